"""What Maracas adds to the debrief: the Victory Points of both sides, turn by turn."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.state import State
from contienda.games.maracas.constants import SIDES, VP
from contienda.games.maracas.state import Maracas

MILLISECONDS = 150  # to play on from the middle of a game


def turn(state: State) -> int:
    assert isinstance(state, Maracas)
    return int(state.turn)


def markers(state: State) -> list[Marker]:
    assert isinstance(state, Maracas)
    return [Marker("victory_points", side, int(state.number(side, VP))) for side in range(SIDES)]
