"""Runs long computations in small pieces between everything else, one after the other.

Threads would not help: they share one interpreter, and many of them make everybody wait for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import TypeVar

from contienda.server.limits import TooMuch

T = TypeVar("T")
PIECE = 0.004  # seconds of work before others get a turn
MOST_WAITING = 100  # computations in the queue


class Pieces:
    """The queue of one process."""

    def __init__(self) -> None:
        self.one = asyncio.Lock()
        self.waiting = 0

    async def through(self, steps: Iterator[None]) -> None:
        """Run all these steps, a few at a time; return at once if there are none."""
        if next(steps, self) is self:
            return
        async with self.turn():
            while self.for_a_while(steps):
                await asyncio.sleep(0)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run a computation that cannot be divided in a thread, never two at a time."""
        async with self.turn():
            return await asyncio.to_thread(work)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self.waiting >= MOST_WAITING:
            raise TooMuch("error-too-much")
        self.waiting += 1
        try:
            async with self.one:
                yield
        finally:
            self.waiting -= 1

    def for_a_while(self, steps: Iterator[None]) -> bool:
        """Run steps for one piece of time; return whether there are more."""
        until = time.perf_counter() + PIECE
        return any(time.perf_counter() > until for _ in steps)
