"""BuenOsos vs MalOsos at the terminal: whole games in three languages, and the summary at their end."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from contienda.cli.console import boards
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.state import SPECTATOR
from contienda.games.buenosos.constants import ENDINGS, PHASE_NAMES, STATE_NAMES
from contienda.i18n.speaker import LANGUAGES, Speaker
from contienda.play.match import Match


def drawn(match: Match, language: str, seat: int, width: int) -> str:
    """Return the board, and the closing once the game is over, as drawn on a screen of that width."""
    speaker = Speaker(match.game, language, match.seats)
    console = Console(width=width, file=io.StringIO(), highlight=False)
    console.print(boards.draw(match.state.view(seat), speaker))
    told = boards.closing(match, speaker) if match.over else None
    if told is not None:
        console.print(told)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("preset", ["standard", "quick"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_and_why_it_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, preset: str
) -> None:
    saved = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2_000))
    monkeypatch.setenv("COLUMNS", "100")
    arguments = ["buenosos", "--preset", preset, "--lang", language, "--seed", "8", "--seats", "human,bot:random"]
    assert main(["play", *arguments, "--save", str(saved)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    kept = json.loads(saved.read_text(encoding="utf-8"))
    assert kept["ending"] in ENDINGS
    words = Speaker(registry.load("buenosos"), language, ["", ""]).texts
    assert words(f"ending-{kept['ending']}") in " ".join(out.replace("│", " ").split())
    for title in ("why", "cascade", "turns", "measures"):
        assert words(f"board-end-{title}") in out
    assert main(["replay", str(saved), "--verify", "--lang", language]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("preset", ["standard", "quick", "advanced"])
def test_the_board_fits_in_every_position(language: str, width: int, preset: str) -> None:
    match = Match(registry.load("buenosos"), ["Ana", "Boris"], registry.load("buenosos").resolve(preset, {}))
    at = 0
    while not match.over:
        if at % 37 == 0:
            for seat in (0, 1, SPECTATOR):
                text = drawn(match, language, seat, width)
                assert max(map(len, text.splitlines())) <= width
        actions = match.state.actions()
        match.apply(actions[(at * 7) % len(actions)])
        at += 1
    assert max(map(len, drawn(match, language, SPECTATOR, width).splitlines())) <= width


def test_the_board_names_services_states_and_the_own_hand() -> None:
    game = registry.load("buenosos")
    match = Match(game, ["Ana", "Boris"], game.resolve("standard", {}))
    while str(match.state.view(0)["step"]) != "preparation":
        match.apply(match.state.actions()[0])
    speaker = Speaker(game, "en", match.seats)
    red, blue, watcher = (drawn(match, "en", seat, 100) for seat in (0, 1, SPECTATOR))
    for service in range(1, 13):
        assert f"S{service} " in watcher
    for name in STATE_NAMES:
        assert speaker.texts(f"state-{name}") in watcher  # the legend
    for phase in PHASE_NAMES:
        assert f"□ {speaker.texts(f'phase-{phase}')}" in watcher
    assert "▶2 Preparation◀" in watcher
    hand = speaker.texts("board-your_hand")
    assert hand in red
    assert hand in blue
    assert hand not in watcher
    assert "A01" in red
    assert "A01" not in blue + watcher
    assert "B01" in blue
    assert "B01" not in red


def test_a_service_in_trouble_is_marked_where_others_need_it() -> None:
    game = registry.load("buenosos")
    match = Match(game, ["Ana", "Boris"], game.resolve("standard", {}))
    at = 0
    while not match.over:
        for service in cast("list[dict[str, Any]]", match.state.view(SPECTATOR)["services"]):
            if service["state"] == "down":
                text = drawn(match, "en", SPECTATOR, 100)
                assert any(f"{service['id']}✖" in line for line in text.splitlines()) or not service["feeds"]
                assert any(line.startswith(service["id"]) and "✖ X Down" in line for line in text.splitlines())
        actions = match.state.actions()
        match.apply(actions[(at * 5) % len(actions)])
        at += 1


def test_games_without_a_closing_tell_why() -> None:
    game = registry.load("misiles")
    match = Match(game, ["Ana", "Boris"], game.resolve("standard", {}))
    assert boards.closing(match, Speaker(game, "en", match.seats)) is None
