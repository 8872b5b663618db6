"""A column for whether a table is listed, so that listed ones are found among many."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_listed", "tables", ["listed", "touched"])
    tables = sa.table("tables", sa.column("id"), sa.column("setup", sa.LargeBinary), sa.column("listed", sa.Boolean))
    connection = op.get_bind()
    for id, setup in connection.execute(sa.select(tables.c.id, tables.c.setup)).all():
        if json.loads(setup).get("listed"):
            connection.execute(sa.update(tables).where(tables.c.id == id).values(listed=True))
