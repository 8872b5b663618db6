"""`contienda verify FILE`: check that every chance outcome of a table or tournament follows from its seed."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments
from contienda.cli.console.output import screen
from contienda.core.errors import BadReplay
from contienda.core.state import CHANCE, OVER
from contienda.lab.tournament_store import GAMES
from contienda.play import replay

NAMED = re.compile(rb'"format"\s*:\s*"([^"]*)"')


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["verify-file"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    from contienda.table import export_file

    path = Path(parsed.file)
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise BadReplay("error-no-file", file=path) from None
    except OSError as error:
        raise BadReplay("error-unreadable", file=path, reason=error) from None
    kind = kind_of(text)
    if kind == "contienda-replay":
        return replayed(path, parsed)
    if kind == "contienda-tournament":
        raise BadReplay("error-verify-manifest", file=path, folder=path.parent / GAMES)
    verdict = export_file.verify(export_file.read(text, str(path)), str(path))
    if parsed.json:
        arguments.print_json(
            {"fair": True, "drawn": verdict.drawn, "typed": verdict.typed, "decided": verdict.decided}
            | {"over": verdict.over, "back": verdict.back, "opening": verdict.opening}
            | {"commitment": verdict.commitment}
        )
        return 0
    words = arguments.texts(parsed)
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


def kind_of(text: bytes) -> str:
    """Return the format a file declares, of any version; for a broken file, the first format it mentions."""
    try:
        found = json.loads(text)
        form = str(found.get("format")) if isinstance(found, dict) else ""
    except (ValueError, RecursionError):
        named = NAMED.search(text)
        form = named[1].decode(errors="replace") if named else ""
    return form.partition("/")[0]


def replayed(path: Path, parsed: argparse.Namespace) -> int:
    """Count the chance outcomes of a replay that names its generator; loading has already verified them."""
    stored = replay.load(path)
    if stored.chance is None:
        raise BadReplay("error-replay-no-seed", file=path)
    _, state = stored.start()
    drawn = 0
    for action in stored.actions:
        drawn += state.actor() == CHANCE
        state.apply(action)
    decided, over = len(stored.actions) - drawn, bool(state.actor() == OVER)
    if parsed.json:
        arguments.print_json({"fair": True, "drawn": drawn, "decided": decided, "over": over, "chance": stored.chance})
        return 0
    words = arguments.texts(parsed)
    console = screen()
    console.print(words("verify-fair", file=str(path)), markup=False)
    console.print("  " + words("verify-seed", seed=str(stored.chance[0]), deal=str(stored.chance[1]), count=drawn))
    console.print("  " + words("verify-decided", count=decided))
    if not over:
        console.print("  " + words("verify-open"))
    return 0
