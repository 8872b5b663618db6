"""A stored table as one file, read from the log."""

from __future__ import annotations

import msgspec

from contienda.core.errors import BadOption
from contienda.store.store import Store
from contienda.table import bundle as bundles
from contienda.table import entries
from contienda.table.setup import Setup


async def bundle(store: Store, table: str) -> bytes:
    """Everything of that table, its seed included: for whoever keeps the server, and for everybody after the end."""
    header = await store.header(table)
    if header is None:
        raise BadOption("error-table-gone", table=table)
    setup = msgspec.json.decode(header.setup, type=Setup)
    log = [(row.sequence, row.at, entries.load(row.payload)) for row in await store.rows(table)]
    return bundles.bundle(table, setup, header.seed, log)
