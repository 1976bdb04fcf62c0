"""The best route there is: exact, by a search that gives up a branch as soon as it cannot become the best.

What an edge is worth may be a price, when the key is known, or a price times its chance, when it is not: expectations
add up, so the same search finds the best expected route. A prize that lies on several edges is won once; it is
counted when a route is complete.
"""

from __future__ import annotations

from typing import Final

from sarai.games.adventures.board import BIT, EDGE, HEXES, INNER, NEIGHBOUR, OUTSIDE, SHAPE, SIDES, WAY
from sarai.games.adventures.routes import tile
from sarai.kernel.native import i64, vec

NO_LIMIT: Final = 1 << 60
_NONE_YET: Final = -(1 << 60)


class Best:
    """A route between two cities: what it is worth, and its tiles in order, as (hex, laid) in two rows."""

    __slots__ = ("hexes", "tiles", "value")

    value: i64
    hexes: list[int]
    tiles: list[int]

    def __init__(self, value: i64, hexes: list[int], tiles: list[int]) -> None:
        self.value = value
        self.hexes = hexes
        self.tiles = tiles

    def layout(self) -> list[int]:
        """The board with this route and nothing else on it."""
        laid = [0] * HEXES
        for hex_, one in zip(self.hexes, self.tiles, strict=True):
            laid[hex_] = one
        return laid


class Solver:
    """One search. `worth` is by inner edge; `prizes` lie on several edges each."""

    goal: i64
    worth: vec[i64]
    hopes: vec[i64]  # the worth of an edge where it is above 0
    highest: vec[i64]  # by number: what that many of the best edges are worth together
    prize_edges: vec[i64]
    prize_worth: vec[i64]
    prizes: i64  # the most that prizes can bring
    supply: vec[i64]
    bonus: vec[i64]
    bonus_left: i64
    per_tile: i64
    enough: i64
    free: vec[i64]  # 1: no tile of the route lies there yet
    distance: vec[i64]  # the least number of tiles from each hex to the goal
    around: vec[i64]
    hexes: list[int]
    tiles: list[int]
    best: i64
    best_hexes: list[int]
    best_tiles: list[int]

    def __init__(
        self, goal: i64, worth: list[int], prizes: list[tuple[int, int]], supply: list[int], bonus: list[int]
    ) -> None:
        self.goal = goal
        self.worth = vec[i64](worth)
        self.hopes = vec[i64]([max(0, one) for one in worth])
        self.prize_edges = vec[i64]([edges for edges, _ in prizes])
        self.prize_worth = vec[i64]([value for _, value in prizes])
        rising = sorted(self.hopes)
        self.highest = vec[i64]([sum(rising[INNER - count :]) for count in range(2 * sum(bonus) + 2)])
        self.supply = vec[i64](supply)
        self.bonus = vec[i64](bonus)
        self.bonus_left = sum(bonus)
        self.per_tile = 0
        self.enough = NO_LIMIT
        self.free = vec[i64]([1] * HEXES)
        self.distance = distances(goal)
        self.around = vec[i64]([0] * HEXES)
        self.prizes = 0
        self.hexes = []
        self.tiles = []
        self.best = _NONE_YET
        self.best_hexes = []
        self.best_tiles = []

    def search(self, start: i64) -> Best | None:
        prizes: i64 = 0
        for one in self.prize_worth:
            if one > 0:
                prizes += one * (2 if self.bonus_left else 1)
        self.prizes = prizes
        self.enter(start // SIDES, start % SIDES, OUTSIDE, 0, 0, 0, 0)
        if self.best == _NONE_YET:
            return None
        return Best(self.best, self.best_hexes, self.best_tiles)

    def enter(
        self, hex_: i64, entered: i64, over: i64, value: i64, after_bonus: i64, crossed: i64, doubled: i64
    ) -> None:
        """Lay every tile on a hex that the path enters over an edge, the most promising first.

        `value` is without that edge.
        """
        self.free[hex_] = 0
        if over != OUTSIDE:
            crossed |= BIT[over]
        hopes = vec[i64]([-1] * SIDES)  # by the side on which the path would leave; -1: it cannot
        exits = 0
        for turn in range(1, SIDES):
            leaves = (entered + turn) % SIDES
            place = hex_ * SIDES + leaves
            beyond = NEIGHBOUR[place]
            if place == self.goal:
                hopes[leaves] = 0
            elif beyond != OUTSIDE and self.free[beyond]:
                ahead = self.look_ahead(beyond)
                if ahead >= 0:
                    hopes[leaves] = ahead + self.hopes[EDGE[place]]
            if hopes[leaves] >= 0:
                exits += 1
        while exits > 0 and self.best < self.enough:
            exits -= 1
            leaves = 0
            for side in range(1, SIDES):
                if hopes[side] > hopes[leaves]:
                    leaves = side
            self.leave(hex_, entered, leaves, hopes[leaves], over, value, after_bonus, crossed, doubled)
            hopes[leaves] = -1
        self.free[hex_] = 1

    def leave(
        self,
        hex_: i64,
        entered: i64,
        leaves: i64,
        coming: i64,
        over: i64,
        value: i64,
        after_bonus: i64,
        crossed: i64,
        doubled: i64,
    ) -> None:
        """Try a plain tile and a bonus tile, if there are any; `coming` is the most that may lie ahead."""
        way = WAY[entered * SIDES + leaves]
        shape = SHAPE[way]
        for is_bonus in range(2):
            stock = self.bonus if is_bonus else self.supply
            if stock[shape] <= 0:
                continue
            stock[shape] -= 1
            self.bonus_left -= is_bonus
            won = value + self.per_tile
            twice = doubled
            if over != OUTSIDE:
                won += self.worth[over]
                if is_bonus or after_bonus:
                    won += self.worth[over]
                    twice |= BIT[over]
            self.hexes.append(int(hex_))
            self.tiles.append(int(tile(way, is_bonus)))
            self.go_on(hex_ * SIDES + leaves, coming, won, is_bonus, crossed, twice)
            self.hexes.pop()
            self.tiles.pop()
            stock[shape] += 1
            self.bonus_left += is_bonus

    def go_on(self, place: i64, coming: i64, value: i64, after_bonus: i64, crossed: i64, doubled: i64) -> None:
        """Arrive, or enter the next hex if the route could still beat the best one."""
        if place == self.goal:
            self.arrive(value, crossed, doubled)
            return
        extra = self.highest[2 * self.bonus_left + after_bonus]  # this many edges can still be doubled
        if extra > coming:
            extra = coming
        beyond = NEIGHBOUR[place]
        most_tiles = self.distance[beyond] + 1 if self.per_tile < 0 else HEXES - len(self.hexes)
        if value + coming + extra + self.prizes + self.per_tile * most_tiles > self.best:
            self.enter(beyond, (place + 3) % SIDES, EDGE[place], value, after_bonus, crossed, doubled)

    def arrive(self, value: i64, crossed: i64, doubled: i64) -> None:
        for index in range(len(self.prize_edges)):
            if self.prize_edges[index] & crossed:
                value += self.prize_worth[index] * (2 if self.prize_edges[index] & doubled else 1)
        if value > self.best:
            self.best = value
            self.best_hexes = self.hexes[:]
            self.best_tiles = self.tiles[:]

    def look_ahead(self, hex_: i64) -> i64:
        """The most that the edges between free hexes within reach could bring; -1 if the goal is out of reach."""
        goal = self.goal // SIDES
        if not self.free[goal]:
            return -1
        seen: i64 = 1 << hex_
        around = self.around
        around[0] = hex_
        done: i64 = 0
        found: i64 = 1
        hope: i64 = 0
        while done < found:
            here = around[done]
            done += 1
            for side in range(SIDES):
                place = here * SIDES + side
                beyond = NEIGHBOUR[place]
                if beyond != OUTSIDE and self.free[beyond]:
                    hope += self.hopes[EDGE[place]]
                    if not seen >> beyond & 1:
                        seen |= 1 << beyond
                        around[found] = beyond
                        found += 1
        return hope // 2 if seen >> goal & 1 else -1  # each edge was met from both its hexes


def distances(goal: i64) -> vec[i64]:
    """From each hex, the least number of further tiles that a route to the goal needs."""
    row = vec[i64]([-1] * HEXES)
    row[goal // SIDES] = 0
    waiting = [goal // SIDES]
    while waiting:
        here = waiting.pop(0)
        for side in range(SIDES):
            beyond = NEIGHBOUR[here * SIDES + side]
            if beyond != OUTSIDE and row[beyond] < 0:
                row[beyond] = row[here] + 1
                waiting.append(beyond)
    return row


def best_route(
    start: i64,
    goal: i64,
    worth: list[int],
    prizes: list[tuple[int, int]],
    supply: list[int],
    bonus: list[int],
    per_tile: i64 = 0,
    enough: i64 = NO_LIMIT,
) -> Best | None:
    """The route from `start` to `goal` (hex * 6 + side of two border edges) that is worth most.

    `worth` is what each of the 42 inner edges brings when it is crossed; `prizes` are (mask of edges, worth) that are
    won once. `supply` and `bonus` are how many tiles of each shape there are; a bonus tile doubles what its edges
    bring, losses too, and never more than doubles (S17). Each tile of the route counts `per_tile`. Of equal routes the
    first one found is taken, always the same. With `enough` the search stops at a route that is worth that much.
    """
    assert len(worth) == INNER
    solver = Solver(goal, worth, prizes, supply, bonus)
    solver.per_tile = per_tile
    solver.enough = enough
    return solver.search(start)
