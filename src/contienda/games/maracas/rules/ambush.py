"""Ambush (6.13): a hidden Insurgent stack picks one regular unit, a Criminal or an NSM.

It never causes Terror, and a stack can be ambushed only once per turn.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import lose_tp
from contienda.games.maracas.rules.attack import can_attack, win_on_luck
from contienda.games.maracas.rules.forces import mark
from contienda.games.maracas.rules.intelligence import has_advantage
from contienda.games.maracas.rules.losses import hit
from contienda.games.maracas.rules.mission_chits import ask_for_chit, chit_value, show_played
from contienda.games.maracas.rules.patrol import turn_up_all
from contienda.games.maracas.rules.strength import ambush_strength, surprise
from contienda.games.maracas.state import Maracas


def can_ambush(state: Maracas, stack: i64) -> bool:
    """Whether a stack may ambush: at large, no unit face up, not Militia alone (6.13e, D-R16)."""
    return state.where(stack) == c.AT_LARGE and state.is_hidden(stack) and can_attack(state, stack)


def is_ambushable(state: Maracas, other: i64, area: i64) -> bool:
    if not state.is_there(other, c.GOV, area) or state.stack_at[other] & c.AMBUSHED != 0:
        return False
    return state.stack_units[other] & state.tables.regular[c.GOV] != 0


def ambush_targets(state: Maracas, area: i64) -> i64:
    """The first stack that can be ambushed there, or NONE."""
    for other in range(state.stacks):
        if is_ambushable(state, other, area):
            return other
    return c.NONE


def declare_ambush(state: Maracas) -> None:
    state.set_number(c.INS, c.L_ACTIVE, 1)
    steps.ask_resolve(state)
    if not state.aims_at_stack():
        steps.ask_random(state)
    else:
        ask_for_chit(state, c.GOV)
    if has_advantage(state, c.INS):
        steps.ask_advantage(state, c.INS)


def resolve_ambush(state: Maracas) -> None:
    stack = state.go_stack
    area = state.place_of(stack)
    first = surprise(state, stack, state.number(c.INS, c.USES_ADVANTAGE) != 0)
    second = ambush_strength(state, stack)
    turn_up_all(state, stack, "6.13b")
    if not state.aims_at_stack():
        against = state.rating_of(state.random, c.TR)
        show_played(state, c.INS, True)
        state.note("compared", "6.13f", first, against)
        if first > against:
            win_on_luck(state, c.INS, area)
        return
    bit = state.target_unit
    against = state.rating(c.GOV, bit, c.TR) + chit_value(state, c.GOV, c.TR)
    show_played(state, c.INS, True)
    show_played(state, c.GOV, True)
    mark(state, state.target, c.AMBUSHED)
    state.note("compared", "6.13a", first, against)
    if against >= first:
        return
    lose_tp(state, c.GOV)
    state.note("ambushed", "6.13c", state.target)
    state.note("ambush_second", "6.13d", second, against)
    if against < second:
        hit(state, state.target, bit, c.BY_AMBUSH)
