"""Debriefs of tables: analysed in a niced process, one at a time, while somebody waits; kept once the game is over.

Several people who look at the same table share one analysis. It stops when the last of them leaves. The report of a
finished game is stored with its table; it has no names and no words, so every reader gets it in their own language.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from contienda.analysis import report
from contienda.core.errors import BadOption, ContiendaError
from contienda.server.debrief_worker import DONE, EARLY, FAILED, PROGRESS, READY, REFUSED, Analyse, Call, work
from contienda.server.live.fair_queue import Lane, Turns
from contienda.server.live.live_table import Live
from contienda.server.logs import log_event
from contienda.store.location import BadDatabase
from contienda.table.table import ENDED

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

T = TypeVar("T")
SETTING = "debrief"  # of a table: its report
FORMAT = 1  # raised when a report has more than before
MOST_KEPT = 32  # reports in memory
START = 60.0  # seconds for a process to start on a busy machine
PATIENCE = 900.0  # seconds for one analysis
GRACE = 3.0  # seconds in which somebody who reloads the page still finds the analysis going on
PAPER = 60.0  # seconds for a PDF


class Stored(msgspec.Struct):
    """A report as it is stored, with what it is about."""

    key: str
    report: msgspec.Raw


class Worker:
    """One process and the pipe to it. Blocking methods are called in a thread."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=work, args=(end,))
        self.process.start()
        end.close()
        self.ready = False

    def send(self, job: Analyse | Call) -> None:
        if not self.ready:
            if not self.pipe.poll(START) or self.pipe.recv_bytes() != READY:
                raise EOFError
            self.ready = True
        self.pipe.send_bytes(pickle.dumps(job))

    def receive(self) -> tuple[int, object]:
        if not self.pipe.poll(PATIENCE):
            raise EOFError
        found: tuple[int, object] = pickle.loads(self.pipe.recv_bytes())
        return found

    def end(self) -> None:
        self.process.kill()


class Analysis:
    """The analysis of one table: how far it is, what is known, and who waits."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.found: report.Debrief | None = None
        self.finished = False
        self.error: ContiendaError | None = None
        self.done, self.of = 0, 0
        self.waiting: set[asyncio.Event] = set()
        self.task: asyncio.Task[None] | None = None

    def tell(self) -> None:
        for each in self.waiting:
            each.set()


class Debriefs:
    """The analyses of one server process."""

    def __init__(self, hub: Hub, jobs: int, effort: float) -> None:
        self.hub = hub
        self.effort = effort
        self.jobs = jobs or min(2, os.cpu_count() or 1)
        self.turns = Turns(1)
        self.papers = Turns(1)  # a document does not wait for an analysis
        self.threads = ThreadPoolExecutor(4, "debrief")
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()
        self.analyses: OrderedDict[str, Analysis] = OrderedDict()  # by table
        self.started = 0  # analyses begun, for tests and metrics

    def close(self) -> None:
        """Kill the processes, whatever they are doing."""
        for analysis in self.analyses.values():
            if analysis.task is not None:
                analysis.task.cancel()
            analysis.tell()
        for worker in list(self.workers):
            self.drop(worker)
        self.threads.shutdown(wait=False, cancel_futures=True)

    # --- following --------------------------------------------------------------------------------------------------

    async def follow(self, live: Live, lane: Lane, what_ifs: bool = True) -> AsyncIterator[Analysis]:
        """Yield the analysis of a table whenever it has come further, until it is finished."""
        analysis = await self.begin(live, lane, what_ifs)
        news = asyncio.Event()
        analysis.waiting.add(news)
        try:
            while True:
                yield analysis
                if analysis.finished or self.hub.closing:
                    return
                await news.wait()
                news.clear()
        finally:
            analysis.waiting.discard(news)
            if not analysis.waiting and analysis.task is not None and not analysis.finished:
                asyncio.get_running_loop().call_later(GRACE, self.leave, analysis)

    async def whole(self, live: Live, lane: Lane) -> report.Debrief:
        """Wait for the report of a table."""
        async for analysis in self.follow(live, lane):
            if analysis.finished:
                if analysis.error is not None:
                    raise analysis.error
                assert analysis.found is not None
                return analysis.found
        raise BadOption("error-debrief-stopped")

    async def quick(self, live: Live, lane: Lane) -> report.Debrief:
        """Wait for what is known of a table without its what-ifs."""
        async for analysis in self.follow(live, lane, False):
            if analysis.error is not None:
                raise analysis.error
            if analysis.found is not None:
                return analysis.found
        raise BadOption("error-debrief-stopped")

    def leave(self, analysis: Analysis) -> None:
        """Stop an analysis that nobody waits for."""
        if not analysis.waiting and analysis.task is not None and not analysis.finished:
            analysis.error = BadOption("error-debrief-stopped")
            analysis.task.cancel()

    async def begin(self, live: Live, lane: Lane, what_ifs: bool) -> Analysis:
        """Return the analysis of the table as it is now: the one that is kept or goes on, or a new one."""
        table, key = live.table, self.key_of(live)
        place = table.id if what_ifs else f"{table.id} quick"
        found = self.usable(table.id, key, what_ifs) or self.usable(place, key, what_ifs)
        if found is not None:
            return found
        kept = await self.stored(live, key) if table.now.phase == ENDED else None
        found = self.usable(place, key, what_ifs)  # somebody else may have been faster
        if found is not None:
            return found
        before = self.analyses.get(place)
        if before is not None and before.task is not None:
            before.task.cancel()
        analysis = self.analyses[place] = Analysis(key)
        while len(self.analyses) > MOST_KEPT and self.forget_one():
            pass
        if kept is not None:
            analysis.found, analysis.finished = kept, True
        else:
            analysis.task = asyncio.create_task(self.run(live, analysis, lane, what_ifs))
        return analysis

    def usable(self, place: str, key: str, what_ifs: bool) -> Analysis | None:
        """Return the analysis kept in that place, if it is about this position and tells enough."""
        found = self.analyses.get(place)
        if found is None or found.key != key or found.error is not None:
            return None
        self.analyses.move_to_end(place)
        return found

    def forget_one(self) -> bool:
        for id, analysis in self.analyses.items():
            if analysis.finished and not analysis.waiting:
                del self.analyses[id]
                return True
        return False

    async def stored(self, live: Live, key: str) -> report.Debrief | None:
        text = await self.hub.store.setting(live.table.id, SETTING)
        if text is None:
            return None
        try:
            found = msgspec.json.decode(text, type=Stored)
            return msgspec.json.decode(found.report, type=report.Debrief) if found.key == key else None
        except (msgspec.DecodeError, ValueError):
            return None  # an older version wrote it

    def key_of(self, live: Live) -> str:
        """Return what a report depends on; another position needs another one."""
        table = live.table
        position = f"{len(table.actions)} {table.now.position}"
        return f"{FORMAT} {table.game.version} {position} {report.SEED} {self.effort:g}"

    # --- running ----------------------------------------------------------------------------------------------------

    async def run(self, live: Live, analysis: Analysis, lane: Lane, what_ifs: bool) -> None:
        """Analyse one table, once it is its turn."""
        replay = live.table.replay()
        replay.seats = [""] * len(replay.seats)  # the report is kept without names
        job = Analyse(replay, report.SEED, what_ifs, self.jobs, self.effort)
        try:
            async with self.turns.turn(lane):
                self.started += 1
                await self.carry_out(job, analysis)
            if (
                what_ifs
                and live.table.now.phase == ENDED
                and self.key_of(live) == analysis.key
                and analysis.found is not None
            ):
                kept = Stored(analysis.key, msgspec.Raw(msgspec.json.encode(analysis.found)))
                with suppress(BadDatabase, ContiendaError):  # it can be computed again
                    await self.hub.store.put_setting(live.table.id, SETTING, msgspec.json.encode(kept).decode())
        except asyncio.CancelledError:
            analysis.error = BadOption("error-debrief-stopped")
            raise
        except ContiendaError as error:
            analysis.error = error
        except Exception as error:
            log_event("debrief.failed", logging.ERROR, table=live.table.id, error=str(error)[-2000:])
            analysis.error = BadOption("error-debrief-failed")
        finally:
            analysis.finished = True
            analysis.tell()

    async def carry_out(self, job: Analyse, analysis: Analysis) -> None:
        def progressed(kind: int, value: object) -> None:
            if kind == PROGRESS:
                assert isinstance(value, tuple)
                analysis.done, analysis.of = value
            elif kind == EARLY:
                assert isinstance(value, bytes)
                analysis.found = msgspec.json.decode(value, type=report.Debrief)
            analysis.tell()

        result = await self.ask(job, progressed)
        assert isinstance(result, bytes)
        analysis.found = msgspec.json.decode(result, type=report.Debrief)

    async def call(self, lane: Lane, function: Callable[..., T], *arguments: object) -> T:
        """Call a function in the process, such as one that makes a PDF; it waits for its turn."""
        async with self.papers.turn(lane):
            return cast(T, await asyncio.wait_for(self.ask(Call(function, arguments)), PAPER))

    async def ask(
        self, job: Analyse | Call, progressed: Callable[[int, object], None] = lambda kind, value: None
    ) -> object:
        """Give a process a job and return its result; a process whose job is given up is killed."""
        loop = asyncio.get_running_loop()
        worker = self.idle.pop() if self.idle else await loop.run_in_executor(self.threads, self.start)
        done = False
        try:
            await loop.run_in_executor(self.threads, worker.send, job)
            while True:
                kind, value = await loop.run_in_executor(self.threads, worker.receive)
                if kind in (DONE, REFUSED, FAILED):
                    done = True
                    break
                progressed(kind, value)
        except (EOFError, OSError):
            raise BadOption("error-debrief-failed") from None
        finally:
            if done and not self.hub.closing:
                self.idle.append(worker)
            else:
                self.drop(worker)
        if kind == REFUSED:
            assert isinstance(value, ContiendaError)
            raise value
        if kind == FAILED:
            raise RuntimeError(f"in the process: {value}")
        return value

    def warm(self) -> None:
        """Start a process ahead of time: somebody is about to ask for a debrief."""
        if not self.workers and not self.hub.closing:
            self.threads.submit(lambda: self.idle.append(self.start()))

    def start(self) -> Worker:
        worker = Worker()
        self.workers.add(worker)
        if self.hub.closing:
            self.drop(worker)
        return worker

    def drop(self, worker: Worker) -> None:
        self.workers.discard(worker)
        worker.end()
