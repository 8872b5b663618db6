"""Simulation: the same whatever the number of processes; intervals as Wilson wrote them."""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.lab.simulate import Order, simulate
from contienda.lab.wilson import wilson


def order(bots: list[str]) -> Order:
    game = registry.load("misiles")
    return Order("misiles", game.resolve("standard", {}), bots, 3)


@pytest.mark.parametrize("bots", [["random", "random", "random"], ["random", "search:3"]])
def test_the_split_does_not_matter(bots: list[str]) -> None:
    games = 40 if "search:3" not in bots else 4
    heard: list[int] = []
    alone = simulate(order(bots), games, 1, heard.append)
    shared = simulate(order(bots), games, 2)
    assert alone.tally.pack() == shared.tally.pack()
    assert alone.tally.games == games
    assert sum(heard) == games
    assert sum(alone.tally.wins) == games
    assert not alone.interrupted


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert round(high, 4) == 0.1611
