"""Where the store is, and how to connect: a file in the user's data folder, or what a URL says.

Every engine has one purpose: `WRITE` is the single connection for all changes, `READ` a small pool that never waits for
it. `PREPARE` upgrades or fills a database, however long that takes. `SNAPSHOT` is one long look at an unchanging
moment, `FILE` builds a file nobody else has open yet.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import sqlite3
import time
from functools import partial
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
from platformdirs import user_data_dir
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from contienda.core.errors import ContiendaError

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
READ, WRITE, PREPARE, SNAPSHOT, FILE = "read", "write", "prepare", "snapshot", "file"
READERS = 4
LOCK_SECONDS = 30  # how long one process waits for another that is writing
CONNECT_SECONDS = 10
ANSWER_SECONDS = 20  # how long a PostgreSQL that serves tables may be silent before it counts as gone

# Errors on the way to a database: a lost or refused connection, a full disk, a locked or broken file.
TROUBLE = (DBAPIError, NoneFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


# Names of a database's troubles, for `/healthz` and the log.
DISK_FULL, DAMAGED, READ_ONLY = "disk-full", "database-damaged", "database-read-only"
UNREACHABLE, BUSY, FAILED = "database-unreachable", "database-busy", "database-failed"

SQLITE_TROUBLES = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
}
# SQLSTATE classes that mean something to an operator, the longest first.
POSTGRESQL_TROUBLES = (
    *(("53100", DISK_FULL), ("XX001", DAMAGED), ("XX002", DAMAGED), ("25006", READ_ONLY), ("42501", READ_ONLY)),
    *(("08", UNREACHABLE), ("57P", UNREACHABLE), ("28", UNREACHABLE), ("3D", UNREACHABLE), ("53", BUSY), ("55", BUSY)),
)
SPARE = 1 << 20  # bytes: with less on the disk, an I/O error means that it is full


class BadDatabase(ContiendaError):
    """A database that does not exist, is not ours, or cannot be used."""

    @property
    def trouble(self) -> str:
        """Return the trouble in one word for programs: one of those below."""
        return str(self.values.get("trouble", FAILED))


class Place(msgspec.Struct, frozen=True):
    """The place of a database."""

    dialect: str
    address: str  # a path, or the URL of a PostgreSQL database
    shown: str  # the same for people, without a password

    @property
    def path(self) -> Path:
        return Path(self.address)


def default_path() -> Path:
    return Path(user_data_dir("contienda", appauthor=False)) / "contienda.db"


def find(url: str | None) -> Place:
    """Return the place a URL names; without one, the user's own file."""
    if url is None:
        path = str(default_path())
        return Place(SQLITE, path, path)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("error-database-url", url=_without_password(url)) from None
    if parsed.drivername == SQLITE and parsed.database and parsed.database != ":memory:" and not parsed.query:
        return Place(SQLITE, parsed.database, parsed.database)
    if parsed.drivername == POSTGRESQL:
        return Place(POSTGRESQL, url, _without_password(url))
    raise BadDatabase("error-database-url", url=_without_password(url))


def _without_password(url: str) -> str:
    hidden = re.sub(r"(://[^:/@]*):.*@", r"\1:***@", url)
    return re.sub(r"([?&]password=)[^&]*", r"\1***", hidden)


def make_room(place: Place) -> None:
    """Create an empty file that only its owner can read, in a folder only they can enter."""
    if place.dialect != SQLITE:
        return
    if place.path == default_path():
        place.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(place.path, os.O_RDWR | os.O_CREAT, 0o600))


def engine(place: Place, use: str) -> AsyncEngine:
    return _sqlite(place, use) if place.dialect == SQLITE else _postgresql(place, use)


def _postgresql(place: Place, use: str) -> AsyncEngine:
    patience = ANSWER_SECONDS if use in (READ, WRITE) else None
    # asyncpg parses the URL itself, so that everything in it (sslmode, host=/folder, several hosts) has its usual
    # meaning.
    return create_async_engine(
        URL.create("postgresql+asyncpg"),
        async_creator=partial(asyncpg.connect, place.address, timeout=CONNECT_SECONDS, command_timeout=patience),
        isolation_level={READ: "AUTOCOMMIT", SNAPSHOT: "REPEATABLE READ"}.get(use, "READ COMMITTED"),
        pool_size=READERS if use == READ else 1,
        max_overflow=0,
        pool_pre_ping=True,  # the database may have been restarted
        pool_reset_on_return=None if use == READ else "rollback",
    )


def _sqlite(place: Place, use: str) -> AsyncEngine:
    made = create_async_engine(
        URL.create("sqlite+aiosqlite", database=place.address),
        connect_args={"timeout": LOCK_SECONDS, "isolation_level": None},  # we send BEGIN ourselves
        pool_size=READERS if use == READ else 1,
        max_overflow=0,
        pool_reset_on_return=None if use == READ else "rollback",
    )
    durable = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
    pragmas = {
        WRITE: durable,
        PREPARE: durable,
        FILE: ("journal_mode=MEMORY", "synchronous=OFF", "foreign_keys=ON"),
        READ: ("query_only=ON",),
        SNAPSHOT: ("query_only=ON",),
    }[use]

    @event.listens_for(made.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        end = time.monotonic() + LOCK_SECONDS
        for pragma in pragmas:
            while True:
                try:
                    cursor.execute(f"PRAGMA {pragma}")
                    break
                except sqlite3.OperationalError as error:  # SQLite does not wait for locks when it switches modes
                    if "locked" not in str(error) or time.monotonic() > end:
                        raise
                    time.sleep(0.01)
        cursor.close()

    if use != READ:
        begin = "BEGIN" if use == SNAPSHOT else "BEGIN IMMEDIATE"

        @event.listens_for(made.sync_engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return made


def unreachable(place: Place, error: BaseException) -> BadDatabase:
    """Explain in one sentence why a database could not be used."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig.__cause__ or error.orig
    reason = (str(cause).strip() or type(cause).__name__).splitlines()[0]
    if isinstance(cause, OSError) and cause.strerror:
        reason = cause.strerror
    trouble = _trouble(place, cause)
    key = "error-database-damaged" if trouble == DAMAGED else "error-database-open"
    return BadDatabase(key, database=place.shown, reason=reason, trouble=trouble)


def _trouble(place: Place, cause: BaseException) -> str:
    """Classify an error in one word."""
    if isinstance(cause, OSError):
        if cause.errno == errno.ENOSPC:
            return DISK_FULL
        if place.dialect == SQLITE and cause.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            return READ_ONLY
        return UNREACHABLE
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code == sqlite3.SQLITE_IOERR and free_space(place) < SPARE:
            return DISK_FULL
        return SQLITE_TROUBLES.get(code, FAILED)
    if place.dialect == POSTGRESQL:
        state = str(getattr(cause, "sqlstate", None) or "")
        found = next((word for start, word in POSTGRESQL_TROUBLES if state.startswith(start)), "")
        return found or (FAILED if state else UNREACHABLE)
    return BUSY if isinstance(cause, NoneFree) else FAILED


def free_space(place: Place) -> int:
    """Return the free bytes where a SQLite file is."""
    try:
        return shutil.disk_usage(place.path.parent).free
    except OSError:
        return SPARE
