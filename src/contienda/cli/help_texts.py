"""Help texts of the command line, parsed without Fluent so that `--help` answers at once.

Keys that begin with `help-` are one-line messages without placeables; a test enforces that.
"""

from __future__ import annotations

import os
from pathlib import Path

from contienda.i18n.languages import FALLBACK, LANGUAGES

FOLDER = Path(__file__).parent.parent / "i18n" / "texts"


class HelpTexts(dict[str, str]):
    """Help texts by key, without `help-`; an unknown key is shown as it is."""

    def __missing__(self, key: str) -> str:
        return key

    def add(self, folder: Path, language: str) -> None:
        """Add a folder's help texts, in English where a language lacks them; the folder may have none."""
        for each in (FALLBACK, language):
            path = folder / f"{each}.ftl"
            if path.is_file():
                lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
                found = (line[5:].partition(" = ") for line in lines if line.startswith("help-"))
                self.update({key: text for key, equals, text in found if equals})


def spoken(arguments: list[str]) -> str:
    """Return the language of this call: from `--lang`, the environment, or English."""
    wanted = [os.environ.get(name, "") for name in ("CONTIENDA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            wanted.insert(0, arguments[at + 1])
        elif argument.startswith("--lang="):
            wanted.insert(0, argument[7:])
    return next((each[:2].lower() for each in wanted if each[:2].lower() in LANGUAGES), FALLBACK)


def help_texts(language: str) -> HelpTexts:
    """Return the help texts all commands share."""
    found = HelpTexts()
    found.add(FOLDER, language)
    return found
