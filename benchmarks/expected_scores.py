"""Measures how well the network of a game, and its rules of thumb, expect scores: mean squared errors (Brier scores).

.venv/bin/python benchmarks/expected_scores.py buenosos balanced 2 search:60 100

Give a game, its preset, the seats, the bot in all of them and the number of games. Each decision with a choice counts
once for the seat to move, for which the network was trained, and once for each of the others. Decisions where the rules
of thumb have no opinion are left out for both. The interval is over games.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict

from contienda.bots import policy_file
from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER

SEED = 2027


def main() -> int:
    if len(sys.argv) != 6:
        print(__doc__)
        return 2
    name, preset, seats, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])
    game = registry.load(name)
    options = game.resolve(preset, {})
    net, judge = policy_file.of_game(game), game.heuristics()
    bots = [make(bot) for _ in range(seats)]
    for seat, player in enumerate(bots):
        player.begin(game, options, seats, seat)
    errors: dict[tuple[str, str], list[float]] = defaultdict(list)  # by whom and about whom: a mean for each game
    for number in range(games):
        rng, state = Rng(SEED, number), game.start(seats, options)
        said: list[tuple[str, str, int, float]] = []
        while state.actor() != OVER:
            actor = int(state.actor())
            if actor == CHANCE:
                state.apply(int(state.sample(rng)))
                continue
            if len(state.actions()) > 1 and judge.settled(state):
                for seat in range(seats):
                    whose = "the seat to move" if seat == actor else "the others"
                    net.look(state, seat)
                    said.append(("network", whose, seat, float(net.value)))
                    said.append(("rules of thumb", whose, seat, float(judge.value(state, seat))))
            state.apply(bots[actor].pick(Sight(state, actor), rng))
        scores = state.scores()
        missed: dict[tuple[str, str], list[float]] = defaultdict(list)
        for who, whose, seat, value in said:
            missed[who, whose].append((value - scores[seat]) ** 2)
        for key, squares in missed.items():
            errors[key].append(sum(squares) / len(squares))
    for (who, whose), found in sorted(errors.items()):
        mean = sum(found) / len(found)
        spread = math.sqrt(sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1))
        half = 1.96 * spread / math.sqrt(len(found))
        print(f"{name} {preset}, {bot}: {who} about {whose}: {mean:.3f} ± {half:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
