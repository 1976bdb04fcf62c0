"""A pack for Silk Road Adventures: goods, prices, cities, trade cards and maps. No printed content is known."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Final

from sarai.games.adventures.board import EDGE_NAMES, HEX_NAMES, INNER, SIDE_NAMES, SIDES
from sarai.games.adventures.constants import CARDS, CITIES, ICONS, MAPS_A_ROUND, ROUNDS
from sarai.games.adventures.solver import best_route
from sarai.kernel.plain_data import Among, Exactly, Once, WholeNumber

FIRST_GOODS: Final = 3
"""Goods in the first round; each later round adds one."""
MOST_CIRCLES: Final = 20
MOST_ALTERNATIVES: Final = 6
HALF_WIDTH: Final = 500
HALF_HEIGHT: Final = 450
"""How far from the middle of the board a circle can be drawn."""
DEAREST: Final = 9
"""No price is further from 0."""

Hex = Annotated[str, Among(HEX_NAMES)]
Side = Annotated[str, Among(SIDE_NAMES)]
Round = Annotated[int, WholeNumber(1, ROUNDS)]
Price = Annotated[int, WholeNumber(-DEAREST, DEAREST)]
Across = Annotated[int, WholeNumber(-HALF_WIDTH, HALF_WIDTH)]
Down = Annotated[int, WholeNumber(-HALF_HEIGHT, HALF_HEIGHT)]
Edge = Annotated[str, Among(EDGE_NAMES[:INNER])]
"""Edges at which goods are bought are inner ones (S41)."""


@dataclass(frozen=True, slots=True)
class AdventuresRules:
    """`tiles` of each shape for each player; `glass` in seconds; `step`: what a change costs in turn mode (S35)."""

    tiles: Annotated[int, WholeNumber(1, 19)]
    glass: Annotated[int, WholeNumber(10, 600)]
    step: Annotated[int, WholeNumber(1, 600)]
    provenance: str


@dataclass(frozen=True, slots=True)
class AdventuresGood:
    """`round`: when it comes to market; `price`: the slot that is new then. Chance mixes the first three (S2)."""

    id: str
    round: Round
    price: Price
    provenance: str


@dataclass(frozen=True, slots=True)
class PrintedCity:
    """Where the city is, and the side of its hex over which a route enters it (S13)."""

    id: str
    hex: Hex
    side: Side
    provenance: str


@dataclass(frozen=True, slots=True)
class TradeCard:
    id: str
    cities: Annotated[list[str], Exactly(2), Once()]
    icons: list[Annotated[str, Among(ICONS)]]
    provenance: str


@dataclass(frozen=True, slots=True)
class Meaning:
    """The edges at which a good can be bought if this is what its circle means; the good is bought once (S15)."""

    edges: list[Edge]
    weight: Annotated[int, WholeNumber(1, 1000)]


@dataclass(frozen=True, slots=True)
class PrintedCircle:
    """A good as a map shows it, in units of the board; `means`: one entry where the key is printed (S8)."""

    good: str
    x: Across
    y: Down
    means: list[Meaning]


@dataclass(frozen=True, slots=True)
class Map:
    id: str
    round: Round
    circles: list[PrintedCircle]
    provenance: str


@dataclass(frozen=True, slots=True)
class AdventuresContent:
    rules: AdventuresRules
    goods: list[AdventuresGood]
    cities: list[PrintedCity]
    cards: Annotated[list[TradeCard], Exactly(CARDS)]
    maps: list[Map]

    def prices(self, round_: int) -> list[int]:
        """The prices in play in a round, in the order of the goods' entries."""
        return [good.price for good in self.goods if good.round <= round_]


def check(content: AdventuresContent) -> list[str]:
    """The faults of a pack, by the rules of this game."""
    faults = []
    if content.rules.step > content.rules.glass:
        faults.append("rules: a step should be no longer than the glass")
    for what, names in (
        ("goods", [good.id for good in content.goods]),
        ("cities", [city.id for city in content.cities]),
        ("cards", [card.id for card in content.cards]),
        ("maps", [one.id for one in content.maps]),
    ):
        faults += [
            f"{what} {name}: a name is one word of lower-case letters, digits and hyphens"
            for name in names
            if not re.fullmatch(r"[a-z][a-z0-9-]*", name)
        ]
    cards = {one.id for one in content.cards}
    faults += [f"cards {one.id}: a map has the same name" for one in content.maps if one.id in cards]
    faults += _check_goods(content) + _check_cities(content) + _check_cards(content)
    return faults or _check_routes(content) + _check_maps(content)


def _check_goods(content: AdventuresContent) -> list[str]:
    faults = []
    if [good.round for good in content.goods] != [1] * FIRST_GOODS + list(range(2, ROUNDS + 1)):
        faults.append(f"goods: there should be {FIRST_GOODS} for round 1 and one each for rounds 2 to {ROUNDS}")
    prices = [good.price for good in content.goods]
    if len(set(prices)) != len(prices):
        faults.append("goods: no two prices should be the same, since goods are ranked by them [S4]")
    return faults


def _check_cities(content: AdventuresContent) -> list[str]:
    faults = []
    if len(content.cities) != CITIES:
        faults.append(f"cities: there should be {CITIES}, not {len(content.cities)}")
    entries = []
    for city in content.cities:
        entry = f"{city.hex}-{city.side}"
        if entry not in EDGE_NAMES[INNER:]:
            faults.append(f"cities {city.id}: {entry} is not an edge on the border")
        elif entry in entries:
            faults.append(f"cities {city.id}: another city has the entry {entry} [S41]")
        entries.append(entry)
    return faults


def _check_cards(content: AdventuresContent) -> list[str]:
    faults = []
    cities = [city.id for city in content.cities]
    for card in content.cards:
        if not set(card.cities) <= set(cities):
            faults.append(f"cards {card.id}: cities should be two of {', '.join(cities)}")
        if not card.icons:
            faults.append(f"cards {card.id}: there should be an icon [S6]")
    return faults


def _check_routes(content: AdventuresContent) -> list[str]:
    """Whatever card is turned, it must be possible to arrive."""
    faults = []
    tiles = content.rules.tiles
    for pair in combinations(content.cities, 2):
        start, goal = (HEX_NAMES.index(city.hex) * SIDES + SIDE_NAMES.index(city.side) for city in pair)
        if best_route(start, goal, [0] * INNER, [], [tiles] * 3, [0, 0, 0], enough=0) is None:
            faults.append(f"rules: no route of {tiles} tiles of a shape joins {pair[0].id} and {pair[1].id}")
    return faults


def _check_maps(content: AdventuresContent) -> list[str]:
    faults = []
    rounds = [one.round for one in content.maps]
    if rounds != sorted(rounds) or any(rounds.count(one + 1) != MAPS_A_ROUND for one in range(ROUNDS)):
        faults.append(f"maps: there should be {MAPS_A_ROUND} for each of the rounds 1 to {ROUNDS}, in order")
    for one in content.maps:
        sold = {good.id for good in content.goods if good.round <= one.round}
        if not 1 <= len(one.circles) <= MOST_CIRCLES:
            faults.append(f"maps {one.id}: there should be 1 to {MOST_CIRCLES} circles")
        taken: set[str] = set()
        for number, circle in enumerate(one.circles, 1):
            where = f"maps {one.id} circle {number}"
            if circle.good not in sold:
                faults.append(f"{where}: {circle.good!r} is not on the market in round {one.round}")
            if not 1 <= len(circle.means) <= MOST_ALTERNATIVES:
                faults.append(f"{where}: it should have 1 to {MOST_ALTERNATIVES} meanings")
            if not all(meaning.edges for meaning in circle.means):
                faults.append(f"{where}: each meaning should have an edge")
            mine = {edge for meaning in circle.means for edge in meaning.edges}
            faults += [f"{where}: another good may be at {edge} too [S41]" for edge in sorted(mine & taken)]
            taken |= mine
    return faults
