"""What Киберрубеж adds to the debrief: the cards left in each deck, turn by turn."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.state import State
from contienda.games.kiberrubezh.state import Kiberrubezh

MILLISECONDS = 25  # to play on from the middle of a game


def turn(state: State) -> int:
    assert isinstance(state, Kiberrubezh)
    return int(state.turn)


def markers(state: State) -> list[Marker]:
    assert isinstance(state, Kiberrubezh)
    return [Marker("deck", seat, int(state.deck_size(seat))) for seat in range(2)]
