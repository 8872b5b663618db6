"""Compares our server with one made with boardgame.io, in the same run; prints a table, writes results/server.json.

Both play at the same number of tables, with two sockets each, at the same pace, with clients on the same event loop.
Each of our games has its own row of boardgame.io, whose matches are as long as random games of ours: then both open as
many new tables. Ours stores every move on disk before anybody hears of it. The contestants take turns for several
rounds and the median counts.
"""

from __future__ import annotations

import argparse
import functools
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
from contienda.play.playout import batch

RESULTS = Path(__file__).resolve().parent / "results" / "server.json"
OTHER, DISK = "boardgame.io", "boardgame.io in files"
COLUMNS = ("moves_per_s", "server_ms", "p50_ms", "p95_ms", "p99_ms", "bytes_per_move", "client_ms", "games")
LENGTHS = 200  # random games of ours whose lengths the other server's matches have

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
        for game in asked.games:
            print(f"  {game}", flush=True)
            other = boardgameio.run(asked.tables, asked.pace, asked.seconds, False, lengths(game))
            note(rounds, beside(game), msgspec.to_builtins(other))
            load = Load(game=game, tables=asked.tables, pace=asked.pace, seconds=asked.seconds)
            found = measure_ours(load, lambda *_: None)
            if found.violated:
                raise SystemExit(f"{game}: the server answered wrongly {found.violated} times: {found.violations}")
            note(rounds, game, msgspec.to_builtins(found))
        print(f"  {DISK}", flush=True)
        other = boardgameio.run(asked.tables, asked.pace, asked.seconds, True, lengths(asked.games[0]))
        note(rounds, DISK, msgspec.to_builtins(other))
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


def beside(game: str) -> str:
    """Return the name of the row of boardgame.io in memory with matches as long as this game's."""
    return f"{OTHER}, as long as {game}"


@functools.cache
def lengths(game: str) -> list[int]:
    """Return how many decisions random games take."""
    loaded = registry.load(game)
    first = loaded.presets[0].name if loaded.presets else ""
    start = loaded.start(loaded.fewest, loaded.resolve(first, {}))
    tally = batch(start, 1, 0, LENGTHS, loaded.bound)
    return [length for length, count in sorted(tally.lengths.items()) for _ in range(count)]


def ratio(figures: dict[str, dict[str, float]], game: str) -> float:
    """Return how many moves of ours there are for one of boardgame.io in memory."""
    return figures[game]["moves_per_s"] / figures[beside(game)]["moves_per_s"]


def show(figures: dict[str, dict[str, float]], asked: argparse.Namespace) -> None:
    pace = f"a move every {asked.pace:g} s" if asked.pace else "no pause"
    table = Table(title=f"{asked.tables} tables, two sockets each, {pace}", title_justify="left")
    table.add_column("")
    for column in ("moves/s", "of boardgame.io", "server ms/move", "p50 ms", "p95 ms", "p99 ms", "bytes/move"):
        table.add_column(column, justify="right")
    for name, found in figures.items():
        numbers = [f"{found[column]:.3f}" if column == "server_ms" else f"{found[column]:,.0f}" for column in COLUMNS]
        compared = f"{ratio(figures, name):.2f}" if name in asked.games else ""
        table.add_row(name, numbers[0], compared, *numbers[1:6])
    Console(width=120).print(table)


if __name__ == "__main__":
    raise SystemExit(main())
