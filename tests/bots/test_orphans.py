"""Stopped workers are gone, and so is the thread that manages them."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from contienda.bots.worker_lifecycle import quiet, stop


def test_a_stopped_pool_leaves_nothing_behind() -> None:
    """The manager closes its pipe before `stop` returns: at exit, Python writes to one that is still open."""
    pool = ProcessPoolExecutor(2, initializer=quiet)
    for _ in range(4):
        pool.submit(time.sleep, 60)
    watcher: Any = pool._executor_manager_thread
    workers = list(pool._processes.values())
    begin = time.monotonic()
    stop(pool)
    assert time.monotonic() - begin < 5
    assert not watcher.is_alive()
    assert not any(worker.is_alive() for worker in workers)
