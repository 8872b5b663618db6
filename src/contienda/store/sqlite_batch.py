"""Many entries in two statements, and everything that belongs together in one visit to SQLite's thread.

Every visit there and every statement waits for the interpreter's lock, so a batch must be few of them, however many
entries it has.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, cast

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from contienda.store.records import TOUCHED_WITHIN
from contienda.store.sqlite_visit import Found, Visit, Visitor, Work

Entry = tuple[str, int, int, bytes]  # the table, and what is stored of a row
Touched = tuple[str, int, bool]  # a table, the time of its last entry, and whether something may come due there
MOST = 5_000  # entries in one statement: SQLite allows 32,766 values

ADD = "INSERT INTO entries (table_id, sequence, at, payload) VALUES "
TOUCH = (
    "WITH new (id, last, wakes) AS (VALUES {}) UPDATE tables"
    " SET touched = max(touched, new.last), awake = awake OR new.wakes FROM new WHERE tables.id = new.id"
    f" AND (tables.touched + {TOUCHED_WITHIN} <= new.last OR new.wakes > tables.awake)"
)


class Quick:
    """The connection of an engine that keeps only one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._visitor: Visitor | None = None
        event.listen(engine.sync_engine, "connect", self._opened)
        event.listen(engine.sync_engine, "close", self._closed)

    def _opened(self, connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        driver = connection.driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        self._visitor = Visitor(driver, True)

    def _closed(self, *_: object) -> None:
        self._visitor = None

    async def transact(self, entries: list[Entry], touched: list[Touched]) -> bool:
        """Add these entries, in a transaction of their own, and nothing else; False if that fails."""
        visitor = self._visitor
        if visitor is None:
            return False
        try:
            await visitor.driver._execute(_whole, visitor.driver._conn, entries, touched)  # type: ignore[no-untyped-call]
        except (sqlite3.Error, ValueError):  # a row that does not fit, or trouble: the usual way finds out which
            return False
        return True

    async def visit(self, work: Work[Found]) -> Found:
        """Make any changes in a transaction; they are on disk when this returns."""
        if self._visitor is None:
            async with self._engine.connect():
                pass  # now it is open
        if self._visitor is None:
            raise sqlite3.OperationalError("not connected")
        return await self._visitor.visit(work)


def add(connection: AsyncConnection, entries: list[Entry], touched: list[Touched]) -> None:
    """Add these entries within a visit; errors are SQLAlchemy's, as in the rest of it."""
    try:
        _add(cast(Visit, connection).driver, entries, touched)
    except sqlite3.Error as error:
        raise DBAPIError.instance(ADD, None, error, sqlite3.Error) from error


def _whole(connection: sqlite3.Connection, entries: list[Entry], touched: list[Touched]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        _add(connection, entries, touched)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _add(connection: sqlite3.Connection, entries: list[Entry], touched: list[Touched]) -> None:
    for some in _portions(entries):
        connection.execute(ADD + ",".join(["(?,?,?,?)"] * len(some)), _flat(some))
    for some in _portions(touched):
        connection.execute(TOUCH.format(",".join(["(?,?,?)"] * len(some))), _flat(some))


def _portions(rows: list[Any]) -> Iterator[list[Any]]:
    for start in range(0, len(rows), MOST):
        yield rows[start : start + MOST]


def _flat(rows: list[Any]) -> list[object]:
    return [value for row in rows for value in row]
