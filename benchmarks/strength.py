"""Measures how strong the bots are: one match for each cell of the table, every seat in turn on the same deals.

.venv/bin/python benchmarks/strength.py build/strength
.venv/bin/python benchmarks/strength.py build/strength maracas search:1000

The first command makes the whole table, which takes hours. You can stop it at any time: it shows what it has, and
resumes when you call it again. Give a game, or a game and the bot of a column, to play only that part. Each match is
stored like a tournament (docs/tournament.md). JOBS=0 plays nothing and shows the stored results.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from contienda import __version__
from contienda.core import registry
from contienda.lab.crosstable import Cell, crosstable
from contienda.lab.parallel import spread
from contienda.lab.schedule import Plan, meeting
from contienda.lab.tournament import play
from contienda.lab.tournament_store import Folder
from contienda.lab.wilson import wilson

SEED = 2026


class Row(NamedTuple):
    """One game of the table: the goal of each column, and the number of deals to play."""

    game: str
    preset: str
    seats: int
    goals: tuple[int, int, int]  # per cent
    deals: tuple[int, int, int]


COLUMNS = (("greedy", "random"), ("search:1000", "greedy"), ("search:10000", "search:1000"))
ROWS = (
    Row("misiles", "standard", 2, (80, 65, 55), (300, 100, 100)),
    Row("buenosos", "balanced", 2, (75, 60, 53), (200, 60, 20)),
    Row("kiberrubezh", "starters", 2, (85, 65, 55), (200, 60, 40)),
    Row("maracas", "introductory", 2, (85, 60, 53), (60, 30, 12)),
    Row("blackhat", "standard", 4, (45, 38, 29), (100, 40, 20)),
)


def match(row: Row, bots: tuple[str, str], deals: int, folder: Path, jobs: int) -> tuple[Cell, bool]:
    """Play the single bot against the other, never the other way round; also return whether it was stopped."""
    game = registry.load(row.game)
    options = game.resolve(row.preset, {})
    written = {option.name: option.written(options[option.name]) for option in game.options}
    plan = Plan(__version__, row.game, game.version, written, list(bots), row.seats, deals, SEED)
    kept = Folder(folder / f"{row.game}-{bots[0]}-{bots[1]}".replace(":", ""), plan)
    wanted = [number for number in range(plan.games) if meeting(plan, number).pairing == bots]
    missing = [number for number in wanted if number not in kept.games]
    stopped = jobs > 0 and spread(partial(play, plan, kept.replays), missing, jobs, kept.keep)
    kept.close()
    return crosstable(list(bots), kept.games.values())[bots], stopped


def told(cell: Cell, wanted: str = "") -> str:
    if cell.games == 0:
        return f"not yet{wanted}"
    low, high = wilson(cell.wins, cell.games)
    return f"{cell.wins / cell.games:.1%} ({low:.0%}–{high:.0%} of {cell.games}{wanted})"


def main() -> int:
    if not 2 <= len(sys.argv) <= 4:
        print(__doc__)
        return 2
    folder, only = Path(sys.argv[1]), sys.argv[2:]
    jobs = int(os.environ.get("JOBS", os.cpu_count() or 1))
    print("| game | " + " | ".join(f"{one} v. {other}" for one, other in COLUMNS) + " |\n|---|---|---|---|", flush=True)
    for row in ROWS:
        cells = []
        for at, (one, _) in enumerate(COLUMNS):
            asked = only in ([], [row.game], [row.game, one])
            cell, stopped = match(row, COLUMNS[at], row.deals[at], folder, jobs if asked else 0)
            jobs = 0 if stopped else jobs
            cells.append(told(cell, f"; wanted {row.goals[at]} %"))
        print(f"| {row.game} `{row.preset}`, {row.seats} players | " + " | ".join(cells) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
