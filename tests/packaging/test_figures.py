"""The figures in the README and the documentation are the measured ones, and reach their goals."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scripts.docs import figures

ROOT = Path(__file__).parent.parent.parent
FIGURES: dict[str, float] = json.loads((ROOT / "benchmarks" / "results" / "latest.json").read_text())


goals = figures.goals()


def test_the_last_measurement_reaches_every_goal() -> None:
    assert goals.missed(FIGURES) == []


def test_a_missed_goal_is_named() -> None:
    assert goals.missed({**FIGURES, "misiles.copy_ns": 251.0}) == ["misiles.copy_ns is 251.0, should be at most 250"]
    assert len(goals.missed({})) == len(goals.AT_LEAST) + len(goals.AT_MOST)


ROW = re.compile(r"^\|.*\| ([\d.,]+) ?(?:×|ns|s|GiB)? \| `([a-z_.]+)` \|$", re.MULTILINE)
PAGES = ("README.md", "docs/research/performance.md")
ROWS = [(page, *row) for page in PAGES for row in ROW.findall((ROOT / page).read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("page", "written", "name"), ROWS, ids=[f"{page}-{name}" for page, _, name in ROWS])
def test_a_page_tells_the_last_measurement(page: str, written: str, name: str) -> None:
    assert written == goals.told(FIGURES[name])


def test_every_goal_is_on_a_page() -> None:
    assert {*goals.AT_LEAST, *goals.AT_MOST} <= {name for page, _, name in ROWS if page == PAGES[1]}
    assert len([name for page, _, name in ROWS if page == PAGES[0]]) >= 5
