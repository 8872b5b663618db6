"""Hits, Disruption and their costs (6.2): one routine for every mission."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import lose_tp, lower_allocation
from contienda.games.maracas.rules.counters import list_units
from contienda.games.maracas.rules.forces import add_identifiers, close_empty, set_hits
from contienda.games.maracas.rules.memory import find, meet_assets, meet_units, tell_agent, tell_loss
from contienda.games.maracas.state import Maracas


class Hits(Step):
    """The owner of a stack assigns its Hits one by one (6.12e, D-R50)."""

    number: i64 = 74
    arguments: str = "stack:128 left:64 loser"

    def who(self, state: Maracas) -> i64:
        stack = steps.hits_stack(state)
        if steps.hits_left(state) > 0 and state.stack_at[stack] != c.NONE and state.stack_units[stack] != 0:
            return state.side_of(stack)
        return UNASKED

    def unasked(self, state: Maracas) -> None:
        """No Hit is left, or no unit to take it."""
        if steps.hits_loser(state) != 0:
            state.surplus = steps.hits_left(state)
        state.pop()

    def list(self, state: Maracas, out: Legal) -> None:
        stack = steps.hits_stack(state)
        list_units(state, state.side_of(stack), can_be_hit(state, stack), c.DO_HIT, out)

    def do(self, state: Maracas, action: i64) -> None:
        stack, left, loser = steps.hits_stack(state), steps.hits_left(state), steps.hits_loser(state)
        state.pop()
        steps.ask_hits(state, stack, left - 1, loser)
        bit = state.find_unit(state.side_of(stack), can_be_hit(state, stack), action - c.DO_HIT)
        hit(state, stack, bit, c.BY_ATTACK)


def disrupt_unit(state: Maracas, stack: i64, bit: i64, cause: i64) -> None:
    """Remove a unit from the map: the enemy records it for scoring, and its owner pays unless it is Militia (6.2)."""
    side = state.side_of(stack)
    kind = state.kind_of(side, bit)
    state.stack_units[stack] &= ~bit
    set_hits(state, side, bit, 0)
    if side == c.GOV:
        state.flipped &= ~bit
    else:
        if state.up_units & bit == 0:
            find(state, stack, bit)
        tell_loss(state, stack, bit)
        state.up_units &= ~bit
    if state.tables.militia[side] & bit != 0:
        state.box_units[side * c.PLACES + c.UNUSED] |= bit
        if side == c.INS:
            state.militia_change -= 1
    else:
        state.box_units[side * c.PLACES + c.DISRUPTED] |= bit
        if side == c.INS:
            meet_units(state, bit)
        if cause != c.BY_NSM:
            lose_tp(state, side)
    if cause != c.BY_NSM:
        line: i64 = c.L_PARA
        if state.tables.regular[side] & bit != 0:
            line = c.L_FOREIGN if side == c.GOV and state.tables.foreign_units & bit != 0 else c.L_REGULAR
        state.add(1 - side, line, 1)
    state.note("disrupted", "6.2a" if cause != c.BY_NSM else "9.5d", side, kind, stack)
    if state.stack_units[stack] == 0:
        fall_assets(state, stack)


def fall_assets(state: Maracas, stack: i64) -> None:
    """Disrupt Assets whose stack has no unit left (6.2b)."""
    assets = state.stack_assets[stack]
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        disrupt_asset(state, stack, bit)
    close_empty(state, stack)


def disrupt_asset(state: Maracas, stack: i64, bit: i64) -> None:
    """Move Combined Intelligence Teams and Dummies to Available; losing a Node lowers the allocation (9.1, 6.2c)."""
    side = state.side_of(stack)
    kind = state.asset_kind(side, bit)
    state.stack_assets[stack] &= ~bit
    safe = state.tables.teams if side == c.GOV else state.tables.dummies
    if safe & bit != 0:
        state.box_assets[side * c.PLACES + c.AVAILABLE] |= bit
        state.note("asset_returned", "9.1", side, kind)
        return
    state.box_assets[side * c.PLACES + c.DISRUPTED] |= bit
    state.note("asset_disrupted", "6.2b", side, kind)
    if side == c.INS:
        if state.tables.agents & ~state.up_assets & bit != 0:
            tell_agent(state, state.place_of(stack))
        state.up_assets &= ~bit
        meet_assets(state, bit)
        if state.tables.nodes & bit != 0:
            state.identified &= ~bit
            add_identifiers(state)
            lower_allocation(state, c.INS, 1)
            state.note("allocation_changed", "6.2c", c.INS, state.number(c.INS, c.TP_MAX))


def can_be_hit(state: Maracas, stack: i64) -> i64:
    """The units that can take a Hit; a Foreign one may not take its last while another can."""
    side = state.side_of(stack)
    units = state.stack_units[stack]
    if side == c.INS or count(units) == 1 or units & state.tables.foreign_units == units:
        return units
    found = units
    foreign = units & state.tables.foreign_units
    while foreign != 0:
        bit = foreign & -foreign
        foreign &= foreign - 1
        if state.hits_of(side, bit) + 1 >= state.rating(side, bit, c.TR):
            found &= ~bit
    return found


def hit(state: Maracas, stack: i64, bit: i64, cause: i64) -> None:
    """Disrupt a paramilitary unit at once, a regular one when its Hits reach its Troop Rating (6.12e)."""
    side = state.side_of(stack)
    if state.tables.regular[side] & bit != 0:
        hits = state.hits_of(side, bit) + 1
        if hits < state.rating(side, bit, c.TR):
            set_hits(state, side, bit, hits)
            state.note("hit", "6.12e", side, state.kind_of(side, bit), stack)
            return
    disrupt_unit(state, stack, bit, cause)
