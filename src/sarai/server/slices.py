"""Long work on the server's own loop, cut into slices: everybody else gets a turn after each."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from sarai.server.fair_queue import FairQueue
from sarai.server.quotas import Who

SLICE = 0.0005
BREATH = 0.001
"""The least seconds between two slices, so that most moves come while there is none."""
BUSY = 0.0003
"""Seconds: a loop that takes longer between two slices is at work, and is given a longer rest."""
REST = 0.004
TOGETHER = 2
"""Jobs of one address that are under way at once; a table takes more room while it is made than afterwards."""

Result = TypeVar("Result")
Work = Generator[Awaitable[None] | None, None, Result]
"""Long work that pauses by itself, as often as it can; where it has to wait, it yields what it waits for."""


@dataclass(slots=True, eq=False)
class _Job:
    who: Who
    work: Work[Any]
    done: asyncio.Future[Any]


class Slices:
    """Runs a slice of each job in turn; none gets two in a row while others wait.

    Of each address only a few are under way and the others wait: asking for more gains nobody more slices.
    """

    def __init__(self) -> None:
        self._begun: deque[_Job] = deque()
        self._waiting: dict[str, FairQueue[_Job]] = {}
        self._counts: dict[str, int] = {}
        self._running: asyncio.Task[None] | None = None
        self._waits: set[asyncio.Task[None]] = set()

    async def do(self, who: Who, work: Work[Result]) -> Result:
        """Run the work slice by slice, and return its result."""
        job = _Job(who, work, asyncio.get_running_loop().create_future())
        if self._counts.get(who.address, 0) < TOGETHER:
            self._counts[who.address] = self._counts.get(who.address, 0) + 1
            self._line_up(job)
        else:
            self._waiting.setdefault(who.address, FairQueue()).add(who, job)
        result: Result = await job.done
        return result

    def _line_up(self, job: _Job) -> None:
        self._begun.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._begun:
            job = self._begun.popleft()
            if job.done.cancelled():
                job.work.close()
                self._end(job)
            else:
                self._advance(job)
            sliced = time.perf_counter()
            await asyncio.sleep(0)
            busy = time.perf_counter() - sliced > BUSY
            await asyncio.sleep(REST if busy else BREATH)  # a move takes several turns of the loop
        self._running = None

    def _advance(self, job: _Job) -> None:
        ends = time.perf_counter() + SLICE
        try:
            while (wait := next(job.work)) is None:
                if time.perf_counter() >= ends:
                    self._begun.append(job)
                    return
        except StopIteration as end:
            job.done.set_result(end.value)
            self._end(job)
        except Exception as error:
            job.done.set_exception(error)
            self._end(job)
        else:
            task = asyncio.create_task(self._wait(wait, job))
            self._waits.add(task)
            task.add_done_callback(self._waits.discard)

    async def _wait(self, wait: Awaitable[None], job: _Job) -> None:
        try:
            await wait
        except Exception as error:
            job.work.close()
            if not job.done.done():
                job.done.set_exception(error)
            self._end(job)
        else:
            self._line_up(job)

    def _end(self, job: _Job) -> None:
        """One of this address is done; the next that waits there begins."""
        address = job.who.address
        if address in self._waiting:
            line = self._waiting[address]
            _, following = line.next()
            if not line:
                del self._waiting[address]
            self._line_up(following)
        else:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def close(self) -> None:
        for task in (self._running, *self._waits):
            if task is not None:
                task.cancel()
        for job in self._begun:
            _drop(job)
        for line in self._waiting.values():
            while line:
                _drop(line.next()[1])
        self._begun.clear()
        self._waiting.clear()


def _drop(job: _Job) -> None:
    job.work.close()
    job.done.cancel()
