"""Connect four: discs fall into seven columns of six, and four in a row win.

5 12 19 26 33 40 47        the bit of each square; bit 6 above each column is never set
…
0  7 14 21 28 35 42
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.kernel.chance import Chance
from sarai.kernel.native import i64
from sarai.lab.bench.grid import FIRST, SECOND, Grid

if TYPE_CHECKING:
    from sarai.kernel.events import Teller

DROP: Final = 1
"""The number of the first action; the others follow, one a column."""
COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = ROWS + 1
FLOOR: Final = sum(1 << STRIDE * column for column in range(COLUMNS))
TOP: Final = FLOOR << ROWS - 1
FULL: Final = FLOOR * (2**ROWS - 1)
EVERY: Final[list[int]] = list(range(DROP, DROP + COLUMNS))


class ConnectFour(Grid):
    __slots__ = ()

    def legal(self, seat: i64) -> list[int]:
        if self.deciding != seat + 1:
            return []
        full = (self.first | self.second) & TOP
        if not full:
            return EVERY.copy()
        return [action for action in EVERY if not full >> (STRIDE * (action - DROP) + ROWS - 1) & 1]

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        column = action - DROP
        taken = self.first | self.second
        foot: i64 = 1
        foot <<= STRIDE * column
        disc = (taken + foot) & foot * 63 & ~taken  # adding one at the foot carries up to the first free square
        if seat == 0:
            mine = self.first | disc
            self.first = mine
        else:
            mine = self.second | disc
            self.second = mine
        if has_row(mine) or taken | disc == FULL:
            self.end()
        else:
            self.deciding = SECOND if seat == 0 else FIRST
        if tell is not None:
            tell.say("dropped", seat=int(seat), column=int(column))

    def clone(self) -> ConnectFour:
        twin = ConnectFour(self.game, self.questions, self.seats, self.options)
        twin.phase = self.phase
        twin.deciding = self.deciding
        twin.first = self.first
        twin.second = self.second
        return twin

    def has_row(self, marks: i64) -> bool:
        return has_row(marks)


def has_row(marks: i64) -> bool:
    """Four in a row: up, across, and on both slants."""
    up = marks & marks >> 1
    across = marks & marks >> STRIDE
    rising = marks & marks >> STRIDE + 1
    falling = marks & marks >> STRIDE - 1
    return (
        up & up >> 2
        | across & across >> 2 * STRIDE
        | rising & rising >> 2 * STRIDE + 2
        | falling & falling >> 2 * STRIDE - 2
    ) != 0
