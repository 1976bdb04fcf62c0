"""Hexes, roads and rough maps in letters: a sheet of cells on which board and map are drawn in one scale.

A hex is a stretch of columns, and each of its six sides has a place of its own: two columns for its upper and its lower
sides, and the two ends of its middle line. A road is a heavy line from one of these places to another, so the roads of
two tiles meet where, and only where, both lead to the side between them. A road that leads there from one tile alone
ends half-way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from sarai.games.adventures.geometry import Hex, board
from sarai.games.adventures.showing import AdventuresCity

UP: Final = ("nw", "ne")
DOWN: Final = ("sw", "se")
LEFT: Final = ("nw", "sw")
BOARD: Final = board()
HEXES: Final = {one.name: one for one in BOARD.hexes}
OPPOSITE: Final = {side.name: side.opposite for side in BOARD.sides}
SHAPE_OF: Final = {way: shape for shape, ways in BOARD.ways.items() for way in ways}
NAME: Final = 3
"""So many letters of a city's name stand beside its gate."""

# by whether a road goes on to the left, to the right, up and down
HEAVY: Final = {"lr": "━", "ud": "┃", "lu": "┛", "ru": "┗", "ld": "┓", "rd": "┏", "u": "╹", "d": "╻"}
DOUBLE: Final = {"lr": "═", "ud": "║", "lu": "╝", "ru": "╚", "ld": "╗", "rd": "╔"}


@dataclass(frozen=True, slots=True)
class Scale:
    """How many columns wide a hex is, and how many lines are between two rows."""

    wide: int
    high: int

    @property
    def width(self) -> int:
        return self.wide * max(BOARD.rows)

    @property
    def height(self) -> int:
        return self.high * len(BOARD.rows) + 1

    def column(self, x: float) -> int:
        return int((x + 500) * self.wide // 200)

    def line(self, y: float) -> float:
        return (y + 435) * self.high / 174


SMALL: Final = Scale(6, 2)
LARGE: Final = Scale(10, 4)


class Sheet:
    """Cells with a sign and a style each."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.signs = [[" "] * scale.width for _ in range(scale.height)]
        self.styles = [[""] * scale.width for _ in range(scale.height)]

    def put(self, line: int, column: int, said: str, style: str) -> None:
        """Write from there on; what is beyond the sheet is cut off."""
        for at, sign in enumerate(said, column):
            if 0 <= at < self.scale.width and 0 <= line < self.scale.height:
                self.signs[line][at] = sign
                self.styles[line][at] = style

    def restyle(self, line: int, column: int, width: int, style: str) -> None:
        for at in range(max(0, column), min(self.scale.width, column + width)):
            self.styles[line][at] = f"{self.styles[line][at]} {style}".strip()

    def free(self, line: int, column: int, width: int) -> bool:
        """Whether nothing is written there yet, and all of it is on the sheet."""
        return 0 <= column <= self.scale.width - width and set(self.signs[line][column : column + width]) == {" "}

    def lines(self, first: int = 0, width: int | None = None) -> list[Text]:
        """The columns from the first one on, each line as wide as the others."""
        last = self.scale.width if width is None else first + width
        drawn = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text()
            for sign, style in zip(signs[first:last], styles[first:last], strict=True):
                line.append(sign, style=style)
            drawn.append(line)
        return drawn


@dataclass(frozen=True, slots=True)
class SheetSpot:
    """Where a hex is drawn: its middle line, its first column, and the columns of its upper and lower sides."""

    line: int
    first: int
    left: int
    right: int

    def place(self, scale: Scale, side: str) -> tuple[int, int]:
        """Line and column of a side: for an upper or a lower one between the rows, else the end of the middle line."""
        if side in UP or side in DOWN:
            half = scale.high // 2
            return self.line + (half if side in DOWN else -half), self.left if side in LEFT else self.right
        return self.line, self.first if side == "w" else self.first + scale.wide - 1


def spot(scale: Scale, hex_: Hex) -> SheetSpot:
    return SheetSpot(
        int(scale.line(hex_.y)),
        scale.column(hex_.x - 100),
        scale.column(hex_.x - 50),
        scale.column(hex_.x + 50),
    )


def sides_of(lies: str) -> tuple[str, str]:
    """The two sides that a tile joins, by how it lies."""
    one, _, other = lies.removesuffix("*").partition("-")
    return one, other


def signs_of(lies: str) -> Mapping[str, str]:
    return DOUBLE if lies.endswith("*") else HEAVY


def draw_borders(sheet: Sheet, style: str) -> None:
    for one in BOARD.hexes:
        at = spot(sheet.scale, one)
        for side in (*UP, *DOWN):
            line, column = at.place(sheet.scale, side)
            sheet.put(line, column, "╱" if side in ("nw", "se") else "╲", style)
        for line in range(at.line - sheet.scale.high // 2 + 1, at.line + sheet.scale.high // 2):
            sheet.put(line, at.first, "▏", style)
            if "e" not in one.beyond:
                sheet.put(line, at.first + sheet.scale.wide, "▏", style)


def draw_cities(
    sheet: Sheet, cities: Iterable[AdventuresCity], names: Mapping[str, str], styles: Mapping[str, str], margin: int = 0
) -> None:
    """A few letters of each name beside its gate; so many columns on both sides of the sheet are not seen."""
    scale = sheet.scale
    for city in cities:
        at = spot(scale, HEXES[city.hex])
        line, column = at.place(scale, city.side)
        start = column + 1 if city.side in ("ne", "e", "se") else column - NAME
        if not 0 <= start <= scale.width - NAME:  # no room beside the outermost hexes of the longest row
            line -= scale.high // 2
        start = min(max(margin, start), scale.width - margin - NAME)
        sheet.put(line, start, names[city.id][:NAME], styles[city.id])


def draw_roads(
    sheet: Sheet, layout: Mapping[str, str], gates: Iterable[tuple[str, str]], styles: Mapping[str, str], gate: str
) -> None:
    """The roads of all tiles, and from without the road to each gate; `styles` are by hex, `gate` is theirs."""
    scale = sheet.scale
    ends: dict[tuple[int, int], str] = {}
    inked: dict[tuple[int, int], str] = {}
    for hex_, side in gates:
        if side not in ("e", "w"):
            place = spot(scale, HEXES[hex_]).place(scale, side)
            ends[place] = "u" if side in UP else "d"
            inked[place] = gate
    for hex_, lies in layout.items():
        at, sides = spot(scale, HEXES[hex_]), sides_of(lies)
        _draw_road(sheet, at, sides, signs_of(lies), styles[hex_])
        for side in sides:
            if side in UP or side in DOWN:
                place = at.place(scale, side)
                ends[place] = ends.get(place, "") + ("d" if side in UP else "u")
                inked[place] = styles[hex_]
    for (line, column), leads in ends.items():
        sheet.put(line, column, HEAVY["ud" if len(leads) > 1 else leads], inked[line, column])


def _draw_road(sheet: Sheet, at: SheetSpot, sides: tuple[str, str], signs: Mapping[str, str], style: str) -> None:
    """Within the hex: from each of the two sides to the middle line, and along it."""
    half = sheet.scale.high // 2
    for offset, sign in enumerate(road(sheet.scale, sides, signs)):
        if sign != " ":
            sheet.put(at.line, at.first + offset, sign, style)
    for side in sides:
        if side in UP or side in DOWN:
            _, column = at.place(sheet.scale, side)
            for step in range(1, half):
                sheet.put(at.line + (step if side in DOWN else -step), column, signs["ud"], style)


def road(scale: Scale, sides: tuple[str, str], signs: Mapping[str, str] = HEAVY) -> str:
    """The middle line of a hex with a road between two of its sides."""
    at = SheetSpot(0, 0, (scale.wide // 2 - 1) // 2, scale.wide // 2 + (scale.wide // 2 - 1) // 2)
    (one, left), (other, right) = sorted(
        ((side, at.place(scale, side)[1]) for side in sides), key=lambda pair: (pair[1], pair[0])
    )
    drawn = [" "] * scale.wide
    for column in range(left, right + 1):
        drawn[column] = signs["lr"]
    if left == right:
        drawn[left] = signs["ud"]
    else:
        for side, column, goes_on in ((one, left, "r"), (other, right, "l")):
            if side in UP or side in DOWN:
                drawn[column] = signs[goes_on + ("d" if side in DOWN else "u")]
    return "".join(drawn)
