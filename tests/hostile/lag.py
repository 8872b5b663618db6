"""How long the event loop of a server in a thread was held up."""

from __future__ import annotations

import asyncio
import gc
import time
from types import TracebackType

from contienda.core import build_info
from tests.server.harness import Server

# What one request may take of the loop. The interpreted build is many times slower; machines of tests are shared.
BUDGET = 0.05 if build_info.is_compiled() else 0.25
NOISE = 1.0  # seconds by the clock beyond the usual that other programs on the machine may cost


def loop_of(server: Server) -> asyncio.AbstractEventLoop:
    return next(iter(server.hub.tasks)).get_loop()


class Lag:
    """The longest gaps between two looks of a task that wants to look every five milliseconds.

    `worked` is the processor time of the loop's own thread in such a gap: what a request took, on however busy a
    machine. `stood` is the time by the clock: it also grows while another thread keeps Python's lock.
    """

    def __init__(self, server: Server) -> None:
        self.loop = loop_of(server)
        self.worked = self.stood = 0.0

    def __enter__(self) -> Lag:
        gc.collect()
        gc.freeze()  # as the server itself does: what the tests have gathered is not looked through, nor later
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
    """The gaps of a server that does nothing."""
    with Lag(server) as found:
        time.sleep(seconds)
    return found
