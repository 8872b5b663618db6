"""`contienda play`: play a game in the terminal, with people and bots."""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from rich.text import Text

from contienda.bots.factory import make, title
from contienda.cli import arguments, flags
from contienda.cli.console import opening
from contienda.cli.console.micro_debrief import MicroDebrief, needed
from contienda.cli.console.terminal import Quit, Terminal
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.sides import side_name
from contienda.i18n.speaker import Speaker, Texts, of_game
from contienda.play import match as matches
from contienda.play import replay
from contienda.play.match import Match

PHYSICAL = "physical"
LAST = "-last.json"  # follows the game's id in the name of the file that keeps an unfinished game


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["play-game"])
    flags.scenario(parser, words)
    flags.seating(parser, words, words["seats-play"])
    parser.add_argument("--dice", choices=("drawn", PHYSICAL), default="drawn", help=words["dice"])
    parser.add_argument("--micro-debrief", action="store_true", help=words["micro-debrief"])
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=words["resume"])
    parser.add_argument("--save", metavar="FILE", help=words["save"])


def run(parsed: argparse.Namespace) -> int:
    language = arguments.language(parsed)
    if parsed.resume is not None:
        parsed.resume = parsed.resume or str(last_left(parsed.game))
        match, seats = resume(parsed)
    else:
        name = parsed.game or choose(parsed, arguments.texts(parsed))
        if name is None:
            return 0
        game = arguments.game(name, parsed)
        if parsed.micro_debrief:
            needed(game)
        real = parsed.dice == PHYSICAL
        others = arguments.HUMAN if real else "bot:level:3"  # at a real table sit people
        seats = arguments.seats(game, parsed.seats, [arguments.HUMAN] + [others] * (game.usual - 1), humans=True)
        names = sides(game, seats, language) if real else named(seats, arguments.texts(parsed))
        match = Match(game, names, arguments.options(game, parsed))
        match.dice = PHYSICAL if real else ""
    match.players = seats
    bots = {
        at: make(word.removeprefix(arguments.BOT), True) for at, word in enumerate(seats) if word != arguments.HUMAN
    }
    speaker = Speaker(match.game, language, match.seats)
    terminal = Terminal(match, speaker, bots, arguments.seed(parsed), 0.0)
    if parsed.micro_debrief or match.answers:
        terminal.micro = MicroDebrief(match, speaker)
    return sit_down(parsed, terminal)


def resume(parsed: argparse.Namespace) -> tuple[Match, list[str]]:
    """Load the saved game, with its players unless others are named."""
    stored = replay.load(Path(parsed.resume))
    if parsed.preset or parsed.option or parsed.scenario or parsed.game not in (None, stored.game):
        raise BadOption("error-resume-fixed", file=parsed.resume)
    match = matches.of(stored)
    match.dice = PHYSICAL if parsed.dice == PHYSICAL else stored.dice
    default = stored.players or [arguments.HUMAN] + ["bot:level:3"] * (len(stored.seats) - 1)
    if not parsed.seats and any(map(is_program, default)):
        raise BadOption("error-resume-program", file=parsed.resume, seats=shlex.quote(",".join(default)))
    seats = arguments.seats(match.game, parsed.seats, default, humans=True)
    if len(seats) != len(stored.seats):
        raise BadOption("error-saved-seats", saved=len(stored.seats), given=len(seats))
    return match, seats


def is_program(word: str) -> bool:
    """Tell whether a program plays that seat; a file must not start one."""
    return word.startswith(f"{arguments.BOT}exec:")


def sit_down(parsed: argparse.Namespace, table: Terminal) -> int:
    """Play. A player who quits early, for whatever reason, finds the game again if anything was done."""
    words = table.words
    before = list(table.match.actions)
    for line in opening.lines(table.match, table.speaker, table.people):
        table.console.print(line)
    table.console.print(Text(words("play-hint", game=table.match.game.id), style="dim"))
    if table.keeps is not None:
        table.keeps.copy = Path(parsed.save) if parsed.save else data_folder() / f"{table.match.game.id}{LAST}"
        table.console.print(Text(words("play-keeper"), style="dim"))
    try:
        table.run()
    except Quit:
        if parsed.save or table.match.actions != before:
            keep(parsed, table)
        return 0
    except BaseException:
        if table.match.actions != before:
            keep(parsed, table)
        raise
    forget(parsed)
    if table.keeps is not None and not parsed.save:
        keep_finished(table)
    return 0 if not parsed.save or table.save(Path(parsed.save)) else 2


def keep(parsed: argparse.Namespace, table: Terminal) -> None:
    """Save an unfinished game and say how to resume it."""
    table.console.print()
    last = data_folder() / f"{table.match.game.id}{LAST}"
    path = Path(parsed.save) if parsed.save else last
    if table.match.actions and table.save(path):
        if path != last:  # wherever it was saved, it is the last game
            with contextlib.suppress(OSError):
                replay.save(table.match.replay(), last)
        command = f"contienda play --resume {shlex.quote(str(path))}"
        if any(map(is_program, table.match.players)):
            command += f" --seats {shlex.quote(','.join(table.match.players))}"
        table.console.print(table.words("play-resume", command=command), markup=False)


def keep_finished(table: Terminal) -> None:
    """Keep the finished game of a real table, which nobody can play again, and say how to debrief it."""
    path = data_folder() / f"{table.match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.json"
    try:
        replay.save(table.match.replay(), path)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        table.console.print(table.words("play-not-saved", path=str(path), reason=reason), markup=False)
        return
    (data_folder() / f"{table.match.game.id}{LAST}").unlink(missing_ok=True)  # it is over
    command = f"contienda debrief {shlex.quote(str(path))}"
    table.console.print(table.words("play-kept", path=str(path), command=command), markup=False)


def last_left(game: str | None) -> Path:
    """Return the last unfinished game, of all games or of this one."""
    found = sorted(data_folder().glob(f"*{LAST}"), key=lambda path: path.stat().st_mtime)
    mine = [path for path in found if game is None or path.name == f"{game}{LAST}"]
    if not mine:
        raise BadOption("error-no-last" if game is None else "error-no-last-game", game=game)
    return mine[-1]


def forget(parsed: argparse.Namespace) -> None:
    """Delete the saved copy of a resumed game that is over now."""
    if parsed.resume and Path(parsed.resume).name.endswith(LAST) and Path(parsed.resume).parent == data_folder():
        Path(parsed.resume).unlink(missing_ok=True)


def named(seats: list[str], words: Texts) -> list[str]:
    """Return the names of the seats."""
    return [
        words("seat-human", number=number)
        if word == arguments.HUMAN
        else title(word.removeprefix(arguments.BOT), number, words)
        for number, word in enumerate(seats, 1)
    ]


def sides(game: Game, seats: list[str], language: str) -> list[str]:
    """Return the names of the seats at a real table: the sides of the game, if it has any."""
    words = of_game(game, language)
    return [side_name(game, words, seat) or name for seat, name in enumerate(named(seats, words))]


def choose(parsed: argparse.Namespace, words: Texts) -> str | None:
    """Ask for a game by number; None if the user cancels."""
    if not sys.stdin.isatty():
        return registry.names()[0]
    found = arguments.every_game(parsed, lambda game: (game.id, of_game(game, words.language)("game-name")))
    names = [name for name, _ in found]
    for number, (name, called) in enumerate(found, 1):
        print(f" {number}  {called} ({name})")
    while True:
        try:
            answer = arguments.line(words("play-which")).strip()
        except EOFError:
            return None
        picked = arguments.number(answer)
        if picked is not None and 1 <= picked <= len(names):
            return names[picked - 1]
        if answer in names:
            return answer


def data_folder() -> Path:
    """Return the folder that keeps the user's games."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "contienda"
