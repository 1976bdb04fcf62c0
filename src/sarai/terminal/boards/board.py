"""A board in the terminal: a table drawn in text and colour, or described in plain lines, from a view alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from sarai.kernel.events import Said
from sarai.kernel.state import LETTERS
from sarai.kernel.view import View
from sarai.terminal.palette import SHAPES, Palette, inked
from sarai.words import Words


@dataclass(frozen=True, slots=True)
class Canvas:
    """How to draw: in which words and colours, in how much room, and what is offered and pointed at on the board."""

    words: Words
    colours: Palette
    width: int
    tall: bool
    keys: Mapping[str, str]
    """For each target on the board, the key of its choice."""
    lit: str = ""
    """The target of the choice in focus."""
    scant: bool = False
    """Whether there are so few lines that what others have may be cut off."""
    shows: str = ""
    """The action of the step in focus, for a board that can show how it would look after that action."""
    at: int = 0
    """The time of play in milliseconds, in games with a sandglass."""
    lines: int = 0
    """How many lines there are for the board; 0: as many as it takes."""

    def seat(self, seat: int) -> Text:
        """A seat's shape and name."""
        drawn = inked(SHAPES[seat % len(SHAPES)], self.colours.seat(seat))
        drawn.append(f" {self.words.seats[seat]}", style="bold")
        return drawn


@dataclass(frozen=True, slots=True)
class WorkbenchStep:
    """One choice at a workbench, where an action is put together step by step.

    `words` are all that is chosen with it, `action` is the resulting action if it can be the last step, `shows` is what
    the board can draw while it is in focus (at least an action), `target` is the place on the board that it points at.
    """

    label: str
    brief: str
    words: tuple[str, ...]
    action: str = ""
    shows: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class Workbench:
    """What can be chosen next at a workbench; `asks`, unless it is empty, replaces the question.

    `at` is the step that has the focus at first.
    """

    steps: list[WorkbenchStep]
    asks: str = ""
    at: int = 0


class Board(ABC):
    """How one game is shown in the terminal."""

    least = 0
    """The least number of lines it needs, however few the screen has."""

    @abstractmethod
    def draw(self, canvas: Canvas, seen: View) -> Text:
        """The table as the view's owner may see it; no line is wider than the canvas."""

    @abstractmethod
    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        """The table as the game shows it, in plain lines without colour or layout."""

    def workbench(self, words: Words, seen: View, possible: Sequence[str], begun: tuple[str, ...]) -> Workbench:
        """What can come after the words already chosen; no steps if those lead nowhere.

        Unless a board does it differently, an action is put together word by word.
        """
        said = [tuple(action.split()) for action in possible]
        going_on = [action for action in said if action[: len(begun)] == begun]
        steps = []
        for word in dict.fromkeys(action[len(begun)] for action in going_on if len(action) > len(begun)):
            chosen = (*begun, word)
            key = f"{words.game.id}-do-{word}"
            label = word
            if not begun and words.has(key):
                label = words.text(f"{key}.brief" if words.has(f"{key}.brief") else key)
            steps.append(WorkbenchStep(label, label, chosen, " ".join(chosen) if chosen in going_on else ""))
        return Workbench(steps)

    def glass(self, seen: View) -> int:
        """When the sandglass of the view's owner runs out, in milliseconds of play; 0 if none is running."""
        return seen.wakes

    def legend(self, words: Words) -> str:
        """What the signs on the board mean, unless they are obvious."""
        return ""

    def is_news(self, event: Said) -> bool:
        """Whether it belongs in the news; the log has everything."""
        return True


def who(words: Words, letter: str) -> str:
    """A seat's letter with its name, or only the letter if it has no name."""
    name = words.seats[LETTERS.index(letter)]
    return letter if name == letter else f"{letter} {name}"
