"""`contienda verify FILE`: whether every outcome of chance at a table is the one its seed gives."""

from __future__ import annotations

import argparse
from pathlib import Path

from contienda.cli import ask
from contienda.cli.screen import screen
from contienda.core.errors import BadReplay


def run(parsed: argparse.Namespace) -> int:
    from contienda.table import bundle

    path = Path(parsed.file)
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise BadReplay("error-no-file", file=path) from None
    except OSError as error:
        raise BadReplay("error-unreadable", file=path, reason=error) from None
    verdict = bundle.verify(bundle.read(text, str(path)), str(path))
    if parsed.json:
        ask.print_json(
            {"fair": True, "drawn": verdict.drawn, "typed": verdict.typed, "decided": verdict.decided}
            | {"over": verdict.over, "back": verdict.back, "opening": verdict.opening}
            | {"commitment": verdict.commitment}
        )
        return 0
    words = ask.texts(parsed)
    console = screen()
    console.print(words("verify-fair", file=str(path)), markup=False)
    console.print("  " + words("verify-drawn", count=verdict.drawn))
    console.print("  " + words("verify-decided", count=verdict.decided))
    if verdict.typed:
        console.print("  " + words("verify-typed", count=verdict.typed))
    if verdict.opening:
        console.print("  " + words("verify-opening", count=verdict.opening))
    if verdict.back:
        console.print("  " + words("verify-back", count=verdict.back))
    console.print("  " + words("verify-commitment", commitment=verdict.commitment), markup=False)
    if not verdict.over:
        console.print("  " + words("verify-open"))
    return 0
