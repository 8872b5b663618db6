"""`contienda backup FILE`: all tables in one file, while the server runs. Exit code 1 if it has broken records."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["backup-file"])
    parser.add_argument("--database", metavar="URL", help=words["database"])


def run(parsed: argparse.Namespace) -> int:
    from contienda.store.backup import backup

    words = arguments.texts(parsed)
    copied = asyncio.run(backup(parsed.database, Path(parsed.file)))
    print(words("backup-written", file=parsed.file, tables=copied.tables, entries=copied.entries))
    if copied.broken:
        print(words("backup-broken", count=copied.broken))
    return 1 if copied.broken else 0
