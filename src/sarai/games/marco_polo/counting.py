"""What `balance` counts in games of Marco Polo II: first players, characters, goals, contracts, cards and cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo.constants import CHARACTERS
from sarai.games.marco_polo.content import MarcoPoloContent
from sarai.games.marco_polo.table import MarcoPoloTable
from sarai.kernel.counting import Counting, Limits, Observer
from sarai.kernel.events import Event, Said

if TYPE_CHECKING:
    from sarai.kernel.game import Game


class MarcoPoloObserver(Observer[MarcoPoloTable]):
    """`order` (1 begins), `character`, `goal` (kept), `contract` (completed), `card` and `city` (used)."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.turns_ended = 0

    def hear(self, event: Event) -> None:
        if not isinstance(event, Said) or event.args.get("seat") is None:
            return
        seat = int(event.args["seat"] or 0)
        if event.kind == "first":
            self.begins(seat)
        elif event.kind == "ends-turn":
            self.turns_ended += 1
        elif event.kind in TRAITS:
            group, argument = TRAITS[event.kind]
            number = int(event.args[argument] or 0)
            self.had[seat].add((group, self.game.names[argument][number]))

    def turns(self, state: MarcoPoloTable, answers: int) -> float:
        return self.turns_ended / state.seats


TRAITS = {
    "chooses-character": ("character", "character"),
    "keeps-goal": ("goal", "goal"),
    "completes": ("contract", "contract"),
    "uses-card": ("card", "card"),
    "uses-city": ("city", "location"),
}


class MarcoPoloCounting(Counting[MarcoPoloTable]):
    """What is promised about the balance of a pack."""

    def __init__(self, content: MarcoPoloContent) -> None:
        self.limits = Limits(
            above={"seat": 0.05, "order": 0.05, "character": 0.08},
            everywhere=("seat", "order"),
            used={
                "character": CHARACTERS,
                "card": [one.id for one in content.cards],
                "city": [one.id for one in content.locations if one.special is not None],
            },
            winning=(60, 130),
        )

    def observer(self, game: Game, seats: int) -> MarcoPoloObserver:
        return MarcoPoloObserver(game, seats)
