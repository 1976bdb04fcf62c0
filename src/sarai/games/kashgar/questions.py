"""What the questions asked by the card in use have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sarai.games.kashgar.constants import COMPLETE_DRAWN, DRAW, NO_CARD, NO_DECK, PASS_ON, TURN_OVER
from sarai.kernel.native import i64
from sarai.kernel.questions import Question

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable
    from sarai.kernel.questions import Args, Arguments


class OfCard(Question["KashgarTable"]):
    """A card has been used or parted with, and one of its steps needs a choice."""

    topic = "cards"
    verbs: ClassVar[tuple[int, ...]]
    """The verbs of the steps that ask it."""

    def args(self, table: KashgarTable, seat: int) -> Args:
        return {"person": table.game.pieces[table.card], "left": int(table.left)}

    def faults(self, table: KashgarTable) -> list[str]:
        if table.card == NO_CARD:
            return ["table.doing should be given while an action is being carried out, and only then"]
        faults = []
        if table.left < 1 or not self.is_asked(table):
            faults.append(f"table.doing: the action does not ask {self.name} in this step, or not that often")
        if table.drawn_deck != self.draws(table):
            faults.append("table.drawn should be given while a drawn card may be chosen, and only then")
        to_come = [int(step.verb) for step in table.deed_now().steps[table.step :]]
        there = table.card in table.players[table.turn].caravans[table.caravan]
        if not there and (TURN_OVER in to_come or PASS_ON in to_come):
            faults.append("table.doing.caravan: the card in use is not there")
        return faults

    def is_asked(self, table: KashgarTable) -> bool:
        """Whether the action is at a step that asks this."""
        return int(table.step_now().verb) in self.verbs

    def draws(self, table: KashgarTable) -> i64:
        """The deck that the cards lying drawn are from while it is asked."""
        step = table.step_now()
        return step.deck if step.verb == DRAW or step.verb == COMPLETE_DRAWN else NO_DECK


class OfStock(OfCard):
    """One of the player's own stocks must be chosen."""

    topic = "stocks"

    def target(self, table: KashgarTable, seat: int, family: str, said: Arguments) -> str:
        return f"stocks:{seat}:{said['stock']}"
