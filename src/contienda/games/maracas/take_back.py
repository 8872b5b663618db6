"""Undoes what a side has decided in secret: to the others it has not begun, so another world starts it over.

This module changes pending steps without asking anybody; `resample` then finds the next one again.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import CHANCE
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.memory import node_place
from contienda.games.maracas.rules.missions import forget_mission
from contienda.games.maracas.rules.planning import forget_plan
from contienda.games.maracas.rules.setup import ask_choices, force
from contienda.games.maracas.state import Maracas


def take_back(state: Maracas, side: i64) -> None:
    """Undo what this side has begun in secret."""
    if state.depth == 0 or state.secret_side() != side:
        return
    step = state.step()
    if step <= steps.SET_UP:
        take_back_setup(state)
    elif step == steps.RECOVER or step == steps.BUY:
        if step == steps.BUY:
            steps.ask_recover(state, side)
    elif step == steps.HEAL:
        state.pop()
    elif steps.ARRIVE <= step <= steps.HIDE:
        take_back_cells(state)
    elif step == steps.WITHDRAW_UNIT:
        state.pop()
    elif steps.APPEAL <= step <= steps.OTHER_STRATEGY:
        take_back_appeal(state, side)
    elif steps.MISSION <= step <= steps.BOMBERS or step == steps.GO_ON:
        take_back_picks(state)
    elif step == steps.PROMOTED:
        state.pop()
        steps.ask_promoted(state, state.go_stack)
    elif steps.CHIT <= step <= steps.LUCK:
        take_back_chits(state, side)


def take_back_setup(state: Maracas) -> None:
    """Go back to the start of the Insurgent's choices; a draw stays a draw."""
    step = state.step()
    if step == steps.FORCE:
        if state.tables.free_setup:
            state.pop()
            steps.ask_force(state, c.T_GR, 1)
        return
    if step == steps.STRATEGY:
        return
    while state.step() != steps.TURN:
        state.pop()
    if state.tables.free_setup:
        steps.ask_buy_force(state, c.INS)
    else:
        ask_choices(state, c.INS, force(state, c.FORCE_ASSETS + c.INS))


def take_back_cells(state: Maracas) -> None:
    while state.step() != steps.DEPLOYED:
        state.pop()
    steps.ask_cells(state, 0)
    steps.ask_arrive(state)
    state.allowance = 0
    stack = state.stacks - 1
    while stack >= 0 and state.side_of(stack) == c.INS:
        state.box_units[c.INS * c.PLACES + state.place_of(stack)] |= state.stack_units[stack]
        state.box_assets[c.INS * c.PLACES + state.place_of(stack)] |= state.stack_assets[stack]
        state.stacks -= 1
        stack -= 1
    for place in range(i64(c.DISRUPTED)):
        state.box_assets[c.INS * c.PLACES + place] &= ~state.identified
    nodes = state.identified
    while nodes != 0:
        bit = nodes & -nodes
        nodes &= nodes - 1
        state.box_assets[c.INS * c.PLACES + node_place(state, bit)] |= bit


def take_back_appeal(state: Maracas, side: i64) -> None:
    while state.step() != steps.ANSWERED and (state.step() != steps.APPEAL or steps.appeal_side(state) == side):
        state.pop()
    if state.who == CHANCE:
        steps.ask_appeal_hq(state, side)
        steps.ask_appeal_own(state, side)
    else:
        steps.ask_appeal(state, side)


def take_back_picks(state: Maracas) -> None:
    while steps.MISSION <= state.step() <= steps.DECLARE:
        state.pop()
    forget_mission(state)
    if not state.running:
        state.pop()
        state.go_stack = c.NONE


def take_back_chits(state: Maracas, side: i64) -> None:
    """Go back to the first chit; the question of an Advantage in an Ambush, or for a drawn chit, stays."""
    step = state.step()
    if step == steps.ADVANTAGE and (state.mission == c.AMBUSH or state.tables.no_chit):
        return
    state.pop()
    if step == steps.LUCK:
        steps.ask_luck(state, side, 0)
    else:
        steps.ask_chit(state, side, 0)


def forget_secrets(state: Maracas, side: i64) -> None:
    """Clear plans that are not yet revealed."""
    asked_to_draw = state.depth > 0 and state.step() == steps.HAND and steps.hand_bought(state) != 0
    forget_plan(state, side)
    if asked_to_draw and steps.hand_side(state) == side:
        state.set_number(side, c.SPENT, 1)
    state.cup = state.union(state.cup, state.fresh[side])
    state.fresh[side] = 0
    state.set_number(side, c.RAISE, 0)
    state.set_number(side, c.OWN_CHIT, 0)
    state.set_number(side, c.HEADQUARTERS, 0)
    state.set_number(side, c.USES_ADVANTAGE, 0)
