"""A broken part is reported with its game and left out; everything else goes on."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from contienda.cli.console.boards import terminal_part
from contienda.core import registry
from contienda.server.app import create
from contienda.server.config import Config
from contienda.server.routes import game_parts, games
from tests.cli.test_commands import CALL
from tests.core import plugins
from tests.plugins.installed import environment
from tests.server.harness import database

ROUTES = """
from litestar import Router, get

@get({path!r}, sync_to_thread=False)
def nothing() -> str:
    return ""

router = Router("", route_handlers=[nothing])
"""


def package(site: Path, name: str, **parts: str) -> None:
    """Install a package with one game and the given code of its parts; `__` in a name leads into a folder."""
    home = site / f"plug_{name}"
    home.mkdir()
    (home / "__init__.py").touch()
    (home / "game.py").write_text(plugins.with_texts(site, name, en=plugins.english()), encoding="utf-8")
    for part, code in parts.items():
        path = home.joinpath(*part.split("__")).with_suffix(".py")
        path.parent.mkdir(exist_ok=True)
        path.write_text(code, encoding="utf-8")
    plugins.package(site, f"plug_{name}", "", name, f"plug_{name}.game")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    package(tmp_path, "shaky", terminal="1 / 0\n", routes="import no_such_module\n", commands__shaky="1 / 0\n")
    package(tmp_path, "greedy", routes=ROUTES.format(path="/api/games"), commands__play="raise SystemExit\n")
    package(
        tmp_path, "decent", routes=ROUTES.format(path="/api/decent/all"), terminal="def draw(*_):\n    return '#'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    terminal_part.cache_clear()
    yield tmp_path
    plugins.forget()
    terminal_part.cache_clear()


def test_the_registry_names_the_game_of_a_broken_part(site: Path) -> None:
    found, broken = registry.parts("terminal")
    assert set(found) == {*registry.OURS, "decent"}
    assert [str(each) for each in broken if "“terminal” of the game “shaky”" in str(each)] != []
    assert len(broken) == 1
    assert registry.part("greedy", "terminal") is None
    assert registry.part("nobody", "terminal") is None


def test_a_broken_board_is_told_once_and_the_view_is_shown(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert terminal_part("shaky", "es") is None
    told = capsys.readouterr().err
    assert told.count("La parte «terminal» del juego «shaky» está dañada") == 1
    assert terminal_part("decent", "es") is not None


def test_routes_that_are_broken_or_of_others_are_left_out(site: Path) -> None:
    paths = {route.path for route in create(Config(database=database(site))).routes}
    assert "/api/decent/all" in paths
    assert "/api/cards" in paths
    _, broken = game_parts.routes([games.router], {})
    told = [str(error) for error in broken]
    assert [name for name in ("greedy", "shaky") for each in told if f"“{name}”" in each] == ["greedy", "shaky"]
    assert any("/api/games does not start with /api/greedy/" in each for each in told)


def test_a_broken_command_is_one_sentence_and_takes_no_name(site: Path) -> None:
    env = environment(site) | plugins.environment(site)
    run = subprocess.run([*CALL, "shaky", "--lang", "en"], capture_output=True, text=True, env=env)
    assert run.returncode == 2
    assert run.stderr.startswith("contienda shaky: The part “commands/shaky” of the game “shaky” is broken")
    run = subprocess.run([*CALL, "play", "--help", "--lang", "en"], capture_output=True, text=True, env=env)
    assert run.returncode == 0
    assert "--dice" in run.stdout
