"""Long sums that some rules ask for, which somebody with more time may solve beforehand."""

from __future__ import annotations

from typing import Generic

from sarai.kernel.native import T
from sarai.kernel.reasons import Unsaid

Riddle = tuple[int, ...]


class Riddles(Generic[T]):
    """The rules solve themselves what nobody did. Riddles may tell what is hidden, so they are for no player and no
    bot. Most games have none."""

    def open(self, state: T) -> list[Riddle]:
        """What the rules will ask for before long, in plain numbers, if they do not know the answers yet."""
        return []

    # A game that opens riddles says these two.

    def solve(self, riddle: Riddle) -> Riddle:
        """The answer, in plain numbers too. It takes long."""
        raise Unsaid(self, "solve")

    def know(self, riddle: Riddle, answer: Riddle) -> None:
        """Keep an answer that somebody has found, for the rules."""
        raise Unsaid(self, "know")
