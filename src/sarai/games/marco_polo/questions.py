"""The questions of the game by number, and what they have in common. Each is in the module of its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.kernel.questions import Question
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloTable

CHARACTER: Final = 0
GOAL: Final = 1
TWICE: Final = 2
PAIRS: Final = 3
COMPENSATION: Final = 4
TURN: Final = 5
DIE: Final = 6
OFFER: Final = 7
SEAL: Final = 8
FIGURE: Final = 9
WALK: Final = 10
EXTRA_POST: Final = 11
LIFT: Final = 12
BONUS: Final = 13
TAKE: Final = 14
DROP: Final = 15
GOOD: Final = 16
COPY: Final = 17
TRADE: Final = 18
TIMES: Final = 19
MARKER: Final = 20
MONEY_BAG: Final = 21
PAY_COINS: Final = 22
PAY_CAMELS: Final = 23
OASES: Final = 24
BLACK: Final = 25
OVER: Final = 26
FLOW: Final = 27
"""No question is open: the rules carry on by themselves."""


class MarcoPoloQuestion(Question["MarcoPoloTable"]):
    """A question of this game."""

    topic = "dice"

    def fits(self, table: MarcoPoloTable) -> bool:
        """Whether what is being carried out can ask this."""
        return True

    def faults(self, table: MarcoPoloTable) -> list[str]:
        if not self.fits(table):
            return [f"table.doing: what is being carried out does not ask this ({self.name})"]
        asked = [seat for seat in range(table.seats) if table.deciding >> seat & 1]
        return [
            f"table: seat {LETTERS[seat]} has no legal answer ({self.name})"
            for seat in asked
            if not self.choices(table, seat)
        ]
