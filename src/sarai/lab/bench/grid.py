"""Two seats that mark squares of a board: what tic-tac-toe and connect four have in common.

A seat's marks are the bits of one number. Between the board's lines lies a bit that is never set, so a shift never
carries a mark from one line into the next, and a row of marks in any of the four directions is found by shifting the
board along it.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from sarai.kernel.native import i64, mypyc_attr, vec
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.lab.bench.games import Board

FIRST: Final = 1
SECOND: Final = 2
"""`deciding` while the one or the other seat is to move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid(State):
    """A board with the marks of both seats."""

    __slots__ = ("first", "rules", "second")

    rules: Board
    first: i64
    second: i64

    def __init__(self, rules: Board, options: dict[str, str]) -> None:
        self.rules = rules
        self.seats = 2
        self.options = options
        self.deciding = FIRST
        self.first = 0
        self.second = 0

    @property
    def game(self) -> Board:
        return self.rules

    @abstractmethod
    def has_row(self, marks: i64) -> bool:
        """Whether these marks have as many in a row as win."""

    def winners(self) -> list[int]:
        if self.has_row(self.first):
            return [0]
        return [1] if self.has_row(self.second) else [0, 1]

    def standings(self) -> Standings:
        winners = self.winners()
        if len(winners) == 2:
            return Standings("full", [1, 1])
        return Standings("row", [1, 2] if winners[0] == 0 else [2, 1])

    def key(self) -> bytes:
        return f"{self.deciding} {self.first} {self.second}".encode()

    def tally(self) -> dict[str, int]:
        """Nothing is conserved but the squares: none is marked twice."""
        return {"marked twice": int(self.first & self.second)}

    def places(self) -> list[str]:
        return []

    def at(self, place: str) -> vec[i64]:
        raise KeyError(place)

    def put(self, place: str, pieces: vec[i64]) -> None:
        raise KeyError(place)
