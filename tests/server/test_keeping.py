"""A disk that is slow, or fails once: nobody is shown what is not on it, and the table goes on from what is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sarai import bots
from sarai.server import hosting, wire
from sarai.server.hosting import Host
from sarai.server.inn import Inn
from sarai.server.obeying import why_nots
from sarai.server.refusing import Declined
from sarai.server.sql import SqlStore, engine_for, migrate

WAIT = 20.0


class Disk:
    """Is asked before each commit: it can fail so many times, or make whoever writes wait."""

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


class Here:
    """Bots that think in the server's own process."""

    processes = 1

    def answer(self, game: Any, bot: str, luck: int, view: Any) -> int:
        return bots.ask(game, bot, view, luck)

    def close(self) -> None:
        pass


def kept_at(folder: Path, do: Callable[[Inn, Disk], Awaitable[None]]) -> None:
    disk = Disk()
    engine = engine_for(folder / "sarai.sqlite")
    migrate(engine)

    async def run() -> None:
        inn = Inn(SqlStore(engine, disk), Here())  # type: ignore[arg-type]
        try:
            await do(inn, disk)
        finally:
            disk.free.set()
            await inn.close()

    with ThreadPoolExecutor(1) as thread:  # in the main thread Playwright's loop may be running
        thread.submit(asyncio.run, run()).result()


async def laid(inn: Inn, *kinds: str, game: str = "dunhuang") -> Host:
    seats = [
        wire.SeatWish(kind) if kind in ("here", "link") else wire.SeatWish("bot", bot=kind)  # type: ignore[arg-type]
        for kind in kinds
    ]
    return await inn.create("ann", wire.TableWish(game, seats))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


def test_bots_go_on_after_a_commit_that_failed(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "random")
        assert 1 in host.table.owed
        disk.fails = 1  # what is written next is the bot's answer
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
        no = await answer(host, 0, "a")
        assert isinstance(no, wire.RefusedFrame)
        assert no.reason.key == "why-not-kept"
        assert len(host.table.playing.record.lines) == host.kept.lines == 1
        assert isinstance(await answer(host, 0, "b"), wire.Done)

    kept_at(tmp_path, do)


async def answer(host: Host, seat: int, name: str) -> wire.Answer:
    asked = host.table.playing.prompts[seat]
    assert asked is not None
    return await host.obey("ann", seat, wire.DoAnswer(name, host.table.playing.numbers[seat], asked.choices[0].action))


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
                await host.verify()

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
        assert (await host.verify()).ok

    kept_at(tmp_path, do)


def test_why_not_is_asked_of_the_rules_once_for_each_position_and_not_on_the_loop(tmp_path, monkeypatch):
    asked: list[threading.Thread] = []

    def counted(*args: Any) -> Any:
        asked.append(threading.current_thread())
        return why_nots(*args)

    async def do(inn: Inn, disk: Disk) -> None:
        monkeypatch.setattr(hosting, "why_nots", counted)
        host = await laid(inn, "here", "here")
        for turn in range(3):
            for seat in {0, 1} & set(host.table.owed):
                for n in range(5):
                    told = await host.obey("ann", seat, wire.DoWhy(f"{turn}-{seat}-{n}"))
                    assert isinstance(told, wire.WhyFrame)
                    assert told.reasons == why_nots(host, seat, "")
            before = len(asked)
            assert isinstance(await answer(host, host.table.owed[0], f"{turn}"), wire.Done)
        assert before == 2 + 1 + 1
        assert threading.current_thread() not in asked

    kept_at(tmp_path, do)
