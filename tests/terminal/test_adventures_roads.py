"""Roads of Silk Road Adventures in the terminal: whoever follows one with a finger comes where the rules come."""

from __future__ import annotations

import pytest

from sarai import games
from sarai.games.adventures.board import HEX_NAMES, SIDE_NAMES, WAY_NAMES, shape_of
from sarai.games.adventures.routes import follow_layout, layout_of
from sarai.games.adventures.showing import AdventuresCity
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
from sarai.terminal.boards.adventures.building import best_first, chain, whole
from sarai.terminal.boards.adventures.sheet import (
    HEXES,
    LARGE,
    SMALL,
    Scale,
    Sheet,
    draw_borders,
    draw_roads,
    spot,
)

GAME = games.load("adventures")
LEADS = dict(
    zip(
        "━┃┛┗┓┏╹╻═║╝╚╗╔",
        ("lr", "ud", "lu", "ru", "ld", "rd", "u", "d", "lr", "ud", "lu", "ru", "ld", "rd"),
        strict=True,
    )
)
STEPS = {"l": (0, -1), "r": (0, 1), "u": (-1, 0), "d": (1, 0)}
BACK = {"l": "r", "r": "l", "u": "d", "d": "u"}


def random_layout(chance: Fast, tiles: int) -> dict[str, str]:
    names = list(HEX_NAMES)
    chosen = [names.pop(chance.below(len(names))) for _ in range(tiles)]
    return {hex_: WAY_NAMES[chance.below(15)] + "*" * (chance.below(4) == 0) for hex_ in chosen}


def drawn_lines(scale: Scale, layout: dict[str, str]) -> list[str]:
    sheet = Sheet(scale)
    draw_borders(sheet, "")
    draw_roads(sheet, layout, [], dict.fromkeys(layout, ""), "")
    return [line.plain for line in sheet.lines()]


def followed(lines: list[str], scale: Scale, hex_: str, side: str) -> tuple[int, int] | None:
    """Follow the drawn road that enters a hex over a side; where it leaves the sheet's roads, if it leads anywhere."""
    line, column = spot(scale, HEXES[hex_]).place(scale, side)
    towards = {"ne": "d", "nw": "d", "se": "u", "sw": "u", "e": "l", "w": "r"}[side]
    came = BACK[towards]
    here = (line, column)
    if side in ("ne", "nw", "se", "sw"):  # the road of this hex reaches the side
        if towards not in LEADS.get(lines[line][column], ""):
            return None
        here = (line + STEPS[towards][0], column)
    while True:
        leads = LEADS.get(lines[here[0]][here[1]], "")
        if came not in leads:
            return None
        on = next((one for one in leads if one != came), "")
        if not on:
            return here
        there = (here[0] + STEPS[on][0], here[1] + STEPS[on][1])
        beyond = 0 <= there[0] < len(lines) and 0 <= there[1] < len(lines[0])
        if not beyond or BACK[on] not in LEADS.get(lines[there[0]][there[1]], ""):
            return here
        here, came = there, BACK[on]


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_a_drawn_road_leads_where_the_rules_lead(scale):
    """From every border side over random tiles: the end of the drawn line is the side where the route ends."""
    chance = Fast(5)
    far = 0
    for _ in range(150):
        layout = random_layout(chance, 15 + chance.below(5))
        lines = drawn_lines(scale, layout)
        for name, hex_ in HEXES.items():
            for side in SIDE_NAMES:
                if side in hex_.beyond:
                    continue
                led = chain(layout, AdventuresCity("a city", name, side, True))
                end = followed(lines, scale, name, side)
                if not led.hexes:
                    assert end is None, (layout, name, side)
                    continue
                last, out = led.hexes[-1], led.out[1] if led.out else ""
                if led.next is not None:
                    out = _towards(last, *led.next)
                assert end == spot(scale, HEXES[last]).place(scale, out), (layout, name, side)
                far += len(led.hexes) > 2
    assert far > 50


def _towards(hex_: str, beyond: str, entered: str) -> str:
    """The side of a hex that leads to one beyond, where it is entered."""
    side = next(side for side, other in HEXES[hex_].beyond.items() if other == beyond)
    assert SIDE_NAMES[(SIDE_NAMES.index(side) + 3) % 6] == entered
    return side


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_a_road_that_goes_on_nowhere_ends_half_way(scale):
    def side_of(layout: dict[str, str]) -> str:
        line, column = spot(scale, HEXES["c3"]).place(scale, "ne")
        return drawn_lines(scale, layout)[line][column]

    assert side_of({}) == "╲"
    assert side_of({"c3": "ne-w"}) == "╻"
    assert side_of({"b3": "nw-sw*"}) == "╹"
    assert side_of({"c3": "ne-w", "b3": "ne-sw"}) == "┃"
    east = spot(scale, HEXES["c3"]).place(scale, "e")
    row = drawn_lines(scale, {"c3": "e-w", "c4": "ne-se"})[east[0]]
    assert row[east[1]] == "━"
    assert row[east[1] + 1] not in LEADS


def test_a_bonus_tile_is_drawn_with_double_lines():
    plain_tile, bonus = ("".join(drawn_lines(SMALL, {"c3": f"ne-sw{star}"})) for star in ("", "*"))
    assert {"┏", "━", "┛"} <= set(plain_tile)
    assert {"╔", "═", "╝"} <= set(bonus)
    assert not {"┏", "━", "┛"} & set(bonus)


def test_the_chain_of_the_board_is_the_route_of_the_rules():
    chance = Fast(8)
    cities = Play(GAME, ["A"], Fast(1)).view(0).table.cities
    joined = 0
    for n in range(600):
        layout = random_layout(chance, 6 + n % 13)
        if n % 3 == 0:  # a whole road, so that some are
            layout |= {"b1": "nw-e", "b2": "e-w", "b3": "e-w", "b4": "e-w"}
        for one in cities:
            for other in cities:
                if one is other:
                    continue
                start, goal = (HEX_NAMES.index(c.hex) * 6 + SIDE_NAMES.index(c.side) for c in (one, other))
                route = follow_layout(layout_of(layout), start, goal, [])
                assert chain(layout, one).hexes == [HEX_NAMES[hex_] for hex_ in route.hexes]
                assert whole(layout, [one, other]) == (route.cause == 0)
                joined += route.cause == 0
    assert joined > 100


def test_the_first_way_offered_goes_on_with_the_road():
    cities = [
        city for city in Play(GAME, ["A"], Fast(1)).view(0).table.cities if city.id in ("constantinople", "changan")
    ]
    straight = [way for way in WAY_NAMES if shape_of(way) == "straight"]
    tight = [way for way in WAY_NAMES if shape_of(way) == "tight"]
    assert best_first({}, cities, "b4", straight)[0] == "e-w"
    assert {*best_first({}, cities, "b4", tight)[:2]} == {"ne-e", "e-se"}, "both ways out of the city"
    assert best_first({"b4": "e-w"}, cities, "b3", straight)[0] == "e-w"
    assert best_first({"b1": "nw-ne"}, cities, "a1", tight)[0] in ("e-se", "sw-w", "se-sw")
    assert set(best_first({}, cities, "c3", tight)) == set(tight)
