"""Random legal decks under all laws: a few games always, ten thousand in the long tests."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.games.kiberrubezh import building
from contienda.games.kiberrubezh.game import GAME, duel
from contienda.games.kiberrubezh.library import standard
from contienda.play import rulebook
from contienda.quality import laws

CLAUSES = {clause.id for clause in rulebook.load(GAME, "en").clauses}


def play(number: int, every: int) -> int:
    """Play game number 0, 1, 2 …; return how many actions it took."""
    library = standard()
    rng = Rng(2026, number)
    game = duel(library, building.random_deck(library, rng), building.random_deck(library, rng))
    walk = laws.Walk(game, 2, game.resolve("own", {}), laws.chooser(number), number)
    return walk.run(every=every, clauses=CLAUSES).longest


@pytest.mark.parametrize("number", range(4))
def test_random_decks_keep_the_laws(number: int) -> None:
    assert play(number, 40) < GAME.bound


def test_when_a_place_of_the_deck_became_known_is_known_to_nobody() -> None:
    """A deck of four, two ordered on top and two under it: knowing which came first would reveal the cards."""
    assert play(4282, 97) < 2_000


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(100))
def test_ten_thousand_games_between_random_decks(hundred: int) -> None:
    for number in range(hundred * 100, hundred * 100 + 100):
        assert play(number, 97) < 2_000
