"""What all screens share, and the small screens: a page to read, and the one shown while the screen is passed on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from sarai.terminal.palette import SHAPES, Palette, inked
from sarai.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, too_small
from sarai.terminal.widgets import palette_of

if TYPE_CHECKING:
    from sarai.terminal.app import SaraiApp
    from sarai.words import Words

WIDE = 140
"""With this many columns or more, board and question are side by side."""
SCANT = 24
"""With fewer lines than this, what others have may be cut off."""


class Page(Screen[Any]):
    """A screen in the reader's language, with a bar of keys; it says so when there is too little room."""

    BINDINGS = [
        Binding("l", "app.next_language", show=False),
        Binding("t", "app.next_theme", show=False),
        Binding("q,ctrl+q,ctrl+c", "app.leave", show=False),
        Binding("p", "plain_lines", show=False),
    ]
    keys: tuple[str, ...] = ()
    """The keys that the bar shows, as `term-key-…`."""

    def compose(self) -> ComposeResult:
        yield from self.content()
        yield Static(id="keys", markup=False)
        yield Static(id="too-small", markup=False)

    @abstractmethod
    def content(self) -> ComposeResult:
        """What is on the page above the bar of keys."""

    @property
    def house(self) -> SaraiApp:
        from sarai.terminal.app import SaraiApp

        assert isinstance(self.app, SaraiApp)
        return self.app

    @property
    def words(self) -> Words:
        return self.house.words

    @property
    def colours(self) -> Palette:
        return palette_of(self)

    def on_mount(self) -> None:
        self.speak()

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "small")
        self.set_class(width >= WIDE, "wide")
        self.call_after_refresh(self.speak)

    def speak(self) -> None:
        """Say everything again, because the language, the colours, the room or the game has changed."""
        small = too_small(self.words, *self.size)
        self.query_one("#too-small", Static).update(f"{small}\n\n{self.words.text('term-plain-key')}")
        self.query_one("#keys", Static).update(self._bar())

    def action_plain_lines(self) -> None:
        """Continue in plain lines, but only if there is too little room to draw."""
        if self.has_class("small"):
            self.house.leave_for_plain_lines()

    def _bar(self) -> Text:
        """The keys, most important first; the page of rules shows those that do not fit."""
        bar = Text()
        for key in self.keys_now():
            sign, _, does = self.words.text(f"term-key-{key}").partition(" ")
            part = inked(f" {sign}", f"bold {self.colours.saffron}") + inked(f" {does} ", self.colours.ink)
            if bar.cell_len + part.cell_len <= self.size.width:
                bar.append_text(part)
        return bar

    def keys_now(self) -> tuple[str, ...]:
        return self.keys


class ReadingPage(Page):
    """Something to read, on top of the table; any of the usual keys closes it."""

    BINDINGS = [
        Binding("escape,enter,space,backspace", "close", show=False),
        Binding("question_mark,exclamation_mark,g,o", "close", show=False),
    ]
    keys = ("close", "scroll")

    def __init__(self, title: Callable[[], str], text: Callable[[], Text], *, from_end: bool = False) -> None:
        super().__init__()
        self.said = text
        self.headed = title
        self.from_end = from_end

    def content(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with VerticalScroll(id="reading"):
            yield Static(id="text", markup=False)

    def on_mount(self) -> None:
        super().on_mount()
        if self.from_end:
            self.call_after_refresh(self.query_one("#reading").scroll_end, animate=False)

    def speak(self) -> None:
        super().speak()
        self.query_one("#title", Static).update(self.headed())
        self.query_one("#text", Static).update(self.said())

    def action_close(self) -> None:
        self.dismiss()


class HandOver(Page):
    """This page shows nothing of the game: both the last player and the next may look at it."""

    BINDINGS = [Binding("enter", "here", show=False), Binding("u", "undo", show=False)]

    def __init__(self, seat: int, name: Callable[[], str], undo: Callable[[], bool] | None) -> None:
        super().__init__()
        self.seat = seat
        self.called = name
        self.undo = undo

    def content(self) -> ComposeResult:
        yield Static(id="hand-over", markup=False)

    def speak(self) -> None:
        super().speak()
        shape = inked(f"{SHAPES[self.seat % 4]} ", f"bold {self.colours.seat(self.seat)}")
        drawn = shape + inked(self.words.text("term-hand-over", name=self.called()), "bold")
        drawn.append(f"\n\n{self.words.text('term-hand-over-look-away')}", style=self.colours.faint)
        self.query_one("#hand-over", Static).update(drawn)

    def keys_now(self) -> tuple[str, ...]:
        return ("here", *(("undo",) if self.undo else ()), "language", "leave")

    def action_here(self) -> None:
        self.dismiss(True)

    def action_undo(self) -> None:
        if self.undo is not None and self.undo():
            self.dismiss(False)
