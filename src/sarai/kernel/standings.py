"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from sarai.kernel.plain_data import plain_data


@plain_data
class Standings:
    """`ranks[seat]` from 1, ties share a rank; `points[seat]` by category; `reason` says why the game ended."""

    reason: str
    ranks: list[int]
    points: list[dict[str, int]] = field(default_factory=list)

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def total(self, seat: int) -> int:
        return sum(self.points[seat].values())


def rank(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """The higher score ranks first; equal scores share a rank."""
    return [1 + sum(other > score for other in scores) for score in scores]


RESIGNED: Final = "resigned"
"""The reason for the end when all but one have resigned."""


def given_up(seats: int, resigned: Sequence[int]) -> bool:
    """Whether so many have resigned that the game ends: the last seat left wins; a lone player leaves none."""
    return len(resigned) >= max(1, seats - 1)


def after_resigning(played: Standings | None, seats: int, resigned: Sequence[int]) -> Standings:
    """Those who stayed keep their order; behind them come those who resigned, and whoever resigned first is last.

    `played` is how the game itself ended, None where all but one have resigned.
    """
    stayed = [seat for seat in range(seats) if seat not in resigned]
    ranks = [0] * seats
    for seat in stayed:
        ranks[seat] = 1 if played is None else 1 + sum(played.ranks[other] < played.ranks[seat] for other in stayed)
    for order, seat in enumerate(resigned):
        ranks[seat] = seats - order
    return Standings(RESIGNED, ranks) if played is None else Standings(played.reason, ranks, played.points)
