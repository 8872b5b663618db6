"""Black Hat at the terminal: a full table of six, a duel with the Robot, and the board on a narrow screen."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from contienda.cli.console import boards
from contienda.cli.console.terminal import Terminal
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import OVER, SPECTATOR
from contienda.i18n.speaker import LANGUAGES, Speaker
from contienda.play import match as matches
from contienda.play.match import Match
from tests.playthroughs.test_playthroughs import read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "people"), [("everything", 6), ("duel", 2), ("first_game", 3)])
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    preset: str,
    people: int,
) -> None:
    saved = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 4_000))
    monkeypatch.setenv("COLUMNS", "100")
    seats = ",".join(["human"] * people)
    arguments = ["blackhat", "--preset", preset, "--lang", language, "--seed", "8", "--seats", seats]
    assert main(["play", *arguments, "--save", str(saved)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    kept = json.loads(saved.read_text(encoding="utf-8"))
    words = Speaker(registry.load("blackhat"), language, [""] * people).texts
    assert words(f"ending-{kept['ending']}") in out.replace("\n", " ")
    assert main(["replay", str(saved), "--verify", "--lang", language]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_board_fits_in_every_position(language: str, seats: int) -> None:
    game = registry.load("blackhat")
    match = Match(game, [f"Player {seat}" for seat in range(seats)], game.resolve("everything", {}))
    rng, speaker = Rng(4), Speaker(game, language, match.seats)
    taken = 0
    while match.state.actor() != OVER:
        listed = match.state.actions()
        match.apply(listed[int(rng.below(len(listed)))])
        taken += 1
        if taken % 9:
            continue
        for seat in (0, SPECTATOR):
            console = Console(width=80, file=io.StringIO(), highlight=False)
            console.print(boards.draw(match.state.view(seat), speaker))
            assert isinstance(console.file, io.StringIO)
            assert max(len(line) for line in console.file.getvalue().splitlines()) <= 80


def test_nobody_is_called_the_winner_when_the_robot_wins(capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parent.parent / "playthroughs" / "blackhat-robot.txt"
    match = matches.of(read(golden.read_text(encoding="utf-8")))
    Terminal(match, Speaker(match.game, "en", match.seats), {}, 1, 0).finish()
    assert "Nobody won." in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_corners_as_choices_and_log_do(language: str) -> None:
    game = registry.load("blackhat")
    match = Match(game, ["Ana", "Luz", "Eva"], game.resolve("standard", {}))
    speaker = Speaker(game, language, match.seats)
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(boards.draw(match.state.view(SPECTATOR), speaker))
    board = console.export_text()
    for corner in "↖↗↘↙":
        assert f"S1{corner}" in board
    assert "S1TL" not in board
    assert speaker.forms("space", "S1TL")[""] == "S1↖"
