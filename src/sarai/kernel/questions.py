"""A question of a game has one home: who is asked, what may be answered, what an answer does, and how it is told.

Whatever must be known of a question follows from here: phases, checks of positions, which texts a game needs, what a
client is told. A game lists its questions once, in the order of their numbers; `State.phase` is the number of the open
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
    """One question of the game on a table of the type T. It holds nothing: all that varies lies on the table."""

    name: ClassVar[str]
    families: ClassVar[tuple[str, ...]]
    """Which families of actions answer it."""
    topic: ClassVar[str]
    """Where the rules at hand speak of it."""
    asks: ClassVar[str] = ""
    """What its text is called, where that is not its name: `GAME-ask-build`."""
    shows_type: ClassVar[type | None] = None
    """The dataclass of what a board may draw for it beyond the table (`shows`)."""

    # -- for the rules, in the hot path

    def who(self, table: T) -> i64:
        """The seats it is put to, one bit each: whose turn it is, unless it says more."""
        return 1 << table.turn

    def choices(self, table: T, seat: i64) -> list[int]:
        """Every answer the seat may give, in rising order. Nobody changes the list, so it may be made but once."""
        raise Unsaid(self, "choices")

    def answer(self, table: T, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int) -> None:
        """Carry an answer out, and whatever follows from it without a further question."""
        raise Unsaid(self, "answer")

    def time_up(self, table: T, chance: Chance, tell: Teller | None, at: int) -> None:
        """The sand has run out while it was open; for a question under a glass."""
        raise Unsaid(self, "time_up")

    # -- for those who ask and answer

    def why_not(self, table: T, seat: int, family: str, said: Arguments) -> Reason | None:
        """The rule that forbids an action of its families; None exactly when it is one of `choices`."""
        return None

    def why_other(self, table: T, family: str) -> Reason:
        """The rule that forbids an action that answers another question."""
        return Reason(f"{table.game.id}-why-step", {"phase": self.name})

    def args(self, table: T, seat: int) -> Args:
        """What its text speaks of."""
        return {}

    def label(self, table: T, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        """The key of an option's label, with its arguments."""
        return f"{table.game.id}-do-{family}", said

    def target(self, table: T, seat: int, family: str, said: Arguments) -> str:
        """Where on the board an action of its families would be pointed at, possible or not."""
        return ""

    def default(self, table: T, seat: int) -> int | None:
        """What Enter or a time-out answers."""
        return None

    def knows(self, table: T, seat: int, family: str) -> int:
        """Who may know what the seat answers; the others learn only that it did."""
        return EVERYONE

    def builds(self, table: T, seat: int) -> tuple[str, ...]:
        """The families with which the seat builds freely now; none where it answers a plain question.

        They stay the same while it builds, whatever is possible at the moment, so that the question stays the same.
        """
        return ()

    def rules(self, table: T) -> str:
        """Its topic, where that differs by what lies on the table."""
        return self.topic

    def shows(self, table: T, seat: int) -> Any:
        """What a board may draw for it beyond the table, as a `shows_type`; None: nothing."""
        return None

    def faults(self, table: T) -> list[str]:
        """What else must be so on a table where it is open, and is not."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class AllAtOnce(Question[T]):
    """A question to everybody at the same time."""

    def who(self, table: T) -> i64:
        return (1 << table.seats) - 1
