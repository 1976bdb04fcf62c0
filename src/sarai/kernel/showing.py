"""How a game is shown: the table as a view has it, and back to a state; what its texts and its board speak of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from sarai.kernel.members import Members, hidden_places, miscounted
from sarai.kernel.native import T
from sarai.kernel.plain import Lists
from sarai.kernel.questions import Question
from sarai.kernel.state import LETTERS, State

if TYPE_CHECKING:
    from sarai.kernel.chance import Chance
    from sarai.kernel.game import Game
    from sarai.kernel.phrases import Phrase
    from sarai.kernel.places import Sight


SEATED: Final = ("seat", "other")
"""Arguments of events that are seats in every game."""


class Showing(ABC, Generic[T]):
    """What somebody sees of a table of the type T, and what must be known to put it into words or pictures."""

    table_type: ClassVar[type]
    """The dataclass in which a view shows the table."""
    board_type: ClassVar[type | None] = None
    """The dataclass of what a board draws that is the same in all games of a pack, such as a map (`board`)."""
    topics: ClassVar[tuple[str, ...]] = ()
    """What the rules at hand can be asked about, besides characters."""
    topics_unasked: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Which of them is for somebody who is asked nothing: under `""` while the game goes on, under the reason of its
    end, and under `over` for all other ends."""
    arguments: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Arguments of texts whose values have names of their own, with the family of keys in which those stand."""
    own_names: ClassVar[Mapping[str, bool]] = MappingProxyType({})
    """The families of which a pack may call a thing as it likes; one without a text is called by its id. With True each
    word of it begins with a capital, as in the name of a town."""
    figures: Mapping[str, int] = MappingProxyType({})
    """Numbers of the pack that any text may speak of, by name."""
    numbers: Mapping[str, int] = MappingProxyType({})
    """The number that is printed on a piece, where all pieces have one."""
    phrases: Mapping[str, Phrase] = MappingProxyType({})
    """What the pack's cards say, made from what they do; by the card's name, or as labels and events name it."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if cls.table is Showing.table and cls.tables is Showing.tables:
            raise TypeError(f"{cls.__name__} does not say how a table is shown: it should define table, or tables")

    def __init__(self, game: Game, *same: str, **renamed: str) -> None:
        """The members that show what the state has under the same name, or under another (`members.Members`).

        A game makes it last: its names, pieces and decks have to be known.
        """
        missing = [name for name in ("pieces", "decks", "names") if not hasattr(game, name)]
        if missing:
            raise TypeError(f"{game.id} has to say its {', '.join(missing)} before it is shown")
        self.game = game
        self.members = Members(self.table_type, self.lists(game.seats[-1]), *same, **renamed)

    def table(self, state: T, sees: Sight) -> Any:
        """The table as a `table_type`, with the pieces of those places that somebody sees; numbers are shown by name.

        A game says this, or the next.
        """
        return self.tables(state, [sees])[0]

    def tables(self, state: T, sights: Sequence[Sight]) -> list[Any]:
        """The same for each who looks: what all of them see need be made only once."""
        return [self.table(state, sees) for sees in sights]

    @abstractmethod
    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> T | None:
        """The state that such a table shows, hidden places empty; what is impossible is added to `faults`."""

    def names_of(self, argument: str) -> Sequence[str] | None:
        """What the numbers of an event's argument are called, where they have names."""
        return self.game.names.get(argument, LETTERS if argument in SEATED else None)

    def lists(self, seats: int) -> Lists:
        """The names that may stand in a table that is shown: of seats and phases, of each deck, of each argument."""
        game, pieces = self.game, self.game.pieces
        return {
            **game.names,
            **{deck: pieces[kinds.start : kinds.stop] for deck, kinds in game.decks.items()},
            "piece": pieces,
            "seat": tuple(LETTERS[:seats]),
            "phase": phases(game.questions),
        }

    def hidden(self, table: Any) -> dict[str, int]:
        """The places whose pieces such a table does not show, with how many lie there."""
        return hidden_places(table)

    def guess(self, state: T, seat: int, chance: Chance) -> None:
        """Fill in what is hidden from a seat and is no piece in a place, as an imagined world has it."""
        return

    def figures_for(self, seats: int) -> dict[str, int]:
        """The figures, with those that depend on the number of seats."""
        return dict(self.figures)

    def board(self) -> Any:
        """What a board draws that is the same in all games of a pack, such as a map, as a `board_type`."""
        return None


def everything(game: Game, state: State) -> Any:
    """The table as nobody sees it: with all that is hidden."""
    return game.showing.table(state, lambda place: True)


def phases(questions: Sequence[Question]) -> tuple[str, ...]:
    """Where a game can stand: the names of its questions, and when it is over."""
    return (*(question.name for question in questions), "over")


def read_table(game: Game, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> State | None:
    """The state that such a table shows, if it can be; whatever cannot is added to `faults`."""
    faults += miscounted(table)
    state = None if faults else game.showing.state_of(table, seats, options, faults)
    if state is not None and not faults:
        faults += wrong_question(game, state)
    if state is not None and not faults and not game.showing.hidden(table):
        wanted = dict(zip(game.pieces, game.all_pieces(seats), strict=True))
        there = state.tally()
        faults += [
            f"table: there are {there[n]} {n} in all, not {count}" for n, count in wanted.items() if there[n] != count
        ]
    return None if faults else state


def wrong_question(game: Game, state: State) -> list[str]:
    """Whether those who are asked can be asked that."""
    over = state.phase == len(game.questions)
    if over != (not state.deciding):
        return ["table: a game is over when its phase is over, and then nobody decides"]
    if over:
        return []
    question: Question = game.questions[state.phase]
    who = question.who(state)
    if state.deciding & ~who:
        named = " ".join(LETTERS[seat] for seat in range(state.seats) if who >> seat & 1)
        whom = f"nobody but {named}" if named else "nobody"
        return [f"table.deciding: {whom} is asked in phase {question.name}"]
    return question.faults(state)
