"""What happens to live tables when their owner changes: dropped, resumed, or handed over one by one."""

from __future__ import annotations

import asyncio
import logging
import random
import signal
import threading
from types import FrameType
from typing import TYPE_CHECKING

from contienda.server.cluster.membership import Unit, unit_of
from contienda.server.live.careful import careful
from contienda.server.live.live_table import Live
from contienda.server.live.waking import wake_up
from contienda.server.logs import log_event
from contienda.store.leases import CLASSES, Moved

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

DRAIN = 30.0  # seconds
TOGETHER = 20  # tables or classes handed over at the same time
SHARING = 10.0  # seconds between two looks at whether tables are shared out evenly
UNEVEN = 1.25  # times the mean: more is clearly more
A_FEW = 5  # tables given away at the same time
APART = 0.5  # seconds within which several processes begin to resume what another one left


class Handover:
    """The tables of one process among several."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.resuming = False
        self.again = False

    def drop_all(self) -> None:
        """Forget everything: it has another owner now, or soon will."""
        hub = self.hub
        for found in list(hub.classes.open.values()):
            for viewer in found.viewers:
                viewer.leave()
            hub.classes.forget(found, Moved("error-table-moved"))
        for live in list(hub.tables.values()):
            hub.drop(live, Moved("error-table-moved"))

    def send_away(self) -> None:
        """Let viewers try another process; what they looked at stays, in case the lease can still be renewed."""
        for found in self.hub.classes.open.values():
            for viewer in found.viewers:
                viewer.leave()
        for live in self.hub.tables.values():
            live.send_away()

    # --- resuming ---------------------------------------------------------------------------------------------------

    def left(self) -> None:
        """Other processes are gone: resume what nobody serves now."""
        self.again = True
        if not self.resuming and not self.hub.closing:
            self.resuming = True
            self.hub.spawn(self.resume())

    async def resume(self) -> None:
        try:
            while self.again:
                self.again = False
                await asyncio.sleep(random.uniform(0, APART))
                await wake_up(self.hub)
        finally:
            self.resuming = False

    # --- sharing out ------------------------------------------------------------------------------------------------

    def in_use(self) -> int:
        """Return the number of tables that somebody looks at."""
        return sum(bool(live.viewers) for live in self.hub.tables.values())

    async def share(self) -> None:
        """Now and then, give a few tables to the process that has the fewest, if it had too few the last time, too."""
        before = False
        while True:
            await asyncio.sleep(SHARING * random.uniform(0.5, 1.0))  # several processes should not do so at once
            with careful():
                now = self.heir() is not None
                if before and now:
                    await self.share_now()
                before = now

    def heir(self) -> tuple[str, int] | None:
        """Return who should get how many of our tables, if we have clearly more than there are on average."""
        cluster = self.hub.cluster
        others = [each for each in cluster.others.values() if not each.draining] if cluster is not None else []
        if cluster is None or cluster.me.draining or not cluster.current or not others:
            return None
        mine = self.in_use()
        mean = (mine + sum(each.tables for each in others)) / (len(others) + 1)
        fewest = min(others, key=lambda each: each.tables)
        few = min(A_FEW, int(mean) - fewest.tables)
        return (fewest.id, few) if mine >= mean * UNEVEN + A_FEW else None

    async def share_now(self) -> int:
        """Give a few tables away; return how many.

        Nobody is disturbed who need not be: classes stay, and tables where a bot or a clock is due are taken last.
        """
        cluster, found = self.hub.cluster, self.heir()
        if cluster is None or found is None:
            return 0
        heir, few = found
        lives = [live for live in self.hub.tables.values() if live.viewers and not live.table.setup.classroom]
        lives.sort(key=self.hub.due)
        given = {unit_of(live.table.id, ""): live for live in lives[:few]}
        async with cluster.giving(given, heir):
            await asyncio.gather(*(self.hand_over(unit, [live]) for unit, live in given.items()))
        if given:
            log_event("tables.shared", tables=len(given), to=heir)
        return len(given)

    # --- handing over -----------------------------------------------------------------------------------------------

    def drain_first(self) -> None:
        """Ask to stop the server only after it has handed its tables over."""
        stop = signal.getsignal(signal.SIGTERM)
        if threading.current_thread() is not threading.main_thread() or not callable(stop):
            return
        loop, asked = asyncio.get_running_loop(), stop

        async def drained() -> None:
            try:
                async with asyncio.timeout(DRAIN):
                    await self.drain()
            except Exception as error:  # in any case the server stops, and its lease ends
                log_event("server.drain_failed", logging.ERROR, error=type(error).__name__)
            finally:
                asked(signal.SIGTERM, None)

        def begin(_: int, __: FrameType | None) -> None:
            loop.call_soon_threadsafe(lambda: self.hub.spawn(drained()))

        signal.signal(signal.SIGTERM, begin)

    async def drain(self) -> None:
        """Hand everything over to other processes, while they already serve it; without others, keep it."""
        hub, cluster = self.hub, self.hub.cluster
        if cluster is None:
            return
        await cluster.drain()  # learns who is there now: somebody may have just joined, or come back
        if not cluster.ready():
            return
        units = self.units()
        log_event("server.draining", owned=len(units), to=len(cluster.ready()))
        await asyncio.gather(*(hub.rest_carefully(live) for live in list(hub.tables.values())))
        while units and not hub.closing:
            batch = [units.popitem() for _ in range(min(TOGETHER, len(units)))]
            held = [(unit, cluster.let_go(unit)) for unit, _ in batch]
            await asyncio.gather(*(self.hand_over(unit, lives) for unit, lives in batch))
            await cluster.release(held)
            units = units or self.units()
        await cluster.release([(unit, cluster.let_go(unit)) for unit in list(cluster.held)])
        log_event("server.drained")

    def units(self) -> dict[Unit, list[Live]]:
        """Return what is in memory, by what is owned together."""
        found: dict[Unit, list[Live]] = {unit_of("", id): [] for id in self.hub.classes.open}
        for live in self.hub.tables.values():
            found.setdefault(unit_of(live.table.id, live.table.setup.classroom), []).append(live)
        return found

    async def hand_over(self, unit: Unit, lives: list[Live]) -> None:
        """Finish what is being written, store a snapshot, and send viewers to the next owner."""
        room = self.hub.classes.open.get(unit.id) if unit.kind == CLASSES else None
        if room is not None:
            async with room.lock:
                for viewer in room.viewers:
                    viewer.leave()
                self.hub.classes.forget(room, Moved("error-table-moved"))
        for live in lives:
            async with live.lock:
                await self.hub.rest_carefully(live)
                self.hub.drop(live, Moved("error-table-moved"))
