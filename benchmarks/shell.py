"""What a person waits for at the terminal: the start of the program, and simulation on two cores."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("contienda")
SIMULATION = ["simulate", "misiles", "-n", "2000", "--seats", "bot:random,bot:random,bot:random", "--json"]


def call(arguments: list[str]) -> tuple[float, str] | None:
    """Return wall-clock seconds and the output; None, with a note, if the program does not support the call."""
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
    return time.perf_counter() - begun, outcome.stdout


def help_seconds(times: int = 7) -> list[float]:
    """Return the best of several runs, as a list of one; empty if there is no such program."""
    found: list[float] = []
    for _ in range(times):
        answer = call(["--help"])
        if answer is None:
            return []
        found.append(answer[0])
    return [min(found)]


def two_jobs(rounds: int = 5) -> list[float]:
    """Return how much faster two processes play the games than one, in alternation, by the program's own clock."""
    found: list[float] = []
    for _ in range(rounds):
        one = call([*SIMULATION, "--jobs", "1"])
        two = call([*SIMULATION, "--jobs", "2"])
        if one is None or two is None:
            return []
        found.append(json.loads(one[1])["seconds"] / json.loads(two[1])["seconds"])
    return found


def scenario_check(times: int = 3) -> list[float]:
    """Return the seconds to check the standard scenario, including start-up; the best of several, as a list of one."""
    answers = [call(["scenario", "check", "standard", "--json"]) for _ in range(times)]
    return [min(answer[0] for answer in answers if answer is not None)] if all(answers) else []
