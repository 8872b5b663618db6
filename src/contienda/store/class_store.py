"""Classes in the store: their logs, the members behind sessions, links and personal codes. Secrets come as hashes.

What happens to a class and at one of its tables at once is stored in one transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager

import msgspec
from sqlalchemy import BigInteger, cast, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store import rights
from contienda.store.location import SQLITE
from contienda.store.records import OVER, ClassHeader, ClassTicket, Conflict, Missing, Row
from contienda.store.schema import (
    class_codes,
    class_entries,
    class_rights,
    class_tickets,
    classes,
    entries,
    tables,
)
from contienda.store.writer import TOUCH, Writer

HEADER = [classes.c[name] for name in ClassHeader.__struct_fields__]
DAY = 24 * 3600 * 1000


class Beside(msgspec.Struct, frozen=True):
    """An entry of a table, to be stored together with one of its class."""

    table: str
    row: Row
    awake: bool


class Access(msgspec.Struct, frozen=True):
    """What to give together with an entry: a session's membership, a personal code, and rights at tables.

    `tables` maps the id of a table to the rights of the member's sessions there; an empty list takes all of them away.
    """

    member: str
    session: bytes | None = None
    code: bytes | None = None  # the hash of the personal code
    tables: Mapping[str, Sequence[str]] = {}
    leaves: bool = False  # the member is out: their personal code stops working


class ClassStore:
    """The part of a store that holds classes."""

    def __init__(self, writer: Writer, reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._writer = writer
        self._reading = reading

    # --- classes and their logs --------------------------------------------------------------------------------------

    async def create(self, header: ClassHeader, rows: list[Row], access: Access) -> None:
        """Create a class with its first entries and its facilitator; raise `Conflict` if its id or code is taken."""

        async def work(connection: AsyncConnection) -> None:
            values = {name: getattr(header, name) for name in header.__struct_fields__}
            try:
                await connection.execute(insert(classes).values(values))
            except IntegrityError as error:
                raise Conflict(header.id) from error
            for row in rows:
                await _append(connection, header.id, row)
            await _give(connection, header.id, access)

        await self._writer.change(work)

    async def append(self, id: str, row: Row, beside: Beside | None = None, access: Access | None = None) -> None:
        """Append an entry to the log of a class, with one of a table and rights if given; all or nothing.

        Raise `Conflict` if a sequence is taken, `Missing` if the class or the table is gone.
        """

        async def work(connection: AsyncConnection) -> None:
            await _append(connection, id, row)
            if beside is not None:
                found = {"table_id": beside.table, **msgspec.structs.asdict(beside.row)}
                await _insert(connection, insert(entries).values(found), tables, beside.table)
                touch = {"table": beside.table, "last": beside.row.at, "awakes": beside.awake}
                await connection.execute(TOUCH, [touch])
            if access is not None:
                await _give(connection, id, access)

        await self._writer.change(work)

    async def give(self, id: str, access: Access) -> None:
        """Give access without an entry: a member's other device."""
        try:
            await self._writer.change(lambda connection: _give(connection, id, access))
        except IntegrityError as error:
            raise Missing(id) from error

    async def header(self, id: str) -> ClassHeader | None:
        found = await self.headers([id])
        return found[0] if found else None

    async def headers(self, ids: list[str]) -> list[ClassHeader]:
        """Return these classes, the newest first."""
        found = select(*HEADER).where(classes.c.id.in_([id for id in ids if id.isprintable()]))
        async with self._reading() as connection:
            ordered = found.order_by(classes.c.created.desc(), classes.c.id)
            return [ClassHeader(*row) for row in (await connection.execute(ordered)).all()]

    async def every(self) -> list[ClassHeader]:
        """Return all classes, the most recently active first."""
        async with self._reading() as connection:
            ordered = select(*HEADER).order_by(classes.c.touched.desc(), classes.c.id)
            return [ClassHeader(*row) for row in (await connection.execute(ordered)).all()]

    async def by_code(self, code: str) -> str | None:
        if not code.isprintable():
            return None
        async with self._reading() as connection:
            return await connection.scalar(select(classes.c.id).where(classes.c.code == code))

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        """Return the entries after one sequence."""
        found = select(class_entries.c.sequence, class_entries.c.at, class_entries.c.payload)
        found = found.where(class_entries.c.class_id == id, class_entries.c.sequence > after)
        async with self._reading() as connection:
            ordered = found.order_by(class_entries.c.sequence)
            return [Row(*row) for row in (await connection.execute(ordered)).all()]

    async def finish(self, id: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(classes).where(classes.c.id == id).values(state=OVER))

        await self._writer.change(work)

    async def delete(self, id: str, its_tables: Sequence[str]) -> bool:
        """Delete a class with its tables and all that belongs to them, at once."""

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(delete(tables).where(tables.c.id.in_(its_tables)))
            return (await connection.execute(delete(classes).where(classes.c.id == id))).rowcount > 0

        gone = await self._writer.change(work)
        await self._wipe()
        return gone

    async def _wipe(self) -> None:
        """Empty SQLite's journal, where what was deleted could still be read; others may delay that for a moment."""
        async with self._reading() as connection:
            if connection.dialect.name == SQLITE:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def due(self, now: int) -> list[ClassHeader]:
        """Return classes whose last entry is older than the days they are kept."""
        kept = cast(classes.c.keep_days, BigInteger) * DAY
        found = select(*HEADER).where(classes.c.touched + kept < now)
        async with self._reading() as connection:
            return [ClassHeader(*row) for row in (await connection.execute(found.order_by(classes.c.id))).all()]

    async def last_touched(self, ids: Sequence[str]) -> int:
        """Return when one of these tables last changed; 0 if there are none."""
        async with self._reading() as connection:
            return await connection.scalar(select(func.max(tables.c.touched)).where(tables.c.id.in_(ids))) or 0

    # --- members, links and personal codes ---------------------------------------------------------------------------

    async def member(self, session: bytes, id: str) -> str:
        """Return the member a session is in a class, "" if none."""
        found = select(class_rights.c.member).where(class_rights.c.session == session, class_rights.c.class_id == id)
        async with self._reading() as connection:
            return await connection.scalar(found) or ""

    async def memberships(self, session: bytes) -> dict[str, str]:
        """Return the classes of a session, each with the member it is there."""
        found = select(class_rights.c.class_id, class_rights.c.member).where(class_rights.c.session == session)
        async with self._reading() as connection:
            return {row[0]: row[1] for row in (await connection.execute(found)).all()}

    async def by_personal(self, id: str, digest: bytes) -> str:
        """Return the member with that personal code, "" if none."""
        found = select(class_codes.c.member).where(class_codes.c.class_id == id, class_codes.c.digest == digest)
        async with self._reading() as connection:
            return await connection.scalar(found) or ""

    async def put_ticket(self, digest: bytes, ticket: ClassTicket) -> None:
        _check(digest)
        row: dict[str, object] = {"digest": digest, **msgspec.structs.asdict(ticket)}
        await self._writer.change(lambda connection: rights.put(connection, class_tickets, row))

    async def take_ticket(self, digest: bytes, id: str, now: int) -> ClassTicket | None:
        """Take a link, so that nobody else can; of two who take it at once, exactly one gets it."""
        columns = [class_tickets.c[name] for name in ClassTicket.__struct_fields__]
        valid = (class_tickets.c.digest == digest, class_tickets.c.class_id == id, class_tickets.c.until > now)

        async def work(connection: AsyncConnection) -> ClassTicket | None:
            found = (await connection.execute(delete(class_tickets).where(*valid).returning(*columns))).first()
            return None if found is None else ClassTicket(*found)

        return await self._writer.change(work)


async def _append(connection: AsyncConnection, id: str, row: Row) -> None:
    values = {"class_id": id, **msgspec.structs.asdict(row)}
    await _insert(connection, insert(class_entries).values(values), classes, id)
    later = update(classes).where(classes.c.id == id, classes.c.touched < row.at)
    await connection.execute(later.values(touched=row.at))


async def _insert(connection: AsyncConnection, statement: object, parent: object, id: str) -> None:
    """Insert a row of a log; tell a taken sequence from a parent that is gone."""
    savepoint = await connection.begin_nested()
    try:
        await connection.execute(statement)  # type: ignore[call-overload]
    except IntegrityError as error:
        await savepoint.rollback()
        there = await connection.scalar(select(parent.c.id).where(parent.c.id == id))  # type: ignore[attr-defined]
        raise (Conflict(id) if there is not None else Missing(id)) from error
    await savepoint.commit()


async def _give(connection: AsyncConnection, id: str, access: Access) -> None:
    if access.session is not None:
        _check(access.session)
        row: dict[str, object] = {"session": access.session, "class_id": id, "member": access.member}
        of_session = (class_rights.c.session == access.session, class_rights.c.class_id == id)
        before = await connection.scalar(select(class_rights.c.member).where(*of_session))
        if before is not None and before != access.member:  # a shared device: it is somebody else from now on
            await rights.revoke_as(connection, access.session, before)
        await rights.put(connection, class_rights, row)
    if access.code is not None:
        _check(access.code)
        code: dict[str, object] = {"class_id": id, "member": access.member, "digest": access.code}
        await rights.put(connection, class_codes, code)
    own = (class_rights.c.class_id == id, class_rights.c.member == access.member)
    sessions = (await connection.execute(select(class_rights.c.session).where(*own))).scalars().all()
    for table, given in access.tables.items():
        for session in sessions:
            await rights.revoke_of(connection, session, table, access.member)
            for right in given:
                await rights.grant(connection, session, table, right, rights.NO_SEAT, access.member)
    if access.leaves:  # the sessions stay known, so that they cannot simply join again
        gone = (class_codes.c.class_id == id, class_codes.c.member == access.member)
        await connection.execute(delete(class_codes).where(*gone))


def _check(digest: bytes) -> None:
    """Catch errors of the caller; a plain secret must never get past here."""
    if len(digest) != rights.SIZE:
        raise ValueError("only a SHA-256 digest is stored, never a secret")
