"""Root parallelism: several processes search the same decision with luck of their own, and their trees are added up.

A worker is sent a world that the seat cannot tell from the true one, so that it knows no more than its seat does.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import NamedTuple

from contienda.bots.bot import Sight
from contienda.bots.orphans import quiet, stop
from contienda.bots.searcher import SearchBot
from contienda.bots.thought import Thought, together
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng


class Task(NamedTuple):
    """A decision for one process."""

    game: str
    scenario: str
    seats: int
    options: dict[str, int]
    world: list[int]
    seat: int
    iterations: int
    seconds: float
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
            self.pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=quiet)
            for ready in [self.pool.submit(get_ready, game.id, game.scenario_text) for _ in range(self.processes)]:
                ready.result()

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        return listed[0] if len(listed) == 1 else self.think(sight, rng).action

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Alone, if nobody has told it which game this is."""
        if self.pool is None or self.table is None:
            return super().think(sight, rng)
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
                self.seconds,
                int(rng.word()),
            )
            for number in range(min(self.processes, self.iterations))
        ]
        return together(list(self.pool.map(think, tasks)))

    def close(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            stop(pool)


@lru_cache(maxsize=16)
def rules(game: str, scenario: str) -> Game:
    """Kept by a worker from decision to decision."""
    return registry.load(game, scenario)


def get_ready(game: str, scenario: str) -> None:
    """In the worker, before anybody waits for it."""
    rules(game, scenario)


@lru_cache(maxsize=1)
def searcher() -> SearchBot:
    """One for all decisions of a process: its tree keeps its room."""
    return SearchBot(1)


def think(task: Task) -> Thought:
    """In the worker."""
    state = rules(task.game, task.scenario).decode(task.seats, task.options, task.world)
    bot = searcher()
    bot.iterations, bot.seconds = task.iterations, task.seconds
    return bot.think(Sight(state, task.seat), Rng(task.seed))
