"""What a move costs in a cluster of two servers, beside a single one: `contienda load` against real processes."""

from __future__ import annotations

import statistics
from contextlib import ExitStack
from pathlib import Path

import pytest

from contienda.loadtest.figures import Figures
from contienda.loadtest.run import Load, run
from contienda.server.config import Config
from tests.server.children import Child, postgresql, processes
from tests.server.harness import database as sqlite

MOST = 1.3  # times the processor time of a single server
ROUNDS = 3
TABLES, PACE, SECONDS = 100, 0.25, 6.0
ALONE = "one server, PostgreSQL"


def silently(what: str, done: float, total: float) -> None:
    assert 0 <= done <= total, what


def measured(load: Load) -> Figures:
    found = run(load, silently)
    assert found.violated == 0, found.violations
    return found


@pytest.mark.parametrize("spread", [False, True])
def test_two_servers_under_load(pair: list[Child], spread: bool) -> None:
    """Every move is seen once by all its viewers, wherever they are connected, and each server says what it did."""
    urls = tuple(child.url for child in pair)
    found = measured(Load(tables=4, viewers=4, pace=0.05, seconds=1.0, connect=urls, spread=spread))
    assert [each.url for each in found.servers] == [*urls]
    for each in found.servers:
        assert each.tables == 2
        assert each.moves > 0
        assert 0 < each.p50_ms <= each.p99_ms
        assert each.server_s is not None
        assert each.stored is not None
        assert each.passed_on is not None
        assert (each.passed_on > 0) == spread
        assert each.violated == 0
    assert sum(each.moves for each in found.servers) == found.moves


@pytest.mark.long
@pytest.mark.parametrize("game", ["misiles", "maracas"])
def test_a_move_in_a_cluster_costs_little_more(tmp_path: Path, game: str) -> None:
    """Servers take turns, all at the same pace, so that the speed of the machine does not count."""
    with ExitStack() as stack:
        url = stack.enter_context(postgresql())
        alone = stack.enter_context(Child(Config(database=sqlite(tmp_path), log="error")))
        single = stack.enter_context(Child(Config(database=stack.enter_context(postgresql()), log="error")))
        leased = stack.enter_context(processes(stack.enter_context(postgresql()), 1, log="error"))
        pair = stack.enter_context(processes(url, log="error"))
        contestants: dict[str, tuple[list[Child], bool]] = {
            "one server, SQLite": ([alone], False),
            ALONE: ([single], False),
            "one server, PostgreSQL, with a lease": (leased, False),
            "two servers, viewers at the owner": (pair, False),
            "two servers, half of the viewers elsewhere": (pair, True),
        }
        rounds: dict[str, list[Figures]] = {}
        for _ in range(ROUNDS):
            for name, (servers, spread) in contestants.items():
                urls = tuple(each.url for each in servers)
                load = Load(game, TABLES, 2, PACE, SECONDS, urls, spread)
                rounds.setdefault(name, []).append(measured(load))
    print(f"\n{game}, {TABLES} tables, a move every {PACE:g} s, medians of {ROUNDS} rounds:")
    costs = {}
    for name, found in rounds.items():
        costs[name] = statistics.median(each.server_ms or 0.0 for each in found)
        p50, p99 = (
            statistics.median(times) for times in zip(*((each.p50_ms, each.p99_ms) for each in found), strict=True)
        )
        ratio = costs[name] / costs.get(ALONE, costs[name])
        print(
            f"  {name:44} {costs[name]:.3f} ms a move ({ratio:.2f}), p50 {p50:.1f} ms, p99 {p99:.0f} ms, "
            f"{statistics.median(each.moves_per_s for each in found):.0f} moves/s"
        )
    for name in list(costs)[3:]:
        assert costs[name] <= MOST * costs[ALONE], name
