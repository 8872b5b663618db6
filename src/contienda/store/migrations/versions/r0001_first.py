"""The first schema: tables, their entries and snapshots, rights, tickets, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table(primary: bool = False) -> sa.Column[str]:
    link = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, link, primary_key=primary, nullable=False)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "entries",
        of_table(primary=True),
        number("sequence"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        of_table(primary=True),
        number("sequence"),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rights",
        sa.Column("session", sa.LargeBinary, primary_key=True),
        of_table(primary=True),
        sa.Column("right", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("ix_rights_table_id", "rights", ["table_id"])
    op.create_table(
        "tickets",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        of_table(),
        sa.Column("right", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("many", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tickets_table_id", "tickets", ["table_id"])
    op.create_table(
        "settings",
        of_table(primary=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
