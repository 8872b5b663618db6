"""Packages of other authors as an installer would leave them: a folder of modules and their metadata."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from contienda.server.config import Config
from tests.server.harness import Child, database

ROOT = Path(__file__).parents[2]
NIM = ROOT / "examples" / "nim"


def install(package: Path, site: Path) -> None:
    """Install the package of a project folder without a build or a network: its sources and entry points."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = project["name"].replace("-", "_")
    site.mkdir(parents=True, exist_ok=True)
    shutil.copytree(package / "src" / name, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    info = site / f"{name}-{project['version']}.dist-info"
    info.mkdir()
    told = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(told, encoding="utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{each} = {value}" for each, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def environment(site: Path) -> dict[str, str]:
    """Return the environment of a program that should find what is installed there."""
    given = [str(Path(each).resolve()) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    paths = [str(site), *given]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(site / "data")}


@contextmanager
def served(site: Path, folder: Path) -> Iterator[Child]:
    """Run a server that finds what is installed there."""
    child = Child(Config(database=database(folder), log="warning"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(site)["PYTHONPATH"])
        child.start()
    try:
        yield child
    finally:
        child.stop()
