"""What a person waits for at the terminal: the start of the program, and simulation on two cores."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("contienda")
SIMULATION = ["simulate", "misiles", "-n", "2000", "--seats", "bot:random,bot:random,bot:random", "--json"]


def elapsed(arguments: list[str]) -> float | None:
    """Seconds on the clock; nothing, with a note, if the program does not do that."""
    begun = time.perf_counter()
    try:
        outcome = subprocess.run([str(PROGRAM), *arguments], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"  not measured: contienda {' '.join(arguments)}: {error}")
        return None
    if outcome.returncode != 0:
        last = (outcome.stderr.strip().splitlines() or ["no message"])[-1]
        print(f"  not measured: contienda {' '.join(arguments)}: {last}")
        return None
    return time.perf_counter() - begun


def help_seconds(times: int = 7) -> list[float]:
    """The best of several, as a list of one; empty if there is no such program."""
    found: list[float] = []
    for _ in range(times):
        spent = elapsed(["--help"])
        if spent is None:
            return []
        found.append(spent)
    return [min(found)]


def two_jobs(rounds: int = 3) -> list[float]:
    """How much sooner two processes are done than one, in alternation."""
    found: list[float] = []
    for _ in range(rounds):
        one = elapsed([*SIMULATION, "--jobs", "1"])
        two = elapsed([*SIMULATION, "--jobs", "2"]) if one is not None else None
        if one is None or two is None:
            return []
        found.append(one / two)
    return found
