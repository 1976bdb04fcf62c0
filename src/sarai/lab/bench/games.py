"""The two small games in our kernel's terms. They are for comparing with other engines, and not on the list of
games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sarai.kernel.actions import ActionSpace, Family, family
from sarai.kernel.chance import Chance
from sarai.kernel.content import Pack, read_pack
from sarai.kernel.events import Teller
from sarai.kernel.game import Game
from sarai.kernel.outcomes import Outcomes
from sarai.kernel.places import Places, Sight
from sarai.kernel.plain_data import plain_data
from sarai.kernel.questions import Arguments, Question
from sarai.kernel.reasons import Reason
from sarai.kernel.showing import Showing
from sarai.kernel.state import LETTERS
from sarai.kernel.thinking import Thinking
from sarai.lab.bench import connect_four, tictactoe
from sarai.lab.bench.grid import FIRST, OVER, SECOND, Grid


@dataclass(frozen=True, slots=True)
class Empty:
    """Nothing is printed on their boards."""


class Marking(Question[Grid]):
    """Whoever's turn it is marks a square; the grid itself says what may be marked and what follows."""

    name, topic = "marking", ""

    def who(self, table: Grid) -> int:
        return table.deciding

    def why_not(self, table: Grid, seat: int, family: str, said: Arguments) -> Reason | None:
        action = table.game.actions.parse(" ".join((family, *said.values())))
        return None if action in table.legal(seat) else Reason(f"{table.game.id}-why-full", {**said})


class MarkingASquare(Marking):
    families = ("mark",)


class Dropping(Marking):
    families = ("drop",)


@plain_data
class GridShown:
    """The board as lines of text from the top: x for the first seat, o for the second, a point where nobody is."""

    lines: list[str]
    turn: str


class GridShowing(Showing[Grid]):
    table_type = GridShown

    def __init__(self, game: GridGame) -> None:
        super().__init__(game)
        self.board_of = game

    def tables(self, grid: Grid, sights: Sequence[Sight]) -> list[GridShown]:
        def mark(bit: int) -> str:
            return "x" if grid.first >> bit & 1 else "o" if grid.second >> bit & 1 else "."

        lines = ["".join(map(mark, line)) for line in self.board_of.square]
        return [GridShown(lines, {FIRST: "A", SECOND: "B"}.get(grid.deciding, "-"))] * len(sights)

    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> Grid | None:
        board = self.board_of
        shape = [len(line) for line in board.square]
        if [len(line) for line in table.lines] != shape or set("".join(table.lines)) - set("xo."):
            faults.append(f"table.lines should be {len(shape)} lines of {shape[0]} squares: x, o or a point")
            return None
        marks = {"x": 0, "o": 0, ".": 0}
        for line, bits in zip(table.lines, board.square, strict=True):
            for shown, bit in zip(line, bits, strict=True):
                marks[shown] |= 1 << bit
        grid = board.state_type.bare(board, seats, options)
        grid.first, grid.second = marks["x"], marks["o"]
        ahead = marks["x"].bit_count() - marks["o"].bit_count()
        if ahead not in (0, 1):
            faults.append("table.lines: the seats mark in turn, A first")
        over = marks["."] == 0 or grid.has_row(grid.first) or grid.has_row(grid.second)
        grid.deciding = 0 if over else FIRST if ahead == 0 else SECOND
        grid.phase = OVER if over else 0
        return grid


class GridThinking(Thinking[Grid]):
    def evaluate(self, grid: Grid, seat: int) -> float:
        """The seat's share of the win; nothing is known before the end."""
        if grid.deciding:
            return 0.5
        winners = grid.winners()
        return 1 / len(winners) if seat in winners else 0.0


class GridGame(Game[Grid]):
    """Two seats, everything open, nothing left to chance."""

    rules_version, own_pack, content_type = 1, "none", Empty
    seats, playing_time = range(2, 3), (1, 5)
    places = Places()
    thinking = GridThinking()
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
        self.showing = GridShowing(self)

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return []

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Grid:
        return self.state_type.bare(self, seats, options)

    def bound(self, seats: int) -> int:
        return sum(len(line) for line in self.square)

    def all_pieces(self, seats: int) -> list[int]:
        return []


class TicTacToeGame(GridGame):
    id = "tic-tac-toe"
    questions = [MarkingASquare()]
    square = [[0, 1, 2], [4, 5, 6], [8, 9, 10]]
    state_type = tictactoe.TicTacToe
    family = family("mark", square=range(1, 10))


class ConnectFourGame(GridGame):
    id = "connect-four"
    questions = [Dropping()]
    square = [[7 * column + row for column in range(7)] for row in range(5, -1, -1)]
    state_type = connect_four.ConnectFour
    family = family("drop", column=range(1, 8))


BOARDS: dict[str, type[GridGame]] = {board.id: board for board in (TicTacToeGame, ConnectFourGame)}
