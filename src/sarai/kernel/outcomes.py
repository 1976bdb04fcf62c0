"""Outcomes of chance have names too, so that a record can be read and replayed without a generator.

Every pick names a stream. A stream belongs to a family with a domain of names; a family with `each_seat` has one
stream per seat, so that one seat's draws do not shift another's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MOST_SEATS: Final = 8


class UnknownOutcome(ValueError):
    """A name that the stream cannot give."""


@dataclass(frozen=True, slots=True)
class StreamFamily:
    name: str
    domain: tuple[str, ...]
    each_seat: bool


def streams(name: str, domain: Sequence[str], each_seat: bool = False) -> StreamFamily:
    return StreamFamily(name, tuple(domain), each_seat)


class Outcomes:
    """The streams of a game, numbered in the order of their families."""

    def __init__(self, *families: StreamFamily) -> None:
        self._base: dict[str, int] = {}
        self._family: list[StreamFamily] = []
        for declared in families:
            self._base[declared.name] = len(self._family)
            self._family += [declared] * (MOST_SEATS if declared.each_seat else 1)

    def stream(self, name: str, seat: int = 0) -> int:
        return self._base[name] + seat

    def text(self, stream: int, kind: int) -> str:
        return self._family[stream].domain[kind]

    def kind(self, stream: int, name: str) -> int:
        domain = self._family[stream].domain
        if name not in domain:
            raise UnknownOutcome(f"{name!r} cannot come from {self._family[stream].name!r}")
        return domain.index(name)
