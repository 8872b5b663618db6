"""Arguments that several commands share.

A command declares its own in `add_arguments`, with the help texts of the call. Nothing here imports games or Fluent,
because `contienda --help` imports this module.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from contienda.cli import colour
from contienda.i18n.languages import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Prints a one-sentence error and exits with code 2."""

    see = ""
    near = ""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Suggest the command that was probably meant."""
        choices = list(action.choices or [])
        close = difflib.get_close_matches(str(value), choices, 1) if value not in choices else []
        if close:
            raise argparse.ArgumentError(action, self.near % {"value": value, "near": close[0]})
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        stop = "" if message.endswith(("?", ".")) else "."
        sys.stderr.write(f"{self.prog}: {capital(message)}{stop} {capital(self.see)}: {self.prog} --help\n")
        sys.exit(2)


def capital(text: str) -> str:
    """The text with a capital letter at its start, as a sentence has it."""
    return text[:1].upper() + text[1:]


def general(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    """Add the arguments of every command."""
    parser._positionals.title = words["arguments"]
    parser._optionals.title = words["options"]
    parser.add_argument("-h", "--help", action="help", help=words["help"])
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words["lang"])
    parser.add_argument("--color", choices=colour.CHOICES, default=argparse.SUPPRESS, help=words["color"])


def actions(
    parser: argparse.ArgumentParser, words: Mapping[str, str], command: str, names: Iterable[str]
) -> dict[str, argparse.ArgumentParser]:
    """Add the actions of a command that has several, each with the help text `command-action`."""
    found = parser.add_subparsers(
        dest="action", metavar="ACTION", title=words["commands"], parser_class=Parser, required=True
    )
    made: dict[str, argparse.ArgumentParser] = {}
    for name in names:
        told = words[f"{command}-{name}"]
        made[name] = found.add_parser(name, help=told, description=told, add_help=False)
        general(made[name], words)
    return made


def scenario(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    """Add the choice of a scenario."""
    parser.add_argument("--scenario", metavar="FILE", help=words["scenario-option"])


def seating(parser: argparse.ArgumentParser, words: Mapping[str, str], seats: str) -> None:
    """Add the choice of players."""
    parser.add_argument("--seats", metavar="LIST", help=seats)
    setting(parser, words)


def setting(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    """Add preset, options and seed."""
    parser.add_argument("--preset", metavar="NAME", help=words["preset"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words["option"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["seed"])
