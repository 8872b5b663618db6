"""How long tables, documents of games and classes are kept.

Tables and documents do not expire by themselves: an operator asks for it, and everything is exported to a file first.
A class is deleted when the days stated to its people are over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from urllib.parse import quote

import msgspec

from contienda.core.errors import ContiendaError
from contienda.store import files
from contienda.store.records import OPEN, OVER, ClassHeader, Document, Header
from contienda.store.store import Store

DAY = 24 * 3600 * 1000
ALL = 2**31 - 1
SUFFIX = ".table.json"  # as the server names it too

Export = Callable[[str], Awaitable[bytes]]
ExportDocument = Callable[[Document], Awaitable[bytes]]


class Expired(msgspec.Struct, frozen=True):
    """What happened to an expired table or document."""

    header: Header | Document
    file: Path | None = None  # where it was exported
    kept: ContiendaError | None = None  # why it was kept


class OfClass(msgspec.Struct):
    """The part of a table's setup that names its class."""

    classroom: str = ""


class OfTables(msgspec.Struct):
    """The part of a class's setup that names it and its tables."""

    title: str = ""
    ids: tuple[str, ...] = ()


class KeptClass(msgspec.Struct, frozen=True):
    """A class with its tables, when something last happened in it or at one of them, and until when it is kept."""

    header: ClassHeader
    title: str
    tables: tuple[str, ...]
    touched: int

    @property
    def until(self) -> int:
        return self.touched + self.header.keep_days * DAY


async def due(store: Store, finished_days: int | None, idle_days: int | None, now: int) -> list[Header]:
    """Return finished or abandoned tables without an entry for more than so many days, the oldest first.

    A table of a class goes with its class.
    """
    found: list[Header] = []
    for state, days in ((OVER, finished_days), (OPEN, idle_days)):
        if days is not None:
            found += await store.headers(state=state, before=now - days * DAY, limit=ALL)
    classes = {each.id: class_of(each) for each in found}
    kept = {each.id for each in await store.classes.headers(sorted(set(classes.values()) - {""}))}
    found = [each for each in found if classes[each.id] not in kept]
    return sorted(found, key=lambda each: (each.touched, each.id))


def class_of(header: Header) -> str:
    """Return the class a table belongs to, "" if none; a setup that cannot be read belongs to none."""
    try:
        return msgspec.json.decode(header.setup, type=OfClass).classroom
    except msgspec.DecodeError:
        return ""


async def due_documents(store: Store, finished_days: int | None, idle_days: int | None, now: int) -> list[Document]:
    """Return finished or abandoned documents without a change for more than so many days."""
    found: list[Document] = []
    for state, days in ((OVER, finished_days), (OPEN, idle_days)):
        if days is not None:
            found += await store.documents_due(state, now - days * DAY)
    return sorted(found, key=lambda each: (each.touched, each.id))


async def expire(
    store: Store, finished_days: int | None, idle_days: int | None, export_dir: Path, now: int, export: Export
) -> list[Expired]:
    """Export each expired table to a file named after it, then delete it; keep one that was touched meanwhile."""
    outcome = []
    for header in await due(store, finished_days, idle_days, now):
        delete = partial(store.delete, header.id, touched=header.touched)
        outcome.append(await let_go(header, named(export_dir, header.id, SUFFIX), partial(export, header.id), delete))
    return [each for each in outcome if each is not None]


async def expire_documents(
    store: Store, finished_days: int | None, idle_days: int | None, export_dir: Path, now: int, export: ExportDocument
) -> list[Expired]:
    """Do the same for documents, each in a file named after its kind."""
    outcome = []
    for row in await due_documents(store, finished_days, idle_days, now):
        delete = partial(store.delete_document, row.id, row.version)
        outcome.append(await let_go(row, named(export_dir, row.id, f".{row.kind}.json"), partial(export, row), delete))
    return [each for each in outcome if each is not None]


def named(folder: Path, id: str, suffix: str) -> Path:
    return folder / f"{quote(id, safe='')}{suffix}"


async def let_go(
    header: Header | Document, file: Path, export: Callable[[], Awaitable[bytes]], delete: Callable[[], Awaitable[bool]]
) -> Expired | None:
    """Export it to the file, then delete it; do nothing if it was touched meanwhile."""
    try:
        files.write(file, await export())
    except ContiendaError as error:
        return Expired(header, kept=error)
    if await delete():
        return Expired(header, file)
    file.unlink()
    return None


# --- classes ----------------------------------------------------------------------------------------------------------


async def of_class(store: Store, header: ClassHeader) -> KeptClass:
    """Return what is known of a class; a setup that cannot be read names no table."""
    try:
        setup = msgspec.json.decode(header.setup, type=OfTables)
    except msgspec.DecodeError:
        setup = OfTables()
    touched = max(header.touched, await store.classes.last_touched(setup.ids))
    return KeptClass(header, setup.title, setup.ids, touched)


async def due_classes(store: Store, now: int) -> list[KeptClass]:
    """Return the classes whose stated days have passed since anything happened in them or at their tables."""
    found = [await of_class(store, header) for header in await store.classes.due(now)]
    return [each for each in found if each.until < now]
