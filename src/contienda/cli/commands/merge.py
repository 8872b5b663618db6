"""`contienda merge RUN…`: put runs of the same job, played on different machines, together in a new folder."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments
from contienda.cli.console.output import screen
from contienda.lab.run_folder import merge


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("runs", nargs="+", metavar="RUN", help=words["merge-runs"])
    parser.add_argument("--out", required=True, metavar="FOLDER", help=words["merge-out"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    folder = merge([Path(each) for each in parsed.runs], Path(parsed.out))
    missing = sum(span.games for span in folder.missing())
    if parsed.json:
        arguments.print_json({"folder": parsed.out, "games": folder.games, "missing": missing})
        return 0
    words = arguments.texts(parsed)
    screen().print(words("merge-done", folder=parsed.out, games=folder.games), markup=False, soft_wrap=True)
    if missing:
        screen().print(words("merge-missing", games=missing), markup=False, soft_wrap=True)
    return 0
