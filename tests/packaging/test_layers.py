"""A layer imports only what stands above it; rules touch no clock, no generator, no files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "contienda"
LAYERS = ["core", "games", "bots", "lab", "table", "store", "server", "press", "envs", "cli"]
BESIDE = {"yardsticks": "games", "texts": "core"}
FORBIDDEN = {"random", "time", "datetime", "os", "sys", "socket", "subprocess", "secrets", "threading", "asyncio"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = [each.name for each in node.names] if node.module == "contienda" else [""]
            yield from (f"{node.module}.{name}".rstrip(".") for name in names)


@pytest.mark.parametrize("layer", [each for each in [*LAYERS, *BESIDE] if (SOURCE / each).is_dir()])
def test_a_layer_imports_only_what_stands_above(layer: str) -> None:
    height = LAYERS.index(BESIDE.get(layer, layer))
    for path in (SOURCE / layer).rglob("*.py"):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "contienda" and len(parts) > 1 and parts[1] in [*LAYERS, *BESIDE]:
                above = LAYERS.index(BESIDE.get(parts[1], parts[1]))
                assert above <= height, f"{path.relative_to(SOURCE)} imports {name}"


def test_a_game_does_not_import_another() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for name in imports(path):
            if name.startswith("contienda.games."):
                assert name.split(".")[2] == own, f"{path.name} imports {name}"


def test_rules_touch_nothing_outside() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        touched = {name.split(".")[0] for name in imports(path)} & FORBIDDEN
        assert not touched, f"{path.name} imports {touched}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("open", "print", "input"), f"{path.name}:{node.lineno}"
