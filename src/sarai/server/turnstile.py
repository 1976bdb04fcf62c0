"""Moves go first: HTTP requests pass one at a time, and wait a moment for any move that is under way.

Requests that wait pass in turn, one from each address: however many one address sends, the others wait for one of them.

A move takes several turns of the loop. Without this, ten clients that ask again as soon as they are answered would put
their requests between all of these turns. After each request the next one waits for as long as that took: so the loop
is idle for half of its time, and most moves find it idle. What bots answer at tables without people is held to the
same.

Moves themselves begin a few at a time. After the machine has stood still for a moment, a hundred may have arrived: if
all began together, the first would be shown only when the last had been computed. So those that have begun are finished
while the others wait, in the order in which they came.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sarai.server.fair_queue import FairQueue
from sarai.server.quotas import Who

PATIENCE = 0.005
"""The most seconds that a request waits for moves, so that requests are answered even where moves never end."""
LEAST_REST = 0.001
"""The least seconds between two requests, however quick the first was."""
BEGIN_TOGETHER = 8
"""The most moves that begin in one turn of the loop."""


class Turnstile:
    """Counts the moves under way, lets a few begin in a turn of the loop, and one request pass at a time."""

    def __init__(self) -> None:
        self._moves = 0
        self._begun = 0
        """Moves that began in this turn of the loop, or may begin in the next."""
        self._line: deque[asyncio.Future[None]] = deque()
        self._waits: asyncio.Future[None] | None = None
        self._passing = False
        self._requests: FairQueue[tuple[asyncio.Future[bool], Callable[[], bool]]] = FairQueue()

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

    async def begin(self) -> None:
        """Wait until a move may begin: it may at once, unless many have come together."""
        loop = asyncio.get_running_loop()
        if self._begun >= BEGIN_TOGETHER:
            mine: asyncio.Future[None] = loop.create_future()
            self._line.append(mine)
            await mine
            return
        self._begun += 1
        if self._begun == 1:
            loop.call_soon(self._begin_more, loop)

    def _begin_more(self, loop: asyncio.AbstractEventLoop) -> None:
        """Runs once in every turn of the loop while there are some; between two turns the loop hears what was
        written."""
        self._begun = 0
        while self._line and self._begun < BEGIN_TOGETHER:
            first = self._line.popleft()
            if not first.done():  # else whoever waited has gone
                first.set_result(None)
                self._begun += 1
        if self._begun:
            loop.call_soon(self._begin_more, loop)

    async def passed(self, who: Who, gone: Callable[[], bool] = lambda: False) -> bool:
        """Wait until a request may go on, or a bot's answer for which nobody waits; the next one passes in a later turn
        of the loop. False if the asker has `gone` by then: nothing is to be done for them."""
        loop = asyncio.get_running_loop()
        if self._passing and not await self._line_up(loop, who, gone):
            return False
        self._passing = True
        try:
            if self._moves:
                await self._wait(loop)
        finally:
            loop.call_soon(self._rest, loop, time.perf_counter())
        return True

    async def _line_up(self, loop: asyncio.AbstractEventLoop, who: Who, gone: Callable[[], bool]) -> bool:
        mine: asyncio.Future[bool] = loop.create_future()
        self._requests.add(who, (mine, gone))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled() and mine.result():
                self._let_next()
            raise

    def _rest(self, loop: asyncio.AbstractEventLoop, began: float) -> None:
        """Runs in the next turn of the loop, when the request has done all that it can at once."""
        loop.call_later(max(LEAST_REST, time.perf_counter() - began), self._let_next)

    def _let_next(self) -> None:
        while self._requests:
            _, (first, gone) = self._requests.next()
            if not first.done():
                first.set_result(not gone())
                if first.result():
                    return
        self._passing = False

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
