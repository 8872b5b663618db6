"""A whole database in one portable file, and back: from SQLite or PostgreSQL into either.

The file is a SQLite database at the revision of its source. It is a consistent snapshot, taken while others go on
writing; restoring an older one upgrades it. A new backup is test-restored before it gets its name.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, delete, func, insert, inspect, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store import files, location, lock, migrate
from contienda.store.doctor import broken_logs
from contienda.store.files import BadFile
from contienda.store.location import SQLITE, BadDatabase, Place
from contienda.store.migrate import VERSION_TABLE

MARK = 0x436F6E74  # "Cont", the application id in the head of a backup
CHUNK = 500


class Copied(msgspec.Struct, frozen=True):
    """How much was copied."""

    tables: int
    entries: int
    broken: int = 0  # tables in a backup whose log was already broken


async def backup(url: str | None, path: Path) -> Copied:
    """Write all of a database to a new file; the database may be in use."""
    where = location.find(url)
    if where.dialect == SQLITE and not where.path.exists():
        raise BadDatabase("error-database-none", database=where.shown)
    async with connected(where, location.SNAPSHOT) as source:
        revision = await source.run_sync(migrate.revision)
        if revision is None:
            raise BadDatabase("error-database-none", database=where.shown)
        if revision not in migrate.known():
            raise BadDatabase("error-database-newer", database=where.shown)
        with files.whole(path) as part:
            file = Place(SQLITE, str(part), str(path))
            async with connected(file, location.FILE) as target:
                await target.run_sync(migrate.upgrade, file, revision)
                counted = await copy(source, where, target)
                await target.execute(text(f"PRAGMA application_id = {MARK}"))
            broken = await rehearse(file, counted)
    return Copied(counted["tables"], counted["entries"], broken)


async def rehearse(file: Place, expected: dict[str, int]) -> int:
    """Restore a new backup into a throwaway database; return how many of its logs are broken."""
    with tempfile.TemporaryDirectory(dir=file.path.parent, prefix=".rehearsal-") as folder:
        trial = Place(SQLITE, str(Path(folder) / "trial.db"), file.shown)
        async with opened(file) as source, connected(trial, location.FILE) as target:
            await target.run_sync(migrate.upgrade, trial, await source.run_sync(migrate.revision))
            await copy(source, file, target)
            ours = await target.run_sync(reflect)
            for name, count in expected.items():
                found = await target.scalar(select(func.count()).select_from(ours.tables[name]))
                if found != count:
                    shown = file.shown
                    raise BadFile("error-backup-unverified", file=shown, name=name, found=found or 0, expected=count)
            await target.run_sync(migrate.upgrade, trial)
            return len(await broken_logs(target))


async def restore(path: Path, url: str | None) -> Copied:
    """Fill an empty database from a backup, all or nothing."""
    file, where = Place(SQLITE, str(path), str(path)), location.find(url)
    async with opened(file) as source:
        revision = await source.run_sync(migrate.revision)
        if revision is None or revision not in migrate.known():
            raise BadFile("error-backup-newer", file=path)
        try:
            location.make_room(where)
        except OSError as error:
            raise location.unreachable(where, error) from error
        held = lock.take(where)  # a running server would keep using its old keys
        try:
            async with connected(where, location.PREPARE) as target:
                await migrate.alone(target)
                await target.run_sync(clear, where, revision)
                await target.run_sync(migrate.upgrade, where, revision)
                counted = await copy(source, file, target)
                await target.run_sync(migrate.upgrade, where)
        finally:
            if held is not None:
                held.release()
    return Copied(counted["tables"], counted["entries"])


@asynccontextmanager
async def connected(where: Place, use: str) -> AsyncIterator[AsyncConnection]:
    """Run one transaction on its own engine."""
    engine = location.engine(where, use)
    try:
        async with engine.begin() as connection:
            yield connection
    except location.TROUBLE as error:
        raise location.unreachable(where, error) from error
    finally:
        await engine.dispose()


@asynccontextmanager
async def opened(file: Place) -> AsyncIterator[AsyncConnection]:
    """Open a file after checking that it is an intact backup."""
    if not marked(file.path):
        raise BadFile("error-backup-not", file=file.shown)
    engine = location.engine(file, location.SNAPSHOT)
    try:
        async with engine.begin() as connection:
            if await connection.scalar(text("PRAGMA quick_check(1)")) != "ok":
                raise BadFile("error-backup-damaged", file=file.shown)
            yield connection
    except DatabaseError as error:
        raise BadFile("error-backup-damaged", file=file.shown) from error
    finally:
        await engine.dispose()


def marked(path: Path) -> bool:
    """Tell whether the header of a file says that it is a backup."""
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except FileNotFoundError:
        raise BadFile("error-no-file", file=path) from None
    except OSError as error:
        raise BadFile("error-unreadable", file=path, reason=error.strerror or error) from None
    return head.startswith(b"SQLite format 3\0") and head[68:] == MARK.to_bytes(4, "big")


def clear(connection: Connection, where: Place, revision: str) -> None:
    """Check that there is nothing to lose; drop empty tables of another revision."""
    found = migrate.revision(connection)
    if found is None:
        return  # an empty database; the upgrade refuses a foreign one
    if found not in migrate.known():
        raise BadDatabase("error-database-newer", database=where.shown)
    ours = reflect(connection)
    for name in ("tables", "rooms", "documents", "classes"):
        if name in ours.tables and connection.scalar(select(func.count()).select_from(ours.tables[name])):
            raise BadDatabase("error-database-full", database=where.shown)
    if found != revision:
        ours.drop_all(connection)
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    elif "server" in ours.tables:
        connection.execute(delete(ours.tables["server"]))  # the keys come with the backup


async def copy(source: AsyncConnection, where: Place, target: AsyncConnection) -> dict[str, int]:
    """Copy all rows, each table after those it refers to; return the counts by table."""
    here, there = await source.run_sync(reflect), await target.run_sync(reflect)
    counted: dict[str, int] = {}
    for table in there.sorted_tables:
        counted[table.name] = await copy_table(source, where, here.tables[table.name], target, table)
    return counted


async def copy_table(source: AsyncConnection, where: Place, here: Table, target: AsyncConnection, there: Table) -> int:
    names = [column.name for column in there.columns]
    copied = 0
    async for part in read(source, where, here, names):
        await target.execute(insert(there), [dict(zip(names, row, strict=True)) for row in part])
        copied += len(part)
    return copied


async def read(source: AsyncConnection, where: Place, table: Table, names: list[str]) -> AsyncIterator[Sequence[Any]]:
    """Read the rows of one table; errors here belong to the source database."""
    try:
        found = await source.stream(select(*(table.c[name] for name in names)))
        async for part in found.partitions(CHUNK):
            yield part
    except location.TROUBLE as error:
        raise location.unreachable(where, error) from error


def reflect(connection: Connection) -> MetaData:
    """Reflect our tables as they are in this database, whatever its revision."""
    found = MetaData()
    names = [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]
    found.reflect(connection, only=names)
    return found
