"""The house pack is what its generator promises; anybody's pack is checked; the solver solves every map."""

from __future__ import annotations

import os
import re
from collections import Counter
from itertools import combinations, pairwise

import pytest

from sarai import games
from sarai.games.adventures import Adventures, content
from sarai.games.adventures.board import EDGE_NAMES, INNER, middle_of_edge
from sarai.games.adventures.reading import plausible
from sarai.games.adventures.solver import best_route
from sarai.kernel.chance import Fast
from sarai.kernel.content import read_pack
from sarai.kernel.memory import Memory
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.reasons import BadPack
from sarai.kernel.view import imagine, view
from sarai.lab import maps
from sarai.lab.solving import time_solver
from tests.games.adventures import slow
from tests.games.adventures.scene import layout, loaded
from tests.games.adventures.test_board import SUPPLY, as_board
from tests.laws.driver import SHARDS

HOUSE = games.packs("adventures")[-1].read_text(encoding="utf-8")
MAPS = loaded().content.maps
over_maps = pytest.mark.parametrize("one", MAPS, ids=[one.id for one in MAPS])


def read(text: str) -> Adventures:
    return Adventures(read_pack(text, "adventures", content.AdventuresContent, content.check))


def test_the_pack_is_what_the_generator_writes(deep):
    """Redrawing the maps of the first rounds takes half a minute, so that is for deep runs."""
    pack = loaded().content
    assert maps.pack_text(pack) == HOUSE
    if deep:
        assert maps.make() == pack
    assert (pack.rules, pack.goods, pack.cities, pack.cards) == (maps.RULES, maps.GOODS, maps.CITIES, maps.cards())
    assert Counter(frozenset(card.cities) for card in pack.cards) == {
        frozenset((one.id, two.id)): 1 for one, two in combinations(pack.cities, 2)
    }


@over_maps
def test_a_circle_means_what_its_place_says_and_the_likeliest_edge_is_right_8_to_9_times_in_10(one):
    least, most = maps.SURE[one.round]
    for circle in one.circles:
        read_off = [(EDGE_NAMES[edge], weight) for edge, weight in plausible(circle.x, circle.y)]
        assert [(meaning.edges[0], meaning.weight) for meaning in circle.means] == read_off
        assert 80 <= least <= circle.means[0].weight <= most <= 90
        assert sum(meaning.weight for meaning in circle.means) == 100
        x, y = middle_of_edge(EDGE_NAMES.index(circle.means[0].edges[0]))
        assert (circle.x - x) ** 2 + (circle.y - y) ** 2 <= maps.CLOSE**2
    for a, b in combinations(one.circles, 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= maps.FAR_APART**2


@over_maps
def test_s41_by_the_likeliest_edges_a_route_is_worth_taking_for_every_pair_in_every_market_order(one, deep):
    """An ordinary run tries every eighth of the last round's 720 orders."""
    every = 8 if one.round == 4 and not deep else 1
    assert maps.worthless(loaded().content, one, maps.likeliest(one), every) == 0


@over_maps
def test_every_map_is_a_trap_for_who_trusts_the_likeliest_edges(one):
    assert maps.trap(loaded().content, one, 500, Fast(1)) >= 0.1


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_by_their_likeliest_edges_the_maps_of_a_round_are_about_equally_good(round_):
    mine = [one for one in MAPS if one.round == round_]
    found = maps.spread(loaded().content, mine, 200, Fast(round_))
    assert sum(far <= 3 for far in found) >= 0.9 * 200, Counter(found)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('hex = "b1"', 'hex = "c3"', "c3-nw is not an edge on the border"),
        ('hex = "b1"\nside = "nw"', 'hex = "d1"\nside = "w"', "another city has the entry d1-w [S41]"),
        ('side = "nw"', 'side = "north"', "is 'north'; there are: ne, e, se, sw, w, nw"),
        ('icons = ["rotate"]', 'icons = ["turn"]', "is 'turn'; there are: swap-second"),
        ('icons = ["rotate"]', "icons = []", "there should be an icon [S6]"),
        ('cities = ["constantinople", "basra"]', 'cities = ["constantinople", "rome"]', "cities should be two of"),
        ("price = -2", "price = 2", "no two prices should be the same"),
        ("round = 3\nprice", "round = 2\nprice", "one each for rounds 2 to 4"),
        ("tiles = 7", "tiles = 0", "tiles should be 1 to 19"),
        ("tiles = 7", "tiles = 1", "no route of 1 tiles of a shape joins constantinople and basra"),
        ('id = "map-2"', 'id = "map-1"', "maps: two entries have the same id"),
        ('id = "map-2"', 'id = "Map 2"', "lower-case letters"),
        ('good = "spices"', 'good = "lamps"', "is not on the market in round 1"),
        ("weight = 8", "weight = 1000", "weight should be 1 to 1000"),
        (", y = ", ", y = 777, means = []}, {good = \"wheat\", x = 0, y = ", ".y should be -450 to 450, not 777"),
        ('provenance = "rulebook"', 'provenance = "rumour"', "provenance"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_pack_is_named(before, after, fault):
    assert before in HOUSE
    with pytest.raises(BadPack, match=re.escape(fault)):
        read(HOUSE.replace(before, after, 1))


def test_two_goods_on_one_edge_and_a_border_edge_are_named():
    first, second = MAPS[0].circles[0].means[0].edges[0], MAPS[0].circles[1].means[0].edges[0]
    with pytest.raises(BadPack, match=r"another good may be at .* too \[S41\]"):
        read(HOUSE.replace(f'"{second}"', f'"{first}"', 1))
    with pytest.raises(BadPack, match="is 'a1-nw'; there are: a1-a2"):
        read(HOUSE.replace(f'"{first}"', '"a1-nw"', 1))


def test_with_few_tiles_somebody_with_all_of_them_laid_is_still_imagined():
    game = read(HOUSE.replace("tiles = 7", "tiles = 2"))
    table = game.start(2, complete_options(game, {"mode": "turns"}), Fast(1), None)
    table.players[0].bonus, table.box = vec[i64]([0, 1, 1]), vec[i64]([1, 0, 0])
    laid = "a1 e-w, a2 e-w, a3 nw-e, b1 nw-e, b2 nw-e*, c1 nw-ne, c2 nw-ne, c3 nw-ne*"
    table.players[0].lay(layout(laid))
    seen = view(table, Memory(game, 1))
    for seed in range(20):
        world = imagine(game, seen).draw(Fast(seed))
        assert sum(bool(one) for one in world.players[0].layout) == 8  # type: ignore[attr-defined]


# -- the solver on all of it


def solver_equals_exhaustive(pair: list[content.PrintedCity], orders: int, seed: int) -> int:
    """Over all maps: the best route is worth as much as the best of all boards, and is worth what it says."""
    chance = Fast(seed)
    start, goal = ((city.hex, city.side) for city in pair)
    none = dict.fromkeys(SUPPLY, 0)
    laid = [(slow_edges(one, start), slow_shapes(one, start)) for one in slow.all_boards(start, goal)]
    passed = [edges for edges, shapes in laid if all(shapes.count(shape) <= SUPPLY[shape] for shape in SUPPLY)]
    compared = 0
    for one in MAPS:
        for _ in range(orders):
            prices, key = maps.any_order(loaded().content, one.round, chance), maps.any_key(one, chance)
            worth, several = maps.prizes(one, key, prices)
            assert not several
            found = best_route(maps.entry(pair[0]), maps.entry(pair[1]), worth, [], [7, 7, 7], [0, 0, 0])
            assert found is not None
            at = worth.__getitem__
            assert int(found.value) == max(sum(map(at, edges)) for edges in passed)
            board = as_board(found.layout())
            assert slow.is_complete(board, start, goal)
            assert slow.supply_lasts(board, SUPPLY, none)
            assert slow.length(board, start) == len(found.hexes) == len(board)
            goods = [
                slow.Good(frozenset((frozenset(circle.means[meant].edges[0].split("-")),)), prices[circle.good])
                for circle, meant in zip(one.circles, key, strict=True)
            ]
            assert slow.goods_points(board, start, goods) == int(found.value)
            if compared % 8 == 0:
                shape = list(SUPPLY)[compared // 8 % 3]
                assert with_one_bonus_tile(pair, laid, shape, worth, goods) >= int(found.value)
            compared += 1
    return compared


def slow_edges(board: slow.Board, start: slow.Entry) -> list[int]:
    """The inner edges of a route, in order."""
    return [EDGE_NAMES.index("-".join(sorted(two))) for two in pairwise(slow.chain(board, start)[0])]


def slow_shapes(board: slow.Board, start: slow.Entry) -> list[str]:
    """The shapes of its tiles, in order."""
    return [board[hex_].shape for hex_ in slow.chain(board, start)[0]]


def with_one_bonus_tile(
    pair: list[content.PrintedCity],
    laid: list[tuple[list[int], list[str]]],
    shape: str,
    worth: list[int],
    goods: list[slow.Good],
) -> int:
    """On whole boards: what the best route is worth with a bonus tile, which may also be the eighth of its shape."""
    start, goal = ((city.hex, city.side) for city in pair)
    bonus = {name: int(name == shape) for name in SUPPLY}
    most = -(10**6)
    for edges, shapes in laid:
        if any(shapes.count(name) > SUPPLY[name] + bonus[name] for name in SUPPLY):
            continue
        prices = [worth[edge] for edge in edges]
        beside = zip([0, *prices], [*prices, 0], shapes, strict=True)
        more = [before + after for before, after, name in beside if name == shape]
        if len(more) <= SUPPLY[shape]:
            more.append(0)
        most = max(most, sum(prices) + max(more))
    found = best_route(maps.entry(pair[0]), maps.entry(pair[1]), worth, [], [7, 7, 7], list(bonus.values()))
    assert found is not None
    assert int(found.value) == most
    board = as_board(found.layout())
    assert slow.is_complete(board, start, goal)
    assert slow.supply_lasts(board, SUPPLY, bonus)
    assert slow.goods_points(board, start, goods) == most
    return most


def test_the_solver_equals_the_exhaustive_search_on_every_map(shard, deep):
    """One pair and one price order in an ordinary run; all pairs and 20 orders in a deep one."""
    pairs = list(combinations(loaded().content.cities, 2))
    if deep:
        for number in range(shard, len(pairs), SHARDS):
            assert solver_equals_exhaustive(list(pairs[number]), 20, number) == 24 * 20
    else:
        pair = pairs[int(os.environ["SARAI_SEED"]) % len(pairs)]
        assert solver_equals_exhaustive(list(pair), 1, 1) == 24


def test_the_bench_times_every_map_and_pair_and_some_with_bonus_tiles():
    timing = time_solver(loaded(), orders=1)
    assert timing.routes == 24 * 15
    assert 0 < timing.median <= timing.most
    with_bonus = time_solver(loaded(), orders=1, bonus=(1, 1, 1), every=36)
    assert (with_bonus.bonus_tiles, with_bonus.routes) == (3, 10)
    assert with_bonus.median > 0


def test_reading_off_an_edge_itself_leaves_little_doubt():
    for edge in range(INNER):
        readings = plausible(*middle_of_edge(edge))
        assert readings[0][0] == edge
        assert readings[0][1] > 90
