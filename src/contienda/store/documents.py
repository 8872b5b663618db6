"""Documents of games: one row each, replaced as a whole, and only by a writer who knows the current version.

Each function works on a connection of the store; `Store` has them as its methods.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from contienda.store.records import Conflict, Document, Missing
from contienda.store.schema import documents

COLUMNS = [documents.c[name] for name in Document.__struct_fields__]


async def create(connection: AsyncConnection, row: Document) -> None:
    try:
        await connection.execute(insert(documents).values({name: getattr(row, name) for name in row.__struct_fields__}))
    except IntegrityError as error:
        raise Conflict(row.id) from error


async def change(connection: AsyncConnection, id: str, version: int, content: bytes, state: str, at: int) -> None:
    """Replace the content, if it is still at that version."""
    found = update(documents).where(documents.c.id == id, documents.c.version == version)
    changed = await connection.execute(found.values(version=version + 1, content=content, state=state, touched=at))
    if not changed.rowcount:
        there = await connection.scalar(select(documents.c.id).where(documents.c.id == id))
        raise Missing(id) if there is None else Conflict(f"{id} {version}")


async def find(connection: AsyncConnection, where: ColumnElement[bool]) -> Document | None:
    found = (await connection.execute(select(*COLUMNS).where(where))).first()
    return None if found is None else Document(*found)


async def due(connection: AsyncConnection, state: str, before: int) -> list[Document]:
    """Return documents in that state unchanged since that moment, the oldest first."""
    found = select(*COLUMNS).where(documents.c.state == state, documents.c.touched < before)
    ordered = found.order_by(documents.c.touched, documents.c.id)
    return [Document(*row) for row in (await connection.execute(ordered)).all()]


async def remove(connection: AsyncConnection, id: str, version: int) -> bool:
    """Delete a document, if it has not changed since that version."""
    gone = delete(documents).where(documents.c.id == id, documents.c.version == version)
    return (await connection.execute(gone)).rowcount > 0
