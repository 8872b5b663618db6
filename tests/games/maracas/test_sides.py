"""The sides and their goals in words, with the victory level and the last turn of the table."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.games.maracas.game import GAME
from contienda.games.maracas.state import Maracas
from contienda.i18n.sides import side_goal, side_name
from contienda.i18n.speaker import LANGUAGES, of_game


def test_a_side_for_each_seat() -> None:
    assert GAME.sides == ["government", "insurgent"]
    assert [side_name(GAME, of_game(GAME, "es"), seat) for seat in (0, 1)] == ["Gobierno", "Insurgente"]


@pytest.mark.clause("maracas", "7.23")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", [each.name for each in GAME.presets])
@pytest.mark.parametrize("given", [{}, {"victory_level": 0}, {"victory_level": 77, "turn_limit": 4}])
def test_the_goal_names_the_level_the_rules_use(preset: str, language: str, given: dict[str, object]) -> None:
    options = GAME.resolve(preset, given)
    tables = cast(Maracas, GAME.start(2, options)).tables
    for seat in (0, 1):
        said = side_goal(GAME, of_game(GAME, language), seat, options)
        numbers = [int(word) for word in said.replace(";", " ").split() if word.isdigit()]
        assert numbers == [int(tables.level), int(tables.last_turn)]
