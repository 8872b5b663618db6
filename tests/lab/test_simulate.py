"""Simulation: the same result for any number of processes; Wilson intervals."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence

import pytest

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.lab.parallel import spread
from contienda.lab.simulate import Order, one_game, simulate
from contienda.lab.wilson import wilson
from tests.bots.programs import Drawing


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


def test_dice_do_not_depend_on_what_bots_draw() -> None:
    start = registry.load("misiles").new(2, "standard", {})
    games = [one_game(start, [Drawing(number), Drawing(0)], 3, 7, 10_000).pack() for number in (0, 5)]
    assert games[0] == games[1]


def fail_late(numbers: Sequence[int], limit: float) -> tuple[int, None]:
    """One worker fails at once while the others are still busy."""
    if numbers[0] == 0:
        raise BadOption("error-no-file", file="x")
    time.sleep(60)
    return 1, None


def test_a_mistake_ends_all_workers() -> None:
    begin, others = time.monotonic(), set(multiprocessing.active_children())
    with pytest.raises(BadOption):
        spread(fail_late, range(4), 2, lambda _: None)
    assert time.monotonic() - begin < 20
    assert set(multiprocessing.active_children()) <= others


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_heard_before_the_first_game_is_over(jobs: int) -> None:
    heard: list[int] = []
    simulate(order(["random", "random"]), 4, jobs, heard.append)
    assert heard[0] == 0
    assert sum(heard) == 4


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert round(high, 4) == 0.1611
