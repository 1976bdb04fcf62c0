"""What holds for a whole game: the pack as rows of numbers, and what the table agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sarai.games.adventures.board import BIT, EDGE_NAMES, HEX_NAMES, SIDE_NAMES, SIDES
from sarai.games.adventures.constants import ICONS, MODES, MOST_COMMANDS, MOST_SEATS, RELAXED, TURNS
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.adventures.content import AdventuresContent


class MapCircle:
    """One good on a map: its kind, how likely each meaning is, and the edges of each as a mask."""

    __slots__ = ("edges", "good", "weights")

    good: i64
    weights: vec[i64]
    edges: vec[i64]

    def __init__(self, good: i64, weights: list[int], edges: list[int]) -> None:
        self.good = good
        self.weights = vec[i64](weights)
        self.edges = vec[i64](edges)


class AdventuresTerms:
    """Numbers in place of names; goods, cities, cards and maps count from 0 in the pack's order."""

    mode: i64
    glass: i64  # milliseconds; 0: none runs
    step: i64  # milliseconds that a change of the board costs in turn mode
    moves: i64  # changes of the board that a player may make in a round
    tiles: i64  # of each shape
    ranks: i64  # 1: the rank bonus counts
    first: i64  # for the first place (S23)
    lone: i64  # extra for a player who alone arrives (S24)
    late_is_out: i64  # S25
    floor_each_round: i64  # S19
    youth: vec[i64]  # by seat: 0 for the youngest (S26)
    goods: i64
    good_price: vec[i64]
    entries: vec[i64]  # by city: hex * 6 + side
    card_from: vec[i64]  # by card: the entry of its first city
    card_to: vec[i64]
    card_icons: list[vec[i64]]
    circles: list[MapCircle]  # of all maps, one after another
    first_circle: vec[i64]  # by map, and one more for the end
    solved: dict[tuple[int, ...], tuple[int, ...]]  # best routes that were found beforehand

    def __init__(
        self, content: AdventuresContent, options: Mapping[str, str], solved: dict[tuple[int, ...], tuple[int, ...]]
    ) -> None:
        self.solved = solved
        self.mode = MODES.index(options["mode"])
        glass = content.rules.glass if options["glass"] == "pack" else int(options["glass"])
        step = content.rules.step if options["step"] == "pack" else int(options["step"])
        self.glass = 0 if self.mode == RELAXED else 1000 * glass
        self.step = 1000 * step
        self.moves = MOST_COMMANDS
        if self.mode == TURNS:
            self.moves = min(MOST_COMMANDS, (self.glass - 1) // self.step)  # in the last second time is up (S36)
        self.tiles = content.rules.tiles
        self.ranks = 0 if self.mode == RELAXED else 1
        self.first = int(options["first-place"])
        self.lone = int(options["lone-finisher"])
        self.late_is_out = 1 if options["late"] == "out" else 0
        self.floor_each_round = 1 if options["floor"] == "round" else 0
        self.youth = vec[i64](youth_of(options["ages"]))
        names = [good.id for good in content.goods]
        self.goods = len(names)
        self.good_price = vec[i64]([good.price for good in content.goods])
        entry = {city.id: HEX_NAMES.index(city.hex) * SIDES + SIDE_NAMES.index(city.side) for city in content.cities}
        self.entries = vec[i64](list(entry.values()))
        self.card_from = vec[i64]([entry[card.cities[0]] for card in content.cards])
        self.card_to = vec[i64]([entry[card.cities[1]] for card in content.cards])
        self.card_icons = [vec[i64]([ICONS.index(icon) for icon in card.icons]) for card in content.cards]
        self.circles = []
        firsts = [0]
        for one in content.maps:
            for circle in one.circles:
                weights = [meaning.weight for meaning in circle.means]
                edges = [mask_of(meaning.edges) for meaning in circle.means]
                self.circles.append(MapCircle(names.index(circle.good), weights, edges))
            firsts.append(len(self.circles))
        self.first_circle = vec[i64](firsts)


def mask_of(edges: list[str]) -> int:
    mask: i64 = 0
    for name in edges:
        mask |= BIT[EDGE_NAMES.index(name)]
    return int(mask)


def youth_of(ages: str) -> list[int]:
    """Each seat's rank by youth: those named come first, the others in the order of their seats."""
    letters = "ABCD"[:MOST_SEATS]
    named = [] if ages == "seats" else ages.split(",")
    order = named + [letter for letter in letters if letter not in named]
    return [order.index(letter) for letter in letters]
