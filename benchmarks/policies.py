"""Measures the policies: alone against `greedy`, and with search against search without them, at equal thinking time.

.venv/bin/python benchmarks/policies.py misiles standard 2 policy greedy 100
.venv/bin/python benchmarks/policies.py buenosos balanced 2 policy+search:0.1s search:0.1s 50

Give a game, its preset, the seats, the bot, its opponent in all other seats, the number of deals and, if you like, how
many processes share them. After a comma a searching bot takes settings of its search, to try them out:

.venv/bin/python benchmarks/policies.py buenosos balanced 2 policy+search:0.05s,curiosity=2.5 search:0.05s 25

Seconds are processor time of one core, so that other programs on the machine do not disturb.
Every seat in turn plays the same deals; the interval is over deals. At the end stand the mean and the longest thinking
time of a decision.
"""

from __future__ import annotations

import math
import multiprocessing
import sys
import time
from typing import NamedTuple

from contienda.bots import search_bot
from contienda.bots.bot import Bot, Sight
from contienda.bots.factory import make
from contienda.bots.search_bot import SearchBot
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.lab.paired_game import play

SEED = 2027
SHOWN = 10  # deals between two lines


class Clocked(Bot):
    """Notes how long a bot thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.taken: list[float] = []

    def pick(self, sight: Sight, rng: Rng) -> int:
        begin = time.thread_time()
        action = self.bot.pick(sight, rng)
        if len(sight.actions()) > 1:
            self.taken.append(time.thread_time() - begin)
        return action


def told(wins: list[float]) -> str:
    """Return the share of the deals with its 95 % interval."""
    mean = sum(wins) / len(wins)
    spread = math.sqrt(sum((each - mean) ** 2 for each in wins) / max(1, len(wins) - 1))
    half = 1.96 * spread / math.sqrt(len(wins))
    return f"{mean:.1%} ({mean - half:.1%} to {mean + half:.1%})"


def made(name: str) -> Bot:
    """Make a bot; after commas stand attributes of its search, such as `curiosity=2.5` or `foreseeing=0`."""
    kind, *settings = name.split(",")
    bot = make(kind)
    for setting in settings:
        assert isinstance(bot, SearchBot), f"{kind} does not search"
        attribute, _, value = setting.partition("=")
        usual = getattr(bot.search, attribute)
        setattr(bot.search, attribute, type(usual)(float(value)))
    return bot


class Match(NamedTuple):
    """Who plays what."""

    game: str
    preset: str
    seats: int
    one: str
    other: str


class Deal(NamedTuple):
    """The share of wins of the first bot over all seats, and how long each bot thought."""

    share: float
    thoughts: tuple[list[float], list[float]]


def play_deal(job: tuple[Match, int]) -> Deal:
    """Play a deal once from every seat."""
    match, deal = job
    search_bot.time.monotonic = time.thread_time  # type: ignore[attr-defined]
    game = registry.load(match.game)
    options = game.resolve(match.preset, {})
    start = game.start(match.seats, options)
    bots = [Clocked(made(each)) for each in (match.one, match.other)]
    for seat, clocked in enumerate(bots):
        clocked.bot.begin(game, options, match.seats, seat)
    won = 0.0
    for mine in range(match.seats):
        seated: list[Bot] = [bots[0] if seat == mine else bots[1] for seat in range(match.seats)]
        course = play(start, seated, SEED, deal, game.bound)
        scores = course.state.scores() if course.over else [0.0] * match.seats
        best = max(scores)
        won += (scores[mine] == best) / scores.count(best)
    return Deal(won / match.seats, (bots[0].taken, bots[1].taken))


def main() -> int:
    if len(sys.argv) < 7:
        print(__doc__)
        return 2
    name, preset, seats, one, other, deals = sys.argv[1:7]
    match = Match(name, preset, int(seats), one, other)
    processes = int(sys.argv[7]) if len(sys.argv) > 7 else 1
    wins: list[float] = []
    taken: tuple[list[float], list[float]] = ([], [])
    with multiprocessing.Pool(processes) as pool:
        for deal in pool.imap_unordered(play_deal, [(match, number) for number in range(int(deals))]):
            wins.append(deal.share)
            for thoughts, more in zip(taken, deal.thoughts, strict=True):
                thoughts.extend(more)
            if len(wins) % SHOWN == 0 or len(wins) == int(deals):
                times = "; ".join(
                    f"{bot} {1000 * sum(each) / len(each):.2f} ms, longest {1000 * max(each):.1f}"
                    for bot, each in zip((one, other), taken, strict=True)
                )
                games = f"{len(wins) * match.seats} games"
                print(f"{name} {preset}: {one} v. {other}: {told(wins)} of {games}; {times}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
