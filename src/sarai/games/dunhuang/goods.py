"""Rows of goods: how many cards of each type lie somewhere."""

from __future__ import annotations

from sarai.games.dunhuang.constants import KINDS
from sarai.kernel.native import i64, vec


def no_cards() -> vec[i64]:
    return vec[i64]([0] * KINDS)


def size(row: vec[i64]) -> i64:
    """How many cards there are."""
    cards: i64 = 0
    for count in row:
        cards += count
    return cards


def has_cards(row: vec[i64]) -> bool:
    for count in row:
        if count:
            return True
    return False


def another(row: vec[i64], good: i64) -> bool:
    """Whether there is a card of another type."""
    return any(row[other] and other != good for other in range(KINDS))


def each_of(row: vec[i64], first: i64) -> list[int]:
    """The actions, of the family that begins with `first`, that name a card there."""
    return [first + good for good in range(KINDS) if row[good]]


def types(row: vec[i64]) -> set[int]:
    """The types there; for giving reasons, where speed does not matter."""
    return {good for good, count in enumerate(row) if count}
