"""Who owns what in a cluster: the leases of processes, and the tables and classes they claim. PostgreSQL only.

The row of a process in `processes` is its lease, valid until `expires` by the clock of the database. Every transaction
that writes locks that row first (`Hold`), so a lease never ends in the middle of a write: the row can be deleted only
before or after it. A table or class names its owner, and may be claimed as soon as there is no such process. Each claim
raises the epoch, which is stored with every entry.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Iterator

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store.location import TROUBLE, BadDatabase, Place, unreachable

TABLES, CLASSES = "tables", "classes"
LEASE = 3.0  # seconds without a heartbeat after which a process counts as gone
PATIENCE = 2.0  # seconds a question to the database may take
STUCK = 2_000  # milliseconds after which PostgreSQL ends the transaction of a process that was stopped in it
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
END = f"DELETE FROM processes WHERE id IN (SELECT id FROM processes WHERE expires < {NOW} FOR UPDATE SKIP LOCKED)"
PROCESSES = "SELECT id, address, draining, tables FROM processes ORDER BY id"
HOLD = text(
    "SELECT set_config('idle_in_transaction_session_timeout', :stuck, true) FROM processes WHERE id = :id FOR KEY SHARE"
)


class Moved(BadDatabase):
    """Another process owns this now, or soon will."""


class Hold:
    """Begins every transaction of a process: it holds its lease until the end of the transaction."""

    def __init__(self, process: str, lost: Callable[[str], None] = lambda _: None) -> None:
        self.process = process
        self.lost = lost  # called when the lease turns out to have ended

    async def __call__(self, connection: AsyncConnection) -> None:
        if (await connection.execute(HOLD, {"stuck": str(STUCK), "id": self.process})).first() is None:
            self.lost(self.process)
            raise Moved("error-table-moved")


class Process(msgspec.Struct, frozen=True):
    """One process of a cluster, as the others know it."""

    id: str
    address: str
    draining: bool
    tables: int = 0  # that somebody looks at there


class Claim(msgspec.Struct, frozen=True):
    """The owner of a table or class, after somebody wanted it."""

    owner: str
    epoch: int


class Leases:
    """The questions of one process about leases. Heartbeats have a connection of their own: they never wait."""

    def __init__(self, place: Place) -> None:
        self.place = place
        limits = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        self.pool = asyncpg.create_pool(place.address, min_size=0, max_size=4, **limits)
        self.pulse: asyncpg.Connection | None = None

    async def open(self) -> None:
        with self._trouble():
            await self.pool

    async def close(self) -> None:
        self.pool.terminate()
        if self.pulse is not None:
            self.pulse.terminate()

    # --- processes ---------------------------------------------------------------------------------------------------

    async def register(self, process: Process) -> None:
        async with self._asking() as connection:
            await connection.execute(
                f"INSERT INTO processes (id, address, draining, expires) VALUES ($1, $2, $3, {NOW} + $4)",
                *(process.id, process.address, process.draining, int(LEASE * 1000)),
            )

    async def beat(self, process: Process) -> list[Process] | None:
        """Renew this lease and end those that ran out; return all processes, or None if this lease had ended."""
        with self._trouble():
            try:
                if self.pulse is None or self.pulse.is_closed():
                    self.pulse = await asyncpg.connect(self.place.address, timeout=PATIENCE, command_timeout=PATIENCE)
                renewed = await self.pulse.fetchval(
                    f"UPDATE processes SET expires = {NOW} + $4, draining = $2, tables = $3 WHERE id = $1 RETURNING id",
                    *(process.id, process.draining, process.tables, int(LEASE * 1000)),
                )
                if renewed is None:
                    return None
                await self.pulse.execute(END)
                found = await self.pulse.fetch(PROCESSES)
            except BaseException:
                if self.pulse is not None:
                    self.pulse.terminate()
                    self.pulse = None
                raise
        return [Process(*row) for row in found]

    async def processes(self) -> list[Process]:
        async with self._asking() as connection:
            return [Process(*row) for row in await connection.fetch(PROCESSES)]

    async def leave(self, process: str) -> None:
        """End a lease: everything it owned can be claimed at once."""
        async with self._asking() as connection:
            await connection.execute("DELETE FROM processes WHERE id = $1", process)

    # --- tables and classes ------------------------------------------------------------------------------------------

    async def classroom(self, table: str) -> str | None:
        """Return the class of a table, "" if it has none; None if there is no such table."""
        async with self._asking() as connection:
            found: str | None = await connection.fetchval("SELECT classroom FROM tables WHERE id = $1", table)
            return found

    async def owner(self, kind: str, id: str) -> Claim | None:
        """Return the living owner of a table or class, "" if there is none; None if there is no such thing."""
        async with self._asking() as connection:
            row = await connection.fetchrow(
                f"SELECT p.id, t.epoch FROM {kind} t LEFT JOIN processes p ON p.id = t.owner AND p.expires >= {NOW} "
                "WHERE t.id = $1",
                id,
            )
        return None if row is None else Claim(row[0] or "", row[1])

    async def claim(self, kind: str, id: str, process: str) -> Claim | None:
        """Own a table or class unless a living process does; return its owner and epoch, None if there is none such.

        The row is locked before the processes are read, so of two who claim it at once, one gets it and the other
        sees that.
        """
        async with self._asking() as connection, connection.transaction():
            row = await connection.fetchrow(f"SELECT owner, epoch FROM {kind} WHERE id = $1 FOR NO KEY UPDATE", id)
            if row is None:
                return None
            if row[0] not in ("", process):
                await connection.execute(END)
                if await connection.fetchval("SELECT id FROM processes WHERE id = $1", row[0]):
                    return Claim(*row)
            epoch = await connection.fetchval(
                f"UPDATE {kind} SET owner = $2, epoch = epoch + 1 WHERE id = $1 "
                "AND EXISTS (SELECT 1 FROM processes WHERE id = $2 AND NOT draining) RETURNING epoch",
                *(id, process),
            )
            return Claim("", row[1]) if epoch is None else Claim(process, epoch)

    async def release(self, kind: str, owned: dict[str, int], process: str, heir: str = "") -> None:
        """Give up tables or classes, each owned in that epoch; what was claimed anew meanwhile stays.

        An heir owns them next, if it lives: it claims them when somebody asks for them.
        """
        async with self._asking() as connection:
            await connection.execute(
                f"UPDATE {kind} t SET owner = $4 FROM unnest($1::text[], $2::bigint[]) AS o (id, epoch) "
                "WHERE t.id = o.id AND t.owner = $3 AND t.epoch = o.epoch",
                *(list(owned), list(owned.values()), process, heir),
            )

    async def orphans(self) -> list[str]:
        """Return tables where something may happen by itself, though no living process owns them."""
        async with self._asking() as connection:
            found = await connection.fetch(
                "SELECT t.id FROM tables t LEFT JOIN classes c ON c.id = t.classroom "
                "LEFT JOIN processes p ON p.id = coalesce(c.owner, t.owner) "
                "WHERE t.awake AND t.state = 'open' AND p.id IS NULL ORDER BY t.touched DESC, t.id"
            )
        return [row[0] for row in found]

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator[asyncpg.Connection]:
        with self._trouble():
            async with self.pool.acquire(timeout=2 * PATIENCE) as connection:
                yield connection

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except (*TROUBLE, TimeoutError) as error:
            raise unreachable(self.place, error) from error
