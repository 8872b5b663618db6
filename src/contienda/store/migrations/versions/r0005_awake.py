"""Which tables a server must open after a start: all unfinished ones, until it has checked them once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awake", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_awake", "tables", ["awake", "touched"])
    tables = sa.table("tables", sa.column("state"), sa.column("awake", sa.Boolean))
    op.execute(sa.update(tables).where(tables.c.state == "open").values(awake=True))
