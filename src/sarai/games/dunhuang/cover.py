"""What recorded games of Dunhuang should show between them, so that no rule goes without an example."""

from __future__ import annotations

from sarai.games.dunhuang.table import Table
from sarai.games.dunhuang.words import BONUS, CHARACTERS, DIPLOMAT, MARKET_DRY, PHASES
from sarai.kernel.events import Said
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS

TOLD = (
    "token",
    "steals",
    "defends",
    "yields",
    "pays",
    "leaves",
    "cannot-pay",
    "returns",
    "no-card",
    "passes",
    "coins",
    "puts-under",
)
"""Events that should happen somewhere."""

TEMPERS: tuple[dict[str, float], ...] = (
    {},
    {"camel 1": 6, "coins": 4},
    {"use": 6, "place hand": 3},
    {"use": 8, "place shop": 4, "pass": 0.2, "coins": 0.5},
    {"camel 1": 8, "coins": 0.02, "use": 3, "place shop": 3, "pass": 3},
)
"""Ways to play that make rare things likelier: how much likelier than the rest an action is taken, by its text."""


def goals() -> set[str]:
    """The names of everything that should be shown."""
    last_rounds = {f"last-round-{seats}-{LETTERS[seat]}" for seats in (2, 3, 4) for seat in range(seats)}
    ends = {"end-four-and-four", "end-market-dry", "end-tie-broken-by-coins", "end-shared-win", "win-in-last-round"}
    exhausted = {"pile-exhausted", "coins-exhausted", "prestige-exhausted", "short-draw"}
    return (
        last_rounds
        | ends
        | exhausted
        | {f"uses-{name}" for name in CHARACTERS}
        | {f"tells-{kind}" for kind in TOLD}
        | {f"asks-{phase}" for phase in PHASES if phase != "over"}
        | {"defends-in-bonus-step", "pays-in-bonus-step", "exchange-of-one"}
    )


def shown_by(playing: Play) -> set[str]:
    """Which of the goals a finished game shows."""
    table = playing.state
    assert isinstance(table, Table)
    shown = _shown_at_end(table)
    before = after = playing.path[0].state
    for step in playing.path:
        before, after = after, step.state
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        shown.add(f"asks-{PHASES[after.phase]}")
        told = [event for event in step.events if isinstance(event, Said)]
        kinds = {event.kind for event in told}
        shown |= {f"tells-{kind}" for kind in kinds if kind in TOLD}
        for event in told:
            if event.kind == "uses":
                shown.add(f"uses-{CHARACTERS[int(event.args['character'] or 0)]}")
            elif event.kind == "last-round":
                shown.add(f"last-round-{table.seats}-{LETTERS[int(event.args['seat'] or 0)]}")
            elif event.kind == "chooses" and event.args["count"] == 1:
                shown.add("exchange-of-one")
            elif event.kind == "draws" and event.args["count"] == 1 and _wanted_more(before):
                shown.add("short-draw")
        if kinds & {"defends", "pays"} and after.phase != BONUS:  # the turn went on to step 4, not to its bonus
            shown.add("defends-in-bonus-step" if "defends" in kinds else "pays-in-bonus-step")
        if not after.pile.size:
            shown.add("pile-exhausted")
        if after.bank == 0:
            shown.add("coins-exhausted")
        if after.prestige_bank == 0:
            shown.add("prestige-exhausted")
    return shown


def _wanted_more(table: Table) -> bool:
    """Whether the drawing character would have drawn more than one card."""
    return table.ring[table.camel] == DIPLOMAT or table.steps > 1


def _shown_at_end(table: Table) -> set[str]:
    standings = table.standings()
    shown = {f"end-{standings.reason}"}
    if table.end != MARKET_DRY:
        return shown | ({"win-in-last-round"} if table.last_round else set())
    totals = [standings.total(seat) for seat in range(table.seats)]
    if len(standings.winners()) > 1:
        shown.add("end-shared-win")
    elif totals.count(max(totals)) > 1:
        shown.add("end-tie-broken-by-coins")
    return shown
