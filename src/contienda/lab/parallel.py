"""Runs numbered games over processes; the result does not depend on which process played which game."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

from contienda.bots.worker_lifecycle import quiet, stop

SLICE = 0.2  # seconds a worker plays before it reports
CHUNK = 4096  # most games handed out at once

Result = TypeVar("Result")
# Play games by number until all are played or the seconds are up; return how many were played, and their result.
Play = Callable[[Sequence[int], float], tuple[int, Result]]


def spread(
    play: Play[Result],
    numbers: Sequence[int],
    jobs: int,
    take: Callable[[Result], None],
    progress: Callable[[int], None] = lambda done: None,
) -> bool:
    """Play all numbers and pass on the results; return True if Ctrl-C stopped it early.

    Reported results are never lost. The first call of `progress` is 0, once the workers run.
    """
    try:
        if jobs == 1:
            _alone(play, numbers, take, progress)
        else:
            _together(play, numbers, jobs, take, progress)
        return False
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not lose what was played
        return True


def _alone(
    play: Play[Result], numbers: Sequence[int], take: Callable[[Result], None], progress: Callable[[int], None]
) -> None:
    done = 0
    progress(0)
    while done < len(numbers):
        played, result = play(numbers[done:], SLICE)
        take(result)
        done += played
        progress(played)


def _together(
    play: Play[Result],
    numbers: Sequence[int],
    jobs: int,
    take: Callable[[Result], None],
    progress: Callable[[int], None],
) -> None:
    """Do the same over several processes; hand out again the numbers a worker did not finish."""
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=quiet)
    chunk = max(1, min(CHUNK, len(numbers) // (jobs * 4)))
    fresh = 0  # numbers from this index on are not handed out yet
    returned: list[Sequence[int]] = []
    running: dict[Future[tuple[int, Result]], Sequence[int]] = {}
    try:
        while fresh < len(numbers) or returned or running:
            while (fresh < len(numbers) or returned) and len(running) < 2 * jobs:
                if returned:
                    given = returned.pop()
                else:
                    given = numbers[fresh : fresh + chunk]
                    fresh += len(given)
                running[pool.submit(play, given, SLICE)] = given
            progress(0)
            finished, _ = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
            for future in finished:
                given = running.pop(future)
                played, result = future.result()
                take(result)
                progress(played)
                if played < len(given):
                    returned.append(given[played:])
        pool.shutdown()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        stop(pool)
        raise
