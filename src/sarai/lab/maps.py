"""Make the house pack of Silk Road Adventures: fifteen trade cards and twenty-four maps.

    .venv/bin/python -m sarai.lab.maps > src/sarai/games/adventures/content/house-1.toml
    .venv/bin/python -m sarai.lab.maps search ROUND FROM TO     which draws make good maps

A map is drawn by its number and kept if it is worth playing. What that means is up to `worthless`, `trap` and
`spread`, which the tests use too. `KEPT` and `FOUND` say which were kept; searching for others takes long.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations

from sarai.games.adventures.board import EDGE_NAMES, HEX_NAMES, INNER, SIDE_NAMES, middle_of_edge
from sarai.games.adventures.constants import ICONS, ROUNDS
from sarai.games.adventures.content import (
    AdventuresContent,
    AdventuresGood,
    AdventuresRules,
    Map,
    Meaning,
    PrintedCircle,
    PrintedCity,
    TradeCard,
    check,
)
from sarai.games.adventures.reading import plausible
from sarai.games.adventures.routes import follow_layout
from sarai.games.adventures.solver import best_route
from sarai.kernel.chance import Fast, pick_weighted
from sarai.kernel.plain_data import to_plain

RULES = AdventuresRules(tiles=7, glass=120, step=3, provenance="rulebook")
GOODS = [
    AdventuresGood("wheat", 1, 2, "house"),
    AdventuresGood("spices", 1, 1, "house"),
    AdventuresGood("jewels", 1, -2, "house"),
    AdventuresGood("silk", 2, 3, "house"),
    AdventuresGood("porcelain", 3, -3, "house"),
    AdventuresGood("lamps", 4, 4, "house"),
]
CITIES = [
    PrintedCity("constantinople", "b1", "nw", "house"),
    PrintedCity("alexandria", "d1", "w", "house"),
    PrintedCity("basra", "e2", "sw", "house"),
    PrintedCity("calicut", "d4", "se", "house"),
    PrintedCity("changan", "b4", "e", "house"),
    PrintedCity("samarkand", "a2", "ne", "house"),
]
SAMPLES = 150
"""Pairs of cities and price orders by which a map is judged while it is drawn."""
GRAIN = 7
"""Circles stand on points this far apart."""
PATIENCE: dict[int, tuple[tuple[int, int], ...]] = {
    1: (),
    2: (),
    3: ((60, 0),),
    4: ((150, 200), (250, 110), (400, 70), (800, 0)),
}
"""How often a circle is moved to make a map more generous, and which cost must be reached by then to go on."""
SPARED = 1
GENEROUS = {1: 10_000, 2: 10_000, 3: 150, 4: 42}
"""The highest cost that a map may have: the lower, the more alike the maps are."""
KEPT = {1: (0, 4, 6, 10, 16, 17), 2: (0, 2, 3, 5, 6, 7), 3: (0, 1, 2, 3, 4, 5)}
"""The draws that make the house maps of rounds 1 to 3."""
FOUND = (
    "-127,23 118,79 118,-250 230,-236 -316,-82 -330,23 286,30 -225,240 181,282 62,331 -78,-320 -148,-222",
    "251,-222 118,-243 90,-33 118,254 -337,-19 -8,205 -183,-271 -78,-320 -225,247 -78,72 328,23 -183,-96",
    "-71,324 -218,247 -15,142 -127,-327 265,-19 118,-236 -176,-152 83,-82 -183,65 181,254 -316,30 251,-222",
)
"""The last round's, as a long search left them: the circles of three maps, which are also used upside down."""
SURE = {1: (80, 82), 2: (82, 90), 3: (84, 90), 4: (84, 90)}
"""How likely the likeliest edge of a circle is, in per cent, by round: a few goods must be doubtful to make a trap, but
not many, or luck would decide more than the eye."""
CLOSE = 44
"""A circle touches the edge it most likely means."""
FAR_APART = 75
"""Circles are at least this far from each other, so that they can be told apart."""

Key = list[int]
"""For each circle of a map, which of its meanings is true."""


def cards() -> list[TradeCard]:
    """Every pair of cities once; each icon is on five cards, spread over the pairs."""
    pairs = list(combinations(CITIES, 2))
    return [
        TradeCard(f"{one.id}-{two.id}", [one.id, two.id], [ICONS[(7 * number) % 15 % 3]], "house")
        for number, (one, two) in enumerate(pairs)
    ]


# -- what a map is worth


def entry(city: PrintedCity) -> int:
    return HEX_NAMES.index(city.hex) * 6 + SIDE_NAMES.index(city.side)


def likeliest(drawn: Map) -> Key:
    return [max(range(len(one.means)), key=lambda n: one.means[n].weight) for one in drawn.circles]


def any_key(drawn: Map, chance: Fast) -> Key:
    return [int(pick_weighted(chance, 0, [meaning.weight for meaning in one.means])) for one in drawn.circles]


def prizes(drawn: Map, key: Key, prices: dict[str, int], scale: int = 1) -> tuple[list[int], list[tuple[int, int]]]:
    """What the edges are worth by a key, in the form the solver takes."""
    worth = [0] * INNER
    several = []
    for circle, meant in zip(drawn.circles, key, strict=True):
        edges = [EDGE_NAMES.index(name) for name in circle.means[meant].edges]
        value = scale * prices[circle.good]
        if len(edges) == 1:
            worth[edges[0]] += value
        else:
            several.append((sum(1 << edge for edge in edges), value))
    return worth, several


def best(drawn: Map, key: Key, prices: dict[str, int], pair: Sequence[PrintedCity], enough: int = 1 << 60) -> int:
    """The points of the best route, with the tiles that everybody has."""
    worth, several = prizes(drawn, key, prices)
    found = best_route(entry(pair[0]), entry(pair[1]), worth, several, [RULES.tiles] * 3, [0, 0, 0], 0, enough)
    assert found is not None, "any two cities can be joined"
    return int(found.value)


def orders(content: AdventuresContent, round_: int) -> Iterator[dict[str, int]]:
    """Every way in which a round's prices can be assigned to its goods."""
    names = [good.id for good in content.goods if good.round <= round_]
    for prices in permutations(content.prices(round_)):
        yield dict(zip(names, prices, strict=True))


def any_order(content: AdventuresContent, round_: int, chance: Fast) -> dict[str, int]:
    names = [good.id for good in content.goods if good.round <= round_]
    prices = content.prices(round_)
    return {name: prices.pop(chance.below(len(prices))) for name in names}


def any_pair(content: AdventuresContent, chance: Fast) -> list[PrintedCity]:
    card = content.cards[chance.below(len(content.cards))]
    return [city for city in content.cities if city.id in card.cities]


def worthless(content: AdventuresContent, drawn: Map, key: Key, every: int = 1) -> int:
    """For how many pairs of cities and market orders, or for one in `every` orders, no route scores a point (S41)."""
    return sum(
        best(drawn, key, prices, pair, 1) < 1
        for pair in combinations(content.cities, 2)
        for prices in islice(orders(content, drawn.round), 0, None, every)
    )


def trap(content: AdventuresContent, drawn: Map, draws: int, chance: Fast) -> float:
    """How often the best route by the likeliest edges scores at least 3 points less by the true key."""
    fallen = 0
    entries = [entry(city) for city in content.cities]
    for _ in range(draws):
        pair, prices = any_pair(content, chance), any_order(content, drawn.round, chance)
        worth, several = prizes(drawn, likeliest(drawn), prices, 100)
        start, goal = entry(pair[0]), entry(pair[1])
        found = best_route(start, goal, worth, several, [RULES.tiles] * 3, [0, 0, 0], -1)
        assert found is not None
        crossed = follow_layout(found.layout(), start, goal, entries).crossed
        promised, paid = (
            sum(
                prices[circle.good]
                for circle, meant in zip(drawn.circles, key, strict=True)
                if any(crossed >> EDGE_NAMES.index(name) & 1 for name in circle.means[meant].edges)
            )
            for key in (likeliest(drawn), any_key(drawn, chance))
        )
        fallen += promised - paid >= 3
    return fallen / draws


def spread(content: AdventuresContent, maps: Sequence[Map], samples: int, chance: Fast) -> list[int]:
    """For that many cards and price orders, how far apart the best scores of these maps are, by the likeliest edges."""
    found = []
    for _ in range(samples):
        pair, prices = any_pair(content, chance), any_order(content, maps[0].round, chance)
        scores = [best(one, likeliest(one), prices, pair) for one in maps]
        found.append(max(scores) - min(scores))
    return found


# -- drawing maps


class Spot:
    """Where a circle can be drawn: beside its likeliest edge, and as doubtful as the round wants it."""

    def __init__(self, x: int, y: int) -> None:
        self.x, self.y = x, y
        self.read = plausible(x, y)
        self.edges = sum(1 << edge for edge, _ in self.read)

    def beside(self) -> float:
        """How far from its likeliest edge it is."""
        x, y = middle_of_edge(self.read[0][0])
        return math.hypot(self.x - x, self.y - y)

    def circle(self, good: str) -> PrintedCircle:
        return PrintedCircle(good, self.x, self.y, [Meaning([EDGE_NAMES[edge]], weight) for edge, weight in self.read])

    def apart(self, other: Spot) -> bool:
        """Told apart by the eye, and no edge in doubt for both (S41)."""
        far = (self.x - other.x) ** 2 + (self.y - other.y) ** 2 >= FAR_APART**2
        return far and not self.edges & other.edges


def spots(round_: int) -> list[Spot]:
    least, most = SURE[round_]
    width, height = 400, 348
    found = [Spot(x, y) for x in range(-width, width + 1, GRAIN) for y in range(-height, height + 1, GRAIN)]
    return [spot for spot in found if least <= spot.read[0][1] <= most and spot.beside() <= CLOSE]


def draw(round_: int, possible: Sequence[Spot], chance: Fast) -> list[Spot]:
    """A map's circles, two for every good in play (S39)."""
    count = 2 * sum(good.round <= round_ for good in GOODS)
    while True:
        drawn: list[Spot] = []
        free = list(possible)
        while len(drawn) < count and free:
            drawn.append(free[chance.below(len(free))])
            free = [spot for spot in free if spot.apart(drawn[-1])]
        if len(drawn) == count:
            return drawn


def as_map(round_: int, drawn: Sequence[Spot], number: int = 0) -> Map:
    names = [good.id for good in GOODS if good.round <= round_ for _ in range(2)]
    return Map(f"map-{number}", round_, [s.circle(n) for s, n in zip(drawn, names, strict=True)], "house")


class Questions:
    """Pairs of cities and price orders for which a map should be generous; the one it failed last is asked first."""

    def __init__(self, content: AdventuresContent, round_: int, chance: Fast) -> None:
        self.asked = [(any_pair(content, chance), any_order(content, round_, chance)) for _ in range(SAMPLES)]
        self.round = round_
        self.most = 2 * sum(max(0, price) for price in content.prices(round_))

    def cost(self, drawn: Sequence[Spot], limit: int) -> int:
        """How far the best scores stay below the most possible, squared and summed, up to the limit."""
        one = as_map(self.round, drawn)
        key, total = likeliest(one), 0
        wanted = self.most - SPARED
        for number, (pair, prices) in enumerate(self.asked):
            total += (max(0, wanted - best(one, key, prices, pair, wanted))) ** 2
            if total >= limit:
                self.asked.insert(0, self.asked.pop(number))
                break
        return total


def settle(drawn: list[Spot], possible: Sequence[Spot], questions: Questions, chance: Fast) -> tuple[list[Spot], int]:
    """Move a circle to another edge, or swap two, wherever that makes the map more generous.

    Given up early if it does not get far.
    """
    cost = questions.cost(drawn, 1 << 40)
    for tries, hoped in PATIENCE[questions.round]:
        left = tries
        while left and cost:
            changed = _changed(drawn, possible, chance)
            if changed is None:
                continue
            left -= 1
            now = questions.cost(changed, cost)
            if now < cost:
                drawn, cost = changed, now
        if cost > hoped:
            break
    return drawn, cost


def _changed(drawn: list[Spot], possible: Sequence[Spot], chance: Fast) -> list[Spot] | None:
    moved = chance.below(len(drawn))
    if chance.below(4) == 0:
        other = (moved + 1 + chance.below(len(drawn) - 1)) % len(drawn)
        swapped = list(drawn)
        swapped[moved], swapped[other] = swapped[other], swapped[moved]
        return swapped if moved // 2 != other // 2 else None  # swapping two circles of one good changes nothing
    spot = possible[chance.below(len(possible))]
    others = drawn[:moved] + drawn[moved + 1 :]
    fits = spot.read[0][0] != drawn[moved].read[0][0] and all(spot.apart(other) for other in others)
    return [*drawn[:moved], spot, *drawn[moved + 1 :]] if fits else None


def candidate(content: AdventuresContent, round_: int, number: int) -> tuple[Map, int]:
    """The draw with this number, made as generous as possible, and its remaining cost."""
    chance = Fast(1000 * round_ + number)
    possible = spots(round_)
    drawn, cost = settle(draw(round_, possible, chance), possible, Questions(content, round_, chance), chance)
    return as_map(round_, drawn), cost


def is_good(content: AdventuresContent, one: Map) -> bool:
    """Whether it has a trap for those who trust the likeliest edges, and is never worthless."""
    return trap(content, one, 1000, Fast(1)) >= 0.12 and not worthless(content, one, likeliest(one))


def turned_round(one: Map) -> Map:
    """The map upside down, its goods moved on by one. Cities stay where they are, so it is as generous as before."""
    names = [good.id for good in GOODS if good.round <= one.round]
    circles = []
    for circle in one.circles:
        name = names[(names.index(circle.good) + 1) % len(names)]
        circles.append(Spot(-circle.x, -circle.y).circle(name))
    return Map(one.id, one.round, sorted(circles, key=lambda circle: names.index(circle.good)), one.provenance)


def _spot(place: str) -> Spot:
    x, _, y = place.partition(",")
    return Spot(int(x), int(y))


def search(round_: int, first: int, last: int) -> None:
    """Print which draws are good; `KEPT` is made from them."""
    content = AdventuresContent(RULES, GOODS, CITIES, cards(), [])
    for number in range(first, last):
        one, cost = candidate(content, round_, number)
        good = cost <= GENEROUS[round_] and is_good(content, one)
        places = " ".join(f"{circle.x},{circle.y}" for circle in one.circles)
        print(f"round {round_}, draw {number}: cost {cost}{', good' if good else ''} {places}", flush=True)


def make() -> AdventuresContent:
    content = AdventuresContent(RULES, GOODS, CITIES, cards(), [])
    maps: list[Map] = []
    for round_ in range(1, ROUNDS + 1):
        drawn = [candidate(content, round_, number)[0] for number in KEPT.get(round_, ())]
        if not drawn:
            found = [as_map(round_, [_spot(place) for place in places.split()]) for places in FOUND]
            drawn = [both for one in found for both in (one, turned_round(one))]
        for one in drawn:
            maps.append(Map(f"map-{len(maps) + 1}", round_, one.circles, "house"))
    return AdventuresContent(RULES, GOODS, CITIES, content.cards, maps)


# -- writing


def pack_text(content: AdventuresContent) -> str:
    """The pack as people can read it: a line for each circle."""
    lines = [
        "# Silk Road Adventures, the house pack. The printed cities, cards, maps and keys are not known to us: these",
        "# are our own, made by `python -m sarai.lab.maps`. Counts, tiles, glass and prices are the rulebook's.",
        'game = "adventures"',
        'pack = "house"',
        "version = 1",
        "",
        "[rules]",
        *(f"{name} = {_value(value)}" for name, value in to_plain(content.rules).items()),
    ]
    for table, entries in (("goods", content.goods), ("cities", content.cities), ("cards", content.cards)):
        for one in entries:
            lines += ["", f"[[{table}]]", *(f"{name} = {_value(value)}" for name, value in to_plain(one).items())]
    for drawn in content.maps:
        lines += ["", "[[maps]]", f'id = "{drawn.id}"', f"round = {drawn.round}", "circles = ["]
        for circle in drawn.circles:
            means = ", ".join(f"{{edges = {_value(one.edges)}, weight = {one.weight}}}" for one in circle.means)
            lines.append(f'  {{good = "{circle.good}", x = {circle.x}, y = {circle.y}, means = [{means}]}},')
        lines += ["]", f'provenance = "{drawn.provenance}"']
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    if sys.argv[1:2] == ["search"]:
        search(*(int(word) for word in sys.argv[2:5]))
    else:
        made = make()
        assert not check(made), check(made)
        print(pack_text(made), end="")
