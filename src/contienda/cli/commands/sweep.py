"""`contienda sweep`: search for the smallest change of a game that meets a target, and save it as a preset."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.commands.experiment import base_of, players
from contienda.cli.console.output import screen
from contienda.cli.console.progress import with_progress
from contienda.core.errors import BadOption
from contienda.lab import proposals, ready_preset, sweep
from contienda.lab.experiment_folder import SWEEP, start_experiment
from contienda.lab.setup import Change, Setup
from contienda.lab.sweep import Outcome, Standing
from contienda.lab.wording import Wording

CHANGES = 2
DEALS = 3000
WITHIN = 10.0  # points
ALL = "all"


class Setting(TypedDict):
    """A setting in the output of `--json`; shares, not points."""

    changes: list[str]
    size: float
    deals: int
    miss: float
    interval: tuple[float, float]
    wins: list[list[float]]  # by bots, then by seat
    nobody: list[float]
    decisions: float


class Summary(TypedDict):
    """The output of `--json`."""

    game: str
    version: int
    options: dict[str, str]
    seed: int
    target: str
    within: float
    bots: list[str]
    best: Setting | None
    frontier: list[Setting]
    settings: list[Setting]
    tried: int
    games: int
    seconds: float
    interrupted: bool


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("question", metavar="GAME", help=words["game"])
    flags.scenario(parser, words)
    parser.add_argument("--vary", action="append", default=[], metavar="NAME=VALUES", help=words["sweep-vary"])
    parser.add_argument("--toward", metavar="PRESET", help=words["sweep-toward"])
    parser.add_argument("--changes", type=int, metavar="K", help=words["sweep-changes"])
    parser.add_argument("--optuna", type=int, metavar="TRIALS", help=words["sweep-optuna"])
    parser.add_argument("--target", default=sweep.FAIR, metavar="TARGET", help=words["sweep-target"])
    parser.add_argument("--draws", type=float, metavar="PERCENT", help=words["sweep-draws"])
    parser.add_argument("--within", type=float, default=WITHIN, metavar="POINTS", help=words["sweep-within"])
    parser.add_argument("--bots", metavar="LIST", help=words["experiment-bots"])
    flags.seating(parser, words, words["seats-bots"])
    parser.add_argument("-n", "--deals", type=int, default=DEALS, metavar="N", help=words["sweep-deals"])
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    parser.add_argument("--save", metavar="FILE", help=words["sweep-save"])
    parser.add_argument("--out", metavar="RUN", help=words["experiment-out"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    base = base_of(parsed)
    target = sweep.target(parsed.target, parsed.draws, base.seats)
    knobs = knobs_of(base, parsed)
    bots = players(parsed, base)
    seed = 1 if parsed.seed is None else arguments.seed(parsed)
    check(parsed)
    jobs = arguments.jobs(parsed, parsed.deals)
    if parsed.optuna:
        settings = suggestions(base, knobs, target, bots, seed, jobs, parsed)
    else:
        settings = sweep.grid(knobs, CHANGES if parsed.changes is None else parsed.changes)
    asked = sweep.plan(base, settings, bots, parsed.deals, parsed.within, seed)
    tried = (parsed.optuna or 0) + len(settings) + 1
    more: dict[str, object] = {"target": target.written(), "draws": parsed.draws, "tried": tried}
    folder = start_experiment(Path(parsed.out), asked, SWEEP, more) if parsed.out else None
    told = arguments.texts(parsed)("simulate-progress", game=base.game)
    try:
        found = with_progress(
            lambda progress: sweep.race(asked, target, jobs, folder, progress, tried),
            told,
            parsed.deals * asked.columns,
        )
    finally:
        if folder is not None:
            folder.close()
    if parsed.json:
        arguments.print_json(summary(found))
    else:
        show(found, parsed)
    if parsed.save:
        save(found, Path(parsed.save), parsed)
    return 130 if found.interrupted else 0


def check(parsed: argparse.Namespace) -> None:
    for option, value, high in (("--changes", parsed.changes, 10), ("--optuna", parsed.optuna, 100_000)):
        if value is not None and not 1 <= value <= high:
            raise BadOption("error-number", option=option, value=str(value), low=1, high=high)
    if parsed.save and not parsed.save.endswith(ready_preset.SUFFIX):
        raise BadOption("error-sweep-save", file=parsed.save)
    if parsed.save and Path(parsed.save).exists():
        raise BadOption("error-file-exists", file=parsed.save)


def knobs_of(base: Setup, parsed: argparse.Namespace) -> list[list[Change]]:
    """Return what may change: one list of alternatives for each thing."""
    found: list[list[Change]] = sweep.toward(base, parsed.toward) if parsed.toward else []
    for word in parsed.vary:
        name, equals, values = word.partition("=")
        if word == ALL:
            found += [base.vary(each.name, ALL) for each in base.loaded().options if each.choices]
        elif not equals:
            raise BadOption("error-option-without-value", option=word)
        else:
            found.append(base.vary(name.strip(), values))
    by_name: dict[str, dict[str, Change]] = {}
    for knob in found:
        for each in knob:
            by_name.setdefault(each.name, {})[each.after] = each
    if not by_name:
        raise BadOption("error-sweep-nothing")
    return [list(each.values()) for each in by_name.values()]


def suggestions(
    base: Setup,
    knobs: list[list[Change]],
    target: sweep.Target,
    bots: list[list[str]],
    seed: int,
    jobs: int,
    parsed: argparse.Namespace,
) -> list[list[Change]]:
    """Let Optuna search, with a progress bar."""
    told = arguments.texts(parsed)("sweep-trials")
    return with_progress(
        lambda progress: proposals.proposed(base, knobs, target, bots, parsed.optuna, seed, jobs, progress),
        told,
        parsed.optuna,
    )


# --- the result -------------------------------------------------------------------------------------------------------


def summary(found: Outcome) -> Summary:
    asked, best = found.question, found.best()
    return {
        "game": asked.base.game,
        "version": asked.version,
        "options": asked.base.written(),
        "seed": asked.seed,
        "target": found.target.written(),
        "within": asked.within,
        "bots": [asked.arm(number) for number in range(len(asked.bots))],
        "best": setting(found, best) if best else None,
        "frontier": [setting(found, each) for each in found.frontier()],
        "settings": [setting(found, each) for each in sorted(found.standings, key=lambda one: (one.miss, one.size))],
        "tried": found.tried,
        "games": found.games,
        "seconds": found.seconds,
        "interrupted": found.interrupted,
    }


def setting(found: Outcome, each: Standing) -> Setting:
    changes = found.question.variants[each.variant - 1].changes if each.variant else []
    return {
        "changes": [one.label() for one in changes],
        "size": each.size,
        "deals": each.deals,
        "miss": each.miss,
        "interval": (each.low, each.high),
        "wins": each.wins,
        "nobody": each.nobody,
        "decisions": each.length,
    }


def show(found: Outcome, parsed: argparse.Namespace) -> None:
    words = Wording(found.question.base.loaded(), arguments.language(parsed))
    console = screen()
    if found.interrupted:
        console.print(f"[magenta]{words.texts('simulate-interrupted', games=found.games)}[/]")
    if not found.standings:
        return
    console.print(f"[bold]{escape(words.verdict(found))}[/]", soft_wrap=True)
    table = Table(title=words.texts("sweep-frontier"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("setting", "size", "miss", "shares"):
        left = column in ("setting", "shares")
        table.add_column(words.texts(f"sweep-{column}"), justify="left" if left else "right", no_wrap=column == "miss")
    for each in found.frontier():
        table.add_row(*(escape(cell) for cell in words.setting_row(found, each)))
    console.print(table)
    console.print(f"[dim]{escape(words.sweep_footnote(found))}[/]", soft_wrap=True)
    if parsed.out:
        console.print(words.texts("experiment-kept", folder=parsed.out), soft_wrap=True, markup=False)


def save(found: Outcome, path: Path, parsed: argparse.Namespace) -> None:
    """Write the best setting as a preset, and into its scenario where scenarios hold presets."""
    words = Wording(found.question.base.loaded(), arguments.language(parsed))
    best = found.best() or min(found.standings, key=lambda each: (each.miss, each.size), default=None)
    if best is None or best.variant == 0:
        console = screen(stderr=True)
        console.print(f"[magenta]{escape(words.texts('sweep-unsaved'))}[/]", soft_wrap=True)
        return
    setup = found.question.setup(best.variant)
    about = [words.about(found, best)]
    name = ready_preset.name_of(path)
    write(path, ready_preset.preset_file(setup, about), parsed)
    scenario = ready_preset.scenario_file(setup, name, path.stem, about)
    if scenario:
        setup.loaded().check_scenario(scenario, str(path))
        write(path.with_name(f"{path.stem}-scenario{ready_preset.SUFFIX}"), scenario, parsed)


def write(path: Path, text: str, parsed: argparse.Namespace) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise BadOption("error-file-exists", file=path) from None
    except OSError as error:
        raise BadOption("error-unwritable", file=path, reason=error.strerror or str(error)) from None
    if not parsed.json:
        print(arguments.texts(parsed)("scenario-exported", file=str(path)))
