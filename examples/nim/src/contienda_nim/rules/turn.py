"""The setup (2) and the only decision: take sticks from a row (3)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import Legal
from contienda.core.step import Step
from contienda_nim import _codec
from contienda_nim._steps import ask_take
from contienda_nim.constants import DO_TAKE, LENGTHS, LONGEST, ROWS
from contienda_nim.state import Nim


def set_up(state: Nim, misere: bool) -> None:
    """Lay out one, three, five and seven sticks (2.1); the first seat begins (2.2)."""
    state.seats = 2
    state.restore_pending([])
    _codec.blank(state)
    for row, length in enumerate(LENGTHS):
        state.rows[row] = length
    state.misere = misere
    ask_take(state)
    state.settle()


class Take(Step):
    """A player takes one or more sticks from one row (3.1)."""

    number: i64 = 0

    def who(self, state: Nim) -> i64:
        return state.turn

    def list(self, state: Nim, out: Legal) -> None:
        for row in range(ROWS):
            for count in range(1, int(state.rows[row]) + 1):
                out.add(code_of(row, count))

    def do(self, state: Nim, action: i64) -> None:
        """Take the sticks; the players alternate until none are left (3.2)."""
        row, count = row_and_count(int(action))
        state.rows[row] -= count
        state.lead("took", "3.1", state.turn, row, count)
        if state.sticks() > 0:
            state.turn = 1 - state.turn
            return
        state.winner = 1 - state.turn if state.misere else state.turn
        state.note("won", "3.2", state.winner)
        state.pop()
        state.end()


def code_of(row: int, count: int) -> int:
    """The action that takes this many sticks from this row."""
    return DO_TAKE + row * LONGEST + count - 1


def row_and_count(action: int) -> tuple[int, int]:
    row, rest = divmod(action - DO_TAKE, LONGEST)
    return row, rest + 1
