"""What the commands share: the language, the seats and options of a call, and how things are printed."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from contienda.cli.help_texts import spoken
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.speaker import COMMON, Texts
from contienda.play import scenarios

Shown = TypeVar("Shown")
HUMAN = "human"
BOT = "bot:"
SEED_BOUND = 2**62
NEW_SEEDS = 2**53  # more than anybody could try out, and whole numbers in any JSON


def language(parsed: argparse.Namespace) -> str:
    return getattr(parsed, "lang", None) or spoken([])


def texts(parsed: argparse.Namespace) -> Texts:
    return Texts(language(parsed), COMMON)


def game(name: str, parsed: argparse.Namespace) -> Game:
    """The game of that name, on the scenario of the call if there is one."""
    found = registry.load(name)
    if not parsed.scenario:
        return found
    text = scenario(found, parsed.scenario)
    found.check_scenario(text, parsed.scenario)
    return found.with_scenario(text)


def every_game(parsed: argparse.Namespace, show: Callable[[Game], Shown]) -> list[Shown]:
    """What is shown of every game; a broken package of somebody else gets one line of complaint."""
    found, broken = registry.each(show)
    for error in broken:
        sys.stderr.write(f"contienda {parsed.command}: {error.sentence(language(parsed))}\n")
    return found


def line(prompt: str) -> str:
    """A line somebody types; at a terminal with arrow keys and a history of what was typed before."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return input(f"{prompt}> ")
    try:
        import readline  # noqa: F401 – `input` uses it once it is there
    except ImportError:  # not every Python has it
        return input(f"{prompt}> ")
    return input(f"\x01\x1b[1m\x02{prompt}\x01\x1b[0m\x02> ")  # between \x01 and \x02 stands what takes no room


def game_of_scenario(word: str) -> Game:
    """The game a scenario is for: who ships it, or what the file says in its table [meta]; else the first there is."""
    games = scenarios.games()
    for game in games:
        if word in scenarios.shipped(game):
            return game
    try:
        named = tomllib.loads(Path(word).read_text(encoding="utf-8")).get("meta", {}).get("game")
    except (OSError, ValueError, AttributeError):  # whoever reads it says what is wrong
        named = None
    return next((game for game in games if game.id == named), games[0])


def scenario(game: Game, word: str) -> str:
    """The text of a scenario: the name of one that comes with the game, or a file."""
    known = scenarios.shipped(game)
    path = known.get(word) or Path(word)
    if not known and not path.exists():
        raise BadOption("error-no-scenarios", game=game.id)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadOption("error-no-scenario", file=word, names=", ".join(known)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=word, reason=error) from None


def seats(game: Game, written: str | None, default: list[str], humans: bool) -> list[str]:
    """One word per seat: `human` or `bot:name`."""
    found = [word.strip() for word in written.split(",")] if written else default
    game.check_seats(len(found))
    from contienda.bots.factory import make

    for number, word in enumerate(found, 1):
        if word == HUMAN:
            if not humans:
                raise BadOption("error-seat-human", seat=number)
        elif word.startswith(BOT):
            make(word.removeprefix(BOT), programs=True)
        else:
            raise BadOption("error-seat-word", seat=number, word=word)
    return found


def options(game: Game, parsed: argparse.Namespace) -> dict[str, int]:
    """Preset and single options of a call, checked."""
    given: dict[str, object] = {}
    for word in parsed.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("error-option-without-value", option=word)
        given[name.strip()] = value
    return game.resolve(parsed.preset or game.presets[0].name, given)


def seed(parsed: argparse.Namespace) -> int:
    """The seed given, or a new one."""
    if parsed.seed is None:
        return secrets.randbelow(NEW_SEEDS)
    if not 0 <= parsed.seed < SEED_BOUND:
        raise BadOption("error-number", option="--seed", value=str(parsed.seed), low=0, high="2**62 - 1")
    return int(parsed.seed)


def jobs(parsed: argparse.Namespace, games: int) -> int:
    """How many processes play so many games."""
    found = parsed.jobs or max(1, min(os.cpu_count() or 1, games))
    if not 1 <= found <= 256:
        raise BadOption("error-number", option="--jobs", value=str(parsed.jobs), low=1, high=256)
    return int(found)


def number(text: str) -> int | None:
    """A whole number somebody typed, or nothing."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def print_json(found: object) -> None:
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
