"""Carries out the rows of a program: conditions, subjects, and programs nested in others.

What each primitive does is in `primitives/`; the tables map numbers to primitives.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import (
    BASIC,
    BLUE,
    DECK_SIZE,
    DEGRADED,
    DOWN,
    INTERMITTENT,
    NODES,
    NONE,
    OK,
    RED,
)
from contienda.games.buenosos.effect_codes import (
    ALWAYS,
    E_IF,
    E_IF_NODES,
    E_IF_STATES,
    E_NODES,
    E_OP,
    E_SECONDARY,
    E_TARGET,
    EFFECT_WIDTH,
    IF_FELL,
    IF_IN,
    IF_WAS,
)
from contienda.games.buenosos.mechanics.lasting_effects import lay_effect
from contienda.games.buenosos.primitive import Primitive
from contienda.games.buenosos.state import BuenOsos


def chooser(state: BuenOsos) -> i64:
    """Who chooses for the current program; Blue chooses for events."""
    program = state.playing
    return RED if program < DECK_SIZE or program == BASIC else BLUE


def run_inline(state: BuenOsos, program: i64, target: i64) -> None:
    """Run a perk or an effect on fall in the middle of another program."""
    tables = state.tables
    row = tables.effect_at[program]
    end = tables.effect_at[program + 1]
    if row == end:
        return
    playing = state.playing
    pick_a = state.pick_a
    pick_b = state.pick_b
    was_degraded = state.was_degraded
    was_intermittent = state.was_intermittent
    was_down = state.was_down
    fell = state.fell
    state.playing = program
    state.pick_a = target
    state.pick_b = NONE
    look_before(state)
    if state.recorder is not None:
        state.lead("acted", state.tables.clauses[program], program)
    cause = state.cause()
    while row < end:
        state.resume(cause)
        carry_out(state, row)
        row += 1
    state.playing = playing
    state.pick_a = pick_a
    state.pick_b = pick_b
    state.was_degraded = was_degraded
    state.was_intermittent = was_intermittent
    state.was_down = was_down
    state.fell |= fell


def look_before(state: BuenOsos) -> None:
    state.was_degraded = state.degraded
    state.was_intermittent = state.intermittent
    state.was_down = state.down


def was(state: BuenOsos, node: i64) -> i64:
    """The state of a node before the card."""
    bit = BIT[node]
    if state.was_degraded & bit != 0:
        return DEGRADED
    return INTERMITTENT if state.was_intermittent & bit != 0 else DOWN if state.was_down & bit != 0 else OK


def carry_out(state: BuenOsos, row: i64) -> None:
    """Carry out one effect on its targets, on the services it lists, or on none."""
    tables = state.tables
    effects = tables.effects
    at = row * EFFECT_WIDTH
    number = effects[at + E_OP]
    primitive = tables.primitives.by_number[number]
    held = state.blamed
    if effects[at + E_SECONDARY] != 0:
        state.blamed = state.playing
    cause = state.cause()
    if effects[at + E_TARGET] != 0:
        if state.pick_a != NONE:
            carry_out_on(state, primitive, row, state.pick_a)
        if state.pick_b != NONE:
            state.resume(cause)
            carry_out_on(state, primitive, row, state.pick_b)
    elif effects[at + E_NODES] != 0 and not primitive.filters:
        nodes = effects[at + E_NODES]
        node: i64 = 0
        while node < NODES:
            if nodes & BIT[node] != 0:
                state.resume(cause)
                carry_out_on(state, primitive, row, node)
            node += 1
    elif condition_holds(state, row, NONE):
        primitive.act(state, row)
    state.blamed = held


def carry_out_on(state: BuenOsos, primitive: Primitive, row: i64, node: i64) -> None:
    if state.present & BIT[node] != 0 and condition_holds(state, row, node):
        if primitive.lays:
            lay_effect(state, row, node)
        else:
            primitive.act_on(state, row, node)


def condition_holds(state: BuenOsos, row: i64, node: i64) -> bool:
    tables = state.tables
    kind = tables.effect(row, E_IF)
    if kind == ALWAYS:
        return True
    if kind == IF_WAS:
        return node != NONE and tables.effect(row, E_IF_STATES) & BIT[was(state, node)] != 0
    if kind == IF_FELL:
        return fell_now(state, state.pick_a) or fell_now(state, state.pick_b)
    return kind == IF_IN and state.any_in(tables.effect(row, E_IF_NODES), tables.effect(row, E_IF_STATES))


def fell_now(state: BuenOsos, node: i64) -> bool:
    return node != NONE and state.fell & BIT[node] != 0
