"""Rules of thumb for BuenOsos vs MalOsos: a card is worth what it changes in the forecast of the country.

Uses the services, the markers, the table and the hand of the deciding team, never the other hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.heuristics import Heuristics
from contienda.core.state import Legal, State
from contienda.games.buenosos.constants import (
    BLUE,
    DECK_SIZE,
    DO_BASIC,
    DO_DISCARD,
    DO_ERASE,
    DO_PASS,
    DO_REPAIR,
    DO_TARGET,
    RECON,
    RED,
)
from contienda.games.buenosos.heuristics.cards import weighed
from contienda.games.buenosos.heuristics.danger import danger_now
from contienda.games.buenosos.state import BuenOsos


class BuenOsosHeuristics(Heuristics):
    """Judges actions and positions as a careful team would."""

    horizon: i64 = 20  # two or three turns of both sides

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, BuenOsos)
        if not foreseen(action):
            return plainly(state, action)
        return weighed(state, action, danger_now(state))

    def weigh(self, state: State, legal: Legal) -> None:
        """Weigh all actions against one forecast without any card."""
        assert isinstance(state, BuenOsos)
        while i64(len(legal.appeal)) < legal.count:
            legal.appeal = append(legal.appeal, 0.0)
        now = danger_now(state)
        for i in range(legal.count):
            action = legal.codes[i]
            legal.appeal[i] = weighed(state, action, now) if foreseen(action) else plainly(state, action)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BuenOsos)
        if seat > BLUE:
            return 0.5
        red = 1.0 / (1.0 + exp(-danger_now(state)))
        return red if seat == RED else 1.0 - red


HEURISTICS: Final = BuenOsosHeuristics()


def foreseen(action: i64) -> bool:
    """Whether the forecast covers this action."""
    return action < DO_BASIC or DO_TARGET <= action < DO_REPAIR


def plainly(state: BuenOsos, action: i64) -> float:
    """The appeal of choices that need no forecast, relative to stopping."""
    if action == DO_BASIC:
        if state.who == BLUE:
            return 0.2  # it is free; cards come first
        return -0.5 if (state.marks | state.marks_now) & BIT[RECON] != 0 else 30.0
    if action == DO_PASS:
        return 0.0
    if DO_DISCARD <= action < DO_ERASE:
        return float(state.tables.cost[(action - DO_DISCARD) % (2 * DECK_SIZE)]) * 0.2
    if action >= DO_ERASE:
        return float(action - DO_ERASE)  # later phases are harder to regain
    return 0.0
