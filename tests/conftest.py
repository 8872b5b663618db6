"""For every test: child processes find bytecode in `build/bytecode`, even if Python may not write any elsewhere.

A server that has to compile its packages first takes three times as long to start, and tests start hundreds.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).parent.parent / "build" / "bytecode"))
sys.dont_write_bytecode = False
sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"]


def pytest_collection_finish() -> None:
    """Freeze the collected tests: garbage collection need not scan thousands of them again and again."""
    gc.collect()
    gc.freeze()
