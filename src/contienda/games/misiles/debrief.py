"""What ¡Misiles, Ahora! adds to the debrief: the completes of each sheet, round by round."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.state import State
from contienda.games.misiles.constants import ELEMENTS
from contienda.games.misiles.state import Misiles

MILLISECONDS = 1  # to play on from the middle of a game


def turn(state: State) -> int:
    assert isinstance(state, Misiles)
    return -(-int(state.turn) // int(state.seats))  # a round: every seat had a turn


def markers(state: State) -> list[Marker]:
    assert isinstance(state, Misiles)
    complete = [int(each) for each in state.complete]
    sheets = range(0, len(complete), ELEMENTS)
    return [Marker("completes", seat, sum(complete[at : at + ELEMENTS])) for seat, at in enumerate(sheets)]
