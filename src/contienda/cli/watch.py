"""`contienda watch`: bots play, people look on."""

from __future__ import annotations

import argparse
from pathlib import Path

from contienda.bots.roster import make
from contienda.cli import ask
from contienda.cli.play import named
from contienda.cli.terminal import Terminal
from contienda.core import registry
from contienda.core.match import Match
from contienda.core.rng import Rng
from contienda.core.texts import Speaker


def run(parsed: argparse.Namespace) -> int:
    game = registry.load(parsed.game)
    seats = ask.seats(game, parsed.seats, ["bot:random"] * game.usual, humans=False)
    match = Match(game, named(game, seats, ask.language(parsed)), ask.options(game, parsed))
    speaker = Speaker(game, ask.language(parsed), match.seats)
    bots = {at: make(word.removeprefix(ask.BOT)) for at, word in enumerate(seats)}
    table = Terminal(match, speaker, bots, Rng(ask.seed(parsed)), False, max(0.0, parsed.pause))
    table.console.print(f"[bold]{table.words('game-name')}[/]")
    table.run()
    if parsed.save:
        table.save(Path(parsed.save))
    return 0
