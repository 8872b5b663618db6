"""The short lists hold exactly what the rows of a batch hold."""

from __future__ import annotations

import numpy as np
import pytest

from contienda.core import registry
from contienda.core.heuristics import LEAST, POINT
from contienda.core.state import Legal
from contienda.envs.arrays import Games, viewed
from contienda.envs.packed import NOWHERE, Packed

COUNT = 12


@pytest.mark.parametrize("game", registry.names())
def test_lists_hold_what_the_rows_hold(game: str) -> None:
    if registry.load(game).observer() is None:
        pytest.skip("no observations")
    games = Games(game, COUNT, seed=3)
    packed = Packed(games.batch, min(games.size, 2000), min(games.choices, 2000))
    spots = viewed(packed.spots, np.int16, COUNT, int(packed.numbers))
    amounts = viewed(packed.amounts, np.int16, COUNT, int(packed.numbers))
    codes = viewed(packed.codes, np.int16, COUNT, int(packed.room))
    for _ in range(30):
        packed.write()
        for at in range(COUNT):
            row = np.zeros(games.size, np.int16)
            row[spots[at][spots[at] != NOWHERE]] = amounts[at][spots[at] != NOWHERE]
            assert (row == games.observations[at]).all()
            assert sorted(codes[at][codes[at] != NOWHERE]) == list(np.flatnonzero(games.masks[at]))
        games.pick()
        games.step()
    assert packed.cropped == 0


def test_long_lists_are_cropped_and_counted() -> None:
    games = Games("misiles", COUNT, seed=3)
    packed = Packed(games.batch, 4, 1)
    packed.write()
    assert packed.cropped >= COUNT
    assert packed.widest > 4


def test_advice_is_played_and_noted() -> None:
    games = Games("misiles", COUNT, seed=3)
    packed = Packed(games.batch, 64, 64)
    packed.write()
    codes = viewed(packed.codes, np.int16, COUNT, 64).copy()
    packed.advise(0.0)
    advice = viewed(packed.advice, np.int64, COUNT)
    assert (codes[np.arange(COUNT), advice] == games.actions).all()
    packed.choose([0] * COUNT)
    assert (codes[:, 0] == games.actions).all()


@pytest.mark.parametrize("game", registry.names())
def test_appeals_say_how_far_an_action_is_behind_the_best(game: str) -> None:
    if registry.load(game).observer() is None:
        pytest.skip("no observations")
    games = Games(game, COUNT, seed=5)
    packed = Packed(games.batch, 64, min(games.choices, 2000))
    appeals = viewed(packed.appeals, np.int16, COUNT, int(packed.room))
    judge, legal, apart = games.game.heuristics(), Legal(), 0
    for _ in range(20):
        packed.write()
        for at in range(COUNT):
            state = games.batch.states[at]
            legal.count = 0
            state.legal(legal)
            judge.weigh(state, legal)
            worth = [legal.appeal[place] for place in range(int(legal.count))]
            expected = [max(each - max(worth), LEAST) * POINT for each in worth]
            assert appeals[at, : len(worth)].tolist() == pytest.approx(expected, abs=0.51)
            assert max(appeals[at, : len(worth)]) == 0
            assert not appeals[at, len(worth) :].any()
            apart += len(set(worth)) > 1
        games.advise()
        games.step()
    assert apart > 20
