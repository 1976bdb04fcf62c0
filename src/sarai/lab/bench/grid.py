"""Two seats that mark squares of a board: what tic-tac-toe and connect four have in common.

A seat's marks are the bits of one number. Between the board's lines lies a bit that is never set, so a shift never
carries a mark from one line into the next, and a row of marks in any of the four directions is found by shifting the
board along it.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from sarai.kernel.native import i64, mypyc_attr, vec
from sarai.kernel.questions import Question
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.lab.bench.games import GridGame

FIRST: Final = 1
SECOND: Final = 2
"""`deciding` while one or the other seat is to move."""
OVER: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid(State["GridGame"]):
    """A board with the marks of both seats. It has its own `legal` and `apply`, since there is only one question."""

    __slots__ = ("first", "second")

    first: i64
    second: i64

    def __init__(self, game: GridGame, questions: list[Question[Any]], seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, questions, seats, options)
        self.first = 0
        self.second = 0

    def lay_bare(self) -> None:
        self.deciding = FIRST

    @abstractmethod
    def has_row(self, marks: i64) -> bool:
        """Whether these marks have enough in a row to win."""

    def end(self) -> None:
        self.deciding = 0
        self.phase = OVER

    def winners(self) -> list[int]:
        if self.has_row(self.first):
            return [0]
        return [1] if self.has_row(self.second) else [0, 1]

    def standings(self) -> Standings:
        winners = self.winners()
        if len(winners) == 2:
            return Standings("full", [1, 1])
        return Standings("row", [1, 2] if winners[0] == 0 else [2, 1])

    def tally(self) -> dict[str, int]:
        """Nothing is conserved but the squares: none is marked twice."""
        return {"marked twice": int(self.first & self.second)}

    def lies(self) -> dict[str, vec[i64]]:
        return {}
