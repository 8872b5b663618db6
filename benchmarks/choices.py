"""Shows how one bot plays differently from another: on the same positions, what each of them chooses.

.venv/bin/python benchmarks/choices.py misiles standard 2 policy greedy 1000

The first bot plays all seats of that many games; the second only says what it would do. For each action it counts the
decisions in which it was offered, and how often each bot chose it. It prints seat balance, first choices, and the
actions with the largest differences.
"""

from __future__ import annotations

import sys
from collections import Counter

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.lab.wilson import wilson

SEED = 78
SHOWN = 14


def share(count: float, of: int) -> str:
    low, high = wilson(count, of)
    return f"{count / max(1, of):.1%} ({low:.0%}–{high:.0%} of {of})"


def main() -> int:
    if len(sys.argv) != 7:
        print(__doc__)
        return 2
    name, preset, _, one, other, _ = sys.argv[1:]
    seats, games = int(sys.argv[3]), int(sys.argv[6])
    game = registry.load(name)
    start = game.new(seats, preset, {})
    bots = [make(one), make(other)]
    offered: list[Counter[str]] = [Counter() for _ in range(seats)]
    chosen: list[list[Counter[str]]] = [[Counter(), Counter()] for _ in range(seats)]
    first: list[list[Counter[str]]] = [[Counter(), Counter()] for _ in range(seats)]
    won, same, decisions, turns = [0.0] * seats, 0, 0, 0
    for number in range(games):
        state, chance, begun = start.copy(), Rng(SEED, number), set[int]()
        while (actor := int(state.actor())) != OVER:
            if actor == CHANCE:
                state.apply(int(state.sample(chance)))
                continue
            listed = state.actions()
            picks = [bot.pick(Sight(state, actor), Rng(SEED + 1, turns)) for bot in bots]
            turns += 1
            if len(listed) > 1:
                decisions += 1
                same += picks[0] == picks[1]
                offered[actor].update(str(game.vocabulary.say(action)) for action in listed)
                for at, pick in enumerate(picks):
                    said = str(game.vocabulary.say(pick))
                    chosen[actor][at][said] += 1
                    if actor not in begun:
                        first[actor][at][said] += 1
                begun.add(actor)
            state.apply(picks[0])
        scores = state.scores()
        for seat in range(seats):
            won[seat] += (scores[seat] == max(scores)) / scores.count(max(scores))
    print(f"{games} games of {one}; {turns / games:.0f} decisions a game; {other} would do the same in "
          f"{same / decisions:.1%} of {decisions} decisions with a choice")  # fmt: skip
    for seat in range(seats):
        print(f"\nseat {seat + 1} wins {share(won[seat], games)}")
        for at, bot in enumerate((one, other)):
            told = ", ".join(f"{each} {count / games:.0%}" for each, count in first[seat][at].most_common(6))
            print(f"  first choices of {bot}: {told}")
        rows = []
        for action, times in offered[seat].items():
            mine, theirs = chosen[seat][0][action], chosen[seat][1][action]
            if times >= games // 10:
                rows.append(((mine - theirs) / games, action, times, mine, theirs))
        rows.sort(reverse=True)
        for gain, action, times, mine, theirs in rows[:SHOWN] + rows[-SHOWN:]:
            told = f"{one} {mine / times:.1%}, {other} {theirs / times:.1%}"
            print(f"  {gain:+.2f} a game  {action:44} offered {times}, {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
