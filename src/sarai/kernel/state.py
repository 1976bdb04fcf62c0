"""What lies on the table, and nothing else: no knowledge, no future, no way to print itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from sarai.kernel.native import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.game import Game
    from sarai.kernel.standings import Standings

NOBODY: Final = -1
"""No seat: the clock when it acts, a spectator when it looks."""
LETTERS: Final = "ABCDEFGH"


def letter(seat: int) -> str:
    """How a seat is written in records: A to H, and - for nobody."""
    return "-" if seat == NOBODY else LETTERS[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game's position: mutable, slotted, flat.

    `deciding` has one bit for each seat that owes an answer now, and is 0 when the game is over.
    """

    __slots__ = ("deciding", "options", "seats")

    seats: i64
    deciding: i64
    options: dict[str, str]

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules and the pack it is played by."""

    @abstractmethod
    def legal(self, seat: i64) -> list[int]:
        """Every action the seat may take now, in rising order; empty when it owes no answer."""

    @abstractmethod
    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        """Take a legal action. Trusts its caller: `play` is the checked door."""

    def wakes(self) -> int:
        """When the glass runs out, in the milliseconds of `at`; 0: never."""
        return 0

    @abstractmethod
    def clone(self) -> State: ...

    @abstractmethod
    def key(self) -> bytes:
        """Identity: equal keys, equal positions."""

    @abstractmethod
    def tally(self) -> dict[str, int]:
        """What must be the same after every action."""

    @abstractmethod
    def standings(self) -> Standings:
        """Ranks, points and the reason of the end; asked only when the game is over."""

    def winners(self) -> list[int]:
        """The seats that rank first. Asked only when the game is over."""
        return self.standings().winners()

    @abstractmethod
    def places(self) -> list[str]:
        """Every place that holds pieces now, visible or not."""

    @abstractmethod
    def at(self, place: str) -> vec[i64]:
        """The pieces there, counted by kind."""

    @abstractmethod
    def put(self, place: str, pieces: vec[i64]) -> None:
        """Replace the pieces there; only for places whose pieces are a row of counts."""

    def lying(self) -> list[int]:
        """How many pieces of each kind lie in its places."""
        held: list[int] = []
        for place in self.places():
            row = self.at(place)
            if not held:
                held = [0] * len(row)
            for kind in range(len(row)):
                if row[kind]:
                    held[kind] += int(row[kind])
        return held

    def lay_out(self, place: str, pieces: list[int]) -> None:
        """`put` for those who have the counts in a list."""
        self.put(place, vec[i64](pieces))
