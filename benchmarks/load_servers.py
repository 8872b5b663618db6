"""Compares our server with one made with boardgame.io, in the same run; prints a table, writes results/server.json.

Both play at the same number of tables, with two sockets each, at the same pace, with clients on the same event loop.
Ours stores every move on disk before anybody hears of it. The contestants take turns for several rounds and the median
counts.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import boardgameio
from contienda.core import build_info, registry
from contienda.loadtest.run import Load
from contienda.loadtest.run import run as measure_ours

RESULTS = Path(__file__).resolve().parent / "results" / "server.json"
MEMORY, DISK = "boardgame.io in memory", "boardgame.io in files"
COLUMNS = ("moves_per_s", "server_ms", "p50_ms", "p95_ms", "p99_ms", "bytes_per_move", "client_ms")

Rounds = dict[str, list[dict[str, float]]]  # contestant -> its figures, round by round


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds between two moves at a table; 0 is no pause")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="*", default=list(registry.OURS))
    asked = parser.parse_args()
    begun = time.perf_counter()
    rounds: Rounds = {}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", flush=True)
        for name, stored in ((MEMORY, False), (DISK, True)):
            print(f"  {name}", flush=True)
            other = boardgameio.run(asked.tables, asked.pace, asked.seconds, stored)
            note(rounds, name, msgspec.to_builtins(other))
        for game in asked.games:
            print(f"  {game}", flush=True)
            load = Load(game=game, tables=asked.tables, pace=asked.pace, seconds=asked.seconds)
            found = measure_ours(load, lambda *_: None)
            if found.violated:
                raise SystemExit(f"{game}: the server answered wrongly {found.violated} times: {found.violations}")
            note(rounds, game, msgspec.to_builtins(found))
    figures = {name: middle(each) for name, each in rounds.items()}
    show(figures, asked)
    setting = {"tables": asked.tables, "pace": asked.pace, "seconds": asked.seconds, "rounds": asked.rounds}
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    written = {"setting": {**setting, "build": build_info.name()}, "figures": figures}
    RESULTS.write_text(json.dumps(written, indent=2) + "\n")
    print(f"written to {RESULTS.name} after {time.perf_counter() - begun:.0f} s")
    behind = [game for game in asked.games if asked.pace == 0 and ratio(figures, game) < 1]
    for game in behind:
        print(f"behind boardgame.io in memory: {game}")
    return 1 if behind else 0


def note(rounds: Rounds, name: str, found: dict[str, float]) -> None:
    rounds.setdefault(name, []).append({column: found[column] for column in COLUMNS})


def middle(found: list[dict[str, float]]) -> dict[str, float]:
    return {column: statistics.median(each[column] for each in found) for column in COLUMNS}


def ratio(figures: dict[str, dict[str, float]], game: str) -> float:
    """Return how many moves of ours there are for one of boardgame.io in memory."""
    return figures[game]["moves_per_s"] / figures[MEMORY]["moves_per_s"]


def show(figures: dict[str, dict[str, float]], asked: argparse.Namespace) -> None:
    pace = f"a move every {asked.pace:g} s" if asked.pace else "no pause"
    table = Table(title=f"{asked.tables} tables, two sockets each, {pace}", title_justify="left")
    table.add_column("")
    for column in ("moves/s", "of boardgame.io", "server ms/move", "p50 ms", "p95 ms", "p99 ms", "bytes/move"):
        table.add_column(column, justify="right")
    for name, found in figures.items():
        numbers = [f"{found[column]:.3f}" if column == "server_ms" else f"{found[column]:,.0f}" for column in COLUMNS]
        table.add_row(name, numbers[0], f"{ratio(figures, name):.2f}", *numbers[1:6])
    Console(width=120).print(table)


if __name__ == "__main__":
    raise SystemExit(main())
