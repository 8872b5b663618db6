"""This process among others: its lease, what it owns, and who owns the rest.

The tables of a class have the owner of the class. While a process cannot renew its lease, it serves nothing, since
everything may have another owner by now. If its lease has ended, it drops everything and begins anew under another
name, so that nothing it still wants to write can be stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

import msgspec

from contienda.server.logs import log, log_event
from contienda.server.metrics import OWNED
from contienda.store.leases import CLASSES, LEASE, TABLES, Hold, Leases, Moved, Process
from contienda.store.location import BadDatabase
from contienda.store.store import Store

BEAT = 1.0  # seconds between two heartbeats
IN_USE = 5.0  # seconds for which something is kept after it was last asked for
MOST_KNOWN = 100_000  # tables whose class or owner is remembered


class Unit(NamedTuple):
    """What has one owner: a class with its tables, or a table without a class."""

    kind: str
    id: str


class Held(msgspec.Struct):
    """Something this process owns."""

    epoch: int
    used: float


class House(Protocol):
    """What is served here."""

    def drop_all(self) -> None:
        """Forget everything: it has another owner now, or soon will."""

    def send_away(self) -> None:
        """Let viewers try another process; what they looked at stays."""

    def in_use(self) -> int:
        """Return the number of tables that somebody looks at."""

    def left(self) -> None:
        """Other processes are gone: resume what nobody serves now."""


def unit_of(table: str, classroom: str) -> Unit:
    return Unit(CLASSES, classroom) if classroom else Unit(TABLES, table)


class Membership:
    """The place of one process in its cluster."""

    def __init__(self, store: Store, house: House) -> None:
        self.store = store
        self.leases = Leases(store.place)
        self.house = house
        self.me = Process(secrets.token_hex(6), "", False)
        self.registered = False
        self.lost = False  # the lease has ended, and there is no new one yet
        self.valid_until = 0.0
        self.since = time.monotonic()
        self.accompanied = False  # there has been another process
        self.one_beat = asyncio.Lock()
        self.alarm: asyncio.TimerHandle | None = None  # when the lease runs out unless it is renewed
        self.held: dict[Unit, Held] = {}
        self.others: dict[str, Process] = {}
        self.owners: OrderedDict[Unit, str] = OrderedDict()  # where requests were passed on to
        self.units: OrderedDict[str, Unit] = OrderedDict()  # of tables; this never changes
        self.claiming: WeakValueDictionary[Unit, asyncio.Lock] = WeakValueDictionary()
        self.pruned: Callable[[], None] = lambda: None  # called when others are gone
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, address: str) -> None:
        await self.leases.open()
        self.me = msgspec.structs.replace(self.me, address=address)
        await self.beat()
        self.spawn(self.beating())

    async def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(BadDatabase):  # otherwise it will run out
            await self.leases.leave(self.me.id)
        await self.leases.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- the lease --------------------------------------------------------------------------------------------------

    @property
    def current(self) -> bool:
        """Tell whether this process certainly has its lease."""
        return self.registered and time.monotonic() < self.valid_until

    @property
    def goes_on(self) -> bool:
        """Tell whether a table that is opened now was probably served a moment ago, so that its clocks ran on."""
        return self.accompanied or time.monotonic() > self.since + 2 * LEASE

    async def beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT * random.uniform(0.8, 1.0))
            try:
                await asyncio.wait_for(self.beat(), LEASE)
            except (BadDatabase, TimeoutError) as error:
                log_event("lease.failed", logging.WARNING, error=type(error).__name__)
            except Exception as error:  # a process that stops beating would lose everything
                log.error("lease.failed", exc_info=error)

    async def beat(self) -> None:
        """Renew the lease, or take a new one under a new name; learn who else is there."""
        async with self.one_beat:
            await self.renew()

    async def renew(self) -> None:
        begin = time.monotonic()
        if not self.registered:
            await self.leases.register(self.me)
            self.store.guarded(Hold(self.me.id, self.noticed), Moved("error-table-moved"))
            self.registered = True
            log_event("lease.taken", process=self.me.id, address=self.me.address)
        me = self.me = msgspec.structs.replace(self.me, tables=self.house.in_use())
        found = await self.leases.beat(me)
        if found is None:
            self.fenced(me.id)
            return
        self.valid_until = begin + LEASE
        self.late()
        if self.lost:
            self.lost = False
            self.house.left()
        others = {each.id: each for each in found if each.id != me.id}
        gone = self.others.keys() - others.keys()
        self.others = others
        self.accompanied = self.accompanied or bool(others)
        if gone:
            for unit in [unit for unit, owner in self.owners.items() if owner in gone]:
                del self.owners[unit]
            log_event("process.gone", logging.WARNING, processes=sorted(gone))
            self.pruned()
            self.house.left()

    async def other(self, id: str) -> Process | None:
        """Return another process, even if it has just joined."""
        if id not in self.others:
            for each in await self.leases.processes():
                if each.id == id and id != self.me.id:
                    self.others[id] = each
        return self.others.get(id)

    def late(self, sends: bool = False) -> None:
        """Send viewers away when the lease runs out: other servers may reach the database."""
        if self.alarm is not None:
            self.alarm.cancel()
        left = self.valid_until - time.monotonic()
        if left > 0:
            self.alarm = asyncio.get_running_loop().call_later(left, self.late, True)
        elif sends:
            log_event("lease.late", logging.WARNING, process=self.me.id)
            self.house.send_away()

    def noticed(self, process: str) -> None:
        """A transaction has found no lease."""
        asyncio.get_running_loop().call_soon(self.fenced, process)

    def fenced(self, process: str) -> None:
        """The lease has ended: everything may have another owner. Begin anew under another name."""
        if process != self.me.id or not self.registered:
            return
        log_event("lease.lost", logging.WARNING, process=process, owned=len(self.held))
        self.registered, self.lost = False, True
        self.valid_until = 0.0
        self.me = msgspec.structs.replace(self.me, id=secrets.token_hex(6))
        self.held.clear()
        OWNED.set(0)
        self.store.guarded(Hold(self.me.id), Moved("error-table-moved"))  # refuses all until registered
        self.house.drop_all()

    async def drain(self) -> None:
        """Take no more tables; everybody learns of it."""
        self.me = msgspec.structs.replace(self.me, draining=True)
        await self.beat()

    def ready(self) -> list[str]:
        """Return the other processes that take tables."""
        return [each.id for each in self.others.values() if not each.draining]

    # --- owning -----------------------------------------------------------------------------------------------------

    async def unit(self, table: str) -> Unit | None:
        """Return what a table is owned with; None if there is no such table."""
        found = self.units.get(table)
        if found is None:
            classroom = await self.leases.classroom(table)
            if classroom is None:
                return None
            found = self.units[table] = unit_of(table, classroom)
            if len(self.units) > MOST_KNOWN:
                self.units.popitem(last=False)
        return found

    def holds(self, unit: Unit) -> int:
        """Return the epoch in which this process owns something, 0 if it does not."""
        found = self.held.get(unit)
        if found is None or not self.registered:
            return 0
        found.used = time.monotonic()
        return found.epoch

    async def owner(self, unit: Unit, anew: bool = False) -> str | None:
        """Return who owns something: this process, if it did not have an owner; None if it does not exist.

        `anew` asks the database even if the owner is known. "" is nobody, while this process takes no more tables.
        """
        if not self.current:
            raise Moved("error-table-moved")
        if self.holds(unit):
            return self.me.id
        known = self.owners.get(unit, "")
        if known in self.others and not anew:
            return known
        async with self.claiming.setdefault(unit, asyncio.Lock()):
            return self.me.id if self.holds(unit) else await self.claimed(unit)

    async def claimed(self, unit: Unit) -> str | None:
        """Claim something unless it has an owner; return the owner."""
        found = await self.leases.owner(unit.kind, unit.id)
        if found is not None and found.owner in ("", self.me.id):
            me = self.me.id
            found = await self.leases.claim(unit.kind, unit.id, me)
            if found is not None and found.owner == me:
                self.take(unit, found.epoch, me)
        if found is None:
            return None
        if found.owner != self.me.id:
            self.owners[unit] = found.owner
            if len(self.owners) > MOST_KNOWN:
                self.owners.popitem(last=False)
        return found.owner

    def take(self, unit: Unit, epoch: int, process: str) -> None:
        """Note that this process owns something, unless it has begun anew since it claimed that."""
        if process != self.me.id or not self.registered:
            raise Moved("error-table-moved")
        self.held[unit] = Held(epoch, time.monotonic())
        self.owners.pop(unit, None)
        OWNED.set(len(self.held))

    async def own(self, unit: Unit) -> int:
        """Own something, and return the epoch; refuse if it has another owner."""
        epoch = self.holds(unit)
        if epoch:
            return epoch
        if await self.owner(unit) is None:
            raise Moved("error-table-moved")
        epoch = self.holds(unit)
        if not epoch:
            raise Moved("error-table-moved")
        return epoch

    def fresh(self, unit: Unit) -> tuple[str, int]:
        """Own something that is about to be created; return the owner and epoch to store with it."""
        if not self.current or self.me.draining:
            raise Moved("error-table-moved")
        if unit not in self.held:
            self.take(unit, 1, self.me.id)
        return self.me.id, self.held[unit].epoch

    def let_go(self, unit: Unit) -> Held | None:
        """Open something here no more; others own it once it is released."""
        held = self.held.pop(unit, None)
        OWNED.set(len(self.held))
        return held

    async def release(self, released: Iterable[tuple[Unit, Held | None]], heir: str = "") -> None:
        """Let others own what was let go, or one of them: nothing is written there any more."""
        found: dict[str, dict[str, int]] = {TABLES: {}, CLASSES: {}}
        for unit, held in released:
            if held is not None:
                found[unit.kind][unit.id] = held.epoch
        for kind, owned in found.items():
            if owned:
                await self.leases.release(kind, owned, self.me.id, heir)

    @contextlib.asynccontextmanager
    async def giving(self, units: Iterable[Unit], heir: str) -> AsyncIterator[None]:
        """Give these to another process. Nobody claims them here until that is done."""
        async with contextlib.AsyncExitStack() as stack:
            held = []
            for unit in units:
                await stack.enter_async_context(self.claiming.setdefault(unit, asyncio.Lock()))
                held.append((unit, self.let_go(unit)))
            yield
            await self.release(held, heir)

    async def release_unused(self, used: set[Unit]) -> None:
        """Release what nobody has asked for lately, apart from these."""
        late = time.monotonic() - IN_USE
        unused = [unit for unit, held in self.held.items() if unit not in used and held.used < late]
        await self.release([(unit, self.let_go(unit)) for unit in unused])
