"""`contienda load`: plays whole games through real sockets on this computer, and times each move to its last viewer.

A run checks everything it measures, and reports any move that was lost, duplicated or wrong. It is bounded in tables,
viewers and time, and cleans up after itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec

from contienda.core import build_info, registry
from contienda.core.errors import BadOption
from contienda.loadtest.figures import Figures, Memory, OfServer, Tally, Violation, per_table, quantile
from contienda.loadtest.server import Lost, Resources, Server, address, resources, running, tables, total
from contienda.loadtest.table import LoadTable, Played, exported, hold
from contienda.store.store import Store
from contienda.table import entries

Found = TypeVar("Found")
Progress = Callable[[str, float, float], None]  # current activity, amount done, total
MOST_TABLES, MOST_VIEWERS, MOST_PACE, MOST_SECONDS = 2000, 100, 60.0, 3600.0
TOGETHER = 16  # tables created, connected or checked at the same time
WARM = 30  # moves on the warm-up table before anything is measured
TICK = 0.25
SPARE = 256  # open files beside the sockets
MARGIN = 60.0  # seconds, plus one per table, that any other part of a run may take


class Load(msgspec.Struct, frozen=True):
    """The parameters of a run; `pace` 0 means as fast as the server goes."""

    game: str = next(iter(registry.OURS))
    tables: int = 100
    viewers: int = 2
    pace: float = 3.0
    seconds: float = 20.0
    connect: tuple[str, ...] = ()  # servers that run already; without one, we start our own
    spread: bool = False  # the viewers of a table connect to all of them in turn, not where it was created
    seed: int = 1


def run(load: Load, progress: Progress) -> Figures:
    """Do one whole run, on the fastest event loop available."""
    check(load)
    with asyncio.Runner(loop_factory=event_loop) as runner:
        return runner.run(Run(load, progress).whole())


def event_loop() -> asyncio.AbstractEventLoop:
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop()
    return new_event_loop()


def check(load: Load) -> None:
    game = registry.load(load.game)
    for option, value, low, high in (
        ("--tables", load.tables, 1, MOST_TABLES),
        ("--viewers", load.viewers, game.fewest, MOST_VIEWERS),
    ):
        if not low <= value <= high:
            raise BadOption("error-number", option=option, value=str(value), low=low, high=high)
    if not 0 <= load.pace <= MOST_PACE:
        raise BadOption("error-load-pace", value=f"{load.pace:g}", most=f"{MOST_PACE:g}")
    if not 0 < load.seconds <= MOST_SECONDS:
        raise BadOption("error-seconds", value=f"{load.seconds:g}", most=f"{MOST_SECONDS:g}")
    for url in load.connect:
        address(url)


class Run:
    """One run, from an empty server to the figures."""

    def __init__(self, load: Load, progress: Progress) -> None:
        self.load = load
        self.progress = progress
        self.tally = Tally(max(1, len(load.connect)))
        self.memory = Memory()
        self.tables: list[LoadTable] = []
        self.played: list[Played] = []
        self.seconds = 0.0
        self.client_cpu = 0.0  # processor seconds during the measurement
        self.server_cpu: float | None = None
        self.begun: list[Resources] = []  # of each server, when the measurement began
        self.ended: list[Resources] = []
        self.before: list[Resources] = []  # when the run began

    async def whole(self) -> Figures:
        room(self.load.tables * self.load.viewers + SPARE)
        with tempfile.TemporaryDirectory(prefix="contienda-load-") as folder:
            database = ""
            async with AsyncExitStack() as stack:
                if self.load.connect:
                    servers = [Server(address(url), number) for number, url in enumerate(self.load.connect)]
                    for server in servers:
                        stack.push_async_callback(server.http.aclose)
                    stack.push_async_callback(self.tidy, servers[0])
                else:
                    server, database = await stack.enter_async_context(running(Path(folder)))
                    servers = [server]
                stack.callback(self.hang_up)
                try:
                    await self.prepare(servers)
                except Violation as error:
                    raise servers[0].lost(error.kind) from error
                await self.measure(servers)
                await self.finish()
                if self.load.connect:
                    await self.hold_exports(servers[0])
            if database:
                await self.hold_database(database)
        return self.figures()

    # --- before -----------------------------------------------------------------------------------------------------

    def table(self, servers: list[Server], number: int) -> LoadTable:
        load = self.load
        rng = Random(f"{load.seed} {number}")
        first = number % len(servers)  # tables are shared out among the servers
        own = [*servers[first:], *servers[:first]]
        return LoadTable(
            own if load.spread else own[:1],
            self.tally,
            load.game,
            registry.load(load.game).fewest,
            load.viewers,
            rng,
        )

    async def prepare(self, servers: list[Server]) -> None:
        """Create and connect all tables, reading the servers' memory in between."""
        for server in servers:
            await server.meet()
            await self.warm_up(server)
        self.before = await resources(servers)
        self.memory.empty = resident(self.before)
        before = await tables(servers)
        self.tables = [self.table(servers, number) for number in range(self.load.tables)]
        await self.each("make", [table.make for table in self.tables])
        self.memory.made = resident(await resources(servers))
        await self.each("connect", [table.connect for table in self.tables])
        self.memory.connected = resident(await resources(servers))
        self.memory.tables = -before
        gc.collect()
        gc.freeze()  # long-lived objects need no garbage collection while we measure

    def hang_up(self) -> None:
        """Close all sockets and unfreeze the garbage collector, however the run ends."""
        gc.unfreeze()
        for table in self.tables:
            for viewer in table.viewers:
                viewer.drop()

    async def warm_up(self, server: Server) -> None:
        """Play one uncounted table, so that the server has everything loaded before we read its memory."""
        table = self.table([server], -1)
        await table.make()
        await table.connect()
        for _ in range(WARM):
            if not table.over:
                await table.move()
        await table.disconnect()
        await server.ask("DELETE", f"/api/tables/{table.id}", table.sessions[0])

    async def each(self, what: str, works: Iterable[Callable[[], Awaitable[object]]]) -> None:
        """Run all of them, a few at a time."""
        left = list(works)
        total, done = len(left), 0
        left.reverse()

        async def some() -> None:
            nonlocal done
            while left:
                await left.pop()()
                done += 1
                self.progress(what, done, total)

        try:
            async with asyncio.timeout(MARGIN + self.load.tables):
                await together([some() for _ in range(TOGETHER)])
        except TimeoutError:
            raise Lost("error-load-slow", done=done, total=total) from None

    # --- the measurement --------------------------------------------------------------------------------------------

    async def measure(self, servers: list[Server]) -> None:
        load = self.load
        self.begun = await resources(servers)
        own = time.process_time()
        begin = time.perf_counter()
        until = begin + load.seconds
        self.tally.measuring = True
        self.tally.bytes = 0
        ticking = asyncio.create_task(self.tick(begin, load.seconds))
        try:
            await together(
                [
                    self.guarded(table, begin + load.pace * number / load.tables, until)
                    for number, table in enumerate(self.tables)
                ]
            )
        finally:
            ticking.cancel()
            self.tally.measuring = False
        self.seconds = time.perf_counter() - begin
        self.client_cpu = time.process_time() - own
        self.ended = await resources(servers)
        self.memory.played = resident(self.ended)
        self.memory.tables += await tables(servers)
        self.server_cpu = total([spent(*each) for each in zip(self.begun, self.ended, strict=True)])

    async def guarded(self, table: LoadTable, begin: float, until: float) -> None:
        try:
            await table.play(begin, until, self.load.pace, self.played.append)
        except Violation as error:
            table.broken(error)

    async def tick(self, begin: float, seconds: float) -> None:
        while True:
            self.progress("play", min(seconds, time.perf_counter() - begin), seconds)
            await asyncio.sleep(TICK)

    # --- after ------------------------------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Compare every table with a fresh snapshot, then disconnect."""

        async def one(table: LoadTable) -> None:
            try:
                self.played.append(await table.finish())
                await table.disconnect()
            except Violation as error:
                self.tally.violation(error, table.at)

        await self.each("check", [partial(one, table) for table in self.tables])

    async def hold_database(self, database: str) -> None:
        """After our own server stopped: check that the disk holds every acknowledged move exactly once."""
        store = await Store.open(database)
        try:
            for played in self.played:
                self.hold(played, [entries.load(row.payload) for row in await store.rows(played.id)])
        finally:
            await store.close()

    async def hold_exports(self, server: Server) -> None:
        """On a server that keeps running: check the exported logs of finished games."""

        async def one(played: Played) -> None:
            self.hold(played, await exported(server, played))

        await self.each("check", [partial(one, played) for played in self.played if played.over])

    def hold(self, played: Played, log: list[entries.Any]) -> None:
        try:
            hold(played, log)
            self.tally.logs += 1
        except Violation as error:
            self.tally.violation(error, played.at)

    async def tidy(self, server: Server) -> None:
        """Delete our tables from a server that keeps running."""
        ours = {played.id: played.session for played in self.played}
        ours.update({table.id: table.sessions[0] for table in self.tables if table.sessions})

        async def one(id: str, session: str) -> None:
            await server.ask("DELETE", f"/api/tables/{id}", session)

        with contextlib.suppress(Lost):  # the server is already gone
            await self.each("tidy", [partial(one, id, session) for id, session in ours.items()])

    def figures(self) -> Figures:
        load, tally, memory = self.load, self.tally, self.memory
        waits = sorted(tally.waits)
        sizes = sorted(map(float, tally.sizes))
        return Figures(
            game=load.game,
            tables=load.tables,
            sockets=load.tables * load.viewers,
            pace=load.pace,
            seconds=self.seconds,
            build=build_info.name(),
            moves=tally.moves,
            moves_per_s=tally.moves / self.seconds,
            p50_ms=quantile(waits, 0.5) * 1000,
            p95_ms=quantile(waits, 0.95) * 1000,
            p99_ms=quantile(waits, 0.99) * 1000,
            longest_ms=quantile(waits, 1.0) * 1000,
            late_p99_ms=quantile(sorted(tally.late), 0.99) * 1000,
            frame_median=int(quantile(sizes, 0.5)),
            frame_p95=int(quantile(sizes, 0.95)),
            bytes_per_move=tally.bytes / max(1, tally.moves),
            memory_per_table=per_table(memory.played, memory.empty, memory.tables),
            memory_at_rest=per_table(memory.made, memory.empty, load.tables),
            server_ms=None if self.server_cpu is None else self.server_cpu / max(1, tally.moves) * 1000,
            client_ms=self.client_cpu / max(1, tally.moves) * 1000,
            games=tally.games,
            held=tally.held,
            moved=tally.moved,
            again=tally.again,
            compared=tally.compared,
            logs=tally.logs,
            violated=tally.violated,
            violations=tally.violations,
            memory=memory,
            servers=[self.of_server(number) for number in range(len(load.connect))] if len(load.connect) > 1 else [],
        )

    def of_server(self, number: int) -> OfServer:
        share, begun, ended = self.tally.shares[number], self.begun[number], self.ended[number]
        waits = sorted(share.waits)
        known = ended.cpu is not None
        return OfServer(
            url=self.load.connect[number],
            tables=sum(table.at == number for table in self.tables),
            moves=share.moves,
            p50_ms=quantile(waits, 0.5) * 1000,
            p99_ms=quantile(waits, 0.99) * 1000,
            server_s=spent(begun, ended),
            stored=ended.stored - begun.stored if known else None,
            passed_on=ended.forwarded - self.before[number].forwarded if known else None,
            memory=ended.memory,
            violated=share.violated,
        )


def resident(found: list[Resources]) -> int | None:
    return total([each.memory for each in found])


def spent(begun: Resources, ended: Resources) -> float | None:
    """Return the processor seconds between two moments."""
    return None if begun.cpu is None or ended.cpu is None else ended.cpu - begun.cpu


async def together(works: list[Awaitable[None]]) -> None:
    """Run all at once; if one fails, cancel the others."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    except BaseException:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise


def room(files: int) -> None:
    """Let this process and its children open that many files, if the system allows it."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < files:
        if hard != resource.RLIM_INFINITY and hard < files:
            raise BadOption("error-load-files", need=files, most=hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
