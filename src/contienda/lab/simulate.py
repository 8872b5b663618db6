"""Many games over all cores: ranges of game numbers, so that the result never depends on how the work was split."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from contienda.bots.bot import THOUGHT, Bot, Failures, RandomBot, Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import State
from contienda.lab.bot_game import course
from contienda.lab.parallel import spread
from contienda.play.playout import Packed, Tally, batch, unpack


class Order:
    """What to simulate; the same order gives the same result on any machine."""

    def __init__(self, game: str, options: dict[str, int], bots: list[str], seed: int, scenario: str = "") -> None:
        self.game = game
        self.options = options
        self.bots = bots  # one name per seat
        self.seed = seed
        self.scenario = scenario  # the text of a scenario file


class Outcome:
    """The result of a simulation."""

    def __init__(self, tally: Tally, seconds: float, interrupted: bool, failures: list[Failures]) -> None:
        self.tally = tally
        self.seconds = seconds
        self.interrupted = interrupted
        self.failures = failures  # by seat, with the first error of each bot


Played = tuple[Packed, list[Failures]]


@lru_cache(maxsize=1)
def seated(names: tuple[str, ...]) -> list[Bot]:
    """Return this process's bots, kept between ranges so that external programs start only once."""
    return [make(name, programs=True) for name in names]


def play_range(order: Order, numbers: Sequence[int], limit: float) -> tuple[int, Played]:
    """Play the games of a range until all are played or time is up; return their number, tally and failures."""
    game = registry.load(order.game, order.scenario)
    start = game.start(len(order.bots), order.options)
    bots = seated(tuple(order.bots))
    only_random = all(isinstance(bot, RandomBot) for bot in bots)
    tally = Tally(len(bots))
    begin = time.monotonic()
    done = 0
    step = 1
    while done < len(numbers) and (done == 0 or time.monotonic() - begin < limit):
        size = min(step, len(numbers) - done)
        if only_random:
            tally.add(batch(start, order.seed, numbers[done], size, game.bound))
            step = min(step * 2, 64)
        else:
            for seat, bot in enumerate(bots):
                bot.begin(game, order.options, len(bots), seat)
            tally.add(one_game(start, bots, order.seed, numbers[done], game.bound))
        done += size
    return done, (tally.pack(), [bot.failures() for bot in bots])


def one_game(start: State, bots: list[Bot], seed: int, number: int, bound: int) -> Tally:
    """Play one game between any bots."""
    tally = Tally(len(bots))
    found = course(start, bots, Rng(seed, number), Rng(seed, THOUGHT + number), bound)
    tally.decisions = found.decisions
    tally.chances = len(found.actions) - found.decisions
    tally.branches = found.branches
    tally.widest = found.widest
    if found.over:
        tally.finish(found.state, found.decisions)
        for seat, bot in enumerate(bots):
            bot.end(Sight(found.state, seat), found.state.scores(), found.state.ending())
    else:
        tally.unfinished = 1
    return tally


def simulate(order: Order, games: int, jobs: int, progress: Callable[[int], None] = lambda done: None) -> Outcome:
    """Play all games; Ctrl-C keeps what was played. The first call of `progress` is 0, once the workers run."""
    begin = time.perf_counter()
    total = Tally(len(order.bots))
    failures: list[Failures] = [(0, [])] * len(order.bots)

    def take(played: Played) -> None:
        packed, failed = played
        total.add(unpack(packed))
        add_failures(failures, failed)

    try:
        interrupted = spread(partial(play_range, order), range(games), jobs, take, progress)
    finally:
        for bot in seated(tuple(order.bots)) if jobs == 1 else []:
            bot.close()
        seated.cache_clear()
    return Outcome(total, time.perf_counter() - begin, interrupted, failures)


def add_failures(all: list[Failures], more: list[Failures]) -> None:
    for seat, (lost, reports) in enumerate(more):
        all[seat] = (all[seat][0] + lost, (all[seat][1] + reports)[:1])
