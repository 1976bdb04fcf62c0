"""Tables drawn in text and colour, from what a view shows and nothing else.

`draw` gives the lines of a table that fit a width. A game with a board of its own is drawn as that board; any other
is shown as its table's fields, with whatever names its texts have for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from rich.text import Text

from sarai.games.dunhuang.view import Shown as Dunhuang
from sarai.games.kashgar.view import Shown as Kashgar
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

    def seat(self, seat: int) -> Text:
        """A seat's shape and name."""
        drawn = inked(SHAPES[seat % len(SHAPES)], self.colours.seat(seat))
        drawn.append(f" {self.words.seats[seat]}", style="bold")
        return drawn


def draw(canvas: Canvas, seen: View) -> Text:
    """The table, as the view's owner may see it."""
    if isinstance(seen.table, Dunhuang):
        from sarai.terminal.ring import draw_dunhuang

        return draw_dunhuang(canvas, seen)
    if isinstance(seen.table, Kashgar):
        from sarai.terminal.caravans import draw_kashgar

        return draw_kashgar(canvas, seen)
    return _fields(canvas, seen)


def step(words: Words, seen: View) -> str:
    """Where the game stands, if it says so."""
    phase = getattr(seen.table, "phase", None)
    return words.name("phase", phase) if phase and words.has(f"{words.game.id}-phase-{phase}") else ""


def _fields(canvas: Canvas, seen: View) -> Text:
    """Field by field. A game whose texts name some fields shows those; of any other, all are shown as they are."""
    lines: list[Text] = []
    for name, value in _told(canvas.words, seen.table):
        if isinstance(value, list) and is_dataclass(value[0]):
            lines.append(inked(f"{_titled(canvas.words, name)}:", "bold"))
            lines += [_row(canvas, one) for one in value]
        elif name not in ("phase", "deciding"):
            lines.append(inked(f"{_titled(canvas.words, name)}: ", canvas.colours.faint))
            lines[-1].append(_said(canvas, value), style=canvas.colours.ink)
    return Text("\n").join(lines)


def _told(words: Words, shown: Any) -> list[tuple[str, Any]]:
    """The fields worth a word, with what they hold."""
    named = any(words.has(_key(words, field.name)) for field in fields(words.game.showing.table_type))
    told = [(field.name, getattr(shown, field.name)) for field in fields(shown)]
    return [
        (name, value)
        for name, value in told
        if value not in (None, {}, []) and (not named or name == "seat" or words.has(_key(words, name)))
    ]


def _row(canvas: Canvas, one: Any) -> Text:
    """One entry of a list in one line; an entry that has a seat begins with it."""
    drawn = Text("  ")
    parts = []
    for name, value in _told(canvas.words, one):
        if name == "seat":
            drawn.append_text(canvas.seat(LETTERS.index(value)))
            drawn.append("  ")
        else:
            parts.append(f"{_titled(canvas.words, name)} {_said(canvas, value)}")
    return drawn + Text(" · ".join(parts))


def _key(words: Words, field: str) -> str:
    return f"{words.game.id}-table-{field.replace('_', '-')}"


def _titled(words: Words, field: str) -> str:
    key = _key(words, field)
    return words.text(key) if words.has(key) else field.replace("_", " ")


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
    if isinstance(value, str) and value in tuple(LETTERS):
        return words.seats[LETTERS.index(value)]
    return str(value)
