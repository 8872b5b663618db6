"""`contienda report RUN`: one page about a run, interactive as HTML or on paper as PDF."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments
from contienda.core.errors import BadOption
from contienda.lab.report import read

HTML, PDF = ".html", ".pdf"


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("run", metavar="RUN", help=words["report-run"])
    parser.add_argument("-o", "--out", metavar="FILE", help=words["report-out"])


def run(parsed: argparse.Namespace) -> int:
    target = Path(parsed.out) if parsed.out else Path(parsed.run) / f"report{HTML}"
    if target.suffix not in (HTML, PDF):
        raise BadOption("error-report-kind", file=target)
    found = read.report(Path(parsed.run), arguments.language(parsed))
    words = arguments.texts(parsed)
    if target.suffix == HTML:
        from contienda.lab.report import html

        made = html.written(found, words).encode()
    else:
        from contienda.press import lab_report

        made = lab_report.written(found, words)
    try:
        target.write_bytes(made)
    except OSError as error:
        raise BadOption("error-unwritable", file=target, reason=error.strerror or str(error)) from None
    print(words("scenario-exported", file=str(target)))
    return 0
