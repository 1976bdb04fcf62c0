"""Long work on the server's own loop, cut into slices: everybody else gets a turn after each of them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Generator
from typing import Any, TypeVar

SLICE = 0.001
BUSY = 0.0003
"""Seconds: whoever takes longer between two slices is at work, and has some more to do."""
REST = 0.004

Result = TypeVar("Result")
Work = Generator[Awaitable[None] | None, None, Result]
"""Something long that pauses by itself, as often as it can; where it has to wait, it yields what it waits for."""


class Slices:
    """A slice of one work after a slice of another; none gets two in a row."""

    def __init__(self) -> None:
        self._work: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._running: asyncio.Task[None] | None = None
        self._waits: set[asyncio.Task[None]] = set()

    async def do(self, work: Work[Result]) -> Result:
        """What the work returns, when its turn has come often enough."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._line_up(work, done)
        return await done

    def _line_up(self, work: Work[Any], done: asyncio.Future[Any]) -> None:
        self._work.append((work, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._work:
            work, done = self._work.popleft()
            if done.cancelled():
                work.close()
            else:
                self._advance(work, done)
            sliced = time.perf_counter()
            await asyncio.sleep(0)
            if time.perf_counter() - sliced > BUSY:  # a move takes several turns of the loop: none has a slice in it
                await asyncio.sleep(REST)
        self._running = None

    def _advance(self, work: Work[Any], done: asyncio.Future[Any]) -> None:
        ends = time.perf_counter() + SLICE
        try:
            while (wait := next(work)) is None:
                if time.perf_counter() >= ends:
                    self._work.append((work, done))
                    return
        except StopIteration as end:
            done.set_result(end.value)
        except Exception as error:
            done.set_exception(error)
        else:
            task = asyncio.create_task(self._wait(wait, work, done))
            self._waits.add(task)
            task.add_done_callback(self._waits.discard)

    async def _wait(self, wait: Awaitable[None], work: Work[Any], done: asyncio.Future[Any]) -> None:
        try:
            await wait
        except Exception as error:
            work.close()
            if not done.done():
                done.set_exception(error)
        else:
            self._line_up(work, done)

    def close(self) -> None:
        for task in (self._running, *self._waits):
            if task is not None:
                task.cancel()
        for work, done in self._work:
            work.close()
            done.cancel()
        self._work.clear()
