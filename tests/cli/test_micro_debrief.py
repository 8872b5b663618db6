"""The micro-debrief in the terminal: each person answers after each turn, and the saved game keeps the answers."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from contienda.cli.main import main

SETUP = ("buenosos", "--seed", "3", "--preset", "quick", "--micro-debrief")
QUESTIONS = {
    "en": "Which campaign phase did you advance, and what was the attack for?",
    "es": "¿Qué fase de campaña avanzaron y qué buscaba el ataque?",
    "ru": "Какую фазу кампании вы прошли и чего добивались атакой?",
}


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["play", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", QUESTIONS)
def test_a_person_is_asked_after_each_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "game.json"
    more = ("--seats", "human,bot:random", "--lang", language, "--save", str(saved))
    out = play(monkeypatch, capsys, "1\n" * 2000, *SETUP, *more)
    answers = read(saved)["answers"]
    assert out.count(QUESTIONS[language]) == len(answers) > 1
    assert [each["turn"] for each in answers] == list(range(1, len(answers) + 1))
    assert {(each["seat"], each["text"]) for each in answers} == {(0, "1")}
    assert main(["replay", str(saved), "--verify"]) == 0
    capsys.readouterr()
    assert main(["replay", str(saved), "--lang", language]) == 0
    assert capsys.readouterr().out.count(": 1\n") == len(answers)
    assert main(["replay", str(saved), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["answers"] == answers


def test_both_teams_on_one_screen_are_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    out = play(
        monkeypatch, capsys, "1\n" * 4000, *SETUP, "--seats", "human,human", "--lang", "en", "--save", str(saved)
    )
    assert QUESTIONS["en"] in out
    assert "Which DRP or BCP control changed the result, or failed to?" in out
    assert {each["seat"] for each in read(saved)["answers"]} == {0, 1}


def test_a_resumed_game_keeps_its_answers_and_goes_on_asking(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved, whole = tmp_path / "game.json", tmp_path / "whole.json"
    more = ("--seats", "human,bot:random", "--lang", "en", "--save", str(saved))
    typed = "1\n"
    while not saved.exists() or len(read(saved).get("answers", [])) < 1:
        typed += "1\n"
        play(monkeypatch, capsys, typed, *SETUP, *more)
    kept = read(saved)["answers"]
    out = play(monkeypatch, capsys, "2\n1\n" * 1000, "--resume", str(saved), "--lang", "en", "--save", str(whole))
    assert QUESTIONS["en"] in out
    assert read(whole)["answers"][: len(kept)] == kept
    assert len(read(whole)["answers"]) > len(kept)


def test_nothing_is_asked_unless_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    more = ("--seats", "human,bot:random", "--lang", "en", "--save", str(saved))
    out = play(monkeypatch, capsys, "1\n" * 2000, *SETUP[:-1], *more)
    assert QUESTIONS["en"] not in out
    assert "answers" not in read(saved)


def test_a_game_without_questions_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "misiles", "--micro-debrief", "--lang", "en"]) == 2
    assert "misiles has no questions for a micro-debrief" in capsys.readouterr().err


@pytest.mark.parametrize(
    "answers",
    [7, [7], [{"turn": 1}], [{"turn": "1", "seat": 0, "text": "x"}], [{"turn": 1, "seat": 9, "text": "x"}],
     [{"turn": 1, "seat": 0, "text": 5}], [{"turn": -1, "seat": 0, "text": "x"}]],
)  # fmt: skip
def test_bad_answers_in_a_file_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, answers: object
) -> None:
    saved = tmp_path / "game.json"
    play(monkeypatch, capsys, "quit\n", "buenosos", "--seed", "3", "--seats", "human,bot:random", "--save", str(saved))
    found = read(saved)
    found["answers"] = answers
    saved.write_text(json.dumps(found), encoding="utf-8")
    assert main(["replay", str(saved), "--lang", "en"]) == 2
    assert "answers" in capsys.readouterr().err
