"""`contienda load` against a cluster of two servers."""

from __future__ import annotations

import pytest

from contienda.loadtest.run import Load, run
from tests.server.children import Child


def silently(what: str, done: float, total: float) -> None:
    assert 0 <= done <= total, what


@pytest.mark.parametrize("spread", [False, True])
def test_two_servers_under_load(pair: list[Child], spread: bool) -> None:
    """Every move is seen once by all its viewers, wherever they are connected, and each server says what it did."""
    urls = tuple(child.url for child in pair)
    found = run(Load(tables=4, viewers=4, pace=0.05, seconds=1.0, connect=urls, spread=spread), silently)
    assert found.violated == 0, found.violations
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
