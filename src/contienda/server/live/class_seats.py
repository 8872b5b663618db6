"""Who sits where in a live class: joining, moving, removing, renaming, and what tables are told of it.

A place in the class and the seat at the table are stored in one transaction, with the rights that belong to them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from contienda.classroom import authorization, entries, placing
from contienda.classroom.fold import ENDED, NOWHERE, Person
from contienda.store.class_store import Access
from contienda.table import entries as table_entries
from contienda.table.authorization import NotAllowed
from contienda.table.table import Table

if TYPE_CHECKING:
    from contienda.server.live.live_class import LiveClass

PLAY = "play"


class ClassSeats:
    """The places of one class."""

    def __init__(self, live: LiveClass) -> None:
        self.live = live

    async def join(self, member: str, session: bytes, alias: str, table: int, seat: int, code: bytes) -> None:
        """Let a student join: their place, seat, rights and personal code are stored together."""
        live, classroom = self.live, self.live.classroom
        if classroom.phase == ENDED:
            raise NotAllowed("error-class-ended")
        alias = authorization.alias_for(classroom, alias)
        number, place = authorization.place_for(classroom, table, seat, live.over())
        at = live.lives.get(number)
        if at is None or at.read_only is not None or at.table.now.phase == "over":
            entry = entries.Joined(member, "", member, alias, "member")
            await live.write(entry, access=Access(member, session, code))
            return
        entry = entries.Joined(member, "", member, alias, "member", number, place)
        access = Access(member, session, code, {at.table.id: (PLAY,)})
        newcomer = Person(member, alias, "member", number, place)
        await live.together(number, newcomer, lambda found: placing.sit(found, newcomer, place, ""), entry, access)
        await self.relieve(number, place)

    async def place(self, entry: entries.Placed) -> None:
        """Move somebody: first they sit at the new table, then the old one lets them go."""
        live = self.live
        person = live.classroom.people[entry.member]
        before = person.table
        rights: dict[str, tuple[str, ...]] = {}
        if before in live.lives:
            rights[live.lives[before].table.id] = ()
        if entry.table == NOWHERE or entry.table not in live.lives:
            await live.write(entry, access=Access(person.member, tables=rights))
        else:
            at = live.lives[entry.table]
            if (person.table, person.seat) == (entry.table, entry.seat):
                return
            if before == entry.table:  # nobody sits twice at a table
                await live.hub.add(at, lambda: table_entries.Left(entry.by, person.seat, person.member))
            rights[at.table.id] = (PLAY,)
            access = Access(person.member, tables=rights)
            sit: Callable[[Table], table_entries.Entry] = lambda table: placing.sit(  # noqa: E731
                table, person, entry.seat, entry.by
            )
            await live.together(entry.table, person, sit, entry, access)
            await self.relieve(entry.table, entry.seat)
        if before in live.lives and before != entry.table:
            await self.send_away(before)

    async def remove(self, entry: entries.Removed) -> None:
        live = self.live
        person = live.classroom.people[entry.member]
        tables = {each.table.id: () for each in live.lives.values()}
        await live.write(entry, access=Access(person.member, tables=tables, leaves=True))
        if person.table in live.lives:
            await self.send_away(person.table)
        for viewer in live.viewers:
            viewer.wake()

    async def rename(self, member: str, by: str = "") -> None:
        """Let the table know somebody by the alias they have in the class."""
        live = self.live
        person = live.classroom.people[member]
        at = live.lives.get(person.table)
        if at is not None and at.read_only is None:
            await live.hub.add(at, lambda: table_entries.Renamed(by, person.member, person.alias))

    async def send_away(self, number: int) -> None:
        """Take people away from a table who no longer belong there."""
        live = self.live
        at = live.lives[number]
        if at.read_only is not None:
            return
        for left in placing.strangers(live.classroom, number, at.table):
            await live.hub.add(at, partial(lambda entry: entry, left))

    async def let_go(self, number: int) -> None:
        """Take the place of those who have left their seat at a table themselves."""
        live = self.live
        at = live.lives[number]
        for person in placing.gone(live.classroom, number, at.table):
            entry = entries.Placed(person.member, "", person.member)
            await live.write(entry, access=Access(person.member, tables={at.table.id: ()}))

    async def relieve(self, number: int, seat: int) -> None:
        """Send a stand-in away once a person sits there."""
        at = self.live.lives[number]
        await self.live.hub.add(at, lambda: placing.relief(at.table, seat))
