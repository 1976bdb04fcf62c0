"""Small parts of the screen that know no game: a list of choices, a row that cycles through values, the news."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from sarai.terminal.palette import DAY, NIGHT, Palette, inked

KEYS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Digits, then capitals: small letters are commands."""


@dataclass(frozen=True, slots=True)
class Item:
    """One choice: its label, a brief label for where there is little room, and what it stands for."""

    label: str
    brief: str
    value: Any
    note: str = ""


def palette_of(widget: Widget) -> Palette:
    return NIGHT if widget.app.current_theme.dark else DAY


def fitted(text: str, width: int) -> str:
    """The text in exactly this many cells; if it is longer, it is cut off with an ellipsis."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(0, width - 1)) + "…" if width > 0 else ""


class Choices(Widget, can_focus=True):
    """Choices with keys, in as many columns as are needed to show all of them without scrolling."""

    BINDINGS = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("left", "column(-1)", show=False),
        Binding("right", "column(1)", show=False),
        Binding("enter", "take", show=False),
    ]

    at: reactive[int] = reactive(0)

    class Pointed(Message):
        """Another choice is in focus."""

        def __init__(self, value: Any) -> None:
            super().__init__()
            self.value = value

    class Taken(Message):
        def __init__(self, value: Any) -> None:
            super().__init__()
            self.value = value

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.items: list[Item] = []
        self.room = self.most = 10

    def offer(self, items: Sequence[Item], at: int = 0, room: int = 10, most: int = 10) -> None:
        """Show these in about `room` rows, if that cuts off no label, and in at most `most` rows."""
        self.items = list(items)
        self.most = max(1, most)
        self.room = max(1, min(room, most))
        self.set_reactive(Choices.at, min(at, max(0, len(items) - 1)))
        self.refresh(layout=True)

    @property
    def pointed(self) -> Any:
        return self.items[self.at].value if self.items else None

    def _columns(self, width: int) -> int:
        longest = max((cell_len(item.brief) for item in self.items), default=0) + 6
        columns = 1
        while self._needs(columns) > self.room and width // (columns + 1) >= longest:
            columns += 1
        while self._needs(columns) > self.most and width // (columns + 1) >= 24:
            columns += 1
        return columns

    def _needs(self, columns: int) -> int:
        return -(-len(self.items) // columns)

    def rows(self, width: int) -> int:
        """How many lines the choices take where there are so many columns."""
        return self._needs(self._columns(width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows(width)

    def render(self) -> Text:
        colours = palette_of(self)
        columns, rows = self._columns(self.size.width), self.rows(self.size.width)
        width = self.size.width // max(1, columns)
        drawn = Text(no_wrap=True)
        for row in range(rows):
            for column in range(columns):
                index = column * rows + row
                if index < len(self.items):
                    drawn.append_text(self._item(index, width, colours))
            drawn.append("\n" if row < rows - 1 else "")
        return drawn

    def _item(self, index: int, width: int, colours: Palette) -> Text:
        item = self.items[index]
        key = KEYS[index] if index < len(KEYS) else " "
        here = index == self.at
        room = width - 6
        label = item.label if cell_len(item.label) <= room else item.brief
        note = f" ({item.note})" if item.note and cell_len(label) + cell_len(item.note) + 3 <= room else ""
        drawn = inked("▶ " if here else "  ", f"bold {colours.saffron}")
        drawn.append(f"{key}", style=f"bold {colours.saffron}")
        drawn.append("  ")
        drawn.append(fitted(label, room if not note else cell_len(label)), style="bold" if here else "")
        if note:
            drawn.append(fitted(note, room - cell_len(label)), style=colours.faint)
        drawn.append(" ")
        if here:
            drawn.stylize(f"on {colours.raised}")
        return drawn

    def watch_at(self) -> None:
        if self.items:
            self.post_message(self.Pointed(self.pointed))

    def action_move(self, by: int) -> None:
        if self.items:
            self.at = (self.at + by) % len(self.items)

    def action_column(self, by: int) -> None:
        goal = self.at + by * self.rows(self.size.width)
        if 0 <= goal < len(self.items):
            self.at = goal

    def action_take(self) -> None:
        if self.items:
            self.post_message(self.Taken(self.pointed))

    def on_key(self, event: events.Key) -> None:
        index = KEYS.find(event.character) if event.character else -1
        if 0 <= index < len(self.items):
            event.stop()
            self.at = index
            self.action_take()

    def on_click(self, event: events.Click) -> None:
        columns, rows = self._columns(self.size.width), self.rows(self.size.width)
        index = min(columns - 1, event.x // max(1, self.size.width // columns)) * rows + event.y
        if index < len(self.items):
            if index == self.at:
                self.action_take()
            self.at = index


class Turning(Widget, can_focus=True):
    """A row with a title and one of several values; left and right change the value."""

    BINDINGS = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "app.focus_next", show=False),
    ]

    class Turned(Message):
        def __init__(self, row: Turning) -> None:
            super().__init__()
            self.row = row

    def __init__(self, title: str, values: Sequence[tuple[str, str]], value: str, *, id: str, wide: int = 16) -> None:
        super().__init__(id=id)
        self.title = title
        self.values = list(values)
        self.wide = wide
        known = [one for one, _ in values]
        self.at = known.index(value) if value in known else 0

    @property
    def value(self) -> str:
        return self.values[self.at][0]

    def action_turn(self, by: int) -> None:
        self.at = (self.at + by) % len(self.values)
        self.refresh()
        self.post_message(self.Turned(self))

    def on_click(self) -> None:
        self.action_turn(1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def render(self) -> Text:
        colours = palette_of(self)
        drawn = Text(no_wrap=True, overflow="ellipsis")
        drawn.append("▶ " if self.has_focus else "  ", style=f"bold {colours.saffron}")
        if self.title:
            drawn.append(fitted(self.title, self.wide), style=colours.faint)
        drawn.append("‹ ", style=colours.saffron if len(self.values) > 1 else colours.dust)
        drawn.append(self.values[self.at][1], style="bold" if self.has_focus else "")
        drawn.append(" ›", style=colours.saffron if len(self.values) > 1 else colours.dust)
        return drawn


class News(Widget):
    """The end of the log, as much as fits; what happened since the reader's last answer stands out."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.told: list[tuple[str, bool]] = []

    def tell(self, told: Sequence[tuple[str, bool]]) -> None:
        """Sentences in order, each with whether it is new."""
        self.told = list(told)
        self.refresh()

    def render(self) -> Text:
        colours = palette_of(self)
        width, height = self.size.width, self.size.height
        lines: list[Text] = []
        for sentence, new in reversed(self.told[-3 * max(1, height) :]):
            text = inked("· " if new else "  ", colours.saffron)
            text.append(sentence, style=colours.ink if new else colours.faint)
            wrapped = text.wrap(self.app.console, max(10, width))
            lines[:0] = [Text("  ") + line if index else line for index, line in enumerate(wrapped)]
            if len(lines) >= height:
                break
        return Text("\n").join(lines[-height:] if height else [])
