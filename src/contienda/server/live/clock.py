"""The time of this process: the wall clock at the start, then the monotonic one.

Somebody, or the network, may set the machine's clock by hours: thinking time must not jump with it. So a step of the
wall clock is ignored until the next start; `step` gives its size, for the log.
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
        """Return by how many milliseconds the wall clock was set since the start."""
        return wall() - self()


def wall() -> int:
    return time.time_ns() // 1_000_000


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


clock = Clock()
