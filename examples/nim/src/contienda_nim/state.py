"""A position of Nim. Nothing is hidden: both seats see the same."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.state import State
from contienda_nim import _codec
from contienda_nim.constants import ENDINGS, LEFT_LAST, TOOK_LAST

NOBODY: Final = -1


class Nim(State):
    """The sticks on the table and whose turn it is."""

    rows: Annotated[vec[i64], "ROWS", "0..LONGEST"]  # sticks left in each row
    turn: Annotated[i64, "0..1"] = 0  # the seat to move
    winner: Annotated[i64, "-1..1"] = NOBODY  # the seat that won
    who: Annotated[i64, "-2..1"]  # whose decision it is; a default here would hide that of State
    misere: bool = False  # option: taking the last stick loses (3.2)

    def sticks(self) -> int:
        return sum(int(row) for row in self.rows)

    def scores(self) -> list[float]:
        return [float(seat == self.winner) for seat in range(2)]

    def ending(self) -> str:
        return ENDINGS[LEFT_LAST if self.misere else TOOK_LAST]

    def copy(self) -> Nim:
        twin = Nim()
        _codec.copy(self, twin)
        return twin

    def encode(self) -> list[int]:
        return _codec.encode(self)

    def describe(self) -> dict[str, object]:
        return _codec.dump(self)
