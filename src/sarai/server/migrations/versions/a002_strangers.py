"""For strangers: where tables come from, who waits in the lobby, who was seen when, removed or blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("address", sa.String(32), nullable=False, server_default=""))
    for name in ("listed", "begun", "unattended"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("tables_open", "tables")
    op.create_index("tables_listed", "tables", ["listed"])
    op.create_index("tables_maker", "tables", ["maker", "over"])
    op.create_index("tables_address", "tables", ["address", "over"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.add_column("seats", sa.Column("address", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("link", sa.Integer, nullable=False, server_default="0"))
    # a move is one row in one place: its line, and the command that brought it
    op.rename_table("entries", "old_entries")
    op.create_table(
        "entries",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("written", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("command", sa.String(64)),
        sqlite_with_rowid=False,
    )
    op.execute(
        'insert into entries ("table", n, line, written) select "table", n, line, written from old_entries'
        ' order by "table", n'
    )
    op.drop_table("old_entries")
    # a command belongs to a guest on a seat; for those carried out so far the seat was not noted
    op.rename_table("commands", "old_commands")
    op.create_table(
        "commands",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.execute('insert into commands ("table", guest, seat, id) select "table", guest, -1, id from old_commands')
    op.drop_table("old_commands")
    op.create_table(
        "barred",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "blocks",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    # fill the new columns for tables made before
    op.execute(
        "update tables set listed = true where open and not over and exists"
        " (select 1 from seats where seats.\"table\" = tables.id and seats.kind = 'link' and seats.guest = '')"
    )
    op.execute(
        "update tables set unattended = true where not over and not exists"
        " (select 1 from seats where seats.\"table\" = tables.id and seats.bot = '')"
    )
