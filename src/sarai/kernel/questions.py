"""A question of a game has one home: who is asked, what may be answered, what an answer does, and how it is worded.

Everything else about a question follows from it: phases, checks of positions, the texts a game needs, what a client
is told. A game lists its questions once, in the order of their numbers; `State.phase` is the number of the open
one, and the number after the last says that the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from sarai.kernel.events import EVERYONE
from sarai.kernel.native import T, i64, mypyc_attr
from sarai.kernel.reasons import Reason, Unsaid

if TYPE_CHECKING:
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller

Args = dict[str, "int | str"]
Arguments = dict[str, str]
"""The arguments of an action, as its text says them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """One question of the game on a table of type T. It has no state of its own: all that varies lies on the table."""

    name: ClassVar[str]
    families: ClassVar[tuple[str, ...]]
    """Which families of actions answer it."""
    topic: ClassVar[str]
    """Where the rules at hand explain it."""
    asks: ClassVar[str] = ""
    """What its text is called, if not by its name: `GAME-ask-build`."""
    shows_type: ClassVar[type | None] = None
    """The dataclass of what a board may draw for it besides the table (`shows`)."""

    # -- for the rules, in the hot path

    def who(self, table: T) -> i64:
        """The seats it is put to, one bit each; by default the one whose turn it is."""
        return 1 << table.turn

    def choices(self, table: T, seat: i64) -> list[int]:
        """Every answer the seat may give, in ascending order. Callers never change the list, so it may be reused."""
        raise Unsaid(self, "choices")

    def answer(self, table: T, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        """Carry out an answer, and whatever follows from it without a further question."""
        raise Unsaid(self, "answer")

    def time_up(self, table: T, chance: Chance, tell: Teller | None, at: int) -> None:
        """The sandglass ran out while the question was open; for questions under a sandglass."""
        raise Unsaid(self, "time_up")

    # -- for those who ask and answer

    def why_not(self, table: T, seat: int, family: str, said: Arguments) -> Reason | None:
        """The rule that forbids an action of its families; None exactly when it is one of `choices`."""
        return None

    def why_other(self, table: T, family: str) -> Reason:
        """The rule that forbids an action that answers another question."""
        return Reason(f"{table.game.id}-why-step", {"phase": self.name})

    def args(self, table: T, seat: int) -> Args:
        """The arguments of its text."""
        return {}

    def label(self, table: T, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        """The key of an option's label, with its arguments."""
        return f"{table.game.id}-do-{family}", said

    def target(self, table: T, seat: int, family: str, said: Arguments) -> str:
        """Where on the board one points to choose an action of its families, legal or not."""
        return ""

    def default(self, table: T, seat: int) -> int | None:
        """What Enter or a time-out answers."""
        return None

    def knows(self, table: T, seat: int, family: str) -> int:
        """Who may know what the seat answers; the others learn only that it did."""
        return EVERYONE

    def builds(self, table: T, seat: int) -> tuple[str, ...]:
        """The families with which the seat builds freely now; empty where it answers a plain question.

        They stay the same while it builds, whatever is legal at the moment, so that the question stays the same.
        """
        return ()

    def topic_now(self, table: T) -> str:
        """Its topic; overridden where that depends on what lies on the table."""
        return self.topic

    def shows(self, table: T, seat: int) -> Any:
        """What a board may draw for it besides the table, as a `shows_type`; None: nothing."""
        return None

    def faults(self, table: T) -> list[str]:
        """Further faults of a table on which it is open."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class AllAtOnce(Question[T]):
    """A question to everybody at the same time."""

    def who(self, table: T) -> i64:
        return (1 << table.seats) - 1
