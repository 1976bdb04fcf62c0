"""All tables of a server: finding them, storing them, and the processes that work for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import Future
from threading import get_ident
from typing import Any

from sarai import __version__, bots
from sarai.bots.process import LAST, RESTFUL, ThoughtEnded, ThoughtFailed, found_in
from sarai.bots.workers import question as bot_question
from sarai.kernel.game import Game
from sarai.kernel.reasons import Reason
from sarai.kernel.state import State
from sarai.server import frames, wire
from sarai.server.encoding import whole_view
from sarai.server.garbage import tidy
from sarai.server.guests import Guests
from sarai.server.hosting import Host
from sarai.server.lanes import Crowded, Lane
from sarai.server.line_cache import LineCache
from sarai.server.metrics import Metrics
from sarai.server.names import admitted
from sarai.server.promises import Promises
from sarai.server.quotas import (
    NOBODY_ASKS,
    Addresses,
    Commands,
    Holding,
    Making,
    NewTables,
    Who,
    check,
    check_tables,
)
from sarai.server.refusals import Declined
from sarai.server.restore import all_told, table_of
from sarai.server.settings import Settings
from sarai.server.slices import Slices, Work
from sarai.server.sql import now
from sarai.server.store import Count, Store, StoredTable, TableRow
from sarai.server.turnstile import Turnstile
from sarai.table import BotQuestion, Table

log = logging.getLogger("sarai")
SWEEP = 5.0
LAG = 0.1
"""Seconds between two checks of whether the loop is late."""
BOTS, CHORES = "sarai.bots.workers", "sarai.server.chores"
MOST_CHORES = 200
MOST_STUDIED = 50
"""How many finished tables that nobody looks at stay open; beyond that, those used longest ago are put away."""
BEHIND = 10
"""The `nice` of long computations that people wait for: behind the server, ahead of everything else."""
QUIET = 5.0
HEALTHY = 5.0
"""Seconds after which something that does not answer counts as unhealthy."""


class Inn:
    """All tables: open ones have a host, the others are in the store.

    Processes work in lanes. Bots that answer at once never wait for those that search; tables with people never wait
    for tables of bots alone; and checks and replays never wait for bots.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.guests = Guests(store.key())
        self.addresses = Addresses(store.key())
        self.blocked = store.blocked()
        self.hosts: dict[str, Host] = {}
        self.slices = Slices()
        self.turnstile = Turnstile()
        self.sockets = Holding(settings.quotas, "sockets")
        self.chores = Holding(settings.quotas, "chores")
        self.commands = Commands(settings.quotas)
        self.new_tables = NewTables(settings.quotas)
        self._making = Making()
        self.writable = True
        many, memory = settings.processes, settings.bot_memory
        self.lanes = {
            "quick": Lane("quick", BOTS, 1, settings.bot_seconds, self.metrics, memory=memory),
            "search": Lane("search", BOTS, many, settings.bot_seconds, self.metrics, memory=memory, nice=BEHIND),
            "unattended": Lane("unattended", BOTS, 1, settings.bot_seconds, self.metrics, memory=memory, nice=LAST),
            "solver": Lane("solver", CHORES, 1, settings.chore_seconds, self.metrics, memory=memory, nice=BEHIND),
            "chores": Lane(
                "chores", CHORES, max(1, many // 2), settings.chore_seconds, self.metrics,
                memory=memory, nice=RESTFUL, most=MOST_CHORES,
            ),
        }  # fmt: skip
        self._opening: dict[str, asyncio.Task[Host]] = {}
        self.promises = Promises()
        self._health: asyncio.Task[wire.Health] | None = None
        self._health_at = -1.0
        self._tasks: list[asyncio.Task[None]] = []
        self._watch()

    def _watch(self) -> None:
        watch = self.metrics.watch
        watch("tables_open", "Open tables.", lambda: len(self.hosts))
        watch("sockets", "Open WebSockets.", lambda: self.sockets.all)
        watch("store_writable", "Whether changes can be stored.", lambda: self.writable)
        for lane in self.lanes.values():
            watch("lane_waiting", "Waiting questions, by lane.", lambda lane=lane: lane.waiting, lane=lane.name)  # type: ignore[misc]
            watch("lane_processes", "Running processes, by lane.", lambda lane=lane: len(lane.pids), lane=lane.name)  # type: ignore[misc]

    async def open(self) -> None:
        self.store.attend(asyncio.get_running_loop())
        works = (self._wake(), self._sweep(), self._feel_lag(), tidy(self._is_quiet))
        self._tasks = [asyncio.create_task(work) for work in works]

    def _is_quiet(self) -> bool:
        """Whether nobody has done anything for a moment."""
        return all(time.monotonic() - host.used > QUIET for host in self.hosts.values())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        hosts = list(self.hosts.values())
        with contextlib.suppress(TimeoutError):  # somebody's turn takes long: only lists will be out of date
            async with asyncio.timeout(HEALTHY):
                for host in hosts:
                    await self._put_down(host)
        for host in hosts:
            host.close()
        self.slices.close()
        for lane in self.lanes.values():
            await asyncio.to_thread(lane.close)
        self.store.attend(None)
        await asyncio.to_thread(self.store.close)

    async def _wake(self) -> None:
        """Open the tables that go on by themselves, so that they do so after a restart."""
        for table in await asyncio.to_thread(self.store.stirring):
            try:
                await self.host(table, NOBODY_ASKS)
            except Exception:
                log.exception("a table could not be opened", extra={"table": table})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(0.2, self.settings.grace / 3)))
            for table, host in list(self.hosts.items()):
                try:
                    await host.refresh()
                    if host.is_idle():
                        await self._put_away(host)
                except Declined:
                    pass  # it could not be stored; the next round tries again
                except Exception:
                    log.exception("a table could not be refreshed or put away", extra={"table": table})
                await asyncio.sleep(0)  # so that nobody waits for all of them

    async def _put_away(self, host: Host) -> None:
        """Put away a table that nobody needs open."""
        await self._put_down(host)
        if host.is_free() and self.hosts.get(host.kept.id) is host:  # nobody has come meanwhile
            del self.hosts[host.kept.id]
            host.close()

    async def _put_away_studied(self) -> None:
        """Keep at most `MOST_STUDIED` finished tables open, however many somebody opens one after another."""
        studied = [host for host in self.hosts.values() if host.over and host.is_free()]
        if len(studied) > MOST_STUDIED:
            for host in sorted(studied, key=lambda one: one.used)[:-MOST_STUDIED]:
                await self._put_away(host)

    async def _feel_lag(self) -> None:
        """Measure how late the loop is. If it is late while the server computes little, the machine itself stalls now
        and then."""
        while True:
            due = time.monotonic() + LAG
            await asyncio.sleep(LAG)
            self.metrics.lag_seconds.observe(max(0.0, time.monotonic() - due))

    async def _put_down(self, host: Host) -> None:
        try:
            await host.put_down()
        except Declined:
            pass  # it is logged, and no line is lost
        except Exception:
            log.exception("what lists say of a table could not be updated", extra={"table": host.kept.id})

    # -- writing

    async def written(self, change: Future[None]) -> None:
        """Wait until a change is on disk; raises whatever prevented that."""
        began = time.monotonic()
        loop, here = asyncio.get_running_loop(), get_ident()
        waiting: asyncio.Future[None] = loop.create_future()

        def written(done: Future[None]) -> None:
            if get_ident() == here:
                _pass_on(done, waiting)
            else:
                loop.call_soon_threadsafe(_pass_on, done, waiting)

        change.add_done_callback(written)
        try:
            await waiting
        except Exception:
            self.writable = False
            raise
        self.writable = True
        loop.call_soon(self.metrics.commit_seconds.observe, time.monotonic() - began)  # whoever waits goes first

    async def write(self, change: Future[None]) -> None:
        """The same for a caller that has nothing to repair: raises `Declined`."""
        try:
            await self.written(change)
        except Exception as error:
            log.error("something could not be stored: %s", error)
            raise Declined(503, "why-not-kept") from error

    # -- processes

    async def think(self, host: Host, asked: BotQuestion) -> int:
        """A bot's answer, from a process that is handed the view and nothing else; raises `ThoughtEnded`."""
        game, table = host.table.game, host.table
        spec = admitted(asked.bot, game.id) if asked.bot != "random" else asked.bot
        lane = self.lanes["unattended" if not table.people else "search" if bots.searches(spec) else "quick"]
        waited_for = any(host.presence.is_here(host.kept.owners[seat].guest) for seat in table.people)
        told = bot_question(game, spec, asked.luck, whole_view(game, asked.view))
        line = await lane.ask(told, host.maker, host.kept.id, waited_for)
        return game.actions.parse(wire.read_text(found_in(line)))

    async def chore(self, who: Who, table: str, **asked: Any) -> bytes:
        """Do something long in a process of its own; each guest may have only so many under way."""
        with self.chores.one(who):
            try:
                return found_in(await self.lanes["chores"].ask(json.dumps(asked).encode(), who, table))
            except ThoughtFailed as failed:
                log.error("a chore failed: %s", failed, extra={"chore": asked["do"]})
                raise Declined(500, "why-our-fault") from failed
            except Crowded as crowded:
                raise Declined(503, "why-crowded") from crowded
            except ThoughtEnded as ended:
                log.warning("a chore was ended", extra={"chore": asked["do"], "reason": str(ended)})
                raise Declined(503, "why-chore-ended") from ended

    def solved(self, game: Game, state: State, host: Host) -> Awaitable[None]:
        """Wait until what the rules will ask for is solved."""
        return self.solve(game, state, host.maker, host.kept.id) or _nothing()

    def solve(self, game: Game, state: State, who: Who, table: str) -> Awaitable[None] | None:
        riddles = game.riddles.open(state)
        return self._solve_riddles(game, riddles, who, table) if riddles else None

    async def _solve_riddles(self, game: Game, riddles: list[tuple[int, ...]], who: Who, table: str) -> None:
        asked = {"do": "solve", "game": game.id, "pack": str(game.pack), "riddles": riddles}
        try:
            line = await self.lanes["solver"].ask(json.dumps(asked).encode(), who, table)
            for riddle, answer in zip(riddles, json.loads(found_in(line)), strict=True):
                game.riddles.know(riddle, tuple(answer))
        except (ThoughtEnded, ThoughtFailed) as ended:
            log.warning("the rules must solve a riddle themselves", extra={"table": table, "reason": str(ended)})

    async def made(self, whole: StoredTable, who: Who) -> tuple[Table, LineCache]:
        """A table rebuilt from what is stored of it, in slices, on behalf of whoever asked for it."""

        def make() -> Work[tuple[Table, LineCache]]:
            table = yield from table_of(whole, lambda game, state: self.solve(game, state, who, whole.kept.id))
            told = yield from all_told(table.playing)
            return table, told

        return await self.slices.do(who, make())

    async def health(self) -> wire.Health:
        """Whether changes can be stored, and a process answers; looked at once a second at most."""
        if time.monotonic() - self._health_at > 1:
            self._health_at, self._health = time.monotonic(), asyncio.create_task(self._look_after())
        assert self._health is not None
        return await asyncio.shield(self._health)

    async def _look_after(self) -> wire.Health:
        try:
            async with asyncio.timeout(HEALTHY):
                await self.written(self.store.beat())
            store = True
        except Exception as error:
            log.error("the store cannot be written to: %s", error)
            store = False
        try:
            async with asyncio.timeout(HEALTHY):
                await self.lanes["quick"].ask(b'{"ping": true}', NOBODY_ASKS, "")
            answers = True
        except (TimeoutError, ThoughtEnded, OSError) as error:
            log.error("the bots' processes do not answer: %r", error)
            answers = False
        waiting = {name: lane.waiting for name, lane in self.lanes.items()}
        return wire.Health(store and answers, store, answers, waiting, len(self.hosts), __version__)

    # -- finding tables

    async def host(self, table: str, who: Who) -> Host:
        """The host of a table, which is opened if need be. Several who ask at once get the same."""
        if table in self.hosts:
            return self.hosts[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open_host(table, who))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open_host(self, table: str, who: Who) -> Host:
        whole = await asyncio.to_thread(self.store.whole, table)
        if whole is None:
            raise Declined(404, "why-no-table")
        made, told = await self.made(whole, who)
        host = self.hosts[table] = Host(self, whole, made, told)
        await self._replace_strangers(host)
        await self._put_away_studied()
        return host

    async def host_of(self, kept: TableRow, table: Table, told: LineCache, who: Who) -> Host:
        """The host of a table just stored; somebody may already have found and opened it."""
        if kept.id in self._opening:
            with contextlib.suppress(Declined):  # looking for it before it was stored found nothing
                await self.host(kept.id, who)
        if kept.id in self.hosts:
            return self.hosts[kept.id]
        host = self.hosts[kept.id] = Host(self, StoredTable(kept, [], kept.changed, set(), set()), table, told)
        return host

    async def _replace_strangers(self, host: Host) -> None:
        """Replace every bot that no table may have by the game's follower."""
        strange = [n for n, spec in host.table.bots.items() if spec != admitted(spec, host.kept.game)]
        if host.over or not strange:
            return

        async def replace_them() -> None:
            before = len(host.table.playing.record.lines)
            for seat in strange:
                log.warning(
                    "a bot that tables may not have was replaced",
                    extra={"table": host.kept.id, "seat": seat, "bot": host.table.bots[seat]},
                )
                host.table.take_over(seat, frames.follower(host.kept.game), host.time())
            await host.commit(before)

        await host.in_turn(replace_them)

    async def gone(self, table: str, reason: Reason) -> None:
        """Drop a table that has left the store, even if somebody was about to open it."""
        if table in self._opening:
            await asyncio.wait([self._opening[table]])
        if table in self.hosts:
            self.forget(self.hosts[table], reason)

    def forget(self, host: Host, reason: Reason) -> None:
        """Drop a table: tell everybody there the reason, and close it."""
        self.hosts.pop(host.kept.id, None)
        host.dismiss(reason, 410)
        host.close()

    async def lists(self, guest: str) -> wire.Tables:
        """The guest's own tables, and those that wait for others."""
        mine, free = await asyncio.gather(
            asyncio.to_thread(self.store.of_guest, guest), asyncio.to_thread(self.store.listed)
        )
        known = {kept.id for kept in mine}
        others = [kept for kept in free if kept.id not in known]
        return wire.Tables([self.shown(kept, guest) for kept in mine], [self.shown(kept, guest) for kept in others])

    def shown(self, kept: TableRow, guest: str) -> wire.TableShown:
        host = self.hosts.get(kept.id)
        if host is not None:
            return host.shown(guest)
        return frames.table(kept, guest, self.guests.join_token(kept.id), frames.seats(kept, guest, lambda _: 0))

    @contextlib.asynccontextmanager
    async def making(self, who: Who, listed: bool = False, unattended: bool = False) -> AsyncIterator[None]:
        """Let a guest make one more table; raises `Declined` if they, or all guests at their address, have made
        enough."""

        def count() -> dict[str, Count]:
            return {"guest": self.store.count(who.guest), "address": self.store.count("", who.address)}

        with self._making.one(who, Count(1, int(listed), int(unattended))) as others:
            for whose, found in (await asyncio.to_thread(count)).items():
                check_tables(self.settings.quotas, whose, found + others[whose], listed, unattended)
            self.new_tables.take(who)
            yield

    def check_unattended(self, host: Host) -> None:
        """Raise `Declined` if the host of the table, or their address, has enough open tables that were left to bots
        alone."""
        alone = [one.kept for one in self.hosts.values() if not one.table.people and not one.over]
        quotas = self.settings.quotas
        check(quotas, "guest_bot_tables", sum(kept.maker == host.kept.maker for kept in alone))
        check(quotas, "address_bot_tables", sum(kept.address == host.kept.address for kept in alone))

    # -- blocking

    def is_blocked(self, who: Who) -> bool:
        moment = now()
        return any(self.blocked.get(one, 0) > moment for one in who if one)

    async def block(self, who: str, until: int) -> None:
        """Block a guest or an address until then; 0 unblocks."""
        await self.write(self.store.block(who, until))
        self.blocked = {one: ends for one, ends in self.blocked.items() if one != who and ends > now()}
        if until:
            self.blocked[who] = until
            for host in list(self.hosts.values()):
                host.dismiss(Reason("why-blocked"), 403, lambda eyes: who in (eyes.guest, eyes.address))


def _pass_on(done: Future[None], waiting: asyncio.Future[None]) -> None:
    """Pass a result from the writing thread on to whoever waits, if anybody still does."""
    if waiting.done():
        return
    error = done.exception()
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)


async def _nothing() -> None:
    return
