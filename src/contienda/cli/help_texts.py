"""Help texts of the command line, read without the whole of Fluent so that `--help` answers at once.

Keys that begin with `help-` are one-line messages without placeables; a test holds them to that.
"""

from __future__ import annotations

import os
from pathlib import Path

LANGUAGES = ("es", "ru", "en")
FOLDER = Path(__file__).parent.parent / "i18n" / "texts"


def spoken(arguments: list[str]) -> str:
    """The language of this call: `--lang`, or the environment's, or English."""
    wanted = [os.environ.get(name, "") for name in ("CONTIENDA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            wanted.insert(0, arguments[at + 1])
        elif argument.startswith("--lang="):
            wanted.insert(0, argument[7:])
    return next((each[:2].lower() for each in wanted if each[:2].lower() in LANGUAGES), "en")


def help_texts(language: str) -> dict[str, str]:
    lines = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line[5:].split(" = ", 1) for line in lines if line.startswith("help-") and " = " in line)
