"""Which code and which tests cite each clause: read from the sources, without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from contienda.core.codegen import is_step
from contienda.core.game import Game
from contienda.play import rulebook

_ID = re.compile(r"^(?:[A-Z]+-R\d+|R\d+|\d+(?:\.\d+)+[a-z]?|\d+[a-z]|[A-Z](?:\.\d+)+[a-z]?)$")
_BRACKETS = re.compile(r"\(([^()]+)\)")


class Trace:
    """The citations of one game's clauses."""

    def __init__(self, known: list[str]) -> None:
        self.known = known
        self.code: dict[str, list[str]] = {}  # clause id -> places where rules emit events that cite it
        self.tests: dict[str, list[str]] = {}

    def unknown(self) -> list[str]:
        """Return citations of clauses that do not exist."""
        found = []
        for cited in (self.code, self.tests):
            for id, places in cited.items():
                if id not in self.known:
                    found.append(f"{places[0]} cites clause {id}, which the rulebook does not have")
        return found


def trace(game: Game, tests: Path | None) -> Trace:
    book = rulebook.load(game, "en")
    found = Trace([clause.id for clause in book.clauses])
    for place, value in _strings(Path(game.folder)):
        if _ID.match(value):
            found.code.setdefault(value, []).append(place)
    if tests is not None:
        for place, cited in _citations(tests, game.id):
            for id in cited:
                found.tests.setdefault(id, []).append(place)
    return found


def untested(game: Game, found: Trace) -> list[str]:
    """Return rules, rulings and reconstructed clauses that no test cites and that are not excused."""
    book = rulebook.load(game, "en")
    excused = rulebook.unshown(game)
    return [
        clause.id
        for clause in book.clauses
        if clause.kind != "info" and clause.id not in found.tests and clause.id not in excused
    ]


def misexcused(game: Game, found: Trace) -> list[str]:
    """Return invalid excuses: only a ruling may have one, with a reason, and only while no test cites it."""
    book = rulebook.load(game, "en")
    problems = []
    for id, reason in rulebook.unshown(game).items():
        clause = book.by_id.get(id)
        if clause is None or clause.kind != "ruling":
            problems.append(f"rulebook/unshown.toml names {id}, which is not a ruling: remove the line")
        elif len(reason.split()) < 4:
            problems.append(f"rulebook/unshown.toml gives no reason for {id}: write why play cannot show it")
        elif id in found.tests:
            problems.append(f"rulebook/unshown.toml excuses {id}, but {found.tests[id][0]} cites it: remove the line")
    return problems


def _strings(folder: Path) -> Iterator[tuple[str, str]]:
    """Return strings in calls, and the words in brackets in the docstrings of steps."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                inside = [inner for argument in node.args for inner in ast.walk(argument)]
                specs = _format_specs(inside)
                for each in inside:
                    if each not in specs and isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield f"{path.name}:{each.lineno}", each.value
            elif isinstance(node, ast.ClassDef) and is_step(node):
                for cited in _BRACKETS.findall(ast.get_docstring(node) or ""):
                    yield from ((f"{path.name}:{node.lineno}", word.strip(",")) for word in cited.split())


def _format_specs(nodes: list[ast.AST]) -> set[ast.AST]:
    """Return what stands behind the colons of f-strings: it looks like words, but nobody reads it."""
    specs = [each.format_spec for each in nodes if isinstance(each, ast.FormattedValue) and each.format_spec]
    return {part for spec in specs for part in ast.walk(spec)}


def _citations(folder: Path, game: str) -> Iterator[tuple[str, list[str]]]:
    """Return the markers `clause("game", "id", …)` on tests."""
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for call in _markers(node):
                values = [each.value for each in call.args if isinstance(each, ast.Constant)]
                if values and values[0] == game:
                    yield f"{path.name}::{node.name}", [str(value) for value in values[1:]]


def _markers(node: ast.FunctionDef | ast.ClassDef) -> Iterator[ast.Call]:
    for root in node.decorator_list:
        for each in ast.walk(root):
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr == "clause":
                yield each
