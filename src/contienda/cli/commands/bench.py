"""`contienda bench`: how fast this build plays on this machine. `make bench` compares it with other programs."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping

from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.console.output import screen
from contienda.core import build_info
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.play.playout import batch, copies


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["bench-game"])
    flags.scenario(parser, words)
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help=words["bench-seconds"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    if not 0 < parsed.seconds <= 600:
        raise BadOption("error-seconds", value=f"{parsed.seconds:g}", most=600)
    if parsed.scenario and not parsed.game:
        raise BadOption("error-scenario-game")
    if parsed.game:
        found = {parsed.game: measure(arguments.game(parsed.game, parsed), parsed.seconds)}
    else:
        found = dict(arguments.every_game(parsed, lambda game: (game.id, measure(game, parsed.seconds))))
    if parsed.json:
        arguments.print_json({"build": build_info.name(), "games": found})
        return 0
    words = arguments.texts(parsed)
    table = Table(title=words(f"build-{build_info.name()}"), title_justify="left")
    for column in ("game", "games_per_s", "decisions_per_s", "copy_ns"):
        table.add_column(words(f"bench-{column}"), justify="left" if column == "game" else "right")
    for name, row in found.items():
        table.add_row(name, *(words("whole", value=value) for value in row.values()))
    screen().print(table)
    return 0


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Play random games for about that long, then copy a position repeatedly."""
    start = game.start(game.fewest, game.resolve(game.presets[0].name, {}))
    begin = time.perf_counter()
    games = actions = first = 0
    while time.perf_counter() - begin < seconds:
        tally = batch(start, 1, first, 10, game.bound)
        games += tally.games
        actions += tally.decisions + tally.chances
        first += 10
    spent = time.perf_counter() - begin
    count = 20_000
    begin = time.perf_counter()
    copies(start, count)
    copying = time.perf_counter() - begin
    return {"games_per_s": games / spent, "decisions_per_s": actions / spent, "copy_ns": copying / count * 1e9}
