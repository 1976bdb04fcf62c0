"""The solver against every possible route; `test_pack` does so over whole boards, with the maps of the pack."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from math import prod

import pytest

from sarai.bots.merchant import MerchantBot
from sarai.games.adventures import Adventures, board
from sarai.games.adventures.solver import best_route
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.events import Said
from sarai.kernel.play import Play
from sarai.kernel.playout import first_deciding
from tests.games.adventures import slow
from tests.games.adventures.scene import loaded
from tests.games.adventures.test_board import ENTRIES, SUPPLY, as_board, place


def edge(name: str) -> int:
    return board.EDGE_NAMES.index(name)


@pytest.mark.parametrize("seed", range(2))
def test_the_solver_equals_the_exhaustive_search_with_bonus_tiles_and_goods_on_several_edges(seed):
    """On smaller boards, so that every choice of bonus tiles on every route can be tried."""
    chance = random.Random(seed)
    start, goal = [(("b1", "nw"), ("d1", "w")), (("d4", "se"), ("b4", "e"))][seed]
    boards = list(slow.all_boards(start, goal, 7))
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


@pytest.mark.parametrize("seed", range(3))
def test_the_best_expected_route_is_that_of_the_average_over_all_keys(seed):
    """What the best merchant reads off its map, against every key that the map can have, on smaller boards."""
    game = loaded()
    playing = Play(game, ["Ann"], Fast(seed), {"mode": "turns"})
    shown = playing.view(0).table
    mine = shown.merchants[0]
    drawn = next(one for one in game.content.maps if one.id == mine.map.id)
    start, goal = ((city.hex, city.side) for city in shown.cities if city.marked)
    routes = [(slow.crossed(one, start), len(one)) for one in slow.all_boards(start, goal, 7)]
    sums = [0] * len(routes)
    for key in product(*(circle.means for circle in drawn.circles)):
        likely = prod(meaning.weight for meaning in key)
        prices = {
            frozenset(meaning.edges[0].split("-")): likely * shown.prices[circle.good]
            for circle, meaning in zip(drawn.circles, key, strict=True)
        }
        for number, (crossed, _) in enumerate(routes):
            sums[number] += sum(prices[one] for one in prices.keys() & crossed)
    whole = 100 ** (len(drawn.circles) - 1)  # so that a point is 100, as the merchant counts
    dear = 120
    best = max(total - whole * dear * length for total, (_, length) in zip(sums, routes, strict=True))
    worth = MerchantBot(game, Fast(1), "4").read(shown, mine, Fast(1))
    found = best_route(place(start), place(goal), worth, [], [7, 7, 7], [0, 0, 0], -dear)
    assert found is not None
    assert len(found.hexes) <= 7
    assert int(found.value) * whole == best


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


WAYS = [("live", 2), ("own-time", 3), ("turns", 4), ("relaxed", 1)]


def played(
    game: Adventures, mode: str, seats: int, answer: Callable[[tuple[int, ...]], tuple[int, ...]] | None
) -> Play:
    """Two random rounds, quickly declared; `answer` solves beforehand what scoring will need."""
    names = ["Ann", "Ben", "Cem", "Dor"][:seats]
    playing = Play(game, names, Dealer(b"sand", tuple("abcd"[:seats])), {"mode": mode})
    chance, declare = Fast(4), game.actions.parse("declare")
    while playing.state.round < 3 and not playing.over:  # type: ignore[attr-defined]
        if answer is not None:
            for riddle in game.riddles.open(playing.state):  # type: ignore[arg-type]
                game.riddles.know(riddle, answer(riddle))
        seat = first_deciding(playing.state)
        legal = playing.state.legal(seat)
        playing.act(seat, declare if declare in legal and chance.below(3) == 0 else legal[chance.below(len(legal))])
    return playing


@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_the_game_is_the_same_whoever_finds_the_best_routes(mode, seats):
    one, other = Adventures(loaded().pack), Adventures(loaded().pack)
    alone, helped = played(one, mode, seats, None), played(other, mode, seats, other.riddles.solve)
    assert str(alone.record) == str(helped.record)
    assert [alone.told(seat) for seat in range(seats)] == [helped.told(seat) for seat in range(seats)]
    assert not one.riddles.solved
    assert len(other.riddles.solved) >= 2


@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_scoring_takes_the_best_routes_that_were_found_beforehand(mode, seats):
    """Whatever they are; otherwise it would search for them again, in the server's time."""
    game = Adventures(loaded().pack)
    playing = played(game, mode, seats, lambda riddle: (4200, *game.riddles.solve(riddle)[1:]))
    told = [event for step in playing.path for event in step.events if isinstance(event, Said) and event.kind == "best"]
    assert len(told) >= 2 * seats
    assert {event.args["count"] for event in told} == {43}


def test_a_thousand_tables_do_not_make_each_other_forget():
    """If they did, each would search for its best routes again with every move; still, the number kept is limited."""
    game = Adventures(loaded().pack)
    thousand = [(table, seat) for table in range(1000) for seat in game.seats]
    for riddle in thousand:
        game.riddles.know(riddle, (100,))
    assert all(riddle in game.riddles.solved for riddle in thousand)
    for more in range(100_000):
        game.riddles.know((more,), (100,))
    assert len(game.riddles.solved) <= 40_000
