"""How to think about a game: what bots and reviews need from it beyond its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from sarai.kernel.native import T
from sarai.kernel.reasons import Unsaid

if TYPE_CHECKING:
    from sarai.kernel.chance import Fast


class Thinking(Generic[T]):
    """The defaults suit a short game: it is played to its end, and only the end is judged."""

    horizon: ClassVar[int] = 0
    """After this many random answers, search judges by `evaluate` instead of playing on; 0: it plays to the end."""
    clear_lead: ClassVar[float] = 1.0
    """For that judgement: the difference in `evaluate` that puts a seat clearly ahead."""
    races: ClassVar[bool] = False
    """For a game whose tree would be too wide: search tries a few answers in the same worlds (`tries`, `play_on`)."""

    def evaluate(self, state: T, seat: int) -> float:
        """A simple estimate of how the seat stands, higher is better."""
        return 0.0

    def tries(self, state: T) -> int:
        """In a game that `races`: how many answers to the open question search tries, taking the best by estimate."""
        return 1

    def play_on(self, state: T, seat: int, chance: Fast) -> T:
        """In a game that `races`: the world after everybody has answered by estimate until the seat's next turn.
        The given state may be changed."""
        raise Unsaid(self, "play_on")
