"""What a pack of Dunhuang says, and what it must fulfil to be playable."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sarai.games.dunhuang.words import CHARACTERS, KINDS, SPACES


@dataclass(frozen=True, slots=True)
class Supply:
    coins: int
    prestige: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Worth:
    majority: int
    prestige: int
    bonus_coins: int
    buddhist_price: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Players:
    """What changes with the number of players."""

    seats: int
    coins: int
    tokens_to_win: int
    without: list[str]
    provenance: str


@dataclass(frozen=True, slots=True)
class Good:
    id: str
    number: int
    count: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Tile:
    sides: list[str]
    provenance: str


@dataclass(frozen=True, slots=True)
class Content:
    supply: Supply
    worth: Worth
    players: list[Players]
    goods: list[Good]
    tiles: list[Tile]

    def players_of(self, seats: int) -> Players:
        return next(row for row in self.players if row.seats == seats)

    def counts(self, seats: int) -> list[int]:
        """How many cards of each good are in a game of so many players."""
        without = self.players_of(seats).without
        return [0 if good.id in without else good.count for good in self.goods]


def check(content: Content) -> list[str]:
    """Every fault of a pack, each naming its entry."""
    faults = _check_tiles(content) + _check_goods(content)
    if sorted(row.seats for row in content.players) != [2, 3, 4]:
        faults.append("players: there should be one entry each for 2, 3 and 4 seats")
    known = {good.id for good in content.goods}
    for row in content.players:
        for name in row.without:
            if name not in known:
                faults.append(f"players {row.seats}: without names {name!r}, which is no good of this pack")
        if row.coins < 0 or row.seats * row.coins > content.supply.coins:
            faults.append(f"players {row.seats}: {row.coins} coins each, but the supply has {content.supply.coins}")
        if not 1 <= row.tokens_to_win <= KINDS:
            faults.append(f"players {row.seats}: tokens_to_win should be 1 to {KINDS}")
        dealt = SPACES + 3 * row.seats
        if sum(good.count for good in content.goods if good.id not in row.without) <= dealt:
            faults.append(f"players {row.seats}: {dealt} cards are dealt at the start, so there must be more")
    if content.supply.coins > 1000 or content.supply.prestige < 0:
        faults.append("supply: at most 1000 coins, and no less than 0 prestige")
    if min(content.worth.bonus_coins, content.worth.buddhist_price, content.worth.majority, content.worth.prestige) < 0:
        faults.append("worth: nothing can be worth less than 0")
    return faults


def _check_goods(content: Content) -> list[str]:
    faults = []
    if len(content.goods) != KINDS:
        faults.append(f"goods: there should be {KINDS}, not {len(content.goods)}")
    for name, times in Counter(good.id for good in content.goods).items():
        if times > 1:
            faults.append(f"goods {name}: stands {times} times")
    for good in content.goods:
        if not good.id.replace("-", "").isalnum() or not good.id.isascii():
            faults.append(f"goods {good.id!r}: an id is one word of letters, digits and hyphens")
        if not 1 <= good.count <= 100 or not 0 <= good.number <= 1000:
            faults.append(f"goods {good.id}: count should be 1 to 100, number 0 to 1000")
    return faults


def _check_tiles(content: Content) -> list[str]:
    faults = []
    if len(content.tiles) != SPACES or any(len(tile.sides) != 2 for tile in content.tiles):
        faults.append(f"tiles: there should be {SPACES}, each with two sides")
    printed = Counter(side for tile in content.tiles for side in tile.sides)
    for name in CHARACTERS:
        if printed[name] != 1:
            faults.append(f"tiles: {name} should stand on one side, not on {printed[name]}")
    for name in printed:
        if name not in CHARACTERS:
            faults.append(f"tiles: there is no character {name!r}; there are: {', '.join(CHARACTERS)}")
    if not any(set(tile.sides) == {"manichean", "buddhist"} for tile in content.tiles):
        faults.append("tiles: Manichean and Buddhist must share a tile, so that only one of them is in a game [D21a]")
    return faults
