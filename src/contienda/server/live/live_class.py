"""A class in memory with its tables and viewers. Every change goes through `perform`, its seats or its course.

An entry is stored before anybody hears of it. What happens to the class and at a table at once (a seat, an inject) is
stored in one transaction, so a killed server never leaves half of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from contienda.classroom import authorization, commands, entries
from contienda.classroom.deed import Deed, caller_of
from contienda.classroom.fold import Classroom, Person
from contienda.classroom.watched import Watched
from contienda.core.errors import BadOption, ContiendaError
from contienda.i18n.speaker import common
from contienda.server.live.class_course import ClassCourse, unless_possible
from contienda.server.live.class_frames import ClassFrames
from contienda.server.live.class_seats import ClassSeats
from contienda.server.live.clock import clock
from contienda.server.live.live_table import Live
from contienda.store.class_store import Access, Beside
from contienda.store.leases import Moved
from contienda.store.records import Conflict, Missing, Row
from contienda.table import authorization as at_table
from contienda.table import commands as table_commands
from contienda.table import entries as table_entries
from contienda.table.authorization import NotAllowed
from contienda.table.table import PLAYING, Table

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

TRIES = 20  # how often an entry may turn out to be stored already
TOGETHER = 0.06  # seconds in which changes are collected before anybody is told
TICK = 2.0  # seconds between two looks at what only time changes: somebody away, a long decision
MOST_SOCKETS = 8  # per browser


class ClassViewer(Protocol):
    """Somebody who is notified when there is something new."""

    member: str
    browser: object
    arrived: float

    def wake(self) -> None: ...

    def evict(self) -> None: ...

    def leave(self) -> None: ...


class LiveClass:
    """One live class."""

    def __init__(self, hub: Hub, classroom: Classroom, epoch: int = 0) -> None:
        self.hub = hub
        self.epoch = epoch  # in which this process owns it, if there are several
        self.classroom = classroom
        self.id = classroom.id
        self.lock = asyncio.Lock()
        self.viewers: set[ClassViewer] = set()
        self.lives: dict[int, Live] = {}
        self.watched = {number: Watched(number, id) for number, id in enumerate(classroom.setup.ids, 1)}
        self.followers: dict[int, Callable[[], None]] = {}
        self.changed: set[int] = set()  # tables to look at again
        self.pending: asyncio.TimerHandle | None = None
        self.ticking: asyncio.TimerHandle | None = None
        self.idle_since = time.monotonic()
        self.gone = False
        self.reason: ContiendaError = BadOption("error-class-gone", id=self.id)
        self.frames = ClassFrames(self)
        self.seats = ClassSeats(self)
        self.course = ClassCourse(self)

    # --- tables -----------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Open its tables and follow them from now on."""
        for number, id in enumerate(self.classroom.setup.ids, 1):
            live = await self.hub.live(id)
            if live is not None:
                self.lives[number] = live
                self.followers[number] = partial(self.touch, number)
                live.followers.add(self.followers[number])
        self.changed.update(self.classroom.numbers())
        self.look()
        self.tick()

    def disconnect(self) -> None:
        for number, live in self.lives.items():
            live.followers.discard(self.followers[number])
        for timer in (self.pending, self.ticking):
            if timer is not None:
                timer.cancel()

    def tables(self) -> dict[int, Table]:
        return {number: live.table for number, live in self.lives.items() if live.read_only is None}

    def over(self) -> list[int]:
        return [number for number, table in self.tables().items() if table.now.phase == "over"]

    def idle(self) -> bool:
        """Tell whether nobody looks at the class or any of its tables, and nothing is due there."""
        return not self.viewers and all(self.hub.unattended(live) for live in self.lives.values())

    # --- following --------------------------------------------------------------------------------------------------

    def touch(self, number: int) -> None:
        """Look at a table again soon; changes in between are taken together."""
        self.changed.add(number)
        self.soon()

    def soon(self) -> None:
        if self.pending is None and not self.hub.closing and not self.gone:
            self.pending = asyncio.get_running_loop().call_later(TOGETHER, self.look)

    def people_changed(self) -> None:
        """Somebody came, went, or was moved: look at everything but the boards."""
        self.frames.stale = True
        self.soon()

    def look(self) -> None:
        """Bring tiles up to date, tell viewers, and do what the plan asks for."""
        if self.pending is not None:
            self.pending.cancel()
            self.pending = None
        now = clock()
        moved = []
        for number in sorted(self.changed):
            live = self.lives.get(number)
            if live is not None and self.watched[number].follow(live.table):
                moved.append(number)
        self.changed.clear()
        self.presence(now)
        self.frames.stale = True
        for viewer in self.viewers:
            viewer.wake()
        for number in moved:
            self.course.soon(number)

    def presence(self, now: int) -> None:
        everywhere = {viewer.member for viewer in self.viewers}
        for number, watched in self.watched.items():
            live = self.lives.get(number)
            here = {*everywhere, *live.here()} if live is not None else everywhere
            members = [each.member for each in self.classroom.at(number)]
            watched.present([each for each in members if each in here], members, now)

    def here(self) -> set[str]:
        """Return everybody who is connected to the class or one of its tables."""
        found = {viewer.member for viewer in self.viewers}
        return found.union(*(watched.here for watched in self.watched.values()))

    def tick(self) -> None:
        """Notice what only time changes, while somebody looks."""
        self.ticking = asyncio.get_running_loop().call_later(TICK, self.tick)
        if self.viewers and self.frames.alerts_changed(clock()):
            self.people_changed()

    # --- changing ---------------------------------------------------------------------------------------------------

    def person(self, member: str) -> Person:
        """Return a member as their role is now; the table knows who is captain."""
        found = self.classroom.people.get(member)
        if found is None:
            raise NotAllowed("error-class-removed" if member in self.classroom.removed else "error-class-stranger")
        return found

    async def find(self, member: str) -> Person:
        """Return a member, even if they were stored without our knowing: the connection broke at the last moment."""
        if member and member not in self.classroom.people and member not in self.classroom.removed:
            async with self.lock:
                await self.catch_up()
        return self.person(member)

    def captains(self) -> set[str]:
        return {seat.captain for live in self.lives.values() for seat in live.table.now.seats if seat.captain}

    async def perform(self, member: str, command: commands.Any) -> None:
        """Carry out a command, if its sender may."""
        async with self.lock:
            for _ in range(TRIES):
                who = self.person(member)
                deed = authorization.plan(self.classroom, who, command, self.tables(), clock())
                try:
                    await self.carry_out(deed, who)
                except Conflict:
                    await self.catch_up()
                else:
                    return
            raise BadOption("error-table-busy")

    async def carry_out(self, deed: Deed, who: Person) -> None:
        entry = deed.entry
        if isinstance(entry, entries.Placed):
            await self.seats.place(entry)
            return
        if isinstance(entry, entries.Removed):
            await self.seats.remove(entry)
            return
        if entry is not None:
            await self.write(entry)
        for number, acts in deed.acts.items():
            if deed.fires:
                fired = entries.Fired(who.member, deed.reason, deed.fires, number)
                with unless_possible():  # the other tables get it, and it can be fired here later
                    await self.together(number, who, acts[0], fired)
            else:
                with unless_possible():  # the table may have moved on in between
                    await self.do(number, who, acts)
        if isinstance(entry, entries.Planned):
            for number in self.lives:
                self.course.soon(number)  # its condition may hold already
        if isinstance(entry, entries.Renamed):
            await self.seats.rename(entry.member, entry.by)
        if isinstance(entry, entries.Ended):
            await self.end(who)

    async def do(self, number: int, who: Person, acts: list[table_commands.Any]) -> None:
        """Send commands to a table, as a leader of the class."""
        for act in acts:
            await self.hub.perform(self.lives[number], caller_of(who), act)

    async def write(self, entry: entries.Any, beside: Beside | None = None, access: Access | None = None) -> None:
        """Store and apply one entry, with what belongs to it."""
        if self.gone:
            raise self.reason
        if self.hub.classes.open.get(self.id) is not self:
            raise Moved("error-table-moved")  # it was put away: only the class served here may write
        at = clock()
        row = Row(self.classroom.sequence + 1, at, entries.dump(entry), self.epoch)
        try:
            await self.hub.store.classes.append(self.id, row, beside, access)
        except Missing:
            self.hub.classes.forget(self)
            raise BadOption("error-class-gone", id=self.id) from None
        self.classroom.take(entry, at)
        if access is not None:
            for id in access.tables:
                live = self.hub.tables.get(id)
                if live is not None:
                    live.recheck()
        self.people_changed()

    async def together(
        self,
        number: int,
        who: Person,
        act: table_commands.Any | Callable[[Table], table_entries.Entry],
        entry: entries.Any,
        access: Access | None = None,
    ) -> None:
        """Store an entry of the class and one of a table in one transaction."""
        live = self.lives[number]
        known = self.classroom.sequence

        def make() -> table_entries.Entry:
            if self.classroom.sequence != known:
                raise Conflict(self.id)  # the class has changed: decide again
            if callable(act):
                return act(live.table)
            return at_table.plan(live.table, caller_of(who), act, clock())

        async def append(row: Row, awake: bool) -> None:
            try:
                await self.write(entry, Beside(live.table.id, row, awake), access)
            except Conflict:
                await self.catch_up()
                raise

        await self.hub.add(live, make, append=append)

    async def record(self, make: Callable[[], tuple[entries.Any, Access | None]]) -> None:
        """Store and apply what `make` returns; it is asked again if the log has gone on meanwhile."""
        for _ in range(TRIES):
            entry, access = make()
            try:
                await self.write(entry, access=access)
            except Conflict:
                await self.catch_up()
            else:
                return
        raise BadOption("error-table-busy")

    async def catch_up(self) -> None:
        """Apply what other processes stored; they may have taken rights away from somebody who looks here."""
        rechecks = False
        for row in await self.hub.store.classes.rows(self.id, self.classroom.sequence):
            if row.sequence == self.classroom.sequence + 1:
                entry = entries.load(row.payload)
                self.classroom.take(entry, row.at)
                rechecks |= isinstance(entry, entries.Placed | entries.Removed | entries.Returned)
        for live in self.lives.values() if rechecks else ():
            live.recheck()

    async def end(self, who: Person) -> None:
        """Stop all games; if they shared a deal, it may now be known. What is done already is left as it is."""
        await self.hub.store.classes.finish(self.id)
        reason = common(self.classroom.setup.language)("class-ended")
        for number, live in self.lives.items():
            if live.read_only is not None:
                continue
            now = live.table.now
            if now.phase == PLAYING and now.paused != reason:  # everybody reads why, also where play stood still
                stood: list[table_commands.Any] = [table_commands.Resume()] if now.paused is not None else []
                await self.do(number, who, [*stood, table_commands.Pause(reason=reason)])
            if live.table.setup.deal and not live.table.now.revealed:
                seed = live.table.seed.hex()
                await self.hub.add(live, partial(table_entries.Revealed, "", seed))

    # --- viewers ----------------------------------------------------------------------------------------------------

    def arrive(self, viewer: ClassViewer) -> None:
        """Add a viewer; a browser with too many sockets loses its oldest."""
        own = [each for each in self.viewers if each.browser == viewer.browser]
        if len(own) >= MOST_SOCKETS:
            oldest = min(own, key=lambda each: each.arrived)
            self.viewers.discard(oldest)
            oldest.evict()
        self.viewers.add(viewer)
        self.people_changed()

    def part(self, viewer: ClassViewer) -> None:
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()
        self.people_changed()
