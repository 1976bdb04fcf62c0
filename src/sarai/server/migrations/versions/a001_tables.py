"""Tables, their seats, the lines of their records, and the commands that were carried out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("clock", sa.String(40), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("aid", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("stirs", sa.Boolean, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("branch_of", sa.String(24)),
        sa.Column("branch_n", sa.Integer),
        sa.Column("imagined", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(24)),
    )
    op.create_index("tables_open", "tables", ["open", "over", "changed"])
    op.create_index("tables_stirring", "tables", ["stirs"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("written", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    for name in ("commands", "entries", "seats", "tables", "keys"):
        op.drop_table(name)
