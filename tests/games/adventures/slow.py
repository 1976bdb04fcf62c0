"""Routes and scores written a second time, separately from the rules: hexes by name, steps on a grid of three axes.

It shares nothing with `sarai.games.adventures` but the names. A board is a dict from a hex's name to a `Tile`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

STEPS = {"e": (1, -1, 0), "w": (-1, 1, 0), "ne": (1, 0, -1), "sw": (-1, 0, 1), "nw": (0, 1, -1), "se": (0, -1, 1)}
AROUND = ["ne", "e", "se", "sw", "w", "nw"]

# a cube coordinate for every hex: z grows downwards, x to the right
CUBES = {
    f"{'abcde'[z + 2]}{number + 1}": (x, -x - z, z)
    for z in range(-2, 3)
    for number, x in enumerate(range(max(-2, -2 - z), min(2, 2 - z) + 1))
}
NAMES = {cube: name for name, cube in CUBES.items()}


@dataclass(frozen=True)
class Tile:
    sides: frozenset[str]
    bonus: bool = False

    @cached_property
    def shape(self) -> str:
        one, two = sorted(AROUND.index(side) for side in self.sides)
        return {1: "tight", 2: "wide", 3: "straight", 4: "wide", 5: "tight"}[two - one]


@dataclass(frozen=True)
class Good:
    """A good on a key: where it is bought, and for how much."""

    edges: frozenset[frozenset[str]]
    price: int


@cache
def between(side: str, other: str) -> Tile:
    return Tile(frozenset((side, other)))


@cache
def opposite(side: str) -> str:
    return AROUND[(AROUND.index(side) + 3) % 6]


@cache
def beyond(hex_: str, side: str) -> str | None:
    cube = tuple(a + b for a, b in zip(CUBES[hex_], STEPS[side], strict=True))
    return NAMES.get(cube)  # type: ignore[arg-type]


Board = dict[str, Tile]
Entry = tuple[str, str]


def chain(board: Board, start: Entry) -> tuple[list[str], Entry | None]:
    """The hexes of the path out of a city, and where it leaves the board, if it does."""
    hexes: list[str] = []
    hex_: str | None = start[0]
    side = start[1]
    while hex_ is not None and hex_ in board and side in board[hex_].sides:
        hexes.append(hex_)
        (out,) = board[hex_].sides - {side}
        following = beyond(hex_, out)
        if following is None:
            return hexes, (hex_, out)
        hex_, side = following, opposite(out)
    return hexes, None


def is_complete(board: Board, start: Entry, goal: Entry) -> bool:
    return chain(board, start)[1] == goal


def crossed(board: Board, start: Entry) -> set[frozenset[str]]:
    hexes, _ = chain(board, start)
    return {frozenset(pair) for pair in pairwise(hexes)}


def length(board: Board, start: Entry) -> int:
    return len(chain(board, start)[0])


def goods_points(board: Board, start: Entry, goods: list[Good]) -> int:
    """Every good on a crossed edge, twice if one of the two tiles there is a bonus tile."""
    points = 0
    passed = crossed(board, start)
    for good in goods:
        met = good.edges & passed
        if met:
            twice = any(board[hex_].bonus for edge in met for hex_ in edge)
            points += good.price * (2 if twice else 1)
    return points


def supply_lasts(board: Board, supply: dict[str, int], bonus: dict[str, int]) -> bool:
    plain = Counter(tile.shape for tile in board.values() if not tile.bonus)
    special = Counter(tile.shape for tile in board.values() if tile.bonus)
    return all(plain[shape] <= supply[shape] for shape in supply) and all(special[s] <= bonus[s] for s in bonus)


def all_boards(start: Entry, goal: Entry, most: int = 19) -> Iterator[Board]:
    """Every board of at most this many plain tiles that is one route between two cities and nothing else."""
    board: Board = {}

    def go_on(hex_: str, side: str) -> Iterator[Board]:
        for out in AROUND:
            if out == side:
                continue
            board[hex_] = between(side, out)
            if (hex_, out) == goal:
                yield dict(board)
            following = beyond(hex_, out)
            if following is not None and following not in board and len(board) < most:
                yield from go_on(following, opposite(out))
        del board[hex_]

    yield from go_on(*start)


def with_bonus_tiles(board: Board, bonus: dict[str, int]) -> Iterator[Board]:
    """The board with each choice of its tiles replaced by bonus tiles of their shape, as far as there are any."""
    found: list[Board] = [board]
    for shape, count in bonus.items():
        for _ in range(count):
            found += [
                {**one, hex_: Tile(tile.sides, True)}
                for one in found
                for hex_, tile in one.items()
                if tile.shape == shape and not tile.bonus
            ]
    seen = set()
    for one in found:
        key = frozenset(one.items())
        if key not in seen:
            seen.add(key)
            yield one
