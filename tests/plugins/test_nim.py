"""A game of another package does all that built-in games do, and nothing outside it knows its name."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from contienda.i18n.languages import LANGUAGES
from tests.cli.test_commands import CALL
from tests.plugins.installed import NIM, ROOT, environment
from tests.server.harness import Child, Pair


def program(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*CALL, *arguments], capture_output=True, text=True, env=environment(site), input=typed)


# --- the terminal ----------------------------------------------------------------------------------------------------


def test_it_is_played_on_its_own_board(site: Path) -> None:
    outcome = program(site, "play", "nim", "--seats", "human,human", "--lang", "en", typed="more\n16\n9\n4\n1\n")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "second row  | | |" in outcome.stdout
    assert "Take 7 from the fourth row  (leaves 0)" in outcome.stdout
    assert "fourth row  · · · · · · ·" in outcome.stdout
    assert "Player 2 wins" in outcome.stdout


def test_the_laws_texts_clauses_and_parts_hold(site: Path) -> None:
    outcome = program(site, "check", "nim", "--tests", str(NIM / "tests"), "--json")
    assert json.loads(outcome.stdout)[0]["problems"] == []
    assert outcome.returncode == 0


def test_it_is_simulated_and_its_theory_wins(site: Path) -> None:
    outcome = program(site, "simulate", "nim", "-n", "60", "--seats", "bot:random,bot:greedy", "--json", "--jobs", "1")
    assert outcome.returncode == 0, outcome.stderr
    assert json.loads(outcome.stdout)["wins"][1]["wins"] > 55


def test_a_network_learns_it_with_one_command(site: Path, tmp_path: Path) -> None:
    """As in docs/guides/training.md: train, put the policy where the game looks for it, and play it."""
    for package in ("numpy", "torch"):
        pytest.importorskip(package)
    run, policies = tmp_path / "run", site / "contienda_nim" / "policies"
    settings = tmp_path / "settings.toml"
    settings.write_text("games = 256\nfirst = 32\nsecond = 16\nminibatch = 1024\ndeals = 50\n", encoding="utf-8")
    more = ("--config", str(settings), "--minutes", "0.1", "--jobs", "1", "--out", str(run), "--lang", "en")
    outcome = program(site, "train", "nim", *more)
    assert outcome.returncode == 0, outcome.stderr
    assert "the network wins" in outcome.stdout
    assert {each.name for each in run.iterdir()} >= {"policy.bin", "policy.md", "report.html", "checkpoint.pt"}
    try:
        policies.mkdir()
        (run / "policy.bin").rename(policies / "standard.bin")
        played = program(
            site, "simulate", "nim", "-n", "4", "--seats", "bot:policy,bot:random", "--json", "--jobs", "1"
        )
    finally:
        shutil.rmtree(policies)
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["games"] == 4


@pytest.mark.parametrize(
    ("language", "help", "told"),
    [
        ("en", "find the winning moves", "Row 3: take 1"),
        ("es", "jugadas ganadoras", "Fila 3: quita 1"),
        ("ru", "выигрышные ходы", "Ряд 3: взять 1"),
    ],
)
def test_its_command_speaks_every_language(site: Path, language: str, help: str, told: str) -> None:
    assert help in program(site, "--help", "--lang", language).stdout
    assert "--misere" in program(site, "nim", "--help", "--lang", language).stdout
    assert program(site, "nim", "1", "2", "4", "--lang", language).stdout == f"{told}\n"


def test_its_errors_are_its_own_texts(site: Path) -> None:
    outcome = program(site, "nim", "9", "--lang", "es")
    assert outcome.returncode == 2
    assert outcome.stderr.startswith("contienda nim: Una fila tiene de 0 a 7 palitos")


# --- the server ------------------------------------------------------------------------------------------------------


def test_a_table_is_made_and_played(server: Child) -> None:
    with Pair(server, "nim") as pair:
        assert pair.to_move.document["view"]["rows"] == [1, 3, 5, 7]
        assert pair.play(random.Random(1)) >= 4
        shown = pair.sockets[0].document["view"]
        assert shown["rows"] == [0, 0, 0, 0]
        assert shown["ending"] == "took_last"


def test_the_server_shows_all_it_brings(server: Child) -> None:
    ana = server.person()
    (info,) = [each for each in ana.get("/api/games") if each["id"] == "nim"]
    assert info["board"] == "/games/nim/board.js"
    assert set(info["names"]) == set(LANGUAGES)
    board = ana.ask("GET", info["board"])
    assert board.status_code == 200
    assert board.headers["content-type"].startswith("text/javascript")
    assert "export default" in board.text
    assert ana.get("/api/games/nim/rules", lang="ru")["title"].startswith("Ним")
    assert len(ana.get("/api/games/nim/lesson")["frames"]) == 6
    assert ana.get("/api/nim/winning", rows="1,2,4") == [[2, 1]]
    assert ana.ask("GET", "/api/nim/winning", params={"rows": "8"}).status_code == 400


@pytest.mark.parametrize("path", ["/games/nim/nothing.js", "/games/nim/..%2Fgame.py", "/games/nobody/board.js"])
def test_nothing_else_of_its_folder_is_served(server: Child, path: str) -> None:
    assert server.person().ask("GET", path).status_code == 404


# --- nothing else knows it -------------------------------------------------------------------------------------------


def test_its_own_tests_pass(site: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(NIM),
        str(NIM / "tests"),
    ]
    outcome = subprocess.run(command, capture_output=True, text=True, env=environment(site), cwd=NIM)
    assert outcome.returncode == 0, outcome.stdout


def test_nothing_of_ours_names_it() -> None:
    for folder in ("src", "web/src"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".ftl"):
                assert not re.search(r"\bnim\b", path.read_text(encoding="utf-8"), re.IGNORECASE), path
