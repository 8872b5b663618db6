"""`contienda learn`: a game's lesson in the terminal, step by step, with a coach."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.text import Text

from contienda.cli import arguments
from contienda.cli.commands.play import choose
from contienda.cli.console.coach import Coach
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.play import lesson


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["learn-game"])
    parser.add_argument("--note", type=int, default=1, metavar="N", help=words["learn-note"])


def run(parsed: argparse.Namespace) -> int:
    name = parsed.game or choose(parsed, arguments.texts(parsed))
    if name is None:
        return 0
    game = registry.load(name)
    coach = Coach(game, taught(game), arguments.language(parsed))
    words, console = coach.words, coach.console
    notes = len(coach.notes)
    if not 1 <= parsed.note <= notes:
        raise BadOption("error-lesson-note", number=parsed.note, notes=notes)
    coach.begin(parsed.note)
    console.print(Text(words("teach-title", game=words("game-name")), style="bold"))
    console.print(Text(words("teach-how"), style="dim"))
    if coach.run():
        console.print(Text(words("teach-done", command=f"contienda play {game.id}"), style="bold"))
    else:
        command = f"contienda learn {game.id} --note {coach.number()}"
        console.print(Text(f"\n{words('teach-left', number=coach.number(), command=command)}"))
    return 0


def taught(game: Game) -> lesson.Lesson:
    """Load the lesson of a game, or say which games have one and what is wrong with this one."""
    if not lesson.exists(game):
        found, _ = registry.each(lambda each: each.id if lesson.exists(each) else "")
        raise BadOption("error-no-lesson", game=game.id, names=", ".join(name for name in found if name))
    wrong = lesson.problems(game)
    if wrong:
        raise BadOption("error-lesson", game=game.id, reason=wrong[0])
    return lesson.load(game)
