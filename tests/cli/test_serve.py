"""What `contienda serve` and `make play` print before anybody can connect."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from contienda.cli.commands import serve as command
from contienda.cli.main import main
from contienda.server import lan_addresses, serve
from contienda.server.config import Config

ROOT = Path(__file__).parents[2]
NEAR = "203.0.113.7"  # an address reserved for documentation
OPEN = {"es": "ABIERTO A TODA TU RED", "ru": "ОТКРЫТО ДЛЯ ВСЕЙ ВАШЕЙ СЕТИ", "en": "OPEN TO EVERYONE ON YOUR NETWORK"}
GUARDED = {"es": "CON CONTRASEÑA", "ru": "ПО ПАРОЛЮ", "en": "WITH A PASSWORD"}


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """Collect the servers that would have been started."""
    found: list[Config] = []
    monkeypatch.setattr(serve, "serve", found.append)
    monkeypatch.setattr(command, "show", lambda *_: None)
    monkeypatch.setattr(lan_addresses, "addresses", lambda: [NEAR])
    return found


@pytest.mark.parametrize("language", OPEN)
def test_an_open_server_says_so_in_large_letters(
    served: list[Config], capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["serve", "--lang", language, "--host", "0.0.0.0", "--port", "8123"]) == 0
    out = capsys.readouterr().out
    (line,) = (each for each in out.splitlines() if OPEN[language] in each)
    assert line.strip() == f"{OPEN[language]}: http://{NEAR}:8123/"
    assert GUARDED[language] not in out
    assert served[0].password == ""


@pytest.mark.parametrize("language", GUARDED)
def test_a_password_is_made_up_and_printed(
    served: list[Config], capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for _ in range(2):
        assert main(["serve", "--lang", language, "--host", "0.0.0.0", "--password"]) == 0
    out = capsys.readouterr().out
    assert GUARDED[language] in out
    assert OPEN[language] not in out
    for each in served:
        assert re.fullmatch(f"[{command.READABLE}]{{8}}", each.password)
        assert f": {each.password}\n" in out
    assert served[0].password != served[1].password


def test_a_server_for_this_machine_alone_warns_of_nothing(
    served: list[Config], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "NETWORK" not in out
    assert NEAR not in out
    assert served[0].host == "127.0.0.1"


@pytest.mark.parametrize(("given", "locked"), [([], False), (["PASSWORD=1"], True)])
def test_make_play(given: list[str], locked: bool) -> None:
    """Checks the command that it would run."""
    said = subprocess.run(["make", "-n", "-o", "setup", "play", *given], cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    (line,) = (each for each in said.stdout.splitlines() if "contienda serve" in each)
    assert "--host 0.0.0.0" in line
    assert ("--password" in line) == locked
