"""The rules of Nim: each test shows the clauses it cites."""

from __future__ import annotations

from pathlib import Path

import pytest
from contienda_nim.game import GAME
from contienda_nim.heuristics import HEURISTICS, wins
from contienda_nim.state import Nim
from contienda_nim.theory import winning_moves

from contienda.core.codegen import generated
from contienda.core.state import OVER, State


def new(preset: str = "standard") -> Nim:
    state = GAME.new(2, preset, {})
    assert isinstance(state, Nim)
    return state


def take(state: State, row: str, count: int) -> None:
    names = ["first", "second", "third", "fourth"]
    state.apply(GAME.vocabulary.code("take", [names.index(row), count]))


@pytest.mark.clause("nim", "2.1", "2.2")
def test_four_rows_and_the_first_seat_begins() -> None:
    state = new()
    assert list(state.rows) == [1, 3, 5, 7]
    assert state.actor() == 0
    assert len(state.actions()) == 16


@pytest.mark.clause("nim", "3.1")
def test_sticks_of_one_row_are_taken_in_turn() -> None:
    state = new()
    take(state, "fourth", 4)
    assert list(state.rows) == [1, 3, 5, 3]
    assert state.actor() == 1


@pytest.mark.clause("nim", "3.2")
@pytest.mark.parametrize(("preset", "winner"), [("standard", 1), ("misere", 0)])
def test_the_last_stick_decides(preset: str, winner: int) -> None:
    state = new(preset)
    for row, count in (("fourth", 7), ("third", 5), ("second", 3), ("first", 1)):
        take(state, row, count)
    assert state.actor() == OVER
    assert state.scores()[winner] == 1.0


def test_theory() -> None:
    assert wins([1, 3, 5, 7], False)
    assert winning_moves([1, 2, 4], False) == [(2, 1)]
    assert winning_moves([1, 1], True) == [(0, 1), (1, 1)]
    assert winning_moves([1, 1, 1], True) == []
    assert winning_moves([2, 1], True) == [(0, 2)]
    state = new()
    take(state, "fourth", 1)
    best = max(state.actions(), key=lambda action: HEURISTICS.appeal(state, action))
    state.apply(best)
    assert wins([int(row) for row in state.rows], False)


def test_generated_files_are_fresh() -> None:
    for path, text in generated(Path(GAME.folder)):
        assert path.read_text(encoding="utf-8") == text
