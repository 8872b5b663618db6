"""Very many tables: starting and listing stay fast, and all tables with something due wake up."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from contienda.server.config import Config
from tests.hostile.faults import health, wait_for
from tests.server.children import Child
from tests.store.crowd import crowd, listed

TABLES, DUE = 20_000, 300
SLACK = 2.0  # how many times slower than on an empty database, on a busy machine
AT_MOST = 1.0  # seconds more


def start(database: Path) -> tuple[Child, float]:
    child = Child(Config(database=f"sqlite:///{database}", log="warning"))
    begin = time.perf_counter()
    child.start()
    return child, time.perf_counter() - begin


@pytest.mark.long
def test_twenty_thousand_tables_slow_nothing_down(tmp_path: Path) -> None:
    """Compared with an empty database in the same run, since the machine may be busy."""
    crowd(tmp_path / "many.db", TABLES, DUE)
    none = f"sqlite:///{tmp_path / 'none.db'}"
    listed(none)  # lets Python compile its bytecode first
    _, without = listed(none)
    _, with_all = listed(f"sqlite:///{tmp_path / 'many.db'}")
    assert with_all < without + AT_MOST
    for _ in range(2):
        child, empty = start(tmp_path / "none.db")
        child.stop()
    child, full = start(tmp_path / "many.db")
    try:
        assert full < SLACK * empty + AT_MOST
        wait_for(lambda: child.person().get("/healthz")["tables"] >= DUE, 300)
        assert health(child) == (200, "ok")
    finally:
        child.kill()
