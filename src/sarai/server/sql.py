"""The store in SQL, with SQLite's write-ahead log: one thread writes, and what waits is committed together."""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sarai.kernel.record import Line
from sarai.server.store import Kept, LineTaken, Owner, Whole

HEAD = "a001"
"""The newest step in `migrations/versions`; a test holds this to it."""
MOST_TOGETHER = 256

meta = sa.MetaData()
KEYS = sa.Table("keys", meta, sa.Column("name", sa.String, primary_key=True), sa.Column("secret", sa.LargeBinary))
TABLES = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    *(sa.Column(name, sa.String) for name in ("game", "head", "clock", "maker", "branch_of", "rematch")),
    *(sa.Column(name, sa.Boolean) for name in ("open", "aid", "over", "stirs", "imagined")),
    *(sa.Column(name, sa.BigInteger) for name in ("lines", "started", "changed", "branch_n")),
    sa.Column("seed", sa.LargeBinary),
)
SEATS = sa.Table(
    "seats",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    *(sa.Column(name, sa.String) for name in ("kind", "guest", "name", "bot")),
    sa.Column("resigned", sa.Boolean),
)
ENTRIES = sa.Table(
    "entries",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text),
    sa.Column("written", sa.BigInteger),
)
COMMANDS = sa.Table(
    "commands",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("id", sa.String, primary_key=True),
)

_MEMBERS = [member.name for member in fields(Kept) if member.name != "owners"]
_CHANGING = ("over", "stirs", "lines", "changed", "rematch", "clock")
_ADD_TABLE, _ADD_SEAT, _ADD_ENTRY, _ADD_COMMAND = (sa.insert(t) for t in (TABLES, SEATS, ENTRIES, COMMANDS))
_CHANGE_TABLE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(f"new_{name}") for name in _CHANGING})
)
_CHANGE_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("kind", "guest", "name", "bot", "resigned")})
)

Work = Callable[[sa.Connection], None]


def now() -> int:
    return time.time_ns() // 1_000_000


def engine_for(file: Path) -> sa.Engine:
    """SQLite as we want it: what was committed is on disk, readers never wait for the writer."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)), pool_size=4, max_overflow=8)

    @sa.event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:
        for setting in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    return engine


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest form. One that is there already is left alone, without loading Alembic."""
    with engine.connect() as connection:
        if sa.inspect(connection).has_table("alembic_version"):
            found = connection.execute(sa.text("select version_num from alembic_version")).scalar()
            if found == HEAD:
                return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class SqlStore:
    """`Store` on an engine. `before_commit` is called before each commit: tests make disks slow with it."""

    def __init__(self, engine: sa.Engine, before_commit: Callable[[], None] | None = None) -> None:
        self.engine = engine
        self.commits = 0
        self._before_commit = before_commit
        self._jobs: queue.SimpleQueue[tuple[Work, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    @classmethod
    def at(cls, folder: Path) -> SqlStore:
        """The store in a folder, made or brought up to date; for its owner's eyes only, since it holds seeds."""
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = folder / "sarai.sqlite"
        if not file.exists():
            file.touch(mode=0o600)
        engine = engine_for(file)
        migrate(engine)
        return cls(engine)

    # -- writing

    def add(self, kept: Kept, lines: Sequence[Line]) -> Future[None]:
        row = {name: getattr(kept, name) for name in _MEMBERS}
        seats = [_seat_row(kept.id, number, owner) for number, owner in enumerate(kept.owners)]
        entries = _entries(kept, lines)

        def work(connection: sa.Connection) -> None:
            connection.execute(_ADD_TABLE, row)
            if seats:
                connection.execute(_ADD_SEAT, seats)
            connection.execute(_ADD_ENTRY, entries)

        return self._submit(work)

    def append(self, kept: Kept, lines: Sequence[Line], command: tuple[str, str] | None = None) -> Future[None]:
        change = {"of": kept.id} | {f"new_{name}": getattr(kept, name) for name in _CHANGING}
        seats = [
            {"of": kept.id, "number": number}
            | {f"new_{name}": getattr(owner, name) for name in ("kind", "guest", "name", "bot", "resigned")}
            for number, owner in enumerate(kept.owners)
        ]
        entries = _entries(kept, lines)

        def work(connection: sa.Connection) -> None:
            if entries:
                connection.execute(_ADD_ENTRY, entries)
            connection.execute(_CHANGE_TABLE, change)
            if seats:
                connection.execute(_CHANGE_SEAT, seats)
            if command:
                connection.execute(_ADD_COMMAND, {"table": kept.id, "guest": command[0], "id": command[1]})

        return self._submit(work)

    def _submit(self, work: Work) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # it will be written, whoever stops waiting for it
        self._jobs.put((work, done))
        return done

    def _write(self) -> None:
        with self.engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                jobs = [first]
                stop = False
                while len(jobs) < MOST_TOGETHER and not stop:
                    try:
                        job = self._jobs.get_nowait()
                    except queue.Empty:
                        break
                    if job is None:
                        stop = True
                    else:
                        jobs.append(job)
                self._together(connection, jobs)
                if stop:
                    return

    def _together(self, connection: sa.Connection, jobs: list[tuple[Work, Future[None]]]) -> None:
        """One commit for all; if one of them cannot be, each gets its own, so that it harms no other."""
        try:
            for work, _ in jobs:
                work(connection)
            self._commit(connection)
        except Exception as error:
            connection.rollback()
            if len(jobs) > 1:
                for job in jobs:
                    self._together(connection, [job])
            else:
                jobs[0][1].set_exception(LineTaken() if isinstance(error, sa.exc.IntegrityError) else error)
            return
        for _, done in jobs:
            done.set_result(None)

    def _commit(self, connection: sa.Connection) -> None:
        if self._before_commit:
            self._before_commit()
        connection.commit()
        self.commits += 1

    # -- reading

    def whole(self, table: str) -> Whole | None:
        with self.engine.connect() as connection:
            found = self._kept(connection, TABLES.c.id == table)
            if not found:
                return None
            entries = connection.execute(
                sa.select(ENTRIES.c.line, ENTRIES.c.written).where(ENTRIES.c.table == table).order_by(ENTRIES.c.n)
            ).all()
            commands = connection.execute(sa.select(COMMANDS.c.guest, COMMANDS.c.id).where(COMMANDS.c.table == table))
            return Whole(
                found[0], [row.line for row in entries], entries[-1].written, {(row.guest, row.id) for row in commands}
            )

    def of_guest(self, guest: str, most: int = 60) -> list[Kept]:
        if not guest:
            return []
        mine = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        with self.engine.connect() as connection:
            return self._kept(connection, TABLES.c.id.in_(mine) | (TABLES.c.maker == guest), most)

    def open_tables(self, most: int = 60) -> list[Kept]:
        free = sa.select(SEATS.c.table).where(SEATS.c.kind == "link", SEATS.c.guest == "")
        with self.engine.connect() as connection:
            return self._kept(connection, TABLES.c.open & ~TABLES.c.over & TABLES.c.id.in_(free), most)

    def stirring(self) -> list[str]:
        asked = sa.select(TABLES.c.id).where(TABLES.c.stirs).order_by(TABLES.c.changed.desc())
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
            self._submit(
                lambda connection: _run(connection, sa.insert(KEYS), {"name": "signing", "secret": secret})
            ).result()
        except LineTaken:
            return self.key()
        return secret

    def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _kept(self, connection: sa.Connection, which: sa.ColumnElement[bool], most: int = 1) -> list[Kept]:
        rows = connection.execute(sa.select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(most)).all()
        seats = connection.execute(
            sa.select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.table, SEATS.c.seat)
        ).all()
        return [
            Kept(
                **{name: getattr(row, name) for name in _MEMBERS},
                owners=[
                    Owner(seat.kind, seat.guest, seat.name, seat.bot, seat.resigned)
                    for seat in seats
                    if seat.table == row.id
                ],
            )
            for row in rows
        ]


def _run(connection: sa.Connection, statement: sa.Executable, row: dict[str, Any]) -> None:
    connection.execute(statement, row)


def _seat_row(table: str, number: int, owner: Owner) -> dict[str, Any]:
    row = {name: getattr(owner, name) for name in ("kind", "guest", "name", "bot", "resigned")}
    return {"table": table, "seat": number, **row}


def _entries(kept: Kept, lines: Sequence[Line]) -> list[dict[str, Any]]:
    return [{"table": kept.id, "n": line.n, "line": str(line), "written": kept.changed} for line in lines]
