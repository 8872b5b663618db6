"""Rules use no clock, no generator, no files. import-linter checks the import layers (pyproject.toml)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from contienda.core.packages import PARTS

SOURCE = Path(__file__).parent.parent.parent / "src" / "contienda"
FORBIDDEN = {"random", "time", "datetime", "os", "sys", "socket", "subprocess", "secrets", "threading", "asyncio"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = [each.name for each in node.names] if node.module == "contienda" else [""]
            yield from (f"{node.module}.{name}".rstrip(".") for name in names)


def test_rules_touch_nothing_outside() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        if Path(path.relative_to(SOURCE / "games").parts[1]).stem in PARTS:
            continue
        touched = {name.split(".")[0] for name in imports(path)} & FORBIDDEN
        assert not touched, f"{path.name} imports {touched}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("open", "print", "input"), f"{path.name}:{node.lineno}"
