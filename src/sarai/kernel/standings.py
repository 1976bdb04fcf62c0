"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Standings:
    """`ranks[seat]` from 1, shared places share a rank; `points[seat]` by category; `reason` says why it ended."""

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
