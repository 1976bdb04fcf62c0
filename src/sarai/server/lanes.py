"""Processes that work for the tables, in lanes: each lane serves its waiting questions fairly, and no lane waits for
another.

Within a lane, questions for which a person waits come first; then the address whose tables have had the least time
lately, then the guest there, then the table. Nobody gains by asking more often or under several names, and nobody saves
up by not asking.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from sarai.bots.process import Process, ThoughtEnded
from sarai.kernel.reasons import Refusal
from sarai.server.metrics import Metrics
from sarai.server.quotas import Who

log = logging.getLogger("sarai")
MOST_TAGS = 4096
FORGETS = 0.1
"""The weight of a new duration in the typical one."""


class Crowded(Refusal):
    """So much is waiting that one more would wait in vain."""


@dataclass(slots=True)
class Tags:
    """Fair turns: each name has a tag that grows with the time it was given; the lowest comes next.

    A name that has had nothing for a while gets no head start: it starts level with the others.
    """

    clock: float = 0.0
    _of: dict[str, float] = field(default_factory=dict)

    def of(self, name: str) -> float:
        return max(self._of.get(name, 0.0), self.clock)

    def give(self, name: str, seconds: float) -> None:
        self._of[name] = self.of(name) + seconds
        if len(self._of) > MOST_TAGS:
            self._of = {name: tag for name, tag in self._of.items() if tag > self.clock}

    def begin(self, name: str) -> None:
        self.clock = self.of(name)


@dataclass(slots=True, eq=False)
class _Waiting:
    question: bytes
    who: Who
    table: str
    urgent: bool
    done: asyncio.Future[bytes]
    since: float = field(default_factory=time.monotonic)


class Lane:
    """Some processes of one kind, and those who wait for them."""

    def __init__(
        self,
        name: str,
        module: str,
        processes: int,
        seconds: float,
        metrics: Metrics,
        *,
        memory: int = 0,
        nice: int = 0,
        most: int = 0,
    ) -> None:
        """`seconds` and `memory` limit one answer; once `most` are waiting, one more is refused (0: never)."""
        self.name = name
        self.processes = processes
        self.seconds = seconds
        self.most = most
        self._module, self._memory, self._nice = module, memory, nice
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(processes, f"{name} lane")
        self._idle: list[Process] = []
        self._started: set[Process] = set()
        self._working: set[asyncio.Task[None]] = set()
        self._waiting: list[_Waiting] = []
        self._addresses, self._guests, self._tables = Tags(), Tags(), Tags()
        self._typical = 0.01
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def pids(self) -> list[int]:
        return [one.pid for one in self._started if one.alive]

    async def ask(self, question: bytes, who: Who, table: str, urgent: bool = True) -> bytes:
        """The answer's line; raises `ThoughtEnded`, or `Crowded`."""
        if self._closed:
            raise ThoughtEnded("the server stops")
        if self.most and len(self._waiting) >= self.most:
            raise Crowded(f"{len(self._waiting)} are already waiting in the {self.name} lane")
        waiting = _Waiting(question, who, table, urgent, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._serve()
        try:
            return await waiting.done
        finally:
            if waiting in self._waiting:  # the asker has gone
                self._waiting.remove(waiting)

    def _serve(self) -> None:
        while self._waiting and len(self._working) < self.processes and not self._closed:
            next_one = min(self._waiting, key=self._rank)
            self._waiting.remove(next_one)
            task = asyncio.create_task(self._work(next_one))
            self._working.add(task)
            task.add_done_callback(self._worked)

    def _rank(self, one: _Waiting) -> tuple[float, ...]:
        return not one.urgent, *(tags.of(name) for tags, name in self._tags(one)), one.since

    def _tags(self, one: _Waiting) -> tuple[tuple[Tags, str], ...]:
        return (self._addresses, one.who.address), (self._guests, one.who.guest), (self._tables, one.table)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        self._serve()

    async def _work(self, one: _Waiting) -> None:
        began, guessed = time.monotonic(), self._typical
        for tags, name in self._tags(one):
            tags.begin(name)
            tags.give(name, guessed)
        try:
            line = await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, one.question)
            if not one.done.done():
                one.done.set_result(line)
        except Exception as error:
            if isinstance(error, ThoughtEnded):
                self._metrics.ended.labels(self.name).inc()
            if not one.done.done():
                one.done.set_exception(error)
        took = time.monotonic() - began
        for tags, name in self._tags(one):
            tags.give(name, took - guessed)
        self._typical += FORGETS * (took - self._typical)
        self._metrics.lane_waits.labels(self.name).observe(began - one.since)
        self._metrics.lane_works.labels(self.name).observe(took)

    def _answer(self, question: bytes) -> bytes:
        """Runs in a thread of the lane: there are as many threads as processes, so one is idle or may be started."""
        process = self._idle.pop() if self._idle else self._start()
        try:
            line = process.ask(question, self.seconds)
        except ThoughtEnded:
            self._started.discard(process)
            raise
        self._idle.append(process)
        return line

    def _start(self) -> Process:
        if self._closed:
            raise ThoughtEnded("the server stops")
        try:
            process = Process(self._module, self._memory, self._nice)
        except OSError as error:
            raise ThoughtEnded(f"no process can be started: {error}") from error
        self._started.add(process)
        return process

    def close(self) -> None:
        """End the processes at once; nobody wants their answers any more."""
        self._closed = True
        for waiting in self._waiting:
            waiting.done.cancel()
        self._waiting.clear()
        for process in list(self._started):
            process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
