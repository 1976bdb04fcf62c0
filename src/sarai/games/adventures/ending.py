"""Who has won, and what a merchant who travelled alone has become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.kernel.native import i64
from sarai.kernel.standings import Standings, rank

if TYPE_CHECKING:
    from sarai.games.adventures.table import AdventuresTable

FOUR_ROUNDS: Final = "four-rounds"
SOLO_RANKS: Final = ("errand-boy", "flea-market", "average", "first-class", "millionaire")
SOLO_FROM: Final = (0, 11, 21, 36, 46)
"""The points from which each rank is reached; above 50 there is no further one (S33)."""
CATEGORIES: Final = ("goods", "rank", "length", "spared")


def winners(table: AdventuresTable) -> list[int]:
    """Most points; a tie is a draw (S32)."""
    most: i64 = -1
    for player in table.players:
        most = max(most, player.score)
    return [int(seat) for seat in range(table.seats) if table.players[seat].score == most]


def solo_rank(points: i64) -> str:
    """The printed rank of somebody who plays alone (S34)."""
    reached = 0
    for number in range(len(SOLO_FROM)):
        if points >= SOLO_FROM[number]:
            reached = number
    return SOLO_RANKS[reached]


def standings(table: AdventuresTable) -> Standings:
    points = [
        {name: int(count) for name, count in zip(CATEGORIES, player.won, strict=True)} for player in table.players
    ]
    reason = FOUR_ROUNDS
    if table.seats == 1:
        reason = solo_rank(table.players[0].score)
    return Standings(reason, rank([(int(player.score),) for player in table.players]), points)
