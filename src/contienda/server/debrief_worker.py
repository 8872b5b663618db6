"""The process that analyses games and sets documents: niced, so that it never slows a live table.

It gets a job through a pipe and answers with progress and results. The server kills it when nobody waits any more.
"""

from __future__ import annotations

import os
import pickle
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from contienda.analysis import report
from contienda.bots.worker_lifecycle import quiet
from contienda.core.errors import ContiendaError
from contienda.play import match as matches
from contienda.play.replay import Replay

NICE = 10
EVERY = 0.2  # seconds between two reports of progress
PROGRESS, EARLY, DONE, REFUSED, FAILED = range(5)
READY = b"ready"


class Analyse(NamedTuple):
    """Analyse a game with so many processes; without what-ifs it takes a moment."""

    replay: Replay
    seed: int
    what_ifs: bool
    jobs: int
    effort: float


class Call(NamedTuple):
    """Call a function of a module, such as one that makes a PDF."""

    function: Callable[..., object]
    arguments: tuple[object, ...]


def work(pipe: Connection) -> None:
    """Do jobs until the server closes the pipe or kills the process."""
    quiet()
    if hasattr(os, "nice"):
        os.nice(NICE)
    pipe.send_bytes(READY)
    while True:
        try:
            job = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        answer(pipe, job)


def answer(pipe: Connection, job: Analyse | Call) -> None:
    try:
        result: object = analysed(pipe, job) if isinstance(job, Analyse) else job.function(*job.arguments)
        told: tuple[int, object] = (DONE, result)
    except ContiendaError as error:
        told = (REFUSED, error)
    except Exception:
        told = (FAILED, traceback.format_exc())
    pipe.send_bytes(pickle.dumps(told))


def analysed(pipe: Connection, job: Analyse) -> bytes:
    """Return the report as JSON; report progress, and the part that is ready early."""
    before = 0.0

    def progress(done: int, of: int) -> None:
        nonlocal before
        if time.monotonic() - before > EVERY or done >= of:
            before = time.monotonic()
            pipe.send_bytes(pickle.dumps((PROGRESS, (done, of))))

    def early(found: report.Debrief) -> None:
        pipe.send_bytes(pickle.dumps((EARLY, msgspec.json.encode(found))))

    match = matches.of(job.replay)
    return msgspec.json.encode(report.debrief(match, job.seed, job.what_ifs, job.jobs, job.effort, progress, early))
