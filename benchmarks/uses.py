"""Shows what wins: first choices, and for every action the results of seats in games with and without it.

.venv/bin/python benchmarks/uses.py kiberrubezh starters 2 greedy 400
.venv/bin/python benchmarks/uses.py kiberrubezh starters 2 greedy 400 all

It prints the twelve best and the twelve worst actions, or all of them. With `search:300` instead of `greedy` it takes
much longer. An action that goes with winning need not cause it: a seat that is ahead can afford other things.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from functools import partial
from typing import NamedTuple

from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.lab.bot_game import course
from contienda.lab.parallel import spread
from contienda.lab.wilson import wilson

SEED = 77
SHOWN = 12  # actions with the largest differences, on either side


class Part(NamedTuple):
    """One seat of one game: its first action, all its actions, and its share of the win."""

    seat: int
    first: str
    deeds: frozenset[str]
    won: float


def watch(name: str, preset: str, seats: int, bot: str, numbers: list[int], limit: float) -> tuple[int, list[Part]]:
    """Process the games of these numbers."""
    game = registry.load(name)
    found = [part for number in numbers for part in one_game(game, preset, seats, bot, number)]
    return len(numbers), found


def one_game(game: Game, preset: str, seats: int, bot: str, number: int) -> list[Part]:
    start = game.new(seats, preset, {})
    went = course(start, [make(bot) for _ in range(seats)], Rng(SEED, number), Rng(SEED + 1, number), game.bound)
    first = [""] * seats
    deeds: list[set[str]] = [set() for _ in range(seats)]
    state = start.copy()
    for action in went.actions:
        actor = int(state.actor())
        if actor != CHANCE and len(state.actions()) > 1:
            said = str(game.vocabulary.say(action))
            first[actor] = first[actor] or said
            deeds[actor].add(said)
        state.apply(action)
    scores = state.scores()
    won = [(score == max(scores)) / scores.count(max(scores)) for score in scores]
    return [Part(seat, first[seat], frozenset(deeds[seat]), won[seat]) for seat in range(seats)]


def share(won: list[float]) -> str:
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / max(1, len(won)):.0%} ({low:.0%}–{high:.0%} of {len(won)})"


def report(parts: list[Part], least: int, everything: bool) -> None:
    for seat in sorted({part.seat for part in parts}):
        own = [part for part in parts if part.seat == seat]
        print(f"\nseat {seat + 1} wins {share([part.won for part in own])}; first choices:")
        by_first: dict[str, list[float]] = defaultdict(list)
        for part in own:
            by_first[part.first].append(part.won)
        for name, won in sorted(by_first.items(), key=lambda each: -len(each[1]))[:SHOWN]:
            if len(won) >= least:
                print(f"  {name:40} {share(won)}")
        rows = []
        for name in sorted({name for part in own for name in part.deeds}):
            did = [part.won for part in own if name in part.deeds]
            not_ = [part.won for part in own if name not in part.deeds]
            if len(did) >= least and len(not_) >= least:
                rows.append((sum(did) / len(did) - sum(not_) / len(not_), name, share(did), share(not_)))
        rows.sort(reverse=True)
        shown = rows if everything or len(rows) <= 2 * SHOWN else rows[:SHOWN] + rows[-SHOWN:]
        print("  what was done: wins with it, without it")
        for difference, name, did_, not_did in shown:
            print(f"  {difference:+.0%} {name:40} {did_:24} {not_did}")


def main() -> int:
    if len(sys.argv) not in (6, 7) or sys.argv[6:] not in ([], ["all"]):
        print(__doc__)
        return 2
    name, preset, seats, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])
    parts: list[Part] = []
    spread(partial(watch, name, preset, seats, bot), list(range(games)), 2, parts.extend)
    report(parts, max(10, games // 20), everything=len(sys.argv) == 7)
    return 0


if __name__ == "__main__":
    sys.exit(main())
