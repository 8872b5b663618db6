"""What the commands share: the language, the seats and options of a call, and how things are printed."""

from __future__ import annotations

import argparse
import json
import secrets
import sys

from contienda.cli.words import spoken
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.texts import COMMON, Texts

HUMAN = "human"
BOT = "bot:"
SEED_BOUND = 2**62


def language(parsed: argparse.Namespace) -> str:
    return getattr(parsed, "lang", None) or spoken([])


def texts(parsed: argparse.Namespace) -> Texts:
    return Texts(language(parsed), COMMON)


def seats(game: Game, written: str | None, default: list[str], humans: bool) -> list[str]:
    """One word per seat: `human` or `bot:name`."""
    found = [word.strip() for word in written.split(",")] if written else default
    game.check_seats(len(found))
    from contienda.bots.roster import make

    for number, word in enumerate(found, 1):
        if word == HUMAN:
            if not humans:
                raise BadOption("error-seat-human", seat=number)
        elif word.startswith(BOT):
            make(word.removeprefix(BOT))
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
        return secrets.randbelow(2**31)
    if not 0 <= parsed.seed < SEED_BOUND:
        raise BadOption("error-number", option="--seed", value=str(parsed.seed), low=0, high="2**62 - 1")
    return int(parsed.seed)


def print_json(found: object) -> None:
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
