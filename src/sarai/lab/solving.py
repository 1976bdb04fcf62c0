"""How long the solver of Silk Road Adventures takes: every map, every pair of cities, several price orders each."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from sarai import build
from sarai.games.adventures import Adventures
from sarai.games.adventures.content import Map, PrintedCity
from sarai.games.adventures.solver import best_route
from sarai.kernel.chance import Fast
from sarai.lab.maps import any_key, any_order, entry, prizes


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of computing a route, with that many bonus tiles."""

    bonus_tiles: int
    routes: int
    median: float
    most: float
    build: str


def puzzles(
    game: Adventures, orders: int, seed: int
) -> Iterator[tuple[Map, list[PrintedCity], dict[str, int], list[int]]]:
    """All maps and pairs of cities, with that many price orders each, and a key drawn for each."""
    chance = Fast(seed)
    for one in game.content.maps:
        for pair in combinations(game.content.cities, 2):
            for _ in range(orders):
                yield one, list(pair), any_order(game.content, one.round, chance), any_key(one, chance)


def time_solver(
    game: Adventures, orders: int = 20, seed: int = 1, bonus: Sequence[int] = (0, 0, 0), every: int = 1
) -> Timing:
    """Time all puzzles, or one in `every`."""
    took = []
    tiles = [game.content.rules.tiles] * 3
    for one, pair, prices, key in islice(puzzles(game, orders, seed), 0, None, every):
        worth, several = prizes(one, key, prices)
        began = time.process_time()
        best_route(entry(pair[0]), entry(pair[1]), worth, several, tiles, list(bonus))
        took.append(1000 * (time.process_time() - began))
    took.sort()
    return Timing(sum(bonus), len(took), took[len(took) // 2], took[-1], build.running().split()[0])
