"""Whole games at the terminal, in three languages, with what people type."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from contienda.cli.console.explanations import runs
from contienda.cli.console.terminal import Terminal
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match
from tests.bots.programs import Drawing

OVER = {"es": "gana", "ru": "побежда", "en": "wins"}


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "120")
    code = main(["play", *arguments])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out


@pytest.mark.parametrize("language", OVER)
def test_a_whole_game_against_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "game.json"
    arguments = ("misiles", "--lang", language, "--seed", "8", "--save", str(saved))
    code, out = play(monkeypatch, capsys, "1\n" * 20_000, *arguments, "--seats", "human,bot:random,bot:random")
    assert code == 0
    assert OVER[language] in out.lower()
    assert json.loads(saved.read_text(encoding="utf-8"))["ending"] in ("missiles", "clock", "roulette")
    assert main(["replay", str(saved), "--verify", "--lang", language]) == 0
    assert main(["replay", str(saved), "--lang", language]) == 0
    assert main(["replay", str(saved), "--step", "9", "--json"]) == 0
    assert main(["replay", str(saved), "--step", "999999"]) == 2


def test_a_question_mark_explains_each_choice_by_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Explains all choices with the commands, or a single one."""
    setup = ["misiles", "--lang", "en", "--seed", "2", "--seats", "human,bot:random"]
    out = play(monkeypatch, capsys, "?\nquit\n", *setup)[1]
    assert " 1–2  Two dice add up to the cost" in out
    assert "Type the number of a choice to pick it" in out.replace("\n", " ")
    out = play(monkeypatch, capsys, "? 2\nquit\n", *setup)[1]
    assert "    Two dice add up to the cost" in out
    assert "Type the number of a choice to pick it" not in out.replace("\n", " ")
    assert runs([1, 3, 4, 5, 8]) == "1, 3–5, 8"


def test_commands_explain_and_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "kept.json"
    commands = ["?", "? 1", "help", "why", "log", "board", "rules 7.4", "rules 99", "undo", "9999", "nonsense"]
    typed = "\n".join([*commands, f"save {saved}", "save /dev/null/x", "quit\n"])
    code, out = play(
        monkeypatch, capsys, typed, "misiles", "--lang", "en", "--seed", "2", "--seats", "human,bot:random",
        "--save", str(tmp_path / "left.json"),
    )  # fmt: skip
    assert code == 0
    for words in (
        "Two dice add up to the cost",
        "Type the number of a choice to pick it",
        "Why?",
        "reroll both dice",
        "no clause or section “99”",
        "You cannot take that back",
        "“9999” is neither a choice nor a command",
        "“nonsense” is neither",
        f"Saved to {saved}",
        "Not saved: ",
        "contienda play --resume",
    ):
        assert words in out.replace("\n", " ").replace("  ", " "), words
    assert len(json.loads(saved.read_text(encoding="utf-8"))["actions"]) == 1


@pytest.mark.parametrize(("language", "words"), [("es", "motivo"), ("ru", "почему")])
def test_commands_have_names_in_each_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: str
) -> None:
    leave = str(tmp_path / "left.json")
    code, out = play(monkeypatch, capsys, f"{words}\n", "misiles", "--lang", language, "--seed", "2", "--save", leave)
    assert code == 0
    assert "[7.1]" in out


def test_who_leaves_finds_the_game_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    seats = ("--seats", "human,bot:random", "--lang", "en")
    code, _ = play(monkeypatch, capsys, "1\n1\n", "misiles", "--seed", "3", *seats)
    kept = tmp_path / "contienda" / "misiles-last.json"
    assert code == 0
    before = json.loads(kept.read_text(encoding="utf-8"))["actions"]
    assert len(before) > 3
    with pytest.raises(AssertionError, match="The saved game has 2 seats, but --seats names 3"):
        play(monkeypatch, capsys, "", "--resume", str(kept), "--seats", "human,human,human")
    code, out = play(monkeypatch, capsys, "1\n" * 20_000, "--resume", str(kept), "--seed", "3", *seats)
    assert code == 0
    assert "wins" in out


def test_physical_dice_are_typed_in_any_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "dice.json"
    typed = "7 1 1\nhint\n5 1 3\n2\n6,6 1\n2\nquit\n"
    arguments = ("misiles", "--lang", "en", "--dice", "physical", "--seats", "human,human", "--save", str(saved))
    _, out = play(monkeypatch, capsys, typed, *arguments)
    assert "7 1 1 cannot come up here." in out
    assert "There is nothing to decide now. Roll the dice first." in out
    actions = json.loads(saved.read_text(encoding="utf-8"))["actions"]
    assert actions[:2] == [147 + 0 * 36 + 2 * 6 + 4, (6 - 2) * 6 + 2]
    assert actions[2] == 147 + 0 * 36 + 5 * 6 + 5


def test_undo_takes_back_the_last_pick_and_typed_dice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "undone.json"
    arguments = ("misiles", "--lang", "en", "--dice", "physical", "--seats", "human,human", "--save", str(saved))
    _, out = play(monkeypatch, capsys, "1 3 5\n1\nundo\n2\nquit\n", *arguments)
    assert "Taken back." in out
    assert json.loads(saved.read_text(encoding="utf-8"))["actions"] == [163, 26]  # the pick was changed
    play(monkeypatch, capsys, "1 3 5\nundo\n1 1 6\nquit\n", *arguments)
    assert json.loads(saved.read_text(encoding="utf-8"))["actions"] == [152]  # the typed dice were changed
    _, out = play(monkeypatch, capsys, "undo\nquit\n", *arguments)
    assert "Nothing has happened yet." in out


def test_undo_goes_behind_forced_picks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With two players the target of Espionage is forced; undo goes back to the choice before it."""
    game = registry.load("misiles")
    match = Match(game, ["Ana", "Luz"], game.resolve("standard", {}))
    rng = Rng(17)
    play_spy = game.vocabulary.code("play", [5])
    while not match.over and play_spy not in match.state.actions():
        listed = match.state.actions()
        chance = match.state.actor() == CHANCE
        match.apply(int(match.state.sample(rng)) if chance else listed[int(rng.below(len(listed)))])
    seat = int(match.state.actor())
    steps = len(match.actions)
    match.apply(play_spy)
    assert len(match.state.actions()) == 1  # the target
    match.apply(match.state.actions()[0])
    table = Terminal(match, Speaker(game, "en", match.seats), {}, 17, 0.0)
    if match.state.actor() == seat:
        assert table.undo(seat)
        assert len(match.actions) == steps


@pytest.mark.parametrize(
    "odd", ["²", "?²", "log ²", "9" * 5000, "[/]", "save /tmp/[/]no/such", "save ~nouser/x", "", " "]
)
def test_odd_input_is_answered_and_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, odd: str
) -> None:
    monkeypatch.chdir(tmp_path)
    saved = tmp_path / "kept.json"
    arguments = ("misiles", "--lang", "en", "--seed", "2", "--seats", "human,bot:random", "--save", str(saved))
    code, out = play(monkeypatch, capsys, f"{odd}\n1\n", *arguments)
    assert code == 0
    assert ("neither a choice" in out) == (odd in ("²", "9" * 5000, "[/]"))
    assert len(json.loads(saved.read_text(encoding="utf-8"))["actions"]) > 1


def test_a_mistake_of_ours_does_not_lose_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "kept.json"

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("contienda.cli.console.terminal.Terminal.explain_why", fail)
    arguments = ("misiles", "--seed", "2", "--seats", "human,bot:random", "--save", str(saved))
    with pytest.raises(ZeroDivisionError):
        play(monkeypatch, capsys, "1\nwhy\n", *arguments)
    assert len(json.loads(saved.read_text(encoding="utf-8"))["actions"]) > 1


def test_resume_remembers_who_sat_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "seats.json"
    players = ["bot:random", "human"]
    play(monkeypatch, capsys, "1\n", "misiles", "--seats", ",".join(players), "--seed", "4", "--save", str(saved))
    assert json.loads(saved.read_text(encoding="utf-8"))["players"] == players
    play(monkeypatch, capsys, "", "--resume", str(saved), "--lang", "en", "--save", str(saved))
    assert json.loads(saved.read_text(encoding="utf-8"))["players"] == players
    for wrong in (("buenosos",), ("--preset", "strict"), ("--option", "strict_clock=yes")):
        assert main(["play", *wrong, "--resume", str(saved)]) == 2


def test_what_cannot_begin_takes_no_other_games_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    play(monkeypatch, capsys, "1\n1\n", "misiles", "--seed", "2")
    last = tmp_path / "contienda" / "misiles-last.json"
    other = tmp_path / "other.json"
    play(monkeypatch, capsys, "1\n", "misiles", "--seed", "3", "--seats", "human,bot:random", "--save", str(other))
    before = last.read_bytes()
    program = tmp_path / "program"
    program.write_bytes(b"\x00nonsense")
    program.chmod(0o755)
    assert main(["play", "--resume", str(other), "--seats", f"human,bot:exec:{program}"]) == 2
    assert "--resume" not in capsys.readouterr().out
    assert last.read_bytes() == before
    play(monkeypatch, capsys, "", "--resume", str(other), "--seats", "human,bot:random")  # looked at only
    assert last.read_bytes() == before


def test_dice_do_not_depend_on_what_bots_draw() -> None:
    game = registry.load("misiles")
    games = []
    for number in (0, 5):
        match = Match(game, ["Ana", "Luz"], game.resolve("standard", {}))
        Terminal(match, Speaker(game, "en", match.seats), {0: Drawing(number), 1: Drawing(0)}, 4, 0.0).run()
        games.append(match.actions)
    assert games[0] == games[1]


def test_watching_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "misiles", "--seed", "6", "--pause", "0", "--lang", "es"]) == 0
    assert "gana" in capsys.readouterr().out.lower()


def test_without_a_game_one_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("9\n²\n2\n"))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    saved = str(tmp_path / "left.json")
    assert main(["play", "--preset", "quick", "--lang", "es", "--seed", "1", "--save", saved]) == 0
    out, _ = capsys.readouterr()
    assert "BuenOsos vs MalOsos (buenosos)" in out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert main(["play"]) == 0
