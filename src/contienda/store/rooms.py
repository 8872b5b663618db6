"""Rooms: each is one row, changed whole, and only by whoever has seen it as it is.

Each function works on a connection of the store; `Store` has them as its methods.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store.records import Conflict, Missing, RoomRow
from contienda.store.schema import rooms

COLUMNS = [rooms.c[name] for name in RoomRow.__struct_fields__]


async def create(connection: AsyncConnection, row: RoomRow) -> None:
    try:
        await connection.execute(insert(rooms).values({name: getattr(row, name) for name in row.__struct_fields__}))
    except IntegrityError as error:
        raise Conflict(row.id) from error


async def change(connection: AsyncConnection, id: str, version: int, content: bytes, state: str, at: int) -> None:
    """What it holds from now on, if it is still at that version."""
    found = update(rooms).where(rooms.c.id == id, rooms.c.version == version)
    changed = await connection.execute(found.values(version=version + 1, content=content, state=state, touched=at))
    if not changed.rowcount:
        there = await connection.scalar(select(rooms.c.id).where(rooms.c.id == id))
        raise Missing(id) if there is None else Conflict(f"{id} {version}")


async def find(connection: AsyncConnection, where: ColumnElement[bool]) -> RoomRow | None:
    found = (await connection.execute(select(*COLUMNS).where(where))).first()
    return None if found is None else RoomRow(*found)


async def due(connection: AsyncConnection, state: str, before: int) -> list[RoomRow]:
    """Rooms in that state with no change since that moment, the longest forgotten first."""
    found = select(*COLUMNS).where(rooms.c.state == state, rooms.c.touched < before)
    ordered = found.order_by(rooms.c.touched, rooms.c.id)
    return [RoomRow(*row) for row in (await connection.execute(ordered)).all()]


async def remove(connection: AsyncConnection, id: str, version: int) -> bool:
    """Take a room away, if nothing has changed in it since that version."""
    gone = delete(rooms).where(rooms.c.id == id, rooms.c.version == version)
    return (await connection.execute(gone)).rowcount > 0
