"""A bot's advice: at a table in the terminal, and for a saved game, for people and for programs."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from contienda.bots.parallel_search import PooledBot
from contienda.cli.main import main

TITLES = {
    "en": "consistent with what you can see",
    "es": "con lo que se sabe en este puesto",
    "ru": "известно игроку на этом месте",
}


@pytest.mark.parametrize(("language", "command"), [("en", "hint"), ("es", "pista"), ("ru", "подсказка")])
def test_a_person_asks_at_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, command: str
) -> None:
    """Asking does not change the course of the game."""
    kept = {}
    for typed in (f"{command}\n1\n", "1\n"):
        saved = tmp_path / "game.json"
        monkeypatch.setattr("sys.stdin", io.StringIO(typed + "1\n" * 9 + "quit\n"))
        monkeypatch.setenv("COLUMNS", "120")
        arguments = ["play", "misiles", "--lang", language, "--seed", "4", "--seats", "human,bot:random"]
        assert main([*arguments, "--save", str(saved)]) == 0
        out = capsys.readouterr().out
        kept[typed] = json.loads(saved.read_text(encoding="utf-8"))["actions"]
        assert (TITLES[language] in " ".join(out.split())) == (command in typed)
    assert len({tuple(actions) for actions in kept.values()}) == 1


@pytest.fixture
def saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "game.json"
    seats = "bot:greedy,bot:greedy"
    assert main(["watch", "kiberrubezh", "--seats", seats, "--seed", "3", "--pause", "0", "--save", str(path)]) == 0
    capsys.readouterr()
    return path


def test_a_saved_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step = next(step for step in range(40, 200) if main(["hint", str(saved), "--step", str(step), "--json"]) == 0)
    capsys.readouterr()
    call = ["hint", str(saved), "--step", str(step), "--bot", "bot:search:30"]
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["step"], found["worlds"]) == ("kiberrubezh", step, 30)
    assert sum(choice["visits"] for choice in found["choices"]) == 30
    assert found["action"] == found["choices"][0]["action"]
    assert main([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found  # the same seed gives the same result
    for language, title in TITLES.items():
        assert main([*call, "--lang", language]) == 0
        assert title in " ".join(capsys.readouterr().out.split())
    assert main(["hint", str(saved), "--step", str(step), "--bot", "bot:greedy", "--lang", "en"]) == 0
    assert "A bot would choose" in capsys.readouterr().out


def test_bad_questions_get_one_sentence(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for more, told in (
        (("--step", "999999"), "--step"),
        (("--step", "0"), "Nobody has a decision to make"),
        (("--bot", "bot:nobody"), "Unknown bot"),
    ):
        assert main(["hint", str(saved), *more, "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert told in err
        assert err.count("\n") == 1


def test_processes_are_started_for_it(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[PooledBot] = []
    start = PooledBot.begin

    def begin(bot: PooledBot, *where: Any) -> None:
        start(bot, *where)
        assert bot.pool is not None
        seen.append(bot)

    monkeypatch.setattr(PooledBot, "begin", begin)
    step = next(step for step in range(40, 200) if main(["hint", str(saved), "--step", str(step), "--json"]) == 0)
    capsys.readouterr()
    assert main(["hint", str(saved), "--step", str(step), "--bot", "bot:search:40x2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["worlds"] == 40
    assert [bot.pool for bot in seen] == [None]  # and no workers stay behind
