"""Who looks at a table: one socket each."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_WAITING = 300_000
"""Bytes that may wait for a slow reader before it is sent away; it can come back and resume. One frame may always wait:
the first of a long game is longer than that."""
COME_BACK = 1013


class Eyes:
    """One socket: whose it is, with which seat's eyes it sees, and what waits to be sent: frames, then perhaps a code
    with which it closes."""

    __slots__ = ("_closing", "_sender", "_waiting", "_waiting_bytes", "address", "guest", "seat")

    def __init__(self, guest: str, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.address = ""
        """From where it looks, by the name that a block has."""
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._closing = 0
        self._sender: asyncio.Future[None] | None = None

    def show(self, frame: bytes) -> None:
        if self._closing:
            return
        if self._waiting and self._waiting_bytes + len(frame) > MOST_WAITING:
            self._waiting.clear()
            self.close(COME_BACK)
            return
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)
        self._wake()

    def close(self, code: int) -> None:
        """The socket closes when all that waits has been sent."""
        self._closing = self._closing or code
        self._wake()

    def _wake(self) -> None:
        if self._sender is not None and not self._sender.done():
            self._sender.set_result(None)

    async def next(self) -> bytes | int:
        """What is to be sent next; a number is the code to close with."""
        while not self._waiting:
            if self._closing:
                return self._closing
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        frame = self._waiting.popleft()
        self._waiting_bytes -= len(frame)
        return frame
