"""The six constructed decks between equal bots: none beats another by more than 65 %."""

from __future__ import annotations

from itertools import combinations

import pytest

from contienda.games.kiberrubezh import deck
from contienda.games.kiberrubezh.commands.deck import matches
from contienda.games.kiberrubezh.library import standard
from contienda.lab.wilson import wilson

PAIRS = list(combinations(deck.BALANCED, 2))


def test_there_are_two_starters_and_four_more() -> None:
    assert deck.BALANCED == ["red_team", "blue_team", "blitz", "bastion", "shadow", "sabotage"]


@pytest.mark.long
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_no_deck_beats_another_by_more_than_65_percent(one: str, other: str) -> None:
    decks = deck.shipped()
    won, _ = matches(standard(), decks[one], decks[other], 2, 300)
    low, high = wilson(won, 300)
    assert low <= 0.65
    assert high >= 0.35
