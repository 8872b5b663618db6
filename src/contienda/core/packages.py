"""Which packages bring games, and where their parts are. Nothing here imports a game or anything slow.

The table below lists the built-in games; the entry point group `contienda.games` adds others, each naming a `Game`. The
folder of the module that defines the `Game` is the game's own package and holds its optional parts.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "contienda.games"
OURS = {
    "misiles": "contienda.games.misiles.game:GAME",
    "buenosos": "contienda.games.buenosos.game:GAME",
    "blackhat": "contienda.games.blackhat.game:GAME",
    "kiberrubezh": "contienda.games.kiberrubezh.game:GAME",
    "maracas": "contienda.games.maracas.game:GAME",
}
YARDSTICKS = {  # not offered to players; they measure the engine
    "hearts": "contienda.yardsticks.hearts:GAME",
    "connect_four": "contienda.yardsticks.connect_four:GAME",
    "kuhn_poker": "contienda.yardsticks.kuhn_poker:GAME",
}
# Optional parts of a game: modules or folders of its package with these names. They may import the layers they extend;
# the game itself imports none of them.
PARTS = (
    "terminal",
    "commands",
    "routes",
    "scenario_report",
    "documents",
    "intake_jobs",
    "debrief",
    "debrief_chapter",
    "class_tile",
    "printed_parts",
    "ready_setup",
)


def names() -> list[str]:
    """Return every game that can be played, built-in ones first."""
    return [*OURS, *others()]


def points() -> list[EntryPoint]:
    """Return all entry points of our group, in a stable order."""
    if not _anybody():
        return []
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))


def others() -> dict[str, EntryPoint]:
    """Return the games of other packages by name. Built-in names win; among the others, the first by module wins."""
    found: dict[str, EntryPoint] = {}
    for point in points():
        if point.name not in OURS:
            found.setdefault(point.name, point)
    return found


def package(name: str) -> str:
    """Return the dotted name of a game's own package; "" for a single-module or unknown game."""
    module = _module(name)
    if module and _folder(module) is not None:
        return module
    above = module.rpartition(".")[0]
    return above if above and _folder(above) is not None else ""


def home(name: str) -> Path | None:
    """Return the folder of a game's own package."""
    found = package(name)
    return _folder(found) if found else None


def _module(name: str) -> str:
    where = OURS.get(name)
    if where is None:
        point = others().get(name)
        where = point.value if point is not None else ""
    return where.partition(":")[0].strip()


def _folder(package: str) -> Path | None:
    """Find a package's folder without importing its parents."""
    top, *below = package.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        return None
    for place in (spec.submodule_search_locations or []) if spec is not None else []:
        folder = Path(place, *below)
        if folder.is_dir():
            return folder
    return None


def _anybody() -> bool:
    """Tell whether any installed package may bring a game.

    This saves importing `importlib.metadata`, which takes longer than all of --help. A path entry that cannot be listed
    (a zip file) may bring one.
    """
    for place in sys.path:
        try:
            with os.scandir(place or ".") as entries:
                infos = [each.path for each in entries if each.name.endswith((".dist-info", ".egg-info"))]
        except FileNotFoundError:
            continue
        except OSError:
            return True
        for info in infos:
            try:
                with open(f"{info}/entry_points.txt", encoding="utf-8", errors="replace") as file:
                    if GROUP in file.read():
                        return True
            except OSError:
                continue
    return False
