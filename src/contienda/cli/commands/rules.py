"""`contienda rules [GAME [CLAUSE]]`: list the rulebooks, or print a whole one, a section or one clause."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping

from rich.markup import escape

from contienda.cli import arguments
from contienda.cli.console import clauses, pager
from contienda.cli.console.output import screen
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.play import rulebook
from contienda.play.rulebook import Clause


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["rules-game"])
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help=words["clause"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    if parsed.game is None:
        return list_books(parsed)
    names = registry.names()
    if parsed.game not in names and re.match(r"\d|[A-Za-z]+-?[A-Za-z]*\d", parsed.game):
        raise BadOption("error-rules-game", clause=parsed.game, game=names[0])
    book = rulebook.load(registry.load(parsed.game), arguments.language(parsed))
    chosen = book.clauses if parsed.clause is None else book.find(parsed.clause)
    if parsed.json:
        arguments.print_json([as_dict(clause) for clause in chosen])
        return 0
    title = [f"[bold]{escape(book.title)}[/]"] if parsed.clause is None else []
    pager.show(screen(), *title, *clauses.lines(chosen, arguments.texts(parsed)))
    return 0


def list_books(parsed: argparse.Namespace) -> int:
    """List every rulebook by the name of its game."""

    def entry(game: Game) -> dict[str, str]:
        return {"game": game.id, "title": rulebook.load(game, arguments.language(parsed)).title}

    books = arguments.every_game(parsed, lambda game: entry(game) if rulebook.exists(game) else None)
    found = [each for each in books if each is not None]
    if parsed.json:
        arguments.print_json(found)
        return 0
    console = screen()
    for each in found:
        console.print(f"[bold]{escape(each['game'])}[/]  {escape(each['title'])}")
    console.print(f"\n{escape(arguments.texts(parsed)('rules-books'))}")
    return 0


def as_dict(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, "kind": clause.kind, "section": clause.section, "text": clause.text}
