"""Who may do what: rights of sessions, and invitations that give them. Only hashes of secrets ever get here.

Each function works on a connection of the store; `Store` has them as its methods.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Table, and_, bindparam, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store.location import POSTGRESQL
from contienda.store.records import Grant, Ticket
from contienda.store.schema import rights, tickets

RIGHTS = ("play", "watch", "facilitate", "export", "oversee")
MARKS = ("seen", "barred")  # stored like rights: the hand of a seat was seen, the member was removed
NO_SEAT = -1
SIZE = 32  # bytes of a SHA-256
GRANTED = (
    select(rights.c.table_id, rights.c.right, rights.c.seat, rights.c.name)
    .where(rights.c.session == bindparam("session"))
    .order_by(rights.c.table_id, rights.c.right, rights.c.seat)
)
GRANTED_AT = GRANTED.where(rights.c.table_id == bindparam("table"))


def digest(secret: str) -> bytes:
    """Return the stored form of a secret: enough to recognise it, not to reveal it."""
    return hashlib.sha256(secret.encode()).digest()


async def put(connection: AsyncConnection, table: Table, row: dict[str, object]) -> None:
    """Insert or update a row."""
    make = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in row.items() if name not in keys}
    await connection.execute(make(table).values(row).on_conflict_do_update(index_elements=keys, set_=rest))


async def put_new(connection: AsyncConnection, table: Table, row: dict[str, object]) -> None:
    """Insert a row unless its key exists."""
    make = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    await connection.execute(make(table).values(row).on_conflict_do_nothing())


async def grant(connection: AsyncConnection, session: bytes, table: str, right: str, seat: int, name: str) -> None:
    check(session, right)
    row: dict[str, object] = {"session": session, "table_id": table, "right": right, "seat": seat, "name": name}
    await put(connection, rights, row)


async def grant_all(connection: AsyncConnection, table: str, given: Sequence[tuple[bytes, str, str]]) -> None:
    """Grant sessions a right each, under a name, in one statement."""
    rows = []
    for session, right, name in given:
        check(session, right)
        rows.append({"session": session, "table_id": table, "right": right, "seat": NO_SEAT, "name": name})
    make = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    added = make(rights)
    keys = [column.name for column in rights.primary_key]
    await connection.execute(added.on_conflict_do_update(index_elements=keys, set_={"name": added.excluded.name}), rows)


async def revoke(
    connection: AsyncConnection, table: str, session: bytes | None, right: str | None, seat: int | None
) -> int:
    where = _matching(rights, table, right, seat)
    if session is not None:
        where = and_(where, rights.c.session == session)
    return (await connection.execute(delete(rights).where(where))).rowcount


async def revoke_of(connection: AsyncConnection, session: bytes, table: str, name: str) -> None:
    """Take away what a session may do at a table as that member; marks stay."""
    own = and_(rights.c.session == session, rights.c.table_id == table, rights.c.name == name)
    await connection.execute(delete(rights).where(own, rights.c.right.in_(RIGHTS)))


async def revoke_as(connection: AsyncConnection, session: bytes, name: str) -> None:
    """Take away everything a session may do as that member, at any table; marks stay."""
    own = and_(rights.c.session == session, rights.c.name == name)
    await connection.execute(delete(rights).where(own, rights.c.right.in_(RIGHTS)))


async def granted(connection: AsyncConnection, session: bytes, table: str | None) -> list[Grant]:
    """Return the rights of a session, at one table or everywhere."""
    found = await connection.execute(GRANTED if table is None else GRANTED_AT, {"session": session, "table": table})
    return [Grant(*row) for row in found.all()]


async def at_table(connection: AsyncConnection, table: str) -> list[tuple[bytes, Grant]]:
    """Return all rights at a table, each with its session."""
    columns = (rights.c.session, rights.c.table_id, rights.c.right, rights.c.seat, rights.c.name)
    found = select(*columns).where(rights.c.table_id == table).order_by(rights.c.session, rights.c.right)
    return [(row[0], Grant(*row[1:])) for row in (await connection.execute(found)).all()]


async def put_ticket(connection: AsyncConnection, digest: bytes, ticket: Ticket) -> None:
    check(digest, ticket.right)
    row: dict[str, object] = {
        "digest": digest,
        "table_id": ticket.table,
        "right": ticket.right,
        "seat": ticket.seat,
        "name": ticket.name,
        "until": ticket.until,
        "many": ticket.many,
    }
    await put(connection, tickets, row)


TICKET = (tickets.c.table_id, tickets.c.right, tickets.c.seat, tickets.c.name, tickets.c.until, tickets.c.many)


async def see_ticket(connection: AsyncConnection, digest: bytes, now: int) -> Ticket | None:
    """Return the ticket if it is still valid, and keep it."""
    found = (await connection.execute(select(*TICKET).where(_valid(digest, now)))).first()
    return None if found is None else Ticket(*found)


async def use_ticket(connection: AsyncConnection, digest: bytes, now: int) -> Ticket | None:
    """Return the ticket if it is still valid, and delete it, so that nobody else gets it."""
    found = (await connection.execute(delete(tickets).where(_valid(digest, now)).returning(*TICKET))).first()
    return None if found is None else Ticket(*found)


async def drop_tickets(
    connection: AsyncConnection, table: str, right: str | None, seat: int | None, name: str | None
) -> int:
    where = _matching(tickets, table, right, seat)
    if name is not None:
        where = and_(where, tickets.c.name == name)
    return (await connection.execute(delete(tickets).where(where))).rowcount


def check(digest: bytes, right: str) -> None:
    """Catch errors of the caller; a plain secret must never get past here."""
    if len(digest) != SIZE:
        raise ValueError("only a SHA-256 digest is stored, never a secret")
    if right not in RIGHTS + MARKS:
        raise ValueError(f"unknown right {right!r}")


def _valid(digest: bytes, now: int) -> ColumnElement[bool]:
    return and_(tickets.c.digest == digest, or_(tickets.c.until == 0, tickets.c.until > now))


def _matching(of: Table, table: str, right: str | None, seat: int | None) -> ColumnElement[bool]:
    where: ColumnElement[bool] = of.c.table_id == table
    if right is not None:
        where = and_(where, of.c.right == right)
    if seat is not None:
        where = and_(where, of.c.seat == seat)
    return where
