"""Runs numbered games over processes; the result does not depend on which process played which game."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from typing import TypeVar

from contienda.core.errors import BadOption
from contienda.lab.engines import LOCAL, Engine, Play, WorkerDied, engine

SLICE = 0.2  # seconds a worker plays before it reports
CHUNK = 4096  # most games handed out at once
DEATHS = 5  # of workers, before any game is over: something kills them all

Result = TypeVar("Result")


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
    return spread_over(LOCAL, play, [numbers], jobs, take, progress, SLICE, CHUNK)


def spread_over(
    where: str,
    play: Play[Result],
    work: Sequence[Sequence[int]],
    jobs: int,
    take: Callable[[Result], None],
    progress: Callable[[int], None],
    limit: float,
    chunk: int,
) -> bool:
    """Do the same for several runs of numbers over an engine; no call gets numbers of two runs."""
    try:
        if jobs == 1 and where == LOCAL:
            _alone(play, work, take, progress, limit)
        else:
            _together(engine(where, play, jobs), work, take, progress, limit, chunk)
        return False
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not lose what was played
        return True


def _alone(
    play: Play[Result],
    work: Sequence[Sequence[int]],
    take: Callable[[Result], None],
    progress: Callable[[int], None],
    limit: float,
) -> None:
    progress(0)
    for numbers in work:
        done = 0
        while done < len(numbers):
            played, result = play(numbers[done:], limit)
            take(result)
            done += played
            progress(played)


def _together(
    workers: Engine[Result],
    work: Sequence[Sequence[int]],
    take: Callable[[Result], None],
    progress: Callable[[int], None],
    limit: float,
    chunk: int,
) -> None:
    """Do the same over several workers; hand out again the numbers a worker did not finish."""
    most = max(1, min(chunk, sum(len(numbers) for numbers in work) // (workers.jobs * 4)))
    fresh = [numbers for numbers in reversed(work) if len(numbers) > 0]
    returned: list[Sequence[int]] = []
    running: dict[object, Sequence[int]] = {}
    deaths = 0
    try:
        while fresh or returned or running:
            while (fresh or returned) and len(running) < 2 * workers.jobs:
                given = returned.pop() if returned else fresh.pop()
                if len(given) > most:
                    fresh.append(given[most:])
                    given = given[:most]
                running[workers.submit(given, limit)] = given
            progress(0)
            for handle in workers.ready(running, 0.5):
                given = running.pop(handle)
                try:
                    played, result = workers.result(handle)
                except WorkerDied:
                    returned.append(given)
                    deaths += 1
                    if deaths > DEATHS + 2 * workers.jobs:
                        raise BadOption("error-workers-died", first=given[0], last=given[-1]) from None
                    continue
                deaths = 0
                take(result)
                progress(played)
                if played < len(given):
                    returned.append(given[played:])
        workers.close()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        workers.kill()
        raise
