"""The directing side: all subjects take turns in short slices, so that a busy moment of the machine hits them all
alike.

Rates of different moments are not compared. A ratio is taken within each round, where its two sides are seconds apart,
and the median over the rounds is reported with the lowest and the highest.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from types import TracebackType
from typing import Any, Self

WARM_UP = 0.05

Key = tuple[str, str]
"""A worker and one of its lanes."""


class CannotMeasure(Exception):
    """A subject cannot be measured; the text says why."""


@dataclass(frozen=True, slots=True)
class Start:
    """How the process of a subject is started."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    beside: str = ""
    """Subjects with the same word here are compared, and take their turns next to each other."""


class Worker:
    """The process that measures one subject."""

    def __init__(self, start: Start) -> None:
        self.name = start.name
        self.beside = start.beside
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 (as long as the worker)
        try:
            self._process = subprocess.Popen(
                start.command,
                env=dict(start.environment) or None,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._said,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise CannotMeasure(f"{start.command[0]}: {error.strerror}") from error
        self.lanes: dict[str, dict[str, float | None]] = {}
        self.facts: dict[str, Any] = {}

    def await_ready(self) -> None:
        ready = self._answer()["ready"]
        self.lanes, self.facts = ready["lanes"], ready["facts"]

    def measure(self, lane: str, seconds: float) -> tuple[int, float]:
        """How much of the lane was done, and in how long; raises `CannotMeasure`."""
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps({"lane": lane, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it has ended; its last words tell why
        answer = self._answer()
        return answer["done"], answer["seconds"]

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise CannotMeasure(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        if "failed" in answer:
            raise CannotMeasure(answer["failed"])
        return answer

    def _last_words(self) -> str:
        status = self._process.wait()
        self._said.seek(0)
        lines = self._said.read().decode(errors="replace").strip().splitlines()
        return f"it ended with status {status}" + (f": {lines[-1]}" if lines else "")

    def close(self) -> None:
        """Close the process's orders, on which it ends by itself."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.close()
        except OSError:
            pass
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._said.close()


class Crew:
    """All workers of a run; those that cannot work are `missing`, with the reason."""

    def __init__(self, starts: Iterable[Start], progress: Callable[[str], None] = lambda name: None) -> None:
        self.workers: dict[str, Worker] = {}
        self.missing: dict[str, str] = {}
        for start in starts:
            try:
                self.workers[start.name] = Worker(start)
            except CannotMeasure as failed:
                self.missing[start.name] = str(failed)
        for worker in list(self.workers.values()):  # they get ready at the same time
            progress(worker.name)
            self._try(worker, worker.await_ready)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers.values():
            worker.close()

    def _try(self, worker: Worker, doing: Callable[[], Any]) -> Any:
        """The result of `doing`; None if the worker failed, which is then out of the crew."""
        try:
            return doing()
        except CannotMeasure as failed:
            self.missing[worker.name] = str(failed)
            worker.close()
            del self.workers[worker.name]
            return None

    def _in_order(self) -> list[Key]:
        """What is compared stands together, and within that each lane of all workers."""
        besides = list(dict.fromkeys(worker.beside for worker in self.workers.values()))
        lanes = list(dict.fromkeys(lane for worker in self.workers.values() for lane in worker.lanes))
        every = [(name, lane) for name, worker in self.workers.items() for lane in worker.lanes]
        return sorted(every, key=lambda one: (besides.index(self.workers[one[0]].beside), lanes.index(one[1])))

    def take_turns(self, rounds: int, seconds: float, progress: Callable[[], None] = lambda: None) -> Measurements:
        """Measure every lane of every worker once a round, every other round in the opposite order."""
        slices, lanes = Measurements(), self._in_order()
        for number in range(-1, rounds):
            for name, lane in lanes if number % 2 == 0 else reversed(lanes):
                worker = self.workers.get(name)
                if worker is None:
                    continue
                spell = WARM_UP if number < 0 else seconds
                took = self._try(worker, lambda: worker.measure(lane, spell))  # noqa: B023
                if took is not None and number >= 0:
                    slices.add((name, lane), *took)
                progress()
        for name in self.missing:
            slices.drop(name)
        return slices


@dataclass(frozen=True, slots=True)
class Spread:
    """A median with the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def over(cls, values: Sequence[float]) -> Spread:
        return cls(median(values), min(values), max(values))


class Measurements:
    """What was done in each round, by lane."""

    def __init__(self) -> None:
        self._rates: dict[Key, list[float]] = {}
        self._done: dict[Key, int] = {}

    def add(self, key: Key, done: int, seconds: float) -> None:
        self._rates.setdefault(key, []).append(done / seconds)
        self._done[key] = self._done.get(key, 0) + done

    def drop(self, worker: str) -> None:
        """Drop a worker that failed on the way: it has not taken part in every round."""
        for key in [key for key in self._rates if key[0] == worker]:
            del self._rates[key], self._done[key]

    def __contains__(self, key: Key) -> bool:
        return key in self._rates

    def rate(self, key: Key) -> Spread:
        return Spread.over(self._rates[key])

    def done(self, key: Key) -> int:
        return self._done[key]

    def ratio(self, over: Key, under: Key, factor: float = 1.0) -> Spread:
        """Round by round, then the median."""
        pairs = zip(self._rates[over], self._rates[under], strict=True)
        return Spread.over([factor * one / other for one, other in pairs])
