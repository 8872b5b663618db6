"""Checks a database for whatever could trouble its server, and changes nothing.

Every finding names a text (`doctor-…`) that says what is wrong and how to fix it. A server may be running meanwhile.
"""

from __future__ import annotations

import os
import stat
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Table, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.classroom import entries as class_log
from contienda.classroom.setup import ClassSetup
from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.store import documents as store_documents
from contienda.store import location, lock, migrate, schema
from contienda.store.location import SQLITE, Place
from contienda.store.records import OPEN, Document
from contienda.store.schema import class_entries, classes, entries, snapshots, tables
from contienda.table import entries as log
from contienda.table.setup import Setup

GOOD, NOTE, WARNING, ERROR = "good", "note", "warning", "error"
LITTLE, TOO_LITTLE = 200_000_000, 20_000_000  # bytes free on the disk
NAMED = 20  # tables listed by name; the rest are counted
CHUNK = 500


class Finding(msgspec.Struct, frozen=True):
    """The result of one check."""

    check: str
    level: str
    key: str  # of the text
    values: dict[str, str | int] = {}

    @property
    def bad(self) -> bool:
        return self.level in (WARNING, ERROR)


Checks = AsyncIterator[Finding]


async def examine(url: str | None) -> list[Finding]:
    """Return all findings about a database, good ones included."""
    where = location.find(url)
    if where.dialect == SQLITE and not where.path.exists():
        return [Finding("database", ERROR, "doctor-none", {"database": where.shown})]
    found = list(surroundings(where)) if where.dialect == SQLITE else []
    engine = location.engine(where, location.SNAPSHOT)
    try:
        async with engine.begin() as connection:
            revised = await connection.run_sync(revision, where)
            found.append(revised)
            for check in CHECKS if not revised.bad else CHECKS[:1]:
                found += await guarded(check, connection, where)
    except location.TROUBLE as error:
        found.append(of_trouble("database", where, error))
    finally:
        await engine.dispose()
    return found


async def guarded(check: Check, connection: AsyncConnection, where: Place) -> list[Finding]:
    """Return what a check finds, or why it cannot run."""
    try:
        return [each async for each in check(connection, where)]
    except location.TROUBLE as error:
        return [of_trouble(check.__name__, where, error)]


def of_trouble(check: str, where: Place, error: BaseException) -> Finding:
    bad = location.unreachable(where, error)
    key = "doctor-damaged" if bad.trouble == location.DAMAGED else "doctor-unusable"
    return Finding(check, ERROR, key, {"database": where.shown, "reason": str(bad.values["reason"])})


# --- around the file --------------------------------------------------------------------------------------------------


def surroundings(where: Place) -> list[Finding]:
    """Check access to the file, free space, and whether a server uses it."""
    found = []
    path = where.path
    shown: dict[str, str | int] = {"database": where.shown}
    if not os.access(path, os.R_OK | os.W_OK) or not os.access(path.parent, os.W_OK):
        found.append(Finding("permissions", ERROR, "doctor-read-only", {**shown, "folder": str(path.parent)}))
    elif os.name != "nt" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        found.append(Finding("permissions", WARNING, "doctor-readable", shown))
    else:
        found.append(Finding("permissions", GOOD, "doctor-permissions"))
    free, size = location.free_space(where), path.stat().st_size
    room: dict[str, str | int] = {"folder": str(path.parent), "free": free // 1_000_000, "size": size // 1_000_000}
    if free < TOO_LITTLE:
        found.append(Finding("disk", ERROR, "doctor-disk-full", room))
    elif free < max(LITTLE, 2 * size):
        found.append(Finding("disk", WARNING, "doctor-disk-little", room))
    else:
        found.append(Finding("disk", GOOD, "doctor-disk", room))
    process = lock.holder(where)
    if process is None:
        found.append(Finding("server", NOTE, "doctor-no-server"))
    else:
        found.append(Finding("server", NOTE, "doctor-server", {"process": process or "?"}))
    return found


# --- in the database --------------------------------------------------------------------------------------------------


def revision(connection: Connection, where: Place) -> Finding:
    """Check that this version of the program knows the schema revision."""
    found, known = migrate.revision(connection), migrate.known()
    shown: dict[str, str | int] = {"database": where.shown, "revision": found or "", "newest": known[-1]}
    if found is None:
        foreign = bool(inspect(connection).get_table_names())
        return Finding("revision", ERROR, "doctor-foreign" if foreign else "doctor-none", shown)
    if found not in known:
        return Finding("revision", ERROR, "doctor-newer", shown)
    if found != known[-1]:
        return Finding("revision", WARNING, "doctor-older", shown)
    return Finding("revision", GOOD, "doctor-revision", shown)


async def integrity(connection: AsyncConnection, where: Place) -> Checks:
    """Check the integrity of a SQLite file; PostgreSQL looks after its own."""
    if where.dialect != SQLITE:
        return
    said = list((await connection.execute(text("PRAGMA integrity_check(5)"))).scalars())
    if said == ["ok"]:
        yield Finding("integrity", GOOD, "doctor-integrity")
    else:
        first = str(said[0]).splitlines()[-1] if said else ""
        yield Finding("integrity", ERROR, "doctor-damaged", {"database": where.shown, "reason": first})


async def orphans(connection: AsyncConnection, where: Place) -> Checks:
    """Find rows whose table or class is gone."""
    found = False
    for child, column, parent in children():
        lost = select(func.count()).select_from(child).where(child.c[column].not_in(select(parent.c.id)))
        count = await connection.scalar(lost) or 0
        if count:
            found = True
            command = f"DELETE FROM {child.name} WHERE {column} NOT IN (SELECT id FROM {parent.name})"
            yield Finding("orphans", ERROR, "doctor-orphans", {"count": count, "name": child.name, "sql": command})
    if not found:
        yield Finding("orphans", GOOD, "doctor-no-orphans")


def children() -> list[tuple[Table, str, Table]]:
    """Return everything that belongs to a table or a class: with the column that names it, and where it is."""
    parents = (("table_id", tables), ("class_id", classes))
    return [(each, name, of) for each in schema.metadata.sorted_tables for name, of in parents if name in each.c]


async def logs(connection: AsyncConnection, where: Place) -> Checks:
    """Check that every log is complete from its first entry and readable."""
    broken = await broken_logs(connection)
    for name, entry in list(broken.items())[:NAMED]:
        yield Finding("logs", ERROR, "doctor-log", {"table": name, "entry": entry})
    if len(broken) > NAMED:
        yield Finding("logs", ERROR, "doctor-logs-more", {"count": len(broken) - NAMED})
    if not broken:
        count = await connection.scalar(select(func.count()).select_from(tables)) or 0
        yield Finding("logs", GOOD, "doctor-logs", {"tables": count})


async def broken_logs(connection: AsyncConnection) -> dict[str, int]:
    """Return tables with a gap or an unreadable entry, each with the first such entry; 0 is its setup."""
    broken: dict[str, int] = {}
    heads = await connection.stream(select(tables.c.id, tables.c.setup))
    async for part in heads.partitions(CHUNK):
        for name, setup in part:
            if not readable(lambda setup=setup: msgspec.json.decode(setup, type=Setup)):  # type: ignore[misc]
                broken[name] = 0
    ordered = select(entries.c.table_id, entries.c.sequence, entries.c.payload)
    rows = await connection.stream(ordered.order_by(entries.c.table_id, entries.c.sequence))
    current, last = "", 0
    async for some in rows.partitions(CHUNK):
        for name, sequence, payload in some:
            if name != current:
                current, last = name, 0
            whole = sequence == last + 1 and readable(lambda payload=payload: log.load(payload))  # type: ignore[misc]
            if not whole:
                broken.setdefault(name, last + 1)
            last = sequence
    newest = select(snapshots.c.table_id, func.max(snapshots.c.sequence).label("at")).group_by(snapshots.c.table_id)
    kept = newest.subquery()
    ends = select(entries.c.table_id, func.max(entries.c.sequence).label("last")).group_by(entries.c.table_id)
    end = ends.subquery()
    cut = select(kept.c.table_id, func.coalesce(end.c.last, 0)).outerjoin(end, end.c.table_id == kept.c.table_id)
    for name, at in await connection.execute(cut.where(kept.c.at > func.coalesce(end.c.last, 0))):
        broken.setdefault(name, at + 1)  # a snapshot knows of later entries
    return broken


async def class_logs(connection: AsyncConnection, where: Place) -> Checks:
    """Check that every log of a class is complete and readable, and that its tables are there."""
    broken: dict[str, int] = {}
    async for name, setup in rows_of(connection, select(classes.c.id, classes.c.setup)):
        if not readable(lambda setup=setup: msgspec.json.decode(setup, type=ClassSetup)):  # type: ignore[misc]
            broken[name] = 0
            continue
        ids = msgspec.json.decode(setup, type=ClassSetup).ids
        there = await connection.scalar(select(func.count()).select_from(tables).where(tables.c.id.in_(ids))) or 0
        if there < len(ids):
            values: dict[str, str | int] = {"name": name, "count": len(ids) - there}
            yield Finding("classes", ERROR, "doctor-class-tables", values)
    current, last = "", 0
    ordered = select(class_entries.c.class_id, class_entries.c.sequence, class_entries.c.payload)
    ordered = ordered.order_by(class_entries.c.class_id, class_entries.c.sequence)
    async for name, sequence, payload in rows_of(connection, ordered):
        if name != current:
            current, last = name, 0
        whole = sequence == last + 1 and readable(lambda payload=payload: class_log.load(payload))  # type: ignore[misc]
        if not whole:
            broken.setdefault(name, last + 1)
        last = sequence
    for name, entry in list(broken.items())[:NAMED]:
        yield Finding("classes", ERROR, "doctor-class", {"name": name, "entry": entry})
    if not broken:
        count = await connection.scalar(select(func.count()).select_from(classes)) or 0
        yield Finding("classes", GOOD, "doctor-classes", {"count": count})


async def rows_of(connection: AsyncConnection, query: Executable) -> AsyncIterator[tuple[Any, ...]]:
    async for part in (await connection.stream(query)).partitions(CHUNK):
        for row in part:
            yield tuple(row)


def readable(read: Callable[[], object]) -> bool:
    try:
        read()
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


async def documents(connection: AsyncConnection, where: Place) -> Checks:
    """Check that every document can be read by its game: the part `documents` has `read(document)`."""
    parts, unusable = registry.parts("documents")
    for error in unusable:
        yield Finding("documents", WARNING, "doctor-part", {"reason": str(error)})
    broken = []
    for row in await connection.execute(select(*store_documents.COLUMNS)):
        found = Document(*row)
        part = parts.get(found.game)
        if part is not None and not readable(lambda part=part, found=found: part.read(found)):  # type: ignore[misc]
            broken.append(found)
    for found in broken[:NAMED]:
        yield Finding("documents", ERROR, "doctor-document", {"game": found.game, "document": found.id})


async def versions(connection: AsyncConnection, where: Place) -> Checks:
    """Check that unfinished tables can be played with the games of this program."""
    count = func.count().label("count")
    kinds = select(tables.c.game, tables.c.version, count).where(tables.c.state == OPEN)
    gone = False
    for game, version, many in await connection.execute(kinds.group_by(tables.c.game, tables.c.version)):
        try:
            here = registry.load(game).version
        except ContiendaError:
            here = 0
        if here != version:
            gone = True
            values: dict[str, str | int] = {"game": game, "version": version, "here": here, "count": many}
            yield Finding("versions", WARNING, "doctor-version" if here else "doctor-game", values)
    if not gone:
        yield Finding("versions", GOOD, "doctor-versions")


Check = Callable[[AsyncConnection, Place], Checks]
CHECKS: tuple[Check, ...] = (integrity, orphans, logs, class_logs, documents, versions)
