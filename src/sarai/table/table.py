"""A table: seats, owed answers, undo, clocks, pause, resignation. Pure: no files, no clock, no bots of its own.

The record is the whole truth, so a table can be rebuilt from it: a bot has a seat, a name is new, a clock runs or a
game is paused because a line of the record says so. Whoever runs a table says what time it is (time of play, which
stands still during a pause) and asks the bots by an `Ask`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sarai.kernel.chance import Dealer
from sarai.kernel.events import Said
from sarai.kernel.game import Game, why_not
from sarai.kernel.plain_data import plain_data
from sarai.kernel.play import Play, Step, resume
from sarai.kernel.reasons import IllegalAction, Reason
from sarai.kernel.record import Line, Record
from sarai.kernel.state import NOBODY
from sarai.kernel.view import View
from sarai.table.clocks import Clock, TimeControl, read_pace


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or the bot that `bot` names."""

    name: str
    bot: str = ""


@plain_data
class BotQuestion:
    """All that a bot gets: its seat's view, and `luck`, the seed for its own chance. `number` is that of the prompt."""

    seat: int
    number: int
    bot: str
    view: View
    luck: int


@plain_data
class _Stand:
    """What goes with a line that still stands: the seats that people had then, and the seat that it gave time."""

    n: int
    people: frozenset[int]
    rewarded: int


Ask = Callable[[BotQuestion], int]
"""Answers for the bots: gives the action for a question."""


class Table:
    """One game at one table. Every change goes through a method that says why if it refuses, and becomes a line."""

    def __init__(self, playing: Play) -> None:
        assert isinstance(playing.chance, Dealer), "a table needs a dealer, so that its game can be checked and resumed"
        self.playing = playing
        self.dealer = playing.chance
        self.bots: dict[int, str] = {}
        self.names = list(playing.record.head.seats)
        self.paused = False
        self.clock = Clock(TimeControl(), len(self.names))
        self._followed = 0
        self._offers: dict[str, list[int]] = {}
        self._stands: list[_Stand] = []
        self._close()

    @classmethod
    def opened(
        cls,
        game: Game,
        seats: Sequence[Seat],
        dealer: Dealer,
        options: Mapping[str, str] | None = None,
        pace: TimeControl | None = None,
    ) -> Table:
        """A new game; raises `BadOption` for what is impossible."""
        playing = Play(game, [seat.name for seat in seats], dealer, options)
        if pace and pace.allowance:
            playing.note(str(pace), NOBODY)
        for number, seat in enumerate(seats):
            if seat.bot:
                playing.seat_bot(number, seat.bot)
        return cls(playing)

    @classmethod
    def resumed(cls, game: Game, record: Record, seed: bytes) -> Table:
        """The table of a running game's record, as it stood; raises `BadRecord` naming the wrong line."""
        return cls(resume(game, record, seed))

    # -- reading

    @property
    def game(self) -> Game:
        return self.playing.game

    @property
    def seats(self) -> list[Seat]:
        return [Seat(name, self.bots.get(number, "")) for number, name in enumerate(self.names)]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.playing.state.seats) if seat not in self.bots]

    @property
    def owed(self) -> list[int]:
        """The seats that owe an answer now."""
        return [] if self.over else _owing(self.playing.state.deciding)

    @property
    def over(self) -> bool:
        return self.playing.over

    def log(self, seat: int, last: int = 0) -> list[list[Said]]:
        """What a log would say about each standing line, or about the `last` ones, as told to the seat."""
        told = ([event.told_to(seat) for event in step.events] for step in self.playing.path[-last:])
        return [[event for event in events if isinstance(event, Said)] for events in told]

    def why_not(self, seat: int, action: int, at: int | None = None) -> Reason | None:
        """The rule that forbids the action now; None when it is legal."""
        return why_not(self.playing.state, seat, action, self.playing.at if at is None else at)

    # -- answering

    def answer(self, seat: int, action: int | str, at: int | None = None) -> None:
        """Take a seat's answer; raises `IllegalAction` or `UnknownAction`, and then changes nothing."""
        if isinstance(action, str):
            action = self.game.actions.parse(action)
        self._not_paused()
        self.playing.act(seat, action, at)
        self._close()

    def time_up(self, at: int) -> None:
        """The sandglass has run out."""
        self.playing.time_up(at)
        self._close()

    def question(self) -> BotQuestion | None:
        """The question to the next bot that owes an answer; None when no bot does."""
        waiting = self.bots_asked()
        return self.question_to(waiting[0]) if waiting else None

    def bots_asked(self) -> list[int]:
        """The seats whose bots owe an answer; nobody is asked during a pause."""
        return [] if self.paused else [seat for seat in self.owed if seat in self.bots]

    def question_to(self, seat: int) -> BotQuestion:
        number = self.playing.numbers[seat]
        return BotQuestion(seat, number, self.bots[seat], self.playing.view(seat), self._luck(seat, number))

    def bot_answers(self, question: BotQuestion, action: int, at: int | None = None) -> bool:
        """Take a bot's answer; False, changing nothing, when its question is no longer open."""
        seat = question.seat
        if seat not in self.bots_asked() or self.playing.numbers[seat] != question.number:
            return False
        self.answer(seat, action, at)
        return True

    def ask_bots(self, ask: Ask, at: int | None = None) -> None:
        """Have the bots answer, one after another, until none of them owes an answer."""
        while question := self.question():
            self.bot_answers(question, ask(question), at)

    def _luck(self, seat: int, number: int) -> int:
        """From the seed, so that a resumed game goes on as it would have; hashed, so that it does not tell the seed."""
        drawn = hashlib.sha256(b"luck\n" + self.dealer.seed + f"\n{seat}:{number}".encode()).digest()
        return int.from_bytes(drawn[:6], "big")

    def _close(self) -> None:
        if self.over and self.playing.record.lines[-1].noted != "seed":
            self.playing.reveal_seed()
        for line in self.playing.record.lines[self._followed :]:
            self._follow(line)
        self._followed = len(self.playing.record.lines)

    def _follow(self, line: Line) -> None:
        """Apply what a line changes at the table: the only place that does so, for new lines and for old ones."""
        match line.noted:
            case "bot":
                self.bots[line.seat] = line.said
            case "person":
                self.bots.pop(line.seat, None)
            case "name":
                self.names[line.seat] = line.said
            case "clock":
                self.clock = Clock(read_pace(line.text), len(self.names), line.at)
            case "pause" | "resume":
                self.paused = line.noted == "pause"
            case "undo":
                self._take_back(int(line.said))
        self.clock.count(line.at)
        then = self.playing.step_after(line.n)
        asked = _owing(then.state.deciding)
        if then.line.n == line.n:
            self._stand(then, asked)
        if then.line.n == line.n or line.noted in ("pause", "resume", "bot", "person"):
            self._offers.clear()
        stopped = self.paused or (line.n == len(self.playing.record.lines) - 1 and self.over)
        self.clock.run(asked, [] if stopped else [seat for seat in asked if seat not in self.bots])

    def _stand(self, step: Step, asked: Sequence[int]) -> None:
        """Note a line that undo can lead to, and add the time that it brings."""
        seat, rewarded = step.line.seat, NOBODY
        building = step.workbench and seat in step.workbenches  # not an answer yet
        if seat in self.bots:
            self.clock.refresh(seat)
        elif seat != NOBODY and not building:
            self.clock.reward(seat)
            rewarded = seat
        self.clock.ask(asked)
        people = frozenset(self.people)
        if self._stands and self._stands[-1].people == people:
            people = self._stands[-1].people  # most lines share them
        self._stands.append(_Stand(step.line.n, people, rewarded))

    def _take_back(self, goal: int) -> None:
        while self._stands[-1].n > goal:
            undone = self._stands.pop()
            if undone.rewarded != NOBODY:
                self.clock.take_back(undone.rewarded)

    # -- time

    def due(self) -> int:
        """When the clock has to act, because the sandglass or somebody's time runs out; 0: never."""
        if self.over or self.paused:
            return 0
        moments = [moment for moment in (self.playing.state.wakes(), self.clock.falls()) if moment]
        return min(moments, default=0)

    def tick(self, at: int, bot: str) -> bool:
        """Have the clock do what is due: the bot takes over whoever's time has run out. False: nothing was due."""
        due = self.due()
        if not due or at < due:
            return False
        wakes = self.playing.state.wakes()
        if wakes and at >= wakes:
            self.time_up(at)
            return True
        for seat in self.clock.fallen(at):
            self.playing.note("out-of-time", seat, at)
            self.playing.seat_bot(seat, bot, at)
        self._close()
        return True

    def pause(self, by: int, at: int | None = None) -> None:
        """Nobody may answer and no time runs until somebody resumes."""
        if self.over:
            raise IllegalAction(Reason("why-over"))
        self._not_paused()
        self.playing.note("pause", by, at)
        self._close()

    def resume(self, by: int, at: int | None = None) -> None:
        if not self.paused:
            raise IllegalAction(Reason("why-not-paused"))
        self.playing.note("resume", by, at)
        self._close()

    def _not_paused(self) -> None:
        if self.paused:
            raise IllegalAction(Reason("why-paused"))

    # -- coming and going

    def call(self, seat: int, name: str, at: int | None = None) -> None:
        """Name the seat from here on; raises `BadOption` for what is not a name."""
        if self.names[seat] != name:
            self.playing.note(f"name {name}", seat, at)
            self._close()

    def resign(self, seat: int, bot: str, at: int | None = None) -> None:
        """The seat will be ranked last. The bot plays on for it; if only one other is left, the game is over."""
        if seat in self.bots:
            raise IllegalAction(Reason("why-bot-sits-there"))
        self.playing.note("resign", seat, at)
        if not self.over:
            self.playing.seat_bot(seat, bot, at)
        self._close()

    def take_over(self, seat: int, bot: str, at: int | None = None) -> None:
        """From here on the bot answers for the seat."""
        if self.over:
            raise IllegalAction(Reason("why-over"))
        if self.bots.get(seat) == bot:
            raise IllegalAction(Reason("why-bot-sits-there"))
        self.playing.seat_bot(seat, bot, at)
        self._close()

    def come_back(self, seat: int, at: int | None = None) -> None:
        """A person takes the seat back from a bot; not after resigning, or with no time left."""
        if self.over:
            raise IllegalAction(Reason("why-over"))
        if seat in self.playing.resigned:
            raise IllegalAction(Reason("why-resigned"))
        if seat not in self.bots:
            raise IllegalAction(Reason("why-person-sits-there"))
        if self.clock.out_of_time(seat):
            raise IllegalAction(Reason("why-out-of-time"))
        self.playing.note("person", seat, at)
        self._close()

    def agreed(self, what: str, by: int, among: Sequence[int]) -> bool:
        """Note that a seat is for something; True once all of `among` are. Any answer withdraws all offers."""
        agreeing = self._offers.setdefault(what, [])
        if by not in agreeing:
            agreeing.append(by)
        if not set(among) <= set(agreeing):
            return False
        del self._offers[what]
        return True

    def withdraw(self, beginning: str) -> None:
        """Withdraw the offers whose name begins with this, and everybody's agreement to them."""
        self._offers = {what: agreeing for what, agreeing in self._offers.items() if not what.startswith(beginning)}

    @property
    def offers(self) -> dict[str, int]:
        """The open offers, each with the seat that made it."""
        return {what: agreeing[0] for what, agreeing in self._offers.items()}

    # -- taking back

    def undo_goes_to(self, seat: int) -> int | Reason:
        """The line to which undo takes the seat, or why it may not undo.

        With other people at the table, a seat may undo only while nothing was revealed and nobody else answered. Alone
        against bots it always may, to before its own last answer, but not past lines played while others were there,
        because they may come back; the lines a branch took over do not count. Free building is judged as it lies, so no
        step of a workbench, nor what led to one, is ever undone. A finished game, whose seed is known, stays as it is.
        """
        if self.over:
            return Reason("why-over")
        if self.paused:
            return Reason("why-paused")
        if self.people != [seat]:
            return self.playing.undo_goes_to(seat)
        path = self.playing.path
        mine = next((index for index in range(len(path) - 1, -1, -1) if path[index].line.seat == seat), None)
        if mine is None:
            return Reason("why-undo-nothing")
        if not self._alone_since(mine, seat):
            return self.playing.undo_goes_to(seat)
        if any(step.workbench or seat in step.workbenches for step in path[mine:]):
            return Reason("why-undo-workbench")
        return path[mine - 1].line.n

    def _alone_since(self, index: int, seat: int) -> bool:
        branch = self.playing.record.head.branch or 0
        return all(stand.people <= {seat} or stand.n <= branch for stand in self._stands[index:])

    def undo(self, seat: int, at: int | None = None) -> None:
        """Undo the seat's last answer, by a line of the record like any other. Raises `IllegalAction`."""
        goal = self.undo_goes_to(seat)
        if isinstance(goal, Reason):
            raise IllegalAction(goal)
        self.playing.go_back(goal, at)
        self._close()


def _owing(deciding: int) -> list[int]:
    return [seat for seat in range(deciding.bit_length()) if deciding >> seat & 1]
