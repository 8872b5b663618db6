"""What a live class does by itself: the injects, discussions and times of its plan, and finishing what was cut off.

Each is stored together with its effect at the table, so it happens once, even if a server is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from contienda.classroom import authorization, cut_off, entries, inject_acts, injects, placing
from contienda.classroom.deed import caller_of
from contienda.classroom.fold import ENDED, Person
from contienda.core.errors import ContiendaError
from contienda.server.live.clock import clock
from contienda.server.logs import log, log_event
from contienda.store.location import BadDatabase
from contienda.store.records import Conflict, Missing
from contienda.table import authorization as at_table
from contienda.table import commands as table_commands
from contienda.table import entries as table_entries
from contienda.table.table import LOBBY, PLAYING

if TYPE_CHECKING:
    from contienda.server.live.live_class import LiveClass

LATELY = 100  # entries of a table: if it went on for longer, it has heard, or something else was decided
AGAIN = 1.0  # seconds before a failed write is tried again
ITSELF = Person("", "", "facilitator")  # the class, when it does what the plan says


@contextlib.contextmanager
def unless_possible() -> Iterator[None]:
    """Ignore a table's refusal; trouble with the database is not one."""
    try:
        yield
    except BadDatabase:
        raise
    except ContiendaError as error:
        log_event("class.refused", error=error.key)


class ClassCourse:
    """The course of one class by its plan."""

    def __init__(self, live: LiveClass) -> None:
        self.live = live
        self.following: set[int] = set()  # tables where the plan is being followed

    async def continued(self) -> None:
        """After opening: finish what an interruption left undone, and rebuild the course of each table."""
        live = self.live
        try:
            async with live.lock:
                for number in list(live.lives):
                    await self.caught_up(number)
                await self.carried_on()
                if live.classroom.phase == ENDED:
                    await live.end(ITSELF)
            for number, each in list(live.lives.items()):
                if each.read_only is None and len(each.table.actions):
                    await live.hub.pieces.through(live.watched[number].recall(each.table))
                live.touch(number)
        except Exception as error:
            log.error("class.failed", exc_info=error, extra={"fields": {"class": live.id}})

    async def caught_up(self, number: int) -> None:
        """Let one table follow what the class says about its people and its start."""
        live = self.live
        at = live.lives[number]
        if at.read_only is not None or at.table.now.phase == "over":
            return
        await live.seats.send_away(number)
        for member in placing.misnamed(live.classroom, number, at.table):
            await live.seats.rename(member)
        begun = live.classroom.begun.get(number)
        if begun is not None and at.table.now.phase == LOBBY and live.classroom.phase != ENDED:
            await live.do(number, ITSELF, authorization.begin(at.table, begun.bot))

    async def carried_on(self) -> None:
        """Carry out the last command of the log at the tables that have not heard of it."""
        live = self.live
        last, at = cut_off.last_act(live.classroom.latest), live.classroom.latest_at
        if last is None or live.classroom.phase == ENDED:
            return
        for number in last.tables:
            if number not in live.lives:
                continue
            table = live.lives[number].table
            rows = await live.hub.store.rows(table.id, max(0, table.now.sequence - LATELY))
            since = [table_entries.load(row.payload) for row in rows if row.at >= at]
            if len(since) < LATELY and not any(isinstance(each, last.heard) for each in since):
                with unless_possible():
                    await live.do(number, live.classroom.people.get(last.by, ITSELF), [last.act])

    def soon(self, number: int) -> None:
        if number not in self.following and self.live.classroom.phase != ENDED:
            self.following.add(number)
            self.live.hub.spawn(self.follow(number))

    async def follow(self, number: int) -> None:
        """Notice who left the table, and carry out what the plan asks for there now."""
        live = self.live
        try:
            async with live.lock:
                self.following.discard(number)
                at, watched = live.lives[number], live.watched[number]
                if at.read_only is not None or live.gone or live.classroom.phase == ENDED:
                    return
                await live.seats.let_go(number)
                watched.follow(at.table)
                if at.table.now.phase == PLAYING:
                    await self.inject(number)
                    await self.stop(number)
                    await self.time(number)
        except (BadDatabase, Missing, Conflict):
            live.hub.spawn(self.again(number))
        except ContiendaError as error:
            log_event("class.refused", id=live.id, error=error.key)
        except Exception as error:
            log.error("class.failed", exc_info=error, extra={"fields": {"class": live.id}})
        finally:
            self.following.discard(number)

    async def again(self, number: int) -> None:
        """Retry after a moment: the database could not be written, or the log has gone on."""
        await asyncio.sleep(AGAIN)
        if not self.live.gone:
            self.live.watched[number].sequence = -1
            self.live.touch(number)

    async def inject(self, number: int) -> None:
        live = self.live
        for inject in injects.due(live.classroom, number, live.watched[number].facts):
            with unless_possible():  # if not in this position, then perhaps after the next change
                fired = entries.Fired("", "", inject.id, number)
                act = inject_acts.effect(live.classroom, inject, live.lives[number].table)
                await live.together(number, ITSELF, act, fired)

    async def stop(self, number: int) -> None:
        live = self.live
        stop = injects.stop_due(live.classroom, number, live.watched[number].facts)
        if stop is not None and not live.lives[number].table.now.still():
            act = table_commands.Freeze(text=stop.topic, kind="stop")
            await live.together(number, ITSELF, act, entries.Stopped("", "", number, stop.turn, stop.topic))

    async def time(self, number: int) -> None:
        """Give a phase that has just begun its time."""
        live = self.live
        watched, table = live.watched[number], live.lives[number].table
        key = f"{watched.facts.turn} {watched.facts.phase}"
        first = not watched.timed
        if watched.timed == key:
            return
        watched.timed = key
        if first and table.now.timebox is not None:
            return  # the server was restarted in the middle of a phase
        seconds = injects.seconds_for(live.classroom, watched.facts.phase)
        label = watched.facts.phase if seconds else ""

        def make() -> table_entries.Entry | None:
            if table.now.timebox is None and not seconds:
                return None
            act = table_commands.Timebox(label=label, seconds=seconds)
            return at_table.plan(table, caller_of(ITSELF), act, clock())

        await live.hub.add(live.lives[number], make)
