"""Exports a stored class as one file: its setup, its log and its tables."""

from __future__ import annotations

import msgspec

from contienda.classroom import entries, export
from contienda.classroom.fold import Classroom
from contienda.classroom.setup import ClassSetup
from contienda.core.errors import BadOption
from contienda.server.table_export import bundle
from contienda.store.records import OVER
from contienda.store.store import Store


async def exported(store: Store, id: str, everything: bool = False) -> bytes:
    """Return everything of a class. A game that still goes on is left out: its seed would tell what comes next.

    `everything` includes those games too: it is for the operator of the server, who has the database anyway.
    """
    header = await store.classes.header(id)
    if header is None:
        raise BadOption("error-class-gone", id=id)
    setup = msgspec.json.decode(header.setup, type=ClassSetup)
    log = [(row.sequence, row.at, entries.load(row.payload)) for row in await store.classes.rows(id)]
    classroom = Classroom(id, header.code, setup, header.created)
    for _, at, entry in log:
        classroom.take(entry, at)
    found = {each.id: each for each in await store.headers(ids=list(setup.ids), limit=len(setup.ids))}
    shared = setup.same_deal and any(each.state != OVER for each in found.values())
    ready = [
        table
        for table in setup.ids
        if table in found and (everything or classroom.ended is not None or (found[table].state == OVER and not shared))
    ]
    return export.written(classroom, log, [await bundle(store, table, private=True) for table in ready])
