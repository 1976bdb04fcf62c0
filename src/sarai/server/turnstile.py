"""Moves go first: requests over HTTP pass one at a time, and where a move is under way they wait for it a moment.

A move takes several turns of the loop. Without this, ten clients that ask again as soon as they are answered would put
their requests between all of these. After each request the next one waits for as long as that took: so the loop has
nothing to do for half of its time, and most moves that come find it so.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 0.005
"""Seconds that a request waits for moves at most, so that requests too are answered where moves never end."""
LEAST_REST = 0.001
"""Seconds between two requests at least: the quicker loop counts no less."""


class Turnstile:
    """Counts the moves under way, and lets one request pass at a time."""

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
        """A request may go on; whoever comes next is let through in a later turn of the loop."""
        await self._one.acquire()
        loop = asyncio.get_running_loop()
        try:
            if self._moves:
                await self._wait(loop)
        finally:
            loop.call_soon(self._rest, loop, time.perf_counter())

    def _rest(self, loop: asyncio.AbstractEventLoop, began: float) -> None:
        """In the next turn of the loop: the request has done all that it can at once."""
        loop.call_later(max(LEAST_REST, time.perf_counter() - began), self._one.release)

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
