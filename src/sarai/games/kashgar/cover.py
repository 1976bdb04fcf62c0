"""What recorded games of Kashgar should show between them, so that no rule and no card goes without an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.kashgar.table import Table
from sarai.games.kashgar.words import PHASES
from sarai.kernel.events import Said
from sarai.kernel.play import Play

if TYPE_CHECKING:
    from sarai.games.kashgar.game import Kashgar

TOLD = ("reshuffles", "finds-nothing", "puts-under", "reaches-goal", "passes", "completes-no-more")
"""Events that should happen somewhere."""

TEMPERS: tuple[dict[str, float], ...] = (
    {},
    {"pass": 0.05, "part": 0.4, "fulfil": 4, "enough": 0.1},
    {"pass": 0.02, "part": 0.1, "use": 4},
    {"pass": 0.02, "part": 2},
)
"""Ways to play that make rare things likelier: how much likelier than the rest an action is taken, by its text."""

OTHER_READINGS = {"free-contracts": "no-mules", "empty-deck": "stays-empty", "goal-lost-again": "plays-on"}
"""Of the rulings that are options of the table: K9, K1, K12."""

AGREEMENTS: tuple[dict[str, str], ...] = (
    {"expansion": "all"},
    {},
    {"expansion": "4", "rounds": "12"},
    {"expansion": "all", **OTHER_READINGS},
    {"rounds": "1"},
)
"""Most games with the expansion, some without, some that end by the number of rounds, in a shared win perhaps."""


def goals(game: Kashgar) -> set[str]:
    """The names of everything that should be shown: every action of every card, every contract, question and end."""
    return (
        {name for name in game.phrases if "." in name}
        | {f"completes-{contract.id}" for contract in game.content.contracts}
        | {f"tells-{kind}" for kind in TOLD}
        | {f"asks-{phase}" for phase in PHASES if phase != "over"}
        | {f"agreed-{name}-{value}" for name, value in OTHER_READINGS.items()}
        | {"end-goal", "end-rounds", "end-tie-broken", "end-shared"}
    )


def shown_by(playing: Play) -> set[str]:
    """Which of the goals a finished game shows."""
    game = playing.game
    shown = _shown_at_end(playing)
    for step in playing.path:
        table = step.state
        assert isinstance(table, Table)
        shown.add(f"asks-{PHASES[table.phase]}")
        for event in step.events:
            if not isinstance(event, Said):
                continue
            if event.kind in TOLD:
                shown.add(f"tells-{event.kind}")
            elif event.kind in ("uses", "parts"):
                shown.add(str(event.args["says"]))
            elif event.kind == "completes":
                shown.add(f"completes-{game.pieces[int(event.args['contract'] or 0)]}")
    return shown


def _shown_at_end(playing: Play) -> set[str]:
    standings = playing.state.standings()
    shown = {f"end-{standings.reason}"}
    totals = [standings.total(seat) for seat in range(playing.state.seats)]
    if totals.count(max(totals)) > 1:
        shown.add("end-tie-broken" if len(standings.winners()) == 1 else "end-shared")
    return shown | {f"agreed-{name}-{value}" for name, value in playing.record.head.options.items()}
