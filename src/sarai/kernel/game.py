"""What a game is: rules, a content pack and the options of the table, without any position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sarai.kernel.actions import TIME_UP, ActionSpace
from sarai.kernel.content import Pack
from sarai.kernel.events import EVERYONE, eye
from sarai.kernel.observing import Limits, Observer
from sarai.kernel.outcomes import Outcomes
from sarai.kernel.phrases import Phrase
from sarai.kernel.reasons import BadOption, Reason
from sarai.kernel.state import NOBODY, State, letter

if TYPE_CHECKING:
    from sarai.kernel.chance import Chance, Fast
    from sarai.kernel.events import Teller
    from sarai.kernel.play import Play

OPEN: Final = "open"
OWNER: Final = "owner"
NO_ONE: Final = "no one"


@dataclass(frozen=True, slots=True)
class Place:
    """A kind of place that holds pieces: who sees what lies there, and of which deck the pieces are.

    A place is named by its kind and, after a colon, its number: `hand:2` is the hand of seat 2, `bag:5` a bag.
    """

    seen_by: str
    deck: str = ""


def _any_of(choices: tuple[str, ...]) -> Callable[[str], str | None]:
    return lambda value: None if value in choices else f"should be one of {', '.join(choices)}"


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something a group may choose before a game; `rule` is the ruling it changes, `default` what we play."""

    name: str
    default: str
    choices: tuple[str, ...]
    rule: str
    fault: Callable[[str], str | None]

    @classmethod
    def among(cls, name: str, *choices: str, rule: str) -> TableOption:
        """A choice among words; the first is the default."""
        return cls(name, choices[0], choices, rule, _any_of(choices))


MOST_PLACES = 10_000

Sight = Callable[[str], bool]
"""Whether somebody sees what lies in a place."""


class Game(ABC):
    """The rules of one game with one pack. Everything that varies during play is in a `State`."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules; a record names the one it was played by."""
    seats: ClassVar[range]
    minutes: ClassVar[tuple[int, int]]
    """How long people take, about: least and most."""
    levels: ClassVar[dict[str, str]] = {
        "beginner": "random",
        "easy": "greedy",
        "medium": "ismcts:300",
        "hard": "ismcts:1500",
    }
    """The bots that a table can have, by how hard they are: others would let a guest take the machine for himself."""
    own_pack: ClassVar[str]
    """The pack that is used where none is named: the newest version of it in the game's folder."""
    timed: ClassVar[bool] = False
    """Whether a glass may run, so that the clock has a say."""
    places: ClassVar[dict[str, Place]]
    table_type: ClassVar[type]
    """The dataclass in which a view shows the table."""
    content_type: ClassVar[type]
    """The dataclass a pack is read into."""

    pack: Pack[Any]
    actions: ActionSpace
    outcomes: Outcomes
    options: tuple[TableOption, ...]
    pieces: tuple[str, ...]
    """The names of the pieces that memory and chance speak of, by kind."""
    decks: dict[str, range]
    """Which kinds belong to which deck. A deck may be a part of another: its places take only those kinds."""
    names: dict[str, tuple[str, ...]]
    """For each argument of an event whose numbers have names: the names."""
    figures: Mapping[str, int] = MappingProxyType({})
    """Numbers of the pack that any text may speak of, by name."""
    phrases: Mapping[str, Phrase] = MappingProxyType({})
    """What the pack's cards say, made from what they do; by the card's name, or as labels and events name it."""
    horizon: ClassVar[int] = 0
    """After so many random answers search judges by `evaluate` instead of playing on; 0: it always plays to the end."""
    races: ClassVar[bool] = False
    """Where a tree would be too wide: search tries a few answers in the same worlds (`tries`, `play_on`)."""
    clear_lead: ClassVar[float] = 1.0
    """For that judgement: by how much better `evaluate` is where a seat is clearly ahead."""
    limits: Limits = Limits()
    """What `balance` holds the game to."""
    topics: tuple[str, ...] = ()
    """What the rules at hand can be asked about, besides characters."""

    known_seers: ClassVar[dict[str, int]]
    """Who sees into which place (`seers`), as far as somebody has asked; a game and all its packs have it in common."""

    def __init_subclass__(cls) -> None:
        cls.known_seers = {}
        assert cls.table is not Game.table or cls.tables is not Game.tables, f"{cls.__name__} shows no table"

    @abstractmethod
    def __init__(self, pack: Pack[Any]) -> None: ...

    @staticmethod
    @abstractmethod
    def check_content(content: Any) -> list[str]:
        """What is wrong, by the rules of the game, with content that has been read."""

    # -- playing

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> State:
        """Set the game up; options have been completed by `complete_options`."""

    @abstractmethod
    def bound(self, seats: int) -> int:
        """No game takes more actions than this."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A simple estimate of how the seat stands, higher is better."""

    def tries(self, state: State) -> int:
        """How many answers to the open question search tries, those with the best estimate, in a game that `races`."""
        return 1

    def play_on(self, state: State, seat: int, chance: Fast) -> State:
        """Where a world comes to when everybody answers by estimate until the seat's next turn, in a game that `races`.
        The state may be used up."""
        raise AssertionError(f"{self.id} does not race")

    @abstractmethod
    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action to a seat that owes an answer; None exactly when it is legal."""

    # -- showing

    def table(self, state: State, sees: Sight) -> Any:
        """The table as a `table_type`, with the pieces of those places that `sees`; numbers are shown by name.

        A game says this, or the next.
        """
        return self.tables(state, [sees])[0]

    def tables(self, state: State, sights: Sequence[Sight]) -> list[Any]:
        """The same for each who looks: what all of them see need be made only once."""
        return [self.table(state, sees) for sees in sights]

    @abstractmethod
    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> State | None:
        """The state that such a table shows, hidden places empty; what is impossible is added to `faults`."""

    @abstractmethod
    def hidden(self, table: Any) -> dict[str, int]:
        """The places whose pieces such a table does not show, with how many lie there."""

    @abstractmethod
    def all_pieces(self, seats: int) -> list[int]:
        """How many pieces of each kind are in a game of so many seats."""

    @abstractmethod
    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        """The question a deciding seat is asked: its kind and arguments."""

    def target(self, state: State, seat: int, action: int) -> str:
        """Where on the board the action would be pointed at."""
        return ""

    def label(self, state: State, seat: int, action: int) -> tuple[str, dict[str, str]]:
        """The key of an option's label, with its arguments."""
        return f"{self.id}-do-{self.actions.family(action).name}", self.actions.arguments(action)

    def default(self, state: State, seat: int) -> int | None:
        """What Enter or a time-out answers."""
        return None

    def bench(self, state: State, seat: int) -> tuple[str, ...]:
        """The families of actions with which the seat builds freely now; none where it answers a plain question.

        They stay the same while it builds, whatever is possible at the moment, so that the question stays the same.
        """
        return ()

    def seers_of_action(self, state: State, seat: int, action: int) -> int:
        """Who may know which action the seat takes; the others learn only that it acted."""
        return EVERYONE

    def figures_for(self, seats: int) -> dict[str, int]:
        """The figures, with those that depend on the number of seats."""
        return dict(self.figures)

    def goals(self) -> set[str]:
        """What recorded games of this game should show between them, besides every question and every action."""
        return set()

    def goals_shown_by(self, playing: Play) -> set[str]:
        """Which of its goals a finished game shows."""
        return set()

    def tempers(self) -> Sequence[Mapping[str, float]]:
        """Ways to play that make rare things likelier: the weight of an action, by its text or family."""
        return ({},)

    def habit(self, state: State, seat: int, temper: Mapping[str, float]) -> int | None:
        """What a player of this temper does where chance alone gets nowhere; `TIME_UP`: waits; None: anything."""
        return None

    def agreements(self) -> Sequence[Mapping[str, str]]:
        """Options of the table with which games are recorded, in turn."""
        return ({},)

    def observer(self, seats: int) -> Observer:
        """Somebody who watches one game and says what is worth counting."""
        return Observer(self, seats)

    def riddles(self, state: State) -> list[tuple[int, ...]]:
        """Long sums that the rules will ask for before long, in plain numbers, if they do not know the answers yet.

        Whoever has little time can have them solved elsewhere (`solve`) and handed over (`know`); the rules solve
        themselves what nobody did. They may tell what is hidden, so they are for no player and no bot.
        """
        return []

    def solve(self, riddle: tuple[int, ...]) -> tuple[int, ...]:
        raise AssertionError(f"{self.id} has no riddles")

    def know(self, riddle: tuple[int, ...], answer: tuple[int, ...]) -> None:
        raise AssertionError(f"{self.id} has no riddles")

    def guess(self, state: State, seat: int, chance: Chance) -> None:
        """Fill in what is hidden from a seat and is no piece in a place, as an imagined world has it."""
        return

    # -- what every game has in common

    def seers(self, place: str) -> int:
        """The mask of those who see what lies in a place."""
        known = self.known_seers.get(place)
        if known is None:
            kind, _, owner = place.partition(":")
            seen_by = self.places[kind].seen_by
            known = EVERYONE if seen_by == OPEN else eye(int(owner)) if seen_by == OWNER else 0
            if len(self.known_seers) < MOST_PLACES:
                self.known_seers[place] = known
        return known

    def deck(self, place: str) -> range:
        return self.decks[self.places[place.partition(":")[0]].deck]

    def complete_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options with the defaults of the rest; raises `BadOption` that names every fault."""
        known = {option.name: option for option in self.options}
        faults = [
            f"{name!r} is no option of {self.id}; there are: {', '.join(known)}" for name in chosen if name not in known
        ]
        for name, option in known.items():
            fault = option.fault(chosen.get(name, option.default))
            if fault:
                faults.append(f"{name}={chosen[name]} {fault}" + (f" [{option.rule}]" if option.rule else ""))
        if faults:
            raise BadOption(faults)
        return {name: chosen.get(name, option.default) for name, option in known.items()}

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption([f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}"])


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
    return state.game.why_not(state, seat, action)
