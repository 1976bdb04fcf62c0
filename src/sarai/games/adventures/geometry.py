"""The player board, for clients to draw: where its hexes are, what is beyond their sides, and how tiles can lie."""

from __future__ import annotations

from sarai.games.adventures.board import (
    HEX_NAMES,
    HEXES,
    NEIGHBOUR,
    OUTSIDE,
    ROWS,
    SHAPE,
    SHAPES,
    SIDE_NAMES,
    SIDES,
    WAY_NAMES,
    middle_of_hex,
    middle_of_side,
)
from sarai.games.adventures.constants import ROUNDS
from sarai.kernel.plain_data import plain_data


@plain_data
class Side:
    """One of the six sides of every hex, with its middle as seen from the middle of the hex."""

    name: str
    opposite: str
    x: int
    y: int


@plain_data
class Hex:
    """A hex with its middle, in units of the board, and the hex beyond each side; beyond the border there is none."""

    name: str
    x: int
    y: int
    beyond: dict[str, str]


@plain_data
class AdventuresBoard:
    """In units of the board: a hex is 200 wide, rows are 174 apart, c3 is at 0, 0.

    `sides` go clockwise. `ways` are how a tile of each shape can lie, each the previous one turned clockwise by a side.
    """

    rounds: int
    rows: list[int]
    sides: list[Side]
    hexes: list[Hex]
    ways: dict[str, list[str]]


def board() -> AdventuresBoard:
    sides = [
        Side(name, SIDE_NAMES[(side + SIDES // 2) % SIDES], *middle_of_side(side))
        for side, name in enumerate(SIDE_NAMES)
    ]
    ways = {shape: [way for way, one in zip(WAY_NAMES, SHAPE, strict=True) if SHAPES[one] == shape] for shape in SHAPES}
    return AdventuresBoard(ROUNDS, list(ROWS), sides, [_hex(number) for number in range(HEXES)], ways)


def _hex(number: int) -> Hex:
    beyond = {name: int(NEIGHBOUR[number * SIDES + side]) for side, name in enumerate(SIDE_NAMES)}
    named = {side: HEX_NAMES[other] for side, other in beyond.items() if other != OUTSIDE}
    return Hex(HEX_NAMES[number], *middle_of_hex(number), named)
