"""A board in the terminal: a table drawn in text and colour, or described in plain lines, from a view alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

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

    def seat(self, seat: int) -> Text:
        """A seat's shape and name."""
        drawn = inked(SHAPES[seat % len(SHAPES)], self.colours.seat(seat))
        drawn.append(f" {self.words.seats[seat]}", style="bold")
        return drawn


class Board(ABC):
    """How one game is shown in the terminal."""

    @abstractmethod
    def draw(self, canvas: Canvas, seen: View) -> Text:
        """The table as the view's owner may see it; no line is wider than the canvas."""

    @abstractmethod
    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        """The table as the game shows it, in plain lines without colour or layout."""


def who(words: Words, letter: str) -> str:
    """A seat's letter with its name, or only the letter if it has no name."""
    name = words.seats[LETTERS.index(letter)]
    return letter if name == letter else f"{letter} {name}"
