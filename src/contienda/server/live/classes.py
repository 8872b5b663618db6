"""All live classes of one process: opening, finding, resting, erasing, and deleting those whose time is over."""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from contienda.classroom import entries
from contienda.classroom.fold import Classroom
from contienda.classroom.roles import Role
from contienda.classroom.setup import ClassSetup
from contienda.core.errors import BadOption, ContiendaError
from contienda.server.cluster.membership import unit_of
from contienda.server.live.clock import clock
from contienda.server.live.live_class import LiveClass
from contienda.server.live.opening import Opening
from contienda.server.logs import log, log_event
from contienda.store import retention
from contienda.store.class_store import Access
from contienda.store.leases import Moved
from contienda.store.records import ClassHeader, Row

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

EXPIRY = 3600.0  # seconds between two looks for classes whose time is over
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else: no 0 O 1 I L
PERSONAL_LENGTH = 5
# What each role may do at every table of the class. Students play at their own table only.
AT_TABLES: dict[Role, tuple[str, ...]] = {
    "facilitator": ("facilitate", "oversee", "export"),
    "cofacilitator": ("facilitate", "oversee", "export"),
    "evaluator": ("oversee",),
    "observer": ("watch",),
    "projector": ("watch",),
}


class Classes:
    """The classes one process serves."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: dict[str, LiveClass] = {}
        self.opening = Opening[LiveClass | None]()
        self.expired_at = 0.0

    # --- opening ----------------------------------------------------------------------------------------------------

    async def live(self, id: str) -> LiveClass | None:
        """Return the live class of that id with its tables, opening it if it rests; None if there is none."""
        found = self.open.get(id)
        if found is not None:
            found.idle_since = time.monotonic()
            return found
        return await self.opening.once(id, self.load)

    def wake(self, id: str) -> None:
        """Open the class of a table that somebody needs, if it rests; a table without a class has none."""
        if id and id not in self.open and id not in self.opening and not self.hub.closing:
            self.hub.spawn(self.ensure(id))

    async def ensure(self, id: str) -> None:
        """Open a class that is new, or that of a table that was opened: its plan goes on even if nobody looks."""
        try:
            await self.live(id)
        except Moved:
            return  # another process serves it
        except Exception as error:
            log.error("class.failed", exc_info=error, extra={"fields": {"class": id}})

    async def load(self, id: str) -> LiveClass | None:
        """Build a class from its log, and continue what was interrupted."""
        header = await self.hub.store.classes.header(id)
        if header is None:
            return None
        epoch = await self.hub.cluster.own(unit_of("", id)) if self.hub.cluster is not None else 0
        found = LiveClass(self.hub, await self.read(header), epoch)
        await found.connect()
        self.open[found.id] = found
        self.hub.spawn(found.course.continued())
        return found

    async def read(self, header: ClassHeader) -> Classroom:
        """Build a class from its log."""
        try:
            setup = msgspec.json.decode(header.setup, type=ClassSetup)
            classroom = Classroom(header.id, header.code, setup, header.created)
            for row in await self.hub.store.classes.rows(header.id):
                if row.sequence != classroom.sequence + 1:
                    raise ValueError("an entry is missing")
                classroom.take(entries.load(row.payload), row.at)
        except (msgspec.DecodeError, ValueError, KeyError) as error:
            log_event("class.damaged", logging.ERROR, id=header.id, error=type(error).__name__)
            raise BadOption("error-class-damaged", id=header.id) from error
        return classroom

    async def glance(self, id: str) -> Classroom | None:
        """Return a class as it is now, to read from it once, even if another process serves it."""
        try:
            found = await self.live(id)
        except Moved:
            header = await self.hub.store.classes.header(id)
            return await self.read(header) if header is not None else None
        return found.classroom if found is not None else None

    async def create(self, header: ClassHeader, setup: ClassSetup, session: bytes, member: str) -> None:
        """Store a new class with its facilitator, and open it; its tables exist already."""
        first = entries.Joined(member, "", member, "", "facilitator")
        access = Access(member, session, tables=dict.fromkeys(setup.ids, AT_TABLES["facilitator"]))
        owner, epoch = "", 0
        if self.hub.cluster is not None:
            owner, epoch = self.hub.cluster.fresh(unit_of("", header.id))
        header = msgspec.structs.replace(header, owner=owner, epoch=epoch)
        await self.hub.store.classes.create(header, [Row(1, header.created, entries.dump(first), epoch)], access)
        log_event("class.created", id=header.id, game=setup.game, tables=setup.tables)
        await self.ensure(header.id)

    # --- resting and erasing ----------------------------------------------------------------------------------------

    def leave(self) -> None:
        for found in self.open.values():
            for viewer in found.viewers:
                viewer.wake()

    def watched(self) -> bool:
        return any(found.viewers for found in self.open.values())

    async def sweep(self, late: float) -> None:
        """Let classes rest that nobody looks at, with all their tables, and delete those whose time is over."""
        for found in list(self.open.values()):
            if found.idle_since < late and found.idle() and not found.lock.locked():
                self.open.pop(found.id, None)
                found.disconnect()
        if time.monotonic() - self.expired_at > EXPIRY or not self.expired_at:
            self.expired_at = time.monotonic()
            await self.expire(clock())

    async def expire(self, now: int) -> list[str]:
        """Delete classes for which the stated days have passed since anything happened there; return their ids."""
        due = await retention.due_classes(self.hub.store, now)
        for each in due:
            await self.erase(each.header.id, each.tables)
            log_event("class.expired", id=each.header.id)
        return [each.header.id for each in due]

    async def erase(self, id: str, tables: Sequence[str]) -> None:
        """Delete a class with its tables for good; everybody there is told."""
        await self.hub.store.classes.delete(id, tables)
        found = self.open.get(id)
        if found is not None:
            self.forget(found)
        for table in tables:
            await self.hub.forget(table)

    def forget(self, found: LiveClass, reason: ContiendaError | None = None) -> None:
        """Drop a class that was deleted, or cannot be served here any more."""
        if self.open.get(found.id) is found:
            del self.open[found.id]
        found.gone = True
        if reason is not None:
            found.reason = reason
        found.disconnect()
        for viewer in list(found.viewers):
            viewer.wake()

    # --- secrets ----------------------------------------------------------------------------------------------------

    def personal(self, id: str, member: str, number: int) -> str:
        """Return a student's personal code. It follows from the server's key, so it is never stored itself."""
        digest = hmac.digest(self.hub.key, f"personal {id} {member} {number}".encode(), "sha256")
        value = int.from_bytes(digest[:8], "big")
        letters = []
        for _ in range(PERSONAL_LENGTH):
            value, letter = divmod(value, len(LETTERS))
            letters.append(LETTERS[letter])
        return "".join(letters)


def stored_personal(id: str, code: str) -> str:
    """Return what a personal code is hashed as: the same code means different people in different classes."""
    return f"{id} {code.strip().upper()}"
