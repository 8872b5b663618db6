"""`contienda doctor`: check a database, even while a server runs, and say how to fix what it finds."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping

from contienda.cli import arguments
from contienda.cli.console.output import screen

MARKS = {"good": "✓", "note": "·", "warning": "!", "error": "✗"}


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("--json", action="store_true", help=words["json"])
    parser.add_argument("--database", metavar="URL", help=words["database"])


def run(parsed: argparse.Namespace) -> int:
    """Return exit code 0 if all is well, 1 if something needs fixing."""
    from contienda.store import doctor, location

    words = arguments.texts(parsed)
    shown = location.find(parsed.database).shown
    findings = asyncio.run(doctor.examine(parsed.database))
    bad = sum(each.bad for each in findings)
    if parsed.json:
        said = [
            {"check": each.check, "level": each.level, "finding": each.key, "text": words(each.key, **each.values)}
            for each in findings
        ]
        arguments.print_json({"database": shown, "ok": not bad, "findings": said})
        return 1 if bad else 0
    console = screen()
    console.print(words("doctor-database", database=shown), markup=False)
    for each in findings:
        console.print(f"{MARKS[each.level]} {words(each.key, **each.values)}", markup=False, highlight=False)
    console.print(words("doctor-bad", count=bad) if bad else words("doctor-good"), markup=False)
    return 1 if bad else 0
