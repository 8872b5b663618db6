"""A broken package is named and left out; one with only English texts falls back to English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.errors import BadOption, BadText
from contienda.core.game import Game
from contienda.i18n.speaker import LANGUAGES, Speaker, of_game, source
from contienda.play import rulebook
from tests.core import plugins


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plugins.write(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    plugins.forget()


def shown(game: Game) -> tuple[str, str]:
    assert game.presets
    return game.id, of_game(game, "es")("game-name")


def test_broken_games_are_named_and_hide_nobody() -> None:
    found, errors = registry.each(shown)
    assert [name for name, _ in found] == [*registry.OURS, "english", "half"]
    told = [str(error) for error in errors]
    for name, reason in plugins.BROKEN.items():
        assert [each for each in told if f"“{name}”" in each and reason in each], name
    assert len(told) == len(plugins.BROKEN) + 2


def test_a_name_that_is_taken_stays_with_whoever_has_it() -> None:
    told = [str(error) for error in registry.each(shown)[1] if error.key == "error-game-twice"]
    assert len(told) == 2
    assert "“english” already exists" in told[0]
    assert "plug_half:GAME" in told[0]
    assert "“misiles” already exists" in told[1]
    assert registry.load("misiles").version >= 1
    assert registry.load("english").folder.endswith("home_english")
    assert len(registry.names()) == len(set(registry.names()))


def test_a_mistake_in_our_own_games_is_not_hidden() -> None:
    def fail(game: Game) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        registry.each(fail)


@pytest.mark.parametrize("name", ["crash", "leaver", "missing"])
def test_a_game_that_cannot_be_imported_is_one_sentence(name: str) -> None:
    with pytest.raises(BadOption, match=f"The game “{name}” is broken"):
        registry.load(name)


def test_what_a_language_lacks_is_said_in_english() -> None:
    for language in LANGUAGES:
        speaker = Speaker(registry.load("english"), language, ["Ana", "Luz"])
        assert speaker.texts("game-name") == "A toy"
        assert speaker.question("choose") == "Some words for step-choose"
    half = of_game(registry.load("half"), "es")
    assert half("game-name") == "Un juguete"
    assert half("game-about") == "Some words for game-about"
    assert half("seat-human", number=2) == "Jugador 2"
    with pytest.raises(BadText, match="no text “nonsense”"):
        half("nonsense")


def test_the_page_gets_the_same_words() -> None:
    folder = Path(registry.load("half").folder) / "texts"
    found = source("es", folder)
    assert "game-name = Un juguete" in found
    assert "game-name = A toy" not in found
    assert "game-about = Some words for game-about" in found
    ours = Path(registry.load("misiles").folder) / "texts"
    assert source("ru", ours) == (ours / "ru.ftl").read_text(encoding="utf-8")


def test_a_rulebook_in_english_serves_everybody_and_none_is_one_sentence() -> None:
    game = registry.load("english")
    with pytest.raises(BadText, match="english has no rulebook"):
        rulebook.load(game, "es")
    (Path(game.folder) / "rulebook").mkdir()
    (Path(game.folder) / "rulebook" / "en.md").write_text("# Toy\n\n## 1 Goal\n\n**1.1** Win.\n", encoding="utf-8")
    assert rulebook.load(game, "es").title == "Toy"
