"""`contienda restore FILE`: fill an empty database from a backup."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["restore-file"])
    parser.add_argument("--database", metavar="URL", help=words["database"])


def run(parsed: argparse.Namespace) -> int:
    from contienda.store.backup import restore

    copied = asyncio.run(restore(Path(parsed.file), parsed.database))
    print(arguments.texts(parsed)("restore-done", file=parsed.file, tables=copied.tables, entries=copied.entries))
    return 0
