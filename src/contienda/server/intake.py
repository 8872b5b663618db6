"""Parses, checks and tries out untrusted uploads in a separate process that can be killed.

Compiled rules hold Python's lock, so a thread would block every table. A worker has limits on processor time and
memory; one that exceeds them, hangs or dies is replaced, and the sender gets one sentence. A session has one job at a
time, no address ever occupies every worker, and the queue is short.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import NamedTuple, ParamSpec, TypeVar

from contienda.bots.worker_lifecycle import quiet
from contienda.core import registry
from contienda.core.errors import BadOption, ContiendaError
from contienda.quality import toml_reader
from contienda.server import intake_jobs
from contienda.server.limits import TooMuch
from contienda.server.logs import log_event
from contienda.table import setup as setups
from contienda.table.setup import Setup, Wish

P = ParamSpec("P")
T = TypeVar("T")

PROCESSOR = 2.0  # seconds of processor time per job
PATIENCE = 3.0  # seconds of wall-clock time
START = 60.0  # seconds for a worker to start on a busy machine
MEMORY = 512 * 2**20  # bytes beyond what a worker needs to start
MOST_JOBS = 500  # per worker; after that a fresh one replaces it
TRIES = 2  # something else may have killed the worker
MOST_WAITING, MOST_OF_SOURCE, MOST_OF_SESSION = 64, 32, 4
MOST_ACCEPTED = 64  # scenarios that need no further check
WORTH_IT = 4_000  # characters of a scenario that are parsed faster than sent to a worker

DONE, REFUSED, EXHAUSTED, FAILED = range(4)
READY = b"ready"


class Lost(ContiendaError):
    """Something else killed the worker; a retry may succeed."""


class Asker(NamedTuple):
    """The client a worker is busy for."""

    session: object
    source: str | None  # None for this machine itself


SERVER = Asker("server", None)


# --- in the worker ----------------------------------------------------------------------------------------------------


def work(pipe: Connection, processor: float, memory: int) -> None:
    """Do jobs until the server closes the pipe."""
    quiet()
    for name in registry.OURS:
        registry.load(name)
    registry.parts("intake_jobs")  # import the games' jobs before memory is limited
    limit_memory(memory)
    pipe.send_bytes(READY)
    while True:
        try:
            job = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        limit_time(processor)
        kind, value = answer(job)
        limit_time(0.0)
        pipe.send_bytes(pickle.dumps((kind, value)))
        if kind == EXHAUSTED:
            return


def answer(job: bytes) -> tuple[int, object]:
    try:
        function, arguments = pickle.loads(job)
        return DONE, function(*arguments)
    except ContiendaError as error:
        return REFUSED, error
    except RecursionError:
        return REFUSED, BadOption("scenario-too-deep", most=toml_reader.MOST_DEPTH)
    except MemoryError:
        return EXHAUSTED, None
    except Exception:
        return FAILED, traceback.format_exc()


def limit_time(seconds: float) -> None:
    """Let the system kill the process after so much processor time; 0 is no limit."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory(more: int) -> None:
    """Limit how much memory can be added from now on."""
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            now = int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))


# --- in the server ----------------------------------------------------------------------------------------------------


class Worker:
    """One process and the pipe to it. Blocking methods are called in a thread."""

    def __init__(self, processor: float, memory: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=work, args=(end, processor, memory), daemon=True)
        self.jobs = 0
        self.late = False
        self.process.start()
        end.close()

    def ask(self, job: bytes) -> tuple[int, object]:
        self.jobs += 1
        self.pipe.send_bytes(job)
        found: tuple[int, object] = pickle.loads(self.pipe.recv_bytes())
        return found

    def stand(self) -> None:
        """Wait until it is ready."""
        if not self.pipe.poll(START):
            raise EOFError
        self.pipe.recv_bytes()

    def overran(self) -> bool:
        """Tell whether it was killed for its time."""
        self.process.join(1.0)
        return self.late or (sys.platform != "win32" and self.process.exitcode == -signal.SIGPROF)

    def give_up(self) -> None:
        self.late = True
        self.process.kill()

    def end(self) -> None:
        """Kill it; a caller waiting for its answer learns that it is gone."""
        self.process.kill()


class Waiting(NamedTuple):
    number: int
    asker: Asker
    turn: asyncio.Future[None]


class Intake:
    """The workers of one server process."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.processor = PROCESSOR
        self.patience = PATIENCE
        self.memory = MEMORY
        self.threads = ThreadPoolExecutor(processes, "intake")
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()
        self.running: list[Asker] = []
        self.waiting: list[Waiting] = []
        self.served: OrderedDict[str | None, int] = OrderedDict()  # by address: the number of its last job
        self.numbers = itertools.count(1)
        self.accepted: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.closing = False

    def close(self) -> None:
        """Kill the workers, whatever they are doing."""
        self.closing = True
        for worker in list(self.workers):
            self.drop(worker)
        self.threads.shutdown(wait=False, cancel_futures=True)

    # --- scenarios ----------------------------------------------------------------------------------------------------

    async def complete(self, asker: Asker, wish: Wish, commitment: str) -> Setup:
        """Return a checked setup. Only a scenario that was not accepted before needs a worker."""
        if not wish.scenario or (wish.game, wish.scenario) in self.accepted:
            await self.prepare(wish.scenario)
            return setups.complete(wish, commitment, checked=True)
        return self.accept(await self.run(asker, intake_jobs.complete, wish, commitment))

    async def branch(
        self, asker: Asker, replay: dict[str, object], wish: intake_jobs.Branched, commitment: str
    ) -> Setup:
        """Return a checked setup that continues from a step of a replay file."""
        return self.accept(await self.run(asker, intake_jobs.branch, replay, wish, commitment))

    def accept(self, found: intake_jobs.Accepted) -> Setup:
        setup = found.setup
        if setup.scenario:
            self.accepted[setup.game, setup.scenario] = None
            while len(self.accepted) > MOST_ACCEPTED:
                self.accepted.popitem(last=False)
        if found.packed:
            toml_reader.remember(setup.scenario, found.packed)
        return setup

    async def prepare(self, scenario: str) -> None:
        """Parse the scenario of a stored table in a worker, so that opening it does not block the others."""
        if len(scenario) > WORTH_IT and not toml_reader.is_known(scenario):
            with suppress(ContiendaError):
                packed = await self.run(SERVER, intake_jobs.packed, scenario)
                if packed:
                    toml_reader.remember(scenario, packed)

    # --- jobs ---------------------------------------------------------------------------------------------------------

    async def run(self, asker: Asker, function: Callable[P, T], *arguments: P.args, **none: P.kwargs) -> T:
        """Return the function's result from a worker, or raise its refusal."""
        job = pickle.dumps((function, arguments))
        await self.turn(asker)
        try:
            kind, value = await self.carry_out(job)
        finally:
            self.running.remove(asker)
            self.call_next()
        if kind == REFUSED:
            assert isinstance(value, ContiendaError)
            raise value
        if kind == FAILED:
            raise RuntimeError(f"in a worker: {value}")
        return value  # type: ignore[return-value]

    async def carry_out(self, job: bytes) -> tuple[int, object]:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            worker = self.idle.pop() if self.idle else await self.another()
            timer = loop.call_later(self.patience, worker.give_up)
            try:
                kind, value = await loop.run_in_executor(self.threads, worker.ask, job)
            except (EOFError, OSError):
                late = await loop.run_in_executor(self.threads, worker.overran)
                self.drop(worker)
                log_event("intake.stopped", late=late)
                if late:
                    raise BadOption("error-intake-time") from None
                continue
            except asyncio.CancelledError:
                self.drop(worker)
                raise
            finally:
                timer.cancel()
            if kind == EXHAUSTED or worker.late or worker.jobs >= MOST_JOBS or self.closing:
                self.drop(worker)
            else:
                self.idle.append(worker)
            if kind == EXHAUSTED:
                raise BadOption("error-intake-memory")
            return kind, value
        raise Lost("error-intake-lost")

    async def another(self) -> Worker:
        """Start a new worker; if nobody waits for it any more, the next job gets it."""
        starting = asyncio.get_running_loop().run_in_executor(self.threads, self.start)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(lambda done: None if done.exception() else self.idle.append(done.result()))
            raise

    def start(self) -> Worker:
        """Start a worker and wait until it is ready; called in a thread."""
        worker = Worker(self.processor, self.memory)
        self.workers.add(worker)
        try:
            worker.stand()
        except (EOFError, OSError):
            self.drop(worker)
            raise Lost("error-intake-lost") from None
        if self.closing:
            self.drop(worker)
        return worker

    def drop(self, worker: Worker) -> None:
        self.workers.discard(worker)
        if worker in self.idle:
            self.idle.remove(worker)
        worker.end()

    # --- fair scheduling ----------------------------------------------------------------------------------------------

    async def turn(self, asker: Asker) -> None:
        """Wait until a worker is free for this client, then add them to `running`."""
        same_session = sum(each.asker.session == asker.session for each in self.waiting)
        same_source = sum(each.asker.source == asker.source for each in self.waiting)
        if (
            len(self.waiting) >= MOST_WAITING
            or same_session >= MOST_OF_SESSION
            or (asker.source is not None and same_source >= MOST_OF_SOURCE)
        ):
            raise TooMuch("error-too-much")
        mine = Waiting(next(self.numbers), asker, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self.call_next()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            else:  # their turn had already come
                self.running.remove(asker)
                self.call_next()
            raise

    def call_next(self) -> None:
        """Wake the next in line: the address that was served longest ago first."""
        while len(self.running) < self.processes:
            ready = [each for each in self.waiting if self.may_run(each.asker)]
            if not ready:
                return
            chosen = min(ready, key=lambda each: (self.served.get(each.asker.source, 0), each.number))
            self.waiting.remove(chosen)
            self.running.append(chosen.asker)
            self.served[chosen.asker.source] = next(self.numbers)
            self.served.move_to_end(chosen.asker.source)
            if len(self.served) > 10 * MOST_WAITING:
                self.served.popitem(last=False)
            chosen.turn.set_result(None)

    def may_run(self, asker: Asker) -> bool:
        if any(each.session == asker.session for each in self.running) and asker is not SERVER:
            return False
        held = sum(each.source == asker.source for each in self.running)
        return asker.source is None or held < max(1, self.processes - 1)
