"""What happens at a table without a click: bots decide at a readable pace, and time runs out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from contienda.core.errors import ContiendaError
from contienda.server.live.clock import clock
from contienda.server.live.live_table import Live
from contienda.server.logs import log_event
from contienda.table import entries
from contienda.table.authorization import VOTE, decide
from contienda.table.clock import deadline, idle_action, micro_deadline, timebox_deadline
from contienda.table.ready_setup import PLACER, placing
from contienda.table.table import PLAYING, Table
from contienda.table.teams import at_time_up, votes

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

LATE_BOT = "level:2"  # the bot that decides for a player out of time, if the table wants one
GRACE = 400  # milliseconds for messages still in transit
DESERTED = 20.0  # decisions per second for all unwatched tables of bots together


def restless(table: Table, entry: entries.Entry | None = None) -> bool:
    """Tell whether anything can happen at a table by itself, also after that entry: it has a clock, timer or bot."""
    if table.setup.clock.mode != "none" or any(seat.bot for seat in table.now.seats):
        return True
    if table.setup.ready or table.setup.micro or table.now.micro is not None or table.now.timebox is not None:
        return True
    return isinstance(
        entry, entries.Started | entries.StoodIn | entries.Reseated | entries.TimeboxSet | entries.MicroOpened
    )


def next_alarm(table: Table) -> int | None:
    """Return when time is up next: for the decision, the phase of the lesson or the micro-debrief."""
    found = [each for each in (deadline(table), timebox_deadline(table), micro_deadline(table)) if each is not None]
    return min(found, default=None)


def bot_deciding(table: Table) -> str:
    """Return the bot to decide, in its seat or for a ready setup; "" if a person or nobody decides."""
    seat = table.deciding()
    if seat is None:
        return ""
    return PLACER if placing(table.setup, table.state) else seat.bot


class Driver:
    """One for all tables of a process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.slot = 0.0  # when the next unwatched table may continue

    def look(self, live: Live) -> None:
        """After a change of the table: start what is due."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.read_only is not None or self.hub.closing:
            return
        if self.bot_to_move(live) and not live.driving:
            live.driving = True
            self.hub.spawn(self.drive(live))
        until = next_alarm(live.table)
        if until is not None:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(max(0.05, (until + GRACE - clock()) / 1000), self.ring, live)

    # --- bots -------------------------------------------------------------------------------------------------------

    async def drive(self, live: Live) -> None:
        """Let bots decide until it is a person's turn."""
        try:
            while self.bot_to_move(live):
                if not live.people():
                    await self.slowly(live)
                await self.one(live)
        finally:
            live.driving = False

    async def slowly(self, live: Live) -> None:
        """Slow down: unwatched tables of bots share a few decisions per second, until somebody comes."""
        live.company.clear()
        now = time.monotonic()
        begin = max(now, self.slot)
        self.slot = begin + 1 / DESERTED
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(begin - now):
                await live.company.wait()

    def bot_to_move(self, live: Live) -> bool:
        """Tell whether a bot decides now; it waits while the table stands still or people are asked something."""
        now = live.table.now
        due = bool(bot_deciding(live.table)) and not now.still() and now.request is None
        return due and live.read_only is None and not self.hub.closing

    async def one(self, live: Live) -> None:
        """Make one bot decision, not before its time."""
        table = live.table
        position, actor = table.now.position, table.actor()
        name = bot_deciding(table)
        pace = 0 if placing(table.setup, table.state) else table.now.pace
        begin = clock()
        action = await self.hub.bots.pick(table, actor, name, live.lane())
        wait = table.now.since + pace - clock()
        if wait > 0:
            await asyncio.sleep(min(wait, pace) / 1000)
        else:
            await asyncio.sleep(0)

        def entry() -> entries.Entry | None:
            now = table.now
            same = now.position == position and not now.still() and now.request is None and now.phase == PLAYING
            if not same or bot_deciding(table) != name:
                return None
            return decide(table, actor, action, "bot", begin)

        try:
            await self.hub.add(live, entry)
        except ContiendaError as error:
            log_event("bot.refused", table=table.id, error=error.key)
            await asyncio.sleep(1.0)

    # --- clocks -----------------------------------------------------------------------------------------------------

    def ring(self, live: Live) -> None:
        live.alarm = None
        self.hub.spawn(self.late(live, live.table.now.position))

    async def late(self, live: Live, position: int) -> None:
        """Do what follows when time is up: for the micro-debrief, a phase of the lesson, or a decision."""
        table = live.table
        try:
            if past(micro_deadline(table)):
                await self.hub.add(
                    live, lambda: entries.MicroClosed("", "time") if past(micro_deadline(table)) else None
                )
            elif past(timebox_deadline(table)):
                await self.time_up(live)
            elif past(deadline(table)) and table.now.position == position:
                await self.decide_late(live, lambda: past(deadline(table)))
            else:
                self.look(live)
        except ContiendaError as error:
            log_event("clock.refused", table=table.id, error=error.key)
            if live.read_only is None:
                live.alarm = asyncio.get_running_loop().call_later(1.0, self.ring, live)

    async def time_up(self, live: Live) -> None:
        """End a phase of the lesson; a team that votes decides now."""
        table = live.table
        if not await self.hub.add(live, lambda: entries.TimeboxEnded("") if past(timebox_deadline(table)) else None):
            return
        seat = table.deciding()
        if seat is not None and not seat.bot and votes(table, table.actor()):
            await self.decide_late(live, lambda: not table.now.still())

    async def decide_late(self, live: Live, due: Callable[[], bool]) -> None:
        """Decide for a seat whose time is up: what most of a voting team want, or the idle action or a bot."""
        table = live.table
        position, actor = table.now.position, table.actor()
        action = idle_action(table)
        if table.setup.clock.late == "bot" and at_time_up(table) is None:
            action = await self.hub.bots.pick(table, actor, LATE_BOT, live.lane())

        def entry() -> entries.Entry | None:
            if table.now.position != position or not due():
                return None
            voted = at_time_up(table)
            if voted is not None:
                return decide(table, actor, voted, VOTE, clock())
            return decide(table, actor, action, "clock", clock())

        await self.hub.add(live, entry)


def past(moment: int | None) -> bool:
    """Tell whether a deadline is over."""
    return moment is not None and moment <= clock()
