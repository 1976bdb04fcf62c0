"""Tables drawn in text and colour, from what a view shows and nothing else.

`draw` gives the lines of a table that fit a width. A game with a board of its own is drawn as that board; any other
is shown as its table's fields, with whatever names its texts have for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from rich.text import Text

from sarai.games.dunhuang.view import Shown
from sarai.kernel.state import LETTERS
from sarai.kernel.view import View
from sarai.terminal.palette import SHAPES, Palette
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

    def seat(self, seat: int) -> Text:
        """A seat's shape and name."""
        drawn = Text(SHAPES[seat % len(SHAPES)], style=self.colours.seat(seat))
        drawn.append(f" {self.words.seats[seat]}", style="bold")
        return drawn


def draw(canvas: Canvas, seen: View) -> Text:
    """The table, as the view's owner may see it."""
    if isinstance(seen.table, Shown):
        from sarai.terminal.ring import draw_dunhuang

        return draw_dunhuang(canvas, seen)
    return _fields(canvas, seen)


def step(words: Words, seen: View) -> str:
    """Where the game stands, if it says so."""
    phase = getattr(seen.table, "phase", None)
    return words.name("phase", phase) if phase and words.has(f"{words.game.id}-phase-{phase}") else ""


def _fields(canvas: Canvas, seen: View) -> Text:
    lines = []
    for field in fields(seen.table):
        value = getattr(seen.table, field.name)
        if field.name in ("phase", "deciding") or value in (None, {}, []):
            continue
        lines += _field(canvas, field.name, value, "")
    return Text("\n").join(lines)


def _field(canvas: Canvas, name: str, value: Any, indent: str) -> list[Text]:
    title = _titled(canvas.words, name)
    if isinstance(value, list) and value and is_dataclass(value[0]):
        return [Text(f"{indent}{title}:", style="bold"), *(_row(canvas, one, f"{indent}  ") for one in value)]
    return [Text(f"{indent}{title}: ", style=canvas.colours.faint) + Text(_said(canvas, value))]


def _row(canvas: Canvas, value: Any, indent: str) -> Text:
    """One entry of a list in one line; an entry that has a seat begins with it."""
    drawn = Text(indent)
    parts = []
    for field in fields(value):
        there = getattr(value, field.name)
        if field.name == "seat":
            drawn.append_text(canvas.seat(LETTERS.index(there)))
            drawn.append("  ")
        elif there not in (None, {}, []):
            parts.append(f"{_titled(canvas.words, field.name)} {_said(canvas, there)}")
    return drawn + Text(" · ".join(parts))


def _titled(words: Words, name: str) -> str:
    key = f"{words.game.id}-table-{name.replace('_', '-')}"
    return words.text(key) if words.has(key) else name.replace("_", " ")


def _said(canvas: Canvas, value: Any) -> str:
    words = canvas.words
    if isinstance(value, bool):
        return words.text("term-yes" if value else "term-no")
    if isinstance(value, dict):
        return ", ".join(f"{_said(canvas, name)} {count}" for name, count in value.items())
    if isinstance(value, list):
        return ", ".join(_said(canvas, one) for one in value)
    if isinstance(value, str) and value in words.game.pieces:
        return words.name("good", value)
    if isinstance(value, str) and value in LETTERS:
        return words.seats[LETTERS.index(value)]
    return str(value)
