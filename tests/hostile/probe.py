"""Measures what an attack costs others: the time each callback takes of the server's loop, and the moves of a victim.

The loop is measured in processor time of its own thread, so that a busy machine, and the attackers in this very
process, do not count. Moves are measured in wall-clock time and compared with the same moves in peace.
"""

from __future__ import annotations

import asyncio
import gc
import math
import multiprocessing
import os
import random
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

import contienda.core.game
from tests.server.harness import PATIENCE, Address, Pair, Server, act

COMPILED = not contienda.core.game.__file__.endswith(".py")
LOOP = 0.05 if COMPILED else 0.5  # seconds one callback may take; uncompiled rules are many times slower
MOVE = 0.15  # seconds that 99 of 100 moves may take at most, on an otherwise idle machine
Attack = Callable[[int, threading.Event], None]  # the attacker's number, and an event that stops them


class LoopTimes:
    """How much processor time of the server's thread each callback took, in seconds."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.what = ""
        self.count = 0

    def add(self, took: float, handle: Any) -> None:
        self.count += 1
        if took > self.worst:
            self.worst, self.what = took, repr(handle)


@contextmanager
def loop_times(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[LoopTimes]:
    """Measure every callback of that server's loop."""
    found = LoopTimes()
    run = asyncio.Handle._run

    def measured(handle: asyncio.Handle) -> None:
        if threading.current_thread() is not server.thread:
            run(handle)
            return
        begin = time.thread_time()
        run(handle)
        found.add(time.thread_time() - begin, handle)

    gc.collect()
    gc.disable()  # it would scan everything the tests hold, which a server does not
    try:
        with monkeypatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", measured)
            yield found
    finally:
        gc.enable()


class Moves:
    """How long moves took, in seconds."""

    def __init__(self, took: list[float]) -> None:
        self.took = sorted(took)

    def quantile(self, part: float) -> float:
        return self.took[min(len(self.took) - 1, math.ceil(part * len(self.took)) - 1)]

    def __str__(self) -> str:
        middle, late = statistics.median(self.took), self.quantile(0.99)
        return f"{len(self.took)} moves, p50 {middle * 1000:.0f} ms, p99 {late * 1000:.0f} ms"


class Victim:
    """Two players at random at their own table, whatever happens elsewhere."""

    def __init__(self, server: Address, seed: int = 1) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.pair = self.sit_down()

    def sit_down(self) -> Pair:
        """A table of their own; a flooded server may ask them to wait before it makes another one."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return Pair(self.server)
            except AssertionError as refused:
                if "error-too-much" not in str(refused) or time.monotonic() > until:
                    raise
                time.sleep(0.5)

    def __enter__(self) -> Victim:
        return self

    def __exit__(self, *_: object) -> None:
        self.pair.__exit__()

    def play(self, seconds: float, least: int = 20) -> Moves:
        """Play for so long, and at least so many moves."""
        took: list[float] = []
        until, patience = time.monotonic() + seconds, time.monotonic() + seconds + PATIENCE
        while time.monotonic() < until or len(took) < least:
            assert time.monotonic() < patience, f"the victim could make {len(took)} moves only"
            mover = self.pair.to_move
            begin = time.perf_counter()
            done = act(mover, self.dice)
            took.append(time.perf_counter() - begin)
            for each in self.pair.sockets:
                each.at(done["sequence"])
            if mover.over:
                self.pair.__exit__()
                self.pair = self.sit_down()
        return Moves(took)


class VictimApart:
    """The same in a separate process: attackers share a processor with it, but not its interpreter."""

    def __init__(self, server: Address) -> None:
        self.port = server.port
        self.process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))

    def __enter__(self) -> VictimApart:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.shutdown(cancel_futures=True)

    def play(self, seconds: float) -> Moves:
        return Moves(self.process.submit(_play, self.port, seconds).result(seconds + 2 * PATIENCE))


_apart: list[Victim] = []


def _play(port: int, seconds: float) -> list[float]:
    """Play in the victim's process; sit down on the first call."""
    if not _apart:
        server = Address()
        server.port = port
        _apart.append(Victim(server))
    return _apart[0].play(seconds).took


def attacked(victim: Victim | VictimApart, attack: Attack, attackers: int, seconds: float) -> Moves:
    """Return the victim's moves while so many attack at once; an attacker who fails makes the test fail."""
    stop = threading.Event()
    failed: list[BaseException] = []

    def run(number: int) -> None:
        try:
            attack(number, stop)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(attackers)]
    for each in threads:
        each.start()
    try:
        found = victim.play(seconds)
    finally:
        stop.set()
        for each in threads:
            each.join(PATIENCE)
    if failed:
        raise failed[0]
    return found


def idle() -> bool:
    """Tell whether this machine is otherwise idle, so that wall-clock times mean something."""
    return os.getloadavg()[0] < (os.cpu_count() or 1) / 2
