"""Which chit to play: what it changes in the current mission, and what it could be saved for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.maracas import constants as c
from contienda.games.maracas.heuristics.valuation import HIDDEN_IR, above, beats
from contienda.games.maracas.rules.counters import rating_sum
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.rules.strength import (
    bomb_strength,
    lowest_ir,
    non_tactical_strength,
    paramilitaries_in,
    patrol_strength,
    troop_strength,
)
from contienda.games.maracas.state import Maracas

DECISIVE: Final = 5.0  # appeal of winning a mission instead of losing it
THRIFT: Final = 0.25  # for each point of a chit saved


def playing_chit(state: Maracas, side: i64, action: i64) -> float:
    """The appeal of playing a chit: the lowest one that is enough."""
    rating: i64 = c.CMR
    if state.mission == c.PATROL or state.mission == c.SWEEP:
        rating = c.IR
    elif state.mission == c.ATTACK or state.mission == c.AMBUSH:
        rating = c.TR
    chit: i64 = 0 if action == c.DO_NO_CHIT else state.rating_of(action - c.DO_CHIT, rating)
    spent: i64 = 0
    if action != c.DO_NO_CHIT:
        kind = action - c.DO_CHIT
        spent = state.rating_of(kind, c.IR) + state.rating_of(kind, c.TR) + state.rating_of(kind, c.CMR)
    return DECISIVE * winning(state, side, float(chit)) - THRIFT * 0.33 * float(spent)


def winning(state: Maracas, side: i64, chit: float) -> float:
    """The chance that the current mission succeeds for this side with this chit."""
    stack, target, mission = state.go_stack, state.target, state.mission
    if stack == c.NONE or mission == c.NONE:
        return 0.1 * chit  # an NSM attacks (9.5d)
    area = state.place_of(stack)
    runs = state.runner_side == side
    lead = 0.0
    if mission == c.PATROL or mission == c.SWEEP:
        cover = 0.0 if is_informed(state, area) else float(state.tables.tm[area])
        low = HIDDEN_IR
        if side == c.INS and mission == c.PATROL:
            low = float(lowest_ir(state, target))
        lead = float(patrol_strength(state, stack)) - cover - low
    elif mission == c.ATTACK:
        if target >= c.CRIMINAL:
            lead = float(troop_strength(state, stack, target < c.CRIMINAL + 2)) - float(state.tables.tm[area])
            return above(lead + chit)
        # An Attack turns the Insurgents face up, so both sides know the totals (6.12a).
        lead = float(troop_strength(state, stack, False) - troop_strength(state, target, False) - state.tables.tm[area])
    elif mission == c.AMBUSH:
        lead = 4.0 + float(state.tables.tm[area]) - float(state.rating(c.GOV, state.target_unit, c.TR))
        return 1.0 if chit >= lead else 0.0
    elif mission == c.INTIMIDATE:
        own = (
            float(non_tactical_strength(state, stack, c.INTIMIDATE) + bomb_strength(state, stack))
            if side == c.INS
            else 4.0
        )
        lead = own - float(rating_sum(state, c.GOV, paramilitaries_in(state, area), c.CMR))
    else:
        return non_tactical_odds(
            state, area, float(non_tactical_strength(state, stack, mission) + bomb_strength(state, stack)) + chit
        )
    if runs:
        return beats(state, 1 - side, lead + chit)
    if state.hand_size(1 - side) == 0:
        return 1.0 if chit >= lead else 0.0
    return above(chit - lead + 1.0)  # the defender does not know what was played


def non_tactical_odds(state: Maracas, area: i64, strength: float) -> float:
    lead = strength - float(state.tables.pn[area])
    if state.mission == c.SABOTAGE:
        return 1.0 if lead > 0.0 else 0.0
    return above(lead)
