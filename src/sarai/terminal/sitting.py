"""People and bots at one terminal: how a table is opened, saved and resumed, and what its seats are called."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from sarai import bots, games
from sarai.bots.workers import shared
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.game import Game
from sarai.kernel.reasons import BadRecord, Refusal
from sarai.kernel.state import LETTERS, NOBODY
from sarai.table import BotQuestion, Keeper, Seat, Table, read_save
from sarai.words import LANGUAGES, Words


class Sitting:
    """A table, its clock, and the file it is saved to after every answer.

    If it cannot be saved, `lost` says why, and the game goes on all the same.
    """

    def __init__(
        self, table: Table, keeper: Keeper, at: int = 0, clock: Callable[[], float] | None = time.monotonic
    ) -> None:
        self.table = table
        self.keeper = keeper
        self.lost: OSError | None = None
        self._clock = clock
        self._at = at
        self._since = clock() if clock else 0.0
        self.keep()

    def now(self) -> int:
        """Milliseconds of play so far; without a clock, time stands still."""
        ran = int((self._clock() - self._since) * 1000) if self._clock else 0
        return max(self._at + ran, self.table.playing.at)

    def keep(self) -> None:
        self.lost = None
        try:
            self.keeper.keep(self.table, self.now())
        except OSError as error:
            self.lost = error

    def answer(self, seat: int, action: int | str) -> None:
        self.table.answer(seat, action, self.now())
        self.keep()

    def bot_answers(self, question: BotQuestion, action: int) -> None:
        """Take a bot's answer, unless its question is closed or closes now because the sand has run out."""
        if not self.time_up() and self.table.bot_answers(question, action, self.now()):
            self.keep()

    def undo(self, seat: int) -> None:
        self.table.undo(seat, self.now())
        self.keep()

    def time_up(self) -> bool:
        """Have the clock act if the sand has run out; whether it did."""
        wakes = self.table.playing.state.wakes()
        if not wakes or self.now() < wakes:
            return False
        self.table.time_up(self.now())
        self.keep()
        return True

    def ask(self, question: BotQuestion) -> int:
        """A bot's answer. Bots are asked only here; those that search do so in worker processes."""
        game = self.table.game
        if bots.searches(question.bot) and game.pack.file:
            return shared().answer(game, question.bot, question.luck, question.view)
        return bots.ask(game, question.bot, question.view, question.luck)

    def pause(self, question: BotQuestion) -> float:
        """How long the bot waits before it answers, in seconds."""
        return bots.pause(self.table.game, question.bot, question.view, question.luck) / 1000


class BadSave(Refusal):
    """A save that is not a game: `line` is where it goes wrong, 0 for the whole file; `why` is the rule it breaks."""

    def __init__(self, bad: BadRecord, why: str) -> None:
        super().__init__(f"bad save: {bad.said}{' ' if why else ''}{why}")
        self.line = bad.line
        self.why = why


def open_table(game: Game, seats: Sequence[Seat], options: Mapping[str, str], seed: bytes | None = None) -> Table:
    """A newly dealt table; the same seed gives the same deal. Raises `Refusal` for unknown bots and options."""
    for seat in seats:
        if seat.bot:
            bots.bot(seat.bot, game, Fast(0))
    nonces = tuple(secrets.token_hex(8) for _ in seats) if seed is None else tuple(LETTERS[: len(seats)])
    return Table.opened(game, seats, Dealer(secrets.token_bytes(32) if seed is None else seed, nonces), options)


def resume_table(save: Path, pack: Path | None = None, language: str = "en") -> tuple[Table, int]:
    """The table of a save, and its time; raises a `Refusal` that tells people what is wrong with the save."""
    try:
        text = save.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal(f"the save {save} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refusal(f"the save {save} is not text: {error}") from error
    try:
        saved = read_save(text)
        head = saved.record.head
        game = games.load(head.game, pack) if pack else games.load_as_named(head.game, head.pack)
        table = saved.table(game)
    except BadRecord as bad:
        raise BadSave(bad, "" if bad.reason is None else Words(language, game).why(bad.reason)) from bad
    for spec in table.bots.values():
        bots.bot(spec, table.game, Fast(0))
    return table, saved.at


def seat_names(words: Words, people: int, robots: int, names: Sequence[str] = ()) -> list[str]:
    """The names of all seats, people first. Those that nobody named are "you", or "player 1" and so on, and bots."""
    unnamed = [words.text("play-you")] if people == 1 else [words.text("play-person", n=n + 1) for n in range(people)]
    called = [*names[:people], *unnamed[len(names) :]]
    return called + [words.text("play-bot", n=n + 1) for n in range(robots)]


def words_for(language: str, table: Table, viewer: int = NOBODY) -> Words:
    """The texts for one seat: a person alone among bots is called "you", everybody else by name."""
    ours = _texts(language, table.game)
    names = [spoken(ours, name) for name in table.playing.record.head.seats]
    if table.people == [viewer]:
        names[viewer] = ours.text("play-you")
    return _texts(language, table.game, tuple(names))


@lru_cache(maxsize=256)
def spoken(ours: Words, name: str) -> str:
    """The name of a seat; one that we gave it is put into the reader's language."""
    for language in LANGUAGES:
        theirs = _texts(language, ours.game)
        for n in range(1, len(LETTERS) + 1):
            for key in ("play-you", "play-person", "play-bot"):
                if name == theirs.text(key, n=n):
                    return ours.text(key, n=n)
    return name


@lru_cache(maxsize=32)
def _texts(language: str, game: Game, seats: tuple[str, ...] = ()) -> Words:
    """Words that have been used before are quicker to use again."""
    return Words(language, game, seats)
