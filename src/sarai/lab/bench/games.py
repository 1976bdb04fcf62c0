"""The two small games as games of the house. They are for measuring beside others, and not on the list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from sarai.kernel.actions import ActionSpace, Family, family
from sarai.kernel.chance import Chance
from sarai.kernel.content import Pack, read_pack
from sarai.kernel.events import Teller
from sarai.kernel.game import Game
from sarai.kernel.outcomes import Outcomes
from sarai.kernel.plain import plain
from sarai.kernel.reasons import Reason
from sarai.kernel.state import LETTERS, State
from sarai.lab.bench import connect_four, tictactoe
from sarai.lab.bench.grid import FIRST, SECOND, Grid


@dataclass(frozen=True, slots=True)
class Empty:
    """Nothing is printed on their boards."""


@plain
class Shown:
    """The board as lines of text from the top: x for the first seat, o for the second, a point where nobody is."""

    lines: list[str]
    turn: str


class Board(Game):
    """Two seats, everything open, nothing left to chance."""

    rules = 1
    seats = range(2, 3)
    minutes = (1, 5)
    own_pack = "none"
    places = {}
    table_type = Shown
    content_type = Empty
    square: ClassVar[list[list[int]]]
    """The bit of each square, line by line from the top."""
    state_type: ClassVar[type[Grid]]
    family: ClassVar[Family]

    def __init__(self, pack: Pack[Empty] | None = None) -> None:
        self.pack = pack or read_pack(
            f'game = "{self.id}"\npack = "{self.own_pack}"\nversion = 1\n', self.id, Empty, self.check_content
        )
        self.actions = ActionSpace(self.family)
        self.outcomes = Outcomes()
        self.options = ()
        self.pieces = ()
        self.decks = {"": range(0)}
        self.names = {"seat": tuple(LETTERS)}

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return []

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Grid:
        return self.state_type(self, dict(options))

    def bound(self, seats: int) -> int:
        return sum(len(line) for line in self.square)

    def evaluate(self, state: State, seat: int) -> float:
        """What the seat has of the win; nothing is known before the end."""
        if state.deciding:
            return 0.5
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        return None if action in state.legal(seat) else Reason(f"{self.id}-why-full", self.actions.arguments(action))  # type: ignore[arg-type]

    def table(self, state: State, sees: Callable[[str], bool]) -> Shown:
        assert isinstance(state, Grid)

        def mark(bit: int) -> str:
            return "x" if state.first >> bit & 1 else "o" if state.second >> bit & 1 else "."

        return Shown(
            ["".join(map(mark, line)) for line in self.square], {FIRST: "A", SECOND: "B"}.get(state.deciding, "-")
        )

    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> Grid | None:
        assert isinstance(table, Shown)
        shape = [len(line) for line in self.square]
        if [len(line) for line in table.lines] != shape or set("".join(table.lines)) - set("xo."):
            faults.append(f"table.lines should be {len(shape)} lines of {shape[0]} squares: x, o or a point")
            return None
        marks = {"x": 0, "o": 0, ".": 0}
        for line, bits in zip(table.lines, self.square, strict=True):
            for shown, bit in zip(line, bits, strict=True):
                marks[shown] |= 1 << bit
        state = self.state_type(self, dict(options))
        state.first, state.second = marks["x"], marks["o"]
        ahead = marks["x"].bit_count() - marks["o"].bit_count()
        if ahead not in (0, 1):
            faults.append("table.lines: the seats mark in turn, A first")
        over = marks["."] == 0 or state.has_row(state.first) or state.has_row(state.second)
        state.deciding = 0 if over else FIRST if ahead == 0 else SECOND
        return state

    def hidden(self, table: Any) -> dict[str, int]:
        return {}

    def all_pieces(self, seats: int) -> list[int]:
        return []

    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        return f"{self.id}-ask", {}


class TicTacToeGame(Board):
    id = "tic-tac-toe"
    square = [[0, 1, 2], [4, 5, 6], [8, 9, 10]]
    state_type = tictactoe.TicTacToe
    family = family("mark", square=range(1, 10))


class ConnectFourGame(Board):
    id = "connect-four"
    square = [[7 * column + row for column in range(7)] for row in range(5, -1, -1)]
    state_type = connect_four.ConnectFour
    family = family("drop", column=range(1, 8))


BOARDS: dict[str, type[Board]] = {board.id: board for board in (TicTacToeGame, ConnectFourGame)}
