"""`contienda debrief FILE`: how a saved game went, its turning points, and what other decisions would have changed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from contienda.analysis import report
from contienda.cli import arguments
from contienda.cli.console import boards
from contienda.cli.console.output import screen
from contienda.cli.console.progress import with_progress
from contienda.i18n.speaker import Speaker
from contienda.play import match as matches
from contienda.play import replay
from contienda.play.match import Match
from contienda.press import debrief_words

FORMATS = ("text", "markdown", "csv", "json")


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words["replay-file"])
    parser.add_argument("--quick", action="store_true", help=words["debrief-quick"])
    parser.add_argument("--format", choices=FORMATS, default="text", help=words["debrief-format"])
    parser.add_argument("--nameless", action="store_true", help=words["debrief-nameless"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["debrief-seed"])
    parser.add_argument("--jobs", type=int, metavar="N", help=words["jobs"])


def run(parsed: argparse.Namespace) -> int:
    stored = replay.load(Path(parsed.file))
    texts = arguments.texts(parsed)
    if parsed.nameless:
        stored.seats = [texts("debrief-player", number=number) for number in range(1, len(stored.seats) + 1)]
    match = matches.of(stored)
    speaker = Speaker(match.game, arguments.language(parsed), match.seats)
    if parsed.format == "csv":
        sys.stdout.write(debrief_words.decisions(match, speaker))
        return 0
    seed = report.SEED if parsed.seed is None else arguments.seed(parsed)
    jobs = arguments.jobs(parsed, os.cpu_count() or 1)
    found = worked_out(match, seed, not parsed.quick, jobs, texts("debrief-working"))
    if parsed.format == "json":
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    elif parsed.format == "markdown":
        sys.stdout.write(debrief_words.markdown(found, speaker))
    else:
        show(screen(), found, speaker, match)
    return 0


def worked_out(match: Match, seed: int, what_ifs: bool, jobs: int, told: str) -> report.Debrief:
    """Analyse the game and show how far it is."""

    def analyse(progress: object) -> report.Debrief:
        before = 0

        def heard(done: int, of: int) -> None:
            nonlocal before
            assert callable(progress)
            progress(100 * done // max(1, of) - before)
            before = 100 * done // max(1, of)

        return report.debrief(match, seed, what_ifs, jobs, heard)

    return with_progress(analyse, told, 100)


def show(console: Console, found: report.Debrief, speaker: Speaker, match: Match) -> None:
    """Print the debrief."""
    words, say = debrief_words.Words(found, speaker), speaker.texts

    def title(key: str) -> None:
        console.print(f"\n[bold]{escape(say(key))}[/]")

    console.print(f"[bold]{escape(say('debrief-title'))}: {escape(say('game-name'))}[/]", highlight=False)
    console.print(escape(words.ending()), highlight=False)
    closing = boards.closing(match, speaker)
    if closing is not None and found.over:
        console.print(closing)
    title("debrief-course")
    head, rows = words.table()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, name in enumerate(head):
        table.add_column(name, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    title("debrief-turning")
    for line in words.turning():
        console.print(f"  {escape(line)}", highlight=False)
    if found.tried:
        title("debrief-what_if")
        console.print(f"  {escape(words.about_what_ifs())}", highlight=False, style="dim")
        for heading, readings in words.what_ifs():
            console.print(f"  {escape(heading)}", highlight=False)
            for line in readings:
                console.print(f"    {escape(line)}", highlight=False, style="dim")
    title("debrief-played")
    for line in words.figures():
        console.print(f"  {escape(line)}", highlight=False)
