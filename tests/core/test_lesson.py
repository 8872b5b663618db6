"""Lessons: every step is legal, every note exists in three languages and none is unused; and what the checks catch.

After a change of behaviour (and of the game's version), compare the notes of a lesson with the game, then update its
version and checksum with CONTIENDA_REWRITE=1.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.errors import BadReplay, IllegalAction
from contienda.core.game import Game
from contienda.core.state import OVER
from contienda.games.misiles.game import MisilesGame
from contienda.i18n.speaker import COMMON, LANGUAGES, Texts
from contienda.play import lesson
from contienda.play.lesson import Lesson
from contienda.quality import text_lint
from tests.core.toy import FOLD, STAY, Toy, ToyGame

GAMES = list(registry.OURS)
Spoil = Callable[[dict[str, object]], object]


def steps(found: dict[str, object]) -> list[dict[str, object]]:
    listed = found["steps"]
    assert isinstance(listed, list)
    return listed


# --- ours ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_can_be_played_as_it_is_told(name: str) -> None:
    game = registry.load(name)
    if os.environ.get("CONTIENDA_REWRITE"):
        rewrite(game)
    assert lesson.problems(game) == []


def rewrite(game: Game) -> None:
    path = Path(game.folder) / lesson.FILE
    text = re.sub(r'"version": \d+', f'"version": {game.version}', path.read_text(encoding="utf-8"))
    course = lesson.load(game).course(game)
    path.write_text(re.sub(r'"check": "\w*"', f'"check": "{course}"', text), encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_does_much_himself_and_wins(name: str) -> None:
    game = registry.load(name)
    found = lesson.load(game)
    shown = list(found.play(game))
    state = shown[-1][1].state
    assert state.actor() == OVER
    assert state.scores()[found.learner] == max(state.scores()) > min(state.scores())
    assert 12 <= sum(bool(step.note) for step, _ in shown) <= 16
    assert 12 <= sum(step.asked for step, _ in shown) <= 24


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_is_short(name: str, language: str) -> None:
    game = registry.load(name)
    texts = Texts(language, COMMON, Path(game.folder) / "texts")
    for key in lesson.load(game).cited():
        assert len(texts(key)) <= 300, key


def test_what_the_learner_decides_is_asked_or_told() -> None:
    """Nobody decides for the learner: all steps of their seat are asked."""
    for name in GAMES:
        game = registry.load(name)
        found = lesson.load(game)
        for step, match in found.play(game):
            if step.words and match.state.actor() == found.learner:
                assert step.asked, step.words


# --- the words of an action ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_words_are_read_as_they_are_written(name: str) -> None:
    game = registry.load(name)
    for verb in game.vocabulary.verbs:
        for action in (verb.base, verb.base + verb.size - 1):
            assert lesson.code(game, str(game.vocabulary.say(action))) == action


@pytest.mark.parametrize("words", ["", "fly", "collect", "collect()", "collect(5)", "collect(5, x)", "collect(99, 1)"])
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises((IllegalAction, BadReplay)):
        lesson.code(registry.load("misiles"), words)


# --- what the checks catch -------------------------------------------------------------------------------------------


@pytest.fixture
def toy(tmp_path: Path) -> Game:
    """The toy with its own lesson."""
    game = ToyGame()
    game.folder = str(tmp_path)
    write(
        game,
        {
            "format": lesson.FORMAT,
            "version": 1,
            "preset": "fierce",
            "options": {"stakes": 2},
            "seats": ["me", "you"],
            "learner": 0,
            "check": "",
            "steps": [
                {"note": "first", "do": ["deal(three)", "deal(two)"]},
                {"note": "second", "ask": "stay"},
                {"do": ["fold"]},
                {"note": "third"},
            ],
        },
    )
    rewrite(game)
    return game


def write(game: Game, found: dict[str, object]) -> None:
    (Path(game.folder) / lesson.FILE).write_text(json.dumps(found), encoding="utf-8")


def spoil(game: Game, how: Spoil) -> None:
    found = json.loads((Path(game.folder) / lesson.FILE).read_text(encoding="utf-8"))
    how(found)
    write(game, found)


def test_a_game_may_have_none(tmp_path: Path) -> None:
    game = ToyGame()
    game.folder = str(tmp_path)
    assert not lesson.exists(game)
    assert lesson.problems(game) == lesson.cited(game) == []


def test_a_lesson_is_a_game(toy: Game) -> None:
    assert lesson.problems(toy) == []
    found = lesson.load(toy)
    assert found.cited() == ["me", "you", "first", "second", "third"]
    shown = [(step.note, step.asked, match.actions.copy()) for step, match in found.play(toy)]
    assert shown == [
        ("first", False, []),
        ("second", True, [2, 1]),
        ("", False, [2, 1, STAY]),
        ("third", False, [2, 1, STAY, FOLD]),
    ]


WRONG: dict[str, tuple[Spoil, str]] = {
    "format": (lambda found: found.pop("format"), "'format' is missing"),
    "version": (lambda found: found.update(version="1"), "'version' is missing or has the wrong type"),
    "options": (lambda found: found.update(options=[]), "'options' is missing"),
    "seats": (lambda found: found.update(seats="two"), "'seats' is missing"),
    "learner": (lambda found: found.update(learner=2), "'learner' is missing"),
    "no steps": (lambda found: found.update(steps=[]), "'steps' is missing"),
    "an empty step": (lambda found: steps(found)[0].clear(), "step 1 needs a note"),
    "do and ask": (lambda found: steps(found)[1].update(do=[]), "step 2 needs a note"),
    "a step of another kind": (lambda found: steps(found)[1].update(says=1), "step 2 needs a note"),
    "the last step acts": (lambda found: steps(found).pop(), "step 3 is the last"),
    "another preset": (lambda found: found.update(preset="mild"), "mild"),
    "another option": (lambda found: found.update(options={"height": 1}), "height"),
    "too many seats": (lambda found: found.update(seats=["a", "b", "c"]), "seats"),
    "an illegal action": (lambda found: steps(found)[1].update(ask="deal(one)"), "step 2: Action 0 is not legal"),
    "no such verb": (lambda found: steps(found)[1].update(ask="wait"), "step 2: "),
    "no such piece": (lambda found: steps(found)[0].update(do=["deal(six)"]), "step 1: there is no card 'six'"),
    "somebody else's decision": (lambda found: found.update(learner=1), "step 2: stay is not for the learner"),
    "another course": (lambda found: steps(found)[2].update(do=["stay"]), "the game runs differently"),
    "another version": (lambda found: found.update(version=2), "for version 2 of the game, not 1"),
    "a note twice": (lambda found: steps(found)[3].update(note="first"), "first is shown twice"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_told(toy: Game, what: str) -> None:
    how, told = WRONG[what]
    spoil(toy, how)
    (problem,) = lesson.problems(toy)
    assert problem.startswith(lesson.FILE)
    assert told in problem


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00"])
def test_a_file_that_is_none_is_told(toy: Game, text: str) -> None:
    (Path(toy.folder) / lesson.FILE).write_text(text, encoding="utf-8")
    assert len(lesson.problems(toy)) == 1
    assert lesson.cited(toy) == []


def test_a_change_of_the_rules_is_noticed(toy: Game) -> None:
    class Other(Toy):
        """The same moves in another game."""

        def encode(self) -> list[int]:
            return [*super().encode(), 7]

        def twin(self) -> Toy:
            return Other()

    other = ToyGame(Other)
    other.folder = toy.folder
    assert "the game runs differently" in lesson.problems(other)[0]
    other.version = 2
    assert "not 2" in lesson.problems(other)[0]


# --- its texts -------------------------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Game:
    """Misiles copied to a folder, for tests to break."""
    game = MisilesGame()
    shutil.copytree(game.folder, tmp_path / "misiles", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    game.folder = str(tmp_path / "misiles")
    return game


@pytest.mark.compiled
def test_notes_are_texts_like_the_others(copied: Game) -> None:
    assert text_lint.texts(copied) == []


@pytest.mark.compiled
def test_a_note_without_text_is_missing(copied: Game) -> None:
    spoil(copied, lambda found: steps(found)[0].update(note="lesson-0"))
    problems = text_lint.texts(copied)
    assert [each for each in problems if "is missing" in each] == [f"{x}.ftl: lesson-0 is missing" for x in LANGUAGES]
    assert [each for each in problems if "not used" in each] == [f"{x}.ftl: lesson-1 is not used" for x in LANGUAGES]


@pytest.mark.compiled
def test_a_note_takes_no_values(copied: Game) -> None:
    path = Path(copied.folder) / "texts" / "es.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "\nlesson-1 = { $seat }\n", encoding="utf-8")
    assert any("lesson-1" in each for each in text_lint.texts(copied))


@pytest.mark.compiled
def test_a_lesson_of_another_version_fails_the_check(copied: Game) -> None:
    copied.version += 1
    assert any(lesson.FILE in each for each in text_lint.texts(copied))


def test_reading_takes_over_what_stands_there(toy: Game) -> None:
    found = lesson.load(toy)
    assert isinstance(found, Lesson)
    assert (found.preset, found.options, found.seats, found.learner) == ("fierce", {"stakes": 2}, ["me", "you"], 0)
