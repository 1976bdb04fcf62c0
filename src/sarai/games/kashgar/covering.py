"""What recorded games of Kashgar should show between them, so that no rule and no card goes without an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar.table import KashgarTable
from sarai.kernel.covering import Covering
from sarai.kernel.events import Said
from sarai.kernel.play import Play

if TYPE_CHECKING:
    from sarai.games.kashgar.game import Kashgar

TOLD = ("reshuffles", "finds-nothing", "puts-under", "reaches-goal", "passes", "completes-no-more")
"""Events that should happen in some game."""

OTHER_READINGS = {"free-contracts": "no-mules", "empty-deck": "stays-empty", "goal-lost-again": "plays-on"}
"""The other readings of rulings that are table options: K9, K1, K12."""


class KashgarCovering(Covering[KashgarTable]):
    """Every action of every card, every contract, every ending, every other reading of a ruling."""

    tempers = (
        {},
        {"pass": 0.05, "part": 0.4, "fulfil": 4, "enough": 0.1},
        {"pass": 0.02, "part": 0.1, "use": 4},
        {"pass": 0.02, "part": 2},
    )
    agreements = (
        {"expansion": "all"},
        {},
        {"expansion": "4", "rounds": "12"},
        {"expansion": "all", **OTHER_READINGS},
        {"rounds": "1"},
    )
    """Most games with the expansion, some without, some that end by the number of rounds, perhaps in a shared win."""

    def __init__(self, game: Kashgar) -> None:
        super().__init__(*TOLD)
        self.game = game

    def goals(self) -> set[str]:
        return (
            super().goals()
            | {name for name in self.game.showing.phrases if "." in name}
            | {f"completes-{contract.id}" for contract in self.game.content.contracts}
            | {f"agreed-{name}-{value}" for name, value in OTHER_READINGS.items()}
            | {"end-goal", "end-rounds", "end-tie-broken", "end-shared"}
        )

    def shown_by(self, playing: Play) -> set[str]:
        shown = super().shown_by(playing) | _shown_at_end(playing)
        for event in (event for step in playing.path for event in step.events if isinstance(event, Said)):
            if event.kind in ("uses", "parts"):
                shown.add(str(event.args["says"]))
            elif event.kind == "completes":
                shown.add(f"completes-{self.game.pieces[int(event.args['contract'] or 0)]}")
        return shown


def _shown_at_end(playing: Play) -> set[str]:
    standings = playing.state.standings()
    shown = {f"end-{standings.reason}"}
    totals = [standings.total(seat) for seat in range(playing.state.seats)]
    if totals.count(max(totals)) > 1:
        shown.add("end-tie-broken" if len(standings.winners()) == 1 else "end-shared")
    return shown | {f"agreed-{name}-{value}" for name, value in playing.record.head.options.items()}
