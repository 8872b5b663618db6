"""External bots on the command line: errors reach the person watching, and only the command line can start programs."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from contienda.cli.main import main
from tests.bots.programs import command

GOOD = "for message in read(): say(message)"
ILLEGAL = "for number, message in enumerate(read()): say(message, -5 if number < 3 else None)"
STARTED = f"open(__file__ + '.started', 'w').close()\n{GOOD}"
SAID = {"es": "no está entre las ofrecidas", "en": "is not one of those offered", "ru": "нет среди предложенных"}


def bot(tmp_path: Path, source: str) -> str:
    return "bot:exec:" + command(tmp_path, source)


def watch(tmp_path: Path, source: str, *more: str) -> list[str]:
    return ["watch", "misiles", "--pause", "0", "--seed", "3", "--seats", f"{bot(tmp_path, source)},bot:random", *more]


@pytest.mark.parametrize("language", SAID)
def test_who_watches_is_told_what_went_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    saved = tmp_path / "game.json"
    assert main(watch(tmp_path, ILLEGAL, "--lang", language, "--save", str(saved))) == 0
    out, err = capsys.readouterr()
    assert len(err.splitlines()) == 3
    assert all(bot(tmp_path, ILLEGAL) in line and SAID[language] in line for line in err.splitlines())
    assert SAID[language] not in out
    assert main(["replay", str(saved), "--verify"]) == 0


def test_nothing_is_said_where_nothing_went_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(watch(tmp_path, GOOD)) == 0
    assert capsys.readouterr().err == ""


def test_a_program_that_is_given_up_is_reported_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(watch(tmp_path, "sys.exit(4)", "--lang", "en")) == 0
    err = capsys.readouterr().err
    assert err.count("exited with code 4") == 4
    assert err.count("From here on it plays random actions") == 1
    assert len(err.splitlines()) == 5


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("language", SAID)
def test_simulate_sums_up(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, jobs: str) -> None:
    seats = f"bot:random,{bot(tmp_path, 'for message in read(): say(message, -5)')}"
    arguments = ["simulate", "misiles", "-n", "6", "--jobs", jobs, "--seats", seats, "--json", "--lang", language]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert found["games"] == 6
    assert found["lost"][0] == 0
    assert found["lost"][1] > 20
    assert len(err.splitlines()) == 1
    assert SAID[language] in err
    assert str(found["lost"][1]) in err.replace(",", "").replace(".", "").replace("\xa0", "")


@pytest.mark.parametrize("command", ["play", "watch", "simulate"])
def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "misiles", "--seats", "bot:random,bot:exec:./no-such-bot --fast", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        f"contienda {command}: bot:exec:./no-such-bot --fast cannot start: there is no program “./no-such-bot”, "
        "or it is not executable. Check its path, relative to the current folder."
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_file_that_is_no_program(capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x00\x01nonsense")
    path.chmod(0o755)
    arguments = ["-n", "4", "--jobs", jobs, "--seats", f"bot:exec:{path},bot:random", "--lang", "en"]
    assert main(["simulate", "misiles", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "cannot start: " in err
    assert len(err.splitlines()) == 1


def test_a_comma_ends_a_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["watch", "misiles", "--seats", f"{bot(tmp_path, GOOD)} --with a,b", "--lang", "en"]) == 2
    assert "Seat 2 cannot be “b”. Write human or a bot, such as bot:random" in capsys.readouterr().err


def test_a_saved_game_starts_no_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = str(tmp_path / "game.json")
    seats = f"human,{bot(tmp_path, STARTED)}"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\n"))
    assert main(["play", "misiles", "--seats", seats, "--seed", "4", "--save", saved, "--lang", "en"]) == 0
    told = capsys.readouterr().out.replace("\n", "")
    assert "--resume" in told
    assert "--seats" in told
    started = next(tmp_path.glob("*.started"))
    started.unlink()
    assert main(["play", "--resume", saved, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "a saved game may not start programs" in err
    assert "--seats" in err
    assert not started.exists()
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "--resume", saved, "--seats", seats, "--lang", "en"]) == 0
    assert started.exists()


@pytest.mark.parametrize("language", SAID)
def test_a_tournament_goes_on_and_tells_what_went_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    """The program's name is printed literally, whatever it contains."""
    program = bot(tmp_path, ILLEGAL).removeprefix("bot:") + " [/] [fast]"
    call = ["tournament", "misiles", "-n", "1", "--jobs", "1", "--out", str(tmp_path / "kept"), "--lang", language]
    assert main([*call, "--bots", f"random,{program}"]) == 0
    out, err = capsys.readouterr()
    assert "[/]" in out
    assert "[fast]" in out
    assert program in err
    assert SAID[language] in err
    kept = [json.loads(line) for line in (tmp_path / "kept" / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [sum(game["lost"]) for game in kept] == [3, 3]
    assert all(game["scores"] for game in kept)
    manifest = str(tmp_path / "kept" / "manifest.json")
    assert main(["tournament", "--again", manifest, "--lang", "en"]) == 2
    assert "a manifest may not start programs. If you trust it, repeat the command with GAME" in capsys.readouterr().err
    assert main(["simulate", "misiles", "-n", "1", "--jobs", "1", "--seats", f"bot:{program},bot:random"]) == 0
    assert "[fast]" in capsys.readouterr().out
