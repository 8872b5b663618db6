"""Many entries in one statement to PostgreSQL, which is a transaction of its own: a single round trip.

The usual way asks whether the connection lives, begins, holds the lease, adds, touches the tables and commits: six.
"""

from __future__ import annotations

import contextlib

import asyncpg  # type: ignore[import-untyped]

from contienda.store import location
from contienda.store.location import TROUBLE, Place
from contienda.store.records import TOUCHED_WITHIN

Entry = tuple[str, int, int, bytes, int]  # the table, and what is stored of a row
Touched = tuple[str, int, bool]  # a table, the time of its last entry, and whether something may come due there

# `held` is computed first, because the others need it, and keeps the lease until the end of the statement.
HELD = "held AS MATERIALIZED (SELECT id FROM processes WHERE id = $9 FOR KEY SHARE), "
IF_HELD = " AND EXISTS (SELECT 1 FROM held)"
APPEND = (
    "WITH {held}added AS ("
    "INSERT INTO entries (table_id, sequence, at, payload, epoch)"
    " SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bigint[]) WHERE true{if_held}"
    " RETURNING 1), "
    "touched AS ("
    "UPDATE tables t SET touched = greatest(t.touched, n.last), awake = t.awake OR n.wakes"
    " FROM unnest($6::text[], $7::bigint[], $8::boolean[]) AS n (id, last, wakes) WHERE t.id = n.id{if_held}"
    " AND (t.touched + {within} <= n.last OR n.wakes AND NOT t.awake)) "
    "SELECT count(*) FROM added"
)
ALONE = APPEND.format(held="", if_held="", within=TOUCHED_WITHIN)
LEASED = APPEND.format(held=HELD, if_held=IF_HELD, within=TOUCHED_WITHIN)


class Quick:
    """A connection for nothing but this; it is opened when it is first needed, and again after trouble."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._connection: asyncpg.Connection | None = None

    async def append(self, entries: list[Entry], touched: list[Touched], process: str) -> bool:
        """Add these entries; they are on disk when this returns. False if that fails, and nothing has changed.

        `process` must hold its lease; "" needs none. If the connection breaks at the last moment, they may have been
        stored all the same: the usual way finds them there.
        """
        values = [list(column) for rows in (entries, touched) for column in zip(*rows, strict=True)]
        try:
            connection = await self._opened()
            if process:
                return bool(await connection.fetchval(LEASED, *values, process) == len(entries))
            return bool(await connection.fetchval(ALONE, *values) == len(entries))
        except asyncpg.IntegrityConstraintViolationError:  # a row that does not fit
            return False
        except TimeoutError:  # the usual way would wait as long again
            self.close()
            raise
        except TROUBLE:
            self.close()
            return False

    async def _opened(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            limits = {"timeout": location.CONNECT_SECONDS, "command_timeout": location.ANSWER_SECONDS}
            self._connection = await asyncpg.connect(self._place.address, **limits)
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(*TROUBLE):
                self._connection.terminate()
            self._connection = None
