"""Runs the games of an analysis in processes, in order of their tasks: the result depends on the tasks alone."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from types import TracebackType
from typing import TypeVar

from contienda.analysis import counterfactual, win_chance
from contienda.analysis.continuation import End, Position
from contienda.bots.worker_lifecycle import quiet, stop

CHUNK = 10  # games of one job
About = TypeVar("About", Position, counterfactual.Question)
Result = TypeVar("Result")


class Workers:
    """A few processes; with one, everything runs here."""

    def __init__(self, jobs: int, progress: Callable[[int], None] = lambda games: None) -> None:
        self.progress = progress
        self.pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
            self.pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=quiet)

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.pool is not None:
            stop(self.pool)

    def ends(self, tasks: Sequence[tuple[Position, range]], seed: int) -> list[list[End]]:
        """Return, for each position, how every game ended."""
        return self._each(partial(win_chance.ends, seed=seed), tasks)

    def pairs(self, tasks: Sequence[tuple[counterfactual.Question, range]]) -> list[list[counterfactual.Pair]]:
        """Return, for each question, the pairs of games."""
        return self._each(counterfactual.pairs, tasks)

    def _each(
        self, work: Callable[[About, list[int]], list[Result]], tasks: Sequence[tuple[About, range]]
    ) -> list[list[Result]]:
        """Start the jobs of all tasks, then collect them in order."""
        waiting = [
            [self._begin(work, about, list(numbers[at : at + CHUNK])) for at in range(0, len(numbers), CHUNK)]
            for about, numbers in tasks
        ]
        return [[each for job in jobs for each in job()] for jobs in waiting]

    def _begin(
        self, work: Callable[[About, list[int]], list[Result]], about: About, numbers: list[int]
    ) -> Callable[[], list[Result]]:
        """Start one job; call the result to wait for it."""
        future: Future[list[Result]] | None = None
        if self.pool is not None:
            future = self.pool.submit(work, about, numbers)

        def finished() -> list[Result]:
            result = work(about, numbers) if future is None else future.result()
            self.progress(len(numbers))
            return result

        return finished
