"""The player board: 19 hexes, their edges, and the ways a tile can lie on one.

The rows are a to e from the top, and the hexes in a row are numbered from the left: a1 a2 a3, b1 … b4, c1 … c5,
d1 … d4, e1 e2 e3. The six sides of a hex go clockwise: ne, e, se, sw, w, nw. An inner edge is named after its two hexes
(`b2-c3`), a border edge after its hex and side (`a1-nw`). A tile shows one path between two sides of its hex, and the
two sides, the first one clockwise before the other, say how it lies: `e-w`, `ne-se`, `nw-ne`.
"""

from __future__ import annotations

from typing import Final

from sarai.kernel.native import i64, vec

HEXES: Final = 19
SIDES: Final = 6
INNER: Final = 42
"""Edges between two hexes; they are numbered before the 30 on the border."""
EDGES: Final = 72
WAYS: Final = 15
OUTSIDE: Final = -1

# -- the three shapes of tiles
STRAIGHT: Final = 0
WIDE: Final = 1
TIGHT: Final = 2
SHAPES: Final = ("straight", "wide", "tight")

ROWS: Final = (3, 4, 5, 4, 3)
SIDE_NAMES: Final = ("ne", "e", "se", "sw", "w", "nw")
_STEPS: Final = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
"""A step of one hex to each side: rows down, half hexes to the right."""


def _places() -> list[tuple[int, int]]:
    """For each hex its row, counted from the middle one, and its half hexes from the middle of the row."""
    return [(row - 2, 2 * number - (length - 1)) for row, length in enumerate(ROWS) for number in range(length)]


def _neighbours() -> list[int]:
    places = _places()
    found: list[int] = []
    for row, across in places:
        for down, right in _STEPS:
            there = (row + down, across + right)
            found.append(places.index(there) if there in places else OUTSIDE)
    return found


def _edges() -> list[int]:
    """The number of the edge on each side of each hex."""
    numbers = [OUTSIDE] * (HEXES * SIDES)
    inner, border = 0, INNER
    for place, other in enumerate(_NEIGHBOURS):
        if other == OUTSIDE:
            numbers[place] = border
            border += 1
        elif numbers[place] == OUTSIDE:
            numbers[place] = inner
            numbers[other * SIDES + (place + 3) % SIDES] = inner
            inner += 1
    return numbers


def _sides_of_ways() -> list[tuple[int, int]]:
    """Straight, then wide, then tight ones; within a shape each is the previous one turned clockwise by a side."""
    straight = [(side, side + 3) for side in range(3)]
    wide = [(side, (side + 2) % SIDES) for side in range(SIDES)]
    tight = [(side, (side + 1) % SIDES) for side in range(SIDES)]
    return straight + wide + tight


_NEIGHBOURS: Final = _neighbours()
_EDGES: Final = _edges()
_WAYS: Final = _sides_of_ways()
HEX_NAMES: Final = tuple(f"{'abcde'[row]}{n + 1}" for row, length in enumerate(ROWS) for n in range(length))
WAY_NAMES: Final = tuple(f"{SIDE_NAMES[first]}-{SIDE_NAMES[second]}" for first, second in _WAYS)

# -- the same as rows of numbers, for rules and solver
NEIGHBOUR: Final = vec[i64](_NEIGHBOURS)
"""By hex * 6 + side: the hex beyond it, or `OUTSIDE`."""
EDGE: Final = vec[i64](_EDGES)
"""By hex * 6 + side: the edge there."""
BIT: Final = vec[i64]([2**edge for edge in range(INNER)])
"""By inner edge: its bit in a mask of edges. Compiled, 1 << edge would be a short integer, and wrap."""
FIRST_SIDE: Final = vec[i64]([first for first, _ in _WAYS])
SECOND_SIDE: Final = vec[i64]([second for _, second in _WAYS])
SHAPE: Final = vec[i64]([STRAIGHT] * 3 + [WIDE] * 6 + [TIGHT] * 6)
"""By way."""


def _ways_between() -> list[int]:
    found = [OUTSIDE] * (SIDES * SIDES)
    for way, (first, second) in enumerate(_WAYS):
        found[first * SIDES + second] = way
        found[second * SIDES + first] = way
    return found


WAY: Final = vec[i64](_ways_between())
"""By side * 6 + side: the way that joins them."""


def _edge_names() -> tuple[str, ...]:
    names = [""] * EDGES
    for place, edge in enumerate(_EDGES):
        here = HEX_NAMES[place // SIDES]
        beyond = _NEIGHBOURS[place]
        if beyond == OUTSIDE:
            names[edge] = f"{here}-{SIDE_NAMES[place % SIDES]}"
        elif not names[edge]:
            names[edge] = f"{here}-{HEX_NAMES[beyond]}"
    return tuple(names)


EDGE_NAMES: Final = _edge_names()


def turned(way: i64) -> i64:
    """The same tile, turned clockwise by one side."""
    if way < 3:
        return (way + 1) % 3
    if way < 9:
        return 3 + (way - 2) % 6
    return 9 + (way - 8) % 6


def shape_of(way: str) -> str:
    """The shape of a tile that lies this way."""
    return SHAPES[SHAPE[WAY_NAMES.index(way)]]


def leads_to(way: i64, entered: i64) -> i64:
    """The side by which a path leaves a tile that it entered by another; `OUTSIDE` if the tile has no path there."""
    if FIRST_SIDE[way] == entered:
        return SECOND_SIDE[way]
    if SECOND_SIDE[way] == entered:
        return FIRST_SIDE[way]
    return OUTSIDE


# -- drawing: a hex is 200 wide, rows are 174 apart, the middle of c3 is at 0, 0

_HALFWAY: Final = ((50, -87), (100, 0), (50, 87), (-50, 87), (-100, 0), (-50, -87))


def middle_of_hex(number: int) -> tuple[int, int]:
    row, across = _places()[number]
    return 100 * across, 174 * row


def middle_of_side(side: int) -> tuple[int, int]:
    """Relative to the middle of its hex."""
    return _HALFWAY[side]


def middle_of_edge(edge: int) -> tuple[int, int]:
    place = _EDGES.index(edge)
    x, y = middle_of_hex(place // SIDES)
    right, down = middle_of_side(place % SIDES)
    return x + right, y + down
