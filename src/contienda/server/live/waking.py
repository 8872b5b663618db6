"""Resuming tables where a bot or a clock is due: after a start, or when another process is gone."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING

from contienda.server.live.careful import careful
from contienda.server.live.live_table import Live
from contienda.store.location import BadDatabase

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

AGAIN = 1.0  # seconds before the database is asked again
PULSE = 5.0  # seconds between two looks at whether there is room
BATCH = 50  # tables put back together
IN_USE = 5.0  # seconds after a request in which a table may still be needed


async def wake_up(hub: Hub) -> None:
    """After a start, resume tables where a bot or a clock is due, the last touched first.

    This checks all tables with bots or clocks that were in memory when the server stopped, one after the other,
    using half of the time at most. Tables with nothing due are put away again.
    """
    looked_at: deque[tuple[Live, float]] = deque()
    for id in await awake(hub):
        while len(hub.tables) >= hub.config.most_tables:
            await asyncio.sleep(PULSE)  # give other tables time to rest
        begin = time.monotonic()
        with careful(id):
            live = await hub.live(id)
            if live is not None and hub.idle(live):
                looked_at.append((live, live.idle_since))
        await asyncio.sleep(time.monotonic() - begin)
        if len(looked_at) >= 2 * BATCH and looked_at[BATCH - 1][1] < begin - IN_USE:
            await put_back(hub, [looked_at.popleft() for _ in range(BATCH)])
    await asyncio.sleep(IN_USE)
    while looked_at:
        await put_back(hub, [looked_at.popleft() for _ in range(min(BATCH, len(looked_at)))])


async def awake(hub: Hub) -> list[str]:
    """Return the tables to check, as soon as the database can be read."""
    while True:
        with contextlib.suppress(BadDatabase):
            return await (hub.store.awake() if hub.cluster is None else hub.cluster.leases.orphans())
        await asyncio.sleep(AGAIN)


async def put_back(hub: Hub, batch: list[tuple[Live, float]]) -> None:
    """Put away tables nobody has asked for since they were opened, all with one disk flush."""

    async def one(live: Live, since: float) -> None:
        with careful(live.table.id):
            await hub.put_away(live, since)

    await asyncio.gather(*(one(live, since) for live, since in batch))
