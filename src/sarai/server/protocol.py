"""The protocols that uvicorn speaks for us.

HTTP with limits: a request that does not arrive whole within some seconds, or whose address and headers never end,
ends with its connection; and there are so many connections and no more, in all and from one address. And sockets that
send a frame at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from asyncio import TimerHandle
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sarai.server.quotas import Holding, Who, household
from sarai.server.refusing import Declined, refused
from sarai.server.settings import PROXY, Quotas
from sarai.server.wire import encode

MOST_HEAD = 65_536
"""Bytes of a request before its body, and after it: the parser would collect any number."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
SPARE_FILES = 96
"""For the store, for processes, and for whoever runs the server."""

MOST_UNREAD = 8
"""Messages of one socket that may wait before it is not read any more for a while."""


def most_connections() -> int:
    """As many as there may be open files, all but some."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(16, most - SPARE_FILES) if most != resource.RLIM_INFINITY else 1 << 20


class Patient(HttpToolsProtocol):
    """Waits so long for a request and no longer: from a connection's beginning, and from each request's."""

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
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._wait()
        address = self.client[0] if self.client else ""
        if address != PROXY:  # which has connections for everybody
            try:
                self._holds.enter_context(self.held.one(Who("", household(address))))
            except Declined as no:
                transport.write(_refused_at_once(no))
                transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._holds.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

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
        """From here on it counts as a socket, and in its place."""
        self._stop_waiting()
        self._holds.close()
        super().handle_websocket_upgrade()

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


def _refused_at_once(no: Declined) -> bytes:
    """The answer to somebody who has not asked anything yet."""
    body = encode(refused(no))
    head = f"HTTP/1.1 {no.status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return head.encode() + b"connection: close\r\n\r\n" + body


def patient(seconds: float, quotas: Quotas) -> type[Patient]:
    """The protocol with that much patience; no address has more than half of all connections there can be."""
    most = most_connections()
    held = Holding(replace(quotas, address_connections=min(quotas.address_connections, most // 2)), "connections")
    return type("Patient", (Patient,), {"seconds": seconds, "most": most, "held": held})


def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes in one frame (RFC 6455, 5.2): a server masks nothing."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class DirectSocket(WebSocketsSansIOProtocol):
    """A socket that takes frames at once, from whoever has them: a move is shown without a task for each who looks.

    The application finds it in its scope's state; where the far end reads too slowly, it is told by `read_on`.
    """

    read_on: Callable[[], None] | None = None
    _ending: asyncio.Task[None] | None = None
    _heard = 0.0

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Only to somebody who has said nothing for a while: whoever plays shows that the line is there."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self._heard
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it waits for more inside what has it: neither would ever go

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    def write(self, frame: bytes) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return  # whoever receives from it learns that too
        self.transport.write(text_head(len(frame)) + frame)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but reading goes on: it would stop for every message, and begin again when that is
        taken. Only somebody who sends faster than he is answered has to wait."""
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
