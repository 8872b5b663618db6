"""The size of Maracas: lists stay short and positions small, over all presets and corners."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas.game import GAME
from contienda.quality import laws

TABLES = laws.tables(GAME)
MOST_BYTES = 2_000


def survey(games: int) -> tuple[Counter[int], int]:
    """How many lists of each length were offered, and the longest position in bytes."""
    widths: Counter[int] = Counter()
    longest = 0
    for number in range(games):
        _, seats, options = TABLES[number % len(TABLES)]
        state = GAME.start(seats, options)
        rng = Rng(number, 5)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(int(state.sample(rng)))
                continue
            listed = state.actions()
            widths[len(listed)] += 1
            if widths.total() % 50 == 0:
                longest = max(longest, len(json.dumps(state.encode(), separators=(",", ":"))))
            state.apply(listed[int(rng.below(len(listed)))])
    return widths, longest


def judge(games: int) -> None:
    widths, longest = survey(games)
    lengths = sorted(widths.elements())
    print(f"{games} games: median {lengths[len(lengths) // 2]}, longest list {lengths[-1]}, position {longest} bytes")
    assert lengths[len(lengths) // 2] <= 12
    assert lengths[-1] <= 80
    assert 500 < longest <= MOST_BYTES


def test_lists_are_short_and_positions_small() -> None:
    judge(len(TABLES))


@pytest.mark.compiled
def test_lists_are_short_and_positions_small_over_many_games() -> None:
    judge(40 * len(TABLES))
