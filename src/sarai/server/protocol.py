"""The protocols that uvicorn speaks for us.

HTTP with limits: a request that does not arrive whole in time, or whose address and headers never end, loses its
connection; and there are only so many connections, in all and from one address. WebSockets that send a frame at once. A
client that does not read what it is sent, or sends frames without end, is disconnected.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from asyncio import TimerHandle
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sarai.server.quotas import Holding, Pace, Who, household
from sarai.server.refusals import Declined, refused
from sarai.server.settings import PROXY, Quotas
from sarai.server.wire import encode

MOST_HEAD = 65_536
"""Bytes of a request before its body, and after it: the parser would collect any number."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MOST_LINE, MOST_LINES = 8000, 120
"""Bytes of a line, and lines, in a request that opens a WebSocket; its request line counts too."""
SPARE_FILES = 96
"""Files left for the store, for processes, and for the operator."""

MOST_UNREAD = 8
"""Messages of one socket that may wait before reading from it pauses."""
MOST_AHEAD = 8
"""Requests that a client may send before the first of them is answered."""
PIECE = 4096
"""Bytes of a socket that are parsed at once; nobody who plays sends that many at a time."""
FRAMES_A_SECOND = 120
"""Frames that a socket may send, of all kinds and parts: somewhat more than the commands at which a guest is told to
slow down."""
MUCH = 65_536
"""Bytes that may wait before the far end has to read some; until it does, it counts as not reading."""
READS_WITHIN = 20.0
"""Seconds within which a far end that has to read reads something, and within which a closed connection is gone."""


def most_connections() -> int:
    """As many as there may be open files, less some to spare."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(16, most - SPARE_FILES) if most != resource.RLIM_INFINITY else 1 << 20


class TooMany(Exception):
    """Requests sent without waiting for any answer."""


class ReadingWatch:
    """Makes sure that the far end reads: a connection whose bytes do not move for a while is dropped, and one address
    may have only so many with bytes waiting. A proxy carries everybody's connections and is not counted."""

    unread: ClassVar[Holding] = Holding(Quotas(), "unread")
    loop: asyncio.AbstractEventLoop
    transport: Any
    client: tuple[str, int] | None
    _waiting: TimerHandle | None = None
    _left = 0
    _lost = False

    def counted_as(self) -> Who | None:
        address = self.client[0] if self.client else ""
        return None if address == PROXY else Who("", household(address))

    def begin_reading(self) -> None:
        self._counted = contextlib.ExitStack()
        self.transport.set_write_buffer_limits(high=MUCH)

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        who = self.counted_as()
        try:
            if who is not None:
                self._counted.enter_context(self.unread.one(who))
        except Declined:
            self.loop.call_soon(self.transport.abort)
            return
        self.watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._counted.close()
        self.stop_watching()

    def watch_reading(self) -> None:
        self.stop_watching()
        if self._lost:
            return
        self._left = self.transport.get_write_buffer_size()
        self._waiting = self.loop.call_later(READS_WITHIN, self._look)

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() < self._left:
            self.watch_reading()
        else:
            self.transport.abort()

    def stop_watching(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def end_reading(self) -> None:
        self._lost = True
        self._counted.close()
        self.stop_watching()


class Patient(ReadingWatch, HttpToolsProtocol):
    """Waits only so long for a request: from the start of the connection, and from the start of each request."""

    seconds: ClassVar[float]
    most: ClassVar[int]
    held: ClassVar[Holding]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience: TimerHandle | None = None
        self._head = 0
        self._holds = contextlib.ExitStack()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.begin_reading()
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._wait()
        who = self.counted_as()
        try:
            if who is not None:
                self._holds.enter_context(self.held.one(who))
        except Declined as no:
            transport.write(_refused_at_once(no))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._holds.close()
        self.end_reading()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMany
        self._head = 0
        super().on_headers_complete()
        cycle = self.cycle
        self.scope["state"]["gone"] = lambda: cycle.disconnected

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._patience is None:  # the connection's first request began with it
            self._wait()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It counts as a connection until it counts as a socket, and waits no longer than a request does."""
        self._stop_waiting()
        lines = [self.url, *(name + value for name, value in self.scope["headers"])]
        if max(map(len, lines)) > MOST_LINE or len(lines) > MOST_LINES:  # more than the handshake's parser takes
            self.transport.write(TOO_LARGE)
            self.transport.close()
            self._see_off()
            return
        self.end_reading()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, DirectSocket):
            socket.shake_hands_within(self.seconds, self._holds.pop_all())
        self._holds.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._see_off()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._see_off()

    def _see_off(self) -> None:
        """A closed connection goes when all that was sent has been read, but does not wait for that forever."""
        if self.transport.is_closing():
            self.watch_reading()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(self.seconds, self._end)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _end(self) -> None:
        self._patience = None
        if not self.transport.is_closing():
            self.transport.close()
            self._see_off()


def _refused_at_once(no: Declined) -> bytes:
    """The answer to a client that has not asked anything yet."""
    body = encode(refused(no))
    head = f"HTTP/1.1 {no.status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return head.encode() + b"connection: close\r\n\r\n" + body


def patient(seconds: float, quotas: Quotas) -> type[Patient]:
    """The protocol with that much patience; no address holds more than half of all possible connections."""
    most = most_connections()
    held = Holding(replace(quotas, address_connections=min(quotas.address_connections, most // 2)), "connections")
    unread = Holding(quotas, "unread")
    return type("Patient", (Patient,), {"seconds": seconds, "most": most, "held": held, "unread": unread})


def direct(quotas: Quotas) -> type[DirectSocket]:
    return type("DirectSocket", (DirectSocket,), {"unread": Holding(quotas, "unread")})


def _is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def text_head(size: int) -> bytes:
    """The header of a text frame of `size` bytes (RFC 6455, 5.2); a server masks nothing."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class DirectSocket(ReadingWatch, WebSocketsSansIOProtocol):
    """A WebSocket to which frames are written directly: a move is shown without a task for each who looks.

    The application finds it in its scope's state. If the far end was too slow, `read_on` is called when it has read.
    """

    read_on: Callable[[], None] | None = None
    _ending: asyncio.Task[None] | None = None
    _heard = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.begin_reading()
        self._holds = contextlib.ExitStack()
        self._pace = Pace(FRAMES_A_SECOND, 2 * FRAMES_A_SECOND)
        self._handshake: TimerHandle | None = None

    def shake_hands_within(self, seconds: float, holds: contextlib.ExitStack) -> None:
        """Until it is held as a socket it counts as a connection, and has only so long for its handshake."""
        if self.disconnected:
            holds.close()
            return
        self._holds.push(holds)
        if not self.handshake_complete:
            self._handshake = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def hold(self, what: AbstractContextManager[None]) -> None:
        """Hold something until the connection is gone, whatever becomes of what it was for."""
        before = self._holds.pop_all()
        self._holds.enter_context(what)
        before.close()
        if self.disconnected:
            self._holds.close()

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Everything that arrived counts, including parts of frames and pings."""
        if self._pace.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._break_off(1008, "too many frames")

    def handle_ping(self) -> None:
        if self.full:
            self.conn.data_to_send()  # a client that does not read needs no answer
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """Nobody is there, so nobody has to be told."""
        self.pong_timer = None
        self.transport.abort()

    def _break_off(self, code: int, reason: str) -> None:
        self.conn.events_received()
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.watch_reading()

    def send_keepalive_ping(self) -> None:
        """Ping only after a silence: whoever plays shows that the connection is alive."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self._heard
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._holds.close()
        self.end_reading()
        if self._handshake is not None:
            self._handshake.cancel()
        self.conn.parser.close()  # it waits for more input and refers to its owner: left open, neither would be freed

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    def write(self, frame: bytes) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return  # the receiving side learns that too
        self.transport.write(text_head(len(frame)) + frame)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, except that reading goes on: uvicorn would pause it for each message until that is taken.
        Here only a client that sends faster than it is answered has to wait."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._break_off(1007, "no text")
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = self.queue.qsize() > MOST_UNREAD
        if self.read_paused:
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.read_on is not None:
            self.read_on()

    def end(self, code: int) -> None:
        self._ending = self.loop.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": "come back and resume"})

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close" and not self.disconnected:
            self.watch_reading()
