"""Generates docs/research/performance.md: every figure of `make bench`, with its goal."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

from scripts.docs.tables import HEAD, code, table

ROOT = Path(__file__).parents[2]
LATEST = ROOT / "benchmarks" / "results" / "latest.json"
GAMES = {
    "misiles": "¡Misiles, Ahora!",
    "buenosos": "BuenOsos vs MalOsos",
    "blackhat": "Black Hat",
    "kiberrubezh": "Kiberrubezh",
    "maracas": "Maracas",
}
OTHERS = {
    "buenosos.scenario_check_s": ("Check a scenario file, program start included", "s"),
    "hearts.games_over_openspiel_evaluate_bots": (
        "Hearts, whole games, compared with OpenSpiel's `evaluate_bots` (C++)",
        "×",
    ),
    "hearts.games_over_openspiel_python": ("Hearts, whole games, compared with OpenSpiel's Python loop", "×"),
    "connect_four.search_over_openspiel_mctsbot": (
        "Connect Four, tree-search simulations, compared with OpenSpiel's `MCTSBot` (C++)",
        "×",
    ),
    "connect_four.batch_over_pettingzoo": (
        "Connect Four, decisions in a batch, compared with the loop over PettingZoo's `connect_four_v3`",
        "×",
    ),
    "blackhat.batch_over_pettingzoo_texas_holdem": (
        "Black Hat, decisions in a batch, compared with the loop over PettingZoo's `texas_holdem_v4`",
        "×",
    ),
    "cli.help_s": ("`contienda --help`", "s"),
    "rows.work_two_jobs": ("Games kept as rows: two processes compared with one, by processor time", "×"),
    "rows.speedup_two_jobs": ("The same by the clock", "×"),
    "rows.million_games_s": (
        "A million random games of ¡Misiles, Ahora!, played, kept and summed up: processor time of each of two cores",
        "s",
    ),
    "rows.ten_million_gib": ("Memory of all processes while ten million rows are written", "GiB"),
    "live.work_maracas_over_misiles": (
        "Moves a second at live tables, sockets included: Maracas compared with ¡Misiles, Ahora!, by processor time",
        "×",
    ),
    "live.maracas_over_misiles": ("The same by the clock, server and players on the same two cores", "×"),
    "simulate.speedup_two_jobs": ("`simulate misiles -n 2000`: two processes compared with one", "×"),
}
INTRODUCTION = f"""# Speed of the engine

{HEAD.format(source="measurement with `make bench`")}

* Rules are compiled, so one core makes millions of decisions a second. That is what makes the
  [laboratory](../tutorials/first-experiment.md) and the searching [bots](../guides/bots.md) practical.
* Ratios count more than seconds: the machine was shared, one core was used, and OpenSpiel came from PyPI.
* `make bench` takes about five minutes, measures everything again and fails if a goal is missed.
"""


def goals() -> ModuleType:
    spec = importlib.util.spec_from_file_location("goals", ROOT / "benchmarks" / "goals.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def names() -> dict[str, tuple[str, str]]:
    """The title and unit of each figure."""
    found: dict[str, tuple[str, str]] = {}
    for game, name in GAMES.items():
        found[f"{game}.compiled_over_interpreted"] = (f"{name}: compiled rules compared with interpreted ones", "×")
        found[f"{game}.decisions_per_s"] = (f"{name}: decisions a second", "")
        found[f"{game}.copy_ns"] = (f"{name}: copy of a position", "ns")
        found[f"{game}.rows_over_bare"] = (
            f"{name}: random games kept as Parquet, compared with only playing them",
            "×",
        )
        found[f"{game}.batch_decisions_per_s"] = (
            f"{name}: decisions a second in a batch, with observations and masks",
            "",
        )
        found[f"{game}.views_per_s"] = (f"{name}: views a second", "")
    return found | OTHERS


def page() -> str:
    figures = json.loads(LATEST.read_text(encoding="utf-8"))
    module = goals()
    rows = []
    for name, (title, unit) in names().items():
        goal = ""
        if name in module.AT_LEAST:
            goal = f"≥ {module.AT_LEAST[name]:,g} {unit}"
        elif name in module.AT_MOST:
            goal = f"≤ {module.AT_MOST[name]:g} {unit}"
        rows.append((title, goal, f"{module.told(figures[name])} {unit}".strip(), code(name)))
    return "\n".join([INTRODUCTION, table(["figure", "goal", "measured", "name"], rows)])
