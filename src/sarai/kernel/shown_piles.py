"""A pile as it is shown: its bags in drawing order, with the contents of those that the viewer can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from sarai.kernel.members import Count, Lies, counts, named
from sarai.kernel.piles import Pile
from sarai.kernel.places import Sight
from sarai.kernel.plain_data import Among, WholeNumber, plain_data

Cards = dict[Annotated[str, Among("piece")], Annotated[int, WholeNumber(1, 999)]]


@plain_data
class ShownBag:
    """Cards from which chance will choose."""

    number: Count
    size: Annotated[int, WholeNumber(1)]
    cards: Annotated[Cards | None, Lies("bag", by="number", counted="size")]


def show_bags(pile: Pile, names: Sequence[str], sees: Sight, place: str = "bag") -> list[ShownBag]:
    return [
        ShownBag(int(bag.number), int(bag.size), named(bag.cards, names) if sees(f"{place}:{bag.number}") else None)
        for bag in pile.bags
    ]


def lay_bags(pile: Pile, bags: Sequence[ShownBag], names: Sequence[str], next_bag: int) -> None:
    for bag in bags:
        pile.lay(counts(bag.cards, names), bag.number, bag.size)
    pile.next_bag = next_bag
