"""Deals unknown Insurgent counters to the remaining places, each place with equal probability."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.games.maracas import constants as c
from contienda.games.maracas.resample_constraints import Parts
from contienda.games.maracas.state import Maracas


def share_units(state: Maracas, parts: Parts, militia: i64, units: i64, assets: i64, rng: Rng) -> None:
    """Decide how many unknown units each part holds."""
    for part in range(parts.count):
        parts.units[part] = parts.least[part]
    while parts.total(parts.units, True) < militia:
        add_unit(parts, True, rng)
    now = parts.total(parts.units, False)
    most = parts.total(parts.most, False)
    if units < most:
        most = units
    least = parts.total(parts.size, False) - assets
    if least < now:
        least = now
    goal = least + rng.below(most - least + 1)
    while now < goal:
        add_unit(parts, False, rng)
        now += 1


def add_unit(parts: Parts, settled: bool, rng: Rng) -> None:
    """Add one unit to a random part, weighted by room."""
    room: i64 = 0
    part: i64 = 0
    while part < parts.count:
        if not settled or parts.mobile[part] == 0:
            room += parts.most[part] - parts.units[part]
        part += 1
    left = rng.below(room)
    part = 0
    while True:
        if not settled or parts.mobile[part] == 0:
            here = parts.most[part] - parts.units[part]
            if left < here:
                parts.units[part] += 1
                return
            left -= here
        part += 1


def place_units(state: Maracas, parts: Parts, militia: i64, some: i64, rng: Rng) -> None:
    """Place Militia where nothing has moved, then the others; units without a place are Available."""
    open_places = parts.units[:]
    rest = militia
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        put_unit(state, draw_part(parts, open_places, True, rng), bit)
    left: i64 = parts.total(open_places, False)
    bring_on(state, militia | some, 0)
    state.box_units[c.INS * c.PLACES + c.AVAILABLE] &= ~militia
    while left > 0:
        bit = BIT[nth(some, rng.below(count(some)))]
        some &= ~bit
        state.box_units[c.INS * c.PLACES + c.AVAILABLE] &= ~bit
        put_unit(state, draw_part(parts, open_places, False, rng), bit)
        left -= 1


def put_unit(state: Maracas, part: i64, bit: i64) -> None:
    if part < c.AREAS:
        state.box_units[c.INS * c.PLACES + part] |= bit
    else:
        state.stack_units[part - c.AREAS] |= bit


def draw_part(parts: Parts, places: vec[i64], settled: bool, rng: Rng) -> i64:
    """Draw and take an open place; each place is equally likely."""
    left = rng.below(parts.total(places, settled))
    part: i64 = 0
    while True:
        if not settled or parts.mobile[part] == 0:
            if left < places[part]:
                places[part] -= 1
                return part
            left -= places[part]
        part += 1


def place_assets(state: Maracas, parts: Parts, nodes: i64, some: i64, rng: Rng) -> None:
    """Place Assets and Dummies in the remaining places, with as many Nodes as the Task Points imply."""
    places = parts.size[:]
    for part in range(parts.count):
        places[part] -= parts.units[part]
    left = parts.total(places, False)
    bring_on(state, 0, nodes | some)
    for part in range(parts.count):
        while parts.barred[part] != 0 and places[part] > 0:
            free = (some | (nodes if state.nodes_seen == c.NONE else 0)) & ~parts.barred[part]
            bit = BIT[nth(free, rng.below(count(free)))]
            some &= ~bit
            nodes &= ~bit
            put_asset(state, part, bit)
            places[part] -= 1
            left -= 1
    sure: i64 = 0
    if state.nodes_seen != c.NONE:
        sure = state.nodes_seen - nodes_on_map(state)
        first = some_of(nodes, sure if sure < left else left, rng)
        while first != 0:
            put_asset(state, draw_part(parts, places, False, rng), first & -first)
            first &= first - 1
            left -= 1
        if left > count(some):
            some |= nodes & state.assets_at(c.INS, c.AVAILABLE)
    else:
        some |= nodes
    while left > 0:
        bit = BIT[nth(some, rng.below(count(some)))]
        some &= ~bit
        put_asset(state, draw_part(parts, places, False, rng), bit)
        left -= 1


def put_asset(state: Maracas, part: i64, bit: i64) -> None:
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] &= ~bit
    if part < c.AREAS:
        state.box_assets[c.INS * c.PLACES + part] |= bit
    else:
        state.stack_assets[part - c.AREAS] |= bit


def nodes_on_map(state: Maracas) -> i64:
    """The Nodes everybody knows to be on the map."""
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        found += count(state.assets_in(c.INS, area) & (state.identified | state.known_assets & state.tables.nodes))
    return found


def bring_on(state: Maracas, units: i64, assets: i64) -> None:
    """Move counters from out of play to Available."""
    state.box_units[c.INS * c.PLACES + c.UNUSED] &= ~units
    state.box_assets[c.INS * c.PLACES + c.UNUSED] &= ~assets
    state.box_units[c.INS * c.PLACES + c.AVAILABLE] |= units
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= assets


def some_of(counters: i64, number: i64, rng: Rng) -> i64:
    """A random selection of this many."""
    found: i64 = 0
    while number > 0 and counters != 0:
        bit = BIT[nth(counters, rng.below(count(counters)))]
        counters &= ~bit
        found |= bit
        number -= 1
    return found
