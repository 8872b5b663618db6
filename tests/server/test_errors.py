"""Every refusal has a sentence in three languages, with all values it needs."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import contienda
from contienda.i18n.speaker import COMMON, LANGUAGES
from tests.server.harness import Server

SOURCES = Path(contienda.__file__).parent
RAISED = re.compile(r"""["'](error-[a-z0-9-]+)["']""")


def raised() -> dict[str, list[str]]:
    """Return the keys of errors in the sources of tables, server and store, with their files."""
    found: dict[str, list[str]] = {}
    for folder in ("table", "server", "store"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for key in RAISED.findall(path.read_text(encoding="utf-8")):
                found.setdefault(key, []).append(path.name)
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503):
        found.setdefault(f"error-http-{status}", []).append("answers.py")
    return found


class Variables(Visitor):
    """The variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """Return every text of a language by key, with its variables."""
    found = {}
    for entry in FluentParser().parse((COMMON / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            names = Variables()
            names.visit(entry.value)
            found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    there = texts(language)
    assert {key: files for key, files in raised().items() if key not in there} == {}


def test_a_sentence_asks_for_the_same_in_every_language() -> None:
    spanish, russian, english = (texts(language) for language in LANGUAGES)
    for key in raised():
        assert spanish.get(key) == russian.get(key) == english.get(key), key


def given() -> list[tuple[str, str, set[str]]]:
    """Return each place that raises an error: the file, its key, and its values."""
    found = []
    for folder in ("table", "server", "store"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            tree = python.parse(path.read_text(encoding="utf-8"))
            for call in python.walk(tree):
                if not isinstance(call, python.Call) or not call.args:
                    continue
                first = call.args[0]
                if isinstance(first, python.Constant) and str(first.value).startswith("error-"):
                    names = {each.arg for each in call.keywords if each.arg is not None}
                    found.append((path.name, str(first.value), names))
    return found


def test_every_error_comes_with_what_its_sentence_needs() -> None:
    there = texts("en")
    missing = [(file, key, there[key] - names) for file, key, names in given() if there.get(key, set()) - names]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_readers_language(server: Server, language: str) -> None:
    reader = server.person("Ana", **{"Accept-Language": f"{language}-XX,de;q=0.5"})
    told = reader.ask("GET", "/api/codes/AAAAAA").json()
    asked = server.person().ask("GET", f"/api/codes/AAAAAA?lang={language}").json()
    assert told == asked
    made = reader.create()
    with reader.look(made.id, 0) as socket:
        refused = socket.do("act", action=1, expect=0)
    assert refused["text"] == reader.do(made.id, "act", action=1, expect=0).json()["text"]
    letters = re.search("[а-я]", refused["text"] + told["text"])
    assert bool(letters) == (language == "ru")
