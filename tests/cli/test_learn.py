"""Lessons at the terminal: to the end of each in three languages, wrong answers, going back, and leaving."""

from __future__ import annotations

import io

import pytest

from contienda.cli.console.coach import Coach
from contienda.cli.main import main
from contienda.core import registry
from contienda.i18n.speaker import LANGUAGES
from contienda.play import lesson


class Pupil:
    """Types what the coach asks for, after one wrong answer wherever there is one."""

    def __init__(self, coach: Coach) -> None:
        self.coach = coach
        self.erred = -1
        self.wrong = 0

    def readline(self) -> str:
        coach = self.coach
        step = coach.lesson.steps[coach.at]
        listed = coach.table.match.state.actions()
        if not step.asked or len(listed) == 1:
            return "\n"
        wanted = listed.index(lesson.code(coach.game, step.words[0])) + 1
        if self.erred != coach.at:
            self.erred = coach.at
            self.wrong += 1
            return f"{wanted % len(listed) + 1}\n"
        return f"{wanted}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.OURS)
def test_every_lesson_is_walked_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    game = registry.load(name)
    coach = Coach(game, lesson.load(game), language)
    pupil = Pupil(coach)
    monkeypatch.setattr("contienda.cli.arguments.line", lambda prompt, *_: pupil.readline())
    assert coach.run()
    out = " ".join(capsys.readouterr().out.replace("▌", "").split())
    for step in coach.lesson.steps:
        if step.note:
            assert " ".join(coach.words(step.note).split()) in out
    assert out.count(coach.words("teach-not", what="§").split("§")[0].strip()) == pupil.wrong > 3
    assert coach.at == len(coach.lesson.steps) - 1


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["learn", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_going_back_and_asking(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = typed(monkeypatch, capsys, "back\n\n1\nback\n? wall\nboard\n1\n", "misiles", "--lang", "en")
    assert "This is the beginning." in out
    assert out.count("── 2 of 16 ──") == 2
    assert "Costs 5; copies on each sheet: 3." in out
    assert out.count("── 3 of 16 ──") == 2
    assert "Go on with: contienda learn misiles --note 3" in out


def test_a_lesson_goes_on_where_one_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = typed(monkeypatch, capsys, "quit\n", "misiles", "--lang", "es", "--note", "9")
    assert "── 9 de 16 ──" in out
    assert "── 8 de 16 ──" not in out
    for number in ("0", "17"):
        assert main(["learn", "misiles", "--note", number]) == 2
        assert "1" in capsys.readouterr().err


def test_a_game_without_a_lesson_names_those_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "hearts", "--lang", "en"]) == 2
    assert "misiles" in capsys.readouterr().err
