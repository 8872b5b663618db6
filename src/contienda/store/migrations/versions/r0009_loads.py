"""How many tables each process of a cluster has in use, so that they can be shared out evenly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("processes", sa.Column("tables", sa.Integer, nullable=False, server_default="0"))
