"""`python -m scripts.game_minutes`: how long games among people take, for the cards of the home page.

Decisions of simulated games between average bots, from the first to the last tenth, times stated seconds a decision.
BuenOsos is not in the list: the plans of its lessons state seconds by kind of decision (see scripts/plan_minutes.py).
"""

from __future__ import annotations

import sys

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER

BOT = "level:2"
SEED = 7
# Game, preset, people, and seconds a decision: stated, not measured.
CASES = [
    ("misiles", "standard", 3, 12),
    ("blackhat", "standard", 2, 6),
    ("blackhat", "standard", 4, 6),
    ("kiberrubezh", "starters", 2, 7),
    ("kiberrubezh", "storm", 2, 7),
    ("maracas", "introductory", 2, 6),
    ("maracas", "standard", 2, 6),
]


def decisions(name: str, preset: str, seats: int, games: int) -> list[int]:
    """Return how many decisions each of these games took, the shortest first."""
    game = registry.load(name)
    found = []
    for number in range(games):
        rng, state = Rng(SEED, number), game.start(seats, game.resolve(preset, {}))
        bots, count = [make(BOT) for _ in range(seats)], 0
        while (actor := int(state.actor())) != OVER:
            if actor == CHANCE:
                state.apply(int(state.sample(rng)))
                continue
            count += 1
            state.apply(bots[actor].pick(Sight(state, actor), rng))
        found.append(count)
    return sorted(found)


def main(games: int) -> int:
    print("| game | preset | people | decisions | seconds each | minutes |\n|---|---|---:|---:|---:|---:|")
    for name, preset, seats, seconds in CASES:
        found = decisions(name, preset, seats, games)
        least, most = found[games // 10], found[-1 - games // 10]
        minutes = f"{least * seconds / 60:.0f}–{most * seconds / 60:.0f}"
        print(f"| {name} | {preset} | {seats} | {least}–{most} | {seconds} | {minutes} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 30))
