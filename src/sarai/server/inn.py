"""All tables of a server: finding them, making new ones, and the processes that their bots think in."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from sarai import bots, games
from sarai.bots.workers import Workers
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.game import Game
from sarai.kernel.state import NOBODY
from sarai.server import showing, wire
from sarai.server.guests import Guests
from sarai.server.hosting import Host
from sarai.server.making import brought, imagined, seat_branch, table_of, true_branch
from sarai.server.refusing import Declined
from sarai.server.seating import called, known_bot
from sarai.server.sql import now
from sarai.server.store import Kept, Owner, Store, Whole
from sarai.table import Pace, Question, Seat, Table
from sarai.table.clocks import read_pace

log = logging.getLogger("sarai")
MOST_PROMISES = 1000


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
            for one, called in zip(wish.seats, called(wish.seats), strict=True)
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
        if (pace.allowance or table.due()) and any(owner.kind == "link" and not owner.guest for owner in owners):
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
        if not old.over:
            raise Declined(409, "why-not-over")
        async with old.laying_again:
            chosen = await old.set_rematch(secrets.token_urlsafe(9))
            if chosen in self.hosts or await asyncio.to_thread(self.store.whole, chosen) is not None:
                return await self.host(chosen)
            return await self._lay_again(guest, old, chosen)

    async def _lay_again(self, guest: str, old: Host, chosen: str) -> Host:
        first = old.table.playing.record
        originally = {
            line.seat: line.text.removeprefix("bot ") for line in reversed(first.lines) if line.text.startswith("bot ")
        }
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
        if old.table.game.timed and not old.over:
            raise Declined(409, "why-branch-timed")
        specs = [*wish.bots, *[showing.follower(old.kept.game)] * seats][:seats]
        specs[wish.seat] = None
        for spec in specs:
            if spec is not None:
                known_bot(spec, old.kept.game)
        seed = secrets.token_bytes(32)
        dealer = Dealer(seed, tuple(secrets.token_hex(8) for _ in range(seats)))
        imagining = not old.over
        make = imagined if imagining else true_branch
        table = await old.meanwhile(lambda: make(old.table, wish.n, wish.seat, dealer))
        if table.over or table.playing.resigned:
            raise Declined(409, "why-over")
        seat_branch(table, specs)
        owners = [
            Owner("here" if spec is None else "bot", "" if spec else guest, table.names[n], spec or "")
            for n, spec in enumerate(specs)
        ]
        return await self._keep(guest, table, owners, seed, branch=(old.kept.id, wish.n, imagining))

    async def study(self, guest: str, text: str) -> Host:
        """A finished game that somebody brings, to be looked at; raises `BadRecord` with its line."""
        table = await asyncio.to_thread(brought, text)
        if not table.over:
            raise Declined(409, "why-not-over")
        last = table.playing.record.lines[-1].text
        seed = bytes.fromhex(last.removeprefix("seed ")) if last.startswith("seed ") else b""
        owners = [
            Owner("bot" if n in table.bots else "link", "-", name, table.bots.get(n, ""), n in table.playing.resigned)
            for n, name in enumerate(table.names)
        ]
        return await self._keep(guest, table, owners, seed)
