"""`contienda man [COMMAND]`: the manual page, from the texts of `--help`."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping

from rich.text import Text

from contienda.cli import arguments, discovery, manual
from contienda.cli.console import pager
from contienda.cli.console.output import screen
from contienda.cli.help_texts import help_texts
from contienda.core import packages
from contienda.core.errors import BadOption
from contienda.i18n.speaker import COMMON, Texts


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("of", nargs="?", metavar="COMMAND", help=words["man-command"])
    parser.add_argument("--roff", action="store_true", help=words["man-roff"])


def run(parsed: argparse.Namespace) -> int:
    page = written(arguments.language(parsed), parsed.of)
    if parsed.roff:
        sys.stdout.write(page)
        return 0
    man = shutil.which("man")
    if man is not None:
        with tempfile.NamedTemporaryFile("w", suffix=".1", encoding="utf-8") as file:
            file.write(page)
            file.flush()
            if subprocess.run([man, "-l", file.name], stderr=subprocess.DEVNULL, check=False).returncode == 0:
                return 0
    pager.show(screen(), Text(manual.plain(page)))
    return 0


def written(language: str, of: str | None = None, own: bool = False) -> str:
    """Write the page in one language, of all commands or of one; those of other packages unless `own` is set."""
    from contienda.cli.main import build_parser

    words = help_texts(language)
    known = {
        name: each for name, each in discovery.commands(words).items() if not own or each.game in ("", *packages.OURS)
    }
    for folder in {each.texts for each in known.values() if each.game}:
        words.add(folder, language)
    if of is not None and of not in known:
        raise BadOption("error-man-command", name=of)
    said = Texts(language, COMMON)
    page = manual.Page(words, said, lambda name: build_parser(words, known, known[name]))
    return page.write([of] if of is not None else list(known), alone=of is not None)
