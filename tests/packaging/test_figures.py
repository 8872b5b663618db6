"""The figures in the README are the measured ones, and reach their goals."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
FIGURES: dict[str, float] = json.loads((ROOT / "benchmarks" / "results" / "latest.json").read_text())


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("goals", ROOT / "benchmarks" / "goals.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


goals = load()


def test_the_last_measurement_reaches_every_goal() -> None:
    assert goals.missed(FIGURES) == []


def test_a_missed_goal_is_named() -> None:
    assert goals.missed({**FIGURES, "misiles.copy_ns": 251.0}) == ["misiles.copy_ns is 251.0, should be at most 250"]
    assert len(goals.missed({})) == len(goals.AT_LEAST) + len(goals.AT_MOST)


ROWS = re.findall(r"^\|.*\| ([\d.,]+) ?(?:×|ns|s)? \| `([a-z_.]+)` \|$", (ROOT / "README.md").read_text(), re.M)


@pytest.mark.parametrize(("written", "name"), ROWS, ids=[name for _, name in ROWS])
def test_readme_tells_the_last_measurement(written: str, name: str) -> None:
    assert written == goals.told(FIGURES[name])


def test_readme_has_every_goal() -> None:
    assert {*goals.AT_LEAST, *goals.AT_MOST} <= {name for _, name in ROWS}
