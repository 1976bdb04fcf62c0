"""What coincides at a bad moment, and what fails halfway: nobody sees, keeps or gets what is not theirs."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from sarai.bots.process import Process, ThoughtEnded
from sarai.kernel import play
from sarai.kernel.reasons import BadOption, IllegalAction
from sarai.server import control, hosting, inn, lanes, new_tables, seating, table_socket, wire
from sarai.server.eyes import Eyes
from sarai.server.hosting import Host
from sarai.server.inn import Inn
from sarai.server.line_cache import LineCache
from sarai.server.promises import Promises
from sarai.server.quotas import NewTables, Who
from sarai.server.refusals import Declined, refused
from sarai.server.restore import recalled
from sarai.server.sql import now
from sarai.server.store import Count, StoredTable, TableRow
from sarai.table import BotQuestion, Table
from tests.server.test_eyes import Drawer
from tests.server.test_keeping import ANN, Disk, answer, kept_at, laid, until
from tests.server.test_lanes import ROOT

BEN, CEM = Who("ben", "there"), Who("cem", "elsewhere")
HOUR = 3600 * 1000


async def nothing() -> None:
    return


async def never(host: Host, asked: BotQuestion) -> int:
    """A bot that thinks forever."""
    await asyncio.Event().wait()
    raise AssertionError


async def some_turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def with_ben(inn: Inn) -> Host:
    host = await laid(inn, "here", "link")
    await seating.sit(host, BEN, 1, "", True)
    return host


async def finished(inn: Inn) -> Host:
    host = await laid(inn, "here", "here")
    assert isinstance(await host.obey("ann", 0, wire.DoResign("over")), wire.Done)
    return host


async def look(host: Host, who: Who, seat: int) -> Drawer:
    drawer = Drawer()
    await host.look(Eyes(who, seat, drawer), 0)
    return drawer


def put_away(inn: Inn, host: Host) -> None:
    del inn.hosts[host.kept.id]
    host.close()


def raises(error: Exception) -> Callable[..., Any]:
    def fault(*_: object, **__: object) -> Any:
        raise error

    return fault


@contextmanager
def unheard(inn: Inn, written: bool) -> Iterator[None]:
    """Whoever changes a table meanwhile is told that it could not be stored, whether it was (`written`) or not."""
    append = inn.store.append

    def lost(*what: Any, **more: Any) -> Future[None]:
        told: Future[None] = Future()
        if written:
            append(*what, **more).result()
        told.set_exception(OSError("the writer has ended"))
        return told

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(inn.store, "append", lost)
        yield


# -- a table and what is kept of it


@pytest.mark.parametrize("place", ["_to_keep", "_prepare"])
@pytest.mark.parametrize("fault", [ValueError("a fault of ours"), BadOption(["a fault that looks like theirs"])])
def test_after_a_fault_before_a_change_is_kept_the_table_is_as_it_is_kept(tmp_path, monkeypatch, place, fault):
    """Even if the disk has the change already, and has not written it yet."""
    monkeypatch.setattr(hosting, "RETRY", 600.0)

    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        disk.free.clear()
        with monkeypatch.context() as faulty:
            faulty.setattr(host, place, raises(fault))
            (said,) = await asyncio.gather(answer(host, host.table.owed[0], "a"), return_exceptions=True)
        assert said is fault or isinstance(said, wire.RefusedFrame)
        following = asyncio.create_task(host.in_turn(nothing))
        asyncio.get_running_loop().call_later(0.2, disk.free.set)
        await following
        assert isinstance(await answer(host, host.table.owed[0], "b"), wire.Done)
        whole = inn.store.whole(host.kept.id)
        assert whole is not None
        assert [int(line.split()[0]) for line in whole.lines] == list(range(len(whole.lines)))
        assert whole.lines == [str(line) for line in host.table.playing.record.lines]
        assert len(host.told) == host.kept.lines == len(whole.lines)

    kept_at(tmp_path, do)


def test_who_has_lost_his_seat_by_a_write_that_nobody_heard_of_is_not_shown_it_any_more(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await with_ben(inn)
        drawer = await look(host, BEN, 1)
        with unheard(inn, written=True), pytest.raises(Declined, match="why-not-kept"):
            await seating.remove(host, "ann", 1)
        seen = len(drawer.sent)
        await host.in_turn(nothing)
        assert host.kept.owners[1].free
        refusal, code = drawer.sent[seen:]
        assert b"why-not-your-seat" in bytes(refusal)
        assert code == 4403

    kept_at(tmp_path, do)


def test_a_day_that_has_gone_by_is_not_given_back_when_a_table_is_made_anew(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        wish = wire.TableWish("dunhuang", [wire.SeatWish("here")] * 2, clock=wire.ClockWish("days", days=1))
        host = await new_tables.create(inn, ANN, wish)
        monkeypatch.setattr(hosting, "now", lambda: now() + 20 * HOUR)
        host._since -= 20 * 3600
        assert host.time() >= 20 * HOUR
        host._ahead = True
        await host.in_turn(nothing)
        assert host.time() >= 20 * HOUR

    kept_at(tmp_path, do)


def test_a_game_that_ends_while_the_server_stops_is_over_in_the_lists_too(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        disk.held.clear()
        disk.free.clear()
        resigning = asyncio.create_task(host.obey("ann", 0, wire.DoResign("a")))
        await until(disk.held.is_set)
        stopping = asyncio.create_task(inn.close())
        await some_turns()
        disk.free.set()
        assert isinstance(await resigning, wire.Done)
        await stopping
        whole = inn.store.whole(host.kept.id)
        assert whole is not None
        assert " seed " in whole.lines[-1]
        assert whole.kept.over

    kept_at(tmp_path, do)


# -- looking after all tables


async def sweeps_on(home: Inn, sweeping: asyncio.Task[None]) -> None:
    last = await laid(home, "here", "here")
    await until(lambda: sweeping.done() or last.kept.id not in home.hosts)
    assert not sweeping.done()
    sweeping.cancel()


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are put away as soon as nobody is there."""
    monkeypatch.setattr(inn, "SWEEP", 0.01)
    monkeypatch.setattr(hosting, "IDLE", 0.0)


@pytest.mark.usefixtures("restless")
def test_tables_are_looked_after_also_when_one_is_closed_while_it_is_put_down(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        await answer(host, host.table.owed[0], "a")
        disk.held.clear()
        disk.free.clear()
        sweeping = asyncio.create_task(inn._sweep())
        await until(disk.held.is_set)
        await control.close_table(inn, host.kept.id)
        disk.free.set()
        await sweeps_on(inn, sweeping)

    kept_at(tmp_path, do)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("place", ["refresh", "is_idle", "put_down"])
def test_tables_are_looked_after_also_when_one_has_a_fault(tmp_path, monkeypatch, place):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        monkeypatch.setattr(host, place, raises(ValueError("a fault of ours")))
        await sweeps_on(inn, asyncio.create_task(inn._sweep()))

    kept_at(tmp_path, do)


@pytest.mark.usefixtures("restless")
def test_a_table_that_could_not_be_put_down_once_is_put_away_later(tmp_path, monkeypatch):
    monkeypatch.setattr(hosting, "RETRY", 0.01)

    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        await answer(host, host.table.owed[0], "a")
        disk.fails = 1
        sweeping = asyncio.create_task(inn._sweep())
        await until(lambda: host.kept.id not in inn.hosts)
        assert disk.fails == 0
        sweeping.cancel()

    kept_at(tmp_path, do)


def test_finished_games_that_are_opened_one_after_another_do_not_stay_open(tmp_path, monkeypatch):
    monkeypatch.setattr(inn, "MOST_STUDIED", 2)

    async def do(inn: Inn, disk: Disk) -> None:
        tables = []
        for _ in range(5):
            host = await finished(inn)
            tables.append(host.kept.id)
            put_away(inn, host)
        for n, table in enumerate(tables):
            host = await inn.host(table, ANN)
            if n == 0:
                await look(host, ANN, -1)
        assert list(inn.hosts) == [tables[0], *tables[-2:]]

    kept_at(tmp_path, do)


# -- blocking somebody, and taking a table away


def test_who_is_blocked_while_he_waits_for_a_tables_turn_does_not_get_in(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await with_ben(inn)
        drawer = Drawer()
        async with host._turn:
            looking = asyncio.create_task(host.look(Eyes(BEN, 1, drawer), 0))
            await some_turns()
            await inn.block("ben", now() + HOUR)
        with pytest.raises(Declined, match="why-blocked"):
            await looking
        assert drawer.sent == []

    kept_at(tmp_path, do)


def test_who_is_blocked_while_another_is_stays_blocked(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        blocked, go_on, asked = inn.store.blocked, threading.Event(), []

        def read_slowly() -> dict[str, int]:
            found = blocked()
            asked.append(found)
            assert len(asked) > 1 or go_on.wait(60)
            return found

        monkeypatch.setattr(inn.store, "blocked", read_slowly)
        first = asyncio.create_task(inn.block("ben", now() + HOUR))
        await until(lambda: first.done() or bool(asked))
        await inn.block("cem", now() + HOUR)
        go_on.set()
        await first
        assert inn.is_blocked(BEN)
        assert inn.is_blocked(CEM)

    kept_at(tmp_path, do)


def test_a_table_that_is_deleted_while_it_is_opened_is_gone(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        table = host.kept.id
        put_away(inn, host)
        made, reached, go_on = inn.made, asyncio.Event(), asyncio.Event()

        async def made_slowly(whole: StoredTable, who: Who) -> tuple[Table, LineCache]:
            reached.set()
            await go_on.wait()
            return await made(whole, who)

        monkeypatch.setattr(inn, "made", made_slowly)
        opening = asyncio.create_task(inn.host(table, ANN))
        await reached.wait()
        deleting = asyncio.create_task(control.delete_table(inn, table))
        await until(lambda: inn.store.whole(table) is None)
        await some_turns()
        go_on.set()
        await deleting
        assert table not in inn.hosts
        with pytest.raises(Declined, match="why-closing"):
            await answer(await opening, 0, "a")

    kept_at(tmp_path, do)


def test_a_table_whose_row_has_vanished_is_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(hosting, "RETRY", 600.0)

    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        await inn.write(inn.store.delete(host.kept.id))
        assert isinstance(await answer(host, host.table.owed[0], "a"), wire.RefusedFrame)
        with pytest.raises(Declined, match="why-no-table"):
            await host.in_turn(nothing)
        assert host.kept.id not in inn.hosts
        assert host._alarm is None, "it would be tried again"

    kept_at(tmp_path, do)


def test_who_could_be_removed_only_by_half_can_be_removed_after_all(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await with_ben(inn)
        with unheard(inn, written=False), pytest.raises(Declined, match="why-not-kept"):
            await seating.remove(host, "ann", 1)
        await host.in_turn(nothing)
        assert (host.barred, host.kept.owners[1].guest) == ({"ben"}, "ben")
        await seating.remove(host, "ann", 1)
        assert host.kept.owners[1].free
        with pytest.raises(Declined, match="why-removed"):
            await seating.sit(host, BEN, 1, "", True)

    kept_at(tmp_path, do)


def test_whom_the_rules_keep_at_a_table_is_not_barred_from_it(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        monkeypatch.setattr(inn, "think", never)
        wish = wire.TableWish("dunhuang", [wire.SeatWish("link")] * 2, clock=wire.ClockWish("minutes", minutes=1))
        host = await new_tables.create(inn, ANN, wish)
        seat = host.table.owed[0]
        await seating.sit(host, BEN, seat, "", True)
        await seating.sit(host, CEM, 1 - seat, "", True)
        host._at += HOUR
        await host.in_turn(host.act_on_time)
        with pytest.raises(IllegalAction, match="why-out-of-time"):
            await seating.remove(host, "ann", seat)
        whole = inn.store.whole(host.kept.id)
        assert whole is not None
        assert host.barred == whole.barred == set()
        assert whole.kept.owners[seat].guest == "ben"

    kept_at(tmp_path, do)


# -- no more than is allowed


def test_who_asks_for_many_tables_at_once_gets_no_more_than_he_may_have(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        monkeypatch.setattr(inn, "think", never)
        count, counted = inn.store.count, []

        def known(guest: str = "", address: str = "") -> Count:
            counted.append(guest)
            return count(guest, address)

        monkeypatch.setattr(inn.store, "count", known)
        disk.free.clear()
        asked = [asyncio.create_task(laid(inn, "random", "random")) for _ in range(12)]
        await until(lambda: len(counted) == 2 * len(asked))
        disk.free.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, Host) for one in found) == inn.settings.quotas.guest_bot_tables
        assert {str(one) for one in found if not isinstance(one, Host)} == {"why-quota-guest"}

    kept_at(tmp_path, do)


def test_a_table_that_is_laid_again_and_again_counts_each_time(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await finished(inn)
        inn.new_tables = NewTables(replace(inn.settings.quotas, guest_new_tables=2))
        for _ in range(2):
            await seating.close(await new_tables.rematch(inn, ANN, host), "ann")
        with pytest.raises(Declined, match="why-quota-guest"):
            await new_tables.rematch(inn, ANN, host)

    kept_at(tmp_path, do)


def test_who_resigns_among_bots_leaves_a_table_to_them_and_who_ends_the_game_does_not(tmp_path, monkeypatch):
    """Even if somebody does so at many tables at once, and the disk is slow."""

    async def do(inn: Inn, disk: Disk) -> None:
        monkeypatch.setattr(inn, "think", never)
        hosts = [await laid(inn, "here", "random", "random", "random") for _ in range(6)]
        disk.free.clear()
        resigning = [asyncio.create_task(host.obey("ann", 0, wire.DoResign("a"))) for host in hosts]
        await some_turns()
        disk.free.set()
        found = [
            one.reason.key if isinstance(one, wire.RefusedFrame) else "" for one in await asyncio.gather(*resigning)
        ]
        assert found == [""] * inn.settings.quotas.guest_bot_tables + ["why-quota-guest"] * 4
        of_two = await laid(inn, "here", "random")
        assert isinstance(await of_two.obey("ann", 0, wire.DoResign("a")), wire.Done)
        assert of_two.over

    kept_at(tmp_path, do)


def test_an_offer_that_is_made_again_and_again_keeps_nothing(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await with_ben(inn)
        await look(host, ANN, 0)
        await look(host, BEN, 1)
        before, known = host.kept, len(host._commands)
        disk.held.clear()
        for n in range(50):
            assert isinstance(await host.obey("ann", 0, wire.DoPause(f"{n}")), wire.Done)
        assert not disk.held.is_set(), "something was written"
        assert (host.kept, len(host._commands)) == (before, known)
        assert not host.table.paused
        assert isinstance(await host.obey("ben", 1, wire.DoPause("me too")), wire.Done)
        assert host.table.paused

    kept_at(tmp_path, do)


@pytest.mark.parametrize("is_open", [True, False])
def test_a_rematch_that_somebody_finds_while_it_is_laid_has_one_host(tmp_path, monkeypatch, is_open):
    """Whether it is already open for them when it is laid, or about to be."""

    async def do(inn: Inn, disk: Disk) -> None:
        old, write = await finished(inn), inn.write
        found: list[asyncio.Task[Host]] = []

        async def found_at_once(change: Future[None]) -> None:
            await write(change)
            assert old.kept.rematch is not None
            found.append(asyncio.create_task(inn.host(old.kept.rematch, BEN)))
            await (found[0] if is_open else asyncio.sleep(0))

        monkeypatch.setattr(inn, "write", found_at_once)
        new = await new_tables.rematch(inn, ANN, old)
        assert new is await found[0] is inn.hosts[new.kept.id]

    kept_at(tmp_path, do)


def test_a_rematch_that_somebody_looked_for_a_moment_too_early_is_laid(tmp_path, monkeypatch):
    """Ben's lookup has read that there is none, and he has not been told yet."""

    async def do(inn: Inn, disk: Disk) -> None:
        old, add, whole, write, is_laid = (
            await finished(inn),
            inn.store.add,
            inn.store.whole,
            inn.write,
            threading.Event(),
        )
        looking: list[asyncio.Task[Host]] = []

        def looked_for(kept: TableRow, lines: Any) -> Future[None]:
            disk.free.clear()
            looking.append(asyncio.create_task(inn.host(kept.id, BEN)))
            return add(kept, lines)

        def read_slowly(table: str) -> StoredTable | None:
            found = whole(table)
            disk.free.set()
            assert is_laid.wait(60)
            return found

        async def written(change: Future[None]) -> None:
            await write(change)
            is_laid.set()

        monkeypatch.setattr(inn.store, "add", looked_for)
        monkeypatch.setattr(inn.store, "whole", read_slowly)
        monkeypatch.setattr(inn, "write", written)
        new = await new_tables.rematch(inn, ANN, old)
        assert new is inn.hosts[new.kept.id]
        with pytest.raises(Declined, match="why-no-table"):
            await looking[0]

    kept_at(tmp_path, do)


# -- what fails, and who is told


def test_what_fails_in_a_chore_is_for_the_log_and_not_for_whoever_asked(tmp_path, monkeypatch, caplog):
    async def do(inn: Inn, disk: Disk) -> None:
        async def fails(*_: object) -> bytes:
            return b'{"failed": "KeyError: hidden card 17"}'

        host = await laid(inn, "here", "here")
        monkeypatch.setattr(inn.lanes["chores"], "ask", fails)
        with pytest.raises(Declined, match="why-our-fault") as no:
            await host.views(CEM, -1, 0, 0)
        assert no.value.status == 500
        assert b"hidden" not in wire.encode(refused(no.value))
        assert "hidden card 17" in caplog.text

    kept_at(tmp_path, do)


def test_a_server_that_cannot_start_a_process_says_that_it_is_not_well(tmp_path, monkeypatch):
    async def do(inn: Inn, disk: Disk) -> None:
        monkeypatch.setattr(lanes, "Process", raises(OSError("too many open files")))
        found = await inn.health()
        assert (found.ok, found.store, found.bots) == (False, True, False)
        with pytest.raises(Declined, match="why-chore-ended"):
            await inn.chore(ANN, "", do="bring", text="")

    kept_at(tmp_path, do)


def test_a_process_whose_thought_was_ended_leaves_no_socket_open(monkeypatch):
    monkeypatch.chdir(ROOT)
    process = Process("tests.obstinate")
    with pytest.raises(ThoughtEnded) as ended:
        process.ask(b'{"do": "leave"}')
    assert ended.value.__traceback__ is not None, "which refers to the process"
    assert process._socket.fileno() == -1


def test_what_comes_of_a_socket_that_is_being_closed_is_not_carried_out(tmp_path):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "here")
        drawer = Drawer()
        eyes = Eyes(ANN, 0, drawer)
        await host.look(eyes, 0)
        drawer.full = True
        eyes.show(b"he does not read this")
        eyes.close(4403)
        said = iter([{"type": "websocket.receive", "text": '{"id": "1", "do": "resign"}'}, {"type": "gone"}])

        async def receive() -> object:
            return next(said)

        await table_socket._receive(inn, receive, host, eyes)
        assert not host.table.over

    kept_at(tmp_path, do)


# -- taking back


async def plays(host: Host, rounds: int) -> None:
    """Ann answers that many times, with the bots in between."""
    for _ in range(rounds):
        await _is_asked(host)
        assert isinstance(await answer(host, 0, f"{len(host.told)}"), wire.Done)
    await _is_asked(host)


async def _is_asked(host: Host) -> None:
    await until(lambda: host.table.owed == [0] and host.kept.lines == len(host.table.playing.record.lines))


async def takes_back(host: Host) -> wire.Answer:
    return await host.obey("ann", 0, wire.DoUndo(f"{len(host.told)}", host.table.playing.numbers[0]))


@pytest.fixture
def undone(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each line gone back to, whether it was at hand when undo asked for it; it is by the time it is needed.

    The game is the same each time.
    """
    monkeypatch.setattr(play, "replay", raises(AssertionError("everybody would wait for a replay")))
    monkeypatch.setattr(Promises, "keep", lambda *_: bytes(32))
    monkeypatch.setattr(secrets, "token_hex", "0".zfill)
    at_hand: list[bool] = []

    def noted(table: Table, n: int, solve: Any) -> Any:
        at_hand.append(table.playing.remembers(n))
        return recalled(table, n, solve)

    monkeypatch.setattr(hosting, "recalled", noted)
    return at_hand


def test_what_was_long_ago_is_played_again_in_slices_before_it_is_gone_back_to(tmp_path, undone):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "random")
        await plays(host, 12)
        while isinstance(await takes_back(host), wire.Done):
            await _is_asked(host)
        assert len(undone) == 12
        assert not all(undone)

    kept_at(tmp_path, do)


def test_who_takes_back_the_same_again_and_again_has_nothing_played_again(tmp_path, undone):
    async def do(inn: Inn, disk: Disk) -> None:
        host = await laid(inn, "here", "random")
        await plays(host, 6)
        for _ in range(5):
            for _ in range(5):
                await plays(host, 1)
                assert isinstance(await takes_back(host), wire.Done)
            assert isinstance(await takes_back(host), wire.Done)
            await plays(host, 1)
        assert len(undone) == 30
        assert all(undone)

    kept_at(tmp_path, do)
