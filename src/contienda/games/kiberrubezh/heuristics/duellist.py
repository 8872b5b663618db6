"""Rules of thumb for Киберрубеж: power first, attacks in waves of one, blocks for what hurts most."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from contienda.core.heuristics import Heuristics
from contienda.core.state import State
from contienda.games.kiberrubezh.constants import DO_ACTIVATE, DO_ATTACK, DO_LAY, DO_PLAY, DO_RESOLVE
from contienda.games.kiberrubezh.heuristics.appeal import activate, go_on, lay, pick, play, use_table
from contienda.games.kiberrubezh.heuristics.standing import standing
from contienda.games.kiberrubezh.state import Kiberrubezh


class KiberrubezhHeuristics(Heuristics):
    """Judges actions and positions as a duellist would."""

    horizon: i64 = 80  # about four turns of each side

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Kiberrubezh)
        if action < DO_LAY:
            return go_on(state, action)
        if action < DO_PLAY:
            return lay(state, action - DO_LAY)
        if action < DO_ACTIVATE:
            return play(state, action - DO_PLAY)
        if action < DO_RESOLVE:
            return activate(state, action - DO_ACTIVATE)
        if action < DO_ATTACK:
            return pick(state, action)
        return use_table(state, action)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Kiberrubezh)
        return 1.0 / (1.0 + exp(-(standing(state, seat) - standing(state, 1 - seat))))


HEURISTICS: Final = KiberrubezhHeuristics()
