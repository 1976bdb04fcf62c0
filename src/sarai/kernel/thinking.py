"""How a game is thought about: what bots and reviews ask of it beyond its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from sarai.kernel.native import T
from sarai.kernel.reasons import Unsaid

if TYPE_CHECKING:
    from sarai.kernel.chance import Fast


class Thinking(Generic[T]):
    """What suits a short game of which nobody has said more: it is played out, and only its end is judged."""

    horizon: ClassVar[int] = 0
    """After so many random answers search judges by `evaluate` instead of playing on; 0: it always plays to the end."""
    clear_lead: ClassVar[float] = 1.0
    """For that judgement: by how much better `evaluate` is where a seat is clearly ahead."""
    races: ClassVar[bool] = False
    """Where a tree would be too wide: search tries a few answers in the same worlds (`tries`, `play_on`)."""

    def evaluate(self, state: T, seat: int) -> float:
        """A simple estimate of how the seat stands, higher is better."""
        return 0.0

    def tries(self, state: T) -> int:
        """How many answers to the open question search tries, those with the best estimate, in a game that `races`."""
        return 1

    def play_on(self, state: T, seat: int, chance: Fast) -> T:
        """Where a world comes to when everybody answers by estimate until the seat's next turn, in a game that `races`.
        The state may be used up."""
        raise Unsaid(self, "play_on")
