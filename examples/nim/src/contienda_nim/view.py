"""What everybody sees of a position: everything."""

from __future__ import annotations

from typing import TypedDict

from contienda.core.state import OVER
from contienda_nim._steps import STEP_NAMES
from contienda_nim.state import Nim


class NimView(TypedDict):
    """The table."""

    step: str
    active: int
    rows: list[int]
    misere: bool
    winner: int | None
    ending: str | None


def view(state: Nim) -> NimView:
    over = state.who == OVER
    return {
        "step": "over" if over else STEP_NAMES[state.step()],
        "active": int(state.turn),
        "rows": [int(row) for row in state.rows],
        "misere": bool(state.misere),
        "winner": int(state.winner) if over else None,
        "ending": state.ending() if over else None,
    }
