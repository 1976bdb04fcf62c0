"""The pairs of eyes that look at a table: one socket each."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from sarai.server.quotas import Who

MOST_WAITING = 300_000
"""Bytes that may wait for a slow reader before it is disconnected; it can come back and resume. One frame may always
wait: the first of a long game is longer than that."""
COME_BACK = 1013


class Socket(Protocol):
    """Where the frames go."""

    @property
    def full(self) -> bool:
        """Whether the far end has to read before it can be sent more."""

    @property
    def disconnected(self) -> bool:
        """Whether the far end is gone."""

    def write(self, frame: bytes) -> None:
        """Send a frame, without waiting for anything."""

    def end(self, code: int) -> None:
        """Close with a code, after everything already written."""


class Eyes:
    """One socket: whose it is, with which seat's eyes it sees, and what waits to be sent: frames, then perhaps a
    closing code."""

    __slots__ = ("_closing", "_socket", "_waiting", "_waiting_bytes", "address", "guest", "seat")

    def __init__(self, who: Who, seat: int, socket: Socket) -> None:
        self.guest, self.address = who
        self.seat = seat
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._closing = 0

    @property
    def gone(self) -> bool:
        """Whether the socket has closed or is about to; whatever it still says does not count."""
        return bool(self._closing) or self._socket.disconnected

    def show(self, frame: bytes) -> None:
        if self._closing:
            return
        if not self._waiting and not self._socket.full:
            self._socket.write(frame)
            return
        if self._waiting and self._waiting_bytes + len(frame) > MOST_WAITING:
            self._waiting.clear()
            self.close(COME_BACK)
            return
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)

    def close(self, code: int) -> None:
        """Close the socket once all that waits has been sent."""
        if self._closing:
            return
        self._closing = code
        if not self._waiting:
            self._socket.end(code)

    def go_on(self) -> None:
        """The far end has read: send it what waits."""
        if not self._waiting:
            return
        while self._waiting and not self._socket.full:
            frame = self._waiting.popleft()
            self._waiting_bytes -= len(frame)
            self._socket.write(frame)
        if self._closing and not self._waiting:
            self._socket.end(self._closing)
