"""A whole transaction, or several questions, in one visit to SQLite's thread.

SQLite runs in a thread of its own. The library goes there and back for every step of every statement, and each time
both threads wait for the interpreter's lock. Here the work goes there once: it is written for `AsyncConnection`, and
within the thread gets a `Visit` with the same methods, which answer at once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Generator
from types import TracebackType
from typing import Any, TypeVar, cast

import aiosqlite
from sqlalchemy import Connection, CursorResult, Engine, NestedTransaction, StaticPool, create_engine, event
from sqlalchemy.engine import Dialect, FrozenResult, Result
from sqlalchemy.ext.asyncio import AsyncConnection

VISITOR = "visitor"
Found = TypeVar("Found")
Work = Callable[[AsyncConnection], Awaitable[Found]]


class Savepoint:
    """Part of a transaction that can be undone."""

    def __init__(self, nested: NestedTransaction) -> None:
        self.nested = nested

    def __await__(self) -> Generator[None, None, Savepoint]:
        return self
        yield

    async def __aenter__(self) -> Savepoint:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.nested.__exit__(kind, error, trace)

    async def commit(self) -> None:
        self.nested.commit()

    async def rollback(self) -> None:
        self.nested.rollback()


class Visit:
    """A connection within SQLite's thread: what `AsyncConnection` offers to changes and questions."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    @property
    def dialect(self) -> Dialect:
        return self.connection.dialect

    @property
    def driver(self) -> sqlite3.Connection:
        return cast(sqlite3.Connection, self.connection.connection.driver_connection)

    async def execute(self, *asked: Any) -> CursorResult[Any]:
        return self.connection.execute(*asked)

    async def scalar(self, *asked: Any) -> Any:
        return self.connection.scalar(*asked)

    def begin_nested(self) -> Savepoint:
        return Savepoint(self.connection.begin_nested())


class Visitor:
    """Visits the thread of one connection. One that `changes` does its work in a transaction."""

    def __init__(self, driver: aiosqlite.Connection, changes: bool) -> None:
        self.driver = driver
        self.changes = changes
        self.engine: Engine | None = None

    async def visit(self, work: Work[Found]) -> Found:
        """Do this, and return what it returned; what it changed is on disk then."""
        # The driver offers no other way to do several things in one visit; SQLAlchemy uses the same.
        return cast(Found, await self.driver._execute(self._there, work))  # type: ignore[no-untyped-call]

    def _there(self, work: Work[Found]) -> Found:
        engine = self.engine = self.engine or _engine_of(self.driver._conn, self.changes)
        with engine.begin() as connection:
            running = work(cast(AsyncConnection, Visit(connection))).__await__()
            try:
                next(running)
            except StopIteration as done:
                return cast(Found, done.value)
            raise RuntimeError("work in the thread of the database waited for something else")


class Reader:
    """A connection for questions: each takes one visit."""

    def __init__(self, connection: AsyncConnection, visitor: Visitor) -> None:
        self.dialect = connection.dialect
        self.visitor = visitor

    async def execute(self, *asked: Any) -> Result[Any]:
        async def work(connection: AsyncConnection) -> FrozenResult[Any]:
            return (await connection.execute(*asked)).freeze()

        return (await self.visitor.visit(work))()

    async def scalar(self, *asked: Any) -> Any:
        return await self.visitor.visit(lambda connection: connection.scalar(*asked))


async def reader(connection: AsyncConnection) -> AsyncConnection:
    """Return a quicker connection for the questions of an open one."""
    raw = await connection.get_raw_connection()
    if VISITOR not in raw.info:
        raw.info[VISITOR] = Visitor(cast(aiosqlite.Connection, raw.driver_connection), False)
    return cast(AsyncConnection, Reader(connection, raw.info[VISITOR]))


def _engine_of(driver: sqlite3.Connection, changes: bool) -> Engine:
    """Return an engine for an open connection. It is used only within that connection's thread."""
    made = create_engine("sqlite://", creator=lambda: driver, poolclass=StaticPool, pool_reset_on_return=None)
    if changes:

        @event.listens_for(made, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return made
