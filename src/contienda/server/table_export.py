"""Exports a stored table, read from the log, or a game's document as one file."""

from __future__ import annotations

import msgspec

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.store.records import Document
from contienda.store.store import Store
from contienda.table import entries
from contienda.table import export_file as bundles
from contienda.table.setup import Setup


async def bundle(store: Store, table: str, private: bool = False) -> bytes:
    """Return everything of that table with its seed: for the operator, and for everybody after the end.

    `private` keeps what teams wrote among themselves, for the facilitator of a class.
    """
    header = await store.header(table)
    if header is None:
        raise BadOption("error-table-gone", table=table)
    setup = msgspec.json.decode(header.setup, type=Setup)
    log = [(row.sequence, row.at, entries.load(row.payload)) for row in await store.rows(table)]
    return bundles.bundle(table, setup, header.seed, log, private)


async def document(found: Document) -> bytes:
    """Return a document as a file, written by its game: the part `documents` has `export(document)`."""
    part = registry.part(found.game, "documents")
    if part is None:
        registry.load(found.game)  # raises the game's error, if it has one
        raise registry.broken_part(found.game, "documents", LookupError(found.kind))
    written: bytes = part.export(found)
    return written
