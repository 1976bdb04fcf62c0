"""Everything printed on cards, tiles and the board, under the names that phrases and signs use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, TypeVar

from sarai.games.marco_polo.content import MarcoPoloContent

T = TypeVar("T")


def printed(content: MarcoPoloContent) -> Iterator[tuple[str, Any]]:
    """Cards and tiles by their ids; also `seal.farmer`, `city.kashgar`, `book.1.2`, `trade.mint.1` and so on."""
    cards: list[Any] = [*content.contracts, *content.cards, *content.offers, *content.goals]
    yield from ((one.id, one) for one in cards)
    for tile in (*content.markers, *content.outposts):
        yield tile.id, tile.gives
    yield from ((f"seal.{seal.id}", seal) for seal in content.seals)
    yield from ((f"bonus.{seal.id}", seal.gives) for seal in content.seals)
    for city in content.cities():
        if city.special is not None:
            yield f"city.{city.id}", city.special
    for book in content.books:
        for number, reward in enumerate(book.free, 1):
            yield f"book.{book.id}.{number}", reward
    for offer in content.offers:
        for number, priced in enumerate(offer.offers, 3):
            yield f"offer.{offer.id}.{number}", priced
    for card in content.cards:
        for number, trade in enumerate(card.trades, 1):
            yield f"trade.{card.id}.{number}", trade


def by_die(each: Sequence[T]) -> Iterator[tuple[T, int, int]]:
    """What each die value brings, with the first and the last value for which it is the same."""
    for same, dice in groupby(enumerate(each, 1), key=lambda pair: pair[1]):
        low, *more = (die for die, _ in dice)
        yield same, low, more[-1] if more else low
