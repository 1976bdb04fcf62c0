"""The board, tiles and routes: geometry against a second one."""

from __future__ import annotations

import random
from collections import Counter

from sarai.games.adventures import board, routes
from tests.games.adventures import slow

SUPPLY = {"straight": 7, "wide": 7, "tight": 7}
ENTRIES = [("b1", "nw"), ("d1", "w"), ("e2", "sw"), ("d4", "se"), ("b4", "e"), ("a2", "ne")]


def place(entry: slow.Entry) -> int:
    return board.HEX_NAMES.index(entry[0]) * 6 + board.SIDE_NAMES.index(entry[1])


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
