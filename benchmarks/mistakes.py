"""Measures what the errors of bots cost in ¡Misiles, Ahora!, and so how much better a longer search could play.

.venv/bin/python benchmarks/mistakes.py 60 greedy search:1000 search:10000

At every decision of these games between `search:1000`, a long evaluation judges each choice, with a separate search for
every next throw. A bot's error is the value of the best choice less that of its pick. Their sum over a game estimates
how much more than half a flawless player would win against the bot. Each choice is evaluated twice, and each evaluation
judges the best choice of the other, so that noise adds nothing. Errors of the game's `value` do not show.
"""

from __future__ import annotations

import sys
from functools import partial
from math import sqrt
from statistics import mean, stdev

from contienda.bots.bot import Bot, Sight
from contienda.bots.factory import make
from contienda.bots.search import Search
from contienda.cli.console.progress import with_progress
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, State
from contienda.lab.bot_game import course
from contienda.lab.parallel import spread
from luck import SIMULATIONS, hope

GAME = registry.load("misiles")
PLAYERS = "search:1000"
THROWS = 56  # distinct throws of three dice: an evaluation without a throw gets as many simulations
SEED = 2027

Costs = list[float]  # one per bot


def looks(state: State, search: Search, rng: Rng) -> list[float]:
    """Return what the deciding seat may expect of each choice."""
    found = []
    for action in state.actions():
        twin = state.copy()
        twin.advance(action)
        length = SIMULATIONS if twin.actor() == CHANCE else SIMULATIONS * THROWS
        found.append(hope(twin, int(state.actor()), search, rng, length))
    return found


def mistakes(state: State, bots: list[Bot], search: Search, rng: Rng) -> Costs:
    """Return what each bot would lose here: each evaluation judges the best choice of the other."""
    listed = state.actions()
    sight = Sight(state, int(state.actor()))
    first, second = looks(state, search, rng), looks(state, search, rng)
    best = second[first.index(max(first))] + first[second.index(max(second))]
    picks = [listed.index(bot.pick(sight, rng)) for bot in bots]
    return [(best - first[pick] - second[pick]) / 2.0 for pick in picks]


def one_game(names: list[str], number: int) -> list[Costs]:
    """Return, by seat, the total loss each bot would have had in one game."""
    start = GAME.new(2, "standard", {})
    went = course(start, [make(PLAYERS), make(PLAYERS)], Rng(SEED, number), Rng(SEED + 1, number), GAME.bound)
    bots, search, rng = [make(name) for name in names], Search(), Rng(SEED + 2, number)
    found = [[0.0] * len(names), [0.0] * len(names)]
    state = start.copy()
    for action in went.actions:
        actor = int(state.actor())
        if actor != CHANCE and len(state.actions()) > 1:
            for at, cost in enumerate(mistakes(state, bots, search, rng)):
                found[actor][at] += cost
        state.advance(action)
    return found


def play(names: list[str], numbers: list[int], limit: float) -> tuple[int, list[list[Costs]]]:
    """Process one game at a time."""
    return 1, [one_game(names, numbers[0])]


def main() -> int:
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal() or int(sys.argv[1]) < 2:
        print(__doc__)
        return 2
    games, names = int(sys.argv[1]), sys.argv[2:]
    found: list[list[Costs]] = []
    work = partial(spread, partial(play, names), range(games), 2, found.extend)
    with_progress(work, "mistakes", games)
    print(f"hundredths of a game lost in a game, by one seat, of {len(found)} games")
    for at, name in enumerate(names):
        costs = [50.0 * (one[at] + two[at]) for one, two in found]
        print(f"{name}: {mean(costs):.1f} ± {1.96 * stdev(costs) / sqrt(len(costs)):.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
