"""Texts: complete in three languages, nothing unused, plurals correct; and what the checks catch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from contienda.core import registry
from contienda.core.errors import BadText
from contienda.i18n.speaker import COMMON, LANGUAGES, Speaker, Texts, filled
from contienda.play import rulebook
from contienda.quality import text_lint

pytestmark = pytest.mark.compiled  # both builds read texts with the same code


@pytest.mark.parametrize("name", registry.OURS)
def test_a_games_texts_are_whole(name: str) -> None:
    assert text_lint.texts(registry.load(name)) == []


def test_the_common_texts_are_whole() -> None:
    assert text_lint.common_texts() == []


def test_a_key_like_others_is_not_used_by_its_beginning() -> None:
    spoken = text_lint.Spoken(text_lint.PACKAGE)
    assert spoken.has("simulate-seat")
    assert not spoken.has("simulate-nonsense-of-ours")


def message(text: str) -> ftl.Message:
    entry = FluentParser().parse(text).body[0]
    assert isinstance(entry, ftl.Message)
    return entry


def test_a_plural_not_written_as_one_is_caught() -> None:
    bare = message("event-x = { $seat } стирает { $n } частей\n")
    assert text_lint.plural_problems(bare, {"n"}, "ru") == ["$n is shown without its plural"]
    half = message("event-x = { $n ->\n    [one] часть\n   *[other] части\n}\n")
    assert text_lint.plural_problems(half, {"n"}, "ru") == ["the plural of $n lacks few, many"]
    assert text_lint.plural_problems(half, {"n"}, "en") == []
    figure = message("event-x = частей: { NUMBER($n) }\n")
    assert text_lint.plural_problems(figure, {"n"}, "ru") == []
    counted = message("event-x = стирает { NUMBER($n) } частей\n")
    assert text_lint.plural_problems(counted, {"n"}, "ru") == ["a bare figure comes before «частей»: write its plural"]


def test_missing_unused_and_broken_keys_are_caught(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("one = 1\nextra = 2\n= nonsense\n", encoding="utf-8")
    found = text_lint.file_problems(path, {"one", "two"}, lambda key: key == "one", {})
    assert found == ["en.ftl line 3: not a message", "en.ftl: two is missing", "en.ftl: extra is not used"]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def recognised(form: str, text: str) -> bool:
    """Match as the page does: `*` is any ending, and a lower-case form may begin with a capital."""
    pattern = "[^\\W\\d_]*".join(re.escape(each) for each in form.split("*")).replace("\\ ", "\\s+")
    return re.search(rf"(?<!\w){pattern}(?!\w)", text) is not None


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("name", registry.OURS)
def test_every_term_of_the_glossary_occurs_in_the_game(name: str, spoken: str) -> None:
    game = registry.load(name)
    book = " ".join(clause.text for clause in rulebook.load(game, spoken).clauses)
    texts = (Path(game.folder) / "texts" / f"{spoken}.ftl").read_text(encoding="utf-8").partition("glossary-")[0]
    found = text_lint.terms(game, spoken)
    assert len(found) >= 8
    for key, said in found.items():
        forms = said["forms"].split(", ")
        assert any(recognised(each, book + texts) for each in [*forms, *map(capital, forms)]), key


def test_an_entry_of_the_glossary_that_is_not_whole_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("misiles")
    (tmp_path / "texts").mkdir()
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("# R\n## S\n**1.1** One.\n", encoding="utf-8")
    entry = "glossary-a = A\n    .forms = a\n    .means = The first.\n    .clause = 1.1\n"
    (tmp_path / "texts" / "en.ftl").write_text(entry, encoding="utf-8")
    (tmp_path / "texts" / "es.ftl").write_text(entry.replace("1.1", "9.9"), encoding="utf-8")
    (tmp_path / "texts" / "ru.ftl").write_text(entry.replace(".means", ".mean"), encoding="utf-8")
    monkeypatch.setattr(game, "folder", str(tmp_path))
    assert text_lint.glossary(game) == [
        "es.ftl: glossary-a: clause 9.9 does not exist",
        "es.ftl: glossary-a: cites another clause than en.ftl",
        "ru.ftl: glossary-a: lacks .means",
        "ru.ftl: glossary-a: .mean is unknown",
    ]


def test_a_sentence_in_the_rules_is_caught(tmp_path: Path) -> None:
    path = "M11 15h3zM17 15h3zM23 15h3z"
    code = (
        f'"""Some words about this."""\nWHAT = "The enemy is here"\nSIGN = "{path}"\nraise ValueError("it is not so")\n'
    )
    (tmp_path / "rules.py").write_text(code, encoding="utf-8")
    assert text_lint.sentences(tmp_path) == [
        "rules.py line 2: a sentence that belongs in the texts: 'The enemy is here'"
    ]


def test_pieces_bring_their_forms() -> None:
    game = registry.load("misiles")
    speaker = Speaker(game, "ru", ["Ана", "Луз"])
    assert speaker.action(game.vocabulary.code("give", [0])) == "Отдать Ракету"
    assert speaker.action(game.vocabulary.code("collect", [4, 1])).endswith("1 часть")
    assert speaker.action(game.vocabulary.code("collect", [4, 3])).endswith("3 части")
    assert speaker.action(game.vocabulary.code("collect", [4, 5])).endswith("5 частей")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_unknown_keys_and_missing_values_are_refused(spoken: str) -> None:
    with pytest.raises(BadText, match="There are no texts in “de”"):
        Texts("de", COMMON)
    texts = Texts(spoken, COMMON)
    with pytest.raises(BadText, match="There is no text “nonsense”"):
        texts("nonsense")
    with pytest.raises(BadText, match="said"):
        texts("said", who="Ana")


BEGIN = re.compile(r"[A-ZÁÉÍÓÚ¿¡А-ЯЁ{“«\"-]")  # a capital letter, a value, or a word in quotes
END = re.compile(r"[.?…]$|: [^.]*}$|\. { \$reason }$")  # a full stop, a value after a colon, or another error
ERROR = re.compile(r"^(error-[\w-]+|load-violation-[\w-]+|fault-bot|fault-bot-given-up) = (.+)$", re.MULTILINE)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_an_error_begins_with_a_capital_letter_and_ends_with_a_full_stop(spoken: str) -> None:
    paths = [COMMON / f"{spoken}.ftl", *(text_lint.PACKAGE / "games").glob(f"*/texts/{spoken}.ftl")]
    found = [error for path in paths for error in ERROR.findall(path.read_text(encoding="utf-8"))]
    assert len(found) > 200
    assert [key for key, text in found if not BEGIN.match(text) or not END.search(text)] == []


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        ("a = { $file }: { $error }", "x.json: No."),
        ("a = { $file }: { $error }.", "x.json: No."),
        ("a = { $file } fails ({ $error }). Stop.", "x.json fails (No). Stop."),
    ],
)
def test_an_error_inside_another_has_one_full_stop_at_the_end(tmp_path: Path, frame: str, told: str) -> None:
    (tmp_path / "en.ftl").write_text(frame + "\n", encoding="utf-8")
    assert filled(Texts("en", tmp_path), "a", {"file": "x.json", "error": BadText("No.")}) == told


def test_a_question_inside_an_error_keeps_its_mark_alone(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = Line 1: { $error }. Stop.\n", encoding="utf-8")
    assert filled(Texts("en", tmp_path), "a", {"error": BadText("Did you mean x?")}) == "Line 1: Did you mean x? Stop."
