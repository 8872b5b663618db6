"""Non-Tactical missions (6.15 to 6.17, 6.19): infrastructure, sabotage and repair, Militia, the end of Terror.

Each is its stack's only mission in the Phase.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.counters import UnitDraw
from contienda.games.maracas.rules.forces import all_acted, has_at_large, mark, open_stack
from contienda.games.maracas.rules.losses import disrupt_asset
from contienda.games.maracas.rules.memory import (
    NO_ARMS,
    ONE_RECRUIT,
    find,
    meet_assets,
    meet_units,
    tell_promotion,
    tell_sum,
)
from contienda.games.maracas.rules.mission_chits import ask_for_chit, chit_value, show_played
from contienda.games.maracas.rules.strength import bomb_strength, non_tactical_strength
from contienda.games.maracas.state import Maracas, only, only_if_insurgent


class Promotion(Step):
    """Choose the Militia to promote: the Government's flips; the Insurgent's becomes a Guerrilla (6.17b, D-R24)."""

    number: i64 = 78
    arguments: str = "side"

    def who(self, state: Maracas) -> i64:
        side = steps.promotion_side(state)
        return side if first_promotable(state, side) != c.NONE else UNASKED

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only_if_insurgent(steps.promotion_side(state))

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.promotion_side(state)
        for stack in range(state.stacks):
            if can_promote(state, stack, side, state.active):
                out.add(c.DO_STACK + stack)

    def do(self, state: Maracas, action: i64) -> None:
        side, stack = steps.promotion_side(state), action - c.DO_STACK
        state.pop()
        if side == c.INS:
            steps.ask_promoted(state, stack)
            return
        found = state.stack_units[stack] & promotable(state, c.GOV, state.active)
        state.flipped |= found & -found
        state.note("trained", "6.17b", stack)


class Promoted(UnitDraw):
    """Chance draws the Guerrilla, which keeps the Militia's place and facing (6.17b, D-R61)."""

    number: i64 = 97
    arguments: str = "stack"

    def side(self, state: Maracas) -> i64:
        return c.INS

    def units(self, state: Maracas) -> i64:
        return state.units_at(c.INS, c.UNUSED) & state.tables.type_mask[c.T_GR]

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(c.INS)

    def do(self, state: Maracas, action: i64) -> None:
        stack, kind = steps.promoted_stack(state), action - c.DO_FORCE
        state.pop()
        militia = state.stack_units[stack] & state.tables.militia[c.INS]
        if militia == 0:
            return
        old = militia & -militia
        new = state.first_of_kind(state.units_at(c.INS, c.UNUSED), kind)
        state.box_units[c.INS * c.PLACES + c.UNUSED] &= ~new
        state.box_units[c.INS * c.PLACES + c.UNUSED] |= old
        if state.up_units & old == 0:
            find(state, stack, old)
            tell_promotion(state, state.active)
        else:
            state.stack_told[stack] &= NO_ARMS
        state.stack_units[stack] = state.stack_units[stack] & ~old | new
        state.militia_change -= 1
        state.guerrilla_change += 1
        if state.up_units & old != 0:
            state.up_units = state.up_units & ~old | new
            meet_units(state, new)
            state.note("promoted_to", "6.17b", kind, stack)
        else:
            state.note("promoted", "6.17b", state.active)
            state.whisper(c.INS, "promoted_to", "6.17b", kind, stack)


# --- when a mission may be run
# -------------------------------------------------------------------------------------------


def is_gate_open(state: Maracas, side: i64, area: i64) -> bool:
    """Whether all enemy units have been activated or Disrupted, or the enemy has no Task Points (6.16b)."""
    return state.tp(1 - side) == 0 or all_acted(state, 1 - side, area)


def can_run_non_tactical(state: Maracas, stack: i64, mission: i64) -> bool:
    side = state.side_of(stack)
    area = state.place_of(stack)
    hidden = state.where(stack) == c.UNDERGROUND
    if mission == c.BUILD:
        if state.is_terrorised(area) or state.iu_left() == 0:
            return False
        return side == c.INS or not has_at_large(state, area)
    if mission == c.REPAIR:
        return side == c.GOV and state.row(area, c.R_SABOTAGE) > 0 and not has_at_large(state, area)
    if mission == c.REDUCE:
        return not hidden and state.row(area, c.R_IU + 1 - side) > 0 and is_gate_open(state, side, area)
    if mission == c.SABOTAGE:
        if side == c.GOV or hidden or state.row(area, c.R_SABOTAGE) >= state.tables.pn[area]:
            return False
        return is_gate_open(state, side, area)
    if mission == c.REMOVE_TERROR:
        return state.is_terrorised(area) and state.new_terror & BIT[area] == 0
    return can_raise(state, stack, side, area, mission)


def can_raise(state: Maracas, stack: i64, side: i64, area: i64, mission: i64) -> bool:
    """Whether to Recruit or Promote: own infrastructure, no Terror, attempts left, a counter left (6.17)."""
    if state.is_terrorised(area) or state.row(area, c.R_IU + side) == 0:
        return False
    if state.row(area, c.R_TRIES + side) >= state.tables.pn[area]:
        return False
    if side == c.GOV and state.stack_units[stack] & ~state.tables.militia[c.GOV] == 0:
        if state.stack_assets[stack] & state.tables.helps_recruiting == 0:
            return False
    if mission == c.RECRUIT:
        return state.units_at(side, c.UNUSED) & state.tables.militia[side] != 0
    if side == c.INS and state.units_at(c.INS, c.UNUSED) & state.tables.type_mask[c.T_GR] == 0:
        return False
    return promotable(state, side, area) != 0


def promotable(state: Maracas, side: i64, area: i64) -> i64:
    """The Militia of an Area that can be promoted: untrained, for the Government."""
    found = state.units_in(side, area) & state.tables.militia[side]
    return found & ~state.flipped if side == c.GOV else found


def can_promote(state: Maracas, stack: i64, side: i64, area: i64) -> bool:
    return state.is_there(stack, side, area) and state.stack_units[stack] & promotable(state, side, area) != 0


def first_promotable(state: Maracas, side: i64) -> i64:
    for stack in range(state.stacks):
        if can_promote(state, stack, side, state.active):
            return stack
    return c.NONE


# --- results
# -------------------------------------------------------------------------------------------------------------


def declare_non_tactical(state: Maracas) -> None:
    side = state.runner_side
    area = state.active
    steps.ask_resolve(state)
    if state.mission != c.SABOTAGE:
        steps.ask_random(state)
    if state.mission == c.REDUCE:
        show_bombers(state, state.go_stack)
    if state.mission == c.RECRUIT or state.mission == c.PROMOTE:
        state.add_row(area, c.R_TRIES + side, 1)
    if state.mission == c.PROMOTE and side == c.INS:
        presume_militia(state, area)
    if (
        state.mission == c.REDUCE
        or state.mission == c.SABOTAGE
        or (state.mission == c.REMOVE_TERROR and state.row(area, c.R_IU + side) > 0)
    ):
        ask_for_chit(state, side)


def resolve_non_tactical(state: Maracas) -> None:
    stack, side, area = state.go_stack, state.runner_side, state.active
    mission = state.mission
    chit = chit_value(state, side, c.CMR)
    total = non_tactical_strength(state, stack, mission) + chit
    against: i64 = 0
    if mission != c.SABOTAGE:
        against = state.rating_of(state.random, c.CMR)
    if mission == c.REDUCE or mission == c.SABOTAGE or mission == c.REMOVE_TERROR:
        against += state.tables.pn[area]
    if mission == c.REDUCE:
        total += bomb_strength(state, stack)
    show_played(state, side, True)
    tell_non_tactical(state, stack, side, total, against)
    if side == c.INS:
        tell_strength(state, stack, total - chit, against - chit)
    if mission == c.REDUCE:
        use_bombers(state, stack)
    if total > against:
        succeed(state, side, area)


def tell_non_tactical(state: Maracas, stack: i64, side: i64, total: i64, against: i64) -> None:
    """Report the result; a hidden stack declares its total only to reduce or sabotage (D-R57)."""
    if state.recorder is None:
        return
    if side == c.GOV or state.mission == c.REDUCE or state.mission == c.SABOTAGE:
        state.note("compared", "6.15a", total, against)
    else:
        state.whisper(side, "compared", "6.15a", total, against)
        state.note("outcome", "6.15a", stack, 1 if total > against else 0)


def tell_strength(state: Maracas, stack: i64, strength: i64, against: i64) -> None:
    """Record a declared total, or whether an undeclared one was higher (D-R57)."""
    cadres = state.mission != c.SABOTAGE and state.mission != c.RECRUIT and state.mission != c.PROMOTE
    if state.mission == c.REDUCE or state.mission == c.SABOTAGE:
        tell_sum(state, stack, strength, strength, cadres, state.bombers)
    elif strength > against:
        tell_sum(state, stack, against + 1, c.TOLD_VALUES, cadres, 0)
    else:
        tell_sum(state, stack, 0, against, cadres, 0)


def presume_militia(state: Maracas, area: i64) -> None:
    """Record that a stack that tries to promote has Militia there."""
    militia = state.units_in(c.INS, area) & state.tables.militia[c.INS]
    if militia & (state.up_units | state.known_units) == 0:
        state.known_units |= militia & -militia


def succeed(state: Maracas, side: i64, area: i64) -> None:
    mission = state.mission
    if mission == c.BUILD:
        state.add_row(area, c.R_IU + side, 1)
        state.note("iu_placed", "6.15a", side, area)
    elif mission == c.REPAIR:
        state.add_row(area, c.R_SABOTAGE, -state.row(area, c.R_SABOTAGE))
        state.note("repaired", "6.15b", area)
    elif mission == c.REDUCE:
        state.add_row(area, c.R_IU + 1 - side, -1)
        state.add(side, c.L_IU, 1)
        state.note("iu_removed", "6.16a", 1 - side, area)
        if side == c.GOV and state.tables.with_intelligence:
            steps.ask_intel(state, 1)
    elif mission == c.SABOTAGE:
        state.add_row(area, c.R_SABOTAGE, 1)
        state.note("sabotaged", "6.16c", area)
    elif mission == c.REMOVE_TERROR:
        state.terror &= ~BIT[area]
        state.note("terror_removed", "6.19", side, area)
    elif mission == c.RECRUIT:
        recruit(state, side, area)
    else:
        steps.ask_promotion(state, side)


def recruit(state: Maracas, side: i64, area: i64) -> None:
    """Form a new, activated stack; the Insurgent's is underground (D-R61)."""
    free = state.units_at(side, c.UNUSED) & state.tables.militia[side]
    bit = free & -free
    state.box_units[side * c.PLACES + c.UNUSED] &= ~bit
    stack = open_stack(state, side, area, c.AT_LARGE if side == c.GOV else c.UNDERGROUND)
    state.stack_units[stack] = bit
    mark(state, stack, c.ACTED)
    if side == c.INS:
        state.militia_change += 1
        state.known_units |= bit
        state.stack_told[stack] = ONE_RECRUIT
    state.note("recruited", "6.17a", side, stack, area)


# --- Suicide Bombers -------------------------------------------------------------------------------------------------


def use_bombers(state: Maracas, stack: i64) -> None:
    """Reveal and Disrupt the Suicide Bombers used, whatever the result (D-R43)."""
    found = used_bombers(state, stack)
    while found != 0:
        disrupt_asset(state, stack, found & -found)
        found &= found - 1
    state.bombers = 0


def show_bombers(state: Maracas, stack: i64) -> None:
    """Turn the Suicide Bombers to be used face up at the declaration (D-R85)."""
    found = used_bombers(state, stack) & ~state.up_assets
    state.up_assets |= found
    meet_assets(state, found)
    while found != 0:
        state.note("turned_up", "6.16d", state.asset_kind(c.INS, found & -found), stack)
        found &= found - 1


def used_bombers(state: Maracas, stack: i64) -> i64:
    """The Suicide Bombers used, face-up ones first."""
    found: i64 = 0
    left = state.bombers
    some = state.stack_assets[stack] & state.tables.bombers
    while left > 0:
        pick = some & state.up_assets
        if pick == 0:
            pick = some
        found |= pick & -pick
        some &= ~(pick & -pick)
        left -= 1
    return found
