"""What a stack brings to each mission: the ratings of its units and the Assets that count (6, 9.1).

These are totals before chits and terrain.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.counters import effects, rating_sum
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.state import Maracas


def patrol_strength(state: Maracas, stack: i64) -> i64:
    """The sum of IR, the stack's own Assets, and the sensors of the Area (6.11)."""
    found = rating_sum(state, c.GOV, state.stack_units[stack], c.IR)
    found += effects(state, c.GOV, state.stack_assets[stack], c.F_PATROL)
    return found + effects(state, c.GOV, state.assets_in(c.GOV, state.place_of(stack)), c.F_SENSOR)


def cover_of(state: Maracas, stack: i64) -> i64:
    """The target's lowest IR, plus the terrain unless there is an Informant (6.11b, D-R22, D-R48)."""
    area = state.place_of(stack)
    found = lowest_ir(state, stack)
    if not is_informed(state, area):
        found += state.tables.tm[area] + count(state.assets_in(c.INS, area) & state.tables.agents)
    return found


def open_cover(state: Maracas, area: i64) -> i64:
    """The public part of the cover: terrain and face-up Double Agents, unless there is an Informant."""
    if is_informed(state, area):
        return 0
    return state.tables.tm[area] + count(state.assets_in(c.INS, area) & state.tables.agents & state.up_assets)


def lowest_ir(state: Maracas, stack: i64) -> i64:
    found: i64 = 9
    units = state.stack_units[stack]
    while units != 0:
        bit = units & -units
        units &= units - 1
        if state.rating(c.INS, bit, c.IR) < found:
            found = state.rating(c.INS, bit, c.IR)
    return found


def highest_ir(state: Maracas, stack: i64) -> i64:
    found: i64 = 0
    units = state.stack_units[stack]
    while units != 0:
        bit = units & -units
        units &= units - 1
        if state.rating(c.INS, bit, c.IR) > found:
            found = state.rating(c.INS, bit, c.IR)
    return found


def troop_strength(state: Maracas, stack: i64, alone: bool) -> i64:
    """The sum of TR and Assets in an Attack; `alone` leaves out everything Foreign (6.12, D-R13)."""
    side = state.side_of(stack)
    units, assets = state.stack_units[stack], state.stack_assets[stack]
    if units == 0:
        return 0  # D-R65
    if alone and side == c.GOV:
        units &= ~state.tables.foreign_units
        assets &= ~state.tables.foreign_assets
    found = rating_sum(state, side, units, c.TR) + effects(state, side, assets, c.F_ATTACK)
    return found + effects(state, side, assets, c.F_ATTACK_EACH) * count(units)


def ambush_strength(state: Maracas, stack: i64) -> i64:
    """The second comparison of an Ambush: the sum of TR and Assets (D-R47)."""
    units, assets = state.stack_units[stack], state.stack_assets[stack]
    found = rating_sum(state, c.INS, units, c.TR) + effects(state, c.INS, assets, c.F_AMBUSH)
    return found + effects(state, c.INS, assets, c.F_AMBUSH_EACH) * count(units)


def surprise(state: Maracas, stack: i64, doubled: bool) -> i64:
    """The first comparison of an Ambush: the highest IR and the terrain, doubled with an Advantage (6.13, D-R48)."""
    terrain = state.tables.tm[state.place_of(stack)] + count(state.stack_assets[stack] & state.tables.agents)
    return highest_ir(state, stack) + (terrain * 2 if doubled else terrain)


def non_tactical_strength(state: Maracas, stack: i64, mission: i64) -> i64:
    """The sum of CMR and the Assets that count in this mission (6.15 to 6.19, D-R45)."""
    side = state.side_of(stack)
    found = rating_sum(state, side, state.stack_units[stack], c.CMR)
    if mission == c.BUILD or mission == c.REPAIR or mission == c.REDUCE or mission == c.REMOVE_TERROR:
        found += effects(state, side, state.stack_assets[stack], c.F_BUILD)
    elif mission == c.RECRUIT or mission == c.PROMOTE:
        found += effects(state, side, state.stack_assets[stack], c.F_RECRUIT)
    return found


def bomb_strength(state: Maracas, stack: i64) -> i64:
    """1 per unit of the stack for each Suicide Bomber used (D-R37, D-R43)."""
    return state.bombers * count(state.stack_units[stack])


def paramilitaries_in(state: Maracas, area: i64) -> i64:
    """The Government paramilitaries in an Area."""
    return state.units_in(c.GOV, area) & state.tables.paramilitary[c.GOV]
