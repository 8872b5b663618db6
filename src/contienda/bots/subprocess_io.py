"""A child process that talks in lines on its standard input and output, with a time limit on everything.

One thread writes and another reads, so a program that does not read or does not answer blocks nobody else.
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
GRACE = 1.0  # seconds a program has to exit by itself

_prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None


class Fault(ContiendaError):
    """A program's error; the game goes on."""


class Broken(Fault):
    """An error after which the program cannot be used any more."""


class Program:
    """One running process with a time limit for each answer."""

    def __init__(self, words: list[str], seconds: float) -> None:
        """Start the program; raise OSError if it cannot start. Its own session shields it from Ctrl-C."""
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
        # Neither thread refers to this object, so dropping it ends the process.
        threading.Thread(target=write, args=(self.process.stdin, self.unsent), daemon=True).start()
        threading.Thread(target=read, args=(self.process.stdout, self.wanted, self.heard), daemon=True).start()
        # Unlike weakref's finaliser, this one also runs when a pool worker exits.
        self.end = Finalize(self, end, (self.process, self.unsent, self.wanted), exitpriority=1)

    def running(self) -> bool:
        return not ended(self.process, 0.0)

    def send(self, line: bytes) -> None:
        """Send a line and start the clock."""
        self.unsent.put(line + b"\n")
        self.until = time.monotonic() + self.seconds

    def hear(self) -> bytes:
        """Return the next line if it arrives in time; otherwise the program is broken and must be killed."""
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
        """Explain why there is no more output."""
        if not ended(self.process, GRACE):
            return Broken("fault-bot-closed")
        kill(self.process)
        return Broken("fault-bot-ended", code=self.process.wait())

    def close(self) -> None:
        """Ask the program to exit; kill it if it does not."""
        self.end()

    def kill(self) -> None:
        kill(self.process)
        self.end()


def write(pipe: IO[bytes], unsent: queue.SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(OSError):  # it no longer reads
        while (line := unsent.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError):
        pipe.close()


def read(pipe: IO[bytes], wanted: queue.SimpleQueue[bool], heard: queue.SimpleQueue[bytes]) -> None:
    with pipe:
        while wanted.get():
            heard.put(pipe.readline(LONGEST + 2))  # b"" at the end of output


def end(
    process: subprocess.Popen[bytes], unsent: queue.SimpleQueue[bytes | None], wanted: queue.SimpleQueue[bool]
) -> None:
    """Close the program's input and give it a moment to exit."""
    unsent.put(None)
    wanted.put(False)
    ended(process, GRACE)
    kill(process)
    process.wait()


def ended(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Wait that long for the process to end. Where the system allows it, do not reap it, so that its id stays valid."""
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
    """Kill the process and everything it started."""
    if process.returncode is not None:  # already reaped: its id may belong to another process by now
        return
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def follow_parent() -> None:
    """In the child: die with the worker that started it. This is a single system call, safe after fork."""
    if _prctl is not None:
        _prctl(1, signal.SIGKILL)
