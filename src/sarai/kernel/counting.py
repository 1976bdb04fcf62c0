"""Counting what winners had and the others did not, in games watched with nothing hidden: what `balance` needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from sarai.kernel.native import T
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.kernel.events import Event
    from sarai.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Limits:
    """What a game promises about its balance, as shares from 0 to 1; a group of traits not named here has no limit."""

    above: Mapping[str, float] = field(default_factory=dict)
    """How far above their fair share those with a trait of this group may win."""
    apart: Mapping[str, float] = field(default_factory=dict)
    """How much more, or less, often those with a trait may win than those without it."""
    everywhere: tuple[str, ...] = ()
    """Groups whose limits also hold for each number of seats and each option, not only over all games."""
    turns: tuple[int, int] | None = None
    """The range for the median number of turns per player."""
    bounded: float | None = None
    """The share of games that the limit on their length alone may end."""
    used: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Traits of a group that somebody must have had in at least one game."""
    winning: tuple[int, int] | None = None
    """The range for the winner's points in nine games out of ten."""


class Observer(Generic[T]):
    """Hears every event of one game, secrets included, and notes each seat's traits; each trait belongs to a group.

    The trait of the group `seat` is the seat's letter. A game's own observer adds what else is worth counting.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.had: list[set[tuple[str, str]]] = [{("seat", LETTERS[seat])} for seat in range(seats)]

    def hear(self, event: Event) -> None:
        """Note what happened; pieces and seats are numbers in the event."""

    def begins(self, first: int) -> None:
        """Note the group `order`: the first player has 1, the next 2, and so on."""
        seats = len(self.had)
        for seat in range(seats):
            self.had[seat].add(("order", str((seat - first) % seats + 1)))

    def turns(self, state: T, answers: int) -> float:
        """The number of turns per player in a finished game; `answers` counts the answers of all players."""
        return answers / len(self.had)

    def bounded(self, state: T) -> bool:
        """Whether only the limit on its length ended the game."""
        return False


class Counting(Generic[T]):
    """What a game promises about its balance, and the observer that counts for it."""

    limits: Limits = Limits()

    def observer(self, game: Game, seats: int) -> Observer[T]:
        """An observer for one game."""
        return Observer(game, seats)
