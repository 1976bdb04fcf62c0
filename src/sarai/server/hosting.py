"""Who runs a table that is open: its host, with one queue, so that everything at a table has its order.

A host takes a command, has the table carry it out, has the store commit the new lines, and only then says so to
anybody. If the store cannot, the table is made anew from what is kept, as after a crash.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sarai.kernel.actions import UnknownAction
from sarai.kernel.play import Play, verify
from sarai.kernel.reasons import BadRecord, Refusal
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY
from sarai.server import showing, wire
from sarai.server.eyes import Eyes
from sarai.server.making import table_of
from sarai.server.obeying import carry_out, foreseen, open_offers, why_nots
from sarai.server.refusing import Declined, reason_of, refused_frame
from sarai.server.seating import distinct, person_name
from sarai.server.sql import now
from sarai.server.store import Kept, LineTaken, Whole
from sarai.server.turns import BotsTurns
from sarai.table import Table

if TYPE_CHECKING:
    from sarai.server.inn import Inn

log = logging.getLogger("sarai")
MOST_VIEWS = 120
IDLE = 600.0
REMEMBERED = 500
MOST_WHYS = 100


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
        self.laying_again = asyncio.Lock()
        self._commands = whole.commands
        self._refusals: OrderedDict[tuple[str, str], wire.RefusedFrame] = OrderedDict()
        self._whys: dict[tuple[int, str], dict[str, wire.Why]] = {}
        self._whys_after = 0
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._bots = BotsTurns(self)
        self._set_time(self._time_at(whole))
        self._task = asyncio.create_task(self._run())
        self._bots.ask()

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
            await self.act_on_time()
        except Exception:
            log.exception("the clock of table %s could not act", self.kept.id)
            await asyncio.sleep(1)

    async def act_on_time(self) -> None:
        """Have the clock do first what was due before anybody came."""
        before = len(self.table.playing.record.lines)
        while self.table.tick(self.time(), showing.follower(self.kept.game)):
            pass
        if len(self.table.playing.record.lines) > before:
            await self.commit(before)

    async def in_turn(self, do: Callable[[], Any]) -> Any:
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
        return await self.in_turn(lambda: self._obey(guest, seat, command))  # type: ignore[no-any-return]

    async def _obey(self, guest: str, seat: int, command: wire.AnyCommand) -> wire.Answer:
        key = (guest, command.id)
        if key in self._commands:
            return wire.Done(command.id)
        if key in self._refusals:
            return self._refusals[key]
        try:
            await self.act_on_time()
            if isinstance(command, wire.DoWhy):
                return wire.WhyFrame(command.id, await self._why_nots(seat, command.family))
            if isinstance(command, wire.DoForesee):
                return foreseen(self, seat, command)
            if not self._owns(guest, seat):
                raise Declined(403, "why-not-your-seat")
            before = len(self.table.playing.record.lines)
            carry_out(self, seat, command)
            await self.commit(before, key)
        except (Declined, Refusal, UnknownAction) as no:
            answer = refused_frame(command.id, reason_of(no), self.kept.game, self.table.names)
            self._refusals[key] = answer
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)
            return answer
        return wire.Done(command.id)

    async def _why_nots(self, seat: int, family: str) -> dict[str, wire.Why]:
        """Asked of the rules once for each position, and beside the loop: it can take long."""
        n = len(self.table.playing.record.lines)
        if n != self._whys_after or len(self._whys) > MOST_WHYS:
            self._whys, self._whys_after = {}, n
        if (seat, family) not in self._whys:
            self._whys[seat, family] = await asyncio.to_thread(why_nots, self, seat, family)
        return self._whys[seat, family]

    # -- keeping and telling

    async def commit(self, before: int, command: tuple[str, str] | None = None) -> None:
        """Have the lines since `before` kept, with the command that brought them; then show them to all who look."""
        table = self.table
        lines = table.playing.record.lines[before:]
        was_paused = any(line.text in ("pause", "resume") for line in lines)
        kept = self._to_keep()
        try:
            await asyncio.wrap_future(self.inn.store.append(kept, lines, command))
        except Exception as error:
            if not isinstance(error, LineTaken):
                log.exception("table %s could not be kept", kept.id)
            await self._make_anew()
            raise Declined(503, "why-not-kept") from error
        self.kept = kept
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
                self.show_all(wire.Paused(table.paused, line.seat))
            if verb in ("bot", "person", "name", "resign"):
                self._show_seats()
        self._bots.ask()

    def _to_keep(self) -> Kept:
        """What is to be kept of the table as it stands; nobody is shown any of it before it is."""
        table = self.table
        owners = [
            replace(
                owner, name=table.names[seat], bot=table.bots.get(seat, ""), resigned=seat in table.playing.resigned
            )
            for seat, owner in enumerate(self.kept.owners)
        ]
        return replace(
            self.kept,
            lines=len(table.playing.record.lines),
            over=table.over,
            changed=now(),
            clock=str(table.clock.pace),
            stirs=bool(table.bots_asked() or table.due()),
            owners=owners,
        )

    async def _make_anew(self) -> None:
        """What we hold is ahead of what is kept: go back to that, and have everybody start from there."""
        for eyes in list(self.eyes):
            eyes.close()
        whole = await self._whole()
        self.table = await asyncio.to_thread(table_of, whole)
        self.kept, self._commands = whole.kept, whole.commands
        self._set_time(self.table.playing.at)
        self._bots.ask()

    async def _whole(self) -> Whole:
        """What is kept, as soon as it can be read: nothing may be written after lines that are not there."""
        while True:
            try:
                whole = await asyncio.to_thread(self.inn.store.whole, self.kept.id)
                if whole is not None:
                    return whole
            except Exception:
                log.exception("table %s could not be read", self.kept.id)
            await asyncio.sleep(1)

    def show_all(self, frame: wire.Frame) -> None:
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

    # -- looking

    def shown(self, guest: str) -> wire.TableShown:
        return self.inn.shown(self.kept, guest, self.present())

    @property
    def over(self) -> bool:
        """Whether the end of the game is on disk; before that nobody is told more than while it runs."""
        return self.kept.over

    def may_see(self, guest: str, seat: int) -> None:
        """While the game runs a seat is for its owner's eyes; when it is over for everybody's."""
        if not NOBODY <= seat < len(self.table.names):
            raise Declined(404, "why-no-seat")
        if seat != NOBODY and not self.over and not self._owns(guest, seat):
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

        return await self.in_turn(open_eyes)  # type: ignore[no-any-return]

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
            self._bots.thinking(),
            open_offers(self),
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

        return await self.in_turn(tell)  # type: ignore[no-any-return]

    async def views(self, guest: str, seat: int, first: int, last: int) -> bytes:
        async def tell() -> bytes:
            self.may_see(guest, seat)
            playing = self.table.playing
            end = min(last, len(playing.record.lines) - 1, first + MOST_VIEWS - 1)
            return await asyncio.to_thread(_views, playing, seat, first, end)

        return await self.in_turn(tell)  # type: ignore[no-any-return]

    async def record(self, guest: str, seat: int) -> str:
        """The whole record when the game is over; before that what the seat may know of it."""

        async def tell() -> str:
            self.may_see(guest, seat)
            playing = self.table.playing
            return str(playing.record) if self.over else str(await asyncio.to_thread(playing.redacted, seat))

        return await self.in_turn(tell)  # type: ignore[no-any-return]

    async def meanwhile(self, do: Callable[[], Table]) -> Table:
        """Have something long done from this table, while nothing changes at it."""

        async def work() -> Table:
            return await asyncio.to_thread(do)

        return await self.in_turn(work)  # type: ignore[no-any-return]

    async def verify(self) -> wire.Verdict:
        """Whether the shuffles are those of the seed that was promised."""
        if not self.over:
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
                others = [one for n, one in enumerate(self.table.names) if n != number]
                self.table.call(number, distinct(person_name(name), others), self.time())
            self.kept.owners[number].guest = guest
            if len(free) == 1 and self._waits_for_all():
                self.table.resume(NOBODY, self.time())
            await self.commit(before)
            self._show_seats()

        await self.in_turn(take)

    def _waits_for_all(self) -> bool:
        """Whether the game is paused because a seat was free."""
        pauses = [line for line in self.table.playing.record.lines if line.text == "pause"]
        return self.table.paused and pauses[-1].seat == NOBODY

    def tell_rematch(self) -> None:
        if self.kept.rematch is not None:
            self.show_all(wire.Rematched(self.kept.rematch))

    async def set_rematch(self, table: str) -> str:
        """The table on which this one is played again: the first that was asked for."""

        async def note() -> str:
            if self.kept.rematch is not None:
                return self.kept.rematch
            kept = replace(self.kept, rematch=table)
            await asyncio.wrap_future(self.inn.store.append(kept, []))
            self.kept = kept
            return table

        return await self.in_turn(note)  # type: ignore[no-any-return]

    @property
    def idle(self) -> bool:
        quiet = not self.eyes and not self._bots.thinking() and not self.table.due() and self._jobs.empty()
        return quiet and time.monotonic() - self.used > IDLE

    def close(self) -> None:
        for eyes in list(self.eyes):
            eyes.close()
        self._bots.close()
        self._task.cancel()
        while not self._jobs.empty():
            self._jobs.get_nowait().done.cancel()


def _views(playing: Play, seat: int, first: int, last: int) -> bytes:
    shown = [b'{"n":%d,"view":%s}' % (n, bytes(showing.view(playing, n, seat))) for n in range(first, last + 1)]
    return b'{"views":[' + b",".join(shown) + b"]}"
