"""Rooms in the store: read, change and write a room as a whole; on a conflict, read it again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import room as rules
from contienda.games.kiberrubezh.documents import ROOM
from contienda.games.kiberrubezh.documents import read as read_room
from contienda.games.kiberrubezh.room import GAME, Room
from contienda.server.auth.sessions import Session, new_code, new_id, new_member
from contienda.server.http_errors import Missed
from contienda.server.live.clock import clock
from contienda.server.live.hub import Hub
from contienda.server.routes import table_creation
from contienda.store.records import OPEN, OVER, Conflict, Document, Missing
from contienda.table.authorization import NotAllowed

TRIES = 8


class Stored(msgspec.Struct, frozen=True):
    """A room as read from the store."""

    id: str
    code: str
    version: int
    room: Room


def read(row: Document) -> Stored:
    return Stored(row.id, row.code, row.version, read_room(row))


async def create(hub: Hub, room: Room) -> Stored:
    """Create a room under an id and a code that no other room or table has: people type both in the same place."""
    for _ in range(TRIES):
        now, code = clock(), new_code()
        if await hub.store.by_code(code) is not None:
            continue
        row = Document(GAME, ROOM, new_id(), code, 1, msgspec.json.encode(room), now, now)
        try:
            await hub.store.create_document(row)
        except Conflict:
            continue
        return read(row)
    raise BadOption("error-room-busy")


async def entered(hub: Hub, id: str, session: Session | None) -> tuple[Stored, int]:
    """The room and the asker's seat in it."""
    row = await hub.store.document(GAME, ROOM, id)
    if row is None:
        raise Missed("error-room-gone")
    found = read(row)
    return found, rules.seat_of(found.room, session.digest if session is not None else None)


async def join(hub: Hub, code: str, session: Session, name: str) -> tuple[Stored, int]:
    row = await hub.store.document_by_code(code)
    if row is None or (row.game, row.kind) != (GAME, ROOM):
        raise Missed("error-no-room-code", code=code)

    def change(room: Room, _: int) -> None:
        try:
            rules.seat_of(room, session.digest)
        except NotAllowed:
            rules.enter(room, session.digest, new_member(), name)

    found = await write(hub, read(row), change)
    return found, rules.seat_of(found.room, session.digest)


async def write(hub: Hub, stored: Stored, make: Callable[[Room, int], None]) -> Stored:
    """Let `make` change the room and store it; retry if another change came first."""
    for _ in range(TRIES):
        before = msgspec.json.encode(stored.room)
        make(stored.room, stored.version)
        content = msgspec.json.encode(stored.room)
        if content == before:
            return stored
        try:
            state = OVER if stored.room.made else OPEN
            await hub.store.change_document(stored.id, stored.version, content, state, clock())
            return msgspec.structs.replace(stored, version=stored.version + 1)
        except Conflict:
            row = await hub.store.document(GAME, ROOM, stored.id)
        except Missing:
            row = None
        if row is None:
            raise Missed("error-room-gone")
        stored = read(row)
    raise BadOption("error-room-busy")


async def furnished(hub: Hub, stored: Stored) -> Stored:
    """The room with its table, created once both decks are in; again if a server stopped before it was done."""
    if stored.room.made or not stored.room.table:
        return stored
    async with hub.furnishing:
        row = await hub.store.document(GAME, ROOM, stored.id)
        if row is None:
            raise Missed("error-room-gone")
        stored = read(row)
        if not stored.room.made:
            people = [(seat.session, seat.member, seat.name) for seat in stored.room.seats if seat.session]
            await table_creation.duel(hub, stored.room.table, await asyncio.to_thread(rules.wish, stored.room), people)
            stored = await write(hub, stored, finish)
    return stored


def finish(room: Room, _: int) -> None:
    room.made = True


async def over(hub: Hub, room: Room) -> bool:
    """Whether the duel is over, so that everything may be revealed."""
    if not room.made:
        return False
    header = await hub.store.header(room.table)
    return header is None or header.state == OVER
