"""Bots at live tables think in separate processes, for a limited time, and never see the true position.

A worker receives a world that the seat cannot tell from the true one. If the worker dies, another one starts over. If
the bot itself fails or takes too long, a random legal action replaces it: a table never waits for a bot. Tables take
turns at the workers, see `fair_queue.py`. Workers on other machines come first, see `bot_service.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from contienda.bots.bot import Sight
from contienda.bots.explanation import Thought, picked
from contienda.bots.factory import make
from contienda.bots.parallel_search import rules
from contienda.bots.policy_bot import LevelBot
from contienda.bots.search_bot import SearchBot
from contienda.bots.worker_lifecycle import quiet, stop
from contienda.core.rng import Rng
from contienda.core.state import State
from contienda.server.live.bot_service import Service, Task, WorkerGone
from contienda.server.live.fair_queue import Lane, Turns
from contienda.server.logs import log_event
from contienda.server.metrics import BOTS
from contienda.table import seeded_chance
from contienda.table.table import Table

PATIENCE = 3.0  # how many times its budget a worker may take before it is given up
AWAY = 5.0  # extra seconds for a worker on another machine, whose processes have started
START = 30.0  # extra seconds, since it may have to start first, on a busy machine
RETRIES = 2  # retries of a decision whose worker died (killed, out of memory)


class Bots:
    """The worker processes of one server process."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.service = Service(self.joined, self.left)
        self.turns = Turns(processes)  # a task waits here for a worker, so that it has all of its time

    async def pick(self, table: Table, seat: int, name: str, lane: Lane) -> int:
        """Return what a bot of that name does in that seat now."""
        return (await self.ask(table, seat, name, lane, False)).action

    async def think(self, table: Table, seat: int, name: str, lane: Lane) -> Thought:
        """Return the same with reasons: the bot uses its whole budget even if the choice is clear earlier."""
        return await self.ask(table, seat, name, lane, True)

    async def ask(self, table: Table, seat: int, name: str, lane: Lane, whole: bool) -> Thought:
        rng = seeded_chance.generator(table.seed, -1, table.now.sequence)  # not the generator of any outcome
        listed = table.state.actions()
        if len(listed) == 1:
            return picked(listed[0])
        if name == "random":
            return picked(listed[int(rng.below(len(listed)))])
        world, seed = table.state.resample(seat, rng), int(rng.word())
        async with self.turns.turn(lane):
            for attempt in range(1 + RETRIES):
                task: Task = (
                    *(table.game.id, table.setup.scenario, len(table.now.seats), table.options, world.encode()),
                    *(seat, name, seed, self.seconds, whole),
                )
                worker = self.service.idle()
                if worker is not None:
                    with contextlib.suppress(WorkerGone):
                        thought = await worker.think(task, self.seconds * PATIENCE + AWAY)
                        BOTS.labels("away").inc()
                        return thought if thought.action in listed else picked(listed[0])
                    continue
                pool = self.workers()
                try:
                    running = asyncio.get_running_loop().run_in_executor(pool, think, task)
                    thought = await asyncio.wait_for(running, self.seconds * PATIENCE + START)
                    BOTS.labels("thought").inc()
                    return thought if thought.action in listed else picked(listed[0])
                except Exception as error:
                    log_event("bot.failed", table=table.id, error=type(error).__name__, attempt=attempt + 1)
                    died = isinstance(error, BrokenProcessPool)
                    if pool is self.pool and (died or isinstance(error, TimeoutError)):
                        self.close()
                    if not died:
                        break
            BOTS.labels("failed").inc()
            return picked(listed[int(rng.below(len(listed)))])

    def joined(self, places: int) -> None:
        for _ in range(places):
            self.turns.release()

    def left(self, places: int) -> None:
        self.turns.shrink(places)

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=quiet)
        return self.pool

    def close(self) -> None:
        """Kill the workers, whatever they are doing."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            stop(pool)


def think(task: Task) -> Thought:
    """In the worker: make one decision from what the seat knows."""
    name, scenario, seats, options, codes, seat, bot, seed, seconds, whole = task
    state: State = rules(name, scenario).decode(seats, options, codes)
    player = make(bot)
    if isinstance(player, LevelBot):  # others need no beginning to make one decision
        player.begin(state.game, options, seats, seat)
    if isinstance(player, SearchBot):
        player.seconds = min(seconds, player.seconds or seconds)
    sight, rng = Sight(state, seat), Rng(seed)
    return player.think(sight, rng) if whole else picked(player.pick(sight, rng))
