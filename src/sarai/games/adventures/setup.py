"""Setting up: the trade cards, six maps for each round, and a key for every map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures import rounds
from sarai.games.adventures.constants import CARDS, KEY_STREAM, MAPS_A_ROUND, ROUNDS
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.adventures.table import AdventuresTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def set_up(table: AdventuresTable, chance: Chance, tell: Teller | None) -> None:
    for card in range(CARDS):
        table.cards[card] = 1
    for round_ in range(ROUNDS):
        for number in range(MAPS_A_ROUND):
            table.maps[round_][CARDS + MAPS_A_ROUND * round_ + number] = 1
    draw_keys(table, 1, chance)
    if tell is not None:
        tell.whisper("keys", 0, "", count=len(table.keys))
    rounds.begin(table, chance, tell, 0)


def draw_keys(table: AdventuresTable, first_round: i64, chance: Chance) -> None:
    """Draw what each circle means, on all maps from `first_round` on, by the weights of the pack (S8)."""
    first = table.terms.first_circle[(first_round - 1) * MAPS_A_ROUND]
    for number in range(first, len(table.keys)):
        table.keys[number] = chance.pick(KEY_STREAM, table.terms.circles[number].weights)
