"""Looking ahead pays: a short search beats the heuristics that guide it."""

from __future__ import annotations

import pytest

from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.lab.bot_game import course

# Deals, number of seats, and the share that a search of 200 simulations must win; chance would give one divided by the
# seats. Every seat in turn on the same deals. Bots and dice are the same on every run.
MATCHES = [
    pytest.param("misiles", 20, 2, 0.55),
    pytest.param("kiberrubezh", 12, 2, 0.55, marks=pytest.mark.long),
    pytest.param("buenosos", 20, 2, 0.55, marks=pytest.mark.long),
    pytest.param("blackhat", 6, 4, 0.45, marks=pytest.mark.long),
    pytest.param("maracas", 3, 2, 0.65, marks=pytest.mark.long),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "deals", "seats", "wanted"), MATCHES)
def test_search_beats_rules_of_thumb(name: str, deals: int, seats: int, wanted: float) -> None:
    game = registry.load(name)
    preset = {"buenosos": "balanced"}.get(name, game.presets[0].name)
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            bots = [make("search:200" if each == seat else "greedy") for each in range(seats)]
            went = course(game.new(seats, preset, {}), bots, Rng(deal, 1), Rng(deal, 2), game.bound)
            won += went.state.scores()[seat]
    print(name, won, deals * seats)
    assert won / (deals * seats) >= wanted
