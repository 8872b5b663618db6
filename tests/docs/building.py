"""Builds the documentation into another folder, as `make docs` does."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SECONDS = 60.0  # the longest a build may take


def build(folder: Path) -> tuple[Path, str]:
    """Build the site; return its folder and what the program printed. Warnings and broken links fail the build."""
    for name in ("zensical.toml", "CHANGELOG.md", "SECURITY.md"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(DOCS, folder / "docs")
    outcome = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, capture_output=True, text=True,
        timeout=SECONDS,
    )  # fmt: skip
    said = re.sub(r"\x1b\[[0-9;]*m", "", outcome.stdout + outcome.stderr)
    assert outcome.returncode == 0, said
    return folder / "build" / "site", said
