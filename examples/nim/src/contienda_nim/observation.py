"""A position of Nim as numbers, for learning: everything, because nothing is hidden."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.observation import Feature, Observer, Row
from contienda.core.state import State
from contienda_nim.constants import LONGEST, ROWS
from contienda_nim.state import Nim

FEATURES = [
    Feature("misere", 1, 1, "the option"),
    Feature("rows", ROWS * (LONGEST + 1), 1, "the sticks left in each row, one number for each count"),
]


class NimObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Nim)
        row.flag(bool(state.misere))
        for left in state.rows:
            row.one_of(left, LONGEST + 1)


OBSERVER = NimObserver(FEATURES)
