"""The notebooks run, and keep outputs of a run; the guide to environments runs as it is written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scripts.notebooks import NOTEBOOKS, run, sources
from tests.docs.building import DOCS

pytestmark = pytest.mark.compiled
GUIDE = (DOCS / "guides" / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)


def run_all(path: Path) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "__main__"}
    for code in sources(path):
        run(code, names)
    return names


def test_first_look() -> None:
    names = run_all(NOTEBOOKS / "first_look.ipynb")
    assert names["tally"].games == 1_000
    assert names["found"].over


@pytest.mark.long
def test_balance() -> None:
    run_all(NOTEBOOKS / "balance.ipynb")


@pytest.mark.long
def test_training_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    monkeypatch.setenv("DECISIONS", "60000")
    monkeypatch.setenv("DEALS", "40")
    names = run_all(NOTEBOOKS / "train.ipynb")
    assert names["model"].num_timesteps > 0
    assert names["imitated"][0] > 0.1  # a random policy wins one game in a thousand


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_every_cell_has_the_output_of_a_run(path: Path) -> None:
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert any(cell["outputs"] for cell in cells)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_guide_runs_as_written(number: int) -> None:
    pytest.importorskip("pyspiel" if "pyspiel" in BLOCKS[number] else "gymnasium")
    run(BLOCKS[number], {})
