"""Ways to break what a server depends on, and checks of how it reports them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from contienda.i18n.speaker import COMMON, LANGUAGES, Texts
from tests.server.harness import PATIENCE, Address, Child

STORAGE = "error-storage"


def wait_for(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def health(server: Address) -> tuple[int, str]:
    """Return the status of `/healthz`, and its word."""
    answer = httpx.get(f"{server.url}/healthz", trust_env=False, verify=False, timeout=PATIENCE)
    return answer.status_code, str(answer.json()["status"])


def said(child: Child, event: str) -> list[dict[str, Any]]:
    """Return the lines of the log about that event."""
    lines = [json.loads(line) for line in child.log.splitlines() if line.startswith(b"{")]
    return [line for line in lines if line["event"] == event]


def true_sentence(text: str) -> bool:
    """Tell whether a player gets our sentence about storage, in any language."""
    return text in {Texts(language, COMMON)(STORAGE) for language in LANGUAGES}


@contextmanager
def small_disk(folder: Path, size: str = "2m") -> Iterator[Path]:
    """Mount a small disk in memory; needs root, and a system that allows mounting."""
    folder.mkdir()
    mounted = sys.platform == "linux" and os.geteuid() == 0
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if not mounted or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leave no byte free on a small disk; return the file that takes the room."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return ballast


def flip(path: Path, start: int, count: int) -> bytes:
    """Flip bytes of a file in place, as a failing disk would; return the original bytes."""
    with path.open("r+b") as file:
        file.seek(start)
        before = file.read(count)
        file.seek(start)
        file.write(bytes(each ^ 0xFF for each in before))
    return before


def put_back(path: Path, start: int, before: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(before)
