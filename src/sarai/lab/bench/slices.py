"""The measuring side: a process that is told a lane and a time, and answers how much it did in how long.

It speaks lines of JSON. First comes `{"ready": …}` with what there is to know about the subject, or `{"failed": why}`;
then each `{"lane": name, "seconds": s}` is answered with `{"done": n, "seconds": t}`. Other engines run this in a
Python of their own, so nothing here needs more than the standard library.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from typing import TextIO


@dataclass(slots=True)
class Workload:
    """Something to measure: `batch` does a little of it and returns how much.

    Lanes of playouts also know the mean number of decisions in a game, and what share of them had at least two options.
    These were counted beforehand, so that counting takes no time while the clock runs.
    """

    batch: Callable[[], int]
    length: float | None = None
    choices: float | None = None


@dataclass(slots=True)
class Subject:
    lanes: dict[str, Workload]
    facts: dict[str, str | float] = field(default_factory=dict)


def playouts(batch: Callable[[], int], games: int, counted: Callable[[], tuple[int, int]]) -> Workload:
    """A lane of random games; `counted` plays one and returns its decisions, and those with at least two options."""
    decisions = choices = 0
    for _ in range(games):
        more = counted()
        decisions += more[0]
        choices += more[1]
    return Workload(batch, decisions / games, choices / decisions)


def dice() -> Iterator[int]:
    """Numbers below 2**30 for random choices, drawn beforehand: every loop in Python chooses by them.

    Drawing would cost more than some engines take for a move. The list is long and of prime length, so that games do
    not soon repeat.
    """
    source = random.Random(20)
    return cycle([source.randrange(2**30) for _ in range(65_521)])


def measure(batch: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Repeat the batch until the time is up, at least once; returns how much was done in how long."""
    now = time.perf_counter
    done, began = 0, now()
    while True:
        done += batch()
        spent = now() - began
        if spent >= seconds:
            return done, spent


def serve(make: Callable[[], Subject], orders: TextIO, answers: TextIO) -> None:
    """Measure as ordered until the orders end; faults are answered too."""

    def answer(**said: object) -> None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()

    try:
        subject = make()
        lanes = {name: {"length": lane.length, "choices": lane.choices} for name, lane in subject.lanes.items()}
        answer(ready={"lanes": lanes, "facts": subject.facts})
        for line in orders:
            order = json.loads(line)
            done, spent = measure(subject.lanes[order["lane"]].batch, order["seconds"])
            answer(done=done, seconds=spent)
    except Exception as error:
        answer(failed=f"{type(error).__name__}: {error}")


def own_channel() -> TextIO:
    """The standard output, kept for answers alone: whatever a library prints goes to standard error instead."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return channel
