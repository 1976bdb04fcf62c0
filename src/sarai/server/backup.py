"""Backups of a store: made beside a running server, checked, readable by their owner only; and restored."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sarai import games
from sarai.kernel.play import replay, resume
from sarai.kernel.reasons import Refusal
from sarai.kernel.record import parse_head, parse_record
from sarai.server.folder import STORE, locked
from sarai.server.sql import BadStore, SqlStore, spoken, unknown_form


@dataclass(slots=True)
class StoreReport:
    """What a store holds, and everything wrong with it."""

    file: Path
    form: str = ""
    tables: int = 0
    running: int = 0
    lines: int = 0
    replayed: int = 0
    faults: list[str] = field(default_factory=list)


def copy(folder: Path, target: Path) -> None:
    """Copy a folder's store as it stands at one moment, even while a server writes to it; all of it or nothing."""
    source = folder / STORE
    if not source.is_file():
        raise Refusal(f"there is no store in {folder}")
    with beside(target) as new:
        try:
            with closing(_read_only(source)) as connection:
                connection.execute("vacuum into ?", (str(new),))
        except sqlite3.Error as error:
            raise BadStore(f"the store {source} {spoken(error)}") from error
        sound(new)


def restore(backup: Path, folder: Path) -> Path | None:
    """Put a backup in the store's place. The old store stays beside it under a new name, which is returned.

    Raises `Refusal` while a server uses the folder, or if the backup is not sound; nothing has changed then.
    """
    sound(backup)
    with locked(folder):
        target = folder / STORE
        with beside(target) as new:
            new.write_bytes(backup.read_bytes())
            sound(new)
            aside = _put_aside(target) if target.exists() else None
    with locked(folder):
        SqlStore.at(folder).close()  # migrated now, not in front of the first visitor
    return aside


def _put_aside(store: Path) -> Path:
    """Move a store, with all the files that belong to it, to an unused name."""
    stamped = f"{store.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (store.with_name(stamped + end) for end in ("", *(f"-{number}" for number in range(2, 1000))))
    aside = next(name for name in names if not name.exists())
    for end in ("", "-wal", "-shm"):
        part = store.with_name(store.name + end)
        if part.exists():
            os.replace(part, aside.with_name(aside.name + end))
    return aside


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A new file beside the target, for its owner only; it replaces the target if all goes well."""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise Refusal(f"{target} cannot be written: {error.strerror}") from error
    os.close(handle)
    try:
        yield Path(name)
        with open(name, "rb") as file:
            os.fsync(file.fileno())
        os.replace(name, target)
        parent = os.open(target.parent, os.O_RDONLY)
        os.fsync(parent)
        os.close(parent)
    finally:
        Path(name).unlink(missing_ok=True)


def _read_only(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    connection.execute("pragma busy_timeout=10000")
    return connection


def sound(file: Path) -> None:
    report = check(file)
    if report.faults:
        raise BadStore(f"{file} {report.faults[0]}")


def check(file: Path, replaying: bool = False) -> StoreReport:
    """Check a store without changing it: its form, its pages, and that every table has all its lines.

    With `replaying` every game is replayed, those still running against their seeds.
    """
    report = StoreReport(file)
    if not file.is_file():
        report.faults.append("does not exist")
        return report
    try:
        with closing(_read_only(file)) as connection:
            _check_form(connection, report)
            if not report.faults:
                _check_tables(connection, report, replaying)
    except sqlite3.Error as error:
        report.faults.append(spoken(error))
    return report


def _check_form(connection: sqlite3.Connection, report: StoreReport) -> None:
    known = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
    if "alembic_version" not in known:
        report.faults.append("is not a Sarai store")
        return
    report.form = str((connection.execute("select version_num from alembic_version").fetchone() or (None,))[0])
    if fault := unknown_form(report.form):
        report.faults.append(fault)
        return
    report.faults += [
        f"is damaged: {' '.join(str(row[0]).split())}"
        for row in connection.execute("pragma integrity_check(20)")
        if row[0] != "ok"
    ]
    broken = connection.execute("pragma foreign_key_check").fetchall()
    if broken:
        report.faults.append(f"has {len(broken)} rows that belong to no table")


def _check_tables(connection: sqlite3.Connection, report: StoreReport, replaying: bool) -> None:
    rows = connection.execute("select id, head, seed, over, lines from tables order by id").fetchall()
    for name, head, seed, over, lines in rows:
        report.tables += 1
        report.running += not over
        asked = 'select n, line from entries where "table" = ? order by n'
        entries = connection.execute(asked, (name,)).fetchall()
        report.lines += len(entries)
        (seats,) = connection.execute('select count(*) from seats where "table" = ?', (name,)).fetchone()
        report.faults += _seats_missing(name, head, seats)
        if [n for n, _ in entries] != list(range(max(lines, len(entries)))):
            report.faults.append(f"lacks lines of table {name}: it has {len(entries)}, and once had {lines}")
        elif replaying:
            _replay(report, name, head, [line for _, line in entries], bytes(seed), bool(over))


def _seats_missing(name: str, head: str, seats: int) -> list[str]:
    try:
        named = len(parse_head(head).seats)
    except Refusal as bad:
        return [f"has a table {name} that cannot be replayed: {bad}"]
    return [] if seats == named else [f"lacks seats of table {name}: it has {seats}, and {named} play there"]


def _replay(report: StoreReport, name: str, head: str, lines: list[str], seed: bytes, over: bool) -> None:
    try:
        record = parse_record(head + "\n\n" + "\n".join(lines) + "\n")
        game = games.load_as_named(record.head.game, record.head.pack)
        if over:
            replay(game, record)
        else:
            resume(game, record, seed)
        report.replayed += 1
    except Refusal as bad:
        report.faults.append(f"has a table {name} that cannot be replayed: {bad}")
