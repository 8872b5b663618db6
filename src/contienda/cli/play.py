"""`contienda play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from contienda.bots.roster import make
from contienda.cli import ask
from contienda.cli.terminal import Quit, Terminal
from contienda.core import match as matches
from contienda.core import registry, replay
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.match import Match
from contienda.core.rng import Rng
from contienda.core.texts import Speaker, Texts


def run(parsed: argparse.Namespace) -> int:
    words = ask.texts(parsed)
    stored = replay.load(Path(parsed.resume)) if parsed.resume else None
    name = stored.game if stored else parsed.game or choose(words)
    game = registry.load(name)
    default = [ask.HUMAN] + ["bot:search"] * (game.usual - 1)
    if stored is not None:
        default = [ask.HUMAN] + ["bot:search"] * (len(stored.seats) - 1)
    seats = ask.seats(game, parsed.seats, default, humans=True)
    names = named(game, seats, ask.language(parsed))
    match = resumed(stored, seats) if stored else Match(game, names, ask.options(game, parsed))
    seed = ask.seed(parsed)
    speaker = Speaker(game, ask.language(parsed), match.seats)
    bots = {at: make(word.removeprefix(ask.BOT)) for at, word in enumerate(seats) if word != ask.HUMAN}
    return sit_down(parsed, game, Terminal(match, speaker, bots, Rng(seed, len(match.actions)), physical(parsed), 0.0))


def sit_down(parsed: argparse.Namespace, game: Game, table: Terminal) -> int:
    """Play; whoever leaves early finds his game again."""
    words = table.words
    table.console.print(f"[bold]{words('game-name')}[/]  [dim]{words('play-hint')}[/]")
    try:
        table.run()
    except (Quit, KeyboardInterrupt):
        table.console.print()
        path = Path(parsed.save) if parsed.save else data_folder() / f"{game.id}-last.json"
        if table.match.actions:
            table.save(path)
            table.console.print(words("play-resume", command=f"contienda play --resume {path}"))
        return 130
    if parsed.save:
        table.save(Path(parsed.save))
    return 0


def physical(parsed: argparse.Namespace) -> bool:
    return bool(parsed.dice == "physical")


def resumed(stored: replay.Replay, seats: list[str]) -> Match:
    if len(seats) != len(stored.seats):
        raise BadOption("error-saved-seats", saved=len(stored.seats), given=len(seats))
    return matches.of(stored)


def named(game: Game, seats: list[str], language: str) -> list[str]:
    """What the seats are called: by their role where the game has roles, otherwise by who sits there."""
    words = Speaker(game, language, []).texts
    if words.has("role-0"):
        return [words(f"role-{seat}") for seat in range(len(seats))]
    kinds = {ask.HUMAN: "seat-human"}
    return [words(kinds.get(word, "seat-bot"), number=number) for number, word in enumerate(seats, 1)]


def choose(words: Texts) -> str:
    """Ask for a game by its number."""
    names = registry.names()
    if len(names) == 1 or not sys.stdin.isatty():
        return names[0]
    for number, name in enumerate(names, 1):
        print(f" {number}  {name}")
    while True:
        answer = input(words("play-which") + "> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer


def data_folder() -> Path:
    """Where a person's games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "contienda"
