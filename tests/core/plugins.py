"""Packages of other authors, installed in a folder: one only in English, others broken in various ways."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from contienda.i18n.speaker import required
from tests.core.toy import ToyGame

ROOT = Path(__file__).parents[2]
GAME = """
from tests.core.toy import ToyGame
GAME = ToyGame()
GAME.id = {id!r}
GAME.folder = {folder!r}
"""
MOODY = """
from tests.core.toy import ToyGame

class Moody(ToyGame):
    @property
    def presets(self):
        raise RuntimeError("not today")

    @presets.setter
    def presets(self, value):
        pass

GAME = Moody()
GAME.id = {id!r}
GAME.folder = {folder!r}
"""
BROKEN = {  # by game: what its error message says
    "crash": "ZeroDivisionError",
    "leaver": "SystemExit",
    "missing": "ModuleNotFoundError",
    "moody": "not today",
    "mute": "no texts",
    "nameless": "game-name",
}


def english() -> dict[str, str]:
    """Return every text the toy game needs, in English."""
    return {key: f"Some words for {key}" for key in required(ToyGame())} | {"game-name": "A toy"}


def package(folder: Path, name: str, code: str, game: str, module: str = "") -> None:
    """Write one installed package that brings one game."""
    if code:
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[contienda.games]\n{game} = {module or name}:GAME\n", encoding="utf-8")


def with_texts(folder: Path, id: str, code: str = GAME, **languages: dict[str, str]) -> str:
    """Return the code of a toy game with texts in these languages."""
    home = folder / f"home_{id}"
    (home / "texts").mkdir(parents=True)
    for language, texts in languages.items():
        lines = "".join(f"{key} = {text}\n" for key, text in texts.items())
        (home / "texts" / f"{language}.ftl").write_text(lines, encoding="utf-8")
    return code.format(id=id, folder=str(home))


def write(folder: Path) -> None:
    """Write an English game, one that is half Spanish, and one for every kind of error."""
    words = english()
    package(folder, "plug_english", with_texts(folder, "english", en=words), "english")
    package(folder, "plug_half", with_texts(folder, "half", en=words, es={"game-name": "Un juguete"}), "half")
    package(folder, "plug_crash", "1 / 0\n", "crash")
    package(folder, "plug_leaver", "raise SystemExit(3)\n", "leaver")
    package(folder, "plug_missing", "", "missing", "no_such_module_anywhere")
    package(folder, "plug_moody", with_texts(folder, "moody", MOODY, en=words), "moody")
    package(folder, "plug_mute", with_texts(folder, "mute"), "mute")
    nameless = {key: text for key, text in words.items() if key != "game-name"}
    package(folder, "plug_nameless", with_texts(folder, "nameless", en=nameless), "nameless")
    package(folder, "plug_zweite", "", "english", "plug_half")  # a name already taken by another package
    package(folder, "plug_usurper", "", "misiles", "plug_half")  # and one of ours


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a program that should find these packages."""
    paths = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(folder / "data")}


def forget() -> None:
    """Unload the modules that were imported from such a folder."""
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]
