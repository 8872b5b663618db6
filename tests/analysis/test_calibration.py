"""The chances of the debrief come true as often as they say: 200 positions of each game."""

from __future__ import annotations

from functools import partial

import pytest

from contienda.analysis import calibration
from contienda.analysis.calibration import Setup, pairs, reliability

POSITIONS = 200
SETUPS = [
    Setup("buenosos", "balanced", 2, 30, seed=7),
    Setup("misiles", "standard", 2, 30, seed=7),
    Setup("blackhat", "first_game", 3, 30, seed=7),
    Setup("kiberrubezh", "starters", 2, 30, seed=7),
    Setup("maracas", "introductory", 2, 8, seed=7),
]


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_chances_come_true(setup: Setup) -> None:
    found = reliability([pair for number in range(POSITIONS) for pair in pairs(setup, number)], setup.played_on)
    assert found.estimates >= POSITIONS
    assert found.inside > 0.8
    assert found.error < 0.1
    assert found.brier < 0.2  # a coin would have 0.25


def test_bins_hold_what_they_should() -> None:
    told = reliability([(0.0, 0.0), (0.1, 1.0), (0.11, 0.0), (1.0, 1.0)], 5)
    assert [(each.count, each.won) for each in told.bins] == [(2, 0.5), (1, 0.0), (1, 1.0)]
    assert told.brier == pytest.approx((0.81 + 0.0121) / 4, abs=1e-3)


def test_an_estimate_and_its_end_are_of_the_same_game() -> None:
    setup = Setup("misiles", "standard", 2, 4)
    again = partial(pairs, setup)
    assert again(3) == again(3)
    assert all(0 <= chance <= 1 and won in (0.0, 1.0) for chance, won in again(3))
    assert calibration.BINS == 10
