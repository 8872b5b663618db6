"""How long tables are kept. Nothing goes by itself: somebody asks for it, and each table is written to a file first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

import msgspec

from contienda.core.errors import ContiendaError
from contienda.store import files
from contienda.store.records import OPEN, OVER, Header
from contienda.store.store import Store

DAY = 24 * 3600 * 1000
ALL = 2**31 - 1
SUFFIX = ".table.json"  # as the server names it too

Export = Callable[[str], Awaitable[bytes]]


class Expired(msgspec.Struct, frozen=True):
    """What became of a table whose time was over."""

    header: Header
    file: Path | None = None  # where it was written
    kept: ContiendaError | None = None  # why it is still there


async def due(store: Store, finished_days: int | None, idle_days: int | None, now: int) -> list[Header]:
    """Tables over, or left standing, with no entry for more than so many days; the longest forgotten first."""
    found: list[Header] = []
    for state, days in ((OVER, finished_days), (OPEN, idle_days)):
        if days is not None:
            found += await store.headers(state=state, before=now - days * DAY, limit=ALL)
    return sorted(found, key=lambda each: (each.touched, each.id))


async def expire(
    store: Store, finished_days: int | None, idle_days: int | None, export_dir: Path, now: int, export: Export
) -> list[Expired]:
    """Write each table that is due to a file named after it, then delete it; one that was touched meanwhile stays."""
    outcome = []
    for header in await due(store, finished_days, idle_days, now):
        file = export_dir / f"{quote(header.id, safe='')}{SUFFIX}"
        try:
            files.write(file, await export(header.id))
        except ContiendaError as error:
            outcome.append(Expired(header, kept=error))
            continue
        if await store.delete(header.id, touched=header.touched):
            outcome.append(Expired(header, file))
        else:
            file.unlink()
    return outcome
