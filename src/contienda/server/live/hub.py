"""All live tables of one process: opening, storing, notifying, resting. Every change goes through `perform` or `add`.

An entry is stored before anybody hears of it. Among several processes, a table is opened only by the one that owns it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from prometheus_client import Counter

from contienda.core.errors import BadOption
from contienda.core.state import SPECTATOR
from contienda.server.cluster.membership import Membership, Unit, unit_of
from contienda.server.config import Config
from contienda.server.health import Health
from contienda.server.intake import Intake
from contienda.server.live.autoplay import Driver, restless
from contienda.server.live.bot_workers import Bots
from contienda.server.live.careful import careful
from contienda.server.live.classes import Classes
from contienda.server.live.clock import clock
from contienda.server.live.debriefs import Debriefs
from contienda.server.live.live_table import Live
from contienda.server.live.opening import Opening
from contienda.server.live.piecework import Pieces
from contienda.server.live.waking import wake_up
from contienda.server.live.webhooks import SETTING, Notifier
from contienda.server.logs import log_event
from contienda.server.metrics import CONFLICTS, MOVES, STORED, TABLES, pass_on
from contienda.server.printing import Printer
from contienda.store.leases import Moved
from contienda.store.location import BadDatabase
from contienda.store.records import OPEN, Conflict, Header, Missing, Row
from contienda.store.store import Given, Link, Store
from contienda.table import commands, entries
from contienda.table.archived_table import relic
from contienda.table.authorization import Caller, follow, plan, weigh_undo
from contienda.table.difference import whole
from contienda.table.document import public
from contienda.table.past import Past
from contienda.table.setup import Setup
from contienda.table.table import ENDED, Table

if TYPE_CHECKING:
    from contienda.server.live.handover import Handover

MAKER = "maker"  # the setting that records who created a table
EVERY = 128  # entries between two snapshots
TRIES = 20  # how often an entry may turn out to be stored already
AGAIN = 1.0  # seconds before a failed write is retried
PULSE = 5.0  # seconds between two rounds of putting tables to rest
BATCH = 50  # tables put to rest together
IN_USE = 5.0  # seconds after a request in which a table may still be needed
MOST_PASTS = 16  # histories kept
STEP = 5_000  # milliseconds the machine's clock must jump for a line in the log

Append = Callable[[Row, bool], Awaitable[None]]  # stores an entry, and whether something may come due


class Stored(msgspec.Struct):
    """A stored snapshot: the table at rest, and what each viewer last saw, in case its rules are gone one day."""

    frozen: bytes
    views: dict[int, bytes]  # as JSON
    public: bytes
    sequence: int
    step: int


class Hub:
    """The tables one process serves."""

    def __init__(self, config: Config, store: Store, key: bytes) -> None:
        self.config = config
        self.store = store
        self.cluster: Membership | None = None  # the other processes that serve this database
        self.handover: Handover | None = None
        self.key = key  # signs cookies; the same in every process on this database
        self.tables: dict[str, Live] = {}
        self.opening = Opening[Live | None]()
        self.bots = Bots(config.bot_processes, config.bot_seconds)
        self.intake = Intake(config.intake_processes)
        self.printer = Printer()
        self.notifier = Notifier(self, config)
        self.driver = Driver(self)
        self.health = Health(store)
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.stepped = 0  # milliseconds the machine's clock was set, as already logged
        self.furnishing = asyncio.Lock()  # create one table of a room at a time
        self.pieces = Pieces()
        self.classes = Classes(self)
        self.debriefs = Debriefs(self, config.debrief_processes, config.debrief_effort)
        self.pasts: OrderedDict[str, Past] = OrderedDict()  # of the tables last looked back at

    async def open(self) -> None:
        self.spawn(self.sweep())
        self.spawn(self.health.watch())
        self.spawn(wake_up(self))

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @property
    def leaving(self) -> bool:
        """Tell whether this process takes nothing new."""
        return self.closing or (self.cluster is not None and self.cluster.me.draining)

    def leave(self) -> None:
        """Prepare to stop: start nothing new, and answer all long polls."""
        self.closing = True
        for live in self.tables.values():
            for waiter in live.waiters:
                waiter.set()
            for viewer in live.viewers:
                viewer.wake()
        self.classes.leave()
        self.bots.service.leave()
        for analysis in self.debriefs.analyses.values():
            analysis.tell()

    async def close(self) -> None:
        """Close all connections and store snapshots for quick reopening; acknowledged entries are already stored."""
        self.leave()
        for _ in range(40):
            if not any(live.viewers for live in self.tables.values()) and not self.classes.watched():
                break
            await asyncio.sleep(0.05)
        quiet = [live for live in self.tables.values() if not self.due(live)]
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in self.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
        changed = [live for live in self.tables.values() if live.table.now.sequence > live.frozen_at]
        for start in range(0, len(changed), BATCH):
            await asyncio.gather(*(self.rest_carefully(live) for live in changed[start : start + BATCH]))
        with careful():
            await self.store.put_to_rest([(live.table.id, live.table.now.sequence) for live in quiet])
        await self.notifier.close()
        self.bots.close()
        self.intake.close()
        self.printer.close()
        self.debriefs.close()

    # --- opening ----------------------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live | None:
        """Return the live table of that id, opening it if it rests; None if there is none."""
        found = self.tables.get(id)
        if found is not None:
            found.idle_since = time.monotonic()
            self.classes.wake(found.table.setup.classroom)
            return found
        return await self.opening.once(id, self.load)

    async def load(self, id: str) -> Live | None:
        """Build a table to serve it here from now on."""
        header = await self.store.header(id)
        if header is None:
            return None
        await self.make_room()
        epoch = await self.cluster.own(unit_of(id, header.classroom)) if self.cluster is not None else 0
        live, stored = await self.read(header)
        live.epoch = epoch
        if self.cluster is not None and self.cluster.holds(unit_of(id, header.classroom)) != epoch:
            raise Moved("error-table-moved")
        self.keep(live)
        if live.read_only is not None:
            return live
        table, setup = live.table, live.table.setup
        live.frozen_at = stored.sequence if stored is not None else 0
        if table.now.phase == ENDED and header.state == OPEN:  # the server stopped before it could record that
            await self.store.finish(header.id)
        if follow(table) is not None:  # the server stopped before it could store what follows
            live.unsettled = True
            self.spawn(self.settle_later(live))
        self.driver.look(live)
        self.classes.wake(setup.classroom)
        return live

    async def read(self, header: Header) -> tuple[Live, Stored | None]:
        """Build a table from its last snapshot and the later entries; if that fails, show it as it last was."""
        stored = unpacked(await self.store.snapshot(header.id))
        try:
            setup = msgspec.json.decode(header.setup, type=Setup)
        except msgspec.DecodeError as error:
            raise damaged(header.id, 0, error) from error
        await self.intake.prepare(setup.scenario)
        try:
            table = await self.rebuilt(header, setup, stored)
        except BadOption as error:
            return Live(remains(header, setup, stored), header.code, error), stored
        table.wake(clock(), self.cluster is not None and self.cluster.goes_on)
        live = Live(table, header.code)
        live.webhook = await self.store.setting(header.id, SETTING) is not None
        live.maker = await self.store.setting(header.id, MAKER) or ""
        return live, stored

    async def glance(self, id: str) -> Live | None:
        """Return a table as it is now, to read from it once, even if another process serves it."""
        try:
            return await self.live(id)
        except Moved:
            header = await self.store.header(id)
            return (await self.read(header))[0] if header is not None else None

    async def rebuilt(self, header: Header, setup: Setup, stored: Stored | None) -> Table:
        """Rebuild the table from its log; ignore a snapshot that cannot be read."""
        table = await built(header.id, setup, header.seed)
        if stored is not None:
            try:
                table.thaw(stored.frozen)
            except Exception as error:
                log_event("snapshot.damaged", logging.WARNING, table=header.id, error=type(error).__name__)
                table = await built(header.id, setup, header.seed)
        for row in await self.store.rows(header.id, table.now.sequence):
            try:
                if row.sequence != table.now.sequence + 1:
                    raise ValueError("an entry is missing")
                table.take(entries.load(row.payload), row.at)
            except Exception as error:
                raise damaged(header.id, table.now.sequence + 1, error) from error
        return table

    def keep(self, live: Live) -> Live:
        self.tables[live.table.id] = live
        TABLES.set(len(self.tables))
        return live

    async def create(
        self,
        header: Header,
        setup: Setup,
        first: list[entries.Entry],
        maker: str,
        given: Sequence[Given] = (),
        links: Sequence[Link] = (),
    ) -> Live:
        """Create a table with its first entries, rights and invitations; the header holds its setup."""
        await self.make_room()
        table = await built(header.id, setup, header.seed)
        owner, epoch = "", 0
        if self.cluster is not None:
            owner, epoch = self.cluster.fresh(unit_of(header.id, setup.classroom))
        own = {} if setup.classroom else {"owner": owner, "epoch": epoch}
        header = msgspec.structs.replace(header, classroom=setup.classroom, **own)
        rows: list[Row] = []
        for entry in first:
            rows.append(Row(len(rows) + 1, header.created, entries.dump(entry), epoch))
            table.take(entry, header.created)
        entry_next = follow(table)
        while entry_next is not None:
            rows.append(Row(len(rows) + 1, header.created, entries.dump(entry_next), epoch))
            table.take(entry_next, header.created)
            entry_next = follow(table)
        sequence = table.now.sequence
        await self.store.create(
            header, rows, given, links, restless(table), {MAKER: maker}, (sequence, frozen(table)) if rows else None
        )
        live = Live(table, header.code)
        live.maker, live.epoch = maker, epoch
        live.frozen_at = sequence
        self.keep(live)
        log_event("table.created", table=header.id, game=setup.game, seats=len(setup.seats))
        self.driver.look(live)
        return live

    # --- changing ---------------------------------------------------------------------------------------------------

    async def perform(self, live: Live, caller: Caller, command: commands.Any) -> None:
        """Carry out a command, if its sender may."""

        def entry() -> entries.Entry | None:
            now = again(live, caller)
            if isinstance(command, commands.Act) and command.nonce:
                if any(live.table.now.nonces[seat] == command.nonce for seat in now.seats):
                    return None  # already carried out; the answer got lost
            return plan(live.table, now, command, clock())

        def first() -> Iterator[None]:
            if isinstance(command, commands.Undo):
                yield from weigh_undo(live.table, again(live, caller), command)

        await self.add(live, entry, first)
        if isinstance(command, commands.Remove | commands.Readmit):
            await self.bar(live, command.member)

    async def bar(self, live: Live, member: str) -> None:
        """After a removal or readmission: mark the sessions, and invalidate links to the seat."""
        id = live.table.id
        barred = live.table.barred(member)
        if barred:
            await self.store.drop_tickets(id, name=member)
        for session in {session for session, grant in await self.store.grants(id) if grant.name == member}:
            if barred:
                await self.store.grant(session, id, "barred", -1, member)
            else:
                await self.store.revoke(id, session=session, right="barred")

    async def add(
        self,
        live: Live,
        make: Callable[[], entries.Entry | None],
        first: Callable[[], Iterator[None]] = lambda: iter(()),
        append: Append | None = None,
    ) -> bool:
        """Store what `make` returns and apply it; call `make` again if the log has gone on meanwhile.

        Slow computations that it needs run `first`, so that other tables go on. `append` stores it together with
        something else.
        """
        live.need_rules()
        async with live.lock:
            try:
                for _ in range(TRIES):
                    await self.pieces.through(first())
                    entry = make()
                    if entry is None:
                        return False
                    if await self.write(live, entry, append):
                        await self.settled(live)
                        return True
                raise BadOption("error-table-busy")
            finally:
                live.changed()

    async def write(self, live: Live, entry: entries.Entry, append: Append | None = None) -> bool:
        """Store and apply one entry; False if its place was taken: an earlier one was stored without our knowing."""
        live.need_rules()
        table = live.table
        if self.tables.get(table.id) is not live:
            raise Moved("error-table-moved")  # it was put away or handed over: only the table served here may write
        at = clock()
        begin = time.perf_counter()
        try:
            row = Row(table.now.sequence + 1, at, entries.dump(entry), live.epoch)
            awake = restless(table, entry)
            await (append(row, awake) if append is not None else self.store.append(table.id, row, awake))
        except Conflict:
            CONFLICTS.inc()
            await self.catch_up(live)
            return False
        except Missing:
            await self.forget(table.id)
            raise BadOption("error-table-gone", table=table.id) from None
        STORED.observe(time.perf_counter() - begin)
        stored(type(entry)).inc()
        table.take(entry, at)
        return True

    async def settled(self, live: Live) -> None:
        """Do what follows from a stored entry. If that cannot be stored now, retry later: the entry stands."""
        try:
            await self.settle(live)
        except BadDatabase:
            if not live.unsettled:
                live.unsettled = True
                self.spawn(self.settle_later(live))
        except Missing:
            await self.forget(live.table.id)

    async def settle_later(self, live: Live) -> None:
        """Retry until the database can be written."""
        while live.unsettled and live.read_only is None:
            await asyncio.sleep(AGAIN)
            async with live.lock:
                with contextlib.suppress(BadDatabase, Missing):
                    await self.settle(live)
                    live.unsettled = False
                live.changed()

    async def settle(self, live: Live) -> None:
        """Do what the table itself does next, and start what is due."""
        table = live.table
        entry = follow(table)
        while entry is not None:
            await self.write(live, entry)
            entry = follow(table)
        self.after(live)
        if table.now.phase == ENDED and live.frozen_at < table.now.position:
            await self.store.finish(table.id)
            await self.rest(live)
            if live.viewers:
                self.debriefs.warm()
            log_event("table.over", table=table.id, game=table.setup.game, actions=len(table.actions))
        elif table.now.sequence - live.frozen_at >= EVERY:
            await self.rest(live)

    def after(self, live: Live) -> None:
        """Start the bot or clock, or notify the person, that decides now."""
        self.driver.look(live)
        self.notifier.look(live)

    async def catch_up(self, live: Live) -> None:
        """Apply what was stored though its writer never learned of it: the connection broke at the last moment."""
        for row in await self.store.rows(live.table.id, live.table.now.sequence):
            if row.sequence == live.table.now.sequence + 1:
                live.table.take(entries.load(row.payload), row.at)
        self.driver.look(live)

    # --- looking back -----------------------------------------------------------------------------------------------

    async def past(self, live: Live) -> Past:
        """Return everything that has happened at a table, up to now."""
        found = self.pasts.pop(live.table.id, None)
        if found is None or found.table is not live.table:
            found = Past(live.table)
        self.pasts[live.table.id] = found
        if len(self.pasts) > MOST_PASTS:
            self.pasts.popitem(last=False)
        await self.pieces.through(found.catch_up())
        return found

    def people_changed(self, live: Live) -> None:
        """Announce that somebody came or went."""
        for viewer in live.viewers:
            viewer.wake()
        live.tell_followers()

    # --- resting ----------------------------------------------------------------------------------------------------

    async def rest(self, live: Live) -> None:
        """Store a snapshot."""
        table = live.table
        if live.read_only is not None or table.now.sequence <= live.frozen_at:
            return
        sequence = table.now.sequence
        await self.store.keep_snapshot(table.id, sequence, frozen(table))
        live.frozen_at = sequence

    async def rest_carefully(self, live: Live) -> None:
        with careful(live.table.id):
            await self.rest(live)

    async def sweep(self) -> None:
        """Put tables to rest that have no viewers and nothing due."""
        while True:
            await asyncio.sleep(min(PULSE, self.config.evict_after))
            late = time.monotonic() - self.config.evict_after
            for live in list(self.tables.values()):
                if live.idle_since < late and self.idle(live):
                    if self.health.trouble:
                        break  # it could not be stored
                    with careful(live.table.id):
                        await self.put_away(live, late)
            with careful():
                await self.classes.sweep(late)
            if self.cluster is not None:
                with careful():
                    await self.cluster.release_unused(self.used())
            self.note_step()
            pass_on()

    def used(self) -> set[Unit]:
        """Return what is in memory here."""
        found = {unit_of(live.table.id, live.table.setup.classroom) for live in self.tables.values()}
        return found | {unit_of("", id) for id in self.classes.open}

    def note_step(self) -> None:
        """Log that the machine's clock was set: our times differ from it until the next start."""
        step = clock.step()
        if abs(step - self.stepped) > STEP:
            self.stepped = step
            log_event("clock.stepped", logging.WARNING, seconds=round(step / 1000, 1))

    async def put_away(self, live: Live, late: float) -> None:
        """Store a snapshot and drop a table that nobody has needed since then."""
        async with live.lock:
            await self.rest(live)
            if self.idle(live) and live.idle_since <= late:
                await self.store.put_to_rest([(live.table.id, live.table.now.sequence)])
            if self.idle(live) and live.idle_since <= late and self.tables.get(live.table.id) is live:
                del self.tables[live.table.id]
                TABLES.set(len(self.tables))

    async def make_room(self) -> None:
        """When full, drop tables nobody needs now, the longest unused first, before refusing anybody."""
        if len(self.tables) < self.config.most_tables:
            return
        late = time.monotonic() - IN_USE
        unused = [live for live in self.tables.values() if live.idle_since <= late and self.idle(live)]
        unused.sort(key=lambda live: live.idle_since)
        for live in unused[: max(1, self.config.most_tables // 50)]:
            with careful(live.table.id):
                await self.put_away(live, late)
        if len(self.tables) >= self.config.most_tables:
            raise BadOption("error-server-full")

    def due(self, live: Live) -> bool:
        """Tell whether something happens at a table by itself: a bot thinks, time runs, or a write is pending."""
        return live.driving or live.unsettled or live.alarm is not None

    def idle(self, live: Live) -> bool:
        return not live.followers and self.unattended(live)

    def unattended(self, live: Live) -> bool:
        """Tell whether nobody looks at a table and nothing is due there."""
        return not live.viewers and not live.waiters and not self.due(live)

    async def forget(self, id: str) -> None:
        """Drop a deleted table."""
        live = self.tables.get(id)
        if live is not None:
            self.drop(live, BadOption("error-table-gone", table=id))

    def drop(self, live: Live, reason: BadOption | Moved) -> None:
        """Drop a table that cannot be served here any more."""
        id = live.table.id
        self.pasts.pop(id, None)
        if self.tables.get(id) is live:
            del self.tables[id]
            TABLES.set(len(self.tables))
            live.read_only = reason
            live.gone = True
            if isinstance(reason, Moved):
                live.send_away()
            self.driver.look(live)
            for viewer in list(live.viewers):
                viewer.wake()
            for waiter in live.waiters:
                waiter.set()


def again(live: Live, caller: Caller) -> Caller:
    """Return the same person as they are at the table now; somebody without a seat keeps the name they came with."""
    now = live.caller(caller.member, caller.facilitates, caller.oversees)
    return now if now.name else msgspec.structs.replace(now, name=caller.name)


@functools.cache
def stored(kind: type[entries.Entry]) -> Counter:
    """Return the counter of stored entries of that kind; looking it up costs more than counting."""
    return MOVES.labels(kind.__name__.lower())


def frozen(table: Table) -> bytes:
    """Return a snapshot of a table, with what each viewer sees of it."""
    viewers = [*range(len(table.now.seats)), SPECTATOR]
    stored = Stored(
        table.freeze(),
        {viewer: whole(table.view(viewer)) for viewer in viewers},
        msgspec.json.encode(public(table)),
        table.now.sequence,
        len(table.actions),
    )
    return zlib.compress(msgspec.msgpack.encode(stored), 1)


async def built(id: str, setup: Setup, seed: bytes) -> Table:
    """Build a table at its start. Replaying what came before takes a while, but lets other tables in between."""
    if setup.opening:
        return await asyncio.to_thread(Table, id, setup, seed)
    return Table(id, setup, seed)


def unpacked(snapshot: tuple[int, bytes] | None) -> Stored | None:
    """Return a snapshot, if there is one that can be read."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(snapshot[1]), type=Stored) if snapshot else None
    except (msgspec.DecodeError, zlib.error):
        return None


def damaged(table: str, entry: int, error: Exception) -> BadOption:
    """Return a table whose log cannot be read from that entry on; 0 is its setup."""
    log_event("table.damaged", logging.ERROR, table=table, entry=entry, error=type(error).__name__)
    return BadOption("error-table-damaged", table=table)


def remains(header: Header, setup: Setup, stored: Stored | None) -> Table:
    """Return what is left of a table whose rules are gone."""
    if stored is None:
        return relic(header.id, setup, header.seed, None, {}, "", [])
    views = {viewer: msgspec.json.decode(text) for viewer, text in stored.views.items()}
    shown = msgspec.json.decode(stored.public)
    return relic(header.id, setup, header.seed, stored.frozen, views, shown["ending"] or "", shown["scores"] or [])
