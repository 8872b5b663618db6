"""Measures the levels: each against the one below, every seat in turn on the same deals, and their thinking time.

.venv/bin/python benchmarks/levels.py build/levels
.venv/bin/python benchmarks/levels.py build/levels misiles level:5

Give a game, or a game and a level, to play only that part and show only that game. Matches are stored and resumed as in
strength.py; JOBS sets the number of processes. Thinking is timed on one core, in processor time, at decisions spread
over a game between bots that play by heuristics.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from statistics import median

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.lab.bot_game import course
from strength import ROWS, SEED, Row, match, told

DEALS = {  # by game: of level 2 against 1, 3 against 2, 4 against 3, 5 against 4
    "misiles": (100, 100, 100, 40),
    "buenosos": (100, 100, 50, 20),
    "kiberrubezh": (100, 100, 30, 20),
    "maracas": (30, 30, 8, 6),
    "blackhat": (30, 30, 10, 10),
}
TIMED = 40  # decisions


def thinking(row: Row, level: int) -> list[float]:
    """Return the seconds a level takes for each of some decisions."""
    game = registry.load(row.game)
    start = game.new(row.seats, row.preset, {})
    went = course(start, [make("greedy") for _ in range(row.seats)], Rng(SEED), Rng(SEED, 1), game.bound)
    every = max(1, went.decisions // TIMED)
    bot, rng, state = make(f"level:{level}"), Rng(SEED, 2), start.copy()
    found: list[float] = []
    decisions = 0
    for action in went.actions:
        actor = int(state.actor())
        decisions += actor >= 0
        if actor >= 0 and decisions % every == 0 and len(state.actions()) > 1:
            begin = time.process_time()
            bot.pick(Sight(state, actor), rng)
            found.append(time.process_time() - begin)
        state.advance(action)
    return found


def main() -> int:
    if not 2 <= len(sys.argv) <= 4:
        print(__doc__)
        return 2
    folder, only = Path(sys.argv[1]), sys.argv[2:]
    jobs = int(os.environ.get("JOBS", os.cpu_count() or 1))
    print("| game | 2 v. 1 | 3 v. 2 | 4 v. 3 | 5 v. 4 | levels 3, 4, 5 think: median, longest |")
    print("|---|---|---|---|---|---|", flush=True)
    for row in ROWS:
        if row.game not in (only or [row.game]):
            continue
        cells = []
        for at, deals in enumerate(DEALS[row.game]):
            level, below = f"level:{at + 2}", f"level:{at + 1}"
            cell, stopped = match(row, (level, below), deals, folder, jobs if only[1:] in ([], [level]) else 0)
            jobs = 0 if stopped else jobs
            cells.append(told(cell))
        times = [thinking(row, level) for level in (3, 4, 5)]
        cells.append("; ".join(f"{median(each):.2f} s, {max(each):.2f} s" for each in times))
        print(f"| {row.game} `{row.preset}`, {row.seats} players | " + " | ".join(cells) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
