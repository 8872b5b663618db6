"""Many entries in one visit to SQLite's thread: two statements, or a whole transaction if nothing else belongs to it.

SQLite runs in a thread of its own. Every visit there and every statement waits for the interpreter's lock again, so a
batch must be few statements, however many entries it has.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from contienda.store.records import TOUCHED_WITHIN

Entry = tuple[str, int, int, bytes]  # the table, and what is stored of a row
Touched = tuple[str, int, bool]  # a table, the time of its last entry, and whether something may come due there
Work = Callable[[sqlite3.Connection, list[Entry], list[Touched]], None]
MOST = 5_000  # entries in one statement: SQLite allows 32,766 values

ADD = "INSERT INTO entries (table_id, sequence, at, payload) VALUES "
TOUCH = (
    "WITH new (id, last, wakes) AS (VALUES {}) UPDATE tables"
    " SET touched = max(touched, new.last), awake = awake OR new.wakes FROM new WHERE tables.id = new.id"
    f" AND (tables.touched + {TOUCHED_WITHIN} <= new.last OR new.wakes > tables.awake)"
)


class Quick:
    """The connection of an engine that keeps only one, while it is open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.driver: aiosqlite.Connection | None = None
        event.listen(engine.sync_engine, "connect", self._opened)
        event.listen(engine.sync_engine, "close", self._closed)

    def _opened(self, connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        self.driver = connection.driver_connection

    def _closed(self, *_: object) -> None:
        self.driver = None

    async def transact(self, entries: list[Entry], touched: list[Touched]) -> None:
        """Add these entries in a transaction of their own; they are on disk when this returns."""
        await self._visit(_whole, entries, touched)

    async def add(self, entries: list[Entry], touched: list[Touched]) -> None:
        """Add these entries within the open transaction; errors are SQLAlchemy's, as in the rest of it."""
        try:
            await self._visit(_add, entries, touched)
        except sqlite3.Error as error:
            raise DBAPIError.instance(ADD, None, error, sqlite3.Error) from error

    async def _visit(self, work: Work, entries: list[Entry], touched: list[Touched]) -> None:
        driver = self.driver
        if driver is None:
            raise sqlite3.OperationalError("not connected")
        # aiosqlite offers no other way to run several statements in one visit; SQLAlchemy uses the same.
        await driver._execute(work, driver._conn, entries, touched)  # type: ignore[no-untyped-call]


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
