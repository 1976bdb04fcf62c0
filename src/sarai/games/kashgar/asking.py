"""What all questions have in common that the card in use asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sarai.games.kashgar.words import COMPLETE_DRAWN, DRAW, NO_CARD, NO_DECK, PASS_ON, TURN_OVER
from sarai.kernel.native import i64
from sarai.kernel.questions import Question

if TYPE_CHECKING:
    from sarai.games.kashgar.table import Table
    from sarai.kernel.questions import Args, Arguments


class OfCard(Question["Table"]):
    """A card has been used or parted with, and it must be chosen what one of its steps does."""

    topic = "cards"
    verbs: ClassVar[tuple[int, ...]]
    """The steps that ask it."""

    def args(self, table: Table, seat: int) -> Args:
        return {"person": table.game.pieces[table.card], "left": int(table.left)}

    def faults(self, table: Table) -> list[str]:
        if table.card == NO_CARD:
            return ["table.doing: there is an action exactly while one is being carried out"]
        faults = []
        if table.left < 1 or not self.is_asked(table):
            faults.append(f"table.doing: the action does not ask {self.name} in this step, or not so often")
        if table.drawn_deck != self.draws(table):
            faults.append("table.drawn: cards are drawn exactly while one may be chosen")
        to_come = [int(step.verb) for step in table.deed_now().steps[table.step :]]
        there = table.card in table.players[table.turn].caravans[table.caravan]
        if not there and (TURN_OVER in to_come or PASS_ON in to_come):
            faults.append("table.doing.caravan: the card in use does not stand there")
        return faults

    def is_asked(self, table: Table) -> bool:
        """Whether the action has come to where it asks this."""
        return int(table.step_now().verb) in self.verbs

    def draws(self, table: Table) -> i64:
        """The deck of which cards lie drawn while it is asked."""
        step = table.step_now()
        return step.deck if step.verb == DRAW or step.verb == COMPLETE_DRAWN else NO_DECK


class OfStock(OfCard):
    """An own stock is to be chosen."""

    topic = "stocks"

    def target(self, table: Table, seat: int, family: str, said: Arguments) -> str:
        return f"stocks:{seat}:{said['stock']}"
