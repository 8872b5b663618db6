"""Root parallelism: several processes search the same decision with luck of their own, and their trees are added up.

A worker is sent a world that the seat cannot tell from the true one, so that it knows no more than its seat does.
"""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.synchronize import Barrier
from threading import BrokenBarrierError
from typing import NamedTuple

from contienda.bots.bot import Sight
from contienda.bots.explanation import Thought, together
from contienda.bots.search_bot import SearchBot
from contienda.bots.worker_lifecycle import quiet, stop
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng

START = 60.0  # seconds in which workers have to stand
LATE = 0.001  # seconds left to one that comes too late: it says at least something


class Task(NamedTuple):
    """A decision for one process."""

    game: str
    scenario: str
    seats: int
    options: dict[str, int]
    world: list[int]
    seat: int
    iterations: int
    until: float  # by the clock that all processes share; 0: no limit
    seed: int


class PooledBot(SearchBot):
    """A search shared by processes that stand ready from the first game until the bot is closed."""

    def __init__(self, iterations: int, seconds: float, processes: int) -> None:
        super().__init__(iterations, seconds)
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.table: tuple[Game, dict[str, int]] | None = None

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        """Workers start before anybody waits for them."""
        self.table = (game, options)
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            ready = context.Barrier(self.processes + 1)
            given = (ready, game.id, game.scenario_text)
            self.pool = ProcessPoolExecutor(self.processes, context, get_ready, given)
            try:
                for _ in range(self.processes):  # each starts one
                    self.pool.submit(int)
                ready.wait(START)
            except (BrokenProcessPool, BrokenBarrierError):
                self.close()

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        return listed[0] if len(listed) == 1 else self.think(sight, rng).action

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Alone, if nobody has told it which game this is, or its workers are gone."""
        if self.pool is None or self.table is None:
            return super().think(sight, rng)
        until = time.monotonic() + self.seconds if self.seconds else 0.0
        game, options = self.table
        world = sight.world(rng)
        codes = world.encode()
        share, more = divmod(self.iterations, self.processes)
        tasks = [
            Task(
                game.id,
                game.scenario_text,
                int(world.seats),
                options,
                codes,
                sight.seat,
                share + (number < more),
                until,
                int(rng.word()),
            )
            for number in range(min(self.processes, self.iterations))
        ]
        try:
            return together(list(self.pool.map(think, tasks)))
        except BrokenProcessPool:  # somebody has killed one: the next game has new ones
            self.close()
            return super().think(sight, rng)

    def close(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            stop(pool)


@lru_cache(maxsize=16)
def rules(game: str, scenario: str) -> Game:
    """Kept by a worker from decision to decision."""
    return registry.load(game, scenario)


def get_ready(ready: Barrier, game: str, scenario: str) -> None:
    """In the worker, before anybody waits for it."""
    quiet()
    rules(game, scenario)
    ready.wait()


@lru_cache(maxsize=1)
def searcher() -> SearchBot:
    """One for all decisions of a process: its tree keeps its room."""
    return SearchBot(1)


def think(task: Task) -> Thought:
    """In the worker."""
    state = rules(task.game, task.scenario).decode(task.seats, task.options, task.world)
    bot = searcher()
    bot.iterations = task.iterations
    bot.seconds = max(LATE, task.until - time.monotonic()) if task.until else 0.0
    return bot.think(Sight(state, task.seat), Rng(task.seed))
