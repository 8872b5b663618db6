"""Upgrades a database to the schema of this version, with the revisions in `migrations/`.

Everything happens inside the caller's transaction, so it is done completely or not at all. Alembic is loaded only if
there is something to do.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store.location import POSTGRESQL, BadDatabase, Place

FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE = "contienda_version"
LOCK = 0x636F6E7469656E64  # any number that other programs do not use


async def prepare(connection: AsyncConnection, place: Place) -> None:
    """Upgrade the database to this version; of two programs that start at once, one waits for the other."""
    await alone(connection)
    await connection.run_sync(upgrade, place)


async def alone(connection: AsyncConnection) -> None:
    """Wait until nobody else prepares this database. In SQLite the transaction itself is that lock."""
    if connection.dialect.name == POSTGRESQL:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, place: Place, to: str | None = None) -> None:
    """Upgrade an empty database or any older revision to that one, or else to the newest."""
    found, wanted = revision(connection), to or known()[-1]
    if found is None and inspect(connection).get_table_names():
        raise BadDatabase("error-database-foreign", database=place.shown)
    if found is not None and found not in known():
        raise BadDatabase("error-database-newer", database=place.shown)
    if found == wanted:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)


def revision(connection: Connection) -> str | None:
    """Return the revision of a database; None if it was never ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def known() -> list[str]:
    """Return the revisions this version knows, from the names of their files: `r0001_first.py` is 0001."""
    return sorted(path.name[1:].partition("_")[0] for path in (FOLDER / "versions").glob("r*_*.py"))
