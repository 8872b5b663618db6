"""A stored table as one file, read from the log; and a room, for whoever takes it out of the database."""

from __future__ import annotations

import msgspec

from contienda.core.errors import BadOption
from contienda.store.records import RoomRow
from contienda.store.store import Store
from contienda.table import entries, seeded_chance
from contienda.table import export_file as bundles
from contienda.table.room import Room
from contienda.table.setup import Setup

ROOM_FORMAT = "contienda-room/1"


async def bundle(store: Store, table: str) -> bytes:
    """Everything of that table, its seed included: for whoever keeps the server, and for everybody after the end."""
    header = await store.header(table)
    if header is None:
        raise BadOption("error-table-gone", table=table)
    setup = msgspec.json.decode(header.setup, type=Setup)
    log = [(row.sequence, row.at, entries.load(row.payload)) for row in await store.rows(table)]
    return bundles.bundle(table, setup, header.seed, log)


async def room(row: RoomRow) -> bytes:
    """Everything of that room but who its people were: its seed too, so that its boosters can be checked."""
    found = msgspec.json.decode(row.content, type=Room)
    told = {
        "format": ROOM_FORMAT,
        "id": row.id,
        "code": row.code,
        "created": row.created,
        "touched": row.touched,
        "kind": found.kind,
        "language": found.language,
        "owned_only": found.owned_only,
        "commitment": seeded_chance.commitment(found.seed),
        "seed": found.seed.hex(),
        "seats": [{"name": seat.name, "picks": seat.picks, "deck": seat.deck} for seat in found.seats],
        "table": found.table,
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"
