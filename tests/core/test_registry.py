"""Games are imported only when asked for; others are found by entry point."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from contienda.core import packages, registry
from contienda.core.errors import BadOption
from contienda.core.game import Game


def test_ours_come_by_name() -> None:
    for name in registry.names():
        game = registry.load(name)
        assert isinstance(game, Game)
        assert game.id == name


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    script = (
        "import sys; from contienda.core import registry; registry.names(); "
        "print([name for name in sys.modules if name.startswith('contienda.games.')])"
    )
    outcome = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert outcome.stdout.strip() == "[]"


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    with pytest.raises(BadOption, match=r"Unknown game “misile”\. Did you mean misiles"):
        registry.load("misile")
    with pytest.raises(BadOption, match=r"Unknown game “xyzzy”\. Use one of misiles"):
        registry.load("xyzzy")


def test_other_peoples_games_are_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("toy", "tests.core.test_registry:TOY", packages.GROUP),
        EntryPoint("broken", "tests.core.test_registry:NO_GAME", packages.GROUP),
        EntryPoint("misnamed", "tests.core.test_registry:TOY", packages.GROUP),
        EntryPoint("missing", "tests.core.no_such_module:GAME", packages.GROUP),
    ]
    monkeypatch.setattr(packages, "points", lambda: sorted(points))
    assert registry.names()[-4:] == ["broken", "misnamed", "missing", "toy"]
    assert registry.load("toy") is TOY
    for name in ("broken", "misnamed"):
        with pytest.raises(BadOption, match="its entry point is not a Game of that name"):
            registry.load(name)
    with pytest.raises(BadOption, match="is broken and was skipped"):
        registry.load("missing")


def test_yardsticks_are_not_offered() -> None:
    with pytest.raises(BadOption, match="Unknown game “hearts”"):
        registry.load("hearts")
    assert registry.load("hearts", yardsticks=True).id == "hearts"


def _toy() -> Game:
    from tests.core.toy import ToyGame

    return ToyGame()


TOY = _toy()
NO_GAME = "nothing"
