"""The store in SQL, with SQLite's write-ahead log: one writer, which commits together whatever waits, and any number of
readers."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sarai.kernel.reasons import Refusal
from sarai.kernel.record import Line
from sarai.server.schema import (
    ADD_COMMAND,
    ADD_ENTRY,
    ADD_KEY,
    ADD_SEAT,
    ADD_TABLE,
    BAR,
    BARRED,
    BLOCK,
    BLOCKS,
    CHANGE_SEAT,
    CHANGE_TABLE,
    CHANGING,
    COMMANDS,
    DELETE,
    DROP_KEY,
    ENTRIES,
    KEYS,
    MEMBERS,
    NUMBER,
    OWNED,
    SEATS,
    TABLES,
    UNBLOCK,
    engine_for,
)  # fmt: skip
from sarai.server.store import CommandKey, Count, LineTaken, Owner, StoredTable, TableRow
from sarai.server.writing import Pen, Row, Writer, WritingProcess, WritingThread

FORMS = ("a001", "a002")
"""The steps in `migrations/versions`; a test keeps the two alike."""
HEAD = FORMS[-1]
DAY = 24 * 3600 * 1000

Write = tuple[sa.Executable, Sequence[Row]]


class BadStore(Refusal):
    """A store that cannot be used: what is wrong with it, and what to do."""


def now() -> int:
    return time.time_ns() // 1_000_000


def version(engine: sa.Engine) -> str | None:
    """The step of its form that a database has reached; None if it is empty."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return str(connection.execute(sa.text("select version_num from alembic_version")).scalar())


def refuse_anothers(file: Path) -> None:
    """Raise `BadStore` for a database of another program, before anything about it is changed."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        tables = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
    if tables and "alembic_version" not in tables:
        raise BadStore("is not a Sarai store: another program's database is in its place")


def unknown_form(found: str) -> str:
    """What is wrong with a form that this Sarai cannot read; empty if it can."""
    if found in FORMS:
        return ""
    if found > HEAD:
        return f"was written by a newer Sarai (its form is {found}, this one knows {HEAD}): use that version"
    return f"has a form that no version of Sarai has written ({found})"


def migrate(engine: sa.Engine) -> None:
    """Migrate the database to the newest form. If it has that already, nothing is done and Alembic is not loaded."""
    found = version(engine)
    if found == HEAD:
        return
    if found is not None and (fault := unknown_form(found)):
        raise BadStore(fault)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class SqlStore:
    """`Store` on an engine, written by a thread of ours or by a process beside us.

    `before_commit` is called before each commit: tests make disks slow with it.
    """

    def __init__(
        self, engine: sa.Engine, before_commit: Callable[[], None] | None = None, writer: Writer | None = None
    ) -> None:
        self.engine = engine
        self._writer = writer or WritingThread(Pen(engine, before_commit))

    @classmethod
    def at(cls, folder: Path, beside: bool = False) -> SqlStore:
        """The store in a folder, created or migrated; readable by its owner only, since it holds seeds.

        A server has it written by a process `beside` it: Python lets one thread at a time work, and moves come first.
        """
        file = folder / "sarai.sqlite"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not file.exists():
                file.touch(mode=0o600)
            refuse_anothers(file)
            engine = engine_for(file)
            fault = damage(engine)
            if fault:
                raise BadStore(
                    f"is damaged ({fault}): `sarai check-store` says more, `sarai restore` puts a backup in its place"
                )
            migrate(engine)
            with engine.begin() as connection:
                connection.execute(DROP_KEY, {"of": "beat"})  # if we may not write, we learn it now
        except BadStore as bad:
            raise BadStore(f"the store {file} {bad}") from bad
        except (OSError, sa.exc.DatabaseError, sqlite3.Error) as error:
            raise BadStore(f"the store {file} {spoken(error)}") from error
        return cls(engine, writer=WritingProcess(file) if beside else None)

    # -- writing

    def add(self, kept: TableRow, lines: Sequence[Line | str]) -> Future[None]:
        row = {name: getattr(kept, name) for name in MEMBERS}
        seats = [_seat_row(kept.id, number, owner) for number, owner in enumerate(kept.owners)]
        return self._submit((ADD_TABLE, [row]), (ADD_SEAT, seats), (ADD_ENTRY, _entries(kept, lines)))

    def append(
        self,
        kept: TableRow,
        lines: Sequence[Line],
        command: CommandKey | None = None,
        owners: Sequence[int] | None = None,
        lines_only: bool = False,
    ) -> Future[None]:
        entries = _entries(kept, lines)
        if entries and command is not None:
            entries[0] |= {"guest": command.guest, "seat": command.seat, "command": command.id}
        if lines_only and entries:
            return self._submit((ADD_ENTRY, entries))
        change = {"of": kept.id} | {f"new_{name}": getattr(kept, name) for name in CHANGING}
        seats = [
            {"of": kept.id, "number": number} | {f"new_{name}": getattr(kept.owners[number], name) for name in OWNED}
            for number in (range(len(kept.owners)) if owners is None else owners)
        ]
        commands = [] if command is None or entries else [{"table": kept.id} | command._asdict()]
        return self._submit(
            (ADD_ENTRY, entries), (CHANGE_TABLE, [change]), (CHANGE_SEAT, seats), (ADD_COMMAND, commands)
        )

    def bar(self, table: str, guest: str) -> Future[None]:
        return self._submit((BAR, [{"table": table, "guest": guest}]))

    def delete(self, table: str) -> Future[None]:
        return self._submit((DELETE, [{"of": table}]))

    def block(self, who: str, until: int) -> Future[None]:
        return self._submit((UNBLOCK, [{"of": who}]), (BLOCK, [{"who": who, "until": until}] if until else []))

    def beat(self) -> Future[None]:
        moment = str(now()).encode()
        return self._submit((DROP_KEY, [{"of": "beat"}]), (ADD_KEY, [{"name": "beat", "secret": moment}]))

    def _submit(self, *writes: Write) -> Future[None]:
        return self._writer.submit([(NUMBER[id(statement)], rows) for statement, rows in writes if rows])

    def attend(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self._writer.attend(loop)

    @property
    def commits(self) -> int:
        return self._writer.commits

    # -- reading

    def whole(self, table: str) -> StoredTable | None:
        with self.engine.connect() as connection:
            found = self._kept(connection, TABLES.c.id == table)
            if not found:
                return None
            entries = connection.execute(
                sa.select(*(column for column in ENTRIES.c if column.name != "table"))
                .where(ENTRIES.c.table == table)
                .order_by(ENTRIES.c.n)
            ).all()
            commands = {CommandKey(row.guest, row.seat, row.command) for row in entries if row.command is not None}
            others = sa.select(COMMANDS.c.guest, COMMANDS.c.seat, COMMANDS.c.id).where(COMMANDS.c.table == table)
            commands |= {CommandKey(*row) for row in connection.execute(others)}
            barred = connection.execute(sa.select(BARRED.c.guest).where(BARRED.c.table == table))
            kept, written = found[0], entries[-1].written
            kept.lines, kept.changed = len(entries), max(kept.changed, written)
            return StoredTable(kept, [row.line for row in entries], written, commands, set(barred.scalars()))

    def of_guest(self, guest: str, most: int = 60) -> list[TableRow]:
        if not guest:
            return []
        mine = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        with self.engine.connect() as connection:
            return self._kept(connection, TABLES.c.id.in_(mine) | (TABLES.c.maker == guest), most)

    def listed(self, most: int = 60, of_one: int = 5, of_address: int = 20) -> list[TableRow]:
        def rank(rows: Any, whose: str) -> sa.Label[int]:
            return sa.func.row_number().over(partition_by=rows[whose], order_by=rows.changed.desc()).label("rank")

        all_of_them = sa.select(TABLES, rank(TABLES.c, "maker")).where(TABLES.c.listed).subquery().c
        of_each = sa.select(all_of_them.id, rank(all_of_them, "address")).where(all_of_them.rank <= of_one).subquery().c
        with self.engine.connect() as connection:
            return self._kept(
                connection, TABLES.c.id.in_(sa.select(of_each.id).where(of_each.rank <= of_address)), most
            )

    def newest(self, most: int = 60, running: bool = False) -> list[TableRow]:
        with self.engine.connect() as connection:
            return self._kept(connection, ~TABLES.c.over if running else sa.true(), most)

    def count(self, guest: str = "", address: str = "") -> Count:
        mine = (TABLES.c.maker == guest if guest else TABLES.c.address == address) & ~TABLES.c.over
        parts = [sa.func.sum(sa.cast(part, sa.Integer)) for part in (TABLES.c.listed, TABLES.c.unattended)]
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(sa.func.count(), *parts).where(mine)).one()
        return Count(*(int(one or 0) for one in row))

    def blocked(self) -> dict[str, int]:
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(BLOCKS.c.who, BLOCKS.c.until).where(BLOCKS.c.until > now()))
            return {row.who: row.until for row in rows}

    def stirring(self) -> list[str]:
        asked = sa.select(TABLES.c.id).where(TABLES.c.stirs | TABLES.c.listed).order_by(TABLES.c.changed.desc())
        with self.engine.connect() as connection:
            return list(connection.execute(asked).scalars())

    def key(self) -> bytes:
        """The key that cookies and tokens are signed with; made when it is first asked for."""
        asked = sa.select(KEYS.c.secret).where(KEYS.c.name == "signing")
        with self.engine.connect() as connection:
            found = connection.execute(asked).scalar()
        if found is not None:
            return bytes(found)
        secret = secrets.token_bytes(32)
        try:
            self._submit((ADD_KEY, [{"name": "signing", "secret": secret}])).result()
        except LineTaken:
            return self.key()
        return secret

    def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._writer.close()
        self.engine.dispose()

    def _kept(self, connection: sa.Connection, which: sa.ColumnElement[bool], most: int = 1) -> list[TableRow]:
        rows = connection.execute(sa.select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(most)).all()
        seats = connection.execute(
            sa.select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.table, SEATS.c.seat)
        ).all()
        owners: dict[str, list[Owner]] = {row.id: [] for row in rows}
        for seat in seats:
            owners[seat.table].append(Owner(**{name: getattr(seat, name) for name in OWNED}))
        return [TableRow(**{name: getattr(row, name) for name in MEMBERS}, owners=owners[row.id]) for row in rows]


def damage(engine: sa.Engine) -> str:
    """What SQLite finds wrong with the file; empty if it is sound."""
    with engine.connect() as connection:
        found = connection.exec_driver_sql("pragma quick_check(1)").scalar()
    return "" if found == "ok" else " ".join(str(found).split())


def spoken(error: Exception) -> str:
    """A fault of the disk or the database, in words."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, PermissionError):
        return "cannot be read or written by this user"
    if isinstance(cause, OSError):
        return f"cannot be used: {cause.strerror or cause}"
    said = str(cause)
    known = {
        "readonly": "is read-only for this user, and Sarai has to write to it",
        "not a database": "is not a database: another file is in its place, or its beginning is damaged",
        "malformed": "is damaged: `sarai check-store` says more, `sarai restore` puts a backup in its place",
        "unable to open": "cannot be opened by this user",
        "full": "cannot grow: its disk is full",
        "locked": "is locked by another program",
    }
    return next((words for sign, words in known.items() if sign in said), f"cannot be used: {said}")


def _seat_row(table: str, number: int, owner: Owner) -> Row:
    return {"table": table, "seat": number, **{name: getattr(owner, name) for name in OWNED}}


def _entries(kept: TableRow, lines: Sequence[Line | str]) -> list[Row]:
    return [
        {
            "table": kept.id,
            "n": index if isinstance(line, str) else line.n,
            "line": str(line),
            "written": kept.changed,
            "guest": None,
            "seat": None,
            "command": None,
        }
        for index, line in enumerate(lines)
    ]
