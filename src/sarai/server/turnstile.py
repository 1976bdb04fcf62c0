"""Moves go first: requests over HTTP pass one at a time, and where a move is under way they wait for it a moment.

A move takes several turns of the loop. Without this, ten clients that ask again as soon as they are answered would put
their requests between all of these.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 0.005
"""Seconds that a request waits for moves at most, so that requests too are answered where moves never end."""


class Turnstile:
    """Counts the moves under way, and lets one request pass in each turn of the loop."""

    def __init__(self) -> None:
        self._moves = 0
        self._waits: asyncio.Future[None] | None = None
        self._one = asyncio.Lock()

    @contextmanager
    def move(self) -> Iterator[None]:
        """Something that somebody does at a table is under way."""
        self._moves += 1
        try:
            yield
        finally:
            self._moves -= 1
            if not self._moves:
                self._release()

    async def passed(self) -> None:
        """A request may go on; whoever comes next is let through in the next turn of the loop at the earliest."""
        await self._one.acquire()
        loop = asyncio.get_running_loop()
        try:
            if self._moves:
                await self._wait(loop)
        finally:
            loop.call_soon(self._one.release)

    async def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._waits = loop.create_future()
        alarm = loop.call_later(PATIENCE, self._release)
        try:
            await self._waits
        finally:
            alarm.cancel()
            self._waits = None

    def _release(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)
