"""A program that is talked to in lines, on its standard input and output, and that nobody ever waits for too long.

One thread writes and another reads, so that a program that does not read, or does not answer, holds up nobody else.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from multiprocessing.util import Finalize
from typing import IO

from contienda.core.errors import ContiendaError

LONGEST = 1_000_000  # bytes in a line
GRACE = 1.0  # seconds a program has to leave by itself

_prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None


class Fault(ContiendaError):
    """Something a program did wrong; the game goes on."""


class Broken(Fault):
    """After this there is no talking to the program any more."""


class Program:
    """One running process, that has so many seconds to answer."""

    def __init__(self, words: list[str], seconds: float) -> None:
        """Start it; OSError if it cannot be. A session of its own keeps Ctrl-C from it."""
        self.seconds = seconds
        self.until = 0.0
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=follow_parent if sys.platform == "linux" else None,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.wanted: queue.SimpleQueue[bool] = queue.SimpleQueue()  # one line is read for each True
        self.heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # Neither thread knows of this object: it goes, and the process with it, when nobody else does.
        threading.Thread(target=write, args=(self.process.stdin, self.unsent), daemon=True).start()
        threading.Thread(target=read, args=(self.process.stdout, self.wanted, self.heard), daemon=True).start()
        # Unlike that of weakref, this one is also called when a worker of a pool leaves.
        self.end = Finalize(self, end, (self.process, self.unsent, self.wanted), exitpriority=1)

    def running(self) -> bool:
        return not ended(self.process, 0.0)

    def send(self, line: bytes) -> None:
        """Say something; time runs from here."""
        self.unsent.put(line + b"\n")
        self.until = time.monotonic() + self.seconds

    def hear(self) -> bytes:
        """The next line, if it comes in time; otherwise the program is broken, and is to be killed."""
        self.wanted.put(True)
        try:
            line = self.heard.get(timeout=max(0.0, self.until - time.monotonic()))
        except queue.Empty:
            raise Broken("fault-bot-silent", seconds=f"{self.seconds:g}") from None
        if not line:
            raise self.gone()
        if len(line.removesuffix(b"\n")) > LONGEST:
            raise Broken("fault-bot-huge", most=LONGEST)
        return line

    def gone(self) -> Broken:
        """Why there is no more output."""
        if not ended(self.process, GRACE):
            return Broken("fault-bot-closed")
        kill(self.process)
        return Broken("fault-bot-ended", code=self.process.wait())

    def close(self) -> None:
        """Let it leave by itself; make it leave if it does not."""
        self.end()

    def kill(self) -> None:
        kill(self.process)
        self.end()


def write(pipe: IO[bytes], unsent: queue.SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(OSError):  # it does not read any more
        while (line := unsent.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError):
        pipe.close()


def read(pipe: IO[bytes], wanted: queue.SimpleQueue[bool], heard: queue.SimpleQueue[bytes]) -> None:
    with pipe:
        while wanted.get():
            heard.put(pipe.readline(LONGEST + 2))  # nothing at the end


def end(
    process: subprocess.Popen[bytes], unsent: queue.SimpleQueue[bytes | None], wanted: queue.SimpleQueue[bool]
) -> None:
    """Its input ends; it has a moment to leave."""
    unsent.put(None)
    wanted.put(False)
    ended(process, GRACE)
    kill(process)
    process.wait()


def ended(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether it is over within that time; where the system can tell so, its number is still its own afterwards."""
    until = time.monotonic() + seconds
    pause = 0.001
    while not is_over(process):
        if time.monotonic() >= until:
            return False
        time.sleep(pause)
        pause = min(2 * pause, 0.05)
    return True


def is_over(process: subprocess.Popen[bytes]) -> bool:
    if process.returncode is not None or not hasattr(os, "waitid"):
        return process.poll() is not None
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def kill(process: subprocess.Popen[bytes]) -> None:
    """With whatever it has started itself."""
    if process.returncode is not None:  # its number may be somebody else's by now
        return
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def follow_parent() -> None:
    """In the new process: it does not outlive a worker that is killed itself. One call of the system, nothing else."""
    if _prctl is not None:
        _prctl(1, signal.SIGKILL)
