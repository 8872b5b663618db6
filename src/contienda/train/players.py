"""Processes that play: each steps its range of every lot, writes what the games show, and reports by one byte."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection

import numpy as np

from contienda.core.errors import BadOption
from contienda.envs.arrays import Games, viewed
from contienda.envs.packed import Packed
from contienda.train.config import Config
from contienda.train.shared import Lot, Shape

LOTS = 2  # one is played while the network looks at the other
PLAY, ADVISE, LEAVE = b"play", b"advise", b"leave"
SEED_STEP = 1_000_003  # between the seeds of two processes


class Part:
    """The games of one process in one lot."""

    def __init__(self, config: Config, lot: Lot, first: int, count: int, seed: int) -> None:
        self.lot, self.range, self.slip = lot, slice(first, first + count), config.slip
        self.games = Games(config.game, count, config.seats, config.preset, seed=seed, longest=config.longest)
        self.packed = Packed(self.games.batch, lot.shape.numbers, lot.shape.actions)
        self.spots = viewed(self.packed.spots, np.int16, count, lot.shape.numbers)
        self.amounts = viewed(self.packed.amounts, np.int16, count, lot.shape.numbers)
        self.codes = viewed(self.packed.codes, np.int16, count, lot.shape.actions)
        self.appeals = viewed(self.packed.appeals, np.int16, count, lot.shape.actions)
        self.legal = viewed(self.packed.legal, np.int64, count)
        self.advice = viewed(self.packed.advice, np.int64, count)

    def play(self) -> None:
        """Play what the learner picked."""
        self.packed.choose(self.lot.picks[self.range].tolist())
        self.games.step()
        self.show()

    def spread(self, decisions: int) -> None:
        """Play on by rules of thumb, so that not all games are at the same point."""
        for _ in range(decisions):
            self.packed.advise(self.slip)
            self.games.step()

    def advise(self) -> None:
        """Play what heuristics advise, and leave their advice in `picks`."""
        self.packed.advise(self.slip)
        self.lot.picks[self.range] = self.advice
        self.games.step()
        self.show()

    def show(self) -> None:
        lot, where, games = self.lot, self.range, self.games
        self.packed.write()
        lot.spots[where] = self.spots
        lot.amounts[where] = self.amounts
        lot.codes[where] = self.codes
        lot.appeals[where] = self.appeals
        lot.legal[where] = self.legal
        lot.seats[where] = games.seats
        lot.ended[where] = games.ended
        lot.cut[where] = games.cut
        lot.rewards[where] = games.rewards


def work(pipe: Connection, config: Config, lots: list[Lot], first: list[int], count: list[int], seed: int) -> None:
    """Play until the learner says to leave or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parts = [Part(config, lot, first[at], count[at], seed + at * 500_009) for at, lot in enumerate(lots)]
    for part in parts:
        part.spread(config.apart * part.range.start // part.lot.count)
        part.show()
    pipe.send_bytes(b"ready")
    try:
        while True:
            order = pipe.recv_bytes()
            if order == LEAVE:
                return
            part = parts[order[-1]]
            if order[:-1] == ADVISE:
                part.advise()
            else:
                part.play()
            pipe.send_bytes(b"done")
    except (EOFError, BrokenPipeError):
        return


class Players:
    """The playing processes and the lots they play."""

    def __init__(self, config: Config, shape: Shape, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        processes = config.processes or max(1, (os.cpu_count() or 2) - 1)
        players = shape.players
        least = processes * LOTS * players
        self.count = max(config.games // least, 1) * players * processes  # games in a lot
        self.lots = [Lot(self.count, shape, context) for _ in range(LOTS)]
        each = self.count // processes
        self.pipes: list[Connection] = []
        self.processes = []
        for at in range(processes):
            ours, theirs = context.Pipe()
            given = (theirs, config, self.lots, [at * each] * LOTS, [each] * LOTS, seed + at * SEED_STEP)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self.waiting = [0] * LOTS
        for pipe in self.pipes:
            self.hear(pipe)

    def hear(self, pipe: Connection) -> None:
        try:
            pipe.recv_bytes()
        except (EOFError, OSError):
            raise BadOption("error-train-process") from None

    def order(self, lot: int, what: bytes = PLAY) -> None:
        """Let a lot be played on; go on meanwhile."""
        order = what + bytes([lot])
        for pipe in self.pipes:
            pipe.send_bytes(order)
        self.waiting[lot] += 1

    def wait(self, lot: int) -> None:
        """Wait until a lot shows its next decisions. Lots are waited for in the order they were given."""
        while self.waiting[lot]:
            for pipe in self.pipes:
                self.hear(pipe)
            self.waiting[lot] -= 1

    def close(self) -> None:
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.send_bytes(LEAVE)
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.kill()
