"""What recorded games of Dunhuang should show between them, so that no rule goes without an example."""

from __future__ import annotations

from typing import cast

from sarai.games.dunhuang.constants import BONUS, CHARACTERS, DIPLOMAT, MARKET_DRY
from sarai.games.dunhuang.table import DunhuangTable
from sarai.kernel.covering import Covering
from sarai.kernel.events import Said
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS


class DunhuangCovering(Covering[DunhuangTable]):
    """Every character, every ending, and what happens when something has run out."""

    tempers = (
        {},
        {"camel 1": 6, "coins": 4},
        {"use": 6, "place hand": 3},
        {"use": 8, "place shop": 4, "pass": 0.2, "coins": 0.5},
        {"camel 1": 8, "coins": 0.02, "use": 3, "place shop": 3, "pass": 3},
    )

    def __init__(self) -> None:
        super().__init__(
            *("token", "steals", "defends", "yields", "pays", "leaves", "cannot-pay", "returns", "no-card", "passes"),
            *("coins", "puts-under"),
        )

    def goals(self) -> set[str]:
        last_rounds = {f"last-round-{seats}-{LETTERS[seat]}" for seats in (2, 3, 4) for seat in range(seats)}
        ends = {"end-four-and-four", "end-market-dry", "end-tie-broken-by-coins", "end-shared-win", "win-in-last-round"}
        exhausted = {"pile-exhausted", "coins-exhausted", "prestige-exhausted", "short-draw"}
        rare = {"defends-in-bonus-step", "pays-in-bonus-step", "exchange-of-one"}
        return super().goals() | last_rounds | ends | exhausted | rare | {f"uses-{name}" for name in CHARACTERS}

    def shown_by(self, playing: Play) -> set[str]:
        tables = [cast("DunhuangTable", step.state) for step in playing.path]
        shown = super().shown_by(playing) | shown_at_end(tables[-1])
        for step, before, after in zip(playing.path, [tables[0], *tables], tables):
            told = [event for event in step.events if isinstance(event, Said)]
            shown |= {goal for event in told for goal in shown_by_event(event, before)}
            kinds = {event.kind for event in told}
            if kinds & {"defends", "pays"} and after.phase != BONUS:  # the turn goes on to step 4, not to the bonus
                shown.add("defends-in-bonus-step" if "defends" in kinds else "pays-in-bonus-step")
            if not after.pile.size:
                shown.add("pile-exhausted")
            if after.bank == 0:
                shown.add("coins-exhausted")
            if after.prestige_bank == 0:
                shown.add("prestige-exhausted")
        return shown


def shown_by_event(event: Said, before: DunhuangTable) -> set[str]:
    """`before` is the position in which the answer was given."""
    if event.kind == "uses":
        return {f"uses-{CHARACTERS[int(event.args['character'] or 0)]}"}
    if event.kind == "last-round":
        return {f"last-round-{before.seats}-{LETTERS[int(event.args['seat'] or 0)]}"}
    if event.kind == "chooses" and event.args["count"] == 1:
        return {"exchange-of-one"}
    wanted_more = before.character() == DIPLOMAT or before.steps > 1
    return {"short-draw"} if event.kind == "draws" and event.args["count"] == 1 and wanted_more else set()


def shown_at_end(table: DunhuangTable) -> set[str]:
    standings = table.standings()
    shown = {f"end-{standings.reason}"}
    if table.ended != MARKET_DRY:
        return shown | ({"win-in-last-round"} if table.last_round else set())
    totals = [standings.total(seat) for seat in range(table.seats)]
    if len(standings.winners()) > 1:
        shown.add("end-shared-win")
    elif totals.count(max(totals)) > 1:
        shown.add("end-tie-broken-by-coins")
    return shown
