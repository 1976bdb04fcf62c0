"""A pile has no order until it is drawn.

It is a queue of bags: a shuffled pile is one bag, cards put under it are a further bag behind. Only when a card is
drawn does chance decide which one of the front bag it was. So a state holds no future, and a clone of it reveals
none.
"""

from __future__ import annotations

from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec


class Pile:
    """Bags in drawing order; each has a number of its own, which is never used again."""

    __slots__ = ("bags", "next_bag", "numbers", "sizes")

    bags: list[vec[i64]]
    numbers: list[int]
    sizes: list[int]
    next_bag: int

    def __init__(self) -> None:
        self.bags = []
        self.numbers = []
        self.sizes = []
        self.next_bag = 0

    def put_under(self, cards: vec[i64]) -> int:
        """Lay a bag of cards under the pile and return its number; an empty bag is not kept."""
        number = self.next_bag
        size = 0
        for count in cards:
            size += int(count)
        if size:
            self.bags.append(cards)
            self.numbers.append(number)
            self.sizes.append(size)
            self.next_bag += 1
        return number

    def size(self) -> int:
        total = 0
        for size in self.sizes:
            total += size
        return total

    def front(self) -> int:
        """The number of the bag the next card comes from."""
        return self.numbers[0]

    def left_in_front(self) -> int:
        """How many cards that bag holds."""
        return self.sizes[0]

    def draw(self, stream: int, chance: Chance) -> int:
        """Take the top card; the caller has seen to it that there is one."""
        bag = self.bags[0]
        kind = chance.pick(stream, bag)
        bag[kind] -= 1
        self.sizes[0] -= 1
        if self.sizes[0] == 0:
            self.bags.pop(0)
            self.numbers.pop(0)
            self.sizes.pop(0)
        return kind

    def clone(self) -> Pile:
        twin = Pile()
        twin.bags = [vec[i64](bag) for bag in self.bags]
        twin.numbers = self.numbers[:]
        twin.sizes = self.sizes[:]
        twin.next_bag = self.next_bag
        return twin
