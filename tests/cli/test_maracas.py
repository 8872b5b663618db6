"""Maracas in the terminal: the board in three languages, what it keeps from a seat, and whole games at one keyboard."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from contienda.cli import boards
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.game import CHANCE, SPECTATOR
from contienda.core.match import Match
from contienda.core.rng import Rng
from contienda.core.texts import LANGUAGES, Speaker
from contienda.games.maracas.elements import AREA_NAMES, ENDINGS, INS_UNITS


def play(monkeypatch: pytest.MonkeyPatch, saved: Path, language: str, *arguments: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 6_000))
    monkeypatch.setenv("COLUMNS", "100")
    table = ["--preset", "introductory", "--option", "turn_limit=1", "--seed", "8"]
    assert main(["play", "maracas", *table, "--lang", language, "--save", str(saved), *arguments]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_a_bot_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "game.json"
    play(monkeypatch, saved, language, "--seats", "human,bot:random")
    out, err = capsys.readouterr()
    assert err == ""
    kept = json.loads(saved.read_text(encoding="utf-8"))
    assert kept["ending"] in ENDINGS
    words = Speaker(registry.load("maracas"), language, ["", ""]).texts
    assert words(f"ending-{kept['ending']}") in out.replace("\n", " ")
    assert words("board-insurgent") in out
    assert main(["replay", str(saved), "--verify", "--lang", language]) == 0


def test_two_people_at_one_keyboard_are_parted_by_a_curtain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(monkeypatch, tmp_path / "game.json", "en", "--seats", "human,human")
    out, _ = capsys.readouterr()
    words = Speaker(registry.load("maracas"), "en", ["", ""]).texts
    for seat in (1, 2):
        assert words("play-curtain", seat=words("seat-human", number=seat)) in out.replace("\n", " ")


def drawn(match: Match, language: str, seat: int, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(boards.draw(match.state.view(seat), Speaker(match.game, language, match.seats)))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def walk(preset: str) -> Match:
    """A random game, to be taken on with `onward`."""
    game = registry.load("maracas")
    return Match(game, ["Ana", "Boris"], game.resolve(preset, {"turn_limit": 2}))


def onward(match: Match, rng: Rng) -> None:
    state = match.state
    listed = state.actions()
    match.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_in_every_position(language: str) -> None:
    match, rng, at = walk("full"), Rng(3), 0
    while not match.over:
        if at % 43 == 0:
            for seat in (0, 1, SPECTATOR):
                board = drawn(match, language, seat)
                assert max(map(len, board.splitlines())) <= 80
                for area in AREA_NAMES:
                    assert Speaker(match.game, language, match.seats).texts(f"area-{area}") in board
        onward(match, rng)
        at += 1


def test_the_board_names_insurgent_units_to_their_owner_alone() -> None:
    """Nothing of the Insurgent is face up before Operations."""
    match, rng = walk("full"), Rng(3)
    while match.state.view(SPECTATOR)["step"] != "activate":
        onward(match, rng)
    words = Speaker(match.game, "en", match.seats).texts
    units = "|".join(re.escape(words(f"kind-{kind}")) for kind in INS_UNITS)
    assert re.search(units, drawn(match, "en", 1, 200))
    for seat in (0, SPECTATOR):
        assert not re.search(units, drawn(match, "en", seat, 200))


def test_the_totals_of_a_mission_are_shown_before_it_is_chosen() -> None:
    match, rng = walk("introductory"), Rng(5)
    while not match.state.view(0)["offers"]:
        onward(match, rng)
    words = Speaker(match.game, "en", match.seats).texts
    offers = match.state.view(0)["offers"]
    assert isinstance(offers, list)
    shown = [each["totals"] for each in offers if each["totals"] is not None and each["totals"]["random"]]
    assert shown
    for totals in shown:
        told = words(
            "board-totals_drawn", own=totals["own"], against=totals["against"], rating=totals["random"].upper()
        )
        assert told in drawn(match, "en", 0, 120)
