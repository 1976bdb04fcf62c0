"""Chance comes from outside the state, through one primitive: `pick(stream, counts) -> kind`.

Four kinds: `Dealer` deals a live game so that anybody can check it afterwards, `Playback` repeats a record, `Fast`
drives simulation, and `Scripted` lets a test or a search say what happens.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from sarai.kernel.native import i64, mypyc_attr, vec
from sarai.kernel.outcomes import Outcomes, UnknownOutcome

if TYPE_CHECKING:
    from sarai.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Says which kind turned up; `counts[kind]` is how many of each kind there are."""

    @abstractmethod
    def pick(self, stream: i64, counts: vec[i64]) -> i64: ...


_MULTIPLIER: Final = 1073740155
_LOW: Final = 0xFFFFFFFF


class Fast(Chance):
    """Multiply-with-carry in one int below 2**62: quick, cheap to copy, the same compiled and interpreted.

    The multiplier times 2**32 less one is a safe prime, so the period is about 2**61. Good for play, not for secrets.
    """

    __slots__ = ("state",)

    state: i64

    def __init__(self, seed: int) -> None:
        start = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")
        self.state = start % (_MULTIPLIER * 2**32 - 3) + 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is at most 2**30."""
        state = self.state
        state = _MULTIPLIER * (state & _LOW) + (state >> 32)
        self.state = state
        return ((state & _LOW) * bound) >> 32

    def pick(self, stream: i64, counts: vec[i64]) -> i64:
        total: i64 = 0
        for count in counts:
            total += count
        left = self.below(total)
        kind: i64 = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        return kind


def pick_weighted(chance: Chance, stream: i64, counts: list[int]) -> i64:
    """`pick` for callers whose counts are a list."""
    return chance.pick(stream, vec[i64](counts))


class ScriptEnded(Exception):
    """A script ran out: the rules need an outcome of `stream`, and each kind may turn up in `counts[kind]` ways."""

    def __init__(self, stream: int, counts: list[int]) -> None:
        super().__init__(f"chance is asked for stream {stream} of {counts}")
        self.stream = stream
        self.counts = counts


class Scripted(Chance):
    """Gives the kinds it was told, then raises `ScriptEnded`; clone the state and retry for exact chance nodes."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = list(kinds)
        self.used = 0

    def pick(self, stream: i64, counts: vec[i64]) -> i64:
        if self.used == len(self.kinds):
            raise ScriptEnded(stream, [int(count) for count in counts])
        kind = self.kinds[self.used]
        if not 0 <= kind < len(counts) or counts[kind] < 1:
            raise ValueError(f"the script gives kind {kind}, of which there is none in {list(counts)}")
        self.used += 1
        return kind


class Dealer(Chance):
    """Deals so that nobody can choose and everybody can check.

    The hash of the seed (`commitment`) is published first, then every seat adds a nonce; each outcome is the hash of
    seed, nonces, stream and a counter that never goes back, not even for undo. At the end the seed is revealed. Each
    stream counts for itself, so one seat's reroll does not shift another's dice.
    """

    def __init__(self, seed: bytes, nonces: tuple[str, ...] = (), counters: dict[int, int] | None = None) -> None:
        self.seed = seed
        self.nonces = nonces
        self.counters = dict(counters or {})
        self._key = hashlib.sha256(b"\n".join((seed, *(nonce.encode() for nonce in nonces)))).digest()

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def pick(self, stream: i64, counts: vec[i64]) -> i64:
        left = self._below(stream, sum(int(count) for count in counts))
        kind = 0
        while left >= counts[kind]:
            left -= int(counts[kind])
            kind += 1
        return kind

    def _below(self, stream: int, bound: int) -> int:
        """Without bias: numbers beyond the last whole multiple of the bound are drawn again."""
        whole = 2**64 - 2**64 % bound
        while True:
            counter = self.counters.get(stream, 0)
            self.counters[stream] = counter + 1
            drawn = hashlib.sha256(self._key + f"{stream}:{counter}".encode()).digest()
            number = int.from_bytes(drawn[:8], "big")
            if number < whole:
                return number % bound


def commitment(seed: bytes) -> str:
    """The hash that is published before a game; its seed stays secret until the end."""
    return hashlib.sha256(seed).hexdigest()


class OffScript(Exception):
    """A playback was asked for an outcome that its record does not hold."""


class Playback(Chance):
    """Repeats the outcomes in a record; whoever reads the record hands it the names of one line at a time."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes
        self.waiting: list[str] = []

    def pick(self, stream: i64, counts: vec[i64]) -> i64:
        if not self.waiting:
            raise OffScript("the rules ask chance for more outcomes than the line has")
        name = self.waiting.pop(0)
        try:
            kind = self.outcomes.kind(stream, name)
        except UnknownOutcome as unknown:
            raise OffScript(str(unknown)) from unknown
        if kind >= len(counts) or counts[kind] < 1:
            raise OffScript(f"{name!r} cannot turn up there: none is left")
        return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Listening(Chance):
    """Passes every pick on to its source and notes the outcome: `heard` holds (stream, kind) in order.

    For each pick, `next_event` holds how many events came before it: the event that follows says who may know the
    outcome.
    """

    def __init__(self, source: Chance, events: list[Event] | None = None) -> None:
        self.source = source
        self.events = events
        self.heard: list[tuple[int, int]] = []
        self.next_event: list[int] = []

    def pick(self, stream: i64, counts: vec[i64]) -> i64:
        self.next_event.append(0 if self.events is None else len(self.events))
        kind = self.source.pick(stream, counts)
        self.heard.append((stream, kind))
        return kind
