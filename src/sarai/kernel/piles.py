"""A pile has no order until it is drawn.

It is a queue of bags: a shuffled pile is one bag, cards put under it form a further bag behind. Only when a card is
drawn does chance decide which card of the front bag it was. So a state holds no future, and a clone of it reveals
none.
"""

from __future__ import annotations

from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec


class Bag:
    """Cards in no order, counted by kind. What a bag holds may be unknown; its number and size never are."""

    __slots__ = ("cards", "number", "size")

    cards: vec[i64]
    number: i64
    size: i64

    def __init__(self, cards: vec[i64], number: i64, size: i64) -> None:
        self.cards = cards
        self.number = number
        self.size = size


class Pile:
    """Bags in drawing order; each has a number that is never reused. `size` counts all their cards."""

    __slots__ = ("bags", "next_bag", "size")

    bags: list[Bag]
    next_bag: i64
    size: i64

    def __init__(self) -> None:
        self.bags = []
        self.next_bag = 0
        self.size = 0

    def put_under(self, cards: vec[i64]) -> i64:
        """Lay a bag of cards under the pile and return its number; an empty bag is not kept."""
        number = self.next_bag
        size: i64 = 0
        for count in cards:
            size += count
        if size:
            self.bags.append(Bag(cards, number, size))
            self.size += size
            self.next_bag = number + 1
        return number

    def lay(self, cards: list[int], number: i64, size: i64) -> None:
        """Lay a bag under the pile under the number it already has."""
        self.bags.append(Bag(vec[i64](cards), number, size))
        self.size += size

    def bag(self, number: i64) -> Bag:
        for bag in self.bags:
            if bag.number == number:
                return bag
        raise KeyError(f"there is no bag {number}")

    def draw(self, stream: i64, chance: Chance) -> i64:
        """Take the top card; the caller makes sure that there is one."""
        bag = self.bags[0]
        kind = chance.pick(stream, bag.cards)
        bag.cards[kind] -= 1
        bag.size -= 1
        self.size -= 1
        if bag.size == 0:
            self.bags.pop(0)
        return kind

    def clone(self) -> Pile:
        twin = Pile()
        for bag in self.bags:
            twin.bags.append(Bag(bag.cards[:], bag.number, bag.size))
        twin.next_bag = self.next_bag
        twin.size = self.size
        return twin
