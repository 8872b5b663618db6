"""Relabels counters of a kind, which are interchangeable: publicly known ones take the first bits of their kind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.games.maracas import constants as c
from contienda.games.maracas.resample_constraints import FIRST_UNIT, UNIT_KINDS
from contienda.games.maracas.rules.forces import set_hits
from contienda.games.maracas.state import Maracas, count_hits


class Covered:
    """Face-down counters in stacks: how many, and the known Area of origin of some."""

    def __init__(self, stacks: int) -> None:
        self.heights: vec[i64] = vec[i64]([0] * stacks)
        self.held: vec[i64] = vec[i64]([0] * (c.AREAS * UNIT_KINDS))


def relabel(state: Maracas, covered: Covered) -> None:
    """Give known counters the first bits of their kind; all others are out of play for now."""
    free_units, free_assets = state.tables.units[c.INS], state.tables.assets[c.INS] | state.tables.dummies
    up_units, known_assets = state.up_units, state.up_assets | state.identified
    up_assets = state.up_assets
    hits = state.hits[:]
    state.up_units = 0
    state.up_assets = 0
    set_hits(state, c.INS, state.tables.units[c.INS], 0)
    lost = same_units(state, state.units_at(c.INS, c.DISRUPTED), free_units)
    fallen = same_assets(state, state.assets_at(c.INS, c.DISRUPTED), free_assets)
    free_units &= ~lost
    free_assets &= ~fallen
    for stack in range(state.stacks):
        if state.stack_at[stack] != c.NONE and state.side_of(stack) == c.INS:
            units, assets = state.stack_units[stack], state.stack_assets[stack]
            covered.heights[stack] = count(units & ~up_units) + count(assets & ~known_assets)
            hold(state, covered.held, state.origin_of(stack), units & ~up_units & state.known_units)
            units = same_hit_units(state, units & up_units, free_units, hits)
            seen = same_assets(state, assets & known_assets, free_assets)
            state.stack_units[stack] = units
            state.stack_assets[stack] = seen
            state.up_units |= units
            state.up_assets |= seen & ~state.tables.nodes | seen & up_assets
            free_units &= ~units
            free_assets &= ~seen
    free_units = relabel_boxes(state, free_units, free_assets)
    state.box_units[c.INS * c.PLACES + c.DISRUPTED] = lost
    state.box_assets[c.INS * c.PLACES + c.DISRUPTED] = fallen
    for row in range(i64(c.AREAS * UNIT_KINDS)):
        number = covered.held[row]
        while number > 0:
            bit = state.first_of_kind(free_units, FIRST_UNIT + row % UNIT_KINDS)
            state.known_units |= bit
            free_units &= ~bit
            number -= 1
    state.box_units[c.INS * c.PLACES + c.UNUSED] = free_units


def relabel_boxes(state: Maracas, free_units: i64, free_assets: i64) -> i64:
    """Keep what everybody knows in the boxes; return the remaining units."""
    known_units, known_assets = state.known_units, state.known_assets & ~state.identified
    state.known_units = 0
    state.known_assets = 0
    for place in range(i64(c.PLACES)):
        row = c.INS * c.PLACES + place
        nodes = state.box_assets[row] & state.identified
        units: i64 = 0
        assets: i64 = 0
        if place < c.AREAS:
            units = same_units(state, state.box_units[row] & known_units, free_units)
            assets = same_assets(state, state.box_assets[row] & known_assets, free_assets)
        if place != c.DISRUPTED:
            state.box_units[row] = units
            state.box_assets[row] = nodes | assets
            free_units &= ~units
            free_assets &= ~(nodes | assets)
            state.known_units |= units
            state.known_assets |= assets
    state.box_assets[c.INS * c.PLACES + c.UNUSED] = free_assets
    return free_units


def hold(state: Maracas, held: vec[i64], area: i64, units: i64) -> None:
    while units != 0:
        held[area * UNIT_KINDS + state.kind_of(c.INS, units & -units) - FIRST_UNIT] += 1
        units &= units - 1


def order_labels(state: Maracas) -> None:
    """Once all counters are dealt, give those of a kind their bits in the order of places."""
    hits = state.hits[:]
    set_hits(state, c.INS, state.tables.units[c.INS], 0)
    free_units, free_assets = state.tables.units[c.INS], state.tables.assets[c.INS] | state.tables.dummies
    for place in range(i64(c.PLACES)):
        row = c.INS * c.PLACES + place
        state.box_units[row] = same_hit_units(state, state.box_units[row], free_units, hits)
        state.box_assets[row] = same_assets(state, state.box_assets[row], free_assets)
        free_units &= ~state.box_units[row]
        free_assets &= ~state.box_assets[row]


def same_units(state: Maracas, units: i64, free: i64) -> i64:
    """Replace units by as many of each kind from the first free bits."""
    found: i64 = 0
    while units != 0:
        found |= state.first_of_kind(free & ~found, state.kind_of(c.INS, units & -units))
        units &= units - 1
    return found


def same_assets(state: Maracas, assets: i64, free: i64) -> i64:
    found: i64 = 0
    while assets != 0:
        found |= state.first_of_kind(free & ~found, state.asset_kind(c.INS, assets & -assets))
        assets &= assets - 1
    return found


def same_hit_units(state: Maracas, units: i64, free: i64, hits: vec[i64]) -> i64:
    """Replace units with their Hits, the least hit of a kind first."""
    found: i64 = 0
    for number in range(i64(5)):
        rest = units
        while rest != 0:
            bit = rest & -rest
            rest &= rest - 1
            had = count_hits(hits, c.INS, bit)
            if had == number:
                new = state.first_of_kind(free & ~found, state.kind_of(c.INS, bit))
                found |= new
                set_hits(state, c.INS, new, had)
    return found
