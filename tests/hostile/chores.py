"""What a hostile file might make a worker do, as functions that workers can import."""

from __future__ import annotations

import os
import signal
import time


def hang(*_: object) -> None:
    """Wait for ever, without using the processor."""
    time.sleep(3600)


def spin(*_: object) -> None:
    """Work for ever, in one call that Python cannot interrupt, as compiled rules would."""
    while True:
        sum(range(10**9))


def eat(*_: object) -> int:
    """Take more and more memory."""
    kept = []
    while True:
        kept.append(bytes(16 * 2**20))  # takes the address space at once, and fills it only if read


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(folder: str) -> str:
    """Kill the first worker from outside; the second does the job."""
    path = os.path.join(folder, "died")
    if not os.path.exists(path):
        with open(path, "w", encoding="utf-8"):
            pass
        die()
    return "done"


def crash(*_: object) -> None:
    raise ZeroDivisionError


def pid() -> int:
    return os.getpid()
