"""Long calculations that some rules need, which somebody with more time may do beforehand."""

from __future__ import annotations

from typing import Generic

from sarai.kernel.native import T
from sarai.kernel.reasons import Unsaid

Riddle = tuple[int, ...]


class Riddles(Generic[T]):
    """The rules solve whatever nobody has solved for them. Riddles may give away what is hidden, so they are not for
    players or bots. Most games have none."""

    def open(self, state: T) -> list[Riddle]:
        """The riddles that the rules will need soon and cannot answer yet, in plain numbers."""
        return []

    # A game that has riddles defines these two.

    def solve(self, riddle: Riddle) -> Riddle:
        """The answer, in plain numbers too. This takes long."""
        raise Unsaid(self, "solve")

    def know(self, riddle: Riddle, answer: Riddle) -> None:
        """Keep an answer that somebody has found, for the rules to use."""
        raise Unsaid(self, "know")
