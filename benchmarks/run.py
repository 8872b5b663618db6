"""Measures this engine against itself interpreted and against OpenSpiel; prints a table, writes results/latest.json.

The contestants take turns for several rounds and the median counts, because machines are seldom quiet. A figure is a
name and a number; one line in `ours.GAMES` adds a game.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

import goals
import live
import ours
import rows
import shell
from contienda.core import registry

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "latest.json"
ROUNDS = 7

Found = dict[str, list[float]]  # name -> one number per round


def main() -> int:
    if not all(ours.is_compiled(entry) for entry in ours.GAMES):
        print("This is the pure Python build, there is nothing to compare: install a C compiler and run `make setup`.")
        return 2
    begun = time.perf_counter()
    found: Found = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", flush=True)
        for entry in ours.GAMES:
            measure_ours(entry, found)
        measure_others(found)
        measure_environments(found)
    print("the program at the terminal", flush=True)
    found["cli.help_s"] = shell.help_seconds()
    found["simulate.speedup_two_jobs"] = shell.two_jobs()
    found["buenosos.scenario_check_s"] = shell.scenario_check()
    print("games kept as rows", flush=True)
    rows.two_jobs(found)
    rows.large(found)
    print("live tables", flush=True)
    live.compare(found)
    figures = {name: statistics.median(numbers) for name, numbers in found.items() if numbers}
    show(found, figures)
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    missed = goals.missed(figures)
    for line in missed:
        print(f"below its goal: {line}")
    print(f"{RESULTS.relative_to(ROOT)} written after {time.perf_counter() - begun:.0f} s")
    return 1 if missed else 0


def note(found: Found, name: str, number: float) -> None:
    found.setdefault(name, []).append(number)


def measure_ours(entry: ours.Entry, found: Found) -> None:
    """Run one round of one of our games, compiled and interpreted."""
    print(f"  {entry.name}", flush=True)
    slow = interpreted(entry)
    games, decisions = ours.games(entry, entry.games)
    expected = ours.checksum(entry)
    if slow["compiled"] or slow["checksum"] != expected:
        raise SystemExit(f"{entry.name}: compiled and interpreted play differ: {expected} and {slow['checksum']}")
    note(found, f"{entry.name}.games_per_s", games)
    note(found, f"{entry.name}.decisions_per_s", decisions)
    note(found, f"{entry.name}.interpreted_decisions_per_s", slow["decisions_per_s"])
    note(found, f"{entry.name}.compiled_over_interpreted", decisions / slow["decisions_per_s"])
    note(found, f"{entry.name}.copy_ns", ours.copying(entry, ours.COPIES))
    note(found, f"{entry.name}.search_sims_per_s", ours.searching(entry, entry.simulations))
    if entry.name in registry.OURS:
        note(found, f"{entry.name}.rows_over_bare", rows.kept(entry))


def interpreted(entry: ours.Entry) -> ours.Figures:
    """Run the same from the sources, in a separate process."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = str(Path(ours.__file__).resolve())
    outcome = subprocess.run([sys.executable, script, entry.name], env=environment, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise SystemExit(f"{entry.name}: the interpreted build failed\n{outcome.stderr}")
    figures: ours.Figures = json.loads(outcome.stdout)
    return figures


def measure_others(found: Found) -> None:
    """Run one round against OpenSpiel, measuring each of our figures again right beside theirs."""
    import openspiel

    entries = {entry.name: entry for entry in ours.GAMES}
    hearts, connect_four = entries["hearts"], entries["connect_four"]
    print("  hearts and connect_four against OpenSpiel", flush=True)
    bots = openspiel.evaluate_bots("hearts", 8_000)
    games, _ = ours.games(hearts, hearts.games)
    loop = openspiel.python_loop("hearts", 800)
    note(found, "hearts.openspiel_evaluate_bots_games_per_s", bots)
    note(found, "hearts.openspiel_python_games_per_s", loop)
    note(found, "hearts.games_over_openspiel_evaluate_bots", games / bots)
    note(found, "hearts.games_over_openspiel_python", games / loop)
    theirs = openspiel.tree_search("connect_four", 40_000)
    simulations = ours.searching(connect_four, 40_000)
    note(found, "connect_four.openspiel_mctsbot_sims_per_s", theirs)
    note(found, "connect_four.search_over_openspiel_mctsbot", simulations / theirs)


def measure_environments(found: Found) -> None:
    """Run one round of batches and views, with PettingZoo's loops right beside them."""
    import environments

    print("  environments and views", flush=True)
    for name, seats in environments.GAMES.items():
        note(found, f"{name}.batch_decisions_per_s", environments.batch(name, seats))
        note(found, f"{name}.views_per_s", environments.views(name))
    theirs = environments.pettingzoo("connect_four_v3")
    note(found, "connect_four.pettingzoo_decisions_per_s", theirs)
    note(found, "connect_four.batch_over_pettingzoo", environments.batch("connect_four", 2) / theirs)
    theirs = environments.pettingzoo("texas_holdem_v4")
    note(found, "texas_holdem.pettingzoo_decisions_per_s", theirs)
    ratio = environments.batch("blackhat", environments.GAMES["blackhat"]) / theirs
    note(found, "blackhat.batch_over_pettingzoo_texas_holdem", ratio)


def show(found: Found, figures: dict[str, float]) -> None:
    table = Table(title="Contienda: median of the rounds, and their range", title_justify="left")
    table.add_column("figure", no_wrap=True)
    for column in ("median", "lowest", "highest"):
        table.add_column(column, justify="right")
    for name in sorted(figures):
        table.add_row(name, *(written(number) for number in (figures[name], min(found[name]), max(found[name]))))
    table.caption = (
        "decisions_per_s counts all applied actions, those of seats and of chance; *_over_* are ratios of speeds. "
        "Times are processor seconds of one process; cli, simulate and live.maracas_over_misiles go by the clock."
    )
    table.caption_justify = "left"
    console = Console(highlight=False)
    console.width = max(console.width, 100)
    console.print(table)


def written(number: float) -> str:
    return f"{number:,.0f}" if number >= 1_000 else f"{number:,.2f}"


if __name__ == "__main__":
    raise SystemExit(main())
