"""The host of an open table, with whom everything at the table happens one thing after another.

A host takes a command, has the table carry it out, has the store commit the new lines, and only then tells anybody. If
the store fails, the table is rebuilt from what is stored, as after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, TypeVar

from msgspec import Raw
from msgspec.structs import replace

from sarai.kernel.actions import UnknownAction
from sarai.kernel.game import Game
from sarai.kernel.reasons import Reason, Refusal
from sarai.kernel.record import NOTES, Line
from sarai.kernel.state import NOBODY, State
from sarai.server import frames, wire
from sarai.server.bot_turns import BotsTurns
from sarai.server.commands import carry_out, foreseen, open_offers, why_nots, withdraw_bots
from sarai.server.eyes import Eyes
from sarai.server.line_cache import LineCache, TellingOfLine, as_told, telling
from sarai.server.presence import Presence
from sarai.server.quotas import Who
from sarai.server.refusals import Declined, reason_of, refused_frame
from sarai.server.restore import recalled
from sarai.server.sql import DAY, now
from sarai.server.store import CommandKey, LineTaken, Owner, StoredTable, TableRow
from sarai.table import Table

if TYPE_CHECKING:
    from sarai.server.inn import Inn

Result = TypeVar("Result")
log = logging.getLogger("sarai")
MOST_VIEWS = 120
IDLE = 120.0
IDLE_OVER = 10.0
"""Seconds after which a table that nobody looks at is put away: while its game runs, and once it is over."""
REMEMBERED = 500
MOST_WHYS = 100
STANDING = 8
"""How many positions a table keeps; going further back replays the game."""
RETRY = 1.0
TOLD = ("over", "stirs", "rematch", "clock", "maker", "listed", "begun", "unattended")
LISTED_LATE = 20_000
"""Milliseconds by which line counts in lists may be out of date for a table that is no longer open."""


class Host:
    """One open table."""

    def __init__(self, inn: Inn, whole: StoredTable, table: Table, told: LineCache) -> None:
        self.inn = inn
        self.kept = self._row = whole.kept
        self.table = table
        self.told = told
        self.presence = Presence()
        self.barred = whole.barred
        self.used = time.monotonic()
        self.laying_again = asyncio.Lock()
        self._commands = whole.commands
        self._answers: OrderedDict[CommandKey, wire.Answer] = OrderedDict()
        """Answers to commands that left nothing to store: refusals and offers."""
        self._whys: dict[tuple[int, str], dict[str, wire.Why]] = {}
        self._whys_after = 0
        self._verdict: wire.Verdict | None = None
        self._ahead = False
        """Whether the table may be ahead of the store, and must be rebuilt."""
        self._change: Future[None] | None = None
        """The change last handed to the store."""
        self._turn = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._closed = False
        self._bots = BotsTurns(self)
        self._set_time(self._time_at(whole))
        table.playing.forget(STANDING)
        self._set_alarm()
        self._bots.ask()

    @property
    def maker(self) -> Who:
        """On whose account the server works when it works for this table."""
        return Who(self.kept.maker, self.kept.address)

    # -- time of play

    def _time_at(self, whole: StoredTable) -> int:
        """Clocks that run in days go on while the server is down; minutes and sand wait for it."""
        last = self.table.playing.at
        if self.table.clock.pace.days and not self.table.paused and not self.table.over:
            return last + max(0, now() - whole.written)
        return last

    def _set_time(self, at: int) -> None:
        self._at, self._since = at, time.monotonic()

    def time(self) -> int:
        """Milliseconds of play, which stop during a pause."""
        if self.table.paused or self.table.over:
            return max(self._at, self.table.playing.at)
        return max(self._at + int((time.monotonic() - self._since) * 1000), self.table.playing.at)

    # -- turns

    async def in_turn(self, do: Callable[[], Awaitable[Result]]) -> Result:
        """Do something at this table, after everything that already waits."""
        self.used = time.monotonic()
        async with self._turn:
            self._not_closed()
            self._stop_alarm()
            try:
                if self._ahead:
                    await self._make_anew()
                return await do()
            finally:
                if len(self.table.playing.record.lines) > self.kept.lines:
                    self._ahead = True  # something was carried out but not stored
                self._set_alarm()

    def _not_closed(self) -> None:
        if self._closed:
            raise Declined(503, "why-closing")

    def _set_alarm(self, least: float = 0.0) -> None:
        """Wake up when the clock must act or the table must be rebuilt; the clock not before `least` seconds."""
        due = self.table.due()
        if self._closed or not (due or self._ahead):
            return
        wait = RETRY if self._ahead else max(least, (due - self.time()) / 1000)
        self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            await self.in_turn(self.act_on_time)
        except Exception as error:
            if not isinstance(error, Declined):  # else it could not be stored, which is logged already
                log.exception("a table's clock could not act", extra={"table": self.kept.id})
            self._stop_alarm()
            self._set_alarm(RETRY)

    async def act_on_time(self) -> None:
        """Let the clock first do whatever is due already."""
        due = self.table.due()
        if not due or self.time() < due:
            return
        await self.inn.solved(self.table.game, self.table.playing.state, self)
        before = len(self.table.playing.record.lines)
        while self.table.tick(self.time(), frames.follower(self.kept.game)):
            pass
        if len(self.table.playing.record.lines) > before:
            await self.commit(before)

    # -- commands

    async def obey(self, guest: str, seat: int, command: wire.AnyCommand) -> wire.Answer:
        """Carry out a command, or say why not; one that was carried out is not carried out again."""
        return await self.in_turn(lambda: self._obey(guest, seat, command))

    async def _obey(self, guest: str, seat: int, command: wire.AnyCommand) -> wire.Answer:
        key = CommandKey(guest, seat, command.id)
        if key in self._commands or key.old in self._commands:
            return wire.Done(command.id)
        if key in self._answers:
            return self._answers[key]
        try:
            await self.act_on_time()
            if isinstance(command, wire.DoWhy):
                return wire.WhyFrame(command.id, await self._why_nots(seat, command.family))
            if isinstance(command, wire.DoForesee):
                return foreseen(self, seat, command)
            if not self.owns(guest, seat):
                raise Declined(403, "why-not-your-seat")
            await self.inn.solved(self.table.game, self.table.playing.state, self)
            if isinstance(command, wire.DoUndo):
                await self._recall(seat)
            before = len(self.table.playing.record.lines)
            carry_out(self, seat, command)
            if len(self.table.playing.record.lines) > before:
                await self.commit(before, key)
            else:
                self._remember(key, wire.Done(command.id))
        except (Declined, Refusal, UnknownAction) as no:
            reason = reason_of(no)
            self.inn.metrics.refusals.labels(reason.key).inc()
            answer = refused_frame(command.id, reason, self.kept.game, self.table.names)
            if not isinstance(no, Declined) or no.status < 500:  # what was not our fault stays refused
                self._remember(key, answer)
            return answer
        return wire.Done(command.id)

    def _remember(self, key: CommandKey, answer: wire.Answer) -> None:
        self._answers[key] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    async def _recall(self, seat: int) -> None:
        """To undo something long past, the game is replayed up to there, in slices."""
        goal = self.table.undo_goes_to(seat)
        if isinstance(goal, int):
            await self.inn.slices.do(self.maker, recalled(self.table, goal, self._solve))

    def _solve(self, game: Game, state: State) -> Awaitable[None] | None:
        return self.inn.solve(game, state, self.maker, self.kept.id)

    async def _why_nots(self, seat: int, family: str) -> dict[str, wire.Why]:
        """The rules are asked once for each position, and in slices: it can take long."""
        n = len(self.table.playing.record.lines)
        if n != self._whys_after or len(self._whys) > MOST_WHYS:
            self._whys, self._whys_after = {}, n
        if (seat, family) not in self._whys:
            self._whys[seat, family] = await self.inn.slices.do(self.maker, why_nots(self, seat, family))
        return self._whys[seat, family]

    # -- keeping and telling

    async def commit(
        self,
        before: int,
        command: CommandKey | None = None,
        owners: list[Owner] | None = None,
        when_kept: Callable[[], None] | None = None,
    ) -> None:
        """Store the lines since `before`, with the command that brought them; then show them to everybody who looks.

        `owners` are the seats' owners from now on, if they have changed; `when_kept` runs before anybody is shown
        anything.
        """
        table = self.table
        lines = table.playing.record.lines[before:]
        kept = self._to_keep(lines, owners or self.kept.owners)
        change = self._start_keeping(kept, lines, command)
        told, frames = self._prepare(lines)  # while the disk writes
        await self._end_keeping(kept, change)
        if command:
            self._commands.add(command)
        if any(line.noted in ("pause", "resume") for line in lines):
            self._set_time(table.playing.at)
        self.told.add(told)
        if when_kept:
            when_kept()
        mover = lines[-1].seat if lines else NOBODY
        for eyes in sorted(self.presence.eyes, key=lambda one: one.seat == mover):  # the mover last: they know already
            for frame in frames.get(eyes.seat) or self._late_frames(lines, eyes.seat):
                eyes.show(frame)
        table.playing.forget(STANDING)
        self.inn.metrics.moves.labels(self.kept.game).inc(len(lines))
        for line in lines:
            if line.noted in ("pause", "resume"):
                self.show_all(wire.Paused(table.paused, line.seat))
            if line.noted in ("bot", "person", "name", "resign"):
                self.show_seats()
        self._bots.ask()

    async def keep(self, kept: TableRow) -> None:
        """Store a change, all of it or nothing; `self.kept` changes only once it is on disk."""
        await self._end_keeping(kept, self._start_keeping(kept, [], None))

    def _start_keeping(self, kept: TableRow, lines: list[Line], command: CommandKey | None) -> Future[None]:
        """Hand a change to the store; the future is done when it is on disk."""
        self._not_closed()
        owners = [n for n, owner in enumerate(kept.owners) if owner != self.kept.owners[n]]
        same = not owners and all(getattr(kept, name) == getattr(self._row, name) for name in TOLD)
        lines_only = same and kept.changed - self._row.changed < LISTED_LATE
        if not lines_only:
            self._row = kept
        self._change = self.inn.store.append(kept, lines, command, owners, lines_only)
        return self._change

    async def _end_keeping(self, kept: TableRow, change: Future[None]) -> None:
        try:
            await self.inn.written(change)
        except asyncio.CancelledError:  # the asker has gone: the store will tell what became of it
            self._ahead = True
            raise
        except Exception as error:
            if not isinstance(error, LineTaken):
                log.error("a table could not be stored: %s", error, extra={"table": kept.id})
            self._ahead = True
            raise Declined(503, "why-not-kept") from error
        self.kept = kept

    async def put_down(self) -> None:
        """Bring what lists say of the table up to date, before it is put away."""
        async with self._turn:
            if self.kept.lines != self._row.lines and not self._ahead:
                self._row = replace(self._row, changed=0)
                try:
                    await self.keep(self.kept)
                finally:
                    self._stop_alarm()
                    self._set_alarm()  # it must be rebuilt before it can be put away

    def _prepare(self, lines: list[Line]) -> tuple[list[TellingOfLine], dict[int, list[bytes]]]:
        """New lines as each may read them, and the frames for those who look; nothing is shown yet."""
        playing, clocks = self.table.playing, frames.clocks(self.table, self.time())
        seats = sorted({eyes.seat for eyes in self.presence.eyes})
        told = [telling(playing, line.n) for line in lines]
        sent: dict[int, list[bytes]] = {seat: [] for seat in seats}
        for line, texts in zip(lines, told, strict=True):
            views = playing.views_after(line.n, seats)
            for seat, seen in zip(seats, views, strict=True):
                sent[seat].append(frames.line_frame(self.table, seen, as_told(texts, seat), clocks))
        return told, sent

    def _late_frames(self, lines: list[Line], seat: int) -> list[bytes]:
        """Frames for somebody who came while the disk was writing."""
        views = [self.table.playing.view_after(line.n, seat) for line in lines]
        clocks = frames.clocks(self.table, self.time())
        return [
            frames.line_frame(self.table, seen, self.told.line(line.n, seat), clocks)
            for line, seen in zip(lines, views, strict=True)
        ]

    def _to_keep(self, lines: list[Line], owners: list[Owner]) -> TableRow:
        """What to store of the table as it stands; nobody is shown any of it until it is stored."""
        table = self.table
        if any(line.noted in NOTES for line in lines):
            owners = [
                replace(
                    owner, name=table.names[seat], bot=table.bots.get(seat, ""), resigned=seat in table.playing.resigned
                )
                for seat, owner in enumerate(owners)
            ]
        kept = replace(
            self.kept,
            lines=len(table.playing.record.lines),
            over=table.over,
            changed=now(),
            clock=str(table.clock.pace),
            stirs=bool(table.bots_asked() or table.due()),
            unattended=not table.people,
            begun=self.kept.begun or any(self._is_others_answer(line) for line in lines),
            owners=owners,
        )
        kept.listed = self.is_listed(kept)
        return kept

    def _is_others_answer(self, line: Line) -> bool:
        """Whether this line is a move of somebody other than the host."""
        if line.seat == NOBODY or line.seat in self.table.bots:
            return False
        return line.plays and self.kept.owners[line.seat].guest not in ("", self.kept.maker)

    async def _make_anew(self) -> None:
        """We may be ahead of the store: go back to what is stored, and show everybody where things stand."""
        try:
            if self._change is not None:
                with contextlib.suppress(Exception):
                    await asyncio.wrap_future(self._change)
            whole = await asyncio.to_thread(self.inn.store.whole, self.kept.id)
            if whole is None:
                self.inn.forget(self, Reason("why-table-closed"))
                raise Declined(404, "why-no-table")
            table, told = await self.inn.made(whole, self.maker)
        except Declined:
            raise
        except Exception as error:
            log.error("a table could not be read: %s", error, extra={"table": self.kept.id})
            raise Declined(503, "why-not-kept") from error
        self.table, self.told = table, told
        self.kept, self._commands, self.barred = whole.kept, whole.commands, whole.barred
        self._ahead = False
        self._row = self.kept
        self._set_time(self._time_at(whole))
        self.dismiss(Reason("why-not-your-seat"), 403, lambda eyes: not self.sees(eyes.guest, eyes.seat))
        for eyes in self.presence.eyes:
            eyes.show(wire.encode(self._hello(eyes.guest, eyes.seat, 0)))
        table.playing.forget(STANDING)
        self._bots.ask()

    def show_all(self, frame: wire.Frame) -> None:
        data = wire.encode(frame)
        for eyes in self.presence.eyes:
            eyes.show(data)

    def show_seats(self) -> None:
        """Show everybody the seats; each guest's frame marks their own."""
        frames: dict[str, bytes] = {}
        for eyes in self.presence.eyes:
            if eyes.guest not in frames:
                frames[eyes.guest] = wire.encode(wire.SeatsFrame(self.seats(eyes.guest)))
            eyes.show(frames[eyes.guest])

    # -- who is here

    @property
    def grace(self) -> float:
        """Seconds after which somebody who lost the connection counts as gone; a day where answers may take days."""
        return DAY / 1000 if self.table.clock.pace.days else self.inn.settings.grace

    def gone_in(self, owner: Owner) -> int | None:
        """Milliseconds until the owner of a seat counts as gone; None while they are here.

        A day may be longer than a server runs, so there it counts from when they were last seen.
        """
        if self.presence.is_here(owner.guest):
            return None
        away = self.presence.away(owner.guest)
        if self.table.clock.pace.days and owner.seen:
            away = max(away, (now() - owner.seen) / 1000)
        return max(0, int((self.grace - away) * 1000))

    def is_listed(self, kept: TableRow) -> bool:
        """Whether the lobby shows the table: somebody is waiting there for others, or was a moment ago."""
        if not kept.open or kept.over or not any(owner.free for owner in kept.owners):
            return False
        return any(self.gone_in(owner) != 0 for owner in kept.owners if owner.guest)

    async def refresh(self) -> None:
        """Apply what only time changes: a table where nobody waits any more leaves the lobby."""
        if self.kept.open and self.is_listed(self.kept) != self.kept.listed:
            await self.in_turn(self._keep_listed)

    async def _keep_listed(self) -> None:
        listed = self.is_listed(self.kept)
        if listed != self.kept.listed:
            await self.keep(replace(self.kept, listed=listed))

    def seats(self, guest: str) -> list[wire.SeatShown]:
        return frames.seats(self.kept, guest, self.gone_in)

    # -- looking

    def shown(self, guest: str) -> wire.TableShown:
        return frames.table(self.kept, guest, self.inn.guests.join_token(self.kept.id), self.seats(guest))

    @property
    def over(self) -> bool:
        """Whether the end of the game is on disk; until then nobody is told more than while it runs."""
        return self.kept.over

    def may_see(self, guest: str, seat: int) -> None:
        """Raise `Declined` unless the guest may see the seat: its owner always, everybody once the game is over."""
        if not NOBODY <= seat < len(self.table.names):
            raise Declined(404, "why-no-seat")
        if not self.sees(guest, seat):
            raise Declined(403, "why-not-your-seat")

    def sees(self, guest: str, seat: int) -> bool:
        return seat == NOBODY or self.over or self.owns(guest, seat)

    def owns(self, guest: str, seat: int) -> bool:
        """Whether the seat is this guest's. Free seats and bots' seats have no guest, but a nameless stranger does not
        own them."""
        return seat != NOBODY and guest != "" and self.kept.owners[seat].guest == guest

    def seated(self, guest: str) -> bool:
        return any(self.owns(guest, seat) for seat in range(len(self.kept.owners)))

    async def look(self, eyes: Eyes, since: int) -> None:
        """Add a pair of eyes: its first frame tells how things stand, the rest what happens from there on."""

        async def open_eyes() -> None:
            self.may_see(eyes.guest, eyes.seat)
            if self.inn.is_blocked(Who(eyes.guest, eyes.address)):
                raise Declined(403, "why-blocked")
            came = self.presence.come(eyes)
            eyes.show(wire.encode(self._hello(eyes.guest, eyes.seat, since)))
            if came and self.seated(eyes.guest):
                withdraw_bots(self, eyes.guest)
                self.show_seats()
                await self._note_seen(eyes.guest)

        await self.in_turn(open_eyes)

    def _hello(self, guest: str, seat: int, since: int) -> wire.Hello:
        return wire.Hello(
            self.shown(guest),
            seat,
            [Raw(line) for line in self.told.since(since, seat)],
            frames.view(self.table.playing, seat),
            frames.prompt_number(self.table, seat),
            frames.undo(self.table, seat),
            frames.clocks(self.table, self.time()),
            self.table.paused,
            self._bots.thinking(),
            open_offers(self),
        )

    async def look_away(self, eyes: Eyes) -> None:
        self.used = time.monotonic()
        if not self.presence.go(eyes) or self._closed:
            return
        if not self.seated(eyes.guest):
            self.presence.forget(eyes.guest)
            return
        self.show_seats()
        await self.in_turn(lambda: self._note_seen(eyes.guest))

    async def _note_seen(self, guest: str) -> None:
        """Where days may pass between two visits, and in the lobby, it matters when somebody was here last."""
        if self.over or not (self.table.clock.pace.days or self.kept.open):
            return
        owners = [replace(owner, seen=now()) if owner.guest == guest else owner for owner in self.kept.owners]
        kept = replace(self.kept, owners=owners)
        kept.listed = self.is_listed(kept)
        try:
            await self.keep(kept)
        except Declined:
            pass  # nobody waits for it

    def dismiss(self, reason: Reason, code: int, which: Callable[[Eyes], bool] = lambda _: True) -> None:
        """Tell those whom `which` selects why they may no longer look, and close their sockets."""
        frame = wire.encode(refused_frame("", reason))
        for eyes in [one for one in self.presence.eyes if which(one)]:
            eyes.show(frame)
            eyes.close(4000 + code)

    def dismiss_from(self, seat: int, guest: str, reason: Reason) -> None:
        """The same for a guest who has lost a seat."""
        self.dismiss(reason, 403, lambda eyes: eyes.seat == seat and eyes.guest == guest)

    async def lines(self, guest: str, seat: int) -> bytes:
        async def tell() -> bytes:
            self.may_see(guest, seat)
            return b'{"lines":[' + b",".join(self.told.since(0, seat)) + b"]}"

        return await self.in_turn(tell)

    async def _record_text(self, guest: str, seat: int) -> str:
        """The whole record, if the guest may see that seat; while the game runs the guest must not get it."""

        async def tell() -> str:
            self.may_see(guest, seat)
            return str(self.table.playing.record)

        return await self.in_turn(tell)

    async def views(self, who: Who, seat: int, first: int, last: int) -> bytes:
        """The views of a seat after some lines; at most `MOST_VIEWS` at once."""
        self.inn.chores.room(who)
        text = await self._record_text(who.guest, seat)
        end = min(last, self.kept.lines - 1, first + MOST_VIEWS - 1)
        return await self.inn.chore(who, self.kept.id, do="views", text=text, seat=seat, first=first, last=end)

    async def record(self, who: Who, seat: int) -> str:
        """The whole record when the game is over; until then what the seat may know of it."""
        if self.over:
            return await self._record_text(who.guest, seat)
        self.inn.chores.room(who)
        text = await self._record_text(who.guest, seat)
        return wire.read_text(await self.inn.chore(who, self.kept.id, do="redact", text=text, seat=seat))

    async def verify(self, who: Who) -> wire.Verdict:
        """Whether the shuffles follow from the seed that was promised."""
        if not self.over:
            raise Declined(409, "why-not-over")
        if self._verdict is None:
            self.inn.chores.room(who)
            text = str(self.table.playing.record)
            self._verdict = wire.read_verdict(await self.inn.chore(who, self.kept.id, do="verify", text=text))
        return self._verdict

    def tell_rematch(self) -> None:
        if self.kept.rematch is not None:
            self.show_all(wire.Rematched(self.kept.rematch))

    async def set_rematch(self, table: str) -> str:
        """Note the table of the rematch, unless there is one already; returns the one that counts."""

        async def note() -> str:
            if self.kept.rematch is None:
                await self.keep(replace(self.kept, rematch=table))
            assert self.kept.rematch is not None
            return self.kept.rematch

        return await self.in_turn(note)

    def is_idle(self) -> bool:
        return self.is_free() and time.monotonic() - self.used > (IDLE_OVER if self.over else IDLE)

    def is_free(self) -> bool:
        """Whether nobody looks, and nothing here goes on by itself or waits for somebody."""
        return not (
            self.presence.eyes
            or self._bots.thinking()
            or self.table.due()
            or self.kept.listed
            or (self.table.offers and self.table.clock.pace.days)  # others may agree tomorrow
            or self._ahead
            or self._turn.locked()
        )

    def close(self) -> None:
        for eyes in list(self.presence.eyes):
            eyes.close(1013)
        self._bots.close()
        self._stop_alarm()
        self._closed = True
