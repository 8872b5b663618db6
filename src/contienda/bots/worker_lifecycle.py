"""A process does not outlive the one that started it, however that ended: nobody would be left to stop it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def follow_parent(leave: Callable[[], object]) -> None:
    """Leave when the parent process is gone; the first process of all has none."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        leave()

    threading.Thread(target=wait, daemon=True).start()


def quiet() -> None:
    """For workers: they leave Ctrl-C to their parent, and go when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(lambda: os._exit(0))


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers, whatever they do, and the pool with them: at exit Python stumbles over half a one."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
