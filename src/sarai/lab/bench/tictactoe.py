"""Tic-tac-toe: three in a row on nine squares.

0 1 2 .        the bit of each square; the bit after each line is never set
4 5 6 .
8 9 10 .
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.kernel.chance import Chance
from sarai.kernel.native import i64
from sarai.lab.bench.grid import FIRST, SECOND, Grid

if TYPE_CHECKING:
    from sarai.kernel.events import Teller

MARK: Final = 1
"""The number of the first action; the others follow, one a square."""
SQUARES: Final = 9
FULL: Final = 0x777


def bit(square: i64) -> i64:
    return square + square // 3


def _marks_left(taken: int) -> list[int]:
    return [MARK + square for square in range(SQUARES) if not taken >> (square + square // 3) & 1]


LEFT: Final[list[list[int]]] = [_marks_left(taken) for taken in range(FULL + 1)]
"""What may be marked, for every set of taken squares."""


class TicTacToe(Grid):
    __slots__ = ()

    def legal(self, seat: i64) -> list[int]:
        if self.deciding != seat + 1:
            return []
        return LEFT[self.first | self.second].copy()

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        mark: i64 = 1
        mark <<= bit(action - MARK)
        if seat == 0:
            mine = self.first | mark
            self.first = mine
        else:
            mine = self.second | mark
            self.second = mine
        if has_row(mine) or self.first | self.second == FULL:
            self.end()
        else:
            self.deciding = SECOND if seat == 0 else FIRST
        if tell is not None:
            tell.say("marked", seat=int(seat), square=int(action - MARK))

    def clone(self) -> TicTacToe:
        twin = TicTacToe(self.game, self.questions, self.seats, self.options)
        twin.phase = self.phase
        twin.deciding = self.deciding
        twin.first = self.first
        twin.second = self.second
        return twin

    def has_row(self, marks: i64) -> bool:
        return has_row(marks)


def has_row(marks: i64) -> bool:
    """Three in a row: across, down, and on both slants."""
    across = marks & marks >> 1 & marks >> 2
    down = marks & marks >> 4 & marks >> 8
    falling = marks & marks >> 5 & marks >> 10
    rising = marks & marks >> 3 & marks >> 6
    return (across | down | falling | rising) != 0
