"""Texts: whole in three languages, nothing unused, plurals as plurals; and what the checks catch."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from contienda.core import health, registry
from contienda.core.errors import BadText
from contienda.core.texts import COMMON, LANGUAGES, Speaker, Texts


@pytest.mark.parametrize("name", registry.OURS)
def test_a_games_texts_are_whole(name: str) -> None:
    assert health.texts(registry.load(name)) == []


def test_the_common_texts_are_whole() -> None:
    assert health.common_texts() == []


def test_a_key_like_others_is_not_used_by_its_beginning() -> None:
    spoken = health.Spoken(health.PACKAGE)
    assert "simulate-seat" in spoken
    assert "simulate-nonsense-of-ours" not in spoken


def message(text: str) -> ftl.Message:
    entry = FluentParser().parse(text).body[0]
    assert isinstance(entry, ftl.Message)
    return entry


def test_a_plural_not_written_as_one_is_caught() -> None:
    bare = message("event-x = { $seat } стирает { $n } частей\n")
    assert health.plural_problems(bare, {"n"}, "ru") == ["$n is shown without its plural"]
    half = message("event-x = { $n ->\n    [one] часть\n   *[other] части\n}\n")
    assert health.plural_problems(half, {"n"}, "ru") == ["the plural of $n lacks few, many"]
    assert health.plural_problems(half, {"n"}, "en") == []
    figure = message("event-x = частей: { NUMBER($n) }\n")
    assert health.plural_problems(figure, {"n"}, "ru") == []
    counted = message("event-x = стирает { NUMBER($n) } частей\n")
    assert health.plural_problems(counted, {"n"}, "ru") == ["a figure stands before «частей»: write its plural"]


def test_missing_unused_and_broken_keys_are_caught(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("one = 1\nextra = 2\n= nonsense\n", encoding="utf-8")
    found = health.file_problems(path, {"one", "two"}, lambda key: key == "one", {})
    assert found == ["en.ftl line 3: not a message", "en.ftl: two is missing", "en.ftl: extra is not used"]


def test_a_sentence_in_the_rules_is_caught(tmp_path: Path) -> None:
    code = '"""Some words about this."""\nWHAT = "The enemy is here"\nraise ValueError("it is not so")\n'
    (tmp_path / "rules.py").write_text(code, encoding="utf-8")
    assert health.sentences(tmp_path) == ["rules.py line 2: a sentence stands in the rules: 'The enemy is here'"]


def test_pieces_bring_their_forms() -> None:
    game = registry.load("misiles")
    speaker = Speaker(game, "ru", ["Ана", "Луз"])
    assert speaker.action(game.vocabulary.code("give", [0])) == "Отдать Ракету"
    assert speaker.action(game.vocabulary.code("collect", [4, 1])).endswith("1 часть")
    assert speaker.action(game.vocabulary.code("collect", [4, 3])).endswith("3 части")
    assert speaker.action(game.vocabulary.code("collect", [4, 5])).endswith("5 частей")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_unknown_keys_and_missing_values_are_refused(spoken: str) -> None:
    with pytest.raises(BadText, match="there are no texts in 'de'"):
        Texts("de", COMMON)
    texts = Texts(spoken, COMMON)
    with pytest.raises(BadText, match="there is no text 'nonsense'"):
        texts("nonsense")
    with pytest.raises(BadText, match="said"):
        texts("said", who="Ana")
