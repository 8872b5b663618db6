"""A researcher's first hour with Contienda, OpenSpiel and PettingZoo: lines to type, and seconds of a processor.

.venv/bin/python benchmarks/first_hour/run.py
"""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType

SIDES = ("contienda", "openspiel", "pettingzoo")
TASKS = ("random_game", "balance", "stronger", "learned")


def side(name: str) -> ModuleType:
    """Load what is typed on one side."""
    return import_module(f"with_{name}")


def main() -> int:
    if len(sys.argv) == 3:
        getattr(side(sys.argv[1]), sys.argv[2])()
        return 0
    for task in TASKS:
        for name in SIDES:
            typed = getattr(side(name), task, None)
            if typed is None:
                print(f"{task}: {name} has nothing for it")
                continue
            lines = sum(1 for line in inspect.getsource(typed).splitlines()[1:] if line.strip())
            before, begun = os.times(), time.perf_counter()
            with tempfile.TemporaryDirectory() as folder:
                call = [sys.executable, str(Path(__file__).resolve()), name, task]
                outcome = subprocess.run(call, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
            after = os.times()
            spent = after.children_user + after.children_system - before.children_user - before.children_system
            waited = time.perf_counter() - begun
            print(f"{task}: {name}: {lines} lines, {spent:.1f} s of a processor, {waited:.1f} s by the clock")
            print("    " + outcome.stdout.strip().splitlines()[-1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
