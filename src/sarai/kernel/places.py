"""Where pieces lie, and who sees what lies there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sarai.kernel.events import EVERYONE, eye

OPEN: Final = "open"
OWNER: Final = "owner"
NO_ONE: Final = "no one"
MOST_KNOWN = 10_000


@dataclass(frozen=True, slots=True)
class Place:
    """A kind of place that holds pieces: who sees what lies there, and of which deck the pieces are.

    A place is named by its kind and, after a colon, its number: `hand:2` is the hand of seat 2, `bag:5` a bag.
    """

    seen_by: str
    deck: str = ""


Sight = Callable[[str], bool]
"""Whether somebody sees what lies in a place."""


class Places:
    """The kinds of places of a game."""

    def __init__(self, **kinds: Place) -> None:
        """A kind whose name has a hyphen is written with an underscore here."""
        self.kinds = {name.replace("_", "-"): place for name, place in kinds.items()}
        self._seers: dict[str, int] = {}

    def of(self, place: str) -> Place:
        """The kind of a place."""
        return self.kinds[place.partition(":")[0]]

    def seers(self, place: str) -> int:
        """The mask of those who see what lies in a place."""
        known = self._seers.get(place)
        if known is None:
            seen_by = self.of(place).seen_by
            owner = place.partition(":")[2]
            known = EVERYONE if seen_by == OPEN else eye(int(owner)) if seen_by == OWNER else 0
            if len(self._seers) < MOST_KNOWN:
                self._seers[place] = known
        return known

    def sight(self, seat: int) -> Sight:
        """Which places a seat can see into; the answer is called a dozen times for each view."""
        known, mine = self._seers, eye(seat)

        def sees(place: str) -> bool:
            seers = known.get(place)
            return (self.seers(place) if seers is None else seers) & mine != 0

        return sees
