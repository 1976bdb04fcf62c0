"""Who looks at a table."""

from __future__ import annotations

import asyncio

MOST_WAITING = 400
"""Frames that may wait for a slow reader before it is sent away; it can come back and resume."""


class Eyes:
    """One socket: whose it is, with which seat's eyes it sees, and the frames that wait to be sent."""

    def __init__(self, guest: str, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def show(self, frame: bytes) -> None:
        if self.frames.qsize() < MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            self.close()

    def close(self) -> None:
        """The sender, and with it the socket, stops when it comes to the end."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)
