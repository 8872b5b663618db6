"""`contienda watch`: watch bots play."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from rich.markup import escape

from contienda.bots.factory import make
from contienda.cli import arguments, flags
from contienda.cli.commands.play import named
from contienda.cli.console.terminal import Terminal
from contienda.core.errors import BadOption
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", metavar="GAME", help=words["game"])
    flags.scenario(parser, words)
    flags.seating(parser, words, words["seats-bots"])
    parser.add_argument("--pause", type=float, default=0.4, metavar="SECONDS", help=words["pause"])
    parser.add_argument("--save", metavar="FILE", help=words["save"])


def run(parsed: argparse.Namespace) -> int:
    if not 0 <= parsed.pause <= 60:
        raise BadOption("error-number", option="--pause", value=f"{parsed.pause:g}", low=0, high=60)
    game = arguments.game(parsed.game, parsed)
    seats = arguments.seats(game, parsed.seats, ["bot:random"] * game.usual, humans=False)
    match = Match(game, named(seats, arguments.texts(parsed)), arguments.options(game, parsed))
    speaker = Speaker(game, arguments.language(parsed), match.seats)
    bots = {at: make(word.removeprefix(arguments.BOT), programs=True) for at, word in enumerate(seats)}
    table = Terminal(match, speaker, bots, arguments.seed(parsed), parsed.pause)
    table.console.print(f"[bold]{escape(table.words('game-name'))}[/]")
    if parsed.pause:
        table.console.print(f"[dim]{escape(table.words('watch-pause', seconds=parsed.pause))}[/]")
    table.run()
    return 0 if not parsed.save or table.save(Path(parsed.save)) else 2
