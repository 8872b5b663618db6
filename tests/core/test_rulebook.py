"""Rulebooks as clauses, and the trace from clauses to code and tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from contienda.core import health, registry, rulebook, trace
from contienda.core.errors import BadText

pytestmark = pytest.mark.compiled  # rulebooks are read by the same code in both builds

BOOK = """# A game

Words before the first clause belong to nobody.

## 1 Beginning

**1.1** Everybody
sits down.

**1.2** {ruling} The eldest begins:

- unless he sleeps
- or is absent

## 2 End

**R3** {info} Good night.
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "en.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_clauses_have_id_kind_section_and_text(tmp_path: Path) -> None:
    book = rulebook.read(write(tmp_path, BOOK))
    assert book.title == "A game"
    assert [(each.id, each.kind, each.section) for each in book.clauses] == [
        ("1.1", "rule", "1 Beginning"),
        ("1.2", "ruling", "1 Beginning"),
        ("R3", "info", "2 End"),
    ]
    assert book.find("1.1").text == "Everybody sits down."
    assert book.find("r3").text == "Good night."
    assert book.find("1.2").text.endswith("begins:\n- unless he sleeps\n- or is absent")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("**1.1** {law} x", "en.md line 1: clause 1.1 has kind 'law'"),
        ("**1.1** x\n\n**1.1** y", "en.md line 3: clause 1.1 stands twice"),
        ("nothing", "en.md has no clauses"),
    ],
)
def test_a_mistake_names_its_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadText, match=message.replace(".", r"\.")):
        rulebook.read(write(tmp_path, text))


def test_an_unknown_clause_names_its_neighbours() -> None:
    book = rulebook.load(registry.load("misiles"), "en")
    with pytest.raises(BadText, match=r"no clause “7\.9”: there are 7\.1"):
        book.find("7.9")


@pytest.mark.parametrize("name", registry.OURS)
def test_three_languages_have_the_same_clauses(name: str) -> None:
    assert health.rulebooks(registry.load(name)) == []


@pytest.mark.parametrize("name", registry.OURS)
def test_every_rule_has_a_test_and_every_citation_a_clause(name: str) -> None:
    game = registry.load(name)
    found = trace.trace(game, Path(__file__).parent.parent)
    assert found.unknown() == []
    assert trace.untested(game, found) == []


def test_every_ruling_has_a_test_too() -> None:
    game = registry.load("misiles")
    found = trace.trace(game, Path(__file__).parent.parent)
    book = rulebook.load(game, "en")
    assert [each.id for each in book.clauses if each.kind == "ruling" and each.id not in found.tests] == []


def test_the_trace_finds_unknown_and_untested(tmp_path: Path) -> None:
    game = registry.load("misiles")
    test = '@pytest.mark.clause("misiles", "7.1", "77.7")\ndef test_x() -> None: ...\n'
    (tmp_path / "test_x.py").write_text(test, encoding="utf-8")
    found = trace.trace(game, tmp_path)
    assert found.unknown() == ["test_x.py::test_x cites clause 77.7, which the rulebook does not have"]
    missing = trace.untested(game, found)
    assert "7.1" not in missing
    assert "7.2" in missing
    assert found.code["7.1"]
