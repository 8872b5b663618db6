"""Our scenario files, and what is found in a file."""

from __future__ import annotations

from pathlib import Path

from contienda.games.buenosos.game import GAME
from contienda.games.buenosos.inspect import inspect
from contienda.games.buenosos.scenario import FOLDER
from contienda.i18n.speaker import COMMON, LANGUAGES, Texts
from contienda.quality.findings import ERROR, WARNING, Finding

START = (Path(GAME.folder) / "starter.toml").read_text(encoding="utf-8")
SHIPPED = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.toml"))}
WORDS = {language: Texts(language, COMMON) for language in LANGUAGES}


def planted(old: str, new: str, base: str = START) -> tuple[str, int]:
    """A file with one change, and the line where the change ends."""
    assert base.count(old) >= 1, old
    before, after = base.split(old, 1)
    return before + new + after, (before + new).count("\n") + 1


def errors(text: str) -> list[Finding]:
    return [each for each in inspect(text) if each.kind == ERROR]


def warnings(text: str, key: str) -> list[Finding]:
    return [each for each in inspect(text) if each.kind == WARNING and each.text == key]
