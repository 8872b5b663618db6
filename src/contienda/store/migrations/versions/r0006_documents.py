"""Documents of any game and kind, in place of the rooms of a single game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "documents",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.execute(
        "INSERT INTO documents (game, kind, id, code, version, content, created, touched, state) "
        "SELECT 'kiberrubezh', 'room', id, code, version, content, created, touched, state FROM rooms"
    )
    op.drop_index("ix_rooms_touched", "rooms")
    op.drop_table("rooms")
    op.create_index("ix_documents_touched", "documents", ["touched"])
