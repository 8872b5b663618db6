"""A class in memory with its tables and viewers. Every change goes through `perform`, `join` or what the plan asks for.

An entry is stored before anybody hears of it. What happens to the class and at a table at once (a seat, an inject) is
stored in one transaction, so a killed server never leaves half of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Protocol

from contienda.classroom import authorization, commands, entries, injects, placing
from contienda.classroom.authorization import Deed, caller_of
from contienda.classroom.fold import ENDED, NOWHERE, Classroom, Person
from contienda.classroom.watched import Watched
from contienda.core.errors import BadOption, ContiendaError
from contienda.i18n.speaker import common
from contienda.server.live.class_frames import ClassFrames
from contienda.server.live.clock import clock
from contienda.server.live.live_table import Live
from contienda.server.logs import log, log_event
from contienda.store.class_store import Access, Beside
from contienda.store.location import BadDatabase
from contienda.store.records import Conflict, Missing, Row
from contienda.table import authorization as at_table
from contienda.table import commands as table_commands
from contienda.table import entries as table_entries
from contienda.table.authorization import NotAllowed
from contienda.table.table import LOBBY, PLAYING, Table

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

TRIES = 20  # how often another process may be faster
TOGETHER = 0.06  # seconds in which changes are collected before anybody is told
TICK = 2.0  # seconds between two looks at what only time changes: somebody away, a long decision
MOST_SOCKETS = 8  # per browser
ITSELF = Person("", "", "facilitator")  # the class, when it does what the plan says
PLAY = "play"


@contextlib.contextmanager
def unless_possible() -> Iterator[None]:
    """Ignore a table's refusal; trouble with the database is not one."""
    try:
        yield
    except BadDatabase:
        raise
    except ContiendaError as error:
        log_event("class.refused", error=error.key)


class ClassViewer(Protocol):
    """Somebody who is notified when there is something new."""

    member: str
    browser: object
    arrived: float

    def wake(self) -> None: ...

    def evict(self) -> None: ...


class LiveClass:
    """One live class."""

    def __init__(self, hub: Hub, classroom: Classroom) -> None:
        self.hub = hub
        self.classroom = classroom
        self.id = classroom.id
        self.lock = asyncio.Lock()
        self.viewers: set[ClassViewer] = set()
        self.elsewhere: dict[str, list[str]] = {}  # members connected to other processes
        self.lives: dict[int, Live] = {}
        self.watched = {number: Watched(number, id) for number, id in enumerate(classroom.setup.ids, 1)}
        self.followers: dict[int, Callable[[], None]] = {}
        self.changed: set[int] = set()  # tables to look at again
        self.pending: asyncio.TimerHandle | None = None
        self.ticking: asyncio.TimerHandle | None = None
        self.following: set[int] = set()  # tables where the plan is being followed
        self.idle_since = time.monotonic()
        self.gone = False
        self.frames = ClassFrames(self)

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

    async def continued(self) -> None:
        """After opening: finish what an interruption left undone, and rebuild the course of each table."""
        try:
            async with self.lock:
                for number in list(self.lives):
                    await self.send_away(number)
                    table = self.lives[number].table
                    begun = self.classroom.begun.get(number)
                    if begun is not None and table.now.phase == LOBBY and self.classroom.phase != ENDED:
                        await self.do(number, ITSELF, authorization.begin(table, begun.bot))
            for number, live in list(self.lives.items()):
                if live.read_only is None and len(live.table.actions):
                    await self.hub.pieces.through(self.watched[number].recall(live.table))
                self.touch(number)
        except Exception as error:
            log.error("class.failed", exc_info=error, extra={"fields": {"class": self.id}})

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
            self.follow_soon(number)

    def follow_soon(self, number: int) -> None:
        if number not in self.following and self.classroom.phase != ENDED:
            self.following.add(number)
            self.hub.spawn(self.follow(number))

    def presence(self, now: int) -> None:
        everywhere = {viewer.member for viewer in self.viewers}.union(*self.elsewhere.values())
        for number, watched in self.watched.items():
            live = self.lives.get(number)
            here = {*everywhere, *live.here()} if live is not None else everywhere
            members = [each.member for each in self.classroom.at(number)]
            watched.present([each for each in members if each in here], members, now)

    def here(self) -> set[str]:
        """Return everybody who is connected to the class or one of its tables."""
        found = {viewer.member for viewer in self.viewers}.union(*self.elsewhere.values())
        return found.union(*(watched.here for watched in self.watched.values()))

    def tick(self) -> None:
        """Notice what only time changes, while somebody looks."""
        self.ticking = asyncio.get_running_loop().call_later(TICK, self.tick)
        if self.viewers and self.frames.alerts_changed(clock()):
            self.people_changed()

    async def follow(self, number: int) -> None:
        """Notice who left the table, and carry out what the plan asks for there now."""
        try:
            async with self.lock:
                self.following.discard(number)
                live, watched = self.lives[number], self.watched[number]
                if live.read_only is not None or self.gone or self.classroom.phase == ENDED:
                    return
                for person in placing.gone(self.classroom, number, live.table):
                    entry = entries.Placed(person.member, "", person.member)
                    await self.write(entry, access=Access(person.member, tables={live.table.id: ()}))
                watched.follow(live.table)
                if live.table.now.phase == PLAYING:
                    await self.inject(number)
                    await self.stop(number)
                    await self.time(number)
        except (BadDatabase, Missing, Conflict):
            self.hub.spawn(self.again(number))
        except ContiendaError as error:
            log_event("class.refused", id=self.id, error=error.key)
        except Exception as error:
            log.error("class.failed", exc_info=error, extra={"fields": {"class": self.id}})
        finally:
            self.following.discard(number)

    async def again(self, number: int) -> None:
        """Retry after a moment: the database could not be written."""
        await asyncio.sleep(1.0)
        if not self.gone:
            self.watched[number].sequence = -1
            self.touch(number)

    async def inject(self, number: int) -> None:
        for inject in injects.due(self.classroom, number, self.watched[number].facts):
            with unless_possible():  # if not in this position, then perhaps after the next change
                fired = entries.Fired("", "", inject.id, number)
                await self.together(number, ITSELF, authorization.effect(self.classroom, inject), fired)

    async def stop(self, number: int) -> None:
        table = self.lives[number].table
        stop = injects.stop_due(self.classroom, number, self.watched[number].facts)
        if stop is not None and not table.now.still():
            act = table_commands.Freeze(text=stop.topic, kind="stop")
            await self.together(number, ITSELF, act, entries.Stopped("", "", number, stop.turn, stop.topic))

    async def time(self, number: int) -> None:
        """Give a phase that has just begun its time."""
        watched, table = self.watched[number], self.lives[number].table
        key = f"{watched.facts.turn} {watched.facts.phase}"
        first = not watched.timed
        if watched.timed == key:
            return
        watched.timed = key
        box = table.now.timebox
        if first and box is not None:
            return  # the server was restarted in the middle of a phase
        seconds = injects.seconds_for(self.classroom, watched.facts.phase)
        if seconds or box is not None:
            act = table_commands.Timebox(label=watched.facts.phase if seconds else "", seconds=seconds)
            await self.do(number, ITSELF, [act])

    # --- changing ---------------------------------------------------------------------------------------------------

    def person(self, member: str) -> Person:
        """Return a member as their role is now; the table knows who is captain."""
        found = self.classroom.people.get(member)
        if found is None:
            raise NotAllowed("error-class-removed" if member in self.classroom.removed else "error-class-stranger")
        return found

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
            await self.place(entry)
            return
        if isinstance(entry, entries.Removed):
            await self.remove(entry)
            return
        if entry is not None:
            await self.write(entry)
        for number, acts in deed.acts.items():
            if deed.fires:
                fired = entries.Fired(who.member, "", deed.fires, number)
                await self.together(number, who, acts[0], fired)
            else:
                with unless_possible():  # the table may have moved on in between
                    await self.do(number, who, acts)
        if isinstance(entry, entries.Planned):
            for number in self.lives:
                self.follow_soon(number)  # its condition may hold already
        if isinstance(entry, entries.Renamed):
            await self.rename(entry)
        if isinstance(entry, entries.Ended):
            await self.end(who)

    async def do(self, number: int, who: Person, acts: list[table_commands.Any]) -> None:
        """Send commands to a table, as a leader of the class."""
        for act in acts:
            await self.hub.perform(self.lives[number], caller_of(who), act)

    async def write(self, entry: entries.Any, beside: Beside | None = None, access: Access | None = None) -> None:
        """Store and apply one entry, with what belongs to it."""
        at = clock()
        row = Row(self.classroom.sequence + 1, at, entries.dump(entry))
        try:
            await self.hub.store.classes.append(self.id, row, beside, access)
        except Missing:
            self.hub.classes.forget(self)
            raise BadOption("error-class-gone", id=self.id) from None
        self.classroom.take(entry, at)
        self.hub.channel.tell(f"class:{self.id}", self.classroom.sequence)
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
                raise Conflict(self.id)  # another process changed the class: decide again
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

    async def catch_up(self) -> None:
        """Apply what other processes stored."""
        for row in await self.hub.store.classes.rows(self.id, self.classroom.sequence):
            if row.sequence == self.classroom.sequence + 1:
                self.classroom.take(entries.load(row.payload), row.at)

    async def refresh(self) -> None:
        async with self.lock:
            await self.catch_up()
        self.people_changed()

    # --- people -----------------------------------------------------------------------------------------------------

    async def join(self, member: str, session: bytes, alias: str, table: int, seat: int, code: bytes) -> None:
        """Let a student join: their place, seat, rights and personal code are stored together."""
        if self.classroom.phase == ENDED:
            raise NotAllowed("error-class-ended")
        alias = authorization.alias_for(self.classroom, alias)
        number, place = authorization.place_for(self.classroom, table, seat, self.over())
        entry = entries.Joined(member, "", member, alias, "member", number, place)
        live = self.lives.get(number)
        if live is None or live.read_only is not None or live.table.now.phase == "over":
            entry = entries.Joined(member, "", member, alias, "member")
            await self.write(entry, access=Access(member, session, code))
            return
        access = Access(member, session, code, {live.table.id: (PLAY,)})
        newcomer = Person(member, alias, "member", number, place)
        await self.together(number, newcomer, lambda table: placing.sit(table, newcomer, place, ""), entry, access)
        await self.relieve(number, place)

    async def place(self, entry: entries.Placed) -> None:
        """Move somebody: first they sit at the new table, then the old one lets them go."""
        person = self.classroom.people[entry.member]
        before = person.table
        rights: dict[str, tuple[str, ...]] = {}
        if before in self.lives:
            rights[self.lives[before].table.id] = ()
        if entry.table == NOWHERE or entry.table not in self.lives:
            await self.write(entry, access=Access(person.member, tables=rights))
        else:
            live = self.lives[entry.table]
            if (person.table, person.seat) == (entry.table, entry.seat):
                return
            if before == entry.table:  # nobody sits twice at a table
                await self.hub.add(live, lambda: table_entries.Left(entry.by, person.seat, person.member))
            rights[live.table.id] = (PLAY,)
            access = Access(person.member, tables=rights)
            sit: Callable[[Table], table_entries.Entry] = lambda table: placing.sit(  # noqa: E731
                table, person, entry.seat, entry.by
            )
            await self.together(entry.table, person, sit, entry, access)
            await self.relieve(entry.table, entry.seat)
        if before in self.lives and before != entry.table:
            await self.send_away(before)

    async def remove(self, entry: entries.Removed) -> None:
        person = self.classroom.people[entry.member]
        tables = {live.table.id: () for live in self.lives.values()}
        await self.write(entry, access=Access(person.member, tables=tables, leaves=True))
        if person.table in self.lives:
            await self.send_away(person.table)
        for viewer in self.viewers:
            viewer.wake()

    async def send_away(self, number: int) -> None:
        """Take people away from a table who no longer belong there."""
        live = self.lives[number]
        if live.read_only is not None:
            return
        for left in placing.strangers(self.classroom, number, live.table):
            await self.hub.add(live, partial(lambda entry: entry, left))

    async def relieve(self, number: int, seat: int) -> None:
        """Send a stand-in away once a person sits there."""
        live = self.lives[number]
        await self.hub.add(live, lambda: placing.relief(live.table, seat))

    async def rename(self, entry: entries.Renamed) -> None:
        person = self.classroom.people[entry.member]
        live = self.lives.get(person.table)
        if live is not None and live.read_only is None:
            await self.hub.add(live, lambda: table_entries.Renamed(entry.by, person.member, person.alias))

    async def end(self, who: Person) -> None:
        """Stop all games; if they shared a deal, it may now be known."""
        await self.hub.store.classes.finish(self.id)
        reason = common(self.classroom.setup.language)("class-ended")
        for number, live in self.lives.items():
            if live.read_only is not None:
                continue
            if live.table.now.phase == PLAYING and live.table.now.paused is None:
                await self.do(number, who, [table_commands.Pause(reason=reason)])
            if live.table.setup.deal:
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
        self.tell_presence()
        self.people_changed()

    def part(self, viewer: ClassViewer) -> None:
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()
        self.tell_presence()
        self.people_changed()

    def tell_presence(self) -> None:
        self.hub.channel.tell(f"class:{self.id}", here=sorted({each.member for each in self.viewers}))
