"""What Black Hat adds to the debrief: the points of each player, round by round; the lowest total wins."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.state import State
from contienda.games.blackhat.state import BlackHat

MILLISECONDS = 20  # to play on from the middle of a game


def turn(state: State) -> int:
    assert isinstance(state, BlackHat)
    return int(state.round)


def markers(state: State) -> list[Marker]:
    assert isinstance(state, BlackHat)
    return [Marker("points", player, int(state.totals[player])) for player in range(int(state.static.players))]
