"""Building by keys: a tile from the hand, a hex where it can lie, a way to lie there; or a tile that lies already.

Hexes where a road out of one of the two cities goes on come first, and so do the ways that go on with it best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sarai.games.adventures.showing import AdventuresCity, AdventuresShown
from sarai.kernel.view import View
from sarai.terminal.boards.adventures.sheet import BOARD, HEXES, OPPOSITE, SHAPE_OF, SMALL, road, sides_of, signs_of
from sarai.terminal.boards.board import Workbench, WorkbenchStep
from sarai.words import Words

CHANGE = "change"
"""The step to the tiles that lie already."""
LOOK = "look"
"""The step to the round that was scored last; the board shows it while it is in focus."""
LAST = ("declare", "stop")
"""Families that end the building."""


@dataclass(frozen=True, slots=True)
class Chain:
    """The tiles that the road out of a city runs over, and the hex and side to which it leads then; none beyond."""

    hexes: list[str]
    next: tuple[str, str] | None
    out: tuple[str, str] | None


def chain(layout: Mapping[str, str], city: AdventuresCity) -> Chain:
    hexes: list[str] = []
    here, side = city.hex, city.side
    while True:
        one, other = sides_of(layout.get(here, ""))
        if side not in (one, other):
            return Chain(hexes, (here, side), None)
        hexes.append(here)
        left = other if side == one else one
        if left not in HEXES[here].beyond:
            return Chain(hexes, None, (here, left))
        here, side = HEXES[here].beyond[left], OPPOSITE[left]


def marked(shown: AdventuresShown) -> list[AdventuresCity]:
    """The two cities of the trade card."""
    return [one for one in shown.cities if one.marked]


def whole(layout: Mapping[str, str], cities: Sequence[AdventuresCity]) -> bool:
    """Whether one road joins the two cities."""
    return chain(layout, cities[0]).out == (cities[1].hex, cities[1].side)


def linked(layout: Mapping[str, str], cities: Sequence[AdventuresCity]) -> set[str]:
    """The hexes with a road out of one of the two cities."""
    return {hex_ for city in cities for hex_ in chain(layout, city).hexes}


def ends(layout: Mapping[str, str], cities: Sequence[AdventuresCity]) -> list[tuple[str, str]]:
    """Where a road out of a city would go on: hex and side."""
    if whole(layout, cities):
        return []
    return [one.next for one in (chain(layout, city) for city in cities) if one.next]


def best_first(
    layout: Mapping[str, str], cities: Sequence[AdventuresCity], hex_: str, ways: Sequence[str]
) -> list[str]:
    """The ways that go on best with the roads that lead there first, else as the tile is turned clockwise."""
    goals = {(city.hex, city.side) for city in cities}
    open_ends = ends(layout, cities)

    def worth(way: str) -> int:
        total = 0
        for side in sides_of(way):
            beyond = HEXES[hex_].beyond.get(side)
            total += 8 * ((hex_, side) in open_ends)
            if beyond is None:
                total += 4 if (hex_, side) in goals else -4
            elif beyond in layout:
                total += 3 if OPPOSITE[side] in sides_of(layout[beyond]) else -2
        return total

    return sorted(ways, key=worth, reverse=True)


def tray(layout: Mapping[str, str], bonus: Mapping[str, int], tiles: int) -> dict[str, int]:
    """How many tiles of each kind are in hand; bonus tiles, with a star behind, only where there are any."""
    left = dict.fromkeys(BOARD.ways, tiles) | {f"{shape}*": count for shape, count in bonus.items() if count}
    for lies in layout.values():
        left[SHAPE_OF[lies.removesuffix("*")] + "*" * lies.endswith("*")] -= 1
    return left


def picture(lies: str) -> str:
    """A tile in one line, as it is drawn on a small board."""
    return road(SMALL, sides_of(lies), signs_of(lies))


class BuildingSteps:
    """What can be done with the board of whoever builds."""

    def __init__(self, words: Words, seen: View, possible: Sequence[str]) -> None:
        shown: AdventuresShown = seen.table
        self.words = words
        self.mine = shown.merchants[seen.seat]
        self.layout = self.mine.layout or {}
        self.cities = marked(shown)
        self.names = {(one.hex, one.side): words.name("city", one.id) for one in shown.cities}
        self.order = [hex_ for hex_, _ in ends(self.layout, self.cities)] + list(HEXES)
        self.ways: dict[str, dict[str, list[str]]] = {}
        self.changes: dict[str, list[str]] = {}
        # where neither a question nor a glass comes before the building, this is when to see how the last round went
        looks = seen.options["mode"] in ("relaxed", "turns") and self.mine.commands == 0
        self.last = shown.last if looks else None
        self.lasts = [action for action in possible if action in LAST]
        for action in possible:
            family, *said = action.split()
            if family in ("place", "bonus"):
                kind = SHAPE_OF[said[1]] + "*" * (family == "bonus")
                self.ways.setdefault(kind, {}).setdefault(said[0], []).append(said[1])
            elif family in ("turn", "lift"):
                self.changes.setdefault(said[0], []).append(action)

    def workbench(self, begun: tuple[str, ...]) -> Workbench:
        match begun:
            case ():
                steps = [*self._start(), *self._look()]
                return Workbench(steps, at=len(steps) - 1 if steps[-1].shows == LOOK else 0)
            case (first,) if first == LOOK and self._look():
                return Workbench(self._start())
            case (last,) if last in self.lasts:
                return Workbench([self._last(last, sure=True)], self.words.text("adventures-board-sure"))
            case (first,) if first == CHANGE or first in self.ways:
                return self._hexes(first)
            case (first, hex_) if hex_ in self.changes if first == CHANGE else hex_ in self.ways.get(first, ()):
                return self._ways(first, hex_)
        return Workbench([])

    def _start(self) -> list[WorkbenchStep]:
        said = self.words.text
        tiles = int(self.words.game.showing.figures["tiles"])
        steps = []
        for kind, left in tray(self.layout, self.mine.bonus, tiles).items():
            if kind in self.ways:
                shape = kind.removesuffix("*")
                name = self.words.name("tile", f"bonus-{shape}" if kind != shape else shape)
                label = said("adventures-board-tile", tile=name, count=left)
                steps.append(WorkbenchStep(label, label, (kind,), target=f"tile:{kind}"))
        if self.changes:
            label = said("adventures-board-change")
            steps.append(WorkbenchStep(label, said("adventures-board-change.brief"), (CHANGE,)))
        return steps + [self._last(last, sure=False) for last in self.lasts]

    def _look(self) -> list[WorkbenchStep]:
        if self.last is None:
            return []
        label = self.words.text("adventures-board-last", round=self.last.round)
        return [WorkbenchStep(label, label, (LOOK,), shows=LOOK)]

    def _last(self, last: str, sure: bool) -> WorkbenchStep:
        """To call out, or to let time run out: at once with a whole road, else once more to be sure."""
        done = whole(self.layout, self.cities) and last == "declare"
        label = brief = self.words.text(f"adventures-do-{last}")
        if last == "declare":
            key = "adventures-board-whole" if done else "adventures-board-gap"
            label, brief = f"{label} ({self.words.text(key)})", f"{brief} {'✓' if done else '✗'}"
        return WorkbenchStep(label, brief, (last,), last if done or sure else "")

    def _hexes(self, first: str) -> Workbench:
        steps = []
        there = self.changes if first == CHANGE else self.ways[first]
        for hex_ in dict.fromkeys(hex_ for hex_ in self.order if hex_ in there):
            shows = ""
            if first != CHANGE:
                shows = f"{self._family(first)} {hex_} {self._best(first, hex_)[0]}"
            steps.append(WorkbenchStep(hex_, hex_, (first, hex_), shows=shows, target=f"hex:{hex_}"))
        key = "adventures-board-which" if first == CHANGE else "adventures-board-where"
        return Workbench(steps, _sentence(self.words.text(key, tile=self._named(first))))

    def _ways(self, first: str, hex_: str) -> Workbench:
        if first != CHANGE:
            actions = [f"{self._family(first)} {hex_} {way}" for way in self._best(first, hex_)]
            asks = self.words.text("adventures-board-how", tile=self._named(first), hex=hex_)
        else:
            actions = self.changes[hex_]
            turned = [action.split()[2] for action in actions if action.startswith("turn")]
            without = {other: lies for other, lies in self.layout.items() if other != hex_}
            best = best_first(without, self.cities, hex_, turned)
            actions = [f"turn {hex_} {way}" for way in best] + [one for one in actions if one.startswith("lift")]
            tile = self._named(SHAPE_OF[self.layout[hex_].removesuffix("*")] + "*" * self.layout[hex_].endswith("*"))
            asks = self.words.text("adventures-board-turn", tile=tile, hex=hex_)
        return Workbench([self._whole_step((first, hex_), action) for action in actions], _sentence(asks))

    def _whole_step(self, begun: tuple[str, ...], action: str) -> WorkbenchStep:
        family, hex_, *way = action.split()
        if not way:
            label = self.words.text("adventures-board-lift")
            return WorkbenchStep(label, label, (*begun, family), action, target=f"hex:{hex_}")
        came = ends(self.layout, self.cities)  # said first: that is where the road comes from
        sides = sorted(sides_of(way[0]), key=lambda side: (hex_, side) not in came)
        ways = " – ".join(self._beyond(hex_, side) for side in sides)
        bonus = family == "bonus" or self.layout.get(hex_, "").endswith("*")
        label = f"{picture(way[0] + '*' * bonus)}  {ways}"
        return WorkbenchStep(label, label, (*begun, *way), action, target=f"hex:{hex_}")

    def _beyond(self, hex_: str, side: str) -> str:
        """What a road leads to on a side: a hex, a city, or off the board."""
        beyond = HEXES[hex_].beyond.get(side)
        return beyond or self.names.get((hex_, side)) or self.words.text("adventures-board-border")

    def _best(self, kind: str, hex_: str) -> list[str]:
        return best_first(self.layout, self.cities, hex_, self.ways[kind][hex_])

    def _family(self, kind: str) -> str:
        return "bonus" if kind.endswith("*") else "place"

    def _named(self, kind: str) -> str:
        if kind == CHANGE:
            return ""
        return self.words.name("tile", f"bonus-{kind.removesuffix('*')}" if kind.endswith("*") else kind)


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def shown_layout(layout: Mapping[str, str], action: str) -> dict[str, str]:
    """The board as it would lie after an action of building."""
    then = dict(layout)
    family, *said = action.split()
    if family in ("place", "bonus"):
        then[said[0]] = said[1] + "*" * (family == "bonus")
    elif family == "turn" and said[0] in then:
        then[said[0]] = said[1] + "*" * then[said[0]].endswith("*")
    elif family == "lift":
        then.pop(said[0], None)
    return then
