"""Sides are optional; a game that declares one must name it and say how it wins."""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.i18n.sides import option_values, side_goal, side_name
from contienda.i18n.speaker import of_game, required
from contienda.quality import text_lint


@pytest.mark.parametrize("name", ["misiles", "blackhat", "kiberrubezh"])
def test_a_game_without_sides_has_no_side_texts(name: str) -> None:
    game = registry.load(name)
    assert game.sides == []
    assert not [key for key in required(game) if key.startswith("side-")]
    assert side_name(game, of_game(game, "en"), 0) == side_goal(game, of_game(game, "en"), 0, {}) == ""


def test_a_side_without_a_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("misiles")
    monkeypatch.setattr(game, "sides", ["north"])
    found = text_lint.texts(game)
    assert "en.ftl: side-0 is missing" in found
    assert "ru.ftl: side-0-goal is missing" in found


def test_options_as_values() -> None:
    game = registry.load("misiles")
    values = option_values(game, game.resolve("strict", {"first_seat": 1}))
    assert values == {"first_seat": 1, "strict_clock": "yes"}
