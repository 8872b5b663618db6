"""A game is one folder: nothing outside names it, and what the registry imports of it stays in its layer."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from contienda.core.packages import OURS, PARTS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "contienda"
BELOW = ("core", "i18n", "play", "quality", "games")  # what rules may import
# The table of built-in games, and the migration that names the game whose rooms had their own table.
MAY_NAME = {SOURCE / "core" / "packages.py", SOURCE / "store" / "migrations" / "versions" / "r0006_documents.py"}


def test_nothing_outside_its_folder_knows_a_game_by_name() -> None:
    names = re.compile("|".join(OURS))
    kinds = (".py", ".ftl", ".toml", ".json")
    outside = [path for path in SOURCE.rglob("*") if path.suffix in kinds and SOURCE / "games" not in path.parents]
    for path in [*outside, ROOT / "pyproject.toml", ROOT / "hatch_build.py"]:
        found = names.findall(path.read_text(encoding="utf-8"))
        assert not found or path in MAY_NAME, f"{path.relative_to(ROOT)} names {found}"


@pytest.mark.parametrize("game", OURS)
def test_the_rules_reach_no_part_and_no_higher_layer(game: str) -> None:
    """Parts may import what they extend, so nothing that a game needs to be played may import a part."""
    todo, reached = [SOURCE / "games" / game / "game.py"], set[Path]()
    while todo:
        path = todo.pop()
        if path in reached:
            continue
        reached.add(path)
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "contienda" and len(parts) > 1 and (SOURCE / parts[1]).is_dir():
                assert parts[1] in BELOW, f"{path.relative_to(SOURCE)} imports {name}"
            if name.startswith(f"contienda.games.{game}."):
                assert parts[3] not in PARTS, f"{path.relative_to(SOURCE)} imports the part {name}"
                todo += [found for end in (0, 1) if (found := module(parts[: len(parts) - end])) is not None]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{each.name}" for each in node.names)


def module(parts: list[str]) -> Path | None:
    """Return the file of a module, if it exists."""
    path = SOURCE.parent.joinpath(*parts)
    near = [path.with_suffix(".py"), path / "__init__.py"]
    return next((each for each in near if each.is_file()), None)
