"""Root parallelism: several processes search the same decision with independent seeds, and their trees are summed.

A worker receives a world the seat cannot tell from the true one, so it knows no more than its seat does.
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

START = 60.0  # seconds for the workers to start
LATE = 0.001  # seconds for a worker that is already late, so that it returns at least something


class Task(NamedTuple):
    """One decision for one worker."""

    game: str
    scenario: str
    seats: int
    options: dict[str, int]
    world: list[int]
    seat: int
    iterations: int
    until: float  # deadline on the clock all processes share; 0: no limit
    seed: int


class PooledBot(SearchBot):
    """A search shared by worker processes that stay up from the first game until the bot is closed."""

    def __init__(self, iterations: int, seconds: float, processes: int) -> None:
        super().__init__(iterations, seconds)
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.table: tuple[Game, dict[str, int]] | None = None

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        """Start the workers before anybody waits for them."""
        self.table = (game, options)
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            ready = context.Barrier(self.processes + 1)
            given = (ready, game.id, game.scenario_text)
            self.pool = ProcessPoolExecutor(self.processes, context, get_ready, given)
            try:
                for _ in range(self.processes):  # each call starts one worker
                    self.pool.submit(int)
                ready.wait(START)
            except (BrokenProcessPool, BrokenBarrierError):
                self.close()

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        return listed[0] if len(listed) == 1 else self.think(sight, rng).action

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Search alone if no game was announced or the workers are gone."""
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
        except BrokenProcessPool:  # something killed a worker: the next game starts new ones
            self.close()
            return super().think(sight, rng)

    def close(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            stop(pool)


@lru_cache(maxsize=16)
def rules(game: str, scenario: str) -> Game:
    """Load the game; a worker keeps it between decisions."""
    return registry.load(game, scenario)


def get_ready(ready: Barrier, game: str, scenario: str) -> None:
    """Warm up in the worker, before anybody waits for it."""
    quiet()
    rules(game, scenario)
    ready.wait()


@lru_cache(maxsize=1)
def searcher() -> SearchBot:
    """Return this process's only searcher, so that its tree keeps its memory."""
    return SearchBot(1)


def think(task: Task) -> Thought:
    """Search one decision in the worker."""
    state = rules(task.game, task.scenario).decode(task.seats, task.options, task.world)
    bot = searcher()
    bot.iterations = task.iterations
    bot.seconds = max(LATE, task.until - time.monotonic()) if task.until else 0.0
    return bot.think(Sight(state, task.seat), Rng(task.seed))
