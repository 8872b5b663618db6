"""`contienda watch`: bots play, people look on."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.markup import escape

from contienda.bots.roster import make
from contienda.cli import ask
from contienda.cli.play import named
from contienda.cli.terminal import Terminal
from contienda.core.errors import BadOption
from contienda.core.match import Match
from contienda.core.texts import Speaker


def run(parsed: argparse.Namespace) -> int:
    if not 0 <= parsed.pause <= 60:
        raise BadOption("error-number", option="--pause", value=f"{parsed.pause:g}", low=0, high=60)
    game = ask.game(parsed.game, parsed)
    seats = ask.seats(game, parsed.seats, ["bot:random"] * game.usual, humans=False)
    match = Match(game, named(seats, ask.texts(parsed)), ask.options(game, parsed))
    speaker = Speaker(game, ask.language(parsed), match.seats)
    bots = {at: make(word.removeprefix(ask.BOT), programs=True) for at, word in enumerate(seats)}
    table = Terminal(match, speaker, bots, ask.seed(parsed), parsed.pause)
    table.console.print(f"[bold]{escape(table.words('game-name'))}[/]")
    if parsed.pause:
        table.console.print(f"[dim]{escape(table.words('watch-pause', seconds=parsed.pause))}[/]")
    table.run()
    return 0 if not parsed.save or table.save(Path(parsed.save)) else 2
