"""From one city to the other: which tiles make the route, why there is none, and which edges it crosses.

A layout is a row of 19 numbers, one for each hex: 0 where nothing lies, else 1 + the way the tile lies, and 15 more
for a bonus tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sarai.games.adventures.board import (
    BIT,
    EDGE,
    HEX_NAMES,
    HEXES,
    INNER,
    NEIGHBOUR,
    OUTSIDE,
    SHAPE,
    SIDES,
    WAY_NAMES,
    WAYS,
    leads_to,
)
from sarai.kernel.native import i64, vec

EMPTY: Final = 0
BONUS: Final = 15
"""What is added to a tile's number if it is a bonus tile."""

# -- why a board does not qualify (S12); 0: it does
QUALIFIES: Final = 0
NO_START: Final = 1  # nothing leads out of the first city
GAP: Final = 2  # the path runs onto a hex without a tile
MISMATCH: Final = 3  # the path runs against a tile's side that has no path
OFF_BOARD: Final = 4  # the path runs over the border where there is no city
WRONG_CITY: Final = 5  # the path runs into a third city (S14)
LATE: Final = 6  # complete but not declared, where the table agreed that this does not count (S25)
CAUSES: Final = ("", "no-start", "gap", "mismatch", "off-board", "wrong-city", "late")


def tile(way: i64, bonus: i64) -> i64:
    return 1 + way + BONUS * bonus


def way_of(laid: i64) -> i64:
    return (laid - 1) % WAYS


def is_bonus(laid: i64) -> bool:
    return laid > BONUS


def leads(laid: i64, entered: i64) -> i64:
    """The side by which a path leaves a tile that it entered by another."""
    return leads_to(way_of(laid), entered)


def tiles_on(layout: vec[i64]) -> i64:
    count: i64 = 0
    for laid in layout:
        if laid:
            count += 1
    return count


def in_words(laid: i64) -> str:
    """How a tile lies: `e-w`; a bonus tile has a star after it."""
    return WAY_NAMES[way_of(laid)] + ("*" if is_bonus(laid) else "")


def by_hex(layout: vec[i64]) -> dict[str, str]:
    """How the tile on each hex lies."""
    return {HEX_NAMES[hex_]: in_words(layout[hex_]) for hex_ in range(HEXES) if layout[hex_] != EMPTY}


def layout_of(lies: Mapping[str, str]) -> list[int]:
    """The layout that `by_hex` describes."""
    row = [EMPTY] * HEXES
    for hex_, how in lies.items():
        row[HEX_NAMES.index(hex_)] = int(tile(WAY_NAMES.index(how.removesuffix("*")), int(how.endswith("*"))))
    return row


def of_shape(layout: vec[i64], shape: i64, bonus: i64) -> i64:
    """How many plain or bonus tiles of a shape lie on the board."""
    count: i64 = 0
    for laid in layout:
        if laid and SHAPE[way_of(laid)] == shape and is_bonus(laid) == (bonus != 0):
            count += 1
    return count


class Route:
    """The chain of tiles that leaves the first city (S12): its hexes, the inner edges it crosses, how it ends."""

    __slots__ = ("cause", "crossed", "doubled", "hexes")

    hexes: list[int]
    crossed: i64  # one bit for each inner edge
    doubled: i64  # those of them that touch a bonus tile (S17)
    cause: i64

    def __init__(self) -> None:
        self.hexes = []
        self.crossed = 0
        self.doubled = 0
        self.cause = QUALIFIES


def follow(layout: vec[i64], start: i64, goal: i64, entries: vec[i64]) -> Route:
    """Follow the path out of one city. `start`, `goal` and `entries` are places: hex * 6 + side of a border edge.

    One tile per hex and one path per tile: the chain cannot branch, and cannot come back to a tile it has used.
    """
    route = Route()
    hex_ = start // SIDES
    entered = start % SIDES
    after_bonus = False
    came_over: i64 = OUTSIDE
    while True:
        laid = layout[hex_]
        leaves: i64 = OUTSIDE
        if laid != EMPTY:
            leaves = leads_to(way_of(laid), entered)
        if leaves == OUTSIDE:
            if came_over == OUTSIDE:
                route.cause = NO_START
            else:
                route.cause = GAP if laid == EMPTY else MISMATCH
            return route
        bonus = is_bonus(laid)
        if came_over != OUTSIDE and (bonus or after_bonus):
            route.doubled |= BIT[came_over]
        route.hexes.append(int(hex_))
        place = hex_ * SIDES + leaves
        beyond = NEIGHBOUR[place]
        if beyond == OUTSIDE:
            if place != goal:
                route.cause = OFF_BOARD
                for entry in entries:
                    if entry == place:
                        route.cause = WRONG_CITY
            return route
        came_over = EDGE[place]
        if layout[beyond] != EMPTY:
            # an edge is crossed only if a path continues beyond it
            if leads_to(way_of(layout[beyond]), (leaves + 3) % SIDES) != OUTSIDE:
                route.crossed |= BIT[came_over]
        after_bonus = bonus
        hex_ = beyond
        entered = (leaves + 3) % SIDES


def follow_layout(layout: list[int], start: int, goal: int, entries: list[int]) -> Route:
    """`follow` for callers with lists."""
    return follow(vec[i64](layout), start, goal, vec[i64](entries))


def edges_of(mask: i64) -> list[int]:
    """The edges whose bits are set."""
    return [edge for edge in range(INNER) if mask >> edge & 1]


def empty_layout() -> vec[i64]:
    return vec[i64]([EMPTY] * HEXES)
