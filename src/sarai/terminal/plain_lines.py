"""Play in plain lines: the table is printed, a question asked, an answer typed."""

from __future__ import annotations

import shlex
import shutil
import sys
import textwrap
from collections.abc import Callable

from sarai.kernel.actions import UnknownAction
from sarai.kernel.events import Event, Said
from sarai.kernel.prompts import Choice, Prompt
from sarai.kernel.reasons import IllegalAction
from sarai.kernel.state import NOBODY
from sarai.terminal.boards import board_of
from sarai.terminal.sitting import Sitting, words_for


def typed(question: str) -> str:
    """Ask for a line. `input` might print the question to standard error, which can go elsewhere."""
    print(question, end="", flush=True)
    return input()


class Quit(Exception):
    """The player wants to stop."""


class PlainGame:
    """One game at one terminal, in plain lines."""

    def __init__(self, sitting: Sitting, language: str, ask: Callable[[str], str] | None = None) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.playing = sitting.table.playing
        self.game = sitting.table.game
        self.people = sitting.table.people
        self.at_screen = self.people[0] if len(self.people) == 1 else NOBODY
        self.words = words_for(language, self.table, self.at_screen)
        self.ask = ask or typed
        self.told = dict.fromkeys(self.people, 0)

    def out(self, line: str) -> None:
        """Print a line, wrapped between words to the screen's width; the rest is indented as far as its beginning."""
        width = max(40, shutil.get_terminal_size().columns)
        indent = " " * min(len(line) - len(line.lstrip(" ·>*0123456789")), 12)
        for part in line.splitlines() or [""]:
            wrapped = textwrap.wrap(
                part, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
            )
            print("\n".join(wrapped))

    def run(self) -> None:
        """Play to the end, or until somebody quits; the game is saved after every answer."""
        self.out(self.words.text("play-welcome", game=self.words.text(f"{self.game.id}-title")))
        self.out(self.words.text("play-commands"))
        self._tell_if_lost()
        try:
            while not self.table.over:
                self._next_answer()
        except (Quit, EOFError, KeyboardInterrupt):
            self.out(self.words.text("play-quit"))
            self._tell_where()
            return
        self._tell_end()

    def _tell_if_lost(self) -> None:
        if self.sitting.lost is not None:
            self.out(self.words.text("play-not-kept", file=str(self.sitting.keeper.record)))

    def _tell_where(self) -> None:
        keeper = self.sitting.keeper
        if keeper.record is None or self.sitting.lost is not None:
            return
        self.out(self.words.text("play-saved", file=str(keeper.record)))
        if not self.table.over:
            self.out(self.words.text("play-resume", command=f"sarai play --resume {shlex.quote(str(keeper.save))}"))

    def _next_answer(self) -> None:
        if question := self.table.question():
            self.sitting.bot_answers(question, self.sitting.ask(question))
            return
        seat = self.table.owed[0]
        if len(self.people) > 1 and seat != self.at_screen:
            _clear_screen()
            self.ask(self.words.text("play-hand-over", name=self.words.seats[seat]))
            self.at_screen = seat
        self._tell_news(seat)
        if self.playing.path[-1].line.seat != seat:  # within a turn the news is enough
            self._show_board(seat)
        self._ask_person(seat)

    def _tell_news(self, seat: int) -> None:
        """Tell a seat what has happened since it was last asked."""
        path = self.playing.path
        for step in path[min(self.told.get(seat, 0), len(path)) :]:
            news = step.events if step.line.seat == seat else [one for one in step.events if self._is_news(one, seat)]
            for line in self._sentences(news, seat):
                self.out(f"  · {line}")
        self.told[seat] = len(path)

    def _is_news(self, event: Event, seat: int) -> bool:
        told = event.told_to(seat)
        return isinstance(told, Said) and board_of(self.game).is_news(told)

    def _sentences(self, events: list[Event], seat: int) -> list[str]:
        told = [event.told_to(seat) for event in events]
        return [self.words.says(event) for event in told if isinstance(event, Said)]

    def _show_board(self, seat: int) -> None:
        self.out("")
        for line in board_of(self.game).lines(self.words, self.playing.view(seat).table, self.playing.state.options):
            self.out(line)

    def _ask_person(self, seat: int) -> None:
        prompt = self.playing.view(seat).prompt
        assert prompt is not None
        choices = as_on_the_board(prompt.choices)
        while True:
            self.out("")
            self.out(self.words.asks(prompt))
            for number, choice in enumerate(choices, 1):
                default = f" ({self.words.text('play-default')})" if choice.action == prompt.default else ""
                self.out(f"  {number:>2}  {self.words.label(choice)}  [{choice.action}]{default}")
                character = choice.args.get("character")
                if character:
                    self.out(f"      {self.words.text(f'{self.game.id}-character-{character}.does')}")
            for name, domains in (prompt.workbench or {}).items():
                self.out(f"      {' '.join((name, *(_abridged(domain) for domain in domains.values())))}")
            typed = _plain(self.ask(f"{self.words.text('play-choose')} > "))
            if self._answered(seat, prompt, choices, typed):
                return

    def _answered(self, seat: int, prompt: Prompt, choices: list[Choice], typed: str) -> bool:
        """Do what was typed; True if that answered the question or took an answer back."""
        word, _, rest = typed.partition(" ")
        if word == "quit":
            raise Quit
        if word in ("?", "help"):
            self.out(self.words.text("play-commands"))
        elif word == "board":
            self._show_board(seat)
        elif word == "log":
            for step in self.playing.path:
                for line in self._sentences(step.events, seat):
                    self.out(f"  · {line}")
        elif word == "why":
            self._say_why(seat, rest)
        elif word == "rules":
            self._explain(rest)
        elif word == "undo":
            return self._undo(seat)
        else:
            return self._act(seat, prompt.default, choices, typed)
        return False

    def _act(self, seat: int, default: str | None, choices: list[Choice], typed: str) -> bool:
        if not typed and default is not None:
            typed = default
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            typed = choices[int(typed) - 1].action
        try:
            self.sitting.answer(seat, typed)
        except UnknownAction:
            self.out(self.words.text("play-not-understood", text=typed))
            return False
        except IllegalAction as illegal:
            self.out(self.words.why(illegal.reason))
            return False
        return True

    def _undo(self, seat: int) -> bool:
        try:
            self.sitting.undo(seat)
        except IllegalAction as illegal:
            self.out(self.words.why(illegal.reason))
            return False
        self.out(self.words.text("play-undone"))
        self.told[seat] = len(self.playing.path)
        return True

    def _say_why(self, seat: int, text: str) -> None:
        try:
            reason = self.table.why_not(seat, self.game.actions.parse(text))
        except UnknownAction:
            self.out(self.words.text("play-not-understood", text=text))
            return
        self.out(self.words.why(reason) if reason else self.words.text("play-possible"))

    def _explain(self, name: str) -> None:
        """Print the rules on a topic or a character, by its id or its name; if there is none, list the topics."""
        wanted = name.strip()
        characters = self.game.names.get("character", ())
        topics = {one: self.words.topic(one).lower() for one in (*self.game.showing.topics, *characters)}
        for one, called in topics.items():
            if wanted and wanted in (one, called):
                self.out(self.words.rule(one))
                return
        if wanted:
            self.out(self.words.text("play-not-understood", text=name))
        self.out(self.words.text("play-topics", topics=", ".join(topics.values())))

    def _tell_end(self) -> None:
        viewer = self.people[0] if self.people else NOBODY
        self._tell_news(viewer)
        self._show_board(viewer)
        standings = self.playing.state.standings()
        self.out("")
        self.out(self.words.text(f"{self.game.id}-end-{standings.reason}"))
        for seat in sorted(range(len(standings.ranks)), key=lambda one: standings.ranks[one]):
            place = self.words.text("play-place", rank=standings.ranks[seat])
            points = f": {self._points(standings.points[seat])}" if standings.points else ""
            self.out(f"  {place} {self.words.seats[seat]}{points}")
        winners = [self.words.seats[seat] for seat in standings.winners()]
        self.out(self.words.text("play-winner" if len(winners) == 1 else "play-shared-win", names=", ".join(winners)))
        self.out(self.words.text("play-seed", seed=self.playing.record.lines[-1].said))
        self._tell_where()

    def _points(self, points: dict[str, int]) -> str:
        parts = [f"{self.words.text(f'{self.game.id}-points-{name}')} {count}" for name, count in points.items()]
        return f"{', '.join(parts)}; {self.words.text('play-total')} {sum(points.values())}"


def _abridged(domain: list[str]) -> str:
    return f"({domain[0]} … {domain[-1]})" if len(domain) > 3 else f"({', '.join(domain)})"


def as_on_the_board(choices: list[Choice]) -> list[Choice]:
    """Choices of a Market space come in the order of the board; all others keep theirs."""

    def space(choice: Choice) -> int:
        place, _, number = choice.target.partition(":")
        return int(number) if place == "market" and not choice.action.startswith("camel") else 0

    return sorted(choices, key=space)


def _plain(typed: str) -> str:
    """What was typed, in lower case, without anything that no answer contains."""
    return "".join(char for char in typed[:80].lower() if char.isprintable()).strip()


def _clear_screen() -> None:
    """Clear the screen and everything above it, so that nobody reads another player's cards."""
    print("\x1b[H\x1b[2J\x1b[3J" if sys.stdout.isatty() else "\n" * 60, end="", flush=True)
