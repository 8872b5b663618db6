"""What a move costs in a cluster of two servers, beside a single one: `contienda load` against real processes.

.venv/bin/python -m benchmarks.cluster misiles 5 0.04

Give a game, the number of rounds, and the seconds between two moves at each of the 100 tables. The contestants take
turns, all at the same pace, so that the speed of the machine does not count; the medians of the rounds are compared.
The goal is at most 1.3 times the processor time of a single server. Let nothing else run then.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from contienda.loadtest.figures import Figures
from contienda.loadtest.run import Load, run
from contienda.server.config import Config
from tests.server.children import Child, postgresql, processes
from tests.server.harness import database as sqlite

TABLES, SECONDS = 100, 6.0
ALONE = "one server, PostgreSQL"
Contestants = dict[str, tuple[list[Child], bool]]  # name -> its servers; whether half of the viewers are elsewhere


def opened(stack: ExitStack) -> Contestants:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    small = stack.enter_context(Child(Config(database=sqlite(folder), log="error")))
    single = stack.enter_context(Child(Config(database=stack.enter_context(postgresql()), log="error")))
    leased = stack.enter_context(processes(stack.enter_context(postgresql()), 1, log="error"))
    pair = stack.enter_context(processes(stack.enter_context(postgresql()), log="error"))
    return {
        "one server, SQLite": ([small], False),
        ALONE: ([single], False),
        "one server, PostgreSQL, with a lease": (leased, False),
        "two servers, viewers at the owner": (pair, False),
        "two servers, half of the viewers elsewhere": (pair, True),
    }


def measured(game: str, pace: float, servers: list[Child], spread: bool) -> Figures:
    urls = tuple(each.url for each in servers)
    found = run(Load(game, TABLES, 2, pace, SECONDS, urls, spread), lambda *_: None)
    if found.violated:
        raise SystemExit(f"{game}: {found.violated} moves lost, doubled or wrong: {found.violations}")
    return found


def show(rounds: dict[str, list[Figures]]) -> None:
    def middle(name: str, figure: str) -> float:
        return statistics.median(getattr(each, figure) or 0.0 for each in rounds[name])

    for name in rounds:
        cost, moves, p99 = (middle(name, figure) for figure in ("server_ms", "moves_per_s", "p99_ms"))
        ratio = cost / middle(ALONE, "server_ms")
        print(f"  {name:44} {cost:.3f} ms a move ({ratio:.2f}), {moves:.0f} moves/s, p99 {p99:.0f} ms")


def main() -> int:
    game, count, pace = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    with ExitStack() as stack:
        contestants = opened(stack)
        rounds: dict[str, list[Figures]] = {name: [] for name in contestants}
        for number in range(count):
            print(f"round {number + 1} of {count}", flush=True)
            for name, (servers, spread) in contestants.items():
                rounds[name].append(measured(game, pace, servers, spread))
    print(f"{game}, {TABLES} tables, a move every {pace:g} s, medians of {count} rounds:")
    show(rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
