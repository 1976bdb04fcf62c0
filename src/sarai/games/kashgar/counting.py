"""What `balance` counts in games of Kashgar: first players, start cards, persons, contracts, turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar.constants import FACES, ROUNDS
from sarai.games.kashgar.table import KashgarTable
from sarai.kernel.counting import Counting, Limits, Observer
from sarai.kernel.events import Event, Said

if TYPE_CHECKING:
    from sarai.kernel.game import Game


class KashgarCounting(Counting[KashgarTable]):
    limits = Limits(
        above={"seat": 0.05, "order": 0.05, "start": 0.08},
        apart={"person": 0.06},
        everywhere=("seat", "order"),
        turns=(15, 30),
        bounded=0.01,
    )

    def observer(self, game: Game, seats: int) -> KashgarObserver:
        return KashgarObserver(game, seats)


class KashgarObserver(Observer[KashgarTable]):
    """`order` (1 begins), `start` (start cards dealt), `person` (anybody ever in a caravan), `contract`.

    A start card belongs to two groups, `start` and `person`, and is held to the limits of both.
    """

    def hear(self, event: Event) -> None:
        if isinstance(event, Said):
            if event.kind == "first":
                self.begins(int(event.args["seat"] or 0))
            return
        kind, _, rest = event.target.partition(":")
        assert event.piece is not None
        name = self.game.pieces[event.piece]
        if kind in ("caravans", "completed") and name not in FACES:
            had = self.had[int(rest.partition(":")[0])]
            had.add(("contract" if kind == "completed" else "person", name))
            if event.source == "start":
                had.add(("start", name))

    def turns(self, table: KashgarTable, answers: int) -> float:
        return float(table.round)

    def bounded(self, table: KashgarTable) -> bool:
        return table.ended == ROUNDS
