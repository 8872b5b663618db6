"""Patrol (6.11): one target stack, or every stack of the Area with a dispersed unit.

The Insurgent's total and chit stay secret: only the higher side is announced (D-R56).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.forces import put_stack
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.rules.memory import (
    LEAST_CHIT,
    MOST_CHIT,
    find,
    meet_assets,
    meet_units,
    scar,
    scarred,
    tell_agent,
    tell_search,
)
from contienda.games.maracas.rules.mission_chits import ask_for_chit, chit_value, show_played
from contienda.games.maracas.rules.strength import cover_of, open_cover, patrol_strength
from contienda.games.maracas.state import Maracas


def can_patrol(state: Maracas, area: i64) -> bool:
    """Whether the Area has an Insurgent stack with a face-down counter."""
    return any(state.is_there(stack, c.INS, area) and state.down(stack) > 0 for stack in range(state.stacks))


def declare_patrol(state: Maracas) -> None:
    steps.ask_resolve(state)
    ask_for_chit(state, c.INS)
    if state.mission == c.PATROL:
        ask_for_chit(state, c.GOV)


def resolve_patrol(state: Maracas) -> None:
    stack = state.go_stack
    total = patrol_strength(state, stack) + chit_value(state, c.GOV, c.IR)
    chit = chit_value(state, c.INS, c.IR)
    state.note("patrolled", "6.11a", c.GOV, total)
    state.note("cover_known", "6.11b", open_cover(state, state.place_of(stack)), state.place_of(stack))
    if state.mission == c.PATROL:
        search(state, state.target, total, chit)
    else:
        area = state.place_of(stack)
        last = state.stacks
        for other in range(last):  # each once, as of the start
            if state.is_there(other, c.INS, area) and state.down(other) > 0:
                search(state, other, total, chit)
    show_played(state, c.GOV, True)
    show_played(state, c.INS, False)


def search(state: Maracas, target: i64, total: i64, chit: i64) -> None:
    """The Patrol won: move the stack out of the underground or turn it up; Dummies go to Available (6.11a)."""
    informed = is_informed(state, state.place_of(target))
    terrain: i64 = 0 if informed else state.tables.tm[state.place_of(target)]
    unseen = state.played[c.INS] != 0
    if total <= cover_of(state, target) + chit:
        tell_search(state, target, total - terrain - (MOST_CHIT if unseen else 0), True, informed)
        state.note("search_failed", "6.11a", target)
        return
    tell_search(state, target, total - 1 - terrain - (LEAST_CHIT if unseen else 0), False, informed)
    if state.where(target) == c.UNDERGROUND:
        put_stack(state, target, state.place_of(target), c.AT_LARGE)
        state.note("driven_out", "6.11a", target)
    else:
        state.note("found_out", "6.11a", target)
        turn_up_all(state, target, "6.11a")


def turn_up_all(state: Maracas, stack: i64, clause: str) -> None:
    """Turn everything up and remove Dummies (D-R54)."""
    dummies = state.stack_assets[stack] & state.tables.dummies
    turn_up(state, stack, state.stack_assets[stack] & ~dummies, clause)
    state.stack_assets[stack] &= ~dummies
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= dummies
    while dummies != 0:
        state.note("asset_returned", "9.1", c.INS, state.asset_kind(c.INS, dummies & -dummies))
        dummies &= dummies - 1


def turn_up(state: Maracas, stack: i64, assets: i64, clause: str) -> None:
    """Turn up all units and these Assets."""
    units = state.stack_units[stack] & ~state.up_units
    assets &= ~state.up_assets
    rest = units
    while rest != 0:
        find(state, stack, rest & -rest)
        rest &= rest - 1
    state.up_units |= units
    state.up_assets |= assets
    agents = assets & state.tables.agents
    while agents != 0:
        tell_agent(state, state.place_of(stack))
        agents &= agents - 1
    recognise(state, units, assets)
    if state.recorder is None:
        return
    while units != 0:
        state.note("turned_up", clause, state.kind_of(c.INS, units & -units), stack)
        units &= units - 1
    assets &= ~state.identified
    while assets != 0:
        state.note("turned_up", clause, state.asset_kind(c.INS, assets & -assets), stack)
        assets &= assets - 1


def recognise(state: Maracas, units: i64, assets: i64) -> None:
    """Remember what was turned up, and match units known to have Hits."""
    meet_units(state, units)
    meet_assets(state, assets)
    hurt = units & state.hurt(c.INS)
    while hurt != 0:
        bit = hurt & -hurt
        hurt &= hurt - 1
        if scarred(state, state.kind_of(c.INS, bit), state.hits_of(c.INS, bit)) > 0:
            state.scars -= scar(state, bit)
