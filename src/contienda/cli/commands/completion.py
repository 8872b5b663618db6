"""`contienda completion SHELL`: print the script that completes command lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

from contienda.cli import completion


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("shell", choices=completion.SHELLS, metavar="SHELL", help=words["completion-shell"])


def run(parsed: argparse.Namespace) -> int:
    sys.stdout.write(completion.script(parsed.shell))
    return 0
