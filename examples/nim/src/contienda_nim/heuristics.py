"""The theory of Nim (Bouton, 1901). It is exact: it never loses a won game."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.heuristics import Heuristics
from contienda.core.state import State
from contienda_nim.rules.turn import row_and_count
from contienda_nim.state import Nim

CERTAIN = 8.0  # a winning move is e**8 times as likely as another


def wins(rows: list[int], misere: bool) -> bool:
    """Whether the player who leaves these rows to the opponent wins."""
    if misere and max(rows) <= 1:
        return sum(rows) % 2 == 1
    together = 0
    for row in rows:
        together ^= row
    return together == 0


class Theory(Heuristics):
    """Leave rows whose binary digits cancel out."""

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Nim)
        row, count = row_and_count(int(action))
        rows = [int(each) for each in state.rows]
        rows[row] -= count
        return CERTAIN if wins(rows, bool(state.misere)) else 0.0


HEURISTICS = Theory()
