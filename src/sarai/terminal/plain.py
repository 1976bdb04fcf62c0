"""Play in plain lines: the table is printed, a question asked, an answer typed."""

from __future__ import annotations

import secrets
import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

from sarai.bots import bot
from sarai.bots.base import Bot
from sarai.kernel.actions import UnknownAction
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.events import Event, Said
from sarai.kernel.game import Game, why_not
from sarai.kernel.play import Play
from sarai.kernel.playout import first_deciding
from sarai.kernel.prompts import Choice, Prompt
from sarai.kernel.reasons import IllegalAction
from sarai.kernel.state import LETTERS, NOBODY
from sarai.terminal.boards import board
from sarai.words import Words


class Quit(Exception):
    """The player wants to stop."""


class Table:
    """One game at one terminal: people in the first seats, bots in the others."""

    def __init__(
        self,
        game: Game,
        words: Words,
        people: int,
        bots: list[str],
        options: dict[str, str],
        seed: bytes | None,
        file: Path | None,
        ask: Callable[[str], str] = input,
    ) -> None:
        secret = seed if seed is not None else secrets.token_bytes(32)
        own = Fast(int.from_bytes(secret[:6], "big"))
        names = [words.text("play-you")]
        if people > 1:
            names = [words.text("play-person", n=n) for n in range(1, people + 1)]
        names += [words.text("play-bot", n=n) for n in range(1, len(bots) + 1)]
        nonces = tuple(secrets.token_hex(8) for _ in names) if seed is None else tuple(LETTERS[: len(names)])
        self.game = game
        self.words = Words(words.language, game, names)
        self.people = people
        self.bots: dict[int, Bot] = {
            people + n: bot(name, game, Fast(int(own.below(2**30)))) for n, name in enumerate(bots)
        }
        self.playing = Play(game, names, Dealer(secret, nonces), options)
        for seat, one in self.bots.items():
            self.playing.seat_bot(seat, one.spec)
        self.file = file
        self.ask = ask
        self.told = [0] * people
        self.at_screen = 0 if people == 1 else NOBODY

    def out(self, line: str) -> None:
        """Print a line, broken between words where the screen ends; its beginning says how far to indent the rest."""
        width = max(40, shutil.get_terminal_size().columns)
        indent = " " * min(len(line) - len(line.lstrip(" ·>*0123456789")), 12)
        for part in line.splitlines() or [""]:
            wrapped = textwrap.wrap(
                part, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
            )
            print("\n".join(wrapped))

    def run(self) -> None:
        """Play to the end, or until somebody quits; the record is on disk after every answer."""
        self.out(self.words.text("play-welcome", game=self.words.text(f"{self.game.id}-title")))
        self.out(self.words.text("play-commands"))
        self._save()
        try:
            while not self.playing.over:
                self._next_answer()
                self._save()
        except (Quit, EOFError, KeyboardInterrupt):
            self.out(self.words.text("play-quit"))
            self._tell_where()
            return
        self._tell_end()

    def _save(self) -> None:
        if self.file is not None:
            self.file.write_text(str(self.playing.record), encoding="utf-8")

    def _tell_where(self) -> None:
        if self.file is not None:
            self.out(self.words.text("play-saved", file=str(self.file)))

    def _next_answer(self) -> None:
        playing = self.playing
        seat = first_deciding(playing.state)
        if seat in self.bots:
            playing.act(seat, self.bots[seat].answer(playing.view(seat)))
            return
        if self.people > 1 and seat != self.at_screen:
            _clear_screen()
            self.ask(self.words.text("play-hand-over", name=self.words.seats[seat]))
            self.at_screen = seat
        self._tell_news(seat)
        if playing.path[-1].line.seat != seat:  # within a turn the news are enough
            self._show_board(seat)
        self._ask_person(seat)

    def _tell_news(self, seat: int) -> None:
        """What happened since the seat was last asked, as told to it."""
        path = self.playing.path
        for step in path[min(self.told[seat], len(path)) :]:
            for line in self._sentences(step.events, seat):
                self.out(f"  · {line}")
        self.told[seat] = len(path)

    def _sentences(self, events: list[Event], seat: int) -> list[str]:
        told = [event.told_to(seat) for event in events]
        return [self.words.says(event) for event in told if isinstance(event, Said)]

    def _show_board(self, seat: int) -> None:
        self.out("")
        for line in board(self.words, self.playing.view(seat).table, self.playing.state.options):
            self.out(line)

    def _ask_person(self, seat: int) -> None:
        prompt = self.playing.view(seat).prompt
        assert prompt is not None
        choices = sorted(prompt.choices, key=_as_on_the_board)
        while True:
            self.out("")
            self.out(self.words.asks(prompt))
            for number, choice in enumerate(choices, 1):
                default = f" ({self.words.text('play-default')})" if choice.action == prompt.default else ""
                self.out(f"  {number:>2}  {self.words.label(choice)}  [{choice.action}]{default}")
                character = choice.args.get("character")
                if character:
                    self.out(f"      {self.words.text(f'{self.game.id}-character-{character}.does')}")
            typed = _plain(self.ask(f"{self.words.text('play-choose')} > "))
            if self._answered(seat, prompt, choices, typed):
                return

    def _answered(self, seat: int, prompt: Prompt, choices: list[Choice], typed: str) -> bool:
        """Carry out what was typed; True when the question is answered or taken back."""
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
            self.playing.answer(seat, typed)
        except UnknownAction:
            self.out(self.words.text("play-not-understood", text=typed))
            return False
        except IllegalAction as illegal:
            self.out(self.words.why(illegal.reason))
            return False
        return True

    def _undo(self, seat: int) -> bool:
        try:
            self.playing.undo(seat)
        except IllegalAction as illegal:
            self.out(self.words.why(illegal.reason))
            return False
        self.out(self.words.text("play-undone"))
        self.told[seat] = len(self.playing.path)
        return True

    def _say_why(self, seat: int, text: str) -> None:
        try:
            reason = why_not(self.playing.state, seat, self.game.actions.parse(text), self.playing.at)
        except UnknownAction:
            self.out(self.words.text("play-not-understood", text=text))
            return
        self.out(self.words.why(reason) if reason else self.words.text("play-possible"))

    def _explain(self, name: str) -> None:
        """The rules at hand on a topic or a character, by its name in either language; without a name, the topics."""
        wanted = name.strip()
        characters = {one: self.words.name("character", one).lower() for one in self.game.names.get("character", ())}
        for one in (*self.game.topics, *characters):
            if wanted and wanted in (one, characters.get(one)):
                self.out(self.words.rule(one))
                return
        if wanted:
            self.out(self.words.text("play-not-understood", text=name))
        self.out(self.words.text("play-topics", topics=", ".join((*self.game.topics, *characters.values()))))

    def _tell_end(self) -> None:
        self._tell_news(0)
        self._show_board(0)
        standings = self.playing.state.standings()
        self.playing.reveal_seed()
        self._save()
        self.out("")
        self.out(self.words.text(f"{self.game.id}-end-{standings.reason}"))
        for seat in sorted(range(len(standings.ranks)), key=lambda one: standings.ranks[one]):
            place = self.words.text("play-place", rank=standings.ranks[seat])
            points = f": {self._points(standings.points[seat])}" if standings.points else ""
            self.out(f"  {place} {self.words.seats[seat]}{points}")
        winners = [self.words.seats[seat] for seat in standings.winners()]
        self.out(self.words.text("play-winner" if len(winners) == 1 else "play-shared-win", names=", ".join(winners)))
        self.out(self.words.text("play-seed", seed=self.playing.record.lines[-1].text.split()[1]))
        self._tell_where()

    def _points(self, points: dict[str, int]) -> str:
        parts = [f"{self.words.text(f'{self.game.id}-points-{name}')} {count}" for name, count in points.items()]
        return f"{', '.join(parts)}; {self.words.text('play-total')} {sum(points.values())}"


def _as_on_the_board(choice: Choice) -> int:
    """Choices of a Market space stand in the order of the board; all others in their own."""
    place, _, number = choice.target.partition(":")
    return int(number) if place == "market" and not choice.action.startswith("camel") else 0


def _plain(typed: str) -> str:
    """What was typed, in small letters, without what no answer has."""
    return "".join(char for char in typed[:80].lower() if char.isprintable()).strip()


def _clear_screen() -> None:
    """Wipe the screen and what was above it, so that nobody reads another's cards."""
    print("\x1b[H\x1b[2J\x1b[3J" if sys.stdout.isatty() else "\n" * 60, end="", flush=True)


def utf8() -> None:
    """Terminals with another encoding still get every letter, or a stand-in for it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
