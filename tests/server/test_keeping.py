"""A disk that is slow, or fails once: nobody is shown what is not on it, and the table goes on from what is."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sarai import bots
from sarai.kernel.reasons import Reason, Refusal
from sarai.server import hosting, new_tables, wire
from sarai.server.commands import why_nots
from sarai.server.eyes import Eyes
from sarai.server.hosting import Host
from sarai.server.inn import Inn
from sarai.server.line_cache import LineCache
from sarai.server.quotas import Who
from sarai.server.refusals import Declined
from sarai.server.schema import engine_for
from sarai.server.settings import Settings
from sarai.server.sql import SqlStore, migrate
from sarai.server.store import StoredTable
from sarai.table import BotQuestion, Table
from tests.server.harness import in_a_thread
from tests.server.test_eyes import Drawer

WAIT = 60.0


class Disk:
    """Called before each commit: it can fail a number of times, or make the writer wait."""

    def __init__(self) -> None:
        self.fails = 0
        self.held = threading.Event()
        self.free = threading.Event()
        self.free.set()

    def __call__(self) -> None:
        self.held.set()
        assert self.free.wait(WAIT)
        if self.fails:
            self.fails -= 1
            raise OSError("no room on this disk")


ANN = Who("ann", "here")


class HomeInn(Inn):
    """Its bots think in the server's own process."""

    async def think(self, host: Host, asked: BotQuestion) -> int:
        return bots.ask(host.table.game, asked.bot, asked.view, asked.luck)


def kept_at(folder: Path, do: Callable[[Inn, Disk], Awaitable[None]]) -> None:
    disk = Disk()
    engine = engine_for(folder / "sarai.sqlite")
    migrate(engine)

    async def run() -> None:
        inn = HomeInn(SqlStore(engine, disk), Settings(data=folder))
        try:
            await do(inn, disk)
        finally:
            disk.free.set()
            await inn.close()

    in_a_thread(asyncio.run, run())


async def laid(inn: Inn, *kinds: str, game: str = "dunhuang") -> Host:
    seats = [
        wire.SeatWish(kind) if kind in ("here", "link") else wire.SeatWish("bot", bot=kind)  # type: ignore[arg-type]
        for kind in kinds
    ]
    return await new_tables.create(inn, ANN, wire.TableWish(game, seats))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


def test_bots_go_on_after_a_commit_that_failed(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "random")
        assert 1 in host.table.owed
        disk.fails = 1  # the next write is the bot's answer
        await until(lambda: disk.fails == 0)
        await until(lambda: 1 not in host.table.owed and host.kept.lines == len(host.table.playing.record.lines))
        whole = inn.store.whole(host.kept.id)
        assert whole is not None
        assert [line.split()[1] for line in whole.lines[2:]] == ["B"]

    kept_at(tmp_path, do)


def test_what_was_not_kept_is_forgotten_also_when_it_cannot_be_read_at_once(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        read, faults = inn.store.whole, [OSError("no such disk")]

        def whole(table: str) -> Any:
            if faults:
                raise faults.pop()
            return read(table)

        monkeypatch.setattr(inn.store, "whole", whole)
        disk.fails = 1
        first = command(host, 0, "a")
        no = await host.obey("ann", 0, first)
        assert isinstance(no, wire.RefusedFrame)
        assert no.reason.key == "why-not-kept"
        assert host.kept.lines == 1
        assert host.shown("ann").lines == 1
        with pytest.raises(Declined, match="why-not-kept"):  # it cannot be read either
            await host.obey("ann", 0, first)
        assert isinstance(await host.obey("ann", 0, first), wire.Done), "a refusal that is our fault is not final"
        found = read(host.kept.id)
        assert found is not None
        assert len(found.lines) == len(host.table.playing.record.lines) == host.kept.lines == 2

    kept_at(tmp_path, do)


def command(host: Host, seat: int, name: str) -> wire.DoAnswer:
    asked = host.table.playing.prompts[seat]
    assert asked is not None
    return wire.DoAnswer(name, host.table.playing.numbers[seat], asked.choices[0].action)


async def answer(host: Host, seat: int, name: str) -> wire.Answer:
    return await host.obey("ann", seat, command(host, seat, name))


def test_the_end_and_its_seed_are_shown_when_they_are_on_disk(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")

        async def nothing_is_told() -> None:
            shown = host.shown("eve")
            assert (shown.over, shown.seed, shown.lines) == (False, None, 1)
            assert not any(seat.resigned for seat in shown.seats)
            with pytest.raises(Declined, match="why-not-your-seat"):
                host.may_see("eve", 0)
            with pytest.raises(Declined, match="why-not-over"):
                await host.verify(ANN)

        disk.held.clear()
        disk.free.clear()
        resigning = asyncio.create_task(host.obey("ann", 0, wire.DoResign("a")))
        await until(disk.held.is_set)
        assert host.table.over
        await nothing_is_told()
        disk.fails = 1
        disk.free.set()
        assert isinstance(await resigning, wire.RefusedFrame)
        await nothing_is_told()
        assert isinstance(await host.obey("ann", 0, wire.DoResign("b")), wire.Done)
        assert host.shown("eve").seed == host.kept.seed.hex()
        host.may_see("eve", 0)
        assert (await host.verify(ANN)).ok

    kept_at(tmp_path, do)


def test_why_not_is_asked_of_the_rules_once_for_each_position_and_in_slices(tmp_path, monkeypatch):
    asked: list[int] = []

    def counted(host: Host, seat: int, family: str) -> Any:
        asked.append(seat)
        return why_nots(host, seat, family)

    def at_once(host: Host, seat: int) -> dict[str, wire.Why]:
        steps, work = 0, why_nots(host, seat, "")
        while True:
            try:
                next(work)
                steps += 1
            except StopIteration as end:
                assert steps > 5, "others would get no turn in between"
                reasons: dict[str, wire.Why] = end.value
                return reasons

    async def do(inn: Inn, disk: Disk) -> None:
        monkeypatch.setattr(hosting, "why_nots", counted)
        host = await laid(inn, "here", "here")
        for turn in range(3):
            for seat in {0, 1} & set(host.table.owed):
                for n in range(5):
                    told = await host.obey("ann", seat, wire.DoWhy(f"{turn}-{seat}-{n}"))
                    assert isinstance(told, wire.WhyFrame)
                    assert told.reasons == at_once(host, seat)
            before = len(asked)
            assert isinstance(await answer(host, host.table.owed[0], f"{turn}"), wire.Done)
        assert before == 2 + 1 + 1

    kept_at(tmp_path, do)


def test_whoever_waits_at_a_table_that_is_closed_is_told_to_ask_again(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        disk.held.clear()
        disk.free.clear()
        asked = [asyncio.create_task(host.obey("ann", 0, wire.DoPause(f"p{n}"))) for n in range(3)]
        await until(disk.held.is_set)
        inn.forget(host, Reason("why-table-shut"))
        disk.free.set()
        assert isinstance(await asked[0], wire.Done), "the change was with the disk already"
        for one in asked[1:]:
            with pytest.raises(Declined, match="why-closing"):
                await one

    kept_at(tmp_path, do)


def test_a_command_of_somebody_who_has_gone_meanwhile_is_carried_out_once(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        before, seat = len(host.table.playing.record.lines), host.table.owed[0]
        disk.held.clear()
        disk.free.clear()
        asked = command(host, seat, "a")
        gone = asyncio.create_task(host.obey("ann", seat, asked))
        await until(disk.held.is_set)
        gone.cancel()
        await asyncio.wait([gone])
        assert gone.cancelled()
        asyncio.get_running_loop().call_later(0.2, disk.free.set)
        assert isinstance(await host.obey("ann", seat, asked), wire.Done), "the command is known"
        assert len(host.table.playing.record.lines) == before + 1 == host.kept.lines

    kept_at(tmp_path, do)


def test_a_table_has_one_host_also_when_who_asked_first_has_gone(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        laid_first = await laid(inn, "here", "here")
        del inn.hosts[laid_first.kept.id]
        laid_first.close()
        made, reached, go_on = inn.made, asyncio.Event(), asyncio.Event()

        async def made_slowly(whole: StoredTable, who: Who) -> tuple[Table, LineCache]:
            reached.set()
            await go_on.wait()
            return await made(whole, who)

        monkeypatch.setattr(inn, "made", made_slowly)
        gone = asyncio.create_task(inn.host(laid_first.kept.id, ANN))
        await reached.wait()
        gone.cancel()
        await asyncio.wait([gone])
        reached.clear()
        later = asyncio.create_task(inn.host(laid_first.kept.id, ANN))
        await asyncio.sleep(0.1)
        go_on.set()
        assert await later is inn.hosts[laid_first.kept.id]
        assert not reached.is_set(), "it was opened twice"

    kept_at(tmp_path, do)


def test_a_table_that_cannot_be_is_refused_before_anything_is_counted(tmp_path):
    """Counting queries the store, so repeated nonsense would make it do so as often."""

    async def do(inn: Inn, disk: Disk) -> None:
        def count(*_: str) -> Any:
            raise AssertionError("it was counted")

        inn.store.count = count  # type: ignore[method-assign, assignment]
        two, five = [wire.SeatWish("here")] * 2, [wire.SeatWish("here")] * 5
        for wish in (
            wire.TableWish("dunhuang", two, options={"colour": "blue"}),
            wire.TableWish("dunhuang", five),
            wire.TableWish("dunhuang", [*two, wire.SeatWish("bot", bot="ismcts:12345678")]),
        ):
            with pytest.raises((Refusal, Declined)):
                await new_tables.create(inn, ANN, wish)

    kept_at(tmp_path, do)


async def put_away(inn: Inn) -> list[weakref.ref[Any]]:
    """A table that was played at and looked at, and is no longer open: weak references to what it was."""
    host = await laid(inn, "here", "random")
    eyes = Eyes(Who("ann", ""), 0, Drawer())
    await host.look(eyes, 0)
    await until(lambda: host.table.owed == [0])
    asked = host.table.playing.prompts[0]
    assert asked is not None
    answer = wire.DoAnswer("1", host.table.playing.numbers[0], asked.choices[0].action)
    assert isinstance(await host.obey("ann", 0, answer), wire.Done)
    await host.look_away(eyes)
    del inn.hosts[host.kept.id]
    host.close()
    return [weakref.ref(host), weakref.ref(host.table), weakref.ref(host.table.playing)]


def test_a_table_that_is_put_away_takes_no_room_any_more(tmp_path):
    """At once, without garbage collection: a server with many tables has no time for that."""

    async def do(inn: Inn, disk: Disk) -> None:
        left = await put_away(inn)
        await until(lambda: not any(one() for one in left))

    gc.disable()
    try:
        kept_at(tmp_path, do)
    finally:
        gc.enable()
