"""What a pack for Dunhuang says, and the checks that make it playable."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Annotated

from sarai.games.dunhuang.constants import CHARACTERS, KINDS, SPACES
from sarai.kernel.members import Count
from sarai.kernel.plain_data import Among, Exactly, WholeNumber

Sides = Annotated[list[Annotated[str, Among(CHARACTERS)]], Exactly(2)]


@dataclass(frozen=True, slots=True)
class Supply:
    coins: Annotated[int, WholeNumber(0, 1000)]
    prestige: Count
    provenance: str


@dataclass(frozen=True, slots=True)
class Worth:
    majority: Count
    prestige: Count
    bonus_coins: Count
    buddhist_price: Count
    provenance: str


@dataclass(frozen=True, slots=True)
class Players:
    """What changes with the number of players."""

    seats: int
    coins: Count
    tokens_to_win: Annotated[int, WholeNumber(1, KINDS)]
    without: list[str]
    provenance: str


@dataclass(frozen=True, slots=True)
class DunhuangGood:
    id: str
    number: Annotated[int, WholeNumber(0, 1000)]
    count: Annotated[int, WholeNumber(1, 100)]
    provenance: str


@dataclass(frozen=True, slots=True)
class CharacterTile:
    sides: Sides
    provenance: str


@dataclass(frozen=True, slots=True)
class DunhuangContent:
    supply: Supply
    worth: Worth
    players: list[Players]
    goods: Annotated[list[DunhuangGood], Exactly(KINDS)]
    tiles: Annotated[list[CharacterTile], Exactly(SPACES)]

    def players_of(self, seats: int) -> Players:
        return next(row for row in self.players if row.seats == seats)

    def counts(self, seats: int) -> list[int]:
        """How many cards of each good a game with this many players has."""
        without = self.players_of(seats).without
        return [0 if good.id in without else good.count for good in self.goods]

    def reverse_sides(self) -> list[int]:
        """For each character, the one on the other side of its tile."""
        reverse = {name: tile.sides[1 - side] for tile in self.tiles for side, name in enumerate(tile.sides)}
        return [CHARACTERS.index(reverse[name]) for name in CHARACTERS]

    def is_ring(self, names: list[str]) -> bool:
        """Whether these characters are exactly one side of each tile (D1)."""
        return len(names) == SPACES and all(len(set(tile.sides) & set(names)) == 1 for tile in self.tiles)

    def ring_fault(self, agreed: str) -> str | None:
        """What is wrong with a ring a table has agreed on, `painter,princess,…` clockwise (D1)."""
        names = [] if agreed == "random" else agreed.split(",")
        unknown = [name for name in names if name not in CHARACTERS]
        if unknown:
            return f"names {unknown[0]!r}, which is not a character; there are: {', '.join(CHARACTERS)}"
        if names and not self.is_ring(names):
            return f"should be 'random' or {SPACES} characters separated by commas, one side of each tile"
        return None


def check(content: DunhuangContent) -> list[str]:
    """Faults of a pack that no single entry shows."""
    faults = []
    for name, times in Counter([*CHARACTERS, *(side for tile in content.tiles for side in tile.sides)]).items():
        if times != 2:
            faults.append(f"tiles: {name} should be on one side, not on {times - 1}")
    if not any(set(tile.sides) == {"manichean", "buddhist"} for tile in content.tiles):
        faults.append("tiles: Manichean and Buddhist must share a tile, so that only one of them is in a game [D21a]")
    for good in content.goods:
        if not good.id.replace("-", "").isalnum() or not good.id.isascii():
            faults.append(f"goods {good.id!r}: an id is one word of letters, digits and hyphens")
    if sorted(row.seats for row in content.players) != [2, 3, 4]:
        faults.append("players: there should be one entry each for 2, 3 and 4 seats")
    known = {good.id for good in content.goods}
    for row in content.players:
        for name in row.without:
            if name not in known:
                faults.append(f"players {row.seats}: without names {name!r}, which is not a good of this pack")
        if row.seats * row.coins > content.supply.coins:
            faults.append(f"players {row.seats}: {row.coins} coins each, but the supply has {content.supply.coins}")
        dealt = SPACES + 3 * row.seats
        if sum(good.count for good in content.goods if good.id not in row.without) <= dealt:
            faults.append(f"players {row.seats}: {dealt} cards are dealt at the start, so there must be more")
    return faults
