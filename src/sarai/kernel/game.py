"""What a game is: rules, a content pack and the options of the table, without any position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from sarai.kernel.actions import TIME_UP, ActionSpace
from sarai.kernel.content import Pack
from sarai.kernel.counting import Counting
from sarai.kernel.covering import Covering
from sarai.kernel.native import T
from sarai.kernel.options import TableOption
from sarai.kernel.outcomes import Outcomes
from sarai.kernel.places import Places
from sarai.kernel.plain_data import changed
from sarai.kernel.questions import Question
from sarai.kernel.reasons import Reason
from sarai.kernel.riddles import Riddles
from sarai.kernel.showing import Showing
from sarai.kernel.state import NOBODY, State, letter
from sarai.kernel.thinking import Thinking

if TYPE_CHECKING:
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


class Game(ABC, Generic[T]):
    """The rules of one game with one pack, for tables of type T. Everything that varies during play is on the table."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """The version of the rules; a record names the one it was played with."""
    seats: ClassVar[range]
    playing_time: ClassVar[tuple[int, int]]
    """Roughly how long people take: least and most."""
    timed: ClassVar[bool] = False
    """Whether a sandglass may run, so that the clock can act."""
    own_pack: ClassVar[str]
    """The pack used where none is named, in its newest version in the game's folder."""
    content_type: ClassVar[type]
    """The dataclass that a pack is read into."""
    places: ClassVar[Places]
    """The kinds of places in which pieces lie."""
    questions: ClassVar[list[Question]]
    """Everything that may be asked, in the order of their numbers."""

    pack: Pack[Any]
    actions: ActionSpace
    outcomes: Outcomes
    options: tuple[TableOption, ...]
    pieces: tuple[str, ...]
    """The names of the pieces that memory and chance deal with, by kind."""
    decks: dict[str, range]
    """The kinds in each deck; `""` is the deck of places that name none. A deck may be part of another: its places
    take only those kinds."""
    names: dict[str, tuple[str, ...]]
    """The names of the numbers, for each event argument whose numbers have names."""

    showing: Showing[T]
    thinking: Thinking[T] = Thinking()
    covering: Covering[T] = Covering()
    counting: Counting[T] = Counting()
    riddles: Riddles[T] = Riddles()

    @abstractmethod
    def __init__(self, pack: Pack[Any]) -> None: ...

    @staticmethod
    @abstractmethod
    def check_content(content: Any) -> list[str]:
        """The faults, by the rules of the game, of content that has been read."""

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> T:
        """Set the game up; options have been completed by `complete_options`."""

    @abstractmethod
    def bound(self, seats: int) -> int:
        """No game takes more actions than this."""

    @abstractmethod
    def all_pieces(self, seats: int) -> list[int]:
        """How many pieces of each kind a game with this many seats has."""


def unsaid(game: Game) -> list[str]:
    """What every game must define and this one does not."""
    questions: list[Question] = getattr(game, "questions", [])
    return [name for name in Game.__annotations__ if not hasattr(game, name)] + [
        f"{type(question).__name__}.{name}"
        for question in questions
        for name in ("name", "families", "topic", "choices", "answer")
        if not _says(question, name)
    ]


def _says(question: Question, name: str) -> bool:
    own = getattr(type(question), name, None)
    return own is not None and own is not getattr(Question, name, None)


def why_not(state: State, seat: int, action: int, at: int = 0) -> Reason | None:
    """The rule that forbids an action now, or None when it is legal: the slow twin of `State.legal`."""
    if not state.deciding:
        return Reason("why-over")
    wakes = state.wakes()
    if seat == NOBODY or action == TIME_UP:
        if seat != NOBODY or action != TIME_UP:
            return Reason("why-clock-only")
        return None if wakes and at >= wakes else Reason("why-glass-runs")
    if wakes and at >= wakes:
        return Reason("why-too-late")
    if not (0 <= seat < state.seats and state.deciding >> seat & 1):
        waiting = " ".join(letter(other) for other in range(state.seats) if state.deciding >> other & 1)
        return Reason("why-not-your-turn", {"seats": waiting})
    game: Game = state.game
    question = state.asked(seat)
    family, said = game.actions.family(action).name, game.actions.arguments(action)
    if family not in question.families:
        return question.why_other(state, family)
    return question.why_not(state, seat, family, said)


def reasons(state: State, seat: int, at: int = 0, only: str = "") -> Iterator[tuple[int, Reason | None]]:
    """`why_not` for every action of the open question's families, or of the family `only`; each reason has its target.

    They come one by one, so that a busy caller can pause in between.
    """
    game: Game = state.game
    question = state.asked(seat)
    for family in question.families:
        for action in game.actions.of_family(family) if only in ("", family) else ():
            reason = why_not(state, seat, action, at)
            if reason is not None:
                place = question.target(state, seat, family, game.actions.arguments(action))
                reason = changed(reason, target=place)
            yield action, reason
