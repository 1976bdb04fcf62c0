"""What recorded games of Silk Road Adventures should show between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sarai.games.adventures import scoring
from sarai.games.adventures.ending import SOLO_RANKS
from sarai.games.adventures.routes import CAUSES, LATE, is_bonus
from sarai.games.adventures.table import Table
from sarai.games.adventures.words import DECLARED, ICONS, MODES, PHASES, STOPPED
from sarai.kernel.events import Said

if TYPE_CHECKING:
    from sarai.kernel.play import Play

TOLD: Final = (
    "lifts",
    "turns",
    "declares",
    "stops",
    "time-up",
    "rank",
    "length",
    "buys",
    "spends",
    "gets-bonus",
    "last",
)


def goals() -> set[str]:
    return (
        {f"mode-{mode}" for mode in MODES}
        | {f"icon-{icon}" for icon in ICONS}
        | {f"out-{cause}" for cause in CAUSES[1:LATE]}
        | {f"end-{rank}" for rank in SOLO_RANKS[:3]}
        | {f"tells-{kind}" for kind in TOLD}
        | {f"asks-{phase}" for phase in PHASES if phase != "over"}
        | {"end-four-rounds", "end-draw", "lone-finisher", "nobody-arrives", "equal-stamps", "late-arrival"}
        | {"bonus-used", "bonus-wasted", "bonus-kept", "loss", "floor"}
    )


def shown_by(playing: Play) -> set[str]:
    """Which of the goals a finished game shows."""
    shown = {f"mode-{playing.state.options['mode']}"} | _at_end(playing)
    for step in playing.path:
        table = step.state
        assert isinstance(table, Table)
        shown.add(f"asks-{PHASES[table.phase]}")
        told = [event for event in step.events if isinstance(event, Said)]
        shown |= {f"tells-{event.kind}" for event in told if event.kind in TOLD}
        shown |= {f"icon-{ICONS[int(event.args['icon'] or 0)]}" for event in told if event.kind == "icon"}
        if any(event.kind == "scores" for event in told):
            shown |= _of_round(table)
    return shown & goals()


def _of_round(table: Table) -> set[str]:
    """What a round that was just scored shows."""
    scored = table.scored
    assert scored is not None
    results = scored.results
    shown = {f"out-{CAUSES[one.cause]}" for one in results if one.cause}
    arrived = [one for one in results if not one.cause]
    if len(results) > 1 and len(arrived) == 1 and arrived[0].doing == DECLARED:
        shown.add("lone-finisher")
    if not arrived:
        shown.add("nobody-arrives")
    if any(one.doing == STOPPED for one in arrived):
        shown.add("late-arrival")
    times = [int(one.time) for one in arrived if one.doing == DECLARED]
    if len(times) != len(set(times)):
        shown.add("equal-stamps")
    for seat in range(table.seats):
        shown |= _of_result(table, seat)
    return shown


def _of_result(table: Table, seat: int) -> set[str]:
    assert table.scored is not None
    one, route = table.scored.results[seat], scoring.route_then(table, seat)
    stars = {hex_ for hex_, laid in enumerate(one.layout) if laid and is_bonus(laid)}
    on_route = set(route.hexes) if not one.cause else set()
    shown = set()
    if stars & on_route:
        shown.add("bonus-used")
    if stars - on_route:
        shown.add("bonus-wasted")
    change = one.goods + one.rank + one.length
    if change < 0 <= one.before + change:
        shown.add("loss")
    if one.before + change < 0:
        shown.add("floor")
    return shown


def _at_end(playing: Play) -> set[str]:
    table = playing.state
    assert isinstance(table, Table)
    standings = table.standings()
    shown = {f"end-{standings.reason}"}
    if len(standings.winners()) > 1:
        shown.add("end-draw")
    if any(any(player.bonus) for player in table.players):
        shown.add("bonus-kept")
    return shown


AGREEMENTS: Final[tuple[Mapping[str, str], ...]] = (
    {"mode": "turns"},
    {"mode": "live"},
    {"mode": "own-time"},
    {"mode": "relaxed"},
)
