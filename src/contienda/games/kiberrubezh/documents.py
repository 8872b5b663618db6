"""How the store handles rooms: whether one can be read, and its export as a file."""

from __future__ import annotations

import msgspec

from contienda.games.kiberrubezh.room import Room
from contienda.store.records import Document
from contienda.table import seeded_chance

ROOM = "room"  # the only kind of document of this game
FORMAT = "contienda-room/1"


def read(document: Document) -> Room:
    """Read a room; raises `DecodeError` if it is invalid."""
    return msgspec.json.decode(document.content, type=Room)


def export(document: Document) -> bytes:
    """Export a room without personal data, but with its seed, so that its boosters can be verified."""
    found = read(document)
    told = {
        "format": FORMAT,
        "id": document.id,
        "code": document.code,
        "created": document.created,
        "touched": document.touched,
        "kind": found.kind,
        "language": found.language,
        "owned_only": found.owned_only,
        "commitment": seeded_chance.commitment(found.seed),
        "seed": found.seed.hex(),
        "seats": [{"name": seat.name, "picks": seat.picks, "deck": seat.deck} for seat in found.seats],
        "table": found.table,
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"
