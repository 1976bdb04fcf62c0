"""New tables: dealt, dealt again, branched off from another, or made from an uploaded record."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from sarai import bots, games
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.game import Game
from sarai.kernel.options import check_seats, complete_options
from sarai.kernel.record import Line
from sarai.kernel.state import NOBODY, State
from sarai.kernel.view import read_view
from sarai.server import frames, wire
from sarai.server.hosting import Host
from sarai.server.names import admitted, called, known_bot
from sarai.server.quotas import Who
from sarai.server.refusals import Declined
from sarai.server.restore import all_told, imagined, seat_branch, true_branch
from sarai.server.slices import Work
from sarai.server.sql import now
from sarai.server.store import Owner, TableRow
from sarai.table import Seat, Table, TimeControl
from sarai.table.clocks import read_pace

if TYPE_CHECKING:
    from sarai.server.inn import Inn


@dataclass(frozen=True, slots=True)
class Laid:
    """What a new table has besides its game."""

    owners: Sequence[Owner]
    seed: bytes
    open: bool = False
    aid: bool = False
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    branch_of: tuple[str, int, bool] | None = None
    """The table and the line from which it goes on, and whether in an imagined world."""


async def create(inn: Inn, who: Who, wish: wire.TableWish) -> Host:
    pace = TimeControl(wish.clock.minutes, wish.clock.increment, wish.clock.days)
    if pace.kind != wish.clock.kind:
        raise Declined(400, "why-bad-clock")
    owners = [
        Owner(
            one.kind,
            who.guest if one.kind == "here" else "",
            name,
            known_bot(one.bot, wish.game) if one.kind == "bot" else "",
        )
        for one, name in zip(wish.seats, called(wish.seats), strict=True)
    ]
    game = games.load(wish.game)
    check_seats(game, len(owners))
    complete_options(game, wish.options)  # refuse what cannot be laid before counting it
    listed = wish.open and any(owner.free for owner in owners)
    async with inn.making(who, listed, all(owner.bot for owner in owners)):
        laid = Laid(owners, inn.promises.keep(who.guest, wish.promise), wish.open, wish.aid)
        return await _deal(inn, who, wish.game, wish.options, pace, laid, wish.nonce)


async def _deal(
    inn: Inn, who: Who, game_id: str, options: dict[str, str], pace: TimeControl, laid: Laid, nonce: str = ""
) -> Host:
    game = games.load(game_id)
    check_seats(game, len(laid.owners))
    for owner in laid.owners:
        if owner.bot:
            bots.bot(owner.bot, game, Fast(0))
    shares = [nonce if owner.guest == who.guest else "" for owner in laid.owners]
    dealer = Dealer(laid.seed, tuple(share or secrets.token_hex(8) for share in shares))

    def deal() -> Work[Table]:
        yield None
        return Table.opened(game, [Seat(owner.name, owner.bot) for owner in laid.owners], dealer, options, pace)

    table = await inn.slices.do(who, deal())
    if (pace.allowance or table.due()) and any(owner.free for owner in laid.owners):
        table.pause(NOBODY)  # no time runs before everybody has sat down
    return await _open(inn, who, table, laid)


async def _open(inn: Inn, who: Who, table: Table, laid: Laid) -> Host:
    """Store a new table, and give it a host."""
    record = table.playing.record
    of, n, is_imagined = laid.branch_of or (None, None, False)
    kept = await _keep(
        inn,
        who,
        TableRow(
            id=laid.id,
            game=record.head.game,
            head=str(record.head),
            seed=laid.seed,
            clock=str(table.clock.pace),
            maker=who.guest,
            open=laid.open,
            aid=laid.aid,
            over=table.over,
            stirs=bool(table.bots_asked() or table.due()),
            lines=len(record.lines),
            started=0,
            changed=0,
            branch_of=of,
            branch_n=n,
            imagined=is_imagined,
            listed=laid.open and any(owner.free for owner in laid.owners),
            unattended=not table.people,
            owners=list(laid.owners),
        ),
        record.lines,
    )
    told = await inn.slices.do(who, all_told(table.playing))
    return await inn.host_of(kept, table, told, who)


async def _keep(inn: Inn, who: Who, kept: TableRow, lines: Sequence[Line | str]) -> TableRow:
    kept.started = kept.changed = moment = now()
    kept.address = who.address
    kept.owners = [
        replace(owner, address=who.address, seen=moment) if owner.guest == who.guest else owner for owner in kept.owners
    ]
    await inn.write(inn.store.add(kept, lines))
    return kept


async def rematch(inn: Inn, who: Who, old: Host) -> Host:
    """The same seats again. Whoever asks second gets the table that the first has made."""
    if not old.seated(who.guest):
        raise Declined(403, "why-not-your-table")
    if not old.over:
        raise Declined(409, "why-not-over")
    async with old.laying_again:
        chosen = old.kept.rematch
        if chosen is not None and await asyncio.to_thread(inn.store.whole, chosen) is not None:
            return await inn.host(chosen, who)
        async with inn.making(who, unattended=not any(owner.guest for owner in old.kept.owners)):
            return await _lay_again(inn, who, old, await old.set_rematch(secrets.token_urlsafe(9)))


async def _lay_again(inn: Inn, who: Who, old: Host, chosen: str) -> Host:
    """Seats have the bots they began with, as far as a table may have them; people who resigned play again
    themselves."""
    first, game = old.table.playing.record, old.kept.game
    bots_then = {line.seat: line.said for line in reversed(first.lines) if line.noted == "bot"}
    owners = [
        Owner(owner.kind, owner.guest, owner.name, admitted(bots_then.get(n, ""), game) if owner.kind == "bot" else "")
        for n, owner in enumerate(old.kept.owners)
    ]
    laid = Laid(owners, secrets.token_bytes(32), aid=old.kept.aid, id=chosen)
    new = await _deal(inn, who, game, first.head.options, read_pace(old.kept.clock), laid)
    old.tell_rematch()
    return new


async def branch(inn: Inn, who: Who, old: Host, wish: wire.BranchWish) -> Host:
    """Play on from any point: of a finished game from its true position, of a running one in a world that the seat
    imagines."""
    record, seats = old.table.playing.record, len(old.table.names)
    if wish.n >= old.kept.lines or not 0 <= wish.seat < seats:
        raise Declined(404, "why-no-line")
    old.may_see(who.guest, wish.seat)
    if record.lines[wish.n].noted == "seed":
        raise Declined(409, "why-over")
    if old.table.game.timed and not old.over:
        raise Declined(409, "why-branch-timed")
    specs = [*wish.bots, *[frames.follower(old.kept.game)] * seats][:seats]
    specs[wish.seat] = None
    for spec in specs:
        if spec is not None:
            known_bot(spec, old.kept.game)
    async with inn.making(who):
        return await _branch(inn, who, old, wish, specs)


async def _branch(inn: Inn, who: Who, old: Host, wish: wire.BranchWish, specs: Sequence[str | None]) -> Host:
    seats = len(specs)
    seed = secrets.token_bytes(32)
    dealer = Dealer(seed, tuple(secrets.token_hex(8) for _ in range(seats)))
    table = await (_truly(inn, who, old, wish, dealer) if old.over else _imagined(old, who, wish, dealer))
    if table.over or table.playing.resigned:
        raise Declined(409, "why-over")
    seat_branch(table, specs)
    owners = [
        Owner("here" if spec is None else "bot", "" if spec else who.guest, table.names[n], spec or "")
        for n, spec in enumerate(specs)
    ]
    return await _open(inn, who, table, Laid(owners, seed, branch_of=(old.kept.id, wish.n, not old.over)))


async def _truly(inn: Inn, who: Who, old: Host, wish: wire.BranchWish, dealer: Dealer) -> Table:
    def solve(game: Game, state: State) -> Awaitable[None] | None:
        return inn.solve(game, state, who, old.kept.id)

    with inn.chores.one(who):
        return await inn.slices.do(who, true_branch(old.table, wish.n, dealer, solve))


async def _imagined(old: Host, who: Who, wish: wire.BranchWish, dealer: Dealer) -> Table:
    """From what the seat was shown after that line, and nothing else."""
    shown = msgspec.json.decode(await old.views(who, wish.seat, wish.n, wish.n))["views"]
    return imagined(old.table, read_view(old.table.game, shown[0]["view"]), dealer)


async def study(inn: Inn, who: Who, text: str) -> TableRow:
    """Store an uploaded finished game to look at; raises `Declined` with the line that is wrong.

    The game is over, so its bots are never asked anything, whatever they are called. It gets a host when somebody opens
    it.
    """
    quotas = inn.settings.quotas
    if len(text) > quotas.record_bytes > 0:
        raise Declined(413, "why-too-big", most=quotas.record_bytes)
    async with inn.making(who):
        return await _study(inn, who, text)


async def _study(inn: Inn, who: Who, text: str) -> TableRow:
    found = msgspec.json.decode(await inn.chore(who, "", do="bring", text=text))
    if "fault" in found:
        raise Declined(400, "why-bad-record", line=found["line"], fault=found["fault"][:300])
    if not found["over"]:
        raise Declined(409, "why-not-over")
    kept = TableRow(
        id=secrets.token_urlsafe(9),
        game=found["game"],
        head=found["head"],
        seed=bytes.fromhex(found["seed"]),
        clock=found["clock"],
        maker=who.guest,
        open=False,
        aid=False,
        over=True,
        stirs=False,
        lines=len(found["lines"]),
        started=0,
        changed=0,
        owners=[
            Owner("bot" if bot else "link", "-", name, bot, n in found["resigned"])
            for n, (name, bot) in enumerate(zip(found["names"], found["bots"], strict=True))
        ],
    )
    return await _keep(inn, who, kept, found["lines"])
