"""The build: really compiled, equal to the interpreted one, and separate from the sources."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from hatch_build import chosen

from contienda.cli.commands.check import check_agreement
from contienda.core import build_info, registry

ROOT = Path(__file__).parent.parent.parent
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
HOOK = WHEEL["hooks"]["custom"]
COMPILED = [ROOT / module for module in chosen(ROOT, HOOK)]


def test_the_compiled_build_is_compiled() -> None:
    assert build_info.is_compiled()
    for path in COMPILED:
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        file = import_module(name).__file__
        assert file is not None
        assert file.endswith((".so", ".pyd")), f"{name} runs from {file}"


@pytest.mark.parametrize("name", [*registry.OURS, *registry.YARDSTICKS])
def test_interpreted_and_compiled_games_agree(name: str) -> None:
    assert check_agreement(registry.load(name, yardsticks=True)) == []


def test_a_difference_between_builds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contienda.cli.commands.check.fingerprints", lambda name, scenario: "00000000")
    found = check_agreement(registry.load("misiles"))
    assert found[0].startswith("interpreted and compiled games differ: 00000000 and")


def test_nothing_compiled_stands_beside_the_sources() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_no_shift_of_a_constant_by_a_variable() -> None:
    """mypyc compiles `1 << n` on i64 as a 32-bit shift: use the table of bits instead."""
    for path in COMPILED:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                constant = isinstance(node.left, ast.Constant) or (
                    isinstance(node.left, ast.Name) and node.left.id.isupper()
                )
                assert not constant or isinstance(node.right, ast.Constant), f"{path.name}:{node.lineno}"


def test_the_interpreted_run_is_interpreted() -> None:
    script = "from contienda.core import build_info; print(build_info.name())"
    environment = {**os.environ, "CONTIENDA_INTERPRETED": "1"}
    outcome = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert outcome.stdout.strip() == "interpreted"
