"""Measures how long games of Maracas last and who wins them, between two bots of equal strength.

.venv/bin/python benchmarks/balance.py introductory search:60 12 victory_level=50 turn_limit=9
"""

from __future__ import annotations

import sys
from collections import Counter

from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.lab.bot_game import course
from contienda.lab.wilson import wilson

SEED = 700


def main() -> int:
    if len(sys.argv) < 4 or not sys.argv[3].isdecimal():
        print("usage: balance.py PRESET BOT GAMES [OPTION=VALUE …]")
        return 2
    preset, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    game = registry.load("maracas")
    given: dict[str, object] = {}
    for word in sys.argv[4:]:
        option, value = word.split("=", 1)
        given[option] = value
    options = game.resolve(preset, given)
    bots = [make(name), make(name)]
    turns: Counter[int] = Counter()
    endings: Counter[str] = Counter()
    government = 0.0
    for number in range(count):
        rng = Rng(SEED + number, 9)
        state = course(game.start(2, options), bots, rng, rng, game.bound).state
        turns[int(str(state.view(SPECTATOR)["turn"]))] += 1
        endings[state.ending()] += 1
        government += state.scores()[0]
        print(
            f"{number + 1} games, {government:g} won by the Government; turns {dict(sorted(turns.items()))}", flush=True
        )
    low, high = wilson(government, count)
    mean = sum(turn * games for turn, games in turns.items()) / count
    usual = sum(games for turn, games in turns.items() if 5 <= turn <= 9) / count
    print(
        f"Government {government / count:.1%} ({low:.0%} to {high:.0%}); {mean:.1f} turns, {usual:.0%} in 5 to 9; "
        f"{dict(endings)}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
