"""A table: seats, owed answers, undo. Pure: no files, no clock, no bots of its own.

The record is the whole truth, so a table can be made anew from it: a seat is a bot's where a line of the record says
so. Whoever runs a table says what time it is and asks the bots; `Ask` is how.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sarai.kernel.chance import Dealer
from sarai.kernel.events import Said
from sarai.kernel.game import Game, why_not
from sarai.kernel.play import Play, resume
from sarai.kernel.reasons import IllegalAction, Reason
from sarai.kernel.record import Record
from sarai.kernel.view import View


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or the bot that `bot` names."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot gets: its seat's view, and a number for its own chance. `number` is that of the prompt."""

    seat: int
    number: int
    bot: str
    view: View
    luck: int


Ask = Callable[[Question], int]
"""Somebody who answers for the bots: the action for a question."""


class Table:
    """One game at one table. Every change goes through `answer`, `time_up` or `undo`, and each says why not."""

    def __init__(self, playing: Play) -> None:
        assert isinstance(playing.chance, Dealer), "a table is dealt, so that it can be checked and resumed"
        self.playing = playing
        self.dealer = playing.chance
        self.bots: dict[int, str] = {}
        for line in playing.record.lines:
            if line.text.startswith("bot "):
                self.bots[line.seat] = line.text.removeprefix("bot ")
        self._close()

    @classmethod
    def opened(
        cls, game: Game, seats: Sequence[Seat], dealer: Dealer, options: Mapping[str, str] | None = None
    ) -> Table:
        """A new game; raises `BadOption` for what cannot be."""
        playing = Play(game, [seat.name for seat in seats], dealer, options)
        for number, seat in enumerate(seats):
            if seat.bot:
                playing.seat_bot(number, seat.bot)
        return cls(playing)

    @classmethod
    def resumed(cls, game: Game, record: Record, seed: bytes) -> Table:
        """The table of a running record, as it stood; raises `BadRecord` that names the wrong line."""
        return cls(resume(game, record, seed))

    # -- reading

    @property
    def game(self) -> Game:
        return self.playing.game

    @property
    def seats(self) -> list[Seat]:
        return [Seat(name, self.bots.get(number, "")) for number, name in enumerate(self.playing.record.head.seats)]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.playing.state.seats) if seat not in self.bots]

    @property
    def owed(self) -> list[int]:
        """The seats that owe an answer now."""
        return [seat for seat in range(self.playing.state.seats) if self.playing.state.deciding >> seat & 1]

    @property
    def over(self) -> bool:
        return self.playing.over

    def log(self, seat: int, last: int = 0) -> list[list[Said]]:
        """What a log would say of each standing line, or of so many last ones, as told to the seat."""
        told = ([event.told_to(seat) for event in step.events] for step in self.playing.path[-last:])
        return [[event for event in events if isinstance(event, Said)] for events in told]

    def why_not(self, seat: int, action: int, at: int | None = None) -> Reason | None:
        """The rule that forbids the action now; None when it is possible."""
        return why_not(self.playing.state, seat, action, self.playing.at if at is None else at)

    # -- answering

    def answer(self, seat: int, action: int | str, at: int | None = None) -> None:
        """Take a seat's answer; raises `IllegalAction` or `UnknownAction`, and changes nothing then."""
        if isinstance(action, str):
            action = self.game.actions.parse(action)
        self.playing.act(seat, action, at)
        self._close()

    def time_up(self, at: int) -> None:
        """The glass has run out."""
        self.playing.time_up(at)
        self._close()

    def question(self) -> Question | None:
        """What the next bot that owes an answer is asked; None when only people do, or nobody."""
        for seat in self.owed:
            if seat in self.bots:
                number = self.playing.numbers[seat]
                return Question(seat, number, self.bots[seat], self.playing.view(seat), self._luck(seat, number))
        return None

    def bot_answers(self, question: Question, action: int, at: int | None = None) -> bool:
        """Take a bot's answer; False, and nothing changes, when its question is no longer open."""
        seat = question.seat
        if seat not in self.owed or self.bots.get(seat) is None or self.playing.numbers[seat] != question.number:
            return False
        self.answer(seat, action, at)
        return True

    def ask_bots(self, ask: Ask, at: int | None = None) -> None:
        """Have the bots answer, one after another, until only people owe an answer."""
        while question := self.question():
            self.bot_answers(question, ask(question), at)

    def _luck(self, seat: int, number: int) -> int:
        """From the seed, so that a resumed game goes on as it would have; hashed, so that it tells nothing of it."""
        drawn = hashlib.sha256(b"luck\n" + self.dealer.seed + f"\n{seat}:{number}".encode()).digest()
        return int.from_bytes(drawn[:6], "big")

    def _close(self) -> None:
        if self.over and not self.playing.record.lines[-1].text.startswith("seed "):
            self.playing.reveal_seed()

    # -- taking back

    def undo_goes_to(self, seat: int) -> int | Reason:
        """The line to which the seat may go back, or why it may not.

        With other people at the table only while nothing was revealed and nobody else chose; against bots alone
        always, to before the seat's own last choice. A game whose seed is known stays as it is.
        """
        if self.over:
            return Reason("why-over")
        if self.people != [seat]:
            return self.playing.undo_goes_to(seat)
        path = self.playing.path
        mine = [index for index, step in enumerate(path) if step.line.seat == seat]
        return path[mine[-1] - 1].line.n if mine else Reason("why-undo-nothing")

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take the seat's last choice back; a line of the record like any other. Raises `IllegalAction`."""
        goal = self.undo_goes_to(seat)
        if isinstance(goal, Reason):
            raise IllegalAction(goal)
        self.playing.go_back(goal, at)
