"""Maracas in the terminal: the board in three languages, what it hides from a seat, and whole games at one keyboard."""

from __future__ import annotations

import io
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from contienda.cli.console import boards
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.games.maracas import _steps as s
from contienda.games.maracas.constants import AREA_NAMES, ENDINGS, GOV, INS, INS_UNITS
from contienda.i18n.speaker import LANGUAGES, Speaker
from contienda.play.match import Match
from tests.games.maracas.table import Table as Arranged


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
    return shown(match.state.view(seat), Speaker(match.game, language, match.seats), width)


def shown(view: Mapping[str, Any], speaker: Speaker, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(boards.draw(view, speaker))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def walk(preset: str) -> Match:
    """Start a random game that `onward` continues."""
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
    """No Insurgent piece is face up before Operations."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_knows_of_counters_that_lie_face_down_is_told(language: str) -> None:
    match, rng = walk("full"), Rng(3)
    view: Mapping[str, Any] = match.state.view(0)
    while not any(area["remembered"] for area in view["areas"]):
        onward(match, rng)
        view = match.state.view(0)
    words = Speaker(match.game, language, match.seats).texts
    for area in view["areas"]:
        place, board = words(f"area-{area['id']}"), drawn(match, language, 0, 200)
        line = next(each for each in board.splitlines() if place in each)
        assert (f"•{sum(each['n'] for each in area['remembered'])}" in line) == bool(area["remembered"])
        for each in area["remembered"]:
            kind = words(f"kind-{each['kind']}")
            assert re.search(rf"{place}: • .*{re.escape(kind)}", board)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (
            {"sum_least": 5, "sum_most": 7, "bombers": 2, "cadres": 1},
            "CMR total 5 to 7 (with any Cadres, with Suicide Bombers: 2)",
        ),
        ({"sum_least": 4, "sum_most": 4}, "CMR total 4"),
        ({"ir_least": 2, "no_arms": 1}, "lowest IR at least 2; nothing face down that adds to an Attack"),
        ({"sum_most": 0, "ir_most": 1}, "CMR total at most 0; lowest IR at most 1"),
        (
            {"cover_least": 4, "tr_least": 2, "tr_most": 3, "no_arms": 1},
            "lowest IR with the face-down Double Agents of its Area at least 4; TR of one of its units 2 to 3; "
            "nothing face down that adds to an Attack",
        ),
        ({"recruit": 1}, "it is one Militia"),
        ({"cadres": 1}, None),
        (None, None),
    ],
)
def test_what_missions_told_of_a_stack_is_told(told: dict[str, int] | None, expected: str | None) -> None:
    match, rng = walk("full"), Rng(3)
    while match.state.view(0)["step"] != "activate":
        onward(match, rng)
    view: Mapping[str, Any] = match.state.view(0)
    stack = next(each for each in view["stacks"] if each["side"] == 1)
    for each in view["stacks"]:
        each["told"] = told if each is stack else None
    board = shown(view, Speaker(match.game, "en", match.seats), 200)
    lines = [line for line in board.splitlines() if f"{stack['id']}•" in line or "Known of this stack" in line]
    if expected is None:
        assert lines == []
    else:
        assert len(lines) == 2
        assert lines[1].rstrip().endswith(f"• Known of this stack: {expected}")


def test_objectives_have_names() -> None:
    match = walk("full")
    for language, name in (("en", "Power Station"), ("es", "Central Eléctrica"), ("ru", "Электростанция")):
        place = Speaker(match.game, language, match.seats).texts("area-LT")
        assert f"{name} ({place})" in drawn(match, language, 0, 200)


def test_how_many_chits_are_to_be_discarded_is_told() -> None:
    match, rng = walk("full"), Rng(2)
    while match.state.step() != s.DISCARD:
        if match.over:
            match = walk("full")
        onward(match, rng)
    view: Mapping[str, Any] = match.state.view(0)
    books = view["sides"][view["actor"]]
    board = drawn(match, "en", 0)
    assert f"Chits still to be discarded: {books['hand_size'] - books['tp_max']}" in board


def test_the_price_of_a_force_is_told_while_it_is_bought() -> None:
    match, rng = walk("free_setup"), Rng(3)
    while match.state.view(0)["step"] != "buy_force":
        onward(match, rng)
    view: Mapping[str, Any] = match.state.view(0)
    assert f"cost of the force: {view['sides'][0]['plan']['price']} VP for your opponent" in drawn(match, "en", 0, 200)
    assert "cost of the force" not in drawn(match, "en", 1, 200)


def explained(table: Arranged, seat: int) -> str:
    return shown(table.state.view(seat), Speaker(registry.load("maracas"), "en", ["Ana", "Boris"]), 200)


def test_a_patrol_shows_the_open_part_of_the_other_total() -> None:
    table = Arranged().gov("BY", "pol212 pol212").ins("BY", "gr322").ins("BY", "gr412")
    table.do("area(BY)", "pass", "stack(1)", "mission(patrol)")
    assert "Against stack 2: 4 against 3 plus a hidden part" in explained(table, GOV)


def test_both_comparisons_of_an_ambush_are_shown() -> None:
    table = Arranged().gov("LL", "cbt131").ins("LL", "gr412 gr322 ied").do("area(LL)", "stack(2)")
    assert "Ambush: 5 against 3; for a Hit, troops 5 against the same" in explained(table, INS)


def test_hits_are_shown_with_what_they_are_for() -> None:
    table = Arranged().gov("CO", "cbt131 cbt131").ins("CO", "gr421 gr322 gr412").hand(GOV, "451").hand(INS, "412")
    table.run("CO", 1, "attack", "chit(451)", "chit(412)")  # 6 to 5 and 5 to 1
    board = explained(table, INS)
    assert "Stack 2 lost; Hits left, for the difference of units and Assets: 1" in board
    assert "Stack 1 won; Hits left, for the difference of the chits: 4" in board


def test_the_question_who_joins_names_the_area() -> None:
    table = Arranged().box(GOV, "LL", "cbt230")
    table.state.push(s.STACKS, 0)
    table.state.settle()
    assert "▷ Las Leyes · stack 1" in explained(table, GOV)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_is_explained_by_its_numbers_and_neighbours(language: str) -> None:
    game = registry.load("maracas")
    speaker = Speaker(game, language, ["", ""])
    for area in tomllib.loads((Path(game.folder) / "data" / "district.toml").read_text(encoding="utf-8"))["area"]:
        told = speaker.explain(game.vocabulary.say(game.vocabulary.code("area", [AREA_NAMES.index(area["id"])])))
        assert [int(each) for each in re.findall(r"\d+", told)] == [area["pn"], area["tm"]]
        assert ": " + ", ".join(speaker.texts(f"area-{each}") for each in area["adjacent"]) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_heads_of_columns(language: str) -> None:
    game = registry.load("maracas")
    texts = Speaker(game, language, ["", ""]).texts
    board = drawn(Match(game, ["Ana", "Luz"], game.resolve("standard", {})), language, SPECTATOR, 200)
    for sign in (texts("board-pn"), texts("board-tm"), texts("board-iu"), "1-3-1"):
        assert f"{sign} " in texts("board-legend")
        assert f"{sign} " in board
