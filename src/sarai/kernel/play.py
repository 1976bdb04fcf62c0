"""A game being played or replayed: state, memories and record together. The driver under table, lab and replay."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sarai.kernel.actions import TIME_UP, UnknownAction
from sarai.kernel.chance import Chance, Dealer, Listening, OffScript, Playback, commitment
from sarai.kernel.events import EVERYONE, Event, Moved, Teller, eye
from sarai.kernel.game import Game, why_not
from sarai.kernel.memory import Memory
from sarai.kernel.options import check_seats, complete_options
from sarai.kernel.plain_data import changed, plain_data, to_plain
from sarai.kernel.position import read_position_line
from sarai.kernel.prompts import Prompt, prompt
from sarai.kernel.reasons import BadOption, BadPosition, BadRecord, IllegalAction, Reason, Refusal
from sarai.kernel.record import NOTES, Head, Line, Record, difference
from sarai.kernel.standings import Standings, after_resigning, given_up
from sarai.kernel.state import NOBODY, State, letter
from sarai.kernel.view import View, views

NO_SEATS: Final[frozenset[int]] = frozenset()


def play(state: State, seat: int, action: int, chance: Chance, tell: Teller | None = None, at: int = 0) -> None:
    """The checked door to `State.apply`: an illegal action changes nothing and raises `IllegalAction` with the rule."""
    if seat == NOBODY or state.wakes() or action not in state.legal(seat):
        reason = why_not(state, seat, action, at)
        if reason is not None:
            raise IllegalAction(reason)
        if seat != NOBODY and action not in state.legal(seat):
            raise IllegalAction(Reason("why-illegal"))
    state.apply(seat, action, chance, tell, at)


@dataclass(slots=True)
class Step:
    """A line that has not been undone, with the position after it.

    `sealed`: it used chance or revealed something hidden, so it cannot be undone. `workbench`: it was a step of free
    building; `workbenches` are the seats that build freely after it. Its events, state and memories can be forgotten
    (`Play.forget`); a replay brings them back when somebody asks.
    """

    line: Line
    sealed: bool
    workbench: bool
    workbenches: frozenset[int]
    events: list[Event]
    state: State
    memories: list[Memory]

    @property
    def forgotten(self) -> bool:
        return not hasattr(self, "state")

    def forget(self) -> None:
        del self.events, self.state, self.memories

    def recall(self, again: Step) -> None:
        self.events, self.state, self.memories = again.events, again.state, again.memories


@plain_data
class _LineNotes:
    """What goes with a line of the record: who may read its text and outcomes, and the step after it."""

    knows: int
    outcomes_know: Sequence[int]
    then: Step
    resigned: tuple[int, ...]


class Play:
    """One game from its start. `path` has the lines that still stand, `record` all lines ever written."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        chance: Chance,
        options: Mapping[str, str] | None = None,
        position: str = "",
        at: int = 0,
    ) -> None:
        """`position` is for a game that does not begin with the set-up; an impossible one raises `BadPosition`.

        A game begins at time 0, a position at its own time `at`, so that its sandglass runs on where it was.
        """
        check_seats(game, len(seats))
        chosen = complete_options(game, options or {})
        nonces = list(chance.nonces) if isinstance(chance, Dealer) else []
        faults = [f"{name!r} should be words on one line" for name in (*seats, *nonces) if not is_name(name)]
        if nonces and len(nonces) != len(seats):
            faults.append(f"{len(nonces)} nonces for {len(seats)} seats: each seat gives one, or none does")
        if faults:
            raise BadOption(faults)
        self.game = game
        self.chance = chance
        self.record = Record(
            Head(
                game.id,
                game.rules_version,
                str(game.pack),
                list(seats),
                chosen,
                chance.commitment if isinstance(chance, Dealer) else "",
                nonces,
                position=position,
            ),
            [],
        )
        self.path: list[Step] = []
        self.prompts: list[Prompt | None] = [None] * len(seats)
        self.numbers = [0] * len(seats)
        self.resigned: tuple[int, ...] = ()
        self.over = False
        self._line_notes: list[_LineNotes] = []
        self._forgotten = 0
        self._spared: dict[int, Step] = {}
        teller = Teller(game)
        hearing = Listening(chance, teller.events)
        if position:
            state, memories = read_position_line(game, len(seats), chosen, position)
        else:
            state = game.start(len(seats), chosen, hearing, teller)
            memories = [Memory(game, seat) for seat in (*range(len(seats)), NOBODY)]
        self._write(NOBODY, "start", state, memories, teller, hearing, EVERYONE, False, at)

    # -- reading

    @property
    def state(self) -> State:
        return self.path[-1].state

    @property
    def at(self) -> int:
        return self.record.lines[-1].at

    def memory(self, seat: int) -> Memory:
        return self.path[-1].memories[seat]

    def view(self, seat: int) -> View:
        """What the seat, or a spectator (`NOBODY`), may know now."""
        return self.view_after(len(self.record.lines) - 1, seat)

    def view_after(self, n: int, seat: int) -> View:
        """What the seat, or a spectator, knew after line n."""
        return self.views_after(n, [seat])[0]

    def views_after(self, n: int, seats: Sequence[int]) -> list[View]:
        """The same for several seats, which is cheaper than one by one."""
        minute, then = self._line_notes[n], self.step_after(n)
        asked = self.prompts if n == len(self._line_notes) - 1 and not self.over else ()
        seen = views(then.state, [then.memories[seat] for seat in seats], asked)
        if not minute.resigned or (then.state.deciding and not given_up(then.state.seats, minute.resigned)):
            return seen
        return [
            changed(
                one,
                deciding=0,
                wakes=0,
                prompt=None,
                standings=after_resigning(one.standings, one.seats, minute.resigned),
            )
            for one in seen
        ]

    def step_after(self, n: int) -> Step:
        """The step at which the game stood after line n."""
        if not self.remembers(n):
            self.recall(replay(self.game, self.record))
        return self._line_notes[n].then

    def forget(self, keep: int) -> None:
        """Free the memory that lines before the last `keep` take: their events, states and memories.

        The last `keep` steps of `path` are spared too: undo leads there, however many lines ago they were written.
        When somebody goes back further, the whole game is replayed.
        """
        last = max(len(self._line_notes) - keep, self._forgotten)
        near = {id(step) for step in self.path[-keep:]}
        before = self._spared | {id(minute.then): minute.then for minute in self._line_notes[self._forgotten : last]}
        self._spared = {number: step for number, step in before.items() if number in near}
        for number, step in before.items():
            if number not in near and not step.forgotten:
                step.forget()
        self._forgotten = last

    def remembers(self, n: int) -> bool:
        """Whether line n can be shown without a replay."""
        return not self._line_notes[n].then.forgotten

    def recall(self, again: Play) -> None:
        """Bring back what was forgotten, from a replay of the same record."""
        for ours, theirs in zip(self._line_notes, again._line_notes, strict=True):
            if ours.then.forgotten:
                ours.then.recall(theirs.then)
        self._forgotten = 0
        self._spared = {}

    def standings(self) -> Standings:
        """How the game ended, resignations included; asked only when it is over."""
        played = None if self.state.deciding else self.state.standings()
        if played is None or self.resigned:
            return after_resigning(played, self.state.seats, self.resigned)
        return played

    def line_as_told(self, n: int, seat: int) -> Line:
        """Line n as the seat may read it: `?` for an answer or an outcome that it may not know."""
        line, minute = self.record.lines[n], self._line_notes[n]
        text = line.text if minute.knows & eye(seat) else "?"
        outcomes = tuple(
            name if known & eye(seat) else "?" for name, known in zip(line.outcomes, minute.outcomes_know, strict=True)
        )
        return Line(line.n, line.seat, text, outcomes, line.at)

    def is_public(self, n: int) -> bool:
        """Whether everybody may read all of line n."""
        minute = self._line_notes[n]
        return minute.knows == EVERYONE and all(knows == EVERYONE for knows in minute.outcomes_know)

    def told(self, seat: int) -> list[list[Event]]:
        """The events of each standing line, as told to the seat."""
        return [[event.told_to(seat) for event in step.events] for step in self.path]

    # -- playing

    def act(self, seat: int, action: int, at: int | None = None) -> list[Event]:
        """Take an action; raises `IllegalAction` and changes nothing when the rules forbid it."""
        at = self._stamp(at)
        before = self.state
        self._not_given_up()
        if not 0 <= action < self.game.actions.size:
            raise UnknownAction(f"{action} is no action; there are {self.game.actions.size}")
        teller = Teller(self.game)
        hearing = Listening(self.chance, teller.events)
        after = before.clone()
        play(after, seat, action, hearing, teller, at)
        workbench, knows = False, EVERYONE
        if seat != NOBODY:
            question = before.asked(seat)
            workbench = bool(question.builds(before, seat))
            knows = question.knows(before, seat, self.game.actions.family(action).name)
        before_it = self.path[-1].memories  # most lines move no piece, and then no memory changes
        moved = any(isinstance(event, Moved) for event in teller.events)
        memories = [memory.clone() for memory in before_it] if moved else before_it
        self._write(seat, self.game.actions.text(action), after, memories, teller, hearing, knows, workbench, at)
        return teller.events

    def answer(self, seat: int, text: str, at: int | None = None) -> list[Event]:
        """Take the action a text names."""
        return self.act(seat, self.game.actions.parse(text), at)

    def time_up(self, at: int) -> list[Event]:
        """The sandglass has run out."""
        return self.act(NOBODY, TIME_UP, at)

    def undo_goes_to(self, seat: int) -> int | Reason:
        """The line to which undoing the seat's last answer leads, or why the seat may not.

        It may while nothing hidden or random has been revealed to anybody and no other seat has answered.
        """
        last = self.path[-1]
        if last.line.seat != seat or len(self.path) < 2:
            return Reason("why-undo-not-yours")
        if last.workbench:
            return Reason("why-undo-workbench")
        if last.sealed:
            return Reason("why-undo-revealed")
        return self.path[-2].line.n

    def undo(self, seat: int, at: int | None = None) -> None:
        """Undo the seat's last answer; raises `IllegalAction` when something was revealed or another seat answered."""
        goal = self.undo_goes_to(seat)
        if isinstance(goal, Reason):
            raise IllegalAction(goal)
        self.go_back(goal, at)

    def go_back(self, n: int, at: int | None = None) -> None:
        """Continue from the position after line n. Whether that is fair is for the table to decide."""
        at = self._stamp(at)
        self._not_given_up()
        standing = [step.line.n for step in self.path]
        if n not in standing or n == standing[-1]:
            raise IllegalAction(Reason("why-undo-no-such-line", {"line": n}))
        self.step_after(n)
        del self.path[standing.index(n) + 1 :]
        self._note(f"undo {n}", NOBODY, at)
        self._refresh_prompts(NOBODY)

    def seat_bot(self, seat: int, bot: str, at: int | None = None) -> None:
        """Note that a bot plays the seat from here on."""
        if not 0 <= seat < self.state.seats or not is_name(bot) or set(bot) & set(" >@"):
            raise BadOption([f"the bot {bot!r} cannot take that seat"])
        self.note(f"bot {bot}", seat, at)

    def note(self, text: str, seat: int, at: int | None = None) -> None:
        """Write down something that the table did: one of `NOTES`."""
        at = self._stamp(at)
        pattern = NOTES.get(text.partition(" ")[0])
        if pattern is None or not is_name(text) or not pattern.fullmatch(f"{letter(seat)} {text}"):
            raise BadOption([f"{text!r} is not a note for seat {letter(seat)}"])
        if seat >= self.state.seats:
            raise BadOption([f"there is no seat {letter(seat)} at this table"])
        if text == "resign":
            self._resign(seat)
        self._note(text, seat, at)
        if self.over:
            self.prompts = [None] * self.state.seats

    def _resign(self, seat: int) -> None:
        if self.over:
            raise IllegalAction(Reason("why-over"))
        if seat in self.resigned:
            raise IllegalAction(Reason("why-resigned"))
        self.resigned += (seat,)

    def _not_given_up(self) -> None:
        if given_up(self.state.seats, self.resigned):
            raise IllegalAction(Reason("why-over"))

    def reveal_seed(self) -> None:
        """After a dealt game, add the seed, so that anybody can check the shuffles."""
        dealer = self.chance
        if not self.over or not isinstance(dealer, Dealer) or not dealer.seed:  # some dealers have lost their seed
            return
        if dealer.commitment == self.record.head.commitment:
            self._note(f"seed {dealer.seed.hex()}", NOBODY, self.at)

    # -- writing

    def redacted(self, seat: int) -> Record:
        """The record as the seat may have it while the game runs: `?` for what it may not know, its views alongside."""
        mine = replace(self.record.head, eyes=seat, position="?" if self.record.head.position else "")
        lines = []
        patches = []
        before: object = {}
        for line in self.record.lines:
            lines.append(self.line_as_told(line.n, seat))
            after = to_plain(self.view_after(line.n, seat))
            patches.append(difference(before, after))
            before = after
        return Record(mine, lines, patches)

    def _stamp(self, at: int | None) -> int:
        if at is None:
            return self.at
        if at < self.at:
            raise IllegalAction(Reason("why-time-backwards", {"at": at, "last": self.at}))
        return at

    def _write(
        self,
        seat: int,
        text: str,
        state: State,
        memories: list[Memory],
        teller: Teller,
        hearing: Listening,
        knows: int,
        workbench: bool,
        at: int,
    ) -> None:
        for event in teller.events:
            if isinstance(event, Moved):
                for memory in memories:
                    memory.hear(event.told_to(memory.seat))
        outcomes = tuple(self.game.outcomes.text(stream, kind) for stream, kind in hearing.heard)
        outcomes_know = tuple(
            teller.events[index].knows if index < len(teller.events) else 0 for index in hearing.next_event
        )
        sealed = bool(hearing.heard) or any(event.reveals for event in teller.events)
        line = Line(len(self.record.lines), seat, text, outcomes, at)
        workbenches = frozenset(one for one in range(state.seats) if self._builds(state, one)) or NO_SEATS
        self.path.append(Step(line, sealed, workbench, workbenches, teller.events, state, memories))
        self._append(line, knows, outcomes_know)
        self._refresh_prompts(seat)

    def _builds(self, state: State, seat: int) -> bool:
        """Whether the seat builds freely now."""
        return bool(state.deciding >> seat & 1 and state.asked(seat).builds(state, seat))

    def _note(self, text: str, seat: int, at: int) -> None:
        self._append(Line(len(self.record.lines), seat, text, (), at), EVERYONE, ())

    def _append(self, line: Line, knows: int, outcomes_know: Sequence[int]) -> None:
        self.record.lines.append(line)
        self._line_notes.append(_LineNotes(knows, outcomes_know, self.path[-1], self.resigned))
        self.over = not self.state.deciding or given_up(self.state.seats, self.resigned)

    def _refresh_prompts(self, answered: int) -> None:
        """A prompt gets a new number when its question changed, or when it was answered and is not a workbench."""
        for seat in range(self.state.seats):
            asked = None if self.over else prompt(self.state, seat)
            again = seat == answered and asked is not None and asked.workbench is None
            if asked is not None and (asked != self.prompts[seat] or again):
                self.numbers[seat] += 1
            self.prompts[seat] = asked


JOINERS = str.maketrans("", "", "\u200c\u200d\ufe0e\ufe0f")
"""Invisible characters that join letters or emoji."""


def is_name(name: str) -> bool:
    """Whether it is one or more words on one line, in visible characters."""
    return bool(name) and name == " ".join(name.split()) and name.translate(JOINERS).isprintable()


def replay(game: Game, record: Record, until: int | None = None) -> Play:
    """Replay a record, only to line `until` if given; raises `BadRecord` naming the line that does not fit."""
    return _at_once(replaying(game, record, until=until))


def resume(game: Game, record: Record, seed: bytes) -> Play:
    """Replay a running game's record with its dealer, whose counters then are where they were.

    Raises `BadRecord` naming the line that breaks a rule, or whose outcomes are not those of the seed.
    """
    return _at_once(resuming(game, record, seed))


Replaying = Generator[Play, None, Play]
"""A replay that pauses before each line, so that the caller can do other things in between."""


def _at_once(playing: Replaying) -> Play:
    while True:
        try:
            next(playing)
        except StopIteration as end:
            again: Play = end.value
            return again


def resuming(game: Game, record: Record, seed: bytes) -> Replaying:
    """`resume`, pausing before each line."""
    if record.head.commitment != commitment(seed):
        raise BadRecord(0, "the seed is not the one that was promised in the head")
    return (yield from replaying(game, record, Dealer(seed, tuple(record.head.nonces))))


def replaying(game: Game, record: Record, dealer: Dealer | None = None, until: int | None = None) -> Replaying:
    """`replay`, pausing before each line; a dealer deals what follows the line where the game branched off."""
    head, lines = record.head, record.lines
    _check_head(game, record)
    dealt = len(lines) if dealer is None else 0 if head.branch is None else head.branch + 1
    chance = Playback(game.outcomes)
    chance.waiting = list(lines[0].outcomes)
    try:
        source = chance if dealt or dealer is None else dealer
        playing = Play(game, head.seats, source, head.options, head.position, lines[0].at)
    except (OffScript, BadPosition) as wrong:
        raise BadRecord(record.file_line(0), str(wrong)) from wrong
    playing.record.head = head  # an option that it leaves out, for it came later, stays left out
    _check_outcomes(playing, chance, record, 0)
    for index, line in enumerate(lines[1:] if until is None else lines[1 : until + 1], 1):
        yield playing
        if lines[index - 1].noted == "seed":
            raise BadRecord(record.file_line(index), "nothing can follow the seed")
        if dealer is not None and index == dealt:
            playing.chance = dealer
        chance.waiting = list(line.outcomes)
        try:
            _again(playing, line)
        except IllegalAction as illegal:
            raise BadRecord(record.file_line(index), f"'{line}' is not allowed:", illegal.reason) from illegal
        except (OffScript, UnknownAction, Refusal) as wrong:
            raise BadRecord(record.file_line(index), f"'{line}': {wrong}") from wrong
        _check_outcomes(playing, chance, record, index)
    if dealer is not None:
        playing.chance = dealer  # also in a game that branched off at its last line
    return playing


def _check_head(game: Game, record: Record) -> None:
    head, first = record.head, record.lines[0]
    if head.eyes is not None:
        raise BadRecord(1, f"this is what seat {letter(head.eyes)} saw of a game; it has views, not all answers")
    for said, ours, what in (
        (head.game, game.id, "game"),
        (head.rules_version, game.rules_version, "rules"),
        (head.pack, str(game.pack), "pack"),
    ):
        if said != ours:
            raise BadRecord(1, f"the record was played with {what} {said}, this is {what} {ours}")
    named = [option.name for option in game.options]
    known = [name for name in named if name in head.options]
    if known != [name for name in head.options if name in named]:
        raise BadRecord(1, f"the head should name options in this order: {', '.join(named)}")
    if head.branch is not None and head.branch >= len(record.lines):
        raise BadRecord(1, f"the game branches off after line {head.branch}, which it does not have")
    if first.text != "start" or first.seat != NOBODY or (first.at and not head.position):
        raise BadRecord(record.file_line(0), "a game begins with '0 - start'")


def _check_outcomes(playing: Play, chance: Playback, record: Record, index: int) -> None:
    """A playback must have given all outcomes of the line, a dealer the same ones."""
    told, came = record.lines[index].outcomes, playing.record.lines[-1].outcomes
    if playing.chance is chance and chance.waiting:
        raise BadRecord(record.file_line(index), f"the rules do not ask chance for {' '.join(chance.waiting)!r}")
    if told != came:
        fault = f"chance gave {' '.join(came)!r} by the seed, but the record says {' '.join(told)!r}"
        raise BadRecord(record.file_line(index), fault)


def _again(playing: Play, line: Line) -> None:
    if line.noted == "undo":
        if not line.said.isdecimal() or len(line.said) > 9:
            raise UnknownAction("undo takes the number of the line to go back to")
        playing.go_back(int(line.said), line.at)
    elif line.noted in NOTES:
        playing.note(line.text, line.seat, line.at)
    elif line.noted == "seed":
        if not playing.over:
            raise UnknownAction("the seed is revealed when the game is over")
        if playing.record.head.commitment != commitment(_seed(line.said)):
            raise UnknownAction("the seed is not the one that was promised in the head")
        playing._note(line.text, NOBODY, line.at)
    else:
        playing.answer(line.seat, line.text, line.at)


def _seed(text: str) -> bytes:
    if not re.fullmatch(r"(?:[0-9a-f]{2})+", text):
        raise UnknownAction("a seed is written in lower-case hexadecimal")
    return bytes.fromhex(text)


def verify(game: Game, record: Record) -> None:
    """Check that the shuffles are those of the seed that was promised before the game; raises `BadRecord`."""
    if not record.head.commitment:
        raise BadRecord(0, "the record promises no seed: its outcomes can be replayed, not verified")
    last = record.lines[-1]
    if last.noted != "seed":
        replay(game, record)
        raise BadRecord(0, "the record does not end with its seed, so the shuffles cannot be verified")
    resume(game, record, _seed(last.said))
