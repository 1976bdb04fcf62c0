"""What is still to be carried out. On the table a task is one number, which says what, and how much of it or where."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller

TASK: Final = 1000

MARKER: Final = 1
SEAL: Final = 2
OUTPOST: Final = 3
COINS: Final = 4
GOODS: Final = 5
DIFFERENT: Final = 6
BLACK_DIE: Final = 7
MOVE: Final = 8
OPEN_CONTRACT: Final = 9
PILE_CONTRACT: Final = 10
CONTRACTS: Final = 11
CONTRACT_AT: Final = 12
POST: Final = 13
EXTRA_POST: Final = 14
OASES: Final = 15
PAIRS: Final = 16
COMPENSATION: Final = 17
TWICE: Final = 18
MARKERS: Final = 19


class Task(ABC):
    """Something to be carried out when its turn comes; `game` lists tasks in the order of their numbers."""

    name: str = ""

    @abstractmethod
    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        """Do it, or ask what it depends on."""

    def possible(self, game: MarcoPolo, number: int) -> bool:
        """Whether it can have this number, which is below `TASK`."""
        return True


class NoTask(Task):
    """Has number 0 in the list: there is nothing to do."""

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        return


class Ask(Task):
    """Asks a question, with one of these numbers."""

    def __init__(self, name: str, question: i64, numbers: range = range(1, TASK)) -> None:
        self.name = name
        self.question = question
        self.numbers = numbers

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        table.ask(self.question)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number in self.numbers


def task(kind: i64, number: i64 = 0) -> int:
    return int(kind * TASK + number)


def kind_of(task: i64) -> i64:
    return task // TASK


def number_of(task: i64) -> i64:
    return task % TASK
