"""How a game is shown: the table as a view has it, and back to a state; what its texts and its board need."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from sarai.kernel.members import Members, hidden_places, miscounted
from sarai.kernel.native import T
from sarai.kernel.plain_data import Lists
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
    """What somebody sees of a table of type T, and what it takes to put that into words or pictures."""

    table_type: ClassVar[type]
    """The dataclass in which a view shows the table."""
    board_type: ClassVar[type | None] = None
    """The dataclass of what a board draws in the same way in all games of a pack, such as a map (`board`)."""
    topics: ClassVar[tuple[str, ...]] = ()
    """What the rules at hand can be asked about, besides characters."""
    topics_unasked: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The topic for somebody who is asked nothing: under `""` while the game goes on, under the reason for its end, and
    under `over` for all other ends."""
    arguments: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Text arguments whose values have names of their own, each with the family of text keys for those names."""
    own_names: ClassVar[Mapping[str, bool]] = MappingProxyType({})
    """The families in which a pack may name things as it likes; a thing without a text is called by its id. With True,
    each word of the id gets a capital, as in the name of a town."""
    figures: Mapping[str, int] = MappingProxyType({})
    """Numbers of the pack that any text may use, by name."""
    numbers: Mapping[str, int] = MappingProxyType({})
    """The number printed on each piece, if all pieces have one."""
    phrases: Mapping[str, Phrase] = MappingProxyType({})
    """What the pack's cards say, made from what they do; by the card's name, or as labels and events name it."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if cls.table is Showing.table and cls.tables is Showing.tables:
            raise TypeError(f"{cls.__name__} does not say how a table is shown: it should define table, or tables")

    def __init__(self, game: Game, *same: str, **renamed: str) -> None:
        """`same` and `renamed` are the members that show what the state has under that or another name (`Members`).

        A game makes its showing last, since its names, pieces and decks have to be known.
        """
        missing = [name for name in ("pieces", "decks", "names") if not hasattr(game, name)]
        if missing:
            raise TypeError(f"{game.id} has to set its {', '.join(missing)} before its showing is made")
        self.game = game
        self.members = Members(self.table_type, self.lists(game.seats[-1]), *same, **renamed)

    def table(self, state: T, sees: Sight) -> Any:
        """The table as a `table_type`, with the pieces of those places that somebody sees; numbers are shown by name.

        A game defines this or `tables`.
        """
        return self.tables(state, [sees])[0]

    def tables(self, state: T, sights: Sequence[Sight]) -> list[Any]:
        """The same for several viewers; what all of them see need be made only once."""
        return [self.table(state, sees) for sees in sights]

    @abstractmethod
    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> T | None:
        """The state that such a table shows, hidden places empty; what is impossible is added to `faults`."""

    def names_of(self, argument: str) -> Sequence[str] | None:
        """The names of the numbers of an event's argument, if they have names."""
        return self.game.names.get(argument, LETTERS if argument in SEATED else None)

    def lists(self, seats: int) -> Lists:
        """The names that may occur in a shown table: of seats and phases, of each deck, of each argument."""
        game, pieces = self.game, self.game.pieces
        return {
            **game.names,
            **{deck: pieces[kinds.start : kinds.stop] for deck, kinds in game.decks.items()},
            "piece": pieces,
            "seat": tuple(LETTERS[:seats]),
            "phase": phases(game.questions),
        }

    def hidden(self, table: Any) -> dict[str, int]:
        """The places whose pieces such a table does not show, with the number of pieces there."""
        return hidden_places(table)

    def guess(self, state: T, seat: int, chance: Chance) -> None:
        """Fill in, for an imagined world, what is hidden from a seat besides the pieces in places."""
        return

    def figures_for(self, seats: int) -> dict[str, int]:
        """The figures, with those that depend on the number of seats."""
        return dict(self.figures)

    def board(self) -> Any:
        """What a board draws in the same way in all games of a pack, such as a map, as a `board_type`."""
        return None


def everything(game: Game, state: State) -> Any:
    """The table as no player sees it: with everything that is hidden."""
    return game.showing.table(state, lambda place: True)


def phases(questions: Sequence[Question]) -> tuple[str, ...]:
    """The phases of a game: the names of its questions, and `over`."""
    return (*(question.name for question in questions), "over")


def read_table(game: Game, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> State | None:
    """The state that a table shows, or None if it is impossible; every fault is added to `faults`."""
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
    """Faults: whether the open question is put to seats that it is not for, or does not fit the table."""
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
