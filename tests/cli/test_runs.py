"""Runs at the terminal: simulate with rows, merge, and games played again."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from contienda.cli.main import main
from contienda.lab.run_folder import open_run

SIMULATE = ["simulate", "misiles", "--seats", "bot:greedy,bot:random", "--seed", "5", "--jobs", "1"]


def test_a_run_is_kept_sharded_merged_and_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def kept(folder: str, *arguments: str) -> dict[str, object]:
        assert main([*SIMULATE, "-n", "9", "--out", str(tmp_path / folder), "--json", *arguments]) == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        return found

    whole = kept("whole", "--rows", "all")
    assert main([*SIMULATE, "-n", "9", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    for key in ("games", "wins", "scores", "endings", "length", "branching", "actions", "seats", "options"):
        assert whole[key] == plain[key]
    assert [kept(f"part{part}", "--rows", "all", "--shard", f"{part}/2")["games"] for part in (1, 2)] == [4, 5]
    parts = [str(tmp_path / "part2"), str(tmp_path / "part1")]
    assert main(["merge", *parts, "--out", str(tmp_path / "merged"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"folder": str(tmp_path / "merged"), "games": 9, "missing": 0}
    assert open_run(tmp_path / "merged").job == open_run(tmp_path / "whole").job
    assert kept("merged", "--rows", "all")["games"] == 9  # nothing left to play
    assert main(["merge", *parts[:1], "--out", str(tmp_path / "half")]) == 0
    assert "5 games are now in" in " ".join(capsys.readouterr().out.split())

    run, file = str(tmp_path / "whole"), str(tmp_path / "game.json")
    row = next(
        row for table in open_run(tmp_path / "whole").read("games") for row in table.to_pylist() if row["game"] == 7
    )
    assert main(["replay", run, "--game", "7", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["ending"], shown["scores"]) == (row["ending"], [row["score_0"], row["score_1"]])
    assert shown["steps"] == row["decisions"] + row["chances"]
    assert main(["replay", run, "--game", "7", "--out", file]) == 0
    assert main(["replay", file, "--verify"]) == 0
    assert "intact" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rows", "games"], "--rows needs --out"),
        (["--shard", "1/2"], "--shard needs --out"),
        (["--first", "5"], "--first needs --out"),
        (["--engine", "ray"], "--engine needs --out"),
        (["--out", " "], "--out names no folder"),
        (["--out", "x", "--rows", "goals"], "There is no table “goals”"),
        (["--out", "x", "--shard", "3/2"], "--shard cannot be “3/2”"),
        (["--out", "x", "--first", "-1"], "--first"),
        (["--out", "x", "--engine", "local:1"], "There is no engine"),
        (["--out", "x", "--engine", "ray:"], "There is no engine"),
    ],
)
def test_bad_arguments(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*SIMULATE, "-n", "3", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_games_that_are_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path), "--game", "1"]) == 2
    assert "is not a run" in capsys.readouterr().err
    assert main([*SIMULATE, "-n", "2", "--out", str(tmp_path / "run")]) == 0
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "run"), "--game", "2"]) == 2
    assert "has no game 2; it holds 2" in capsys.readouterr().err
    assert main(["merge", str(tmp_path), "--out", str(tmp_path / "new")]) == 2
    assert "is not a run" in capsys.readouterr().err


def test_without_pyarrow_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for command in ([*SIMULATE, "-n", "1", "--out", str(tmp_path / "run")], ["balance", "misiles"]):
        assert main(command) == 2
        assert "Install contienda[lab]" in capsys.readouterr().err
    assert main([*SIMULATE, "-n", "1"]) == 0  # totals need nothing
