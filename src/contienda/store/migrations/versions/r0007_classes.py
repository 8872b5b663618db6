"""Classes: many tables with one facilitator."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def of_class(primary: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("classes.id", ondelete="CASCADE")
    return sa.Column("class_id", sa.Text, owner, primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("keep_days", sa.Integer, nullable=False),
    )
    op.create_index("ix_classes_touched", "classes", ["touched"])
    op.create_table(
        "class_entries",
        of_class(primary=True),
        sa.Column("sequence", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "class_rights",
        sa.Column("session", sa.LargeBinary, primary_key=True),
        of_class(primary=True),
        sa.Column("member", sa.Text, nullable=False),
    )
    op.create_index("ix_class_rights_class_id", "class_rights", ["class_id"])
    op.create_table(
        "class_tickets",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        of_class(),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_class_tickets_class_id", "class_tickets", ["class_id"])
    op.create_table(
        "class_codes",
        of_class(primary=True),
        sa.Column("member", sa.Text, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False),
    )
