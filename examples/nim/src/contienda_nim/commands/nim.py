"""`contienda nim ROW …`: list every winning move of a position."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from contienda.cli import arguments
from contienda.core.errors import BadOption
from contienda.i18n.speaker import of_game
from contienda_nim.constants import LONGEST
from contienda_nim.game import GAME
from contienda_nim.theory import winning_moves


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("rows", nargs="+", type=int, metavar="ROW", help=words["nim-rows"])
    parser.add_argument("--misere", action="store_true", help=words["nim-misere"])


def run(parsed: argparse.Namespace) -> int:
    if any(not 0 <= row <= LONGEST for row in parsed.rows):
        raise BadOption("error-nim-row", low=0, high=LONGEST)
    texts = of_game(GAME, arguments.language(parsed))
    found = winning_moves(parsed.rows, parsed.misere)
    for row, count in found:
        print(texts("nim-move", row=row + 1, count=count))
    if not found:
        print(texts("nim-lost"))
    return 0
