"""What others may know of the current question and of the Insurgent's counters, for views and observations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.state import OVER
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.memory import node_place
from contienda.games.maracas.rules.setup import force
from contienda.games.maracas.state import Maracas

NO_STEP: Final = -1


def visible_step(state: Maracas, seat: i64) -> i64:
    """The step as this seat may see it, or NO_STEP after the end."""
    if state.who == OVER:
        return NO_STEP
    shown = disguise(state, seat)
    return state.step() if shown == NO_STEP else shown


def visible_actor(state: Maracas, seat: i64) -> i64:
    """Who acts as this seat may see it: a seat, CHANCE or OVER."""
    if state.who == OVER or disguise(state, seat) == NO_STEP:
        return state.who
    return state.secret_side()


def disguise(state: Maracas, seat: i64) -> i64:
    """What the step looks like to this seat, or NO_STEP if it sees it as it is.

    A segment decided in secret looks to others as it did at its start.
    """
    step = state.step()
    secret = state.secret_side()
    if (
        step == steps.APPEAL_OWN or step == steps.APPEAL_HQ or step == steps.GAIN_UNIT or step == steps.OTHER_STRATEGY
    ):  # draws nobody else may notice
        return steps.APPEAL
    if secret == c.NONE or secret == seat:
        return NO_STEP
    if steps.RECOVER <= step <= steps.BUY or (step == steps.HAND and steps.hand_bought(state) != 0):
        return steps.RECOVER
    if steps.APPEAL <= step <= steps.OTHER_STRATEGY:
        return steps.APPEAL
    if step == steps.WITHDRAW_UNIT:
        return steps.WITHDRAW
    if step == steps.ARRIVE or step == steps.ARRIVE_TO or step == steps.CELL or step == steps.HIDE:
        return steps.ARRIVE
    if steps.MISSION <= step <= steps.BOMBERS or step == steps.GO_ON:
        return steps.GO_ON if state.running else steps.GO
    if step == steps.CHIT or (step == steps.ADVANTAGE and state.mission != c.AMBUSH and not state.tables.no_chit):
        return steps.CHIT
    if step == steps.FORCE or steps.BUY_FORCE <= step <= steps.PLACE_UNITS:
        if state.tables.free_setup:
            return steps.BUY_FORCE
        if step == steps.FORCE:
            return steps.FORCE
        return steps.CHOOSE_ASSETS if force(state, c.FORCE_ASSETS + c.INS) > 0 else steps.PLACE_MILITIA
    return NO_STEP


def is_deploying(state: Maracas) -> bool:
    """Whether the Insurgent is deploying in secret."""
    if state.who == OVER:
        return False
    step = state.step()
    return step == steps.ARRIVE or step == steps.ARRIVE_TO or step == steps.CELL or step == steps.HIDE


def sees_insurgents(state: Maracas, seat: i64) -> bool:
    return seat == c.INS or state.who == OVER


def known_nodes(state: Maracas, place: i64) -> i64:
    """The identified Nodes in a box; while the Insurgent deploys in secret, where they were before."""
    if not is_deploying(state):
        return state.assets_at(c.INS, place) & state.identified
    found: i64 = 0
    rest = state.identified
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if node_place(state, bit) == place:
            found |= bit
    return found


def is_told(state: Maracas, stack: i64, seat: i64) -> bool:
    """Whether this seat may see that a stack is there; others may not while the Insurgent is forming it."""
    if state.stack_at[stack] == c.NONE:
        return False
    return sees_insurgents(state, seat) or state.side_of(stack) == c.GOV or not is_deploying(state)


def shown_units(state: Maracas, stack: i64, seat: i64) -> i64:
    """The units of a stack this seat sees."""
    units = state.stack_units[stack]
    if state.side_of(stack) == c.GOV or sees_insurgents(state, seat):
        return units
    return units & state.up_units


def shown_assets(state: Maracas, stack: i64, seat: i64) -> i64:
    """The Assets of a stack this seat sees."""
    assets = state.stack_assets[stack]
    if state.side_of(stack) == c.GOV or sees_insurgents(state, seat):
        return assets
    return assets & (state.up_assets | state.identified)


def remembered_units(state: Maracas, area: i64) -> i64:
    """The face-down units everybody knows to be in an Area, or in a stack formed there."""
    return state.units_from(area) & state.known_units


def remembered_assets(state: Maracas, area: i64) -> i64:
    return state.assets_from(area) & state.known_assets & ~state.identified
