"""Helpers the commands share: language, seats and options from the command line, and printing."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from contienda.cli import colour
from contienda.cli.help_texts import spoken
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.speaker import COMMON, Texts
from contienda.play import scenarios

Shown = TypeVar("Shown")
HUMAN = "human"
BOT = "bot:"
PRESET_FILE = ".toml"
SEED_BOUND = 2**62
NEW_SEEDS = 2**53  # too many to guess, and still exact integers in any JSON


def language(parsed: argparse.Namespace) -> str:
    return getattr(parsed, "lang", None) or spoken([])


def texts(parsed: argparse.Namespace) -> Texts:
    return Texts(language(parsed), COMMON)


def game(name: str, parsed: argparse.Namespace) -> Game:
    """Load the game of that name, on the scenario of the call if there is one."""
    found = registry.load(name)
    if not parsed.scenario:
        return found
    text = scenario(found, parsed.scenario)
    found.check_scenario(text, parsed.scenario)
    return found.with_scenario(text)


def every_game(parsed: argparse.Namespace, show: Callable[[Game], Shown]) -> list[Shown]:
    """Apply a function to every game; print one line for each broken package."""
    found, broken = registry.each(show)
    for error in broken:
        sys.stderr.write(f"contienda {parsed.command}: {error.sentence(language(parsed))}\n")
    return found


def line(prompt: str, choices: Sequence[str] = ()) -> str:
    """Read a line from the user; on a terminal, with arrow keys, history and completion of these choices by Tab."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return input(f"{prompt}> ")
    try:
        import readline
    except ImportError:  # some Python builds lack readline
        return input(f"{prompt}> ")
    readline.set_completer(partial(complete, choices))
    readline.set_completer_delims(",;\t")
    readline.parse_and_bind("tab: complete")
    if colour.chosen() == colour.NEVER:
        return input(f"{prompt}> ")
    return input(f"\x01\x1b[1m\x02{prompt}\x01\x1b[0m\x02> ")  # \x01 and \x02 enclose characters of zero width


def complete(choices: Sequence[str], typed: str, number: int) -> str | None:
    """Return the choice of that number that begins with what was typed, after its leading spaces."""
    begun = typed.lstrip()
    found = [each for each in choices if each.casefold().startswith(begun.casefold())]
    return typed[: len(typed) - len(begun)] + found[number] if number < len(found) else None


def game_of_scenario(word: str) -> Game:
    """Return the game a scenario belongs to: the one that ships it, the one in its [meta], or the first game."""
    games = scenarios.games()
    for game in games:
        if word in scenarios.shipped(game):
            return game
    try:
        named = tomllib.loads(Path(word).read_text(encoding="utf-8")).get("meta", {}).get("game")
    except (OSError, ValueError, AttributeError):  # the code that parses the file reports the error
        named = None
    return next((game for game in games if game.id == named), games[0])


def scenario(game: Game, word: str) -> str:
    """Return the text of a scenario: a built-in one by name, or a file."""
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
    """Parse one word per seat: `human` or `bot:name`."""
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
    """Resolve and check the preset and options of the call."""
    preset, given = asked(game, parsed)
    return game.resolve(preset, dict(given))


def asked(game: Game, parsed: argparse.Namespace) -> tuple[str, dict[str, str]]:
    """Return the preset of the call and the options that override it; the preset may be a file."""
    preset = parsed.preset or game.presets[0].name
    given: dict[str, str] = {}
    if preset.endswith(PRESET_FILE):
        from contienda.lab import ready_preset

        preset, given = ready_preset.read(Path(preset), game.id)
    for word in parsed.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("error-option-without-value", option=word)
        given[name.strip()] = value.strip()
    return preset, given


def seed(parsed: argparse.Namespace) -> int:
    """Return the given seed, or a new one."""
    if parsed.seed is None:
        return secrets.randbelow(NEW_SEEDS)
    if not 0 <= parsed.seed < SEED_BOUND:
        raise BadOption("error-number", option="--seed", value=str(parsed.seed), low=0, high="2**62 - 1")
    return int(parsed.seed)


def jobs(parsed: argparse.Namespace, games: int) -> int:
    """Return how many processes to use for that many games."""
    found = parsed.jobs or max(1, min(os.cpu_count() or 1, games))
    if not 1 <= found <= 256:
        raise BadOption("error-number", option="--jobs", value=str(parsed.jobs), low=1, high=256)
    return int(found)


def number(text: str) -> int | None:
    """Parse a typed whole number; None if it is not one."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def print_json(found: object) -> None:
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
