"""What it costs to keep games as rows, against playing them; on two processes, for a million games, ten million rows.

.venv/bin/python benchmarks/rows.py
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]

import ours
from contienda.core import registry
from contienda.lab.block import play_block
from contienda.lab.rows import GAMES
from contienda.lab.run import job
from contienda.play.playout import batch
from shell import PROGRAM

GAMES_OF_TWO_JOBS = 400_000
MILLION = 1_000_000
ROWS = 10_000_000
GAMES_OF_ROWS = 12_500  # random games of two seats have about 860 decisions
LONGEST = 1_800  # seconds to wait for a run


def kept(entry: ours.Entry) -> float:
    """Return the speed of random games kept as rows of Parquet, as a share of the speed of the bare loop."""
    game = registry.load(entry.name)
    options = game.resolve(game.presets[0].name, {})
    wanted = job(game, options, ["random"] * entry.seats, ours.SEED, [GAMES])
    count = 4 * entry.games
    start = game.start(entry.seats, options)
    begun = time.process_time()
    batch(start, ours.SEED, 0, count, game.bound)
    bare = ours.seconds(begun)
    begun = time.process_time()
    done, _ = play_block(wanted, range(count), 3_600.0)
    return bare / count / (ours.seconds(begun) / done)


class Ran(NamedTuple):
    """What a run took, and how many rows it wrote into its last table."""

    clock: float  # seconds
    processor: float  # seconds of all its processes
    memory: float  # at most, in GiB
    rows: int


def simulated(games: int, jobs: int, rows: str) -> Ran:
    """Run `contienda simulate` with rows."""
    import pyarrow.parquet as pq

    with tempfile.TemporaryDirectory() as folder:
        arguments = ["simulate", "misiles", "-n", str(games), "--jobs", str(jobs), "--rows", rows, "--out", folder]
        begun = time.perf_counter()
        process = psutil.Popen([str(PROGRAM), *arguments, "--json"], stdout=-3)
        peak = 0
        before = os.times()
        while process.poll() is None:
            peak = max(peak, memory(process))
            if time.perf_counter() - begun > LONGEST:
                process.kill()
                raise SystemExit(f"simulate {games} games: still running after {LONGEST} s")
            time.sleep(0.05)
        spent = time.perf_counter() - begun
        if process.returncode != 0:
            raise SystemExit(f"simulate {games} games: exit code {process.returncode}")
        table = rows.split(",")[-1]
        written = sum(pq.read_metadata(path).num_rows for path in Path(folder, table).glob("*.parquet"))
    after = os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return Ran(spent, processor, peak / 2**30, written)


def memory(process: psutil.Process) -> int:
    """Return the memory of a process and its children; what they share counts several times."""
    total = 0
    for each in [process, *process.children(recursive=True)]:
        try:
            total += each.memory_info().rss
        except psutil.NoSuchProcess:
            continue
    return total


def two_jobs(found: dict[str, list[float]], rounds: int = 3) -> None:
    """Measure how much faster two processes keep games than one, in alternation, program start included.

    By the clock, and by the work: how fast two would be if both had a core to themselves all the time.
    """
    for _ in range(rounds):
        one, two = (simulated(GAMES_OF_TWO_JOBS, jobs, GAMES) for jobs in (1, 2))
        found.setdefault("rows.speedup_two_jobs", []).append(one.clock / two.clock)
        found.setdefault("rows.work_two_jobs", []).append(2 * one.processor / two.processor)


def large(found: dict[str, list[float]]) -> None:
    """Measure what is measured once: a million games, and ten million rows."""
    million = simulated(MILLION, 2, GAMES)
    assert million.rows == MILLION
    found["rows.million_games_s"] = [million.processor / 2]
    found["rows.million_games_clock_s"] = [million.clock]
    found["rows.million_games_gib"] = [million.memory]
    ten = simulated(GAMES_OF_ROWS, 2, "games,decisions")
    assert ten.rows >= ROWS, f"only {ten.rows} rows"
    found["rows.ten_million_gib"] = [ten.memory]
    found["rows.ten_million_s"] = [ten.processor / 2]


def main() -> int:
    found: dict[str, list[float]] = {}
    for entry in ours.GAMES:
        if entry.name in registry.OURS:
            found[f"{entry.name}.rows_over_bare"] = [kept(entry) for _ in range(3)]
    two_jobs(found)
    large(found)
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
