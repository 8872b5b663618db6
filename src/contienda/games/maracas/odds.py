"""Which chit to play: what it changes in the mission at hand, and what it could be kept for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.maracas.elements import (
    AMBUSH,
    ATTACK,
    CMR,
    CRIMINAL,
    DO_CHIT,
    DO_NO_CHIT,
    GOV,
    INS,
    INTIMIDATE,
    IR,
    NONE,
    PATROL,
    SABOTAGE,
    SWEEP,
    TR,
)
from contienda.games.maracas.position import Maracas
from contienda.games.maracas.worth import (
    HIDDEN_IR,
    above,
    beats,
)

DECISIVE: Final = 5.0  # points of appeal for a mission won instead of lost
THRIFT: Final = 0.25  # for each point of a chit that is kept


def playing_chit(state: Maracas, side: i64, action: i64) -> float:
    """The lowest chit that does it."""
    rating: i64 = CMR
    if state.mission == PATROL or state.mission == SWEEP:
        rating = IR
    elif state.mission == ATTACK or state.mission == AMBUSH:
        rating = TR
    chit: i64 = 0 if action == DO_NO_CHIT else state.rating_of(action - DO_CHIT, rating)
    spent: i64 = 0
    if action != DO_NO_CHIT:
        kind = action - DO_CHIT
        spent = state.rating_of(kind, IR) + state.rating_of(kind, TR) + state.rating_of(kind, CMR)
    return DECISIVE * winning(state, side, float(chit)) - THRIFT * 0.33 * float(spent)


def winning(state: Maracas, side: i64, chit: float) -> float:
    """The chance that the mission at hand goes well for this side, with this chit."""
    stack, target, mission = state.go_stack, state.target, state.mission
    if stack == NONE or mission == NONE:
        return 0.1 * chit  # an NSM attacks (9.5d)
    area = state.place_of(stack)
    runs = state.runner_side == side
    lead = 0.0
    if mission == PATROL or mission == SWEEP:
        cover = 0.0 if state.is_informed(area) else float(state.tables.tm[area])
        low = HIDDEN_IR
        if side == INS and mission == PATROL:
            low = float(state.lowest_ir(target))
        lead = float(state.patrol_strength(stack)) - cover - low
    elif mission == ATTACK:
        if target >= CRIMINAL:
            lead = float(state.troop_strength(stack, target < CRIMINAL + 2)) - float(state.tables.tm[area])
            return above(lead + chit)
        # An attack turns the Insurgents face up, so that both know the totals (6.12a).
        lead = float(state.troop_strength(stack, False) - state.troop_strength(target, False) - state.tables.tm[area])
    elif mission == AMBUSH:
        lead = 4.0 + float(state.tables.tm[area]) - float(state.rating(GOV, state.target_unit, TR))
        return 1.0 if chit >= lead else 0.0
    elif mission == INTIMIDATE:
        own = float(state.civil_strength(stack, INTIMIDATE) + state.bombs(stack)) if side == INS else 4.0
        lead = own - float(state.total(GOV, state.para_in(area), CMR))
    else:
        return civil_odds(state, side, area, float(state.civil_strength(stack, mission) + state.bombs(stack)) + chit)
    if runs:
        return beats(state, 1 - side, lead + chit)
    if state.hand_size(1 - side) == 0:
        return 1.0 if chit >= lead else 0.0
    return above(chit - lead + 1.0)  # who defends does not know what was played


def civil_odds(state: Maracas, side: i64, area: i64, strength: float) -> float:
    lead = strength - float(state.tables.pn[area])
    if state.mission == SABOTAGE:
        return 1.0 if lead > 0.0 else 0.0
    return above(lead)
