"""What lies on the table, and nothing else: no knowledge, no future, no way to print itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Generic

from sarai.kernel.copying import copied
from sarai.kernel.native import G, i64, mypyc_attr, vec
from sarai.kernel.reasons import Unsaid

if TYPE_CHECKING:
    from typing import Self

    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Question
    from sarai.kernel.standings import Standings

NOBODY: Final = -1
"""No seat: the clock when it acts, a spectator when it looks."""
LETTERS: Final = "ABCDEFGH"


def letter(seat: int) -> str:
    """How a seat is written in records: A to H, and - for nobody."""
    return "-" if seat == NOBODY else LETTERS[seat]


def replace(row: vec[i64], pieces: vec[i64]) -> None:
    """Give one row the pieces of another."""
    for kind in range(len(row)):
        row[kind] = pieces[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[G]):
    """A position in the game G: mutable, slotted, flat.

    `deciding` has one bit for each seat that owes an answer now, and is 0 when the game is over. `phase` is the number
    of the open question, `turn` whose turn it is, in a game that has turns.
    """

    __slots__ = ("deciding", "game", "options", "phase", "questions", "seats", "turn")

    game: G
    questions: list[Question[Any]]
    seats: i64
    options: dict[str, str]
    deciding: i64
    phase: i64
    turn: i64

    def __init__(self, game: G, questions: list[Question[Any]], seats: i64, options: dict[str, str]) -> None:
        """A table with nothing on it; clones start from this too."""
        self.game = game
        self.questions = questions
        self.seats = seats
        self.options = options
        self.deciding = 0
        self.phase = 0
        self.turn = 0

    @classmethod
    def bare(cls, game: G, seats: int, options: Mapping[str, str]) -> Self:
        """A table before anything is dealt."""
        rules: Any = game
        table = cls(game, rules.questions, seats, dict(options))
        table.lay_bare()
        return table

    @abstractmethod
    def lay_bare(self) -> None:
        """Give every member of the table its value before the game."""
        raise Unsaid(self, "lay_bare")

    # -- playing

    def ask(self, phase: i64) -> None:
        """Put the question with this number to those it is for."""
        self.phase = phase
        self.deciding = self.questions[phase].who(self)

    def end(self) -> None:
        """The game is over."""
        self.phase = len(self.questions)
        self.deciding = 0

    def asked(self, seat: i64) -> Question[Any]:
        """What a seat that owes an answer is asked: the open question.

        A table on which a seat may have to answer another one first overrides this, and uses it in `legal` and `apply`.
        """
        return self.questions[self.phase]

    # A table that is played very often also overrides these two, because Python calls inherited methods more slowly.

    def legal(self, seat: i64) -> list[int]:
        """Every action the seat may take now, in ascending order; empty when it owes no answer. Not to be changed."""
        return self.questions[self.phase].choices(self, seat) if self.deciding >> seat & 1 else []

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        """Take a legal action. Trusts its caller: `play` is the checked door."""
        if action:
            self.questions[self.phase].answer(self, seat, action, chance, tell, at)
        else:  # the one that only the clock may take
            self.questions[self.phase].time_up(self, chance, tell, at)

    def wakes(self) -> int:
        """When the sandglass runs out, in the milliseconds of `at`; 0: never."""
        return 0

    def clone(self) -> State[G]:
        """An independent copy. A table that is cloned often copies its members itself."""
        twin: State[G] = copied(self)
        return twin

    @abstractmethod
    def standings(self) -> Standings:
        """Ranks, points and the reason for the end; asked only when the game is over."""
        raise Unsaid(self, "standings")

    def winners(self) -> list[int]:
        """The seats that rank first. Asked only when the game is over."""
        return self.standings().winners()

    # -- pieces

    @abstractmethod
    def lies(self) -> dict[str, vec[i64]]:
        """What lies in every place that holds pieces now, visible or not, counted by kind."""
        raise Unsaid(self, "lies")

    def places(self) -> list[str]:
        """Every place that holds pieces now, visible or not."""
        return list(self.lies())

    def at(self, place: str) -> vec[i64]:
        """The pieces there, counted by kind. A table that is asked often looks at that place only."""
        return self.lies()[place]

    def put(self, place: str, pieces: vec[i64]) -> None:
        """Replace the pieces there; only for places whose pieces are a row of counts."""
        replace(self.at(place), pieces)

    def put_all(self, laid: dict[str, vec[i64]]) -> None:
        """The same in many places."""
        there = self.lies()
        for place, pieces in laid.items():
            replace(there[place], pieces)

    def lying(self) -> list[int]:
        """How many pieces of each kind lie in all places together."""
        held: list[int] = []
        for row in self.lies().values():
            if not held:
                held = [0] * len(row)
            for kind in range(len(row)):
                if row[kind]:
                    held[kind] += int(row[kind])
        return held

    def lay_out(self, place: str, pieces: list[int]) -> None:
        """`put` for callers whose counts are a list."""
        self.put(place, vec[i64](pieces))

    def tally(self) -> dict[str, int]:
        """Totals that must stay the same after every action: pieces, and whatever else is neither made nor lost."""
        game: Any = self.game
        return dict(zip(game.pieces, self.lying(), strict=True))
