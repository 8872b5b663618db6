"""`contienda scenario`: create, check, explain, list or export scenario files, which change a game without code."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.commands.simulate import Summary, length_line, share_cells, simulated, summary
from contienda.cli.console.output import screen
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.scenario_names import name_in, own_language
from contienda.i18n.speaker import Texts
from contienda.lab.simulate import Order
from contienda.play import scenarios
from contienda.quality.findings import ERROR, Finding

GAMES = 1000
SEED = 1


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    made = flags.actions(parser, words, "scenario", ("new", "check", "explain", "list", "export"))
    for name, each in made.items():
        each.add_argument("--game", metavar="GAME", help=words["scenario-game"])
        if name == "export":
            each.add_argument("names", nargs="*", metavar="NAME", help=words["scenario-export-names"])
            each.add_argument("--to", default=".", metavar="FOLDER", help=words["scenario-export-to"])
        elif name != "list":
            each.add_argument("file", metavar="FILE", help=words["scenario-file"])
    made["check"].add_argument("--simulate", action="store_true", help=words["scenario-simulate"])
    made["check"].add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "new": new,
        "check": check,
        "explain": explain,
        "list": list_shipped,
        "export": export,
    }
    return actions[parsed.action](parsed)


def game_of(parsed: argparse.Namespace) -> Game:
    """Return the named game, or the one the file belongs to."""
    return registry.load(parsed.game) if parsed.game else arguments.game_of_scenario(parsed.file)


def report(game: Game) -> ModuleType | None:
    """Return the part `scenario_report` of a game: what it adds to the common report on its scenario files.

    It has `explain(text, file, words)`; `seat(number, words)`, the name of a seat in the table of wins; `looked(game,
    options)`, statistics of single games as JSON; and `show(game, found, words)`, which prints them.
    """
    return registry.part(game.id, "scenario_report")


# --- new, list and export --------------------------------------------------------------------------------------------


def new(parsed: argparse.Namespace) -> int:
    """Write a small starter file; never overwrite an existing one."""
    game = registry.load(parsed.game) if parsed.game else scenarios.games()[0]
    path = Path(parsed.file)
    if not scenarios.shipped(game):
        raise BadOption("error-no-scenarios", game=game.id)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write((Path(game.folder) / scenarios.STARTER).read_text(encoding="utf-8"))
    except FileExistsError:
        raise BadOption("error-file-exists", file=parsed.file) from None
    except OSError as error:
        raise BadOption("error-unwritable", file=parsed.file, reason=error.strerror or str(error)) from None
    print(arguments.texts(parsed)("scenario-new", file=parsed.file))
    return 0


def list_shipped(parsed: argparse.Namespace) -> int:
    words = arguments.texts(parsed)
    console = screen()
    for game in [registry.load(parsed.game)] if parsed.game else scenarios.games():
        console.print(f"[bold]{game.id}[/]")
        for name, path in scenarios.shipped(game).items():
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            console.print(f"[bold bright_blue]{name}[/]  {escape(said(data, 'title', words) or name)}")
            if about := said(data, "about", words):
                console.print(f"    {escape(about)}")
    return 0


def export(parsed: argparse.Namespace) -> int:
    """Copy built-in scenarios into a folder; never overwrite an existing file."""
    games = [registry.load(parsed.game)] if parsed.game else scenarios.games()
    known = [(name, game, path) for game in games for name, path in scenarios.shipped(game).items()]
    chosen: list[tuple[Path, Path]] = []
    for name in parsed.names or list(dict.fromkeys(name for name, _, _ in known)):
        found = [(game, path) for each, game, path in known if each == name]
        if not found:
            raise BadOption(
                "error-no-scenario", file=name, names=", ".join(dict.fromkeys(each for each, _, _ in known))
            )
        for game, path in found:  # several games may have a scenario of that name
            chosen.append((path, Path(parsed.to) / (f"{name}.toml" if len(found) == 1 else f"{game.id}-{name}.toml")))
    for _, target in chosen:
        if target.exists():
            raise BadOption("error-file-exists", file=target)
    for path, target in chosen:
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("x", encoding="utf-8", newline="\n") as file:
                file.write(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadOption("error-unwritable", file=target, reason=error.strerror or str(error)) from None
        print(arguments.texts(parsed)("scenario-exported", file=str(target)))
    return 0


def said(data: dict[str, object], key: str, words: Texts) -> str:
    """Return a file's [meta] entry for this key; "" if there is none."""
    meta = data.get("meta")
    return name_in(meta.get(key), words.language, own_language(data)) if isinstance(meta, dict) else ""


# --- check -----------------------------------------------------------------------------------------------------------


def check(parsed: argparse.Namespace) -> int:
    game = game_of(parsed)
    text = arguments.scenario(game, parsed.file)
    words = arguments.texts(parsed)
    found = game.inspect_scenario(text)
    wrong = any(each.kind == ERROR for each in found)
    playable = all(each.harmless for each in found)
    told = [as_dict(each, words) for each in found]
    if not parsed.json:
        show_findings(parsed.file, found, words)
    if parsed.simulate and playable:
        played = game.with_scenario(text)
        options = played.resolve(played.presets[0].name, {})
        measured = measure(played, options, words)
        own = report(game)
        looked = own.looked(played, options) if own is not None else {}
        if parsed.json:
            arguments.print_json({"findings": told, "simulation": {**measured, **looked}})
        else:
            show_measures(played, measured, words)
            if own is not None:
                own.show(played, {**measured, **looked}, words)
    elif parsed.json:
        arguments.print_json({"findings": told, "simulation": None} if parsed.simulate else told)
    return 1 if wrong else 0


def as_dict(finding: Finding, words: Texts) -> dict[str, object]:
    return {"line": finding.line, "key": finding.key, "kind": finding.kind, "message": finding.sentence(words)}


def show_findings(file: str, found: list[Finding], words: Texts) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for each in found:
        sign = "[bright_red]✗[/]" if each.kind == ERROR else "[magenta]![/]"
        where = words("scenario-where", file=file, line=each.line)
        key = f" [bold bright_blue]{escape(each.key)}[/]" if each.key else ""
        console.print(f"{sign} {escape(where)}{key}: {escape(each.sentence(words))}")
    errors = sum(each.kind == ERROR for each in found)
    console.print(words("scenario-count", errors=errors, warnings=len(found) - errors))


def measure(game: Game, options: dict[str, int], words: Texts) -> Summary:
    """Play a thousand random games and count."""
    jobs = os.cpu_count() or 1
    order = Order(game.id, options, ["random"] * game.usual, SEED, game.scenario_text)
    outcome = simulated(order, GAMES, jobs, words)
    return summary(game, ["bot:random"] * game.usual, options, SEED, jobs, outcome)


def show_measures(game: Game, found: Summary, words: Texts) -> None:
    console = screen()
    table = Table(title=words("simulate-games", games=found["games"]), title_justify="left")
    for column in ("player", "wins", "share", "interval"):
        table.add_column(words(f"simulate-{column}"), justify="left" if column == "player" else "right")
    own = report(game)
    for number, row in enumerate(found["wins"]):
        seat = own.seat(number, words) if own is not None else words("scenario-seat", number=number + 1)
        table.add_row(seat, *share_cells(row, words))
    console.print(table)
    console.print(length_line(found["length"], words))


# --- explain ---------------------------------------------------------------------------------------------------------


def explain(parsed: argparse.Namespace) -> int:
    game = game_of(parsed)
    text = arguments.scenario(game, parsed.file)
    game.check_scenario(text, parsed.file)
    words = arguments.texts(parsed)
    console = screen()
    data = tomllib.loads(text)
    console.print(f"[bold]{escape(said(data, 'title', words) or parsed.file)}[/]")
    for key in ("about", "changes"):
        if told := said(data, key, words):
            console.print(escape(told))
    meta = data.get("meta", {})
    for key in ("attribution", "licence"):
        if key in meta:
            console.print(f"[dim]{escape(str(meta[key]))}[/]")
    own = report(game)
    if own is not None:
        own.explain(text, parsed.file, words)
    return 0
