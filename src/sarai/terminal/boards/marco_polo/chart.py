"""A map laid out on cells: where each place stands, how each leg runs, where its price is written.

It is found from what is printed, so that it holds for the map of any pack. Places keep clear of each other; legs run
straight across and along, turn rarely, cross but never join, and bear their price.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

Cell = tuple[int, int]

ACROSS, ALONG = 6, 1
"""So many cells between places beside each other, and lines between those above each other, where there is room."""
STEP = {(1, 0): 2, (-1, 0): 2, (0, 1): 4, (0, -1): 4}
"""What a step costs: a line is about twice as high as a cell is wide."""
TURN, CROSS, BESIDE, BLANK = 7, 12, 3, 9
TRIES, HOPEFUL = 6, 3
"""Legs for whose price there was no room come first when it is tried again, so many times; not where they are many."""
BENDS = {
    frozenset({(1, 0), (-1, 0)}): "─",
    frozenset({(0, 1), (0, -1)}): "│",
    frozenset({(1, 0), (0, 1)}): "┌",
    frozenset({(-1, 0), (0, 1)}): "┐",
    frozenset({(1, 0), (0, -1)}): "└",
    frozenset({(-1, 0), (0, -1)}): "┘",
}


@dataclass(frozen=True, slots=True)
class Site:
    """A place as it is printed: where, and how many cells it takes, of which so many are always written on."""

    x: int
    y: int
    width: int
    height: int
    written: int


@dataclass(frozen=True, slots=True)
class Box:
    x: int
    y: int
    width: int
    height: int
    written: int

    def cells(self) -> Iterator[Cell]:
        for y in range(self.y, self.y + self.height):
            for x in range(self.x, self.x + self.width):
                yield x, y


@dataclass(frozen=True, slots=True)
class Chart:
    """`lines` has the sign of each cell that a leg runs through; `prices` where the price of each leg begins."""

    boxes: Mapping[str, Box]
    lines: Mapping[Cell, str]
    prices: Mapping[int, Cell]
    routes: Mapping[int, Sequence[Cell]]


def charted(sites: Mapping[str, Site], legs: Sequence[tuple[str, str, int]], width: int, height: int) -> Chart:
    """Where all sites and legs go. Legs have the sites at their ends and how many cells their price takes."""
    boxes = _apart(sites, {frozenset(ends): price + 1 for *ends, price in legs}, width, height)
    order = sorted(range(len(legs)), key=lambda leg: _far(boxes[legs[leg][0]], boxes[legs[leg][1]]))
    best = _built(boxes, legs, order, width, height)
    for _ in range(TRIES):
        without = [leg for leg in order if leg not in best.prices]
        if not 0 < len(without) <= HOPEFUL:
            break
        order = [*without, *(leg for leg in order if leg in best.prices)]
        other = _built(boxes, legs, order, width, height)
        best = other if len(other.prices) > len(best.prices) else best
    return best


def _built(
    boxes: Mapping[str, Box], legs: Sequence[tuple[str, str, int]], order: Sequence[int], width: int, height: int
) -> Chart:
    roads = _Roads(boxes, width, height)
    for leg in order:
        roads.build(leg, *legs[leg])
    return Chart(boxes, roads.lines, roads.prices, roads.routes)


def _far(one: Box, other: Box) -> int:
    across = max(one.x, other.x) - min(one.x + one.width, other.x + other.width)
    along = max(one.y, other.y) - min(one.y + one.height, other.y + other.height)
    return max(0, across) + 2 * max(0, along)


def _apart(sites: Mapping[str, Site], between: Mapping[frozenset[str], int], width: int, height: int) -> dict[str, Box]:
    """Where the printed map has them, as far as they do not stand in each other's way."""
    left, top = min(site.x for site in sites.values()), min(site.y for site in sites.values())
    wide = max(1, max(site.x for site in sites.values()) - left)
    high = max(1, max(site.y for site in sites.values()) - top)
    names, sizes = list(sites), [(site.width, site.height) for site in sites.values()]
    middles = []
    for site in sites.values():
        across, along = (site.x - left) / wide, (site.y - top) / high
        x = across * (width - site.width) + site.width / 2
        middles.append([x, along * (height - site.height) + site.height / 2])
    for turn in range(300):
        moved = False
        for one in range(len(middles)):
            for other in range(one):
                across = between.get(frozenset({names[one], names[other]}), ACROSS if turn < 200 else ACROSS / 2)
                moved |= _push(middles[one], middles[other], sizes[one], sizes[other], (across, ALONG))
        for middle, (w, h) in zip(middles, sizes, strict=True):
            middle[0] = min(max(middle[0], w / 2), width - w / 2)
            middle[1] = min(max(middle[1], h / 2), height - h / 2)
        if not moved:
            break
    boxes = {}
    for (name, site), (x, y) in zip(sites.items(), middles, strict=True):
        corner = round(x - site.width / 2), round(y - site.height / 2)
        boxes[name] = Box(*corner, site.width, site.height, site.written)
    return boxes


def _push(
    one: list[float], other: list[float], size: tuple[int, int], size_2: tuple[int, int], gaps: tuple[float, float]
) -> bool:
    """Two places that are too near move away from each other, by the shorter way."""
    too_near = [(size[axis] + size_2[axis]) / 2 + gaps[axis] - abs(one[axis] - other[axis]) for axis in (0, 1)]
    if min(too_near) <= 0.01:
        return False
    axis = 0 if too_near[0] < 2.5 * too_near[1] else 1
    by = too_near[axis] / 2 * (1 if one[axis] >= other[axis] else -1) * 0.6
    one[axis] += by
    other[axis] -= by
    return True


class _Roads:
    """Legs, as they are built one after another."""

    def __init__(self, boxes: Mapping[str, Box], width: int, height: int) -> None:
        self.boxes = boxes
        self.width, self.height = width, height
        self.taken = {cell: name for name, box in boxes.items() for cell in box.cells()}
        self.lines: dict[Cell, str] = {}
        self.written: set[Cell] = set()
        self.prices: dict[int, Cell] = {}
        self.routes: dict[int, Sequence[Cell]] = {}

    def build(self, leg: int, start: str, goal: str, price: int) -> None:
        route = self._route(start, goal)
        outside = [cell for cell in route if cell not in self.taken]
        crossed = {cell for cell in outside if cell in self.lines}
        for before, cell, after in zip(route, route[1:], route[2:], strict=False):
            ends = frozenset({(b[0] - cell[0], b[1] - cell[1]) for b in (before, after)})
            self.lines[cell] = "┼" if cell in crossed else BENDS[ends]
        self.routes[leg] = outside
        room = self._room_for(price, outside, crossed)
        if room is not None:
            self.prices[leg] = room
            self.written |= {(room[0] + n, room[1]) for n in range(price)}

    def _room_for(self, price: int, outside: Sequence[Cell], crossed: set[Cell]) -> Cell | None:
        """Along the leg where it runs straight across, else over it where it runs along, in its middle if possible."""
        own = set(outside) - crossed
        middle = len(outside) / 2
        found: list[tuple[float, Cell]] = []
        for number, (x, y) in enumerate(outside):
            for left in range(x - price + 1, x + 1):
                cells = [(left + n, y) for n in range(price)]
                free = all(0 <= cx < self.width and self._free((cx, cy), own) for cx, cy in cells)
                if free and (x, y) not in crossed:
                    on_it = sum(cell in own for cell in cells)
                    centred = abs(left + (price - 1) / 2 - x)
                    beside = sum(not self._free(cell, own) for cell in ((left - 1, y), (left + price, y)))
                    found.append((abs(number - middle) + 2 * centred - 3 * on_it + 8 * beside, (left, y)))
        return min(found)[1] if found else None

    def _free(self, cell: Cell, own: set[Cell]) -> bool:
        return cell in own or (cell not in self.taken and cell not in self.lines and cell not in self.written)

    def _route(self, start: str, goal: str) -> list[Cell]:
        """The cheapest way from a place to another, with a cell of each at its ends."""
        target = self.boxes[goal]
        waiting: list[tuple[int, int, Cell, Cell]] = []
        costs: dict[tuple[Cell, Cell], int] = {}
        came: dict[tuple[Cell, Cell], tuple[Cell, Cell]] = {}
        for cell in self.boxes[start].cells():
            for step in STEP:
                costs[cell, step] = 0
                heappush(waiting, (self._least(cell, target), 0, cell, step))
        while waiting:
            _, cost, cell, step = heappop(waiting)
            if cost > costs[cell, step]:
                continue
            if self.taken.get(cell) == goal:
                return self._traced(came, cell, step)
            inside = cell in self.taken
            for turn in STEP:
                if turn != step and (inside or cell in self.lines or (turn[0] + step[0], turn[1] + step[1]) == (0, 0)):
                    continue
                there = cell[0] + turn[0], cell[1] + turn[1]
                added = self._cost(there, turn, goal)
                if added is None:
                    continue
                if inside:
                    added += self._blank(start, cell, turn)
                paid = cost + added + (TURN if turn != step else 0)
                if paid < costs.get((there, turn), 1 << 30):
                    costs[there, turn] = paid
                    came[there, turn] = (cell, step)
                    heappush(waiting, (paid + self._least(there, target), paid, there, turn))
        return []

    def _cost(self, cell: Cell, step: Cell, goal: str) -> int | None:
        """What it costs to enter a cell; nothing can go through places, prices, or along another leg."""
        x, y = cell
        place = self.taken.get(cell)
        inside = 0 <= x < self.width and 0 <= y < self.height
        if not inside or cell in self.written or place not in (None, goal):
            return None
        if place == goal:
            return STEP[step] + self._blank(goal, cell, step)
        line = self.lines.get(cell)
        if line is not None:
            return STEP[step] + CROSS if line == ("│" if step[0] else "─") else None
        near = sum((x + dx, y + dy) in self.taken or (x + dx, y + dy) in self.written for dx, dy in STEP)
        return STEP[step] + BESIDE * near

    def _blank(self, place: str, cell: Cell, step: Cell) -> int:
        """A leg from above or below should come to where something is written."""
        box = self.boxes[place]
        return 0 if step[1] == 0 or cell[0] < box.x + box.written else BLANK

    @staticmethod
    def _least(cell: Cell, target: Box) -> int:
        x, y = cell
        across = max(0, target.x - x, x - target.x - target.width + 1)
        along = max(0, target.y - y, y - target.y - target.height + 1)
        return 2 * across + 4 * along

    @staticmethod
    def _traced(came: Mapping[tuple[Cell, Cell], tuple[Cell, Cell]], cell: Cell, step: Cell) -> list[Cell]:
        route = [cell]
        at = (cell, step)
        while at in came:
            at = came[at]
            route.append(at[0])
        return route[::-1]
