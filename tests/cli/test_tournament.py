"""`contienda tournament` as people and scripts call it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from contienda.lab.folder import Folder, read_manifest
from tests.cli.test_commands import CALL, LANGUAGES, at_a_terminal, run

ASKED = ("tournament", "misiles", "--bots", "bot:greedy,random", "--jobs", "1", "--seed", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_ratings_and_a_crosstable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(capsys, *ASKED, "-n", "2", "--lang", language)
    assert code == 0
    assert all(len(line) <= 80 for line in out.splitlines())
    assert {"es": "4 partidas", "ru": "4 партии", "en": "4 games"}[language] in out
    assert {"es": "puntuación ± 2σ", "ru": "рейтинг ± 2σ", "en": "rating ± 2σ"}[language] in out
    assert out.index("greedy") < out.index("random")


def test_json_holds_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *ASKED, "-n", "3", "--players", "3", "--option", "strict_clock=yes", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["bots"], found["seats"], found["deals"], found["seed"]) == (["greedy", "random"], 3, 3, 4)
    assert found["options"]["strict_clock"] == "yes"
    assert found["games"] == found["planned"] == 2 * 3 * 3
    assert [row["bot"] for row in found["standings"]] == ["greedy", "random"]
    assert [(row["bot"], row["against"], row["games"]) for row in found["crosstable"]] == [
        ("greedy", "random", 9),
        ("random", "greedy", 9),
    ]
    low, high = found["crosstable"][0]["interval"]
    assert low < found["crosstable"][0]["share"] <= high
    assert sum(found["endings"].values()) == 18


def test_many_bots_are_shown_in_parts_that_fit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "66")
    bots = "random,greedy,level:1,search:1,search:2"
    code, out, _ = run(capsys, "tournament", "misiles", "--bots", bots, "-n", "1", "--jobs", "1", "--lang", "en")
    assert code == 0
    assert all(len(line) <= 66 for line in out.splitlines())
    assert "…" not in out
    assert out.count("level:1") == 3  # standings, and a crosstable in two parts


def test_a_manifest_alone_gives_the_same_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert run(capsys, *ASKED, "-n", "2", "--out", str(first))[0] == 0
    manifest = str(first / "manifest.json")
    assert run(capsys, "tournament", "--again", manifest, "--out", str(second), "--jobs", "2")[0] == 0
    for name in ("manifest.json", "games.jsonl", "games/000003.json"):
        assert (first / name).read_bytes() == (second / name).read_bytes()
    found = json.loads(run(capsys, *ASKED, "-n", "2", "--out", str(first), "--json")[1])
    assert (found["kept"], found["games"]) == (4, 4)


def test_a_scenario_goes_along(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "kept"
    call = ("tournament", "buenosos", "--scenario", "hospital", "--bots", "random,greedy", "-n", "1", "--jobs", "1")
    assert run(capsys, *call, "--out", str(out))[0] == 0
    assert "hospital" in json.loads((out / "manifest.json").read_text())["scenario"].lower()
    assert run(capsys, "replay", str(out / "games" / "000001.json"), "--verify")[0] == 0
    again = ("tournament", "--again", str(out / "manifest.json"), "--out", str(out), "--json", "--jobs", "1")
    assert json.loads(run(capsys, *again)[1])["kept"] == 2


def test_another_release_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, *ASKED, "-n", "1", "--out", str(tmp_path / "kept"))
    manifest = tmp_path / "kept" / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"contienda": "', '"contienda": "0.0.'))
    code, _, err = run(capsys, "tournament", "--again", str(manifest), "--jobs", "1", "--lang", "en")
    assert code == 0
    assert "This was played with contienda 0.0." in err
    code, _, err = run(capsys, "tournament", "--again", str(manifest), "--out", str(manifest.parent), "--lang", "en")
    assert code == 2
    assert "its “contienda” is not what is asked for" in err


def test_verify_draws_the_chance_of_a_game_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, *ASKED, "-n", "1", "--out", str(tmp_path / "kept"))
    file = tmp_path / "kept" / "games" / "000000.json"
    code, out, _ = run(capsys, "verify", str(file), "--json")
    found = json.loads(out)
    assert code == 0
    assert found["chance"] == [4, 0]
    assert found["drawn"] > 0
    assert found["drawn"] + found["decided"] == json.loads(file.read_text())["steps"]
    assert "drawn from seed 4, deal 0" in run(capsys, "verify", str(file), "--lang", "en")[1]
    seats = ("--seats", "bot:random,bot:random", "--pause", "0", "--save", str(tmp_path / "other.json"))
    run(capsys, "watch", "misiles", *seats)
    code, _, err = run(capsys, "verify", str(tmp_path / "other.json"), "--lang", "en")
    assert code == 2
    assert "names no seed its outcomes were drawn from" in err


MISTAKES = [
    (("misiles",), "say what is played: GAME and --bots, or --again with a manifest"),
    (("--bots", "random,greedy"), "say what is played"),
    (("misiles", "--bots", "random"), "a tournament needs at least two bots"),
    (("misiles", "--bots", "greedy,random,bot:greedy"), "the bot “greedy” stands twice in --bots: leave one"),
    (("misiles", "--bots", "random,genius"), "there is no bot “genius”"),
    (("misiles", "--bots", "random,search:0"), "needs a number of simulations"),
    (("misiles", "--bots", "random,greedy", "-n", "0"), "-n cannot be 0: use a whole number from 1"),
    (("misiles", "--bots", "random,greedy", "--players", "7"), "misiles is for 2 to 4 seats, but there are 7"),
    (("misiles", "--bots", "random,greedy", "--jobs", "-1"), "--jobs cannot be -1"),
    (("misiles", "--bots", "random,greedy", "--seed", "-1"), "--seed cannot be -1"),
    (("misiles", "--bots", "random,greedy", "--out", "tests"), "tests is there and holds no manifest.json"),
    (("--again", "nothing.json"), "there is no file nothing.json"),
    (("--again", "pyproject.toml"), "pyproject.toml is no manifest of a tournament"),
    (("misiles", "--again", "nothing.json"), "nothing.json says all that is played: leave out GAME"),
    (("--again", "nothing.json", "-n", "4"), "nothing.json says all that is played"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES, ids=[" ".join(call) for call, _ in MISTAKES])
def test_a_mistake_is_one_sentence_and_exit_2(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    message: str,
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    code, out, err = run(capsys, "tournament", *arguments, "--lang", "en")
    assert code == 2
    assert message in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


def test_ratings_are_asked_for_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    code, _, err = run(capsys, *ASKED, "--out", str(tmp_path / "kept"), "--lang", "en")
    assert code == 2
    assert "openskill is not installed" in err
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    lines = tmp_path / "kept" / "games.jsonl"
    running = subprocess.Popen(
        [*CALL, *ASKED[:4], "-n", "100000", "--jobs", jobs, "--out", str(tmp_path / "kept"), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=at_a_terminal,
    )
    try:
        until = time.monotonic() + 20
        while not (lines.exists() and lines.stat().st_size) and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    finally:
        running.kill()
    assert (running.returncode, err) == (130, "")
    found = json.loads(out)
    assert found["interrupted"]
    assert found["games"] == len(lines.read_text().splitlines()) > 0
    assert found["games"] < found["planned"]
    kept = [json.loads(line)["number"] for line in lines.read_text().splitlines()]
    assert kept == sorted(kept)
    assert Folder(tmp_path / "kept", read_manifest(tmp_path / "kept" / "manifest.json")).games.keys() == set(kept)
