"""What our database looks like, how it is opened, and the statements that change it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from sarai.server.store import Owner, TableRow

meta = sa.MetaData()
KEYS = sa.Table("keys", meta, sa.Column("name", sa.String, primary_key=True), sa.Column("secret", sa.LargeBinary))
TABLES = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    *(sa.Column(name, sa.String) for name in ("game", "head", "clock", "maker", "branch_of", "rematch", "address")),
    *(
        sa.Column(name, sa.Boolean)
        for name in ("open", "aid", "over", "stirs", "imagined", "listed", "begun", "unattended")
    ),
    *(sa.Column(name, sa.BigInteger) for name in ("lines", "started", "changed", "branch_n")),
    sa.Column("seed", sa.LargeBinary),
)
SEATS = sa.Table(
    "seats",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    *(sa.Column(name, sa.String) for name in ("kind", "guest", "name", "bot", "address")),
    sa.Column("resigned", sa.Boolean),
    sa.Column("seen", sa.BigInteger),
    sa.Column("link", sa.Integer),
)
ENTRIES = sa.Table(
    "entries",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text),
    sa.Column("written", sa.BigInteger),
    sa.Column("guest", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("command", sa.String),
)
"""A line; the first one that a command brought also has the command's guest, seat and id."""
# commands that brought no line: somebody agreed to something, and others have not yet
COMMANDS = sa.Table(
    "commands",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("id", sa.String, primary_key=True),
)
BARRED = sa.Table(
    "barred",
    meta,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("guest", sa.String, primary_key=True),
)
BLOCKS = sa.Table(
    "blocks", meta, sa.Column("who", sa.String, primary_key=True), sa.Column("until", sa.BigInteger, nullable=False)
)

MEMBERS = [name for name in TableRow.__struct_fields__ if name != "owners"]
OWNED = list(Owner.__struct_fields__)
CHANGING = ("over", "stirs", "lines", "changed", "rematch", "clock", "maker", "listed", "begun", "unattended")
ADD_TABLE, ADD_SEAT, ADD_ENTRY, ADD_COMMAND = (sa.insert(t) for t in (TABLES, SEATS, ENTRIES, COMMANDS))
CHANGE_TABLE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(f"new_{name}") for name in CHANGING})
)
CHANGE_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(f"new_{name}") for name in OWNED})
)
BAR = sqlite.insert(BARRED).on_conflict_do_nothing()
DELETE = sa.delete(TABLES).where(TABLES.c.id == sa.bindparam("of"))
UNBLOCK = sa.delete(BLOCKS).where(BLOCKS.c.who == sa.bindparam("of"))
BLOCK = sa.insert(BLOCKS)
DROP_KEY = sa.delete(KEYS).where(KEYS.c.name == sa.bindparam("of"))
ADD_KEY = sa.insert(KEYS)

ORDER: list[sa.Executable] = [
    UNBLOCK, BLOCK, DROP_KEY, ADD_KEY, DELETE,
    ADD_TABLE, ADD_SEAT, ADD_ENTRY, CHANGE_TABLE, CHANGE_SEAT, ADD_COMMAND, BAR,
]  # fmt: skip
"""The order in which the statements of several changes are run when those are written together."""
NUMBER = {id(statement): number for number, statement in enumerate(ORDER)}
OFTEN: list[sa.Insert | sa.Update] = [ADD_ENTRY, CHANGE_TABLE]
"""What every move writes, for many tables at once."""


def engine_for(file: Path) -> sa.Engine:
    """SQLite as we want it: what was committed is on disk, and readers never wait for the writer."""
    url = sa.URL.create("sqlite", database=str(file))
    # rows hold seeds, and errors go to the log
    engine = sa.create_engine(url, pool_size=4, max_overflow=8, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:
        for setting in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")

    return engine
