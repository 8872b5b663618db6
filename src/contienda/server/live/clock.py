"""The time of this process: the wall clock as it was at the start, and from there on the steady one.

Somebody may set the machine's clock, or the network may, by hours: time to think must not jump with it. So a step of
the wall clock is ignored until the next start; `step` says how large it is, for the log.
"""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since the epoch that never jump."""

    def __init__(self) -> None:
        self.begin = wall() - steady()

    def __call__(self) -> int:
        return self.begin + steady()

    def step(self) -> int:
        """By how many milliseconds the wall clock has been set since the start."""
        return wall() - self()


def wall() -> int:
    return time.time_ns() // 1_000_000


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


clock = Clock()
