"""`contienda debrief FILE`: how a saved game went, its turning points, and what other decisions would have changed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from contienda.analysis import report
from contienda.cli import arguments
from contienda.cli.console import documents
from contienda.cli.console.output import screen
from contienda.cli.console.progress import with_progress
from contienda.core import files
from contienda.i18n.sides import by_side
from contienda.i18n.speaker import Speaker, Texts, of_game
from contienda.play import match as matches
from contienda.play import replay
from contienda.play.match import Match
from contienda.play.replay import Replay
from contienda.press import debrief_document, debrief_files, debrief_words
from contienda.press.debrief_document import Extras
from contienda.press.document import Quote

FORMATS = ("text", "markdown", "csv", "json", "pdf")


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["replay-file"])
    parser.add_argument("--quick", action="store_true", help=words["debrief-quick"])
    parser.add_argument("--format", choices=FORMATS, default="text", help=words["debrief-format"])
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help=words["debrief-paper"])
    parser.add_argument("--out", metavar="FILE", help=words["debrief-out"])
    parser.add_argument("--nameless", action="store_true", help=words["debrief-nameless"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["debrief-seed"])
    parser.add_argument("--jobs", type=int, metavar="N", help=words["jobs"])


def run(parsed: argparse.Namespace) -> int:
    stored = replay.load(Path(parsed.file))
    texts = arguments.texts(parsed)
    if parsed.nameless:
        stored.seats = [texts("debrief-player", number=number) for number in range(1, len(stored.seats) + 1)]
    match = matches.of(stored)
    language = arguments.language(parsed)
    speaker = Speaker(match.game, language, by_side(match.game, of_game(match.game, language), match.seats))
    seed = report.SEED if parsed.seed is None else arguments.seed(parsed)
    jobs = arguments.jobs(parsed, os.cpu_count() or 1)
    found = worked_out(match, seed, not parsed.quick, jobs, texts("debrief-working"))
    if parsed.format == "csv":
        put(parsed.out, debrief_words.decisions(match, speaker, found).encode())
        return 0
    told = debrief_document.document(found, speaker, of_file(stored, texts))
    if parsed.format == "text":
        documents.show(screen(), told)
    else:
        put(parsed.out, debrief_files.written(told, found, parsed.format, parsed.paper))
    return 0


def put(file: str | None, content: bytes) -> None:
    """Write to a file, or to the output."""
    if file is None:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        with files.whole(Path(file)) as part:
            part.write_bytes(content)


def of_file(stored: Replay, texts: Texts) -> Extras:
    """What players wrote, as far as the file has it: their answers to the micro-debrief."""
    return Extras(
        answers=[
            Quote(texts("debrief-in_turn", turn=each.turn), stored.seats[each.seat], each.text)
            for each in stored.answers
        ]
    )


def worked_out(match: Match, seed: int, what_ifs: bool, jobs: int, told: str) -> report.Debrief:
    """Analyse the game and show how far it is."""

    def analyse(progress: object) -> report.Debrief:
        before = 0

        def heard(done: int, of: int) -> None:
            nonlocal before
            assert callable(progress)
            progress(100 * done // max(1, of) - before)
            before = 100 * done // max(1, of)

        return report.debrief(match, seed, what_ifs, jobs, progress=heard)

    return with_progress(analyse, told, 100)
