"""`contienda backup FILE`: all tables in one file, while the server runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from contienda.cli import ask


def run(parsed: argparse.Namespace) -> int:
    from contienda.store.backup import backup

    copied = asyncio.run(backup(parsed.database, Path(parsed.file)))
    print(ask.texts(parsed)("backup-written", file=parsed.file, tables=copied.tables, entries=copied.entries))
    return 0
