"""Before a game and after it: resume one that was left, set up a new one, see how it ended."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from sarai import games
from sarai.bots import levels
from sarai.kernel.game import Game
from sarai.kernel.state import LETTERS
from sarai.table import SavedGame, Seat
from sarai.terminal.pages import Page
from sarai.terminal.palette import SHAPES
from sarai.terminal.sitting import seat_names, spoken
from sarai.terminal.widgets import Choices, Item, Turning
from sarai.words import Words

PERSON = "person"


@cache
def _words_of(language: str, game: str) -> Words:
    """The texts of a game; its pack is read only once, because the door is opened often."""
    return Words(language, games.load(game))


class StartPage(Page):
    """The door: games that were left, and a new one of each kind."""

    keys = ("choose", "language", "theme", "leave")

    def content(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="question", markup=False)
        yield Choices(id="choices")
        yield Static(id="preview", markup=False)

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Choices).focus()

    def on_screen_resume(self) -> None:
        self.speak()

    def speak(self) -> None:
        super().speak()
        self.query_one("#title", Static).update(self.words.text("term-welcome"))
        self.query_one("#question", Static).update(self.words.text("term-what"))
        items = [self._kept(one) for one in self.house.saves.kept()[:12]]
        for name in games.GAMES:
            label = self.words.text("term-new", game=_words_of(self.words.language, name).text(f"{name}-title"))
            items.append(Item(label, label, name))
        choices = self.query_one(Choices)
        choices.offer(items, choices.at, max(4, self.size.height - 9))
        self._describe()

    def _kept(self, kept: SavedGame) -> Item:
        title = kept.game
        if kept.game in games.GAMES:
            title = _words_of(self.words.language, kept.game).text(f"{kept.game}-title")
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
        brief = self.words.text("term-continue", game=title, when=when)
        seats = ", ".join(spoken(self.words, name) for name in kept.seats)
        return Item(f"{brief}  ({seats})", brief, kept)

    def _describe(self) -> None:
        pointed = self.query_one(Choices).pointed
        said = ""
        if isinstance(pointed, SavedGame):
            said = self.words.text("term-kept", file=str(pointed.file), lines=pointed.lines)
        elif pointed is not None:
            said = _words_of(self.words.language, pointed).text(f"{pointed}-about")
        self.query_one("#preview", Static).update(said)

    def on_choices_pointed(self) -> None:
        self._describe()

    def on_choices_taken(self, event: Choices.Taken) -> None:
        if isinstance(event.value, SavedGame):
            self.house.resume(event.value.file)
        else:
            self.app.push_screen(NewPage(event.value))


class NewPage(Page):
    """Set up a game: how many seats, who sits there, and what the table agrees on."""

    BINDINGS = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "back", show=False),
        Binding("ctrl+s,f2", "start", show=False),
    ]
    keys = ("move", "turn", "start", "back")

    def __init__(self, game: str) -> None:
        super().__init__()
        self.sitting = [PERSON, *["medium"] * (len(LETTERS) - 1)]
        self.named = [""] * len(LETTERS)
        self._choose(game)

    def _choose(self, game: str) -> None:
        self.game: Game = games.load(game)
        self.chosen: dict[str, str] = {option.name: option.default for option in self.game.options}
        self.count = min(3, self.game.seats[-1])

    def content(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield VerticalScroll(id="rows")
        yield Static(id="preview", markup=False)

    @property
    def words(self) -> Words:
        return Words(self.house.language, self.game)

    def on_mount(self) -> None:
        super().on_mount()
        self.call_later(self._lay_out, "#seats")

    async def _lay_out(self, focus: str) -> None:
        words = self.words
        rows = self.query_one("#rows", VerticalScroll)
        await rows.remove_children()
        titles = [(name, _words_of(words.language, name).text(f"{name}-title")) for name in games.GAMES]
        numbers = [(str(n), str(n)) for n in self.game.seats]
        fresh: list[Horizontal | Turning | Choices] = [
            Turning(words.text("term-game"), titles, self.game.id, id="game"),
            Turning(words.text("term-seats"), numbers, str(self.count), id="seats"),
        ]
        called = self._names()
        kinds = [
            (PERSON, words.text("term-person")),
            *((one, words.text(f"term-bot-{one}")) for one in levels(self.game)),
        ]
        for seat in range(self.count):
            shape = Static(f"  {SHAPES[seat % 4]}", classes=f"shape seat-{seat % 4}", markup=False)
            name = Input(self.named[seat], called[seat], id=f"name-{seat}", compact=True, max_length=24)
            kind = Turning("", kinds, self.sitting[seat], id=f"kind-{seat}")
            fresh.append(Horizontal(shape, name, kind, classes="seat-row"))
        for option in self.game.options:
            if len(option.choices) > 1:
                key = f"{self.game.id}-option-{option.name}"
                values = [(choice, words.text(f"{key}-{choice}")) for choice in option.choices]
                row = Turning(words.text(key), values, self.chosen[option.name], id=f"option-{option.name}", wide=22)
                fresh.append(row)
        start = Choices(id="start")
        await rows.mount(*fresh, start)
        start.offer([Item(words.text("term-start"), words.text("term-start"), "start")])
        self.query_one(focus).focus()
        self._describe()

    def _names(self) -> list[str]:
        """The names of seats that nobody has named."""
        words = self.words
        people = [seat for seat in range(self.count) if self.sitting[seat] == PERSON]
        robots = [seat for seat in range(self.count) if self.sitting[seat] != PERSON]
        given = seat_names(words, len(people), len(robots))
        called = dict(zip([*people, *robots], given, strict=True))
        return [called[seat] for seat in range(self.count)]

    def speak(self) -> None:
        super().speak()
        self.query_one("#title", Static).update(self.words.text("term-lay-out"))
        if self.query("#seats"):
            focus = f"#{self.focused.id}" if self.focused is not None and self.focused.id else "#seats"
            self.call_later(self._lay_out, focus)

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < 60 or event.size.height < 20, "small")

    def on_descendant_focus(self) -> None:
        self._describe()

    def _describe(self) -> None:
        """Say a sentence about what is in focus."""
        row = self.focused.id if self.focused is not None and self.focused.id else ""
        words = self.words
        said = words.text(f"{self.game.id}-about")
        if row.startswith("option-"):
            said = words.text(f"{self.game.id}-{row}.does")
        elif row.startswith("kind-"):
            person = self.sitting[int(row[-1])] == PERSON
            said = words.text("term-person.does" if person else "term-bot.does")
        elif row.startswith("name-"):
            said = words.text("term-name")
        self.query_one("#preview", Static).update(said)

    def on_turning_turned(self, event: Turning.Turned) -> None:
        row, value = event.row.id or "", event.row.value
        if row == "game":
            self._choose(value)
            self.call_later(self._lay_out, "#game")
        elif row == "seats":
            self.count = int(value)
            self.call_later(self._lay_out, "#seats")
        elif row.startswith("kind-"):
            self.sitting[int(row[-1])] = value
            for seat, name in enumerate(self._names()):
                self.query_one(f"#name-{seat}", Input).placeholder = name
        else:
            self.chosen[row.removeprefix("option-")] = value
        self._describe()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.named[int((event.input.id or "name-0")[-1])] = event.value

    def on_input_submitted(self) -> None:
        self.app.action_focus_next()

    def on_choices_taken(self) -> None:
        self.action_start()

    def action_back(self) -> None:
        self.dismiss()

    def action_start(self) -> None:
        if PERSON not in self.sitting[: self.count]:
            self.notify(self.words.text("term-nobody"), severity="warning")
            return
        seats = []
        for named, name, kind in zip(self.named, self._names(), self.sitting, strict=False):
            clean = " ".join("".join(char if char.isprintable() else " " for char in named).split())
            seats.append(Seat(clean or name, "" if kind == PERSON else levels(self.game)[kind]))
        self.house.open(self.game, seats, self.chosen)


class EndPage(Page):
    """How the game ended, and what to do next."""

    BINDINGS = [
        Binding("r", "next('rematch')", show=False),
        Binding("n", "next('new')", show=False),
        Binding("b,escape", "next('table')", show=False),
    ]
    keys = ("rematch", "new", "table", "language", "leave")

    def __init__(self, said: Callable[[], Text]) -> None:
        super().__init__()
        self.said = said

    def content(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with VerticalScroll(id="reading"):
            yield Static(id="text", markup=False)

    def speak(self) -> None:
        super().speak()
        self.query_one("#title", Static).update(self.words.text("term-end"))
        self.query_one("#text", Static).update(self.said())

    def action_next(self, what: str) -> None:
        self.dismiss(what)
