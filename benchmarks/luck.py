"""Rates a bot in saved games of ¡Misiles, Ahora! with the luck of the dice removed.

.venv/bin/python benchmarks/luck.py level:5 one.json two.json three.json

At every throw of a saved game, a short search evaluates each possible throw. The value of the real one less the average
of all is luck. The result less the sum of luck is unbiased, however wrong the search is, and varies half as much as the
result alone: forty games tell as much as a hundred and sixty.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from contienda.bots.search import Search
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.lab.parallel import spread

SIMULATIONS = 120
SEED = 2026


def hope(state: State, seat: int, search: Search, rng: Rng, simulations: int = SIMULATIONS) -> float:
    """Return what a seat of two may expect here; before a throw, with so many simulations after each outcome."""
    actor = int(state.actor())
    if actor == OVER:
        return state.scores()[seat]
    if actor == CHANCE:
        return throws(state, seat, search, rng, simulations)[0]
    found = search.mean(search.run(state, actor, simulations, rng))
    return found if actor == seat else 1.0 - found


def throws(
    state: State, seat: int, search: Search, rng: Rng, simulations: int = SIMULATIONS
) -> tuple[float, dict[int, float]]:
    """Return the expectation before a throw, and after each outcome."""
    after = {}
    for action in state.actions():
        twin = state.copy()
        twin.advance(action)
        after[action] = hope(twin, seat, search, rng, simulations)
    weights = state.weights()
    return sum(w * each for w, each in zip(weights, after.values(), strict=True)) / sum(weights), after


def luck(name: str, bot: str) -> tuple[float, float]:
    """Return the bot's score in a saved game, and how much of it was luck."""
    saved = json.loads(Path(name).read_text())
    game = registry.load(saved["game"])
    seat = next((at for at, player in enumerate(saved["players"]) if player.endswith(bot)), -1)
    if seat < 0:
        sys.exit(f"{name}: {bot} does not play in it, but {', '.join(saved['players'])}")
    state = game.new(2, "standard", saved["options"])
    search, rng, given = Search(), Rng(SEED), 0.0
    for action in saved["actions"]:
        if state.actor() == CHANCE:
            before, after = throws(state, seat, search, rng)
            given += after[action] - before
        state.apply(action)
    return saved["scores"][seat], given


def play(names: list[str], bot: str, numbers: list[int], limit: float) -> tuple[int, list[tuple[float, float]]]:
    """Process one game at a time."""
    return 1, [luck(names[numbers[0]], bot)]


def main() -> int:
    if len(sys.argv) < 3:
        print(__doc__)
        return 2
    bot, names = sys.argv[1], sys.argv[2:]
    found: list[tuple[float, float]] = []
    spread(partial(play, names, bot), range(len(names)), 2, found.extend)
    clean = [won - given for won, given in found]
    print(f"{bot}: {mean(won for won, _ in found):.1%} of {len(found)} games")
    error = f" ± {1.96 * stdev(clean) / sqrt(len(clean)):.1%}" if len(clean) > 1 else ""
    print(f"without luck: {mean(clean):.1%}{error}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
