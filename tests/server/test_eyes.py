"""One socket: what waits to be sent, and what is read from it."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from uvicorn import Config, Server
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from sarai.server import inn
from sarai.server.app import make_app
from sarai.server.eyes import COME_BACK, MOST_WAITING, Eyes
from sarai.server.protocol import MOST_UNREAD, DirectSocket, text_head
from sarai.server.quotas import Who
from sarai.server.run import free_socket
from sarai.server.settings import Settings
from sarai.server.sql import SqlStore
from tests.server.harness import in_a_thread

ANN = Who("ann", "")


class Drawer:
    """A socket that keeps what it is sent; while it is `full` its reader takes nothing."""

    def __init__(self) -> None:
        self.full = False
        self.disconnected = False
        self.sent: list[bytes | int] = []

    def write(self, frame: bytes) -> None:
        assert not self.full
        self.sent.append(frame)

    def end(self, code: int) -> None:
        self.sent.append(code)


def sent(*frames: bytes, reads_at_once: bool) -> list[bytes | int]:
    """What a socket is sent, if its far end reads after each frame or only at the end."""
    socket = Drawer()
    eyes = Eyes(ANN, 0, socket)
    for frame in frames:
        socket.full = not reads_at_once
        eyes.show(frame)
    eyes.close(4410)
    socket.full = False
    eyes.go_on()
    return socket.sent


def test_a_long_game_can_be_opened():
    long = b"x" * (3 * MOST_WAITING)
    assert sent(long, reads_at_once=False) == [long, 4410]
    assert sent(long, b"a line", reads_at_once=True) == [long, b"a line", 4410]


def test_who_does_not_read_is_sent_away():
    part = b"x" * (MOST_WAITING // 3)
    assert sent(*[part] * 3, reads_at_once=False) == [part] * 3 + [4410]
    assert sent(*[part] * 4, reads_at_once=False) == [COME_BACK]
    assert sent(*[part] * 9, reads_at_once=True) == [part] * 9 + [4410]


def test_frames_keep_their_order_while_some_wait():
    socket = Drawer()
    eyes = Eyes(ANN, 0, socket)
    eyes.show(b"1")
    socket.full = True
    eyes.show(b"2")
    socket.full = False
    eyes.show(b"3")
    assert socket.sent == [b"1"]
    eyes.go_on()
    eyes.show(b"4")
    eyes.close(4403)
    eyes.close(4410)
    eyes.show(b"5")
    assert socket.sent == [b"1", b"2", b"3", b"4", 4403]


class Pipe(asyncio.Transport):
    """Takes everything that is written, and can be told that the far end does not read."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 5000), "sockname": ("127.0.0.1", 8000)})
        self.sent = b""
        self.reading = True

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


async def opened_socket(pipe: Pipe, then: Callable[[Any], Awaitable[object]]) -> DirectSocket:
    """A socket on the pipe, accepted; `then` gets what it hears."""
    opened: asyncio.Future[DirectSocket] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        opened.set_result(scope["state"]["socket"])
        await then(receive)

    protocol = DirectSocket(Config(app, log_config=None), ServerState(), {})
    protocol.connection_made(pipe)
    protocol.data_received(
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await opened
    pipe.sent = b""
    return protocol


def test_a_socket_takes_frames_until_its_far_end_stops_reading():
    long = b"x" * 70_000

    async def run() -> bytes:
        pipe = Pipe()
        socket = await opened_socket(pipe, lambda receive: receive())
        eyes = Eyes(ANN, 0, socket)
        socket.read_on = eyes.go_on
        eyes.show(b"short")
        socket.pause_writing()
        eyes.show(long)
        assert pipe.sent == b"\x81\x05short"
        socket.resume_writing()
        eyes.close(4410)
        async with asyncio.timeout(20):
            while b"\x11\x3a" not in pipe.sent[-40:]:  # 4410
                await asyncio.sleep(0)
        return pipe.sent

    found = in_a_thread(asyncio.run, run())
    assert found.startswith(b"\x81\x05short" + b"\x81\x7f" + len(long).to_bytes(8) + long + b"\x88")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_frames_of_every_size_are_as_others_make_them(size: int):
    text = b"x" * size
    made = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_head(size) + text == made


def test_a_socket_is_read_on_until_too_much_waits():
    """A message that is being answered does not keep the next ones out; a flood of them is held back."""
    message = Frame(Opcode.TEXT, b"{}").serialize(mask=True)

    async def run() -> None:
        pipe, may_hear = Pipe(), asyncio.Event()
        heard: list[str] = []

        async def hear(receive: Any) -> None:
            await may_hear.wait()
            while True:
                heard.append((await receive())["text"])

        socket = await opened_socket(pipe, hear)
        read: list[bool] = []
        for _ in range(MOST_UNREAD + 1):
            socket.data_received(message)
            read.append(pipe.reading)
        assert read == [True] * MOST_UNREAD + [False]
        may_hear.set()
        async with asyncio.timeout(20):
            while len(heard) <= MOST_UNREAD:
                await asyncio.sleep(0)
        assert pipe.reading
        assert set(heard) == {"{}"}

    in_a_thread(asyncio.run, run())


class Clock:
    """A loop whose time is set by hand; `due` says when something rings."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, wait: float, *_: object) -> asyncio.Handle:
        self.due.append(self.now + wait)
        return SimpleNamespace(cancel=lambda: None)  # type: ignore[return-value]


def test_only_a_silent_line_is_pinged():
    """So that pings cost nothing for people who play: what they send shows that they are there."""

    async def run() -> None:
        pipe, clock = Pipe(), Clock()
        socket = await opened_socket(pipe, lambda receive: asyncio.sleep(60))
        socket.loop, socket.ping_interval, socket.ping_timeout = clock, 12.0, 10.0  # type: ignore[assignment]
        clock.now = 105.0
        socket.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
        clock.now = 112.0
        socket.send_keepalive_ping()
        assert (pipe.sent, clock.due) == (b"", [117.0]), "it was heard at 105"
        clock.now = 117.0
        socket.send_keepalive_ping()
        assert pipe.sent.startswith(b"\x89\x04"), "a ping"
        assert clock.due[1:] == [127.0], "and an answer has to come within ten seconds"
        socket.connection_lost(None)

    in_a_thread(asyncio.run, run())


def test_a_socket_that_is_closed_takes_no_room_any_more(tmp_path, monkeypatch):
    """At once, without garbage collection: a server with many tables has no time for that."""
    known: weakref.WeakSet[object] = weakref.WeakSet()

    class Known(DirectSocket):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            known.update([self, self.conn])

    async def tidies_nothing(is_quiet: object) -> None:
        return

    async def look_and_go(origin: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{origin}", headers={"origin": f"http://{origin}"}) as ann:
            await ann.get("/")
            made = await ann.post("/api/tables", json={"game": "dunhuang", "seats": [{"kind": "here"}] * 2})
            cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        for table, kind in ((made.json()["id"], "hello"), ("none", "refused")):
            address = f"ws://{origin}/api/tables/{table}/live"
            async with connect(
                address, origin=Origin(f"http://{origin}"), additional_headers={"Cookie": cookie}
            ) as live:
                assert json.loads(await live.recv())["kind"] == kind
                assert known

    async def run() -> None:
        with free_socket("127.0.0.1", 0, 1) as listening:
            app = make_app(Settings(data=tmp_path), SqlStore.at(tmp_path))
            server = Server(Config(app, ws=Known, log_config=None))
            serving = asyncio.create_task(server.serve([listening]))
            async with asyncio.timeout(60):
                while not server.started:
                    await asyncio.sleep(0.01)
                await look_and_go(f"127.0.0.1:{listening.getsockname()[1]}")
                while known:
                    await asyncio.sleep(0.01)
            server.should_exit = True
            await serving

    monkeypatch.setattr(inn, "tidy", tidies_nothing)
    gc.disable()
    try:
        in_a_thread(asyncio.run, run())
    finally:
        gc.enable()
