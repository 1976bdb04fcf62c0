"""Any game at all, shown as the fields of its table, under the names that its texts give them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rich.text import Text

from sarai.kernel.plain_data import to_plain, to_toml
from sarai.kernel.state import LETTERS
from sarai.kernel.view import View
from sarai.terminal.boards.board import Board, Canvas
from sarai.terminal.palette import inked
from sarai.words import Words


class Fields(Board):
    def draw(self, canvas: Canvas, seen: View) -> Text:
        """If the game's texts name some of the fields, show those; otherwise show all fields as they are."""
        lines: list[Text] = []
        for name, value in _told(canvas.words, seen.table):
            if isinstance(value, list) and is_dataclass(value[0]):
                lines.append(inked(f"{_titled(canvas.words, name)}:", "bold"))
                lines += [_row(canvas, one) for one in value]
            elif name not in ("phase", "deciding"):
                lines.append(inked(f"{_titled(canvas.words, name)}: ", canvas.colours.faint))
                lines[-1].append(_said(canvas, value), style=canvas.colours.ink)
        return Text("\n").join(lines)

    def lines(self, words: Words, table: Any, options: Mapping[str, str]) -> list[str]:
        return to_toml(to_plain(table)).splitlines()


def _told(words: Words, shown: Any) -> list[tuple[str, Any]]:
    """The fields to show, with their values."""
    named = any(words.has(_key(words, field.name)) for field in fields(words.game.showing.table_type))
    told = [(field.name, getattr(shown, field.name)) for field in fields(shown)]
    return [
        (name, value)
        for name, value in told
        if value not in (None, {}, []) and (not named or name == "seat" or words.has(_key(words, name)))
    ]


def _row(canvas: Canvas, one: Any) -> Text:
    """A list's entry in one line, which begins with the seat if the entry has one."""
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
