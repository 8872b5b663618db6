"""Many games over all cores: ranges of game numbers, so that the result never depends on how the work was split."""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache

from contienda.bots.bot import Bot, Failures, RandomBot, Sight
from contienda.bots.roster import make
from contienda.core import registry
from contienda.core.game import CHANCE, OVER, State
from contienda.core.play import Packed, Tally, batch, unpack
from contienda.core.rng import Rng

SLICE = 0.2  # seconds a worker plays before it reports


class Order:
    """What to simulate; the same order gives the same result on any machine."""

    def __init__(self, game: str, options: dict[str, int], bots: list[str], seed: int, scenario: str = "") -> None:
        self.game = game
        self.options = options
        self.bots = bots  # one name per seat
        self.seed = seed
        self.scenario = scenario  # the text of a scenario file


class Outcome:
    """What came of it."""

    def __init__(self, tally: Tally, seconds: float, interrupted: bool, failures: list[Failures]) -> None:
        self.tally = tally
        self.seconds = seconds
        self.interrupted = interrupted
        self.failures = failures  # of the bots, by seat, with the first report of each


Played = tuple[int, Packed, list[Failures]]


@lru_cache(maxsize=1)
def seated(names: tuple[str, ...]) -> list[Bot]:
    """The bots of a process, kept from range to range, so that programs are started once."""
    return [make(name, programs=True) for name in names]


def play_range(order: Order, first: int, count: int, limit: float) -> Played:
    """Games from number `first` on, until all are played or the time is up; how many, their tally, what failed."""
    game = registry.load(order.game, order.scenario)
    start = game.start(len(order.bots), order.options)
    bots = seated(tuple(order.bots))
    only_random = all(isinstance(bot, RandomBot) for bot in bots)
    tally = Tally(len(bots))
    begin = time.monotonic()
    done = 0
    step = 1
    while done < count and (done == 0 or time.monotonic() - begin < limit):
        size = min(step, count - done)
        if only_random:
            tally.add(batch(start, order.seed, first + done, size, game.bound))
            step = min(step * 2, 64)
        else:
            for seat, bot in enumerate(bots):
                bot.begin(game, order.options, len(bots), seat)
            tally.add(one_game(start, bots, order.seed, first + done, game.bound))
        done += size
    return done, tally.pack(), [bot.failures() for bot in bots]


def one_game(start: State, bots: list[Bot], seed: int, number: int, bound: int) -> Tally:
    """One game between any bots."""
    tally = Tally(len(bots))
    rng = Rng(seed, number)
    state = start.copy()
    decisions = 0
    while state.actor() != OVER and decisions + tally.chances < bound:
        actor = int(state.actor())
        if actor == CHANCE:
            state.advance(state.sample(rng))
            tally.chances += 1
        else:
            width = len(state.actions())
            tally.branches += width
            tally.widest = max(tally.widest, width)
            state.apply(bots[actor].pick(Sight(state, actor), rng))
            decisions += 1
    tally.decisions = decisions
    if state.actor() == OVER:
        tally.finish(state, decisions)
        for seat, bot in enumerate(bots):
            bot.end(Sight(state, seat), state.scores(), state.ending())
    else:
        tally.unfinished = 1
    return tally


def simulate(order: Order, games: int, jobs: int, progress: Callable[[int], None] = lambda done: None) -> Outcome:
    """Play all games; Ctrl-C stops early and keeps what was played. `progress` first hears 0 when workers stand."""
    begin = time.perf_counter()
    total = Tally(len(order.bots))
    failures: list[Failures] = [(0, [])] * len(order.bots)
    interrupted = False
    if jobs == 1:
        try:
            done = 0
            while done < games:
                played, packed, failed = play_range(order, done, games - done, SLICE)
                total.add(unpack(packed))
                add_failures(failures, failed)
                done += played
                progress(played)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            for bot in seated(tuple(order.bots)):
                bot.close()
            seated.cache_clear()
    else:
        interrupted = _spread(order, games, jobs, total, failures, progress)
    return Outcome(total, time.perf_counter() - begin, interrupted, failures)


def add_failures(all: list[Failures], more: list[Failures]) -> None:
    for seat, (lost, reports) in enumerate(more):
        all[seat] = (all[seat][0] + lost, (all[seat][1] + reports)[:1])


def _spread(
    order: Order, games: int, jobs: int, total: Tally, failures: list[Failures], progress: Callable[[int], None]
) -> bool:
    """The same over several processes; what a worker left of its range is handed out again. True if interrupted."""
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_quiet)
    chunk = max(1, min(4096, games // (jobs * 4)))
    fresh = 0  # games from this number on were not handed out yet
    returned: list[tuple[int, int]] = []
    running: dict[Future[Played], tuple[int, int]] = {}
    try:
        while fresh < games or returned or running:
            while (fresh < games or returned) and len(running) < 2 * jobs:
                if returned:
                    first, count = returned.pop()
                else:
                    first, count = fresh, min(chunk, games - fresh)
                    fresh += count
                running[pool.submit(play_range, order, first, count, SLICE)] = (first, count)
            progress(0)
            finished, _ = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
            for future in finished:
                first, count = running.pop(future)
                played, packed, failed = future.result()
                total.add(unpack(packed))
                add_failures(failures, failed)
                progress(played)
                if played < count:
                    returned.append((first + played, count - played))
        pool.shutdown()
        return False
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not lose what was played
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        return True


def _quiet() -> None:
    """Workers leave Ctrl-C to their parent, and end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
