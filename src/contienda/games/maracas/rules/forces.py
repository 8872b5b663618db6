"""Where every counter is: boxes, stacks, and which side is up (2.2, 5.3)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas


def unpack_counters(state: Maracas) -> None:
    """Start with all counters out of play."""
    for side in range(i64(c.SIDES)):
        state.box_units[side * c.PLACES + c.UNUSED] = state.tables.units[side]
        state.box_assets[side * c.PLACES + c.UNUSED] = state.tables.assets[side]
    state.box_assets[c.GOV * c.PLACES + c.UNUSED] |= state.tables.informants
    state.box_assets[c.INS * c.PLACES + c.UNUSED] |= state.tables.dummies


def set_hits(state: Maracas, side: i64, bit: i64, number: i64) -> None:
    for plane in range(i64(c.HIT_PLANES)):
        state.hits[side * c.HIT_PLANES + plane] &= ~bit
        if number & 1 != 0:
            state.hits[side * c.HIT_PLANES + plane] |= bit
        number >>= 1


def shift_unit(state: Maracas, side: i64, bit: i64, source: i64, goal: i64) -> None:
    state.box_units[side * c.PLACES + source] &= ~bit
    state.box_units[side * c.PLACES + goal] |= bit


def shift_asset(state: Maracas, side: i64, bit: i64, source: i64, goal: i64) -> None:
    state.box_assets[side * c.PLACES + source] &= ~bit
    state.box_assets[side * c.PLACES + goal] |= bit


def place_of_unit(state: Maracas, side: i64, bit: i64) -> i64:
    """The box that holds a unit, or NONE."""
    for place in range(i64(c.PLACES)):
        if state.box_units[side * c.PLACES + place] & bit != 0:
            return place
    return c.NONE


def areas_with(state: Maracas, side: i64, units: i64, assets: i64) -> i64:
    """The Areas whose box holds any of these."""
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        row = side * c.PLACES + area
        if state.box_units[row] & units != 0 or state.box_assets[row] & assets != 0:
            found |= BIT[area]
    return found


def mark(state: Maracas, stack: i64, mark: i64) -> None:
    state.stack_at[stack] |= mark


def put_stack(state: Maracas, stack: i64, place: i64, where: i64) -> None:
    """Move a stack; its marks stay."""
    at = state.stack_at[stack]
    state.stack_at[stack] = at // c.SIDE * c.SIDE + where * c.WHERE + place


def open_stack(state: Maracas, side: i64, place: i64, where: i64) -> i64:
    """Open a new stack without counters; numbers of closed stacks are reused."""
    at: i64 = side * c.SIDE + where * c.WHERE + place
    if side == c.INS:
        at += place * c.ORIGIN
    stack: i64 = 0
    while stack < state.stacks:
        if state.stack_at[stack] == c.NONE:
            state.stack_at[stack] = at
            state.stack_told[stack] = 0
            return stack
        stack += 1
    if state.stacks == i64(len(state.stack_at)):
        state.stack_units = append(state.stack_units, 0)
        state.stack_assets = append(state.stack_assets, 0)
        state.stack_at = append(state.stack_at, at)
        state.stack_told = append(state.stack_told, 0)
    else:
        state.stack_units[stack] = 0
        state.stack_assets[stack] = 0
        state.stack_at[stack] = at
        state.stack_told[stack] = 0
    state.stacks += 1
    return stack


def close_empty(state: Maracas, stack: i64) -> None:
    """Close a stack if it is empty."""
    if state.stack_units[stack] | state.stack_assets[stack] == 0:
        state.stack_at[stack] = c.NONE


def has_at_large(state: Maracas, area: i64) -> bool:
    """Whether an Insurgent stack is at large in the Area."""
    return any(state.is_there(stack, c.INS, area) and state.where(stack) == 0 for stack in range(state.stacks))


def guard_of(state: Maracas, area: i64) -> i64:
    """The stack in the Objective box, or NONE."""
    for stack in range(state.stacks):
        if state.is_there(stack, c.GOV, area) and state.where(stack) == 2:
            return stack
    return c.NONE


def all_acted(state: Maracas, side: i64, area: i64) -> bool:
    """Whether every stack of that side with a unit has been activated (6.16, D-R18)."""
    for stack in range(state.stacks):
        if state.is_there(stack, side, area) and state.stack_units[stack] != 0:
            if state.stack_at[stack] & c.ACTED == 0:
                return False
    return True


def nodes_in_play(state: Maracas) -> i64:
    return state.tables.nodes & ~state.assets_at(c.INS, c.UNUSED)


def add_identifiers(state: Maracas) -> None:
    """Put an Identifier for each Node in play into the pool or with the Node (9.31)."""
    if not state.tables.with_intelligence:
        return
    for letter in range(i64(4)):
        bit = BIT[state.tables.first_node + letter]
        there = nodes_in_play(state) & bit != 0 and state.identified & bit == 0
        state.pool[c.IDENTIFIER + letter] = 1 if there else 0


def show_boxes(state: Maracas) -> None:
    """Reveal how many Insurgent counters are underground in each Area."""
    for area in range(i64(c.AREAS)):
        seen = count(state.units_at(c.INS, area)) + count(state.assets_at(c.INS, area))
        state.rows[area * c.ROWS + c.R_SHOWN] = seen
