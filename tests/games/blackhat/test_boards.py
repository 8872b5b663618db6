"""Boards as data: the findings about a file, playing on it, and the commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from contienda.cli.main import main
from contienda.core.errors import BadOption
from contienda.games.blackhat.game import GAME, BlackHatGame
from contienda.games.blackhat.inspect import inspect
from contienda.i18n.speaker import LANGUAGES, common
from contienda.play.playout import batch
from contienda.quality import laws
from contienda.quality.findings import ERROR, WARNING
from tests.games.blackhat.table import Table

FOLDER = Path(GAME.folder)
START = (FOLDER / "starter.toml").read_text(encoding="utf-8")
SHIPPED = {path.stem: path.read_text(encoding="utf-8") for path in sorted((FOLDER / "scenarios").glob("*.toml"))}
SMALL = START.replace('kind = "host"\nvalue = -1', 'kind = "randomizer"\nvalue = -1')  # next to its only place
TILES = "".join("\n[[tile]]" + part for part in START.split("\n[[tile]]")[1:])


def errors(text: str) -> list[tuple[int, str, str]]:
    return [(each.line, each.key, each.text) for each in inspect(text) if each.kind == ERROR]


def planted(old: str, new: str, count: int = 1) -> tuple[str, int]:
    """The starter file with an error in it, and the line of the error."""
    assert old in START
    at = START.index(old)
    return START.replace(old, new, count), START.count("\n", 0, at) + 1


@pytest.mark.parametrize("name", SHIPPED)
def test_our_boards_have_no_mistakes(name: str) -> None:
    assert errors(SHIPPED[name]) == []


def test_the_starter_has_nothing_to_say() -> None:
    assert inspect(START) == []


@pytest.mark.parametrize(
    ("old", "new", "key", "text"),
    [
        ('kind = "host"', 'kind = "hots"', "space[H1].kind", "scenario-not-word"),
        ("value = 3", 'value = "three"', "space[H1].value", "scenario-not-number"),
        ("cells = [[3, 1]]", "cells = [[3, 2]]", "space[H2].cells[1]", "scenario-board-overlap"),
        ("cells = [[3, 1]]", "cells = [3, 1]", "space[H1].cells[1]", "scenario-board-cell"),
        ('to = ["H2", "CA"]', 'to = ["H2", "XX"]', "space[H1].to[2]", "scenario-board-goal"),
        ('to = ["H2", "CA"]', 'to = ["H2", "BD"]', "space[H1].to[2]", "scenario-board-apart"),
        ('to = ["P1.L1"]', 'to = ["P1.R1"]', "space[BD].to[1]", "scenario-board-apart"),
        ('"host +1", "randomizer +2"', '"host +1", "random +2"', "place[P1].spaces[2]", "scenario-board-space"),
        ('"TL>TR", "BL>BR", "TL>BL"', '"TL>BR", "BL>BR", "TL>BL"', "place[P1].arrows[1]", "scenario-board-sign"),
        ('"L1 in"', '"L1 inn"', "place[P1].borders[1]", "scenario-board-sign"),
        ('id = "1b"', 'id = "2b"', "tile[2b].id", "scenario-board-side"),
        ('kind = "start"', 'kind = "host"', "space", "scenario-board-starts"),
        ('kind = "critical"', 'kind = "host"', "space", "scenario-board-critical"),
        ("value = 3", "worth = 3", "space[H1].worth", "scenario-unknown-key"),
        ("at = [1, 1]", "at = [1]", "place[P1].at", "scenario-board-cell"),
    ],
)
def test_a_mistake_is_named_by_its_place(old: str, new: str, key: str, text: str) -> None:
    found = errors(planted(old, new)[0])
    assert (key, text) in [(each[1], each[2]) for each in found]
    for language in LANGUAGES:
        for each in inspect(planted(old, new)[0]):
            assert each.sentence(common(language))


def test_a_mistake_is_named_by_its_line() -> None:
    text, line = planted("value = 3", 'value = "three"')
    assert errors(text) == [(line, "space[H1].value", "scenario-not-number")]
    assert [each.text for each in inspect(START + "\n= nothing")] == ["scenario-not-toml"]


def test_cycles_are_found_on_tiles_too() -> None:
    text = START.replace('arrows = ["TL>TR", "BL>BR", "BL>TL"]', 'arrows = ["TL>TR", "BL>BR", "BL>TL", "TL>BL"]', 1)
    (found,) = [each for each in inspect(text) if each.kind == ERROR]
    assert (found.text, found.values["tiles"]) == ("scenario-board-cycle", "P1=1a")
    assert found.values["example"] == "P1TL → P1BL → P1TL"


def test_a_space_that_leads_nowhere_is_found() -> None:
    text = START.replace('to = ["CA"]\nfrom = ["P1.R2"]', 'from = ["P1.R2"]')
    (found,) = [each for each in inspect(text) if each.kind == ERROR]
    assert (found.text, found.values["spaces"]) == ("scenario-board-end", "H2")


def test_forced_locks_and_lost_spaces_are_warnings() -> None:
    text = START.replace('"host 0", "honeypot +3"', '"honeypot 0", "honeypot +3"')
    found = {each.text: each.values for each in inspect(text) if each.kind == WARNING}
    assert found["scenario-board-forced"] == {"space": "P1TL", "tiles": "P1=1b"}
    assert found["scenario-board-guarded"]["spaces"] == "H1, H2, CA"
    lost = START.replace('from = ["P1.R1"]', "").replace('"R1 out", ', "")
    assert "scenario-board-end" in [each.text for each in inspect(lost)]
    ours = {each.text: each.values for each in inspect(SHIPPED["standard"])}
    assert ours["scenario-board-lost"]["spaces"] == "M1, U, N2, S4BR, S4BL"
    assert "scenario-board-forced" not in ours


def test_a_file_may_bring_only_tiles_or_only_a_board() -> None:
    game = GAME.with_scenario(TILES)
    GAME.check_scenario(TILES)
    state = game.start(3, game.resolve("everything", {}))
    assert len(state.actions()) == 2  # the two faces of its only tile
    board = START.split("\n[[tile]]")[0]
    GAME.check_scenario(board)
    assert len(GAME.with_scenario(board).start(3, game.resolve("standard", {})).actions()) == 16


@pytest.mark.parametrize("text", [START, TILES, SHIPPED["honeynet"]], ids=["starter", "tiles", "honeynet"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_board_of_ones_own_is_played_under_the_laws(text: str, seats: int) -> None:
    game = GAME.with_scenario(text)
    options = game.resolve("everything", {})
    laws.Walk(game, seats, options, laws.chooser(seats), seats).run(every=60)
    assert batch(game.start(seats, options), 3, 0, 5, game.bound).unfinished == 0


def test_a_board_that_cannot_be_played_is_refused_with_its_place() -> None:
    text, line = planted("value = 3", 'value = "three"')
    with pytest.raises(BadOption, match=rf"mine.toml cannot be played. Line {line}, space\[H1\].value"):
        GAME.check_scenario(text, "mine.toml")


# --- commands --------------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_board_is_begun_checked_and_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / "mine.toml")
    assert run(capsys, "scenario", "new", path, "--game", "blackhat")[0] == 0
    code, out, _ = run(capsys, "scenario", "check", path, "--json")  # the file says which game it belongs to
    assert (code, json.loads(out)) == (0, [])
    code, out, _ = run(capsys, "simulate", "blackhat", "--scenario", path, "-n", "2", "--jobs", "1", "--json")
    assert (code, json.loads(out)["games"]) == (0, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_explain_and_simulate(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("contienda.cli.commands.scenario.GAMES", 4)
    code, out, _ = run(capsys, "scenario", "list", "--lang", language)
    assert code == 0
    assert "honeynet" in out
    code, out, _ = run(capsys, "scenario", "explain", "standard", "--game", "blackhat", "--lang", language)
    assert code == 0
    assert GAME.forms("space", "M3", language)[""] in out
    assert GAME.forms("tile", "8b", language)[""] in out
    code, out, _ = run(capsys, "scenario", "check", "honeynet", "--simulate", "--lang", language)
    assert code == 0
    assert "%" in out


def test_a_game_without_scenarios_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "scenario", "new", str(tmp_path / "x.toml"), "--game", "misiles", "--lang", "en")
    assert code == 2
    assert "misiles has no scenarios" in err


@pytest.mark.clause("blackhat", "9.9a", "B-R77")
def test_a_randomizer_asks_nothing_when_every_tile_lies() -> None:
    board = cast(BlackHatGame, GAME.with_scenario(SMALL))
    table = Table("first_game", 3, board).tile("P1", "1a").pawn(1, "A", "H1").trick(winner=1).hack("1A", "H2")
    assert (table.at(1, "A"), table.step()) == ("H2", "play")
    free = Table("first_game", 3, board).pawn(1, "A", "H1").trick(winner=1).hack("1A", "H2")
    assert (free.step(), free.offered()) == ("randomizer", ["draw_tile", "leave"])
    free.do("draw_tile", "tile(1b)")
    assert len(free.events("tile_laid")) == 1  # nobody is asked where: there is only one place
    assert free.step() == "play"
