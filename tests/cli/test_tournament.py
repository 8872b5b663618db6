"""`contienda tournament` as people and scripts call it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.lab.tournament_store import Folder, read_manifest
from tests.cli.test_commands import CALL, LANGUAGES, at_a_terminal, run

ASKED = ("tournament", "misiles", "--bots", "bot:greedy,random", "--jobs", "1", "--seed", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_ratings_and_a_crosstable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(capsys, *ASKED, "-n", "2", "--lang", language)
    assert code == 0
    assert "…" not in out
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


def test_a_folder_is_as_good_as_its_manifest(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, *ASKED, "-n", "1", "--out", str(tmp_path / "kept"))
    code, out, _ = run(capsys, "tournament", "--again", str(tmp_path / "kept"), "--jobs", "1", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "Нет игры"),
        ({"version": 99}, "по правилам версии 99"),
        ({"seats": 3}, "seats не может быть 3: место 3 в buenosos не побеждает"),
        ({"deals": 0}, "deals не может быть 0"),
        ({"bots": ["random", "genius"]}, "genius"),
        ({"scenario": "[meta"}, "По scenario играть нельзя. Строка 1"),
    ],
)
def test_a_mistake_in_a_manifest_is_told_with_its_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: dict[str, object], message: str
) -> None:
    call = ("tournament", "buenosos", "--bots", "random,greedy", "-n", "1", "--jobs", "1", "--out", str(tmp_path))
    assert run(capsys, *call)[0] == 0
    manifest = tmp_path / "manifest.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), **change}))
    code, out, err = run(capsys, "tournament", "--again", str(manifest), "--lang", "ru")
    assert (code, out) == (2, "")
    assert err.startswith(f"contienda tournament: {manifest}: ")
    assert message in err
    assert len(err.strip().splitlines()) == 1


def test_a_cell_without_games_shows_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.load("misiles"), "bound", 3)
    _, out, _ = run(capsys, *ASKED, "-n", "1", "--lang", "en")
    assert "%" not in out.replace("95 %", "").replace("90 %", "")
    assert out.count("–") >= 4
    found = json.loads(run(capsys, *ASKED, "-n", "1", "--json")[1])
    assert found["unfinished"] == 2
    for row in found["standings"] + found["crosstable"]:
        assert (row["share"], row["interval"]) == (None, None)


def deadly(tmp_path: Path) -> str:
    """A bot whose process is killed by the system at its first decision."""
    program = tmp_path / "deadly.py"
    program.write_text("import os, signal\ninput()\ninput()\nos.kill(os.getppid(), signal.SIGKILL)\n")
    return f"bot:exec:{sys.executable} {program}"


@pytest.mark.parametrize(("language", "told"), [("es", "procesos con --jobs"), ("en", "processes with --jobs")])
def test_a_process_the_system_ended_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, told: str
) -> None:
    bots = f"random,{deadly(tmp_path)}"
    kept = tmp_path / "kept"
    call = ("tournament", "misiles", "--bots", bots, "-n", "2", "--jobs", "2", "--out", str(kept))
    code, out, err = run(capsys, *call, "--lang", language)
    assert (code, out) == (2, "")
    assert told in err
    assert len(err.strip().splitlines()) == 1
    Folder(kept, read_manifest(kept / "manifest.json")).close()


def test_so_it_is_in_a_simulation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seats = f"bot:random,{deadly(tmp_path)}"
    code, out, err = run(capsys, "simulate", "misiles", "-n", "8", "--jobs", "2", "--seats", seats, "--lang", "ru")
    assert (code, out) == (2, "")
    assert "Уменьшите их число в --jobs" in err
    assert len(err.strip().splitlines()) == 1


def test_another_release_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, *ASKED, "-n", "1", "--out", str(tmp_path / "kept"))
    manifest = tmp_path / "kept" / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"contienda": "', '"contienda": "0.0.'))
    code, _, err = run(capsys, "tournament", "--again", str(manifest), "--jobs", "1", "--lang", "en")
    assert code == 0
    assert "This tournament was played with contienda 0.0." in err
    code, _, err = run(capsys, "tournament", "--again", str(manifest), "--out", str(manifest.parent), "--lang", "en")
    assert code == 2
    assert "its “contienda” is different" in err


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
    assert "names no seed for its outcomes" in err


def test_verify_asks_what_a_file_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    run(capsys, *ASKED, "-n", "1", "--out", str(kept))
    stored = json.loads((kept / "games" / "000000.json").read_text())
    other = tmp_path / "other.json"
    other.write_text(json.dumps(dict(reversed(stored.items()))))
    assert run(capsys, "verify", str(other))[0] == 0
    code, _, err = run(capsys, "verify", str(kept / "manifest.json"), "--lang", "en")
    assert code == 2
    assert f"contains no games. Verify the files in {kept / 'games'}" in err
    other.write_text((kept / "games" / "000000.json").read_text()[:-40])
    assert "truncated" in run(capsys, "verify", str(other), "--lang", "en")[2]
    other.write_text('{"format": "contienda-replay/9"}')
    assert "is not a replay" in run(capsys, "verify", str(other), "--lang", "en")[2]


MISTAKES = [
    (("misiles",), "There is nothing to play. Give GAME and --bots, or --again with a manifest"),
    (("--bots", "random,greedy"), "There is nothing to play"),
    (("misiles", "--bots", "random"), "A tournament needs at least two bots"),
    (("misiles", "--bots", "greedy,random,bot:greedy"), "The bot “greedy” appears twice in --bots. Remove one"),
    (("misiles", "--bots", "random,genius"), "Unknown bot “genius”"),
    (("misiles", "--bots", "random,search:0"), "needs a number of simulations"),
    (("misiles", "--bots", "random,greedy", "-n", "0"), "-n cannot be 0. Use a whole number from 1"),
    (("misiles", "--bots", "random,greedy", "--players", "7"), "--players cannot be 7: misiles is for 2 to 4"),
    (("buenosos", "--bots", "random,greedy", "--players", "3"), "neither wins nor loses, and a tournament counts wins"),
    (("misiles", "--bots", "random,greedy", "--out", ""), "--out names no folder. Name one, or remove --out"),
    (("misiles", "--bots", "random,greedy", "--out", "Makefile"), "Makefile exists but has no manifest.json"),
    (("misiles", "--bots", "random,greedy", "--out", "Makefile/x"), "Makefile/x cannot be written: there is a file"),
    (("misiles", "--bots", "random,greedy", "--jobs", "-1"), "--jobs cannot be -1"),
    (("misiles", "--bots", "random,greedy", "--seed", "-1"), "--seed cannot be -1"),
    (("misiles", "--bots", "random,greedy", "--out", "tests"), "tests exists but has no manifest.json"),
    (("--again", "nothing.json"), "No such file: nothing.json"),
    (("--again", "pyproject.toml"), "pyproject.toml is not a tournament manifest: line 1, column 2 is not valid JSON"),
    (("--again", "tests"), "No such file: tests/manifest.json"),
    (("misiles", "--again", "nothing.json"), "nothing.json already says what to play. Remove GAME"),
    (("--again", "nothing.json", "-n", "4"), "nothing.json already says what to play"),
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
