"""Watching games from above, to count what those who won had and the others had not: what `balance` asks of a game."""

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
    """What a game promises of its balance, as shares from 0 to 1; a group of traits that is not named has no limit."""

    above: Mapping[str, float] = field(default_factory=dict)
    """How far those with a trait of this group may win more than their share."""
    apart: Mapping[str, float] = field(default_factory=dict)
    """How far those with a trait may win more, or less, than those without it."""
    everywhere: tuple[str, ...] = ()
    """Groups that are held to their limit at each number of seats and option too, not only over all games."""
    turns: tuple[int, int] | None = None
    """Between what the median of the turns a player lies."""
    bounded: float | None = None
    """How many games may end only because games must end."""
    used: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Traits of a group that somebody must have had, sometime."""
    winning: tuple[int, int] | None = None
    """Between what the winner's points lie, in nine games of ten."""


class Observer(Generic[T]):
    """Hears every event of one game, secrets too, and says of each seat what it had: traits, each of a group.

    A trait of the group `seat` is its letter. A game's own observer adds what is worth counting there.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.had: list[set[tuple[str, str]]] = [{("seat", LETTERS[seat])} for seat in range(seats)]

    def hear(self, event: Event) -> None:
        """Something happened; pieces and seats are numbers in it."""

    def begins(self, first: int) -> None:
        """The group `order`: who begins has 1, the next 2, and so on."""
        seats = len(self.had)
        for seat in range(seats):
            self.had[seat].add(("order", str((seat - first) % seats + 1)))

    def turns(self, state: T, answers: int) -> float:
        """How many turns each player had in a game that is over, after so many answers of all of them."""
        return answers / len(self.had)

    def bounded(self, state: T) -> bool:
        """Whether the game ended only because games must end."""
        return False


class Counting(Generic[T]):
    """What a game promises of its balance, and who watches for it."""

    limits: Limits = Limits()

    def observer(self, game: Game, seats: int) -> Observer[T]:
        """Somebody who watches one game and says what is worth counting."""
        return Observer(game, seats)
