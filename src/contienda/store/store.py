"""The store of one process: the log of every table, with what belongs to it.

It is safe beside other processes on the same database: the second writer of a sequence gets a `Conflict`, and locks are
waited for.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from contienda.store import documents, location, migrate, rights, schema
from contienda.store.class_store import ClassStore
from contienda.store.location import BadDatabase, Place
from contienda.store.records import OPEN, OVER, Conflict, Document, Grant, Header, Missing, Row, Ticket
from contienda.store.schema import entries, settings, snapshots, tables
from contienda.store.sqlite_visit import reader
from contienda.store.writer import Found, Work, Writer, renew

CHECKED = "checked"  # the name under which the server writes to check that it can
HOUR = 3_600_000  # milliseconds
SNAPSHOTS = 2  # kept per table: the newest, and one before it
HEADER = [tables.c[name] for name in Header.__struct_fields__]


Given = tuple[bytes, str, str]  # a session, its right and its name
Link = tuple[bytes, str]  # the digest of a reusable invitation, and the right it gives


class Store:
    """Open it with `Store.open`, once per process and event loop."""

    def __init__(self, where: Place, writes: AsyncEngine, reads: AsyncEngine) -> None:
        self._where = self.place = where
        self._writes = writes
        self._reads = reads
        self.alarm: Callable[[BadDatabase], None] = lambda _: None  # called on all trouble with the database
        self._writer = Writer(writes, where, lambda error: self.alarm(error))
        self.guarded = self._writer.guarded
        self.classes = ClassStore(self._writer, self._reading)

    @staticmethod
    async def open(url: str | None = None) -> Store:
        """Open the store at a URL (`sqlite:///path`, `postgresql://…`), or the user's own file; create it if needed."""
        where = location.find(url)
        preparing = None
        try:
            location.make_room(where)
            preparing = location.engine(where, location.PREPARE)
            async with preparing.begin() as connection:
                await migrate.prepare(connection, where)
        except location.TROUBLE as error:
            raise location.unreachable(where, error) from error
        finally:
            if preparing is not None:
                await preparing.dispose()
        return Store(where, location.engine(where, location.WRITE), location.engine(where, location.READ))

    async def close(self) -> None:
        """Write what waits, then close the database."""
        await self._writer.close()
        await self._reads.dispose()
        await self._writes.dispose()

    async def check(self) -> None:
        """Write a little; it is on disk when this returns."""
        row: dict[str, object] = {"name": CHECKED, "value": str(time.time_ns())}
        await self._writer.change(lambda connection: rights.put(connection, schema.server, row))

    def silent(self, seconds: float) -> BadDatabase:
        """Return the error for a database that has not answered for so long."""
        trouble = location.BUSY if self._where.dialect == location.SQLITE else location.UNREACHABLE
        reason = f"no answer within {seconds:g} seconds"
        return BadDatabase("error-database-open", database=self._where.shown, reason=reason, trouble=trouble)

    # --- tables and their logs ---------------------------------------------------------------------------------------

    async def create(
        self,
        header: Header,
        rows: list[Row],
        given: Sequence[Given] = (),
        links: Sequence[Link] = (),
        awake: bool = True,
        kept: Mapping[str, str] | None = None,
        snapshot: tuple[int, bytes] | None = None,
    ) -> None:
        """Create a table with its first entries, rights, invitations, settings and snapshot, all or nothing.

        Raise `Conflict` if its id or code is taken.
        """
        touched = max([header.touched, *(row.at for row in rows)])

        async def work(connection: AsyncConnection) -> None:
            values = {name: getattr(header, name) for name in header.__struct_fields__}
            try:
                await connection.execute(insert(tables).values(values | {"touched": touched, "awake": awake}))
                if rows:
                    named = [msgspec.structs.asdict(row) for row in rows]
                    await connection.execute(insert(entries), [{"table_id": header.id, **row} for row in named])
            except IntegrityError as error:
                raise Conflict(header.id) from error
            if given:
                await rights.grant_all(connection, header.id, given)
            for digest, right in links:
                await rights.put_ticket(connection, digest, Ticket(header.id, right, rights.NO_SEAT, "", 0, True))
            for name, value in (kept or {}).items():
                await connection.execute(insert(settings).values(table_id=header.id, name=name, value=value))
            if snapshot is not None:
                sequence, blob = snapshot
                await connection.execute(insert(snapshots).values(table_id=header.id, sequence=sequence, blob=blob))

        await self._writer.change(work)

    async def append(self, table: str, row: Row, awake: bool = True) -> None:
        """Append an entry to a log; it is on disk when this returns. Raise `Conflict` if its sequence is taken.

        `awake` says that something may happen there by itself, so that a server checks it after a start.
        """
        await self._writer.append(table, row, awake)

    async def header(self, table: str) -> Header | None:
        found = await self.headers(ids=[table])
        return found[0] if found else None

    async def headers(
        self,
        *,
        state: str | None = None,
        ids: list[str] | None = None,
        limit: int = 100,
        before: int | None = None,
        listed: bool = False,
        by_hour: bool = False,
    ) -> list[Header]:
        """Return tables, the last touched first, filtered by state, ids, time of the last entry and listing.

        Lists for players are sorted by the hour: the order must not reveal that somebody has just decided unseen.
        """
        order = (tables.c.touched // HOUR).desc() if by_hour else tables.c.touched.desc()
        found = select(*HEADER).order_by(order, tables.c.created.desc(), tables.c.id).limit(limit)
        if state is not None:
            found = found.where(tables.c.state == state)
        if ids is not None:
            found = found.where(tables.c.id.in_(filter(_storable, ids)))
        if before is not None:
            found = found.where(tables.c.touched < before)
        if listed:
            found = found.where(tables.c.listed)
        async with self._reading() as connection:
            return [Header(*row) for row in (await connection.execute(found)).all()]

    async def by_code(self, code: str) -> str | None:
        if not _storable(code):
            return None
        async with self._reading() as connection:
            return await connection.scalar(select(tables.c.id).where(tables.c.code == code))

    async def rows(self, table: str, after: int = 0, until: int | None = None) -> list[Row]:
        """Return the entries after one sequence, up to and including another."""
        found = select(entries.c.sequence, entries.c.at, entries.c.payload).order_by(entries.c.sequence)
        found = found.where(entries.c.table_id == table, entries.c.sequence > after)
        if until is not None:
            found = found.where(entries.c.sequence <= until)
        async with self._reading() as connection:
            return [Row(*row) for row in (await connection.execute(found)).all()]

    async def last(self, table: str) -> int:
        """Return the highest sequence of a log, 0 if it is empty."""
        async with self._reading() as connection:
            highest = select(func.max(entries.c.sequence)).where(entries.c.table_id == table)
            return await connection.scalar(highest) or 0

    async def awake(self) -> list[str]:
        """Return tables that were not put to rest, which a server must check; the last touched first."""
        found = select(tables.c.id).where(tables.c.awake, tables.c.state == OPEN).order_by(tables.c.touched.desc())
        async with self._reading() as connection:
            return list((await connection.execute(found)).scalars())

    async def put_to_rest(self, resting: list[tuple[str, int]]) -> None:
        """Record that nothing is due at these tables, each with its last entry; one with a newer entry stays awake."""
        newest = select(func.max(entries.c.sequence)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        of_table = (tables.c.id == bindparam("table"), func.coalesce(newest, 0) == bindparam("sequence"))
        rests = update(tables).where(*of_table).values(awake=False)
        values = [{"table": table, "sequence": sequence} for table, sequence in sorted(resting)]

        async def work(connection: AsyncConnection) -> None:
            if values:
                await connection.execute(rests, values)

        await self._writer.change(work)

    async def finish(self, table: str) -> None:
        await self._mark(table, OVER)

    async def reopen(self, table: str) -> None:
        await self._mark(table, OPEN)

    async def _mark(self, table: str, state: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            marked = await connection.execute(update(tables).where(tables.c.id == table).values(state=state))
            if not marked.rowcount:
                raise Missing(table)

        await self._writer.change(work)

    async def delete(self, table: str, *, touched: int | None = None) -> bool:
        """Delete a table with all that belongs to it; with `touched`, only if nothing came since that moment."""

        async def work(connection: AsyncConnection) -> bool:
            gone = delete(tables).where(tables.c.id == table)
            if touched is not None:
                gone = gone.where(tables.c.touched <= touched)
            return (await connection.execute(gone)).rowcount > 0

        return await self._writer.change(work)

    # --- snapshots ---------------------------------------------------------------------------------------------------

    async def keep_snapshot(self, table: str, sequence: int, blob: bytes) -> None:
        """Store a table as it is after that entry; only the newest two snapshots are kept."""
        newest = select(snapshots.c.sequence).where(snapshots.c.table_id == table)
        newest = newest.order_by(snapshots.c.sequence.desc()).limit(SNAPSHOTS)

        async def work(connection: AsyncConnection) -> None:
            await rights.put(connection, snapshots, {"table_id": table, "sequence": sequence, "blob": blob})
            old = delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.sequence.not_in(newest))
            await connection.execute(old)

        await self._change_of(table, work)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Return the newest snapshot with its sequence."""
        found = select(snapshots.c.sequence, snapshots.c.blob).where(snapshots.c.table_id == table)
        async with self._reading() as connection:
            newest = (await connection.execute(found.order_by(snapshots.c.sequence.desc()).limit(1))).first()
        return None if newest is None else (newest.sequence, newest.blob)

    # --- rights and invitations --------------------------------------------------------------------------------------

    async def grant(self, session: bytes, table: str, right: str, seat: int, name: str) -> None:
        """Let a session do something at a table; repeating it is allowed, and the last name counts."""
        await self._change_of(table, lambda connection: rights.grant(connection, session, table, right, seat, name))

    async def revoke(
        self, table: str, *, session: bytes | None = None, right: str | None = None, seat: int | None = None
    ) -> int:
        """Revoke all matching rights at a table; return their number."""
        return await self._writer.change(lambda connection: rights.revoke(connection, table, session, right, seat))

    async def rights(self, session: bytes, table: str) -> list[Grant]:
        async with self._reading() as connection:
            return await rights.granted(connection, session, table)

    async def rights_everywhere(self, session: bytes) -> list[Grant]:
        async with self._reading() as connection:
            return await rights.granted(connection, session, None)

    async def grants(self, table: str) -> list[tuple[bytes, Grant]]:
        """Return all rights at a table, each with its session."""
        async with self._reading() as connection:
            return await rights.at_table(connection, table)

    async def put_ticket(
        self, digest: bytes, table: str, right: str, seat: int, name: str, until: int, many: bool
    ) -> None:
        """Store an invitation: for one person or for `many`, until a moment or (0) for ever."""
        ticket = Ticket(table, right, seat, name, until, many)
        await self._change_of(table, lambda connection: rights.put_ticket(connection, digest, ticket))

    async def take_ticket(
        self, digest: bytes, now: int, give: Callable[[Ticket], Given | None] = lambda _: None
    ) -> Ticket | None:
        """Take an invitation; of two who take a single-use one at once, exactly one gets it.

        What `give` makes of it is granted in the same transaction, so that no link is used up for nothing.
        """
        async with self._reading() as connection:
            seen = await rights.see_ticket(connection, digest, now)
        if seen is None or (seen.many and give(seen) is None):
            return seen

        async def work(connection: AsyncConnection) -> Ticket | None:
            taken = seen if seen.many else await rights.use_ticket(connection, digest, now)
            given = give(taken) if taken is not None else None
            if taken is not None and given is not None:
                session, right, name = given
                await rights.grant(connection, session, taken.table, right, rights.NO_SEAT, name)
            return taken

        return await self._writer.change(work)

    async def drop_tickets(
        self, table: str, right: str | None = None, seat: int | None = None, name: str | None = None
    ) -> int:
        """Invalidate invitations to a table; return their number."""
        return await self._writer.change(lambda connection: rights.drop_tickets(connection, table, right, seat, name))

    # --- documents of games ------------------------------------------------------------------------------------------

    async def create_document(self, document: Document) -> None:
        """Create a document; raise `Conflict` if its id or code is taken."""
        await self._writer.change(lambda connection: documents.create(connection, document))

    async def change_document(self, id: str, version: int, content: bytes, state: str, at: int) -> None:
        """Update a document; it is on disk when this returns. Raise `Conflict` if it is no longer at that version."""
        await self._writer.change(lambda connection: documents.change(connection, id, version, content, state, at))

    async def document(self, game: str, kind: str, id: str) -> Document | None:
        async with self._reading() as connection:
            found = await documents.find(connection, schema.documents.c.id == id)
        return found if found is not None and (found.game, found.kind) == (game, kind) else None

    async def document_by_code(self, code: str) -> Document | None:
        """Find a document of any game and kind: people type every code in the same place."""
        if not _storable(code):
            return None
        async with self._reading() as connection:
            return await documents.find(connection, schema.documents.c.code == code)

    async def documents_due(self, state: str, before: int) -> list[Document]:
        async with self._reading() as connection:
            return await documents.due(connection, state, before)

    async def delete_document(self, id: str, version: int) -> bool:
        """Delete a document if it is still at that version."""
        return await self._writer.change(lambda connection: documents.remove(connection, id, version))

    # --- settings ----------------------------------------------------------------------------------------------------

    async def server_value(self, name: str) -> str | None:
        """Return what the server itself stores under that name."""
        async with self._reading() as connection:
            return await connection.scalar(select(schema.server.c.value).where(schema.server.c.name == name))

    async def swap_server_value(self, name: str, before: str | None, value: str) -> str:
        """Store a value if it is still `before`; return the one stored then."""
        of_name = schema.server.c.name == name

        async def work(connection: AsyncConnection) -> str:
            if before is None:
                await rights.put_new(connection, schema.server, {"name": name, "value": value})
            else:
                changed = update(schema.server).where(of_name, schema.server.c.value == before)
                await connection.execute(changed.values(value=value))
            kept: str = (await connection.execute(select(schema.server.c.value).where(of_name))).scalar_one()
            return kept

        return await self._writer.change(work)

    async def setting(self, table: str, name: str) -> str | None:
        found = select(settings.c.value).where(settings.c.table_id == table, settings.c.name == name)
        async with self._reading() as connection:
            return await connection.scalar(found)

    async def put_setting(self, table: str, name: str, value: str) -> None:
        row: dict[str, object] = {"table_id": table, "name": name, "value": value}
        await self._change_of(table, lambda connection: rights.put(connection, settings, row))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reads.connect() as connection:
                yield await reader(connection) if self._where.dialect == location.SQLITE else connection
        except location.TROUBLE as error:
            found = location.unreachable(self._where, error)
            self.alarm(found)
            await renew(self._reads, error)
            raise found from error

    async def _change_of(self, table: str, work: Work[Found]) -> Found:
        """Make a change that requires its table to exist."""
        try:
            return await self._writer.change(work)
        except IntegrityError as error:
            raise Missing(table) from error


def _storable(text: str) -> bool:
    """Tell whether a text can be stored in a database: an address may contain anything."""
    return text.isprintable()
