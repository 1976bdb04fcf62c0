"""What the questions of Dunhuang have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sarai.games.dunhuang.constants import CHARACTERS, NO_CARD, NO_SPACE
from sarai.kernel.questions import Args, Arguments, Question
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import DunhuangTable


class Asking(Question["DunhuangTable"]):
    """A question; unless it has a topic of its own, the rules on the character beside the camel explain it."""

    topic = ""
    step: ClassVar[int] = 3
    """Which of the five steps of a turn it belongs to; 0 before the first turn."""
    asked_by: ClassVar[tuple[str, ...]] = ()
    """The characters whose bonus asks it."""

    def args(self, table: DunhuangTable, seat: int) -> Args:
        return {"character": CHARACTERS[table.character()]}

    def topic_now(self, table: DunhuangTable) -> str:
        return self.topic or CHARACTERS[table.character()]

    def faults(self, table: DunhuangTable) -> list[str]:
        if not self.asked_by or CHARACTERS[table.character()] in self.asked_by:
            return []
        return [f"table.phase: only {' or '.join(self.asked_by)} asks this, and the camel is elsewhere"]


class AskingForCard(Asking):
    """Which of the cards in the hand, in the Shop, or face down after being drawn."""

    lies_in: ClassVar[str] = "hand"

    def place_of(self, family: str) -> str:
        """Where the card lies that an action of this family names."""
        return self.lies_in

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        place, good = self.place_of(family), table.game.pieces.index(said["good"])
        return None if table.at(f"{place}:{seat}")[good] else Reason(f"dunhuang-why-not-in-{place}", {**said})

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        return f"{self.place_of(family)}:{seat}:{said['good']}"


class AskingForSpace(Asking):
    """Which of the spaces, each named after its character."""

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        there = table.space_of(CHARACTERS.index(said["space"])) != NO_SPACE
        return None if there else Reason("dunhuang-why-not-in-ring", {**said}, "D1")

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        space = table.space_of(CHARACTERS.index(said["space"]))
        return "" if space == NO_SPACE else f"market:{space}"


class AskingForMarketCard(AskingForSpace):
    """Which of the cards in the Market."""

    families = ("take",)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        missing = super().why_not(table, seat, family, said)
        if missing is not None:
            return missing
        space = table.space_of(CHARACTERS.index(said["space"]))
        if table.market[space] == NO_CARD:
            return Reason("dunhuang-why-empty-space", {**said})
        return self.why_not_card(table, seat, int(space))

    def why_not_card(self, table: DunhuangTable, seat: int, space: int) -> Reason | None:
        """The rule that forbids taking the card there, if one does."""
        return None

    def label(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        good = table.market[table.space_of(CHARACTERS.index(said["space"]))]
        return super().label(table, seat, family, {**said, "good": table.game.pieces[good]})


def same_type(table: DunhuangTable, good: int) -> Reason:
    """The reason that an exchange within a type is refused: it would change nothing (D16)."""
    return Reason("dunhuang-why-same-type", {"good": table.game.pieces[good]}, "D16")
