"""Sarai from a program: load a game, deal it, let the seats look and answer, and see who has won.

`import sarai` gives you all of this (docs/library.md); the rest of the house does not need it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from sarai import bots, games
from sarai.bots.base import Bot
from sarai.kernel.actions import UnknownAction
from sarai.kernel.chance import Dealer, Fast, Playback
from sarai.kernel.game import Game
from sarai.kernel.play import Play
from sarai.kernel.play import replay as play_again
from sarai.kernel.reasons import IllegalAction, Reason, Refusal
from sarai.kernel.record import parse_record
from sarai.kernel.standings import Standings
from sarai.kernel.state import LETTERS, NOBODY
from sarai.kernel.view import View


class NotPlayedOn(Refusal):
    """A replayed game cannot be played on, only looked at."""


class Match:
    """One game from the deal to the end, made by `deal` or `replay`.

    Seats are numbered from 0. You see the game as a seat sees it, or as a spectator does. Nothing public leads to what
    lies face down, except the whole record: do not show that to the players.
    """

    def __init__(self, play: Play) -> None:
        self._play = play

    @property
    def game(self) -> Game:
        """The rules, without a position: a bot may have them."""
        return self._play.game

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return list(self._play.record.head.seats)

    @property
    def options(self) -> dict[str, str]:
        """What the table has chosen for each option of the game."""
        return dict(self._play.state.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._play.over

    @property
    def owed(self) -> list[int]:
        """The seats that owe an answer now: several if all choose at the same time, none when the game is over."""
        deciding = 0 if self.over else self._play.state.deciding
        return [seat for seat in range(len(self.names)) if deciding >> seat & 1]

    @property
    def turn(self) -> int:
        """The first seat that owes an answer; raises `IllegalAction` when the game is over."""
        if not self.owed:
            raise IllegalAction(Reason("why-over"))
        return self.owed[0]

    def view(self, seat: int | None = None) -> View:
        """What a seat may know now, with the prompt it must answer; if you name no seat, the one whose turn it is.

        Seat -1 is a spectator. So is no seat, once the game is over.
        """
        if seat is None:
            seat = NOBODY if self.over else self.turn
        return self._play.view(self._seat(seat, NOBODY))

    def answer(self, answer: str | int, seat: int | None = None, at: int | None = None) -> None:
        """Take a seat's answer; if you name no seat, the one whose turn it is.

        The answer is an action's text, as in the prompt's choices, or its number, as bots give it. Raises
        `IllegalAction` with the rule that forbids it, or another `Refusal`; then nothing has changed. In games with a
        sandglass, `at` is the time of the answer, in milliseconds of play.
        """
        self._playing()
        seat = self.turn if seat is None else self._seat(seat)
        try:
            action = self.game.actions.parse(answer) if isinstance(answer, str) else answer
            self._play.act(seat, action, at)
        except UnknownAction as unknown:
            raise Refusal(str(unknown)) from unknown
        self._play.reveal_seed()

    def time_up(self, at: int) -> None:
        """The sand has run out, at this time of play; raises `IllegalAction` if it still runs or there is none."""
        self._playing()
        self._play.time_up(at)
        self._play.reveal_seed()

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer; raises `IllegalAction` if another has chosen or something was revealed."""
        self._playing()
        if self.over:
            raise IllegalAction(Reason("why-over"))
        self._play.undo(self._seat(seat))

    def standings(self) -> Standings:
        """How the game ended: ranks, points and why; raises `Refusal` while it is still being played."""
        if not self.over:
            raise Refusal("the game is not over")
        return self._play.standings()

    def record(self, eyes: int | None = None) -> str:
        """The game as text that `replay` can read, with everything that was dealt face down.

        With `eyes`, the part that this seat (or -1, a spectator) may have during the game; it cannot be replayed.
        """
        return str(self._play.record if eyes is None else self._play.redacted(self._seat(eyes, NOBODY)))

    def _seat(self, seat: int, first: int = 0) -> int:
        if not first <= seat < len(self.names):
            raise Refusal(f"there is no seat {seat} at a table of {len(self.names)}")
        return seat

    def _playing(self) -> None:
        if isinstance(self._play.chance, Playback):
            raise NotPlayedOn("a replayed game can be looked at, but not played on")


def titles() -> list[str]:
    """The games that can be loaded, by their names for `load`."""
    return list(games.GAMES)


def load(title: str, pack: Path | None = None) -> Game:
    """A game with its newest pack, or with your own; raises `Refusal` for an unknown title or a bad pack."""
    return games.load(title, pack)


def deal(
    game: Game, seats: int | Sequence[str] = 2, seed: int | None = None, options: Mapping[str, str] | None = None
) -> Match:
    """Set up a game for this many seats, or for these names; raises `Refusal` if that is impossible.

    The same seed gives the same deal; without one, nobody knows what will come. The record begins with a hash of the
    seed and ends with the seed itself, so anybody can check that the deal was not chosen.
    """
    names = list(LETTERS[: max(seats, 0)]) if isinstance(seats, int) else list(seats)
    source = secrets.token_bytes(32) if seed is None else hashlib.sha256(str(seed).encode()).digest()
    return Match(Play(game, names, Dealer(source), options))


def bot(spec: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by its name, such as `greedy` or `ismcts:1000`; its `answer` takes a view, and that is all it ever sees.

    The same seed and the same views give the same answers, unless the bot's budget is a time. Raises `Refusal` for an
    unknown name or a bad budget.
    """
    return bots.bot(spec, game, Fast(secrets.randbits(62) if seed is None else seed))


def replay(record: str, until: int | None = None) -> Match:
    """The game of a record, replayed to its end or to line `until`, for you to look at from any seat.

    Raises `Refusal` with the line that breaks a rule or cannot be read.
    """
    read = parse_record(record)
    return Match(play_again(games.load_as_named(read.head.game, read.head.pack), read, until))
