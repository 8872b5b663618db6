"""Observations tell what views tell: with neighbouring positions, the same numbers mean the same view."""

from __future__ import annotations

import json

import pytest

from contienda.core import build_info, registry
from contienda.core.game import Game
from contienda.core.observation import Row, named, observe
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR, State
from contienda.games.buenosos.view import NAMES
from contienda.quality import laws

POSITIONS = 1_500 if build_info.is_compiled() else 150
# What a view says that an observation does not: words for what the numbers show, and details beyond the fixed size.
UNTOLD = {
    "maracas": {"offers", "step"},
    "kiberrubezh": {"pending"},
}


def observed(game: Game, state: State, seat: int) -> dict[str, list[int]]:
    observer = game.observer()
    assert observer is not None
    return named(observer, observe(observer, state, seat))


def advance(state: State, rng: Rng) -> None:
    listed = state.actions()
    state.advance(int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))])


@pytest.mark.compiled
@pytest.mark.parametrize("name", registry.OURS)
def test_what_a_view_tells_an_observation_tells(name: str) -> None:
    game = registry.load(name)
    observer = game.observer()
    assert observer is not None
    left = POSITIONS
    for number, (table, seats, options) in enumerate(laws.tables(game) * 20):
        state, rng = game.start(seats, options), Rng(8, number)
        before: dict[int, tuple[list[int], dict[str, object]]] = {}
        while left > 0:
            for seat in (*range(seats), SPECTATOR):
                numbers = observe(observer, state, seat)
                view = {key: value for key, value in state.view(seat).items() if key not in UNTOLD.get(name, ())}
                if seat in before and before[seat][0] == numbers:
                    changed = [key for key in view if view[key] != before[seat][1][key]]
                    assert not changed, f"{table}, seat {seat}: {changed} changed and no number"
                before[seat] = numbers, view
            left -= 1
            if state.actor() == OVER:
                break
            advance(state, rng)


@pytest.mark.parametrize("name", [*registry.OURS, "connect_four", "kuhn_poker"])
def test_a_row_written_again_holds_nothing_of_the_last_one(name: str) -> None:
    """Rows clear only what they have set: writing over another position gives what a fresh row gives."""
    game = registry.load(name, yardsticks=True)
    observer = game.observer()
    assert observer is not None
    state, rng = game.new(game.usual, game.presets[-1].name if game.id != "blackhat" else "standard", {}), Rng(4)
    row = Row(observer.size, 3)
    for number in range(60):
        if state.actor() == OVER:
            break
        seat = number % game.usual
        row.begin(1)
        observer.write(state, seat, row)
        row.finish(1)
        values = [int(value) for value in row.values]
        assert values[observer.size : 2 * observer.size] == observe(observer, state, seat)
        assert not any(values[: observer.size])
        assert not any(values[2 * observer.size :])
        advance(state, rng)


def test_a_row_with_more_numbers_than_it_remembers_is_cleared() -> None:
    row = Row(3_000, 2)
    row.begin(1)
    for _ in range(3_000):
        row.put(7)
    row.finish(1)
    row.begin(1)
    row.put(1)
    row.finish(1)
    assert [int(value) for value in row.values] == [0] * 3_000 + [1] + [0] * 2_999


def test_numbers_beyond_sixteen_bits_are_cut_off() -> None:
    row = Row(2)
    row.begin(0)
    row.put(70_000)
    row.put(-70_000)
    assert [int(value) for value in row.values] == [32_767, -32_767]


@pytest.mark.parametrize("name", registry.OURS)
def test_features_have_different_names_and_meanings(name: str) -> None:
    observer = registry.load(name).observer()
    assert observer is not None
    names = [feature.name for feature in observer.features]
    assert len(set(names)) == len(names)
    assert all(feature.meaning and feature.low <= 0 < feature.high for feature in observer.features)


def test_seats_of_misiles_count_from_the_one_that_looks() -> None:
    game = registry.load("misiles")
    state = game.new(3, "standard", {"first_seat": 1})
    assert observed(game, state, 0)["active"] == [0, 1, 0, 0]
    assert observed(game, state, 1)["active"] == [1, 0, 0, 0]
    assert observed(game, state, 2)["active"] == [0, 0, 1, 0]


def test_only_the_own_hand_is_seen() -> None:
    game = registry.load("buenosos")
    state, rng = game.new(2, "standard", {}), Rng(3)
    while state.actor() == CHANCE:
        advance(state, rng)
    views = [json.loads(json.dumps(state.view(seat)))["teams"][seat]["hand"] for seat in range(2)]
    for seat in range(2):
        numbers = observed(game, state, seat)
        held = [NAMES[seat][kind] for kind, copies in enumerate(numbers["hand"]) for _ in range(copies)]
        assert held == sorted(views[seat])
        assert len(held) == numbers["hand_sizes"][seat] > 0
    assert sum(observed(game, state, SPECTATOR)["hand"]) == 0
