"""What the scenes of all games have in common: somebody answers, and one looks what came of it.

An answer is written as in a record, `B camel 1`. Without a letter it is from the same seat as the answer before it, and
the first one is from A; `-` is the clock. A game's own scene lays out its table and looks at its things.
"""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar

from sarai.kernel.chance import Chance, Fast, Playback
from sarai.kernel.events import Event, Said, Teller
from sarai.kernel.game import Game, why_not
from sarai.kernel.native import i64, vec
from sarai.kernel.play import play
from sarai.kernel.reasons import Reason
from sarai.kernel.showing import phases
from sarai.kernel.state import LETTERS, NOBODY, State

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class Scene(Generic[G, S]):
    """A table laid out for a test."""

    now: ClassVar[int] = 0
    """When things happen, unless a test says otherwise."""

    def __init__(self, game: G, table: S, chance: Chance | None = None) -> None:
        self.game = game
        self.table = table
        self.chance = chance or Fast(7)
        self.events: list[Event] = []

    # -- laying out

    def kind(self, name: str) -> int:
        assert name in self.game.pieces, f"{name!r} is no piece of {self.game.pack}"
        return self.game.pieces.index(name)

    def row(self, text: str) -> vec[i64]:
        """So many of each piece, from words: `tea*2 silk`."""
        counts = [0] * len(self.game.pieces)
        for word in text.split():
            name, _, count = word.partition("*")
            counts[self.kind(name)] += int(count or 1)
        return vec[i64](counts)

    # -- acting

    def do(self, *answers: str, at: int | None = None, gives: str | None = None) -> Self:
        """Answer; `gives` names what chance gives for all the answers together, else it is left to chance."""
        chance = self.chance
        if gives is not None:
            chance = Playback(self.game.outcomes)
            chance.waiting = gives.split()
        seat = 0
        for answer in answers:
            seat, text = read(answer, seat)
            teller = Teller(self.game)
            play(self.table, seat, self.game.actions.parse(text), chance, teller, self.now if at is None else at)
            self.events += teller.events
        if isinstance(chance, Playback):
            assert not chance.waiting, f"chance was not asked for {chance.waiting}"
        return self

    # -- looking

    def legal(self, beginning: str = "") -> list[str]:
        """What a seat may answer, as far as it begins like this: `legal()` of A, `legal("B")`, `legal("B pass")`."""
        seat, start = read(beginning)
        texts = [self.game.actions.text(action) for action in self.table.legal(seat)]
        return [text for text in texts if text.startswith(start)]

    def can(self, answer: str) -> bool:
        """Whether an answer is offered; it then has no rule against it, and one that is not offered has one."""
        seat, text = read(answer)
        action = self.game.actions.parse(text)
        offered = action in self.table.legal(seat)
        reason = why_not(self.table, seat, action, self.now)
        assert offered == (reason is None), f"{answer} is {'' if offered else 'not '}offered, and yet: {reason}"
        return offered

    def why_not(self, answer: str, at: int | None = None) -> Reason:
        """The rule against an answer, which is then not offered either: the two are worked out apart.

        That sand has run out is known to the clock alone, so until it says so an answer is still offered.
        """
        seat, text = read(answer)
        action = self.game.actions.parse(text)
        reason = why_not(self.table, seat, action, self.now if at is None else at)
        assert reason is not None, f"nothing forbids {answer}"
        assert reason.key == "why-too-late" or action not in self.table.legal(seat), f"{answer} is offered"
        return reason

    def told(self, kind: str) -> list[dict[str, int | str | None]]:
        return [event.args for event in self.events if isinstance(event, Said) and event.kind == kind]

    @property
    def phase(self) -> str:
        return phases(self.game.questions)[self.table.phase]

    @property
    def deciding(self) -> str:
        return "".join(LETTERS[seat] for seat in range(self.table.seats) if self.table.deciding >> seat & 1)

    def at(self, place: str) -> dict[str, int]:
        """The pieces in a place, by name."""
        return {name: int(count) for name, count in zip(self.game.pieces, self.table.at(place), strict=True) if count}


def read(answer: str, seat: int = 0) -> tuple[int, str]:
    """Whose answer it is, the given seat's unless it says, and what it says."""
    first, _, rest = answer.partition(" ")
    if first == "-":
        return NOBODY, rest
    return (LETTERS.index(first), rest) if first in tuple(LETTERS) else (seat, answer)
