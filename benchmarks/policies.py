"""Measures the policies: alone against `greedy`, and with search against search without them, at equal thinking time.

.venv/bin/python benchmarks/policies.py misiles standard 2 policy greedy 100
.venv/bin/python benchmarks/policies.py buenosos balanced 2 policy+search:0.1s search:0.1s 50

Give a game, its preset, the seats, the bot, its opponent in all other seats, and the number of deals. Seconds are
processor time of one core, so that other programs on the machine do not disturb. Every seat in turn plays the same
deals; the interval is over deals. At the end stand the mean and the longest thinking time of a decision.
"""

from __future__ import annotations

import math
import sys
import time

from contienda.bots import search_bot
from contienda.bots.bot import Bot, Sight
from contienda.bots.factory import make
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


def main() -> int:
    if len(sys.argv) < 7:
        print(__doc__)
        return 2
    name, preset, seats, one, other, deals = sys.argv[1:7]
    search_bot.time.monotonic = time.thread_time  # type: ignore[attr-defined]
    game = registry.load(name)
    options = game.resolve(preset, {})
    count = int(seats)
    start = game.start(count, options)
    bots = [Clocked(make(each)) for each in (one, other)]
    for seat, clocked in enumerate(bots):
        clocked.bot.begin(game, options, count, seat)
    wins: list[float] = []
    for deal in range(int(deals)):
        won = 0.0
        for mine in range(count):
            seated: list[Bot] = [bots[0] if seat == mine else bots[1] for seat in range(count)]
            course = play(start, seated, SEED, deal, game.bound)
            scores = course.state.scores() if course.over else [0.0] * count
            best = max(scores)
            won += (scores[mine] == best) / scores.count(best)
        wins.append(won / count)
        if (deal + 1) % SHOWN == 0 or deal + 1 == int(deals):
            times = "; ".join(
                f"{name} {1000 * sum(each.taken) / len(each.taken):.2f} ms, longest {1000 * max(each.taken):.1f}"
                for name, each in zip((one, other), bots, strict=True)
            )
            print(
                f"{game.id} {preset}: {one} v. {other}: {told(wins)} of {len(wins) * count} games; {times}", flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
