"""Run by Alembic: applies the revisions on the connection that `contienda.store.migrate` passes in."""

from __future__ import annotations

from alembic import context

from contienda.store.migrate import VERSION_TABLE
from contienda.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite alters a table by rebuilding it
)
with context.begin_transaction():
    context.run_migrations()
