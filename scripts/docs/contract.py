"""Generates docs/reference/contract.md: what a game owes the engine, from the docstrings of `contienda.core`.

The sources are parsed, not imported: compiled classes keep no signatures.
"""

from __future__ import annotations

import ast
from pathlib import Path

from scripts.docs.tables import HEAD

CORE = Path(__file__).parents[2] / "src" / "contienda" / "core"
# What the author of a game needs, in reading order.
SHOWN: dict[str, list[str]] = {
    "game": ["Game"],
    "state": ["State", "Legal"],
    "step": ["Step"],
    "heuristics": [],
    "observation": ["Feature", "Observer", "Row"],
    "vocabulary": [],
    "options": [],
    "events": [],
    "rng": [],
    "errors": [],
}
INTRODUCTION = f"""# The contract of a game

{HEAD.format(source="docstrings in `src/contienda/core`")}

A game is a `State`, some steps and one `Game`. This page lists what the engine asks of them and what it gives them. The
[guide](../guides/games.md) explains how the parts fit together, the [tutorial](../tutorials/write-a-game.md) builds a
whole game.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *(module(name, wanted) for name, wanted in SHOWN.items())])


def module(name: str, wanted: list[str]) -> str:
    tree = ast.parse((CORE / f"{name}.py").read_text(encoding="utf-8"))
    parts = [f"## contienda.core.{name}", "", ast.get_docstring(tree) or "", ""]
    for node in tree.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        if node.name.startswith("_") or (wanted and node.name not in wanted):
            continue
        if isinstance(node, ast.ClassDef):
            parts.append(shown_class(node))
        else:
            parts.append(f"### {node.name}\n\n```python\n{signature(node)}\n```\n\n{ast.get_docstring(node) or ''}\n")
    return "\n".join(parts)


def shown_class(node: ast.ClassDef) -> str:
    bases = [ast.unparse(base) for base in node.bases]
    parts = [f"### {node.name}" + (f" ({', '.join(bases)})" if bases else ""), "", ast.get_docstring(node) or "", ""]
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and (method.name == "__init__" or not method.name.startswith("_")):
            text = ast.get_docstring(method) or ""
            if method.name == "__init__" and len(method.args.args) < 2:
                continue
            parts += ["```python", signature(method), "```", "", *([text, ""] if text else [])]
    return "\n".join(parts)


def signature(node: ast.FunctionDef) -> str:
    """The signature on one line, or one line per argument if that is too long."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"def {node.name}({ast.unparse(node.args)}){result}"
    if len(line) <= 100:
        return line
    arguments = ast.unparse(node.args)
    inner = "\n".join(f"    {each}," for each in split(arguments))
    return f"def {node.name}(\n{inner}\n){result}"


def split(arguments: str) -> list[str]:
    """Split at the commas between arguments, not at those inside brackets."""
    found, depth = [""], 0
    for letter in arguments:
        depth += letter in "[("
        depth -= letter in "])"
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found]
