"""`contienda hint FILE`: what a bot would do at a point of a saved game, and why."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from rich.markup import escape

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.cli import arguments
from contienda.cli.console import boards, hint_view
from contienda.cli.console.output import screen
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.i18n.speaker import Speaker
from contienda.play import match as matches
from contienda.play import replay


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["replay-file"])
    parser.add_argument("--step", type=int, metavar="K", help=words["hint-step"])
    parser.add_argument("--bot", default="bot:hint", metavar="BOT", help=words["hint-bot"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["hint-seed"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    bot = make(parsed.bot.removeprefix(arguments.BOT))
    stored = replay.load(Path(parsed.file))
    step = len(stored.actions) if parsed.step is None else parsed.step
    if not 0 <= step <= len(stored.actions):
        raise BadOption("error-number", option="--step", value=str(parsed.step), low=0, high=len(stored.actions))
    match = matches.of(stored, step)
    seat = int(match.state.actor())
    if seat < 0:
        raise BadOption("error-hint-nobody", step=step, file=parsed.file)
    seed = 1 if parsed.seed is None else arguments.seed(parsed)
    try:
        bot.begin(match.game, match.options, len(match.seats), seat)
        thought = bot.think(Sight(match.state, seat), Rng(seed))
    finally:
        bot.close()
    if parsed.json:
        found = {"game": match.game.id, "step": step, "seat": seat, "bot": parsed.bot, "seed": seed}
        arguments.print_json({**found, **thought.as_json(match.game.vocabulary)})
        return 0
    speaker = Speaker(match.game, arguments.language(parsed), match.seats)
    view = match.state.view(seat)
    console = screen()
    console.print(boards.draw(view, speaker))
    asked = escape(f"{match.seats[seat]}: {speaker.question(str(view['step']))}")
    console.print(f"\n[bold]{asked}[/]", highlight=False)
    console.print(hint_view.draw(thought, speaker, match.state.actions()))
    return 0
