"""Rulebooks as clauses, and the trace from clauses to code and tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.errors import BadText
from contienda.play import rulebook
from contienda.quality import clause_coverage, text_lint
from tests.core.toy import ToyGame

pytestmark = pytest.mark.compiled  # both builds read rulebooks with the same code

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
    assert book.find("1.1")[0].text == "Everybody sits down."
    assert book.find("r3")[0].text == "Good night."
    assert book.find("1.2")[0].text.endswith("begins:\n- unless he sleeps\n- or is absent")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("**1.1** {law} x", "en.md line 1: clause 1.1 has kind 'law'"),
        ("**1.1** x\n\n**1.1** y", "en.md line 3: clause 1.1 appears twice"),
        ("nothing", "en.md has no clauses"),
    ],
)
def test_a_mistake_names_its_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadText, match=message.replace(".", r"\.")):
        rulebook.read(write(tmp_path, text))


def test_an_unknown_clause_names_its_neighbours() -> None:
    book = rulebook.load(registry.load("misiles"), "en")
    with pytest.raises(BadText, match=r"no clause “7\.9”\. It has 7\.1"):
        book.find("7.9")


def test_a_section_is_found_by_its_number_and_only_by_that() -> None:
    book = rulebook.load(registry.load("misiles"), "en")
    assert {each.section for each in book.find("1")} == {"1 Goal"}
    assert {each.section for each in book.find("10")} == {"10 Winning"}
    assert book.find("12")[0].id == "M-R1"
    assert len(book.find("m-r")) > 20
    deep = rulebook.load(registry.load("buenosos"), "en")
    assert [each.section for each in deep.find("2")][:1] == ["2.1 Cards"]
    assert [each.id for each in deep.find("6")] == ["6a", "6b", "6c", "6d"]


def test_a_number_out_of_range_names_what_there_is() -> None:
    book = rulebook.load(registry.load("misiles"), "en")
    for wanted in ("99", "0", "z", "?"):
        with pytest.raises(BadText, match=r"no clause or section “.+”\. Use one of 1, 2, .*11, M-R"):
            book.find(wanted)
    assert book.sections()[6] == ("7 Collection", "7.1", "7.6")


@pytest.mark.parametrize("name", registry.OURS)
def test_three_languages_have_the_same_clauses(name: str) -> None:
    assert text_lint.rulebooks(registry.load(name)) == []


@pytest.mark.parametrize("name", registry.OURS)
def test_every_rule_and_ruling_has_a_test_and_every_citation_a_clause(name: str) -> None:
    game = registry.load(name)
    found = clause_coverage.trace(game, Path(__file__).parent.parent)
    assert found.unknown() == []
    assert clause_coverage.untested(game, found) == []
    assert clause_coverage.misexcused(game, found) == []


def test_the_trace_finds_unknown_and_untested(tmp_path: Path) -> None:
    game = registry.load("misiles")
    test = '@pytest.mark.clause("misiles", "7.1", "77.7")\ndef test_x() -> None: ...\n'
    (tmp_path / "test_x.py").write_text(test, encoding="utf-8")
    found = clause_coverage.trace(game, tmp_path)
    assert found.unknown() == ["test_x.py::test_x cites clause 77.7, which the rulebook does not have"]
    missing = clause_coverage.untested(game, found)
    assert "7.1" not in missing
    assert "7.2" in missing
    assert found.code["7.1"]
    assert found.code["M-R12"][0].startswith("effects.py:"), "cited in the docstring of a step only"
    assert "M-R1" in missing, "a ruling needs a test too"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('"1.2" = "It is about a printed word only."', None),
        ('"1.1" = "It is about a printed word only."', "unshown.toml names 1.1, which is not a ruling"),
        ('"7.7" = "It is about a printed word only."', "unshown.toml names 7.7, which is not a ruling"),
        ('"1.2" = "because"', "unshown.toml gives no reason for 1.2"),
        ('"1.3" = "It is about a printed word only."', "unshown.toml excuses 1.3, but test_x.py::test_x cites it"),
    ],
)
def test_only_a_ruling_that_play_cannot_show_is_excused(tmp_path: Path, line: str, problem: str | None) -> None:
    (tmp_path / "rulebook").mkdir()
    write(tmp_path / "rulebook", "**1.1** Sit.\n\n**1.2** {ruling} Stand.\n\n**1.3** {ruling} Go.\n")
    (tmp_path / "rulebook" / "unshown.toml").write_text(line, encoding="utf-8")
    test = '@pytest.mark.clause("toy", "1.1", "1.3")\ndef test_x() -> None: ...\n'
    (tmp_path / "test_x.py").write_text(test, encoding="utf-8")
    game = ToyGame()
    game.folder = str(tmp_path)
    found = clause_coverage.trace(game, tmp_path)
    problems = clause_coverage.misexcused(game, found)
    if problem is None:
        assert (problems, clause_coverage.untested(game, found)) == ([], [])
    else:
        assert len(problems) == 1
        assert problem in problems[0]
