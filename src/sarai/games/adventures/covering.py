"""What recorded games of Silk Road Adventures should show between them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from sarai.games.adventures import scoring
from sarai.games.adventures.board import HEX_NAMES, HEXES, INNER, WAY_NAMES, turned
from sarai.games.adventures.constants import BUILDING, DECLARED, ICONS, MODES, RELAXED, STOPPED
from sarai.games.adventures.ending import SOLO_RANKS
from sarai.games.adventures.routes import CAUSES, edges_of, is_bonus, tile, way_of
from sarai.games.adventures.solver import best_route
from sarai.games.adventures.table import AdventuresTable
from sarai.kernel.actions import TIME_UP
from sarai.kernel.covering import Covering
from sarai.kernel.events import Said
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.kernel.play import Play

MANNERS: Final = ("best", "short", "worst", "broken", "late", "starred", "wild", "astray")


class AdventuresCovering(Covering[AdventuresTable]):
    """Every way to play, to be out, to score and to end; playing at random, nobody would ever arrive."""

    tempers = (
        {"mixed": 1},
        {"best": 1},
        {"short": 1},
        {"broken": 1},
        {"mixed": 2},
        {"likely": 1},
        {"starred": 1},
        {"mixed": 3},
    )
    agreements = (
        {"mode": "turns"},
        {"mode": "live"},
        {"mode": "own-time"},
        {"mode": "relaxed"},
        {"mode": "live", "late": "out"},
    )

    def goals(self) -> set[str]:
        return (
            super().goals()
            | {f"mode-{mode}" for mode in MODES}
            | {f"icon-{icon}" for icon in ICONS}
            | {f"out-{cause}" for cause in CAUSES[1:]}
            | {f"end-{rank}" for rank in SOLO_RANKS}
            | {"end-four-rounds", "end-draw", "lone-finisher", "nobody-arrives", "equal-stamps", "late-arrival"}
            | {"bonus-used", "bonus-wasted", "bonus-kept", "loss", "floor"}
        )

    def shown_by(self, playing: Play) -> set[str]:
        shown = super().shown_by(playing) | {f"mode-{playing.state.options['mode']}"} | _at_end(playing.state)
        for step in playing.path:
            told = [event for event in step.events if isinstance(event, Said)]
            shown |= {f"icon-{ICONS[int(event.args['icon'] or 0)]}" for event in told if event.kind == "icon"}
            if any(event.kind == "scores" for event in told):
                shown |= _of_round(cast("AdventuresTable", step.state))
        return shown & self.goals()

    def habit(self, table: AdventuresTable, seat: int, temper: Mapping[str, float]) -> int | None:
        """The next step towards the board that this manner wants; then the call, or waiting for time-up."""
        space = table.game.actions
        player = table.players[seat]
        how = manner(table, seat, temper)
        if player.doing != BUILDING or how == "wild":
            return None
        wanted = planned(table, seat, how)
        legal = set(table.legal(seat))
        for hex_, laid in enumerate(wanted):
            if laid and not player.layout[hex_]:
                family = "bonus" if is_bonus(laid) else "place"
                action = space.number(family, hex=HEX_NAMES[hex_], way=WAY_NAMES[int(way_of(laid))])
                if action in legal:
                    return action
        if how == "late" and table.terms.mode != RELAXED:
            stop = space.number("stop")
            return stop if stop in legal else TIME_UP
        return space.number("declare")


def _of_round(table: AdventuresTable) -> set[str]:
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


def _of_result(table: AdventuresTable, seat: int) -> set[str]:
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


def _at_end(table: State) -> set[str]:
    standings = table.standings()
    shown = {f"end-{standings.reason}"}
    if len(standings.winners()) > 1:
        shown.add("end-draw")
    if any(any(player.bonus) for player in cast("AdventuresTable", table).players):
        shown.add("bonus-kept")
    return shown


# -- players for recorded games


def manner(table: AdventuresTable, seat: int, temper: Mapping[str, float]) -> str:
    """How a seat plays this round: as the temper says, or in changing ways if it is mixed."""
    name = next(iter(temper), "wild")
    if name != "mixed":
        return name
    mixed = int(table.players[seat].map) * 5 + int(table.card) * 3 + seat * 11 + int(table.round) + int(temper[name])
    return MANNERS[mixed % len(MANNERS)]


def planned(table: AdventuresTable, seat: int, how: str) -> list[int]:
    """A board whose route arrives well, soon, badly or not at all, with bonus tiles on the route or beside it."""
    terms, player = table.terms, table.players[seat]
    number = table.map_number(player.map)
    worth = [0] * INNER
    for index in range(int(terms.first_circle[number]), int(terms.first_circle[number + 1])):
        circle = terms.circles[index]
        meant = list(circle.weights).index(max(circle.weights)) if how == "likely" else int(table.keys[index])
        for edge in edges_of(circle.edges[meant]):
            worth[edge] += 100 * int(table.prices[circle.good])
    if how == "worst":
        worth = [-value for value in worth]
    per_tile = -500 if how == "short" else -1
    bonus = [int(count) for count in player.bonus] if how in ("best", "starred") else [0, 0, 0]
    start, goal = terms.card_from[table.card], terms.card_to[table.card]
    if how == "astray":
        goal = next(entry for entry in terms.entries if entry not in (start, goal))
    hexes, tiles = _found(int(start), int(goal), tuple(worth), int(terms.tiles), tuple(bonus), per_tile)
    layout = [0] * HEXES
    for hex_, laid in zip(hexes, tiles, strict=True):
        layout[hex_] = laid
    if how == "broken":
        _break(layout, hexes, int(player.map) + int(table.card))
    if how in ("broken", "short"):
        _waste(layout, [int(count) for count in player.bonus])
    return layout


@lru_cache(maxsize=64)
def _found(
    start: int, goal: int, worth: tuple[int, ...], tiles: int, bonus: tuple[int, ...], per_tile: int
) -> tuple[list[int], list[int]]:
    """Cached, because the same route is asked for before every tile."""
    best = best_route(start, goal, list(worth), [], [tiles] * 3, list(bonus), per_tile)
    assert best is not None, "any two cities can be joined"
    return best.hexes, best.tiles


def _break(layout: list[int], hexes: list[int], way: int) -> None:
    """Take away or turn a tile: the first, one in the middle or the last."""
    hex_ = (hexes[0], hexes[len(hexes) // 2], hexes[-1])[way % 3]
    layout[hex_] = 0 if way % 2 else int(tile(turned(way_of(layout[hex_])), 0))


def _waste(layout: list[int], bonus: list[int]) -> None:
    """Lay a bonus tile beside the route."""
    free = [hex_ for hex_, laid in enumerate(layout) if not laid]
    for shape, way in enumerate((0, 3, 9)):
        if bonus[shape] and free:
            layout[free.pop()] = int(tile(way, 1))
