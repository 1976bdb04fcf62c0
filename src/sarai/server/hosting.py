"""Who runs the tables: a host for each that is open, with one queue, so that everything at a table has its order.

A host takes a command, has the table carry it out, has the store commit the new lines, and only then says so to
anybody. If the store cannot, the table is made anew from what is kept, as after a crash.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from sarai import bots, games
from sarai.bots.workers import Workers
from sarai.kernel.actions import UnknownAction
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.game import Game
from sarai.kernel.memory import Memory
from sarai.kernel.play import Play, is_name, replay, resume, verify
from sarai.kernel.position import position_line
from sarai.kernel.reasons import BadRecord, Reason, Refusal
from sarai.kernel.record import Record, parse_record
from sarai.kernel.state import LETTERS, NOBODY
from sarai.kernel.view import foresee, imagine
from sarai.server import showing, wire
from sarai.server.guests import Guests
from sarai.server.refusing import Declined, reason_of, refused_frame, why
from sarai.server.sql import now
from sarai.server.store import Kept, LineTaken, Owner, Store, Whole
from sarai.table import Pace, Question, Seat, Table
from sarai.table.clocks import read_pace

log = logging.getLogger("sarai")
MOST_WAITING = 400
"""Frames that may wait for a slow reader before it is sent away; it can come back and resume."""
MOST_VIEWS = 120
MOST_LINES = 6000
IDLE = 600.0
REMEMBERED = 500
MOST_PROMISES = 1000
STROLL = 1.5
"""Seconds that a bot takes for an answer while only bots play, and somebody looks on who may come back to his seat."""


class Eyes:
    """One socket: whose it is, with which seat's eyes it sees, and the frames that wait to be sent."""

    def __init__(self, guest: str, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def show(self, frame: bytes) -> None:
        if self.frames.qsize() < MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            self.close()

    def close(self) -> None:
        """The sender, and with it the socket, stops when it comes to the end."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


@dataclass(slots=True)
class _Job:
    do: Callable[[], Any]
    done: asyncio.Future[Any]


class Host:
    """One open table."""

    def __init__(self, inn: Inn, whole: Whole, table: Table) -> None:
        self.inn = inn
        self.kept = whole.kept
        self.table = table
        self.eyes: set[Eyes] = set()
        self.used = time.monotonic()
        self._commands = whole.commands
        self._refusals: OrderedDict[tuple[str, str], wire.RefusedFrame] = OrderedDict()
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._asking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._set_time(self._time_at(whole))
        self._task = asyncio.create_task(self._run())
        self._ask_bots()

    # -- time of play

    def _time_at(self, whole: Whole) -> int:
        """Days go by while nobody serves; minutes and sand wait for us."""
        last = self.table.playing.at
        if self.table.clock.pace.days and not self.table.paused and not self.table.over:
            return last + max(0, now() - whole.written)
        return last

    def _set_time(self, at: int) -> None:
        self._at, self._since = at, time.monotonic()

    def time(self) -> int:
        """Milliseconds of play; they stand still during a pause."""
        if self.table.paused or self.table.over:
            return max(self._at, self.table.playing.at)
        return max(self._at + int((time.monotonic() - self._since) * 1000), self.table.playing.at)

    # -- the queue

    async def _run(self) -> None:
        while True:
            job = await self._next()
            if job is None:
                await self._tick()
                continue
            try:
                result = await job.do()
                if not job.done.done():
                    job.done.set_result(result)
            except Exception as error:
                if not job.done.done():
                    job.done.set_exception(error)

    async def _next(self) -> _Job | None:
        """What is to be done next; None when the clock has to act."""
        due = self.table.due()
        if not due:
            return await self._jobs.get()
        try:
            return await asyncio.wait_for(self._jobs.get(), max(0.0, (due - self.time()) / 1000))
        except TimeoutError:
            return None

    async def _tick(self) -> None:
        try:
            await self._act_on_time()
        except Exception:
            log.exception("the clock of table %s could not act", self.kept.id)
            await asyncio.sleep(1)

    async def _act_on_time(self) -> None:
        """Have the clock do first what was due before anybody came."""
        before = len(self.table.playing.record.lines)
        while self.table.tick(self.time(), showing.follower(self.kept.game)):
            pass
        if len(self.table.playing.record.lines) > before:
            await self._commit(before)

    async def _in_turn(self, do: Callable[[], Any]) -> Any:
        """Have something done at this table, after all that waits already."""
        self.used = time.monotonic()
        if self._task.done():
            raise Declined(503, "why-closing")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(do, done))
        return await done

    # -- commands

    async def obey(self, guest: str, seat: int, command: wire.AnyCommand) -> wire.Answer:
        """Carry a command out, or say why not; a command that was carried out is not carried out again."""
        return await self._in_turn(lambda: self._obey(guest, seat, command))  # type: ignore[no-any-return]

    async def _obey(self, guest: str, seat: int, command: wire.AnyCommand) -> wire.Answer:
        key = (guest, command.id)
        if key in self._commands:
            return wire.Done(command.id)
        if key in self._refusals:
            return self._refusals[key]
        try:
            await self._act_on_time()
            if isinstance(command, wire.DoWhy):
                return wire.WhyFrame(command.id, self._why(seat, command.family))
            if isinstance(command, wire.DoForesee):
                return self._foresee(seat, command)
            if not self._owns(guest, seat):
                raise Declined(403, "why-not-your-seat")
            before = len(self.table.playing.record.lines)
            self._carry_out(seat, command)
            await self._commit(before, key)
        except (Declined, Refusal, UnknownAction) as no:
            answer = refused_frame(command.id, reason_of(no), self.kept.game, self.table.names)
            self._refusals[key] = answer
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)
            return answer
        return wire.Done(command.id)

    def _carry_out(self, seat: int, command: wire.AnyCommand) -> None:
        table, at = self.table, self.time()
        match command:
            case wire.DoAnswer():
                self._fresh(seat, command.prompt)
                if seat in table.bots:
                    raise Declined(409, "why-bot-sits-there")
                table.answer(seat, command.action, at)
            case wire.DoUndo():
                self._fresh(seat, command.prompt)
                table.undo(seat, at)
            case wire.DoResign():
                table.resign(seat, showing.follower(self.kept.game), at)
            case wire.DoPause():
                if table.over or table.paused or self._agreed(seat, "pause", self._here()):
                    table.pause(seat, at)
            case wire.DoResume():
                table.resume(seat, at)
            case wire.DoBack():
                table.come_back(seat, at)
            case wire.DoBot():
                self._give_to_bot(seat, command, at)

    def _fresh(self, seat: int, prompt: int) -> None:
        """An answer names the question it is for, so that it cannot be taken for the answer to another."""
        asked = self.table.playing.numbers[seat]
        if not self.table.over and prompt != asked:
            raise Declined(409, "why-stale", prompt=prompt, asked=asked)

    def _give_to_bot(self, by: int, command: wire.DoBot, at: int) -> None:
        """Everybody may leave his own seat to a bot; that of a leaver is given by all who are still here."""
        table, seat = self.table, command.seat
        if not 0 <= seat < len(table.names):
            raise Declined(400, "why-no-seat")
        known_bot(command.bot, self.kept.game)
        if seat not in table.people:
            raise Declined(409, "why-bot-sits-there")
        if self.kept.owners[seat].guest == self.kept.owners[by].guest:
            table.take_over(seat, command.bot, at)
            return
        if self.kept.owners[seat].guest in self.present():
            raise Declined(409, "why-not-away")
        if self._agreed(by, f"bot {seat} {command.bot}", self._here()):
            table.take_over(seat, command.bot, at)

    def _here(self) -> list[int]:
        """The people who look at the table now."""
        present = self.present()
        return [seat for seat in self.table.people if self.kept.owners[seat].guest in present]

    def _agreed(self, by: int, what: str, among: Sequence[int]) -> bool:
        """Whether all agree; until then the offer stands. Seats of one guest speak with one voice."""
        mine = self.kept.owners[by].guest
        agreed = False
        for seat in [one for one in among if self.kept.owners[one].guest == mine] or [by]:
            agreed = self.table.agreed(what, seat, among)
            if agreed:
                return True
        verb, _, rest = what.partition(" ")
        seat_text, _, bot = rest.partition(" ")
        self._show_all(wire.Offered(verb, by, int(seat_text or NOBODY), bot))  # type: ignore[arg-type]
        return agreed

    def _why(self, seat: int, family: str) -> dict[str, wire.Why]:
        """Why what belongs to the open question is impossible now; asked of every action of its families."""
        asked = None if seat == NOBODY else self.table.playing.prompts[seat]
        if asked is None:
            raise Declined(409, "why-not-asked")
        space = self.table.game.actions
        possible = {choice.action for choice in asked.choices}
        families = {family} if family else set(asked.bench or ()) or {action.partition(" ")[0] for action in possible}
        reasons = {}
        at = self.time()
        for number in space:
            text = space.text(number)
            if space.family(number).name in families and text not in possible:
                reason = self.table.why_not(seat, number, at)
                if reason is not None:
                    reasons[text] = why(reason)
        return reasons

    def _foresee(self, seat: int, command: wire.DoForesee) -> wire.Foreseen:
        action = self.table.game.actions.parse(command.action)
        if seat == NOBODY:
            raise Declined(409, "why-not-asked")
        reason = self.table.why_not(seat, action, self.time())
        if reason is not None:
            raise _because(reason)
        events = foresee(self.table.game, self.table.playing.view(seat), action)
        return wire.Foreseen(command.id, command.action, [showing.event(one) for one in events])

    # -- keeping and telling

    async def _commit(self, before: int, command: tuple[str, str] | None = None) -> None:
        """Have the lines since `before` kept, with the command that brought them; then show them to all who look."""
        table, kept = self.table, self.kept
        lines = table.playing.record.lines[before:]
        was_paused = any(line.text in ("pause", "resume") for line in lines)
        kept.lines = len(table.playing.record.lines)
        kept.over, kept.changed = table.over, now()
        kept.clock = str(table.clock.pace)
        kept.stirs = bool(table.bots_asked() or table.due())
        for number, owner in enumerate(kept.owners):
            owner.name, owner.bot = table.names[number], table.bots.get(number, "")
            owner.resigned = number in table.playing.resigned
        try:
            await asyncio.wrap_future(self.inn.store.append(kept, lines, command))
        except Exception as error:
            if not isinstance(error, LineTaken):
                log.exception("table %s could not be kept", kept.id)
            await self._make_anew()
            raise Declined(503, "why-not-kept") from error
        if command:
            self._commands.add(command)
        if was_paused:
            self._set_time(table.playing.at)
        at = self.time()
        for seat in {eyes.seat for eyes in self.eyes}:
            for line in lines:
                frame = wire.encode(showing.line_frame(table, line.n, seat, at))
                for eyes in self.eyes:
                    if eyes.seat == seat:
                        eyes.show(frame)
        for line in lines:
            verb = line.text.partition(" ")[0]
            if verb in ("pause", "resume"):
                self._show_all(wire.Paused(table.paused, line.seat))
            if verb in ("bot", "person", "name", "resign"):
                self._show_seats()
        self._ask_bots()

    async def _make_anew(self) -> None:
        """What we hold is ahead of what is kept: go back to that, and have everybody start from there."""
        for eyes in list(self.eyes):
            eyes.close()
        whole = await asyncio.to_thread(self.inn.store.whole, self.kept.id)
        if whole is not None:
            self.table = await asyncio.to_thread(table_of, whole)
            self.kept, self._commands = whole.kept, whole.commands
            self._set_time(self.table.playing.at)

    def _show_all(self, frame: wire.Frame) -> None:
        data = wire.encode(frame)
        for eyes in self.eyes:
            eyes.show(data)

    def _show_seats(self) -> None:
        present = self.present()
        for eyes in self.eyes:
            eyes.show(wire.encode(wire.SeatsFrame(showing.seats(self.kept, eyes.guest, present))))

    def present(self) -> set[str]:
        """The guests who look at the table now."""
        return {eyes.guest for eyes in self.eyes if eyes.guest}

    # -- bots

    def _ask_bots(self) -> None:
        """Ask every bot that owes an answer, once for each question; forget those whose question is closed."""
        open_questions = {(seat, self.table.playing.numbers[seat]): seat for seat in self.table.bots_asked()}
        for key in [key for key in self._asking if key not in open_questions]:
            self._asking.pop(key)
        for key, seat in open_questions.items():
            if key not in self._asking:
                self._asking[key] = asyncio.create_task(self._ask(self.table.question_to(seat)))
        thinking = self.thinking()
        if self.eyes and thinking != getattr(self, "_shown_thinking", []):
            self._show_all(wire.Thinking(thinking))
        self._shown_thinking = thinking

    def thinking(self) -> list[int]:
        return sorted({seat for seat, _ in self._asking})

    async def _ask(self, question: Question) -> None:
        key = (question.seat, question.number)
        try:
            if self._may_come_back():
                await asyncio.sleep(STROLL)
            action = await self.inn.ask(self.table.game, question)
            pause = bots.pause(self.table.game, question.bot, question.view, question.luck)
            if pause:
                await asyncio.sleep(pause / 1000)
            await self._in_turn(lambda: self._bot_answers(question, action))
        except Exception:
            log.exception("the bot of seat %s at table %s gave no answer", question.seat, self.kept.id)
            await asyncio.sleep(1)
            if self._asking.get(key) is asyncio.current_task():
                del self._asking[key]
                self._ask_bots()

    def _may_come_back(self) -> bool:
        """Whether nobody plays but bots, one of them for somebody who looks on."""
        if self.table.people:
            return False
        present = self.present()
        return any(owner.guest in present and not owner.resigned for owner in self.kept.owners if owner.guest)

    async def _bot_answers(self, question: Question, action: int) -> None:
        await self._act_on_time()
        self._asking.pop((question.seat, question.number), None)
        before = len(self.table.playing.record.lines)
        if self.table.bot_answers(question, action, self.time()):
            await self._commit(before)
        else:
            self._ask_bots()

    # -- looking

    def shown(self, guest: str) -> wire.TableShown:
        return self.inn.shown(self.kept, guest, self.present())

    def may_see(self, guest: str, seat: int) -> None:
        """While the game runs a seat is for its owner's eyes; when it is over for everybody's."""
        if not NOBODY <= seat < len(self.table.names):
            raise Declined(404, "why-no-seat")
        if seat != NOBODY and not self.table.over and not self._owns(guest, seat):
            raise Declined(403, "why-not-your-seat")

    def _owns(self, guest: str, seat: int) -> bool:
        """Seats that nobody has yet, and those of bots, are not those of a stranger without a name."""
        return seat != NOBODY and guest != "" and self.kept.owners[seat].guest == guest

    async def look(self, guest: str, seat: int, since: int) -> Eyes:
        """A new pair of eyes: its first frame tells how things stand, the rest what happens from there on."""

        async def open_eyes() -> Eyes:
            self.may_see(guest, seat)
            eyes = Eyes(guest, seat)
            was_here = guest in self.present()
            self.eyes.add(eyes)
            eyes.show(wire.encode(self._hello(guest, seat, since)))
            if not was_here and self.seated(guest):
                self._show_seats()
            return eyes

        return await self._in_turn(open_eyes)  # type: ignore[no-any-return]

    def _hello(self, guest: str, seat: int, since: int) -> wire.Hello:
        playing = self.table.playing
        last = len(playing.record.lines) - 1
        return wire.Hello(
            self.shown(guest),
            seat,
            [showing.line(playing, n, seat) for n in range(since, last + 1)],
            showing.view(playing, last, seat),
            showing.prompt_number(self.table, seat),
            showing.undo(self.table, seat),
            showing.clocks(self.table, self.time()),
            self.table.paused,
            self.thinking(),
        )

    def look_away(self, eyes: Eyes) -> None:
        self.eyes.discard(eyes)
        self.used = time.monotonic()
        if eyes.guest not in self.present() and self.seated(eyes.guest):
            self._show_seats()

    def seated(self, guest: str) -> bool:
        return any(self._owns(guest, seat) for seat in range(len(self.kept.owners)))

    async def lines(self, guest: str, seat: int) -> wire.Lines:
        async def tell() -> wire.Lines:
            self.may_see(guest, seat)
            playing = self.table.playing
            return wire.Lines([showing.line(playing, n, seat) for n in range(len(playing.record.lines))])

        return await self._in_turn(tell)  # type: ignore[no-any-return]

    async def views(self, guest: str, seat: int, first: int, last: int) -> bytes:
        async def tell() -> bytes:
            self.may_see(guest, seat)
            playing = self.table.playing
            end = min(last, len(playing.record.lines) - 1, first + MOST_VIEWS - 1)
            return await asyncio.to_thread(_views, playing, seat, first, end)

        return await self._in_turn(tell)  # type: ignore[no-any-return]

    async def record(self, guest: str, seat: int) -> str:
        """The whole record when the game is over; before that what the seat may know of it."""

        async def tell() -> str:
            self.may_see(guest, seat)
            playing = self.table.playing
            return str(playing.record) if self.table.over else str(await asyncio.to_thread(playing.redacted, seat))

        return await self._in_turn(tell)  # type: ignore[no-any-return]

    async def meanwhile(self, do: Callable[[], Table]) -> Table:
        """Have something long done from this table, while nothing changes at it."""

        async def work() -> Table:
            return await asyncio.to_thread(do)

        return await self._in_turn(work)  # type: ignore[no-any-return]

    async def verify(self) -> wire.Verdict:
        """Whether the shuffles are those of the seed that was promised."""
        if not self.table.over:
            raise Declined(409, "why-not-over")
        text = str(self.table.playing.record)
        try:
            await asyncio.to_thread(lambda: verify(self.table.game, parse_record(text)))
        except BadRecord as bad:
            return wire.Verdict(False, str(bad))
        return wire.Verdict(True, "the shuffles are those promised before the game")

    async def sit(self, guest: str, seat: int | None, name: str) -> None:
        """Give a free seat to a guest, by his name."""

        async def take() -> None:
            free = [n for n, owner in enumerate(self.kept.owners) if owner.kind == "link" and not owner.guest]
            if self.seated(guest) and seat is None:
                return
            if seat is not None and not 0 <= seat < len(self.kept.owners):
                raise Declined(404, "why-no-seat")
            if not free or (seat is not None and seat not in free):
                raise Declined(409, "why-seat-taken")
            number = free[0] if seat is None else seat
            before = len(self.table.playing.record.lines)
            if name and not self.table.over:
                self.table.call(number, person_name(name), self.time())
            self.kept.owners[number].guest = guest
            if len(free) == 1 and self._waits_for_all():
                self.table.resume(NOBODY, self.time())
            await self._commit(before)
            self._show_seats()

        await self._in_turn(take)

    def _waits_for_all(self) -> bool:
        """Whether the game is paused because a seat was free."""
        pauses = [line for line in self.table.playing.record.lines if line.text == "pause"]
        return self.table.paused and pauses[-1].seat == NOBODY

    def tell_rematch(self) -> None:
        if self.kept.rematch is not None:
            self._show_all(wire.Rematched(self.kept.rematch))

    async def set_rematch(self, table: str) -> str:
        """The table on which this one is played again: the first that was asked for."""

        async def note() -> str:
            if self.kept.rematch is None:
                self.kept.rematch = table
                await asyncio.wrap_future(self.inn.store.append(self.kept, []))
            return self.kept.rematch

        return await self._in_turn(note)  # type: ignore[no-any-return]

    @property
    def idle(self) -> bool:
        quiet = not self.eyes and not self._asking and not self.table.due() and self._jobs.empty()
        return quiet and time.monotonic() - self.used > IDLE

    def close(self) -> None:
        for eyes in list(self.eyes):
            eyes.close()
        for task in (self._task, *self._asking.values()):
            task.cancel()
        while not self._jobs.empty():
            self._jobs.get_nowait().done.cancel()


def _because(reason: Reason) -> Declined:
    declined = Declined(409, reason.key)
    declined.reason = reason
    return declined


def _views(playing: Play, seat: int, first: int, last: int) -> bytes:
    shown = [b'{"n":%d,"view":%s}' % (n, bytes(showing.view(playing, n, seat))) for n in range(first, last + 1)]
    return b'{"views":[' + b",".join(shown) + b"]}"


def known_bot(spec: str, game: str) -> str:
    levels = showing.levels(game).values()
    if spec not in levels:
        raise Declined(400, "why-no-bot", bots=", ".join(levels))
    return spec


def person_name(name: str) -> str:
    """A name as a record can hold it."""
    name = " ".join(name.split())
    if not is_name(name) or set(name) & set("<>@") or len(name) > 40:
        raise Declined(400, "why-bad-name")
    return name


def table_of(whole: Whole) -> Table:
    """The table as it stood, from what is kept of it."""
    record = parse_record(whole.kept.head + "\n\n" + "\n".join(whole.lines) + "\n")
    game = games.load_as_named(record.head.game, record.head.pack)
    if whole.kept.over:
        playing = replay(game, record)
        playing.chance = Dealer(whole.kept.seed, tuple(record.head.nonces))
        return Table(playing)
    return Table(resume(game, record, whole.kept.seed))


class Inn:
    """All tables: those that are open have a host, the others are in the store."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.guests = Guests(store.key())
        self.hosts: dict[str, Host] = {}
        self._opening: dict[str, asyncio.Task[Host]] = {}
        self._promised: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._threads = ThreadPoolExecutor(workers.processes + 1, "asking")
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for host in self.hosts.values():
            host.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)

    async def _wake(self) -> None:
        """Tables that go on by themselves do so after a restart."""
        for table in await asyncio.to_thread(self.store.stirring):
            try:
                await self.host(table)
            except Exception:
                log.exception("table %s could not be opened", table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(60)
            for table, host in list(self.hosts.items()):
                if host.idle:
                    del self.hosts[table]
                    host.close()

    async def ask(self, game: Game, question: Question) -> int:
        """A bot's answer, from a process that is handed the view and nothing else."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self.workers.answer, game, question.bot, question.luck, question.view
        )

    # -- finding tables

    async def host(self, table: str) -> Host:
        """The host of a table; it is opened if it is not. Several who ask at once get the same."""
        if table in self.hosts:
            return self.hosts[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open_host(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _open_host(self, table: str) -> Host:
        whole = await asyncio.to_thread(self.store.whole, table)
        if whole is None:
            raise Declined(404, "why-no-table")
        self.hosts[table] = Host(self, whole, await asyncio.to_thread(table_of, whole))
        return self.hosts[table]

    def shown(self, kept: Kept, guest: str, present: set[str] | None = None) -> wire.TableShown:
        if present is None and kept.id in self.hosts:
            present = self.hosts[kept.id].present()
        return showing.table(kept, guest, present or (), self.guests.join_token(kept.id))

    async def lists(self, guest: str) -> wire.Tables:
        mine, free = await asyncio.gather(
            asyncio.to_thread(self.store.of_guest, guest), asyncio.to_thread(self.store.open_tables)
        )
        known = {kept.id for kept in mine}
        return wire.Tables(
            [self.shown(kept, guest) for kept in mine],
            [self.shown(kept, guest) for kept in free if kept.id not in known],
        )

    # -- making tables

    def promise(self, guest: str) -> wire.Promised:
        """The hash of a new seed, before the guest says what he adds to it: so neither can choose the shuffles."""
        dealer = Dealer(secrets.token_bytes(32))
        self._promised[guest, dealer.commitment] = dealer.seed
        if len(self._promised) > MOST_PROMISES:
            self._promised.popitem(last=False)
        return wire.Promised(dealer.commitment)

    def _promised_seed(self, guest: str, commitment: str) -> bytes:
        """A promise is good for one table: at its end everybody knows the seed."""
        if not commitment:
            return secrets.token_bytes(32)
        seed = self._promised.pop((guest, commitment), None)
        if seed is None:
            raise Declined(409, "why-no-promise")
        return seed

    async def create(self, guest: str, wish: wire.TableWish) -> Host:
        pace = Pace(wish.clock.minutes, wish.clock.increment, wish.clock.days)
        if pace.kind != wish.clock.kind:
            raise Declined(400, "why-bad-clock")
        owners = [
            Owner(one.kind, guest if one.kind == "here" else "", called, one.bot)
            for one, called in zip(wish.seats, _called(wish.seats), strict=True)
        ]
        for owner in owners:
            if owner.kind == "bot":
                known_bot(owner.bot, wish.game)
            else:
                owner.bot = ""
        seed = self._promised_seed(guest, wish.promise)
        return await self._deal(guest, wish.game, owners, wish.options, pace, seed, wish.nonce, wish.open, wish.aid)

    async def _deal(
        self,
        guest: str,
        game_id: str,
        owners: list[Owner],
        options: dict[str, str],
        pace: Pace,
        seed: bytes,
        nonce: str = "",
        is_open: bool = False,
        aid: bool = False,
        rematch_of: str = "",
    ) -> Host:
        game = games.load(game_id)
        game.check_seats(len(owners))
        for owner in owners:
            if owner.bot:
                bots.bot(owner.bot, game, Fast(0))
        shares = [nonce if owner.guest == guest else "" for owner in owners]
        dealer = Dealer(seed, tuple(share or secrets.token_hex(8) for share in shares))
        table = Table.opened(game, [Seat(owner.name, owner.bot) for owner in owners], dealer, options, pace)
        if table.due() and any(owner.kind == "link" and not owner.guest for owner in owners):
            table.pause(NOBODY)  # no time runs before everybody has sat down
        return await self._keep(guest, table, owners, seed, is_open, aid, rematch_of)

    async def _keep(
        self,
        guest: str,
        table: Table,
        owners: list[Owner],
        seed: bytes,
        is_open: bool = False,
        aid: bool = False,
        table_id: str = "",
        branch: tuple[str, int, bool] | None = None,
    ) -> Host:
        record = table.playing.record
        moment = now()
        kept = Kept(
            id=table_id or secrets.token_urlsafe(9),
            game=record.head.game,
            head=str(record.head),
            seed=seed,
            clock=str(table.clock.pace),
            maker=guest,
            open=is_open,
            aid=aid,
            over=table.over,
            stirs=bool(table.bots_asked() or table.due()),
            lines=len(record.lines),
            started=moment,
            changed=moment,
            branch_of=branch[0] if branch else None,
            branch_n=branch[1] if branch else None,
            imagined=branch is not None and branch[2],
            owners=owners,
        )
        await asyncio.wrap_future(self.store.add(kept, record.lines))
        whole = Whole(kept, [], moment, set())
        self.hosts[kept.id] = Host(self, whole, table)
        return self.hosts[kept.id]

    async def rematch(self, guest: str, old: Host) -> Host:
        """The same seats again. Whoever asks second finds the table that the first has made."""
        if not old.seated(guest):
            raise Declined(403, "why-not-your-table")
        if not old.table.over:
            raise Declined(409, "why-not-over")
        if old.kept.rematch is not None:
            return await self.host(old.kept.rematch)
        chosen = await old.set_rematch(secrets.token_urlsafe(9))
        if chosen in self.hosts or await asyncio.to_thread(self.store.whole, chosen) is not None:
            return await self.host(chosen)
        first = old.table.playing.record
        originally = {line.seat: line.text.removeprefix("bot ") for line in reversed(first.lines) if _is_bot(line.text)}
        follower = showing.follower(old.kept.game)
        owners = [
            Owner(owner.kind, owner.guest, owner.name, originally.get(n, follower) if owner.kind == "bot" else "")
            for n, owner in enumerate(old.kept.owners)
        ]
        pace, options = read_pace(old.kept.clock), first.head.options
        seed = secrets.token_bytes(32)
        new = await self._deal(guest, old.kept.game, owners, options, pace, seed, aid=old.kept.aid, rematch_of=chosen)
        old.tell_rematch()
        return new

    async def branch(self, guest: str, old: Host, wish: wire.BranchWish) -> Host:
        """Play on from any point: of a finished game truly, of a running one in a world that the seat imagines."""
        record, seats = old.table.playing.record, len(old.table.names)
        if wish.n >= len(record.lines) or not 0 <= wish.seat < seats:
            raise Declined(404, "why-no-line")
        old.may_see(guest, wish.seat)
        specs = [*wish.bots, *[showing.follower(old.kept.game)] * seats][:seats]
        specs[wish.seat] = None
        for spec in specs:
            if spec is not None:
                known_bot(spec, old.kept.game)
        seed = secrets.token_bytes(32)
        dealer = Dealer(seed, tuple(secrets.token_hex(8) for _ in range(seats)))
        imagined = not old.table.over
        make = _imagined if imagined else _true_branch
        table = await old.meanwhile(lambda: make(old.table, wish.n, wish.seat, dealer))
        if table.over or table.playing.resigned:
            raise Declined(409, "why-over")
        _seat_branch(table, specs)
        owners = [
            Owner("here" if spec is None else "bot", "" if spec else guest, table.names[n], spec or "")
            for n, spec in enumerate(specs)
        ]
        return await self._keep(guest, table, owners, seed, branch=(old.kept.id, wish.n, imagined))

    async def study(self, guest: str, text: str) -> Host:
        """A finished game that somebody brings, to be looked at; raises `BadRecord` with its line."""
        # as it was before it was copied and pasted
        text = "\n".join(text.lstrip("\ufeff").splitlines()).strip("\n") + "\n"
        if text.count("\n") > MOST_LINES:
            raise Declined(413, "why-too-big", most=MOST_LINES)

        def read() -> Table:
            record = parse_record(text)
            game = games.load_as_named(record.head.game, record.head.pack)
            playing = replay(game, record)
            if str(playing.record) != text:
                raise BadRecord(0, "the record replays, but is not written as Sarai writes it")
            playing.chance = Dealer(b"")
            return Table(playing)

        table = await asyncio.to_thread(read)
        if not table.over:
            raise Declined(409, "why-not-over")
        last = table.playing.record.lines[-1].text
        seed = bytes.fromhex(last.removeprefix("seed ")) if last.startswith("seed ") else b""
        owners = [
            Owner("bot" if n in table.bots else "link", "-", name, table.bots.get(n, ""), n in table.playing.resigned)
            for n, name in enumerate(table.names)
        ]
        return await self._keep(guest, table, owners, seed)


def _true_branch(old: Table, n: int, seat: int, dealer: Dealer) -> Table:
    """The lines to n as they were; from there on chance has a new seed."""
    record = old.playing.record
    head = replace(record.head, commitment=dealer.commitment, nonces=list(dealer.nonces), branch=n)
    return Table(resume(old.game, Record(head, list(record.lines[: n + 1])), dealer.seed))


def _imagined(old: Table, n: int, seat: int, dealer: Dealer) -> Table:
    """A world that the seat could not tell from the true one after line n; nothing else of the game goes into it."""
    seen = old.playing.view_after(n, seat)
    if not seen.deciding:
        raise Declined(409, "why-over")
    state = imagine(old.game, seen).draw(Fast(secrets.randbits(40)))
    mine = Memory.of(old.game, seat, seen.memory)
    position = position_line(
        state, [mine if one == seat else Memory(old.game, one) for one in (*range(seen.seats), -1)]
    )
    return Table(Play(old.game, old.names, dealer, seen.options, position))


def _seat_branch(table: Table, specs: Sequence[str | None]) -> None:
    if table.clock.pace.kind != "none":
        table.playing.note(str(Pace()), NOBODY)
    if table.paused:
        table.resume(NOBODY)
    for seat, spec in enumerate(specs):
        if spec is None and seat in table.bots:
            table.come_back(seat)
        elif spec is not None and table.bots.get(seat) != spec:
            table.take_over(seat, spec)


def _is_bot(text: str) -> bool:
    return text.startswith("bot ")


def _called(wishes: Sequence[wire.SeatWish]) -> list[str]:
    """The name somebody chose, or the seat's letter; who is called as another was already gets a number."""
    names: list[str] = []
    for letter, wish in zip(LETTERS, wishes, strict=False):
        first = person_name(wish.name) if wish.name.strip() else letter
        others = (f"{first[:37]} {number}" for number in range(2, 99))
        names.append(next(name for name in (first, *others) if name not in names))
    return names
