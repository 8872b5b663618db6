"""All changes go through here, one transaction at a time: what waits when one ends goes into the next (group commit).

So a thousand tables share one disk flush, and a change is on disk when its caller continues.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import and_, bindparam, case, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from contienda.store import postgresql_batch, sqlite_batch
from contienda.store.location import POSTGRESQL, SQLITE, TROUBLE, BadDatabase, Place, unreachable
from contienda.store.records import TOUCHED_WITHIN, Conflict, Missing, Row
from contienda.store.schema import entries, tables

Found = TypeVar("Found")
Work = Callable[[AsyncConnection], Awaitable[Found]]

AGAIN = ("40P01", "40001")  # PostgreSQL gave way to another process (deadlock, serialization)
ATTEMPTS = 5

ADD = insert(entries)
LAST = bindparam("last", type_=tables.c.touched.type)
AWAKES = bindparam("awakes", type_=tables.c.awake.type)
TOUCH = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        or_(tables.c.touched + TOUCHED_WITHIN <= LAST, and_(AWAKES, ~tables.c.awake)),
    )
    .values(
        touched=case((tables.c.touched < LAST, LAST), else_=tables.c.touched),
        awake=or_(tables.c.awake, AWAKES),
    )
)


class Guard(Protocol):
    """Begins a transaction; it raises an error if this process may write nothing any more."""

    process: str

    async def __call__(self, connection: AsyncConnection) -> None: ...


@dataclass(eq=False)
class Append:
    """A row waiting to be written."""

    table: str
    row: Row
    awake: bool
    done: asyncio.Future[None]
    failed: Exception | None = None


@dataclass(eq=False)
class Job:
    """Any other change waiting to be written."""

    work: Work[Any]
    done: asyncio.Future[Any]
    found: Any = None
    failed: Exception | None = None


@dataclass
class Batch:
    guard: Guard | None = None
    appends: list[Append] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)


class Stopped(Exception):
    """The store was closed before this was written."""


class Writer:
    """Owns the only connection that writes."""

    def __init__(self, engine: AsyncEngine, place: Place, alarm: Callable[[BadDatabase], None]) -> None:
        self._engine = engine
        self._place = place
        self._alarm = alarm
        self._quick = sqlite_batch.Quick(engine) if place.dialect == SQLITE else None
        self._direct = postgresql_batch.Quick(place) if place.dialect == POSTGRESQL else None
        self._waiting = Batch()
        self._called = asyncio.Event()
        self._closing = False
        self._guard: Guard | None = None
        self._task = asyncio.create_task(self._run(), name="contienda-writer")

    async def append(self, table: str, row: Row, awake: bool) -> None:
        """Append a row to a log, and mark whether something may come due there; it is on disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._call()
        self._waiting.appends.append(Append(table, row, awake, done))
        await done

    async def change(self, work: Work[Found]) -> Found:
        """Make any other change, completely or not at all; it may be tried more than once."""
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._call()
        self._waiting.jobs.append(Job(work, done))
        return await done

    def guarded(self, guard: Guard, error: Exception) -> None:
        """From now on, begin every transaction with this guard. What waits was meant for another one, and fails."""
        self._guard = guard
        batch, self._waiting = self._waiting, Batch(guard)
        self._fail(batch, error)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._called.set()
        await self._task
        if self._direct is not None:
            self._direct.close()

    def _call(self) -> None:
        if self._closing or self._task.done():
            raise Stopped
        self._called.set()

    async def _run(self) -> None:
        while not self._closing:
            await self._called.wait()
            self._called.clear()
            while self._waiting.appends or self._waiting.jobs:
                batch, self._waiting = self._waiting, Batch(self._guard)
                await self._write(batch)

    async def _write(self, batch: Batch) -> None:
        """Write one batch, from the first attempt to reporting everybody's result."""
        try:
            await self._commit(batch)
        except TROUBLE as error:
            self._fail(batch, self._noted(error))
            await renew(self._engine, error)
            return
        except BaseException as error:
            self._fail(batch, error if isinstance(error, Exception) else Stopped())
            if not isinstance(error, Exception):
                raise
            return
        for append in batch.appends:
            _tell(append.done, None, append.failed)
        for job in batch.jobs:
            _tell(job.done, job.found, self._noted(job.failed) if _is_trouble(job.failed) else job.failed)

    def _noted(self, error: BaseException | None) -> BadDatabase:
        """Describe the trouble in one sentence, after reporting it."""
        found = unreachable(self._place, error or Stopped())
        self._alarm(found)
        return found

    def _fail(self, batch: Batch, error: Exception) -> None:
        for append in batch.appends:
            _tell(append.done, None, error)
        for job in batch.jobs:
            _tell(job.done, None, error)

    async def _commit(self, batch: Batch) -> None:
        # The same order in all processes, so that two of them never deadlock on each other's rows.
        batch.appends.sort(key=lambda each: (each.table, each.row.sequence))
        if not batch.jobs and await self._quickly(batch):
            return
        careful = False
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._transact(partial(self._make, batch, careful))
                return
            except IntegrityError:
                if careful:
                    raise
                careful = True  # one of the rows does not fit: find out which
            except DBAPIError as error:
                if attempt == ATTEMPTS or not _again(error):
                    raise

    async def _transact(self, work: Work[None]) -> None:
        if self._quick is not None:
            await self._quick.visit(work)
            return
        async with self._engine.begin() as connection:
            await work(connection)

    async def _make(self, batch: Batch, careful: bool, connection: AsyncConnection) -> None:
        """Make all changes of a batch; if careful, leave out rows that do not fit."""
        if batch.guard is not None:
            await batch.guard(connection)
        added = batch.appends
        if careful:
            added = [each for each in batch.appends if await _add_one(connection, each)]
            await _touch(connection, added)
        elif added and self._quick is not None:
            sqlite_batch.add(connection, _rows(added), _touched(added))
        elif added:
            await connection.execute(ADD, [_values(each) for each in added])
            await _touch(connection, added)
        for job in batch.jobs:
            await _do(connection, job)

    async def _quickly(self, batch: Batch) -> bool:
        """Add entries and nothing else, in a single visit to the database; False if that fails: try the usual way."""
        appends = batch.appends
        if self._direct is not None:
            rows = [(each.table, each.row.sequence, each.row.at, each.row.payload, each.row.epoch) for each in appends]
            return await self._direct.append(rows, _touched(appends), batch.guard.process if batch.guard else "")
        return self._quick is not None and await self._quick.transact(_rows(appends), _touched(appends))


def _tell(done: asyncio.Future[Any], found: object, failed: Exception | None) -> None:
    if done.done():  # nobody waits any more
        return
    if failed is None:
        done.set_result(found)
    else:
        done.set_exception(failed)


def _values(append: Append) -> dict[str, object]:
    return {"table_id": append.table, **msgspec.structs.asdict(append.row)}


async def _add_one(connection: AsyncConnection, append: Append) -> bool:
    """Add one row by itself; if it does not fit, the others are unaffected."""
    append.failed = None
    try:
        async with connection.begin_nested():
            await connection.execute(ADD, _values(append))
        return True
    except IntegrityError:
        there = await connection.scalar(select(tables.c.id).where(tables.c.id == append.table))
        where = f"{append.table} {append.row.sequence}"
        append.failed = Missing(append.table) if there is None else Conflict(where)
        return False


async def _touch(connection: AsyncConnection, added: list[Append]) -> None:
    values = [{"table": table, "last": at, "awakes": awake} for table, at, awake in _touched(added)]
    if values:
        await connection.execute(TOUCH, values)


def _rows(appends: list[Append]) -> list[sqlite_batch.Entry]:
    return [(each.table, each.row.sequence, each.row.at, each.row.payload) for each in appends]


def _touched(appends: list[Append]) -> list[sqlite_batch.Touched]:
    """Return each table once, in order, with the time of its last entry and whether something may come due there."""
    last: dict[str, tuple[int, bool]] = {}
    for each in appends:
        at, awake = last.get(each.table, (0, False))
        last[each.table] = max(each.row.at, at), awake or each.awake
    return [(table, at, awake) for table, (at, awake) in sorted(last.items())]


async def _do(connection: AsyncConnection, job: Job) -> None:
    """Make one change; if it fails, roll back only that change."""
    job.failed = None
    savepoint = await connection.begin_nested()
    try:
        job.found = await job.work(connection)
    except Exception as error:
        if _again(error) or getattr(error, "connection_invalidated", False):
            raise  # nothing of the batch remains
        try:
            await savepoint.rollback()
        except DBAPIError as lost:  # on a full disk SQLite has rolled back everything: nothing of the batch remains
            raise (error if isinstance(error, DBAPIError) else lost) from None
        job.failed = error
    else:
        await savepoint.commit()


def _is_trouble(error: Exception | None) -> bool:
    """Tell whether the database itself failed; a row that does not fit concerns only its caller."""
    return isinstance(error, TROUBLE) and not isinstance(error, IntegrityError)


async def renew(engine: AsyncEngine, error: BaseException) -> None:
    """Reconnect next time, unless a row merely did not fit: the connection's state may be wrong now."""
    if not isinstance(error, IntegrityError):
        with contextlib.suppress(*TROUBLE):
            await engine.dispose()


def _again(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in AGAIN
