"""Measures how long the event loop of a server in a thread was blocked."""

from __future__ import annotations

import asyncio
import gc
import time
from types import TracebackType

from contienda.core import build_info
from tests.server.harness import Server

# How long one request may block the loop. The interpreted build is many times slower, and test machines are shared.
BUDGET = 0.05 if build_info.is_compiled() else 0.25
NOISE = 1.0  # extra wall-clock seconds that other programs on the machine may cost


def loop_of(server: Server) -> asyncio.AbstractEventLoop:
    return next(iter(server.hub.tasks)).get_loop()


class Lag:
    """The longest gaps between two runs of a task that wants to run every five milliseconds.

    `worked` is the processor time of the loop's own thread in such a gap: what a request took, however busy the
    machine. `stood` is the wall-clock time: it also grows while another thread holds Python's lock.
    """

    def __init__(self, server: Server) -> None:
        self.loop = loop_of(server)
        self.worked = self.stood = 0.0

    def __enter__(self) -> Lag:
        gc.collect()
        gc.freeze()  # as the server itself does: what the tests have allocated is not scanned
        self.on = True
        self.probe = asyncio.run_coroutine_threadsafe(self.look(), self.loop)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.on = False
        self.probe.result(60)

    async def look(self) -> None:
        clock, work = time.monotonic(), time.thread_time()
        while self.on:
            await asyncio.sleep(0.005)
            now, worked = time.monotonic(), time.thread_time()
            self.stood, self.worked = max(self.stood, now - clock - 0.005), max(self.worked, worked - work)
            clock, work = now, worked


def usual(server: Server, seconds: float = 0.5) -> Lag:
    """Return the gaps of a server that does nothing."""
    with Lag(server) as found:
        time.sleep(seconds)
    return found
