"""Which process owns a table or class, and in which epoch each entry was written."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("classroom", sa.Text, nullable=False, server_default=""))
    for name in ("tables", "classes"):
        op.add_column(name, sa.Column("owner", sa.Text, nullable=False, server_default=""))
        op.add_column(name, sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    for name in ("entries", "class_entries"):
        op.add_column(name, sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    connection = op.get_bind()
    classes = sa.table("classes", sa.column("id"), sa.column("setup", sa.LargeBinary))
    tables = sa.table("tables", sa.column("id"), sa.column("classroom"))
    for id, setup in connection.execute(sa.select(classes.c.id, classes.c.setup)).all():
        of_class = tables.c.id.in_(json.loads(setup).get("ids", []))
        connection.execute(sa.update(tables).where(of_class).values(classroom=id))
