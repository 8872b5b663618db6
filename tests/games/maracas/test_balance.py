"""In every preset, neither of two equal bots wins more than 60 %, and most games last five to nine turns."""

from __future__ import annotations

import pytest

from contienda.bots.bot import GreedyBot
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.games.maracas.game import GAME
from contienda.lab.bot_game import course
from contienda.lab.wilson import wilson

GAMES = 300


@pytest.mark.long
@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets])
def test_neither_side_wins_more_than_60_percent(preset: str) -> None:
    won, usual = 0.0, 0
    for number in range(GAMES):
        rng = Rng(61, number)
        start = GAME.new(2, preset, {})
        state = course(start, [GreedyBot(), GreedyBot()], rng, rng, GAME.bound).state
        won += state.scores()[0]
        usual += 5 <= int(str(state.view(SPECTATOR)["turn"])) <= 9
    low, high = wilson(won, GAMES)
    assert low <= 0.6
    assert high >= 0.4
    assert usual >= 0.8 * GAMES
