"""What a board in the terminal is: a table drawn in text and colour, or told in plain lines, all from a view."""

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
    """How to draw: in which words and colours, in what room, and what is offered and pointed at on the board."""

    words: Words
    colours: Palette
    width: int
    tall: bool
    keys: Mapping[str, str]
    """The key of the choice that has a place as its target."""
    lit: str = ""
    """The target of the choice in focus."""
    scant: bool = False
    """Whether lines are so few that what others have may fall off the end."""
    shows: str = ""
    """What the step in focus shows: an action, for a board that can be drawn as it would lie then."""
    at: int = 0
    """The time of play in milliseconds, where a glass runs."""

    def seat(self, seat: int) -> Text:
        """A seat's shape and name."""
        drawn = inked(SHAPES[seat % len(SHAPES)], self.colours.seat(seat))
        drawn.append(f" {self.words.seats[seat]}", style="bold")
        return drawn


@dataclass(frozen=True, slots=True)
class Step:
    """One choice at a bench, where an action is put together step by step.

    `words` are what has been chosen with it, `action` is what it comes to if it is the last step, `shows` what the
    board may draw while it is in focus, an action if nothing else, `target` the place on the board that it points at.
    """

    label: str
    brief: str
    words: tuple[str, ...]
    action: str = ""
    shows: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class Bench:
    """What can be chosen next at a bench; `asks` is said instead of the question, where it is not empty.

    `at` is the step that is in focus at first.
    """

    steps: list[Step]
    asks: str = ""
    at: int = 0


class Board(ABC):
    """How one game is shown in the terminal."""

    least = 0
    """So many lines it cannot do without, however few there are."""

    @abstractmethod
    def draw(self, canvas: Canvas, seen: View) -> Text:
        """The table as the view's owner may see it; no line is wider than the canvas."""

    @abstractmethod
    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        """A table as the game shows it, in plain lines without colour or layout."""

    def bench(self, words: Words, seen: View, possible: Sequence[str], begun: tuple[str, ...]) -> Bench:
        """What can come next after the words that were chosen; no steps where these lead nowhere.

        Without a board that knows better, an action is put together word by word.
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
            steps.append(Step(label, label, chosen, " ".join(chosen) if chosen in going_on else ""))
        return Bench(steps)

    def glass(self, seen: View) -> int:
        """When the glass runs out that the view's owner plays by, in milliseconds of play; 0: none runs."""
        return seen.wakes

    def legend(self, words: Words) -> str:
        """What the signs of the board mean, where they do not speak for themselves."""
        return ""

    def is_news(self, event: Said) -> bool:
        """Whether the news need it; the log tells everything."""
        return True


def who(words: Words, letter: str) -> str:
    """A seat's letter with its name, or the letter alone where nobody has a name."""
    name = words.seats[LETTERS.index(letter)]
    return letter if name == letter else f"{letter} {name}"
