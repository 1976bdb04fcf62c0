"""The board, tiles and routes: geometry against a second one, the solver against every route there is."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sarai.games.adventures import board, routes
from sarai.games.adventures.solver import best_route
from tests.games.adventures import slow

SUPPLY = {"straight": 7, "wide": 7, "tight": 7}
ENTRIES = [("b1", "nw"), ("d1", "w"), ("e2", "sw"), ("d4", "se"), ("b4", "e"), ("a2", "ne")]


def place(entry: slow.Entry) -> int:
    return board.HEX_NAMES.index(entry[0]) * 6 + board.SIDE_NAMES.index(entry[1])


def edge(name: str) -> int:
    return board.EDGE_NAMES.index(name)


def as_layout(tiles: slow.Board) -> list[int]:
    row = [0] * board.HEXES
    for hex_, tile in tiles.items():
        sides = [board.SIDE_NAMES.index(side) for side in tile.sides]
        way = int(board.WAY[sides[0] * 6 + sides[1]])
        row[board.HEX_NAMES.index(hex_)] = int(routes.tile(way, int(tile.bonus)))
    return row


def as_board(layout: list[int]) -> slow.Board:
    return {
        board.HEX_NAMES[hex_]: slow.Tile(
            frozenset(board.WAY_NAMES[int(routes.way_of(laid))].split("-")), routes.is_bonus(laid)
        )
        for hex_, laid in enumerate(layout)
        if laid
    }


def test_hexes_neighbours_and_edges_are_those_of_the_other_geometry():
    assert set(board.HEX_NAMES) == set(slow.CUBES)
    for number, name in enumerate(board.HEX_NAMES):
        for side, called in enumerate(board.SIDE_NAMES):
            beyond = int(board.NEIGHBOUR[number * 6 + side])
            other = slow.beyond(name, called)
            assert (None if beyond == board.OUTSIDE else board.HEX_NAMES[beyond]) == other
            on = int(board.EDGE[number * 6 + side])
            assert (on < board.INNER) == (other is not None)
            if other is not None:
                assert set(board.EDGE_NAMES[on].split("-")) == {name, other}
                assert int(board.EDGE[beyond * 6 + (side + 3) % 6]) == on
    assert Counter(int(one) for one in board.EDGE) == Counter([*range(42), *range(42), *range(42, 72)])
    assert len(set(board.EDGE_NAMES)) == board.EDGES


def test_the_ways_are_three_straight_six_wide_six_tight_and_turning_goes_round():
    assert len(set(board.WAY_NAMES)) == board.WAYS
    shapes = []
    for way, name in enumerate(board.WAY_NAMES):
        tile = slow.Tile(frozenset(name.split("-")))
        assert tile.shape == board.SHAPES[int(board.SHAPE[way])]
        shapes.append(tile.shape)
        after = slow.Tile(frozenset(board.WAY_NAMES[int(board.turned(way))].split("-")))
        assert after.sides == {slow.AROUND[(slow.AROUND.index(side) + 1) % 6] for side in tile.sides}
    assert Counter(shapes) == {"straight": 3, "wide": 6, "tight": 6}


def test_edges_are_drawn_halfway_between_their_hexes():
    for number, name in enumerate(board.EDGE_NAMES[: board.INNER]):
        one, two = (board.middle_of_hex(board.HEX_NAMES.index(hex_)) for hex_ in name.split("-"))
        assert board.middle_of_edge(number) == ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)


def test_random_boards_are_followed_as_the_other_geometry_follows_them():
    chance = random.Random(5)
    ends: Counter[int] = Counter()
    entries = [place(entry) for entry in ENTRIES]
    for _ in range(4000):
        start, goal = chance.sample(ENTRIES, 2)
        layout = [0] * board.HEXES
        hex_, entered = board.HEX_NAMES.index(start[0]), board.SIDE_NAMES.index(start[1])
        while layout[hex_] == 0 and chance.random() < 0.93:  # a chain, so that it gets somewhere
            out = chance.choice([side for side in range(6) if side != entered])
            layout[hex_] = int(routes.tile(int(board.WAY[entered * 6 + out]), chance.randrange(2)))
            beyond = int(board.NEIGHBOUR[hex_ * 6 + out])
            if beyond == board.OUTSIDE:
                break
            hex_, entered = beyond, (out + 3) % 6
        if chance.random() < 0.3:
            layout[chance.randrange(19)] = 1 + chance.randrange(30)
        found = routes.follow_layout(layout, place(start), place(goal), entries)
        tiles = as_board(layout)
        hexes, leaves = slow.chain(tiles, start)
        assert [board.HEX_NAMES[one] for one in found.hexes] == hexes
        assert (found.cause == routes.QUALIFIES) == slow.is_complete(tiles, start, goal)
        passed = slow.crossed(tiles, start)
        assert {frozenset(board.EDGE_NAMES[one].split("-")) for one in routes.edges_of(found.crossed)} == passed
        doubled = {pair for pair in passed if any(tiles[one].bonus for one in pair)}
        assert {frozenset(board.EDGE_NAMES[one].split("-")) for one in routes.edges_of(found.doubled)} == doubled
        if leaves is not None and leaves != goal:
            assert found.cause == (routes.WRONG_CITY if leaves in ENTRIES else routes.OFF_BOARD)
        ends[int(found.cause)] += 1
    assert set(ends) == {0, 1, 2, 3, 4, 5}


def exhaustive(
    boards: list[slow.Board], start: slow.Entry, goods: list[slow.Good], bonus: dict[str, int]
) -> tuple[int, int]:
    """The most that any board brings, and how few tiles do it."""
    best = (-(10**9), 0)
    for one in boards:
        for tiles in slow.with_bonus_tiles(one, bonus) if any(bonus.values()) else (one,):
            if slow.supply_lasts(tiles, SUPPLY, bonus):
                best = max(best, (slow.goods_points(tiles, start, goods), -slow.length(tiles, start)))
    return best[0], -best[1]


@pytest.mark.parametrize("seed", range(2))
def test_the_solver_equals_the_exhaustive_search_with_bonus_tiles_and_goods_on_several_edges(seed):
    """On boards cut short, so that every choice of bonus tiles on every route can be tried."""
    chance = random.Random(seed)
    start, goal = [(("b1", "nw"), ("d1", "w")), (("d4", "se"), ("b4", "e"))][seed]
    boards = [one for one in slow.all_boards(start, goal) if len(one) <= 7]
    chance.shuffle(boards)
    for bonus in ({"straight": 0, "wide": 1, "tight": 0}, {"straight": 1, "wide": 1, "tight": 1}):
        names = chance.sample(board.EDGE_NAMES[: board.INNER], 14)
        prices = [4, 3, 3, 2, 2, 1, -2, -3, -3, 4]
        sets = [names[:2], names[2:4], names[4:7], *([name] for name in names[7:])]
        goods = [
            slow.Good(frozenset(frozenset(name.split("-")) for name in edges), price)
            for edges, price in zip(sets, prices, strict=True)
        ]
        worth = [0] * board.INNER
        prizes = []
        for edges, price in zip(sets, prices, strict=True):
            if len(edges) == 1:
                worth[edge(edges[0])] += 1000 * price
            else:
                prizes.append((sum(1 << edge(name) for name in edges), 1000 * price))
        # more than any good per tile, so that no route of more than seven tiles is best
        dear = 9000
        found = best_route(place(start), place(goal), worth, prizes, [7, 7, 7], list(bonus.values()), -dear)
        assert found is not None
        best = max(
            1000 * slow.goods_points(tiles, start, goods) - dear * len(tiles)
            for one in boards
            for tiles in slow.with_bonus_tiles(one, bonus)
        )
        assert int(found.value) == best
        tiles = as_board(found.layout())
        assert slow.is_complete(tiles, start, goal)
        assert slow.supply_lasts(tiles, SUPPLY, bonus)
        assert 1000 * slow.goods_points(tiles, start, goods) - dear * len(tiles) == best


def test_the_solver_equals_the_exhaustive_search_over_every_board_of_a_pair():
    chance = random.Random(7)
    start, goal = ENTRIES[0], ENTRIES[3]
    none = dict.fromkeys(SUPPLY, 0)
    boards = [one for one in slow.all_boards(start, goal) if slow.supply_lasts(one, SUPPLY, none)]
    assert len(boards) > 20_000
    passed = [sorted(edge("-".join(sorted(pair))) for pair in slow.crossed(one, start)) for one in boards]
    for _ in range(12):
        worth = [0] * board.INNER
        for number, price in zip(chance.sample(range(42), 12), [4, 3, 2, 1, -2, -3] * 2, strict=True):
            worth[number] = price
        found = best_route(place(start), place(goal), worth, [], [7, 7, 7], [0, 0, 0])
        assert found is not None
        assert int(found.value) == max(sum(worth[one] for one in edges) for edges in passed)


def test_the_solver_keeps_within_the_tiles_there_are():
    start, goal = ENTRIES[0], ENTRIES[1]
    for supply in ([7, 7, 7], [1, 7, 7], [7, 0, 7], [0, 2, 2]):
        found = best_route(place(start), place(goal), [1] * board.INNER, [], supply, [0, 0, 0])
        assert found is not None
        tiles = as_board(found.layout())
        assert slow.is_complete(tiles, start, goal)
        assert slow.supply_lasts(tiles, dict(zip(board.SHAPES, supply, strict=True)), dict.fromkeys(SUPPLY, 0))
    assert best_route(place(start), place(goal), [1] * board.INNER, [], [0, 0, 1], [0, 0, 0]) is None
    quick = best_route(place(start), place(goal), [1] * board.INNER, [], [7, 7, 7], [0, 0, 0], 0, 3)
    assert quick is not None
    assert int(quick.value) >= 3
