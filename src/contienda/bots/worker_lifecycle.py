"""Make a process exit with the one that started it, however that ended: nothing else would stop it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def follow_parent(leave: Callable[[], object]) -> None:
    """Exit when the parent process is gone; the main process has no parent to follow."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        leave()

    threading.Thread(target=wait, daemon=True).start()


def quiet() -> None:
    """Set up a worker: ignore Ctrl-C, which the parent handles, and exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(lambda: os._exit(0))


def stop(pool: ProcessPoolExecutor) -> None:
    """Kill the workers and shut the pool down; Python's exit handler fails on a half-dead pool."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
