"""`contienda print GAME`: everything of a game that can be cut out, as a PDF."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments, flags
from contienda.cli.console.output import screen
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.languages import LANGUAGES
from contienda.i18n.speaker import Speaker

SUFFIX = ".pdf"


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", metavar="GAME", help=words["game"])
    parser.add_argument("--list", action="store_true", help=words["print-list"])
    parser.add_argument("--what", metavar="LIST", default="", help=words["print-what"])
    flags.scenario(parser, words)
    parser.add_argument("--deck", metavar="DECK", default="", help=words["print-deck"])
    parser.add_argument("--library", metavar="FILE", default="", help=words["print-library"])
    parser.add_argument("--language", choices=LANGUAGES, help=words["print-language"])
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help=words["print-paper"])
    parser.add_argument("--ink", choices=("colour", "low"), default="colour", help=words["print-ink"])
    parser.add_argument("--bleed", action="store_true", help=words["print-bleed"])
    parser.add_argument("--whole", action="store_true", help=words["print-whole"])
    parser.add_argument("-o", "--out", metavar="FILE", help=words["print-out"])


def run(parsed: argparse.Namespace) -> int:
    from contienda.press import printing

    language = parsed.language or arguments.language(parsed)
    words = arguments.texts(parsed)
    game = arguments.game(parsed.game, parsed)
    if parsed.list:
        return show_groups(game, parsed)
    order = printing.Order(
        game,
        language,
        tuple(each.strip() for each in parsed.what.split(",") if each.strip()),
        parsed.paper,
        parsed.ink,
        parsed.bleed,
        parsed.whole,
        deck=written(parsed.deck),
        library=written(parsed.library),
    )
    path = Path(parsed.out or name(parsed, language))
    with screen(stderr=True).status(words("print-working", game=Speaker(game, language, []).texts("game-name"))):
        made = printing.make(order)
    try:
        path.write_bytes(made.pdf)
    except OSError as error:
        raise BadOption("error-unwritable", file=str(path), reason=error.strerror or str(error)) from None
    print(words("print-written", file=str(path), pages=made.pages, size=round(len(made.pdf) / 1000)))
    return 0


def show_groups(game: Game, parsed: argparse.Namespace) -> int:
    from contienda.press import printing

    words = Speaker(game, arguments.language(parsed), []).texts
    for group in printing.groups(game):
        print(words("print-list-line", group=group, name=words(f"print-{group}")))
    return 0


def written(word: str) -> str:
    """The text of a file, or the word itself if there is no such file: then it is a name the game knows."""
    path = Path(word)
    if not word or not path.is_file():
        return word
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=word, reason=error) from None


def name(parsed: argparse.Namespace, language: str) -> str:
    """A file name that says what is in it: `GAME-red,blue-es-a4.pdf`."""
    words = [parsed.game]
    for each in (parsed.scenario, parsed.deck):
        words += [Path(each).stem] if each else []
    words += parsed.what.split(",") if parsed.what else []
    words += [language, "bleed" if parsed.bleed else parsed.paper]
    words += ["low"] if parsed.ink == "low" else []
    return "-".join(word.strip() for word in words if word.strip()) + SUFFIX
