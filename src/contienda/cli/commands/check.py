"""`contienda check GAME`: check a game's laws, texts and clauses; it works for any installed game."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from contienda.cli import arguments, discovery, flags
from contienda.cli.console.output import screen
from contienda.cli.help_texts import help_texts
from contienda.core import build_info, registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.speaker import COMMON, Texts
from contienda.play import rulebook, scenarios
from contienda.quality import clause_coverage, laws, text_lint

AGREE = (
    "import sys; from contienda.cli.commands.check import fingerprints; "
    "from contienda.core import build_info; "
    "print(build_info.name(), fingerprints(sys.argv[1], sys.stdin.buffer.read().decode()))"
)


SECONDS = 20.0  # for the laws of positions, in all random games together


class OnlyOneBuild(Exception):
    """No compiled build is installed to compare with."""


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["check-game"])
    flags.scenario(parser, words)
    parser.add_argument("-n", "--games", type=int, default=20, metavar="N", help=words["check-count"])
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words["seed"])
    parser.add_argument("--tests", metavar="FOLDER", help=words["tests"])
    parser.add_argument("--trace", action="store_true", help=words["trace"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    words = arguments.texts(parsed)
    if parsed.games < 1:
        raise BadOption("error-games-count", value=parsed.games)
    if parsed.scenario and not parsed.game:
        raise BadOption("error-scenario-game")
    games, broken = ([arguments.game(parsed.game, parsed)], []) if parsed.game else registry.each(lambda game: game)
    arguments.seed(parsed)
    tests = tests_folder(parsed)
    console = screen()
    reports = []
    for error in broken:
        problem = error.sentence(words.language)
        reports.append({"game": error.values["game"], "version": 0, "build": build_info.name(), "problems": [problem]})
        if not parsed.json:
            console.print(f"[bright_red]{escape(problem)}[/]")
    for game in games:
        found = examine(game, parsed.games, parsed.seed, tests, console if not parsed.json else None, words)
        reports.append({"game": game.id, "version": game.version, "build": build_info.name(), "problems": found})
        if parsed.trace and not parsed.json:
            console.print(trace_table(game, tests, words))
    if parsed.json:
        arguments.print_json(reports)
    return 1 if any(each["problems"] for each in reports) else 0


def tests_folder(parsed: argparse.Namespace) -> Path | None:
    """Find the tests that cite clauses: the given folder, or `tests/` of a checkout."""
    if parsed.tests is not None:
        given = Path(parsed.tests)
        if not given.is_dir():
            raise BadOption("error-no-folder", option="--tests", folder=parsed.tests)
        return given
    here = Path("tests")
    return here if here.is_dir() and Path("src/contienda").is_dir() else None


def examine(game: Game, count: int, seed: int, tests: Path | None, console: Console | None, words: Texts) -> list[str]:
    """Collect everything that is wrong with a game; report each part when it is done."""
    parts: dict[str, Callable[[], list[str]]] = {
        "check-laws": lambda: check_laws(game, count, seed),
        "check-agree": lambda: check_agreement(game),
        "check-texts": lambda: check_texts(game),
        "check-clauses": lambda: check_clauses(game, tests),
        "check-parts": lambda: check_parts(game),
    }
    if not game.scenario_text and scenarios.shipped(game):
        parts["check-scenarios"] = lambda: check_scenarios(game, seed)
    problems: list[str] = []
    for name, part in parts.items():
        note = f" [dim]{words('check-no-tests')}[/]" if name == "check-clauses" and tests is None else ""
        alone = False
        try:
            found = part()
        except OnlyOneBuild:
            found, alone = [], True
            note = f" [dim]{words('check-one-build')}[/]"
        problems += found
        if console is not None:
            sign = "[bright_red]✗[/]" if found else "[dim]–[/]" if alone else "[bold]✓[/]"
            console.print(f"{sign} {game.id}: {words(name)}{note}")
            for problem in found:
                console.print(f"    {escape(problem)}")
    return problems


def check_laws(game: Game, count: int, seed: int) -> list[str]:
    """Check the laws in random games, for all presets and numbers of seats."""
    clauses = {clause.id for clause in rulebook.load(game, "en").clauses} if rulebook.exists(game) else None
    reached = laws.Reached()
    problems = []
    every = laws.tables(game)
    for number in range(count):
        name, seats, options = every[number % len(every)]
        walk = laws.Walk(game, seats, options, laws.chooser(seed + number), seed + number)
        try:
            reached.add(walk.run(clauses=clauses, seconds=SECONDS / count))
        except laws.LawBroken as broken:
            problems.append(f"{name}, {seats} seats, game {seed + number}, after {walk.taken} actions: {broken}")
    if not problems and not game.scenario_text:  # a scenario file need not use everything
        reached.add(laws.survey(game, seed, 2000))
        problems += [f"never reached in random play: {each}" for each in reached.missing(game)]
    return problems


def check_agreement(game: Game) -> list[str]:
    """Check that the interpreted and the compiled build play the same games."""
    here = fingerprints(game.id, game.scenario_text)
    environment = {"CONTIENDA_INTERPRETED": "1" if build_info.is_compiled() else "0"}
    outcome = subprocess.run(
        [sys.executable, "-c", AGREE, game.id],
        env={**os.environ, **environment},
        input=game.scenario_text.encode(),
        capture_output=True,
    )
    if outcome.returncode != 0:
        return [f"the other build does not run: {outcome.stderr.decode().strip()[-200:]}"]
    other, _, there = outcome.stdout.decode().strip().partition(" ")
    if other == build_info.name():
        raise OnlyOneBuild
    return [] if here == there else [f"interpreted and compiled games differ: {here} and {there}"]


def fingerprints(name: str, scenario: str = "") -> str:
    """Return a checksum of some games for each preset and number of seats."""
    game = registry.load(name, scenario, yardsticks=True)
    found = []
    for preset in game.presets:
        for seats in range(game.fewest, game.most + 1):
            found.append(f"{laws.fingerprint(game, seats, game.resolve(preset.name, {}), 7, 2):08x}")
    return " ".join(found)


def check_texts(game: Game) -> list[str]:
    """Check the texts of the game, or the scenario file it is played on."""
    if not game.scenario_text:
        return text_lint.texts(game)
    words = Texts("en", COMMON)
    found = [each for each in game.inspect_scenario(game.scenario_text) if each.kind == "error"]
    return [f"line {each.line}, {each.key}: {each.sentence(words)}" for each in found]


def check_scenarios(game: Game, seed: int) -> list[str]:
    """Check the built-in scenarios: the files have no errors, and the laws hold on each."""
    problems = []
    for name, path in scenarios.shipped(game).items():
        played = game.with_scenario(path.read_text(encoding="utf-8"))
        found = check_texts(played) or check_laws(played, len(played.presets), seed)
        problems += [f"{name}: {each}" for each in found]
    return problems


def check_clauses(game: Game, tests: Path | None) -> list[str]:
    problems = text_lint.rulebooks(game)
    if problems:
        return problems
    found = clause_coverage.trace(game, tests)
    problems += found.unknown()
    if tests is not None:
        problems += [f"no test cites clause {id}" for id in clause_coverage.untested(game, found)]
        problems += clause_coverage.misexcused(game, found)
    return problems


def check_parts(game: Game) -> list[str]:
    """Check that every optional part can be imported, and that every command declares its arguments."""
    problems = []
    for kind in registry.PARTS:
        try:
            registry.part(game.id, kind)
        except BadOption as error:
            if not isinstance(error.__cause__, ModuleNotFoundError) or "contienda" in str(error.__cause__.name):
                problems.append(str(error))  # the server's packages are missing, so its parts cannot be checked
    words = help_texts("en")
    for command in discovery.commands(words).values():
        if command.game == game.id:
            try:
                discovery.module(command).add_arguments(argparse.ArgumentParser(), words)
            except BadOption as error:
                problems.append(str(error))
    return problems


def trace_table(game: Game, tests: Path | None, words: Texts) -> Table:
    """Return a table of what cites each clause."""
    found = clause_coverage.trace(game, tests)
    excused = rulebook.unshown(game)
    table = Table(title=f"{game.id}: {words('check-trace')}", title_justify="left")
    for column in ("clause", "kind", "code", "tests"):
        table.add_column(words(f"trace-{column}"))
    for clause in rulebook.load(game, words.language).clauses:
        table.add_row(
            clause.id,
            words(f"kind-{clause.kind}"),
            ", ".join(found.code.get(clause.id, [])),
            words("trace-unshown")
            if clause.id in excused
            else ", ".join(place.split("::")[-1] for place in found.tests.get(clause.id, [])),
        )
    return table
