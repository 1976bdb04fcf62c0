"""What is stored: group commit on a slow disk, all of a change or nothing of it, a database that grows step by step."""

from __future__ import annotations

import sqlite3
import threading
import time
from concurrent.futures import wait
from pathlib import Path

import pytest
import sqlalchemy as sa

from sarai.kernel.record import Line
from sarai.server import sql
from sarai.server.schema import engine_for, meta
from sarai.server.sql import SqlStore, migrate
from sarai.server.store import CommandKey, LineTaken, Owner, TableRow


def kept(name: str, lines: int = 1) -> TableRow:
    owners = [Owner("here", "ann", "Ann"), Owner("bot", "", "Bot", "random")]
    return TableRow(
        name, "dunhuang", "sarai record 1", b"seed", "clock none", "ann", False, False, False, False, lines, 1, 1,
        owners=owners,
    )  # fmt: skip


def line(n: int) -> Line:
    return Line(n, 0, "pass", (), n)


@pytest.fixture
def store(tmp_path):
    one = SqlStore.at(tmp_path)
    yield one
    one.close()


def test_a_table_comes_back_as_it_was(store):
    one = kept("t")
    store.add(one, [line(0)]).result()
    one.owners[0].name, one.over, one.lines = "Anna", True, 3
    store.append(one, [line(1), line(2)], CommandKey("ann", 0, "c1")).result()
    whole = store.whole("t")
    assert whole.kept == one
    assert whole.lines == ["0 A pass", "1 A pass @1", "2 A pass @2"]
    assert whole.commands == {CommandKey("ann", 0, "c1")}
    assert store.whole("u") is None
    assert [found.id for found in store.of_guest("ann")] == ["t"]
    assert store.of_guest("") == []
    assert store.key() == store.key()


def test_the_lobby_has_room_for_many_addresses(store):
    def list_one(name: str, maker: str, address: str, changed: int) -> None:
        one = kept(name)
        one.maker, one.address, one.changed, one.listed = maker, address, changed, True
        store.add(one, [line(0)]).result()

    list_one("ann's", "ann", "far", 1)
    for n in range(30):
        list_one(f"eve's {n}", f"eve {n // 6}", "near", 100 + n)
    shown = [one.id for one in store.listed()]
    assert len(shown) == 21
    assert shown[-1] == "ann's"
    assert shown[:5] == [f"eve's {n}" for n in (29, 28, 27, 26, 25)], "the newest of each"
    assert "eve's 24" not in shown, "the sixth of one host"


def test_all_of_a_change_or_nothing_of_it(store):
    one = kept("t")
    store.add(one, [line(0)]).result()
    store.append(one, [line(1)], CommandKey("ann", 0, "c1")).result()
    store.append(one, [], CommandKey("ann", 1, "c1")).result()  # one that brought no line, for another seat
    jobs = [
        store.append(one, [], CommandKey("ann", 1, "c1")),  # the same command again
        store.append(one, [line(2), line(1)], CommandKey("ann", 0, "c2")),  # a line that exists already
        store.append(kept("nowhere"), [line(0)]),  # no such table
        store.append(one, [line(2)], CommandKey("ann", 0, "c3")),
    ]
    for job in jobs[:3]:
        with pytest.raises(LineTaken):
            job.result()
    jobs[3].result()
    whole = store.whole("t")
    assert len(whole.lines) == 3
    assert whole.commands == {CommandKey("ann", 0, "c1"), CommandKey("ann", 1, "c1"), CommandKey("ann", 0, "c3")}


def test_a_move_is_one_row_and_what_lists_say_can_come_later(store):
    one = kept("t")
    store.add(one, [line(0)]).result()
    one.lines, one.changed = 2, 9
    store.append(one, [line(1)], CommandKey("ann", 0, "c1"), [], True).result()
    assert store.of_guest("ann")[0].lines == 1, "the lines tell that"
    whole = store.whole("t")
    assert (whole.kept.lines, whole.kept.changed, whole.commands) == (2, 9, {CommandKey("ann", 0, "c1")})


def test_what_was_handed_over_is_written_though_nobody_waits(store):
    """A host that is closed stops waiting; that must neither cancel the change nor stop the writer."""
    one = kept("t")
    store.add(one, [line(0)]).result()
    for n in range(1, 20):
        store.append(one, [line(n)]).cancel()
    store.append(one, [line(20)]).result(10)
    assert len(store.whole("t").lines) == 21


def test_on_a_slow_disk_many_share_a_commit(tmp_path):
    delay = 0.03
    engine = engine_for(tmp_path / "slow.sqlite")
    migrate(engine)
    store = SqlStore(engine, before_commit=lambda: time.sleep(delay))
    tables = [kept(f"t{n}") for n in range(20)]
    wait([store.add(one, [line(0)]) for one in tables])
    before = store.commits
    late: list[float] = []

    def play(one: TableRow) -> None:
        for n in range(1, 11):
            asked = time.monotonic()
            store.append(one, [line(n)]).result()
            late.append(time.monotonic() - asked)

    threads = [threading.Thread(target=play, args=(one,)) for one in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    commits = store.commits - before
    assert len(late) == 200
    assert min(late) >= delay, "acknowledged before it was on disk"
    assert commits <= 60, "200 moves should share their commits"
    store.close()


def test_what_waits_is_written_before_closing(tmp_path):
    store = SqlStore.at(tmp_path)
    one = kept("t")
    jobs = [store.add(one, [line(0)]), *(store.append(one, [line(n)]) for n in range(1, 50))]
    store.close()
    assert all(job.done() and job.exception() is None for job in jobs)
    again = SqlStore.at(tmp_path)
    whole = again.whole("t")
    assert whole is not None
    assert len(whole.lines) == 50
    again.close()


def test_migrations_from_an_empty_file_and_again(tmp_path):
    engine = engine_for(tmp_path / "new.sqlite")
    migrate(engine)
    first = _schema(tmp_path / "new.sqlite")
    migrate(engine)
    assert _schema(tmp_path / "new.sqlite") == first
    with engine.connect() as connection:
        for table in meta.sorted_tables:
            found = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
            assert found == set(table.columns.keys())
        settings = [connection.execute(sa.text(f"pragma {name}")).scalar() for name in SETTINGS]
    assert dict(zip(SETTINGS, settings, strict=True)) == SETTINGS


SETTINGS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


def test_the_newest_step_is_the_one_we_name():
    steps = sorted((Path(sql.__file__).parent / "migrations" / "versions").glob("a*.py"))
    assert [step.stem.partition("_")[0] for step in steps] == list(sql.FORMS)
    assert steps[-1].stem.partition("_")[0] == sql.HEAD


def test_the_file_is_for_its_owner_only(tmp_path):
    SqlStore.at(tmp_path / "data").close()
    assert (tmp_path / "data" / "sarai.sqlite").stat().st_mode & 0o077 == 0


def _schema(file: Path) -> list[str]:
    with sqlite3.connect(file) as connection:
        return [row[0] for row in connection.execute("select sql from sqlite_master where sql is not null order by 1")]
