"""Insurgent counters as the Government may imagine them: dealt anew from the numbers everybody can count.

Known are the heights of stacks and underground boxes, whatever lies face up, is Disrupted or identified, Militia and
Guerrillas by number, and Main Force and Assets up to what Appeals may have changed unseen. What was seen once is
remembered: Guerrillas of a kind that lay face up are still somewhere, Main Force that was hit may still be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.games.maracas import constants as c
from contienda.games.maracas.resample_constraints import (
    FIRST_UNIT,
    PARTS,
    UNIT_KINDS,
    Parts,
    Pool,
    measure,
    settle_held,
    settle_memory,
    unaccounted,
)
from contienda.games.maracas.rules.forces import nodes_in_play, set_hits
from contienda.games.maracas.rules.memory import scar, scarred
from contienda.games.maracas.rules.setup import force
from contienda.games.maracas.state import Maracas

TRIES: Final = 60
MOST_MILITIA: Final = 16
MOST_GUERRILLAS: Final = 14
MOST_MAIN_FORCE: Final = 6
MOST_OTHERS: Final = 16  # Assets that are neither Nodes nor Dummies


class Room:
    """Unknown Main Force units and Assets at most."""

    def __init__(self, mains: i64, assets: i64) -> None:
        self.mains: i64 = mains
        self.assets: i64 = assets


class Covered:
    """Counters of stacks that lie face down: how many, and of which Area some are known to come."""

    def __init__(self, stacks: int) -> None:
        self.heights: vec[i64] = vec[i64]([0] * stacks)
        self.held: vec[i64] = vec[i64]([0] * (c.AREAS * UNIT_KINDS))


def resample_counters(state: Maracas, turns: i64, rng: Rng) -> None:
    units = state.tables.units[c.INS] & ~state.units_at(c.INS, c.UNUSED)
    nodes = nodes_in_play(state) & ~state.identified & ~state.assets_at(c.INS, c.DISRUPTED)
    covered = Covered(int(state.stacks))
    for stack in range(int(state.stacks)):  # Nodes that lie face up are no longer to be found
        nodes &= ~(state.stack_assets[stack] & state.up_assets) if state.side_of(stack) == c.INS else -1
    relabel(state, covered)
    if state.turn == 0:
        resample_setup(state, units, rng)
    else:
        deal_counters(state, covered, nodes & ~state.known_assets, turns, rng)
    if state.mission == c.MISSIONS and state.target_unit != 0:
        found = state.stack_units[state.target]
        state.target_unit = BIT[nth(found, rng.below(count(found)))]


# --- what is known ---------------------------------------------------------------------------------------------------


def relabel(state: Maracas, covered: Covered) -> None:
    """Counters everybody knows take the first bits of their kind; all others are out of play for now."""
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
    stack: i64 = 0
    while stack < state.stacks:
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
        stack += 1
    free_units = relabel_boxes(state, free_units, free_assets)
    state.box_units[c.INS * c.PLACES + c.DISRUPTED] = lost
    state.box_assets[c.INS * c.PLACES + c.DISRUPTED] = fallen
    row: i64 = 0
    while row < c.AREAS * UNIT_KINDS:
        number = covered.held[row]
        while number > 0:
            bit = state.first_of_kind(free_units, FIRST_UNIT + row % UNIT_KINDS)
            state.known_units |= bit
            free_units &= ~bit
            number -= 1
        row += 1
    state.box_units[c.INS * c.PLACES + c.UNUSED] = free_units


def relabel_boxes(state: Maracas, free_units: i64, free_assets: i64) -> i64:
    """What everybody knows to be in the boxes stays there; the units that are left."""
    known_units, known_assets = state.known_units, state.known_assets & ~state.identified
    state.known_units = 0
    state.known_assets = 0
    place: i64 = 0
    while place < c.PLACES:
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
        place += 1
    state.box_assets[c.INS * c.PLACES + c.UNUSED] = free_assets
    return free_units


def hold(state: Maracas, held: vec[i64], area: i64, units: i64) -> None:
    while units != 0:
        held[area * UNIT_KINDS + state.kind_of(c.INS, units & -units) - FIRST_UNIT] += 1
        units &= units - 1


def order_labels(state: Maracas) -> None:
    """All is known: counters of a kind take their bits in the order of the places."""
    hits = state.hits[:]
    set_hits(state, c.INS, state.tables.units[c.INS], 0)
    free_units, free_assets = state.tables.units[c.INS], state.tables.assets[c.INS] | state.tables.dummies
    place: i64 = 0
    while place < c.PLACES:
        row = c.INS * c.PLACES + place
        state.box_units[row] = same_hit_units(state, state.box_units[row], free_units, hits)
        state.box_assets[row] = same_assets(state, state.box_assets[row], free_assets)
        free_units &= ~state.box_units[row]
        free_assets &= ~state.box_assets[row]
        place += 1


def same_units(state: Maracas, units: i64, free: i64) -> i64:
    """As many of each kind, from the first free bits."""
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
    """Units with their Hits, the least hit of a kind first."""
    found: i64 = 0
    number: i64 = 0
    while number < 5:
        rest = units
        while rest != 0:
            bit = rest & -rest
            rest &= rest - 1
            had: i64 = 0
            if hits[c.INS * 3] & bit != 0:
                had += 1
            if hits[c.INS * 3 + 1] & bit != 0:
                had += 2
            if hits[c.INS * 3 + 2] & bit != 0:
                had += 4
            if had == number:
                new = state.first_of_kind(free & ~found, state.kind_of(c.INS, bit))
                found |= new
                set_hits(state, c.INS, new, had)
        number += 1
    return found


# --- set-up ----------------------------------------------------------------------------------------------------------


def resample_setup(state: Maracas, units: i64, rng: Rng) -> None:
    """In the random set-up as many of each type as there are; in the free one nothing is bought yet (D-R83)."""
    if state.tables.free_setup:
        return
    bring_on(state, pick_militia(state, count(units & state.tables.militia[c.INS])), 0)
    kind: i64 = c.T_GR
    while kind <= c.T_MF:
        number = count(units & state.tables.type_mask[kind])
        bring_on(state, some_of(state, state.units_at(c.INS, c.UNUSED) & state.tables.type_mask[kind], number, rng), 0)
        kind += 1


def pick_militia(state: Maracas, number: i64) -> i64:
    """Militia is all alike."""
    free = state.units_at(c.INS, c.UNUSED) & state.tables.militia[c.INS]
    found: i64 = 0
    while number > 0:
        found |= free & -free
        free &= free - 1
        number -= 1
    return found


def some_of(state: Maracas, counters: i64, number: i64, rng: Rng) -> i64:
    """That many of these, each as likely."""
    found: i64 = 0
    while number > 0 and counters != 0:
        bit = BIT[nth(counters, rng.below(count(counters)))]
        counters &= ~bit
        found |= bit
        number -= 1
    return found


def bring_on(state: Maracas, units: i64, assets: i64) -> None:
    """From out of play to Available."""
    state.box_units[c.INS * c.PLACES + c.UNUSED] &= ~units
    state.box_assets[c.INS * c.PLACES + c.UNUSED] &= ~assets
    state.box_units[c.INS * c.PLACES + c.AVAILABLE] |= units
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= assets


# --- how much is where -----------------------------------------------------------------------------------------------


def fits(state: Maracas, parts: Parts, militia: i64, guerrillas: i64, room: Room) -> bool:
    """Whether so many unknown counters can fill the parts."""
    waiting, militia_waiting = parts.held_of(0, UNIT_KINDS), parts.held_of(0, 1)
    if militia < 0 or guerrillas < guerrillas_known(state, parts):
        return False
    if militia + militia_waiting > parts.total(parts.most, True):
        return False
    if militia > count(state.units_at(c.INS, c.UNUSED) & state.tables.militia[c.INS]):
        return False
    if guerrillas > count(state.units_at(c.INS, c.UNUSED) & state.tables.type_mask[c.T_GR]):
        return False
    units = militia + guerrillas + room.mains + waiting
    most = parts.total(parts.most, False)
    if units < most:
        most = units
    return (
        least_units(state, parts, militia + militia_waiting) <= units
        and parts.total(parts.size, False) - most <= room.assets
    )


def guerrillas_known(state: Maracas, parts: Parts) -> i64:
    """Those that were seen and are hidden now: they cannot have left the game."""
    found: i64 = 0
    kind: i64 = c.FIRST_GUERRILLAS
    while kind < c.FIRST_MAIN_FORCE:
        missed = unaccounted(state, parts, kind)
        found += missed if missed > 0 else 0
        kind += 1
    return found


def least_units(state: Maracas, parts: Parts, militia: i64) -> i64:
    """Units on the map at least: one a stack, and all Militia."""
    settled = parts.total(parts.least, True)
    found = parts.total(parts.least, False) - settled
    return found + (settled if settled > militia else militia)


# --- dealing ---------------------------------------------------------------------------------------------------------


def deal_counters(state: Maracas, covered: Covered, nodes: i64, turns: i64, rng: Rng) -> None:
    dummies = state.tables.dummies if state.tables.with_assets else 0
    tries: i64 = 0
    while True:
        parts = measure(state, covered.heights, covered.held)
        if tries == TRIES:  # no world was found that agrees with all that was told of stacks
            parts.barred = vec[i64]([0] * PARTS)
            settle_held(state, parts, rng)
        pool = fill_pool(state, parts, nodes, turns, tries == TRIES, rng)
        if tries == TRIES:
            break
        if settle_memory(state, parts, pool, rng) and fits_pool(state, parts, pool, nodes):
            break
        tries += 1
    place_settled(state, parts)
    nodes &= ~parts.all_assets
    dummies &= ~parts.all_assets
    sure = count(nodes) + count(dummies)
    militia, guerrillas, mains, others = pool.militia, pool.guerrillas, pool.mains, pool.others
    free_units = pool.units & ~parts.all_units
    free_mains = free_units & state.tables.type_mask[c.T_MF]
    plain = pool.assets & ~parts.all_assets
    mains = within(mains, least_units(state, parts, militia) - militia - guerrillas, count(free_mains))
    most = parts.total(parts.most, False)
    units = militia + guerrillas + mains
    if most > units:
        short = parts.total(parts.size, False) - units - sure - count(plain)
        if short > 0:
            mains += short
            units += short
        most = units
    others = within(others, parts.total(parts.size, False) - most - sure, count(plain))
    share_units(state, parts, militia, units, sure + others, rng)
    some = remembered(state, parts, free_units & state.tables.type_mask[c.T_GR], guerrillas, True, 0, rng)
    some |= remembered(state, parts, free_mains, mains, True, turns, rng)
    place_units(state, parts, pick_militia(state, militia), some, rng)
    hurt_again(state, some | parts.all_units | state.known_units, rng)
    place_assets(state, parts, nodes, remembered(state, parts, plain, others, False, turns, rng) | dummies, rng)


def fill_pool(state: Maracas, parts: Parts, nodes: i64, turns: i64, certain: bool, rng: Rng) -> Pool:
    """How much may be in play unseen; an Appeal brings a Main Force unit or two Assets, or takes them."""
    pool = Pool()
    pool.units = state.units_at(c.INS, c.UNUSED) & ~parts.all_units
    if state.tables.with_assets:
        pool.assets = state.assets_at(c.INS, c.UNUSED) & state.tables.assets[c.INS] & ~state.tables.nodes
        pool.assets &= ~parts.all_assets
    mains, assets = count(pool.units & state.tables.type_mask[c.T_MF]), count(pool.assets)
    sure = count((nodes | (state.tables.dummies if state.tables.with_assets else 0)) & ~parts.all_assets)
    known_militia = MOST_MILITIA - count(pool.units & state.tables.militia[c.INS])
    known_guerrillas = MOST_GUERRILLAS - count(pool.units & state.tables.type_mask[c.T_GR])
    forces = guess_forces(state, parts, known_militia, known_guerrillas, Room(mains, sure + assets), rng)
    pool.militia = forces % 32
    pool.guerrillas = forces // 32 % 32
    pool.mains = forces // 1024 % 32 - (MOST_MAIN_FORCE - mains)
    pool.others = forces // 32768 - (MOST_OTHERS - assets) if state.tables.with_assets else 0
    pool.most_mains = mains if certain or mains < pool.mains + turns else pool.mains + turns
    pool.most_others = assets if certain or assets < pool.others + 2 * turns else pool.others + 2 * turns
    pool.mains = wander(state, pool.mains, turns, 1, rng)
    pool.others = wander(state, pool.others, turns, 2, rng)
    return pool


def fits_pool(state: Maracas, parts: Parts, pool: Pool, nodes: i64) -> bool:
    """Whether the rest can be dealt as well; Dummies alone may be wherever other Assets are ruled out."""
    sure = count((nodes | (state.tables.dummies if state.tables.with_assets else 0)) & ~parts.all_assets)
    barred: i64 = 0
    part: i64 = 0
    while part < parts.count:
        if parts.barred[part] != 0:
            barred += parts.size[part] - parts.least[part]
        part += 1
    if barred > count(state.tables.dummies & ~parts.all_assets):
        return False
    return fits(state, parts, pool.militia, pool.guerrillas, Room(pool.most_mains, sure + pool.most_others))


def place_settled(state: Maracas, parts: Parts) -> None:
    state.box_units[c.INS * c.PLACES + c.UNUSED] &= ~parts.all_units
    state.box_assets[c.INS * c.PLACES + c.UNUSED] &= ~parts.all_assets
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= parts.spare_assets
    stack: i64 = 0
    while stack < state.stacks:
        state.stack_units[stack] |= parts.put_units[c.AREAS + stack]
        state.stack_assets[stack] |= parts.put_assets[c.AREAS + stack]
        stack += 1


def remembered(state: Maracas, parts: Parts, counters: i64, number: i64, units: bool, turns: i64, rng: Rng) -> i64:
    """That many of these: first those that were seen before, unless an Appeal may have taken them, then any."""
    found: i64 = 0
    rest = counters
    while rest != 0 and number > 0:
        kind = state.kind_of(c.INS, rest & -rest) if units else state.asset_kind(c.INS, rest & -rest)
        same = rest & state.tables.kind_mask[kind]
        rest &= ~same
        missed = unaccounted(state, parts, kind)
        while missed > 0 and same != 0 and number > 0:
            missed -= 1
            if turns == 0 or rng.below(8) > 0:
                found |= same & -same
                same &= same - 1
                number -= 1
    return found | some_of(state, counters & ~found, number, rng)


def hurt_again(state: Maracas, units: i64, rng: Rng) -> None:
    """Main Force turned down with Hits still has them, if the Insurgent has not paid to remove them."""
    if state.scars == 0:
        return
    units &= state.tables.type_mask[c.T_MF]
    scars = state.scars
    while units != 0:
        bit = units & -units
        units &= units - 1
        hits: i64 = 3
        while hits > 0:
            if scarred(state, state.kind_of(c.INS, bit), hits) > 0:
                if rng.below(2) == 0:
                    set_hits(state, c.INS, bit, hits)
                    state.scars -= scar(state, bit)
                hits = 0
            hits -= 1
    state.scars = scars


def guess_forces(state: Maracas, parts: Parts, known_militia: i64, known_guerrillas: i64, room: Room, rng: Rng) -> i64:
    """Unknown Militia and Guerrillas, Main Force and Assets at the set-up, in one number."""
    if not state.tables.free_setup:
        militia = force(state, c.FORCE_INS_MIL) + state.militia_change - known_militia
        guerrillas = force(state, c.FORCE_TYPE + c.T_GR) + state.guerrilla_change - known_guerrillas
        assets = force(state, c.FORCE_ASSETS + c.INS) - state.first_nodes
        return militia + 32 * guerrillas + 1024 * force(state, c.FORCE_TYPE + c.T_MF) + 32768 * assets
    found: i64 = 0
    number: i64 = 0
    mains: i64 = 0
    while mains <= MOST_MAIN_FORCE:
        assets = 0
        while assets <= (MOST_OTHERS if state.tables.with_assets else 0):
            rest = state.price - 3 * mains - (assets + state.first_nodes + 1) // 2 * 3
            guerrillas = 0
            while guerrillas <= MOST_GUERRILLAS and rest - 2 * guerrillas >= 0:
                militia = rest - 2 * guerrillas + state.militia_change - known_militia
                more = guerrillas + state.guerrilla_change - known_guerrillas
                if rest - 2 * guerrillas <= MOST_MILITIA and fits(state, parts, militia, more, room):
                    number += 1
                    if rng.below(number) == 0:
                        found = militia + 32 * more + 1024 * mains + 32768 * assets
                guerrillas += 1
            assets += 1
        mains += 1
    return found


def wander(state: Maracas, number: i64, turns: i64, most: i64, rng: Rng) -> i64:
    """Appeals may have added to it or taken from it."""
    while turns > 0:
        luck = rng.below(10)
        if luck == 0:
            number += most
        elif luck == 1:
            number -= most
        turns -= 1
    return number


def share_units(state: Maracas, parts: Parts, militia: i64, units: i64, assets: i64, rng: Rng) -> None:
    """How many unknown units each part holds."""
    part: i64 = 0
    while part < parts.count:
        parts.units[part] = parts.least[part]
        part += 1
    while parts.total(parts.units, True) < militia:
        add_unit(state, parts, True, rng)
    now = parts.total(parts.units, False)
    most = parts.total(parts.most, False)
    if units < most:
        most = units
    least = parts.total(parts.size, False) - assets
    if least < now:
        least = now
    goal = least + rng.below(most - least + 1)
    while now < goal:
        add_unit(state, parts, False, rng)
        now += 1


def add_unit(state: Maracas, parts: Parts, settled: bool, rng: Rng) -> None:
    """One more unit in a part that has room for it, each room as likely."""
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
    """Militia where nothing has moved, then the others; who finds no place is Available."""
    open_places = parts.units[:]
    rest = militia
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        put_unit(state, draw_part(state, parts, open_places, True, rng), bit)
    left: i64 = parts.total(open_places, False)
    bring_on(state, militia | some, 0)
    state.box_units[c.INS * c.PLACES + c.AVAILABLE] &= ~militia
    while left > 0:
        bit = BIT[nth(some, rng.below(count(some)))]
        some &= ~bit
        state.box_units[c.INS * c.PLACES + c.AVAILABLE] &= ~bit
        put_unit(state, draw_part(state, parts, open_places, False, rng), bit)
        left -= 1


def put_unit(state: Maracas, part: i64, bit: i64) -> None:
    if part < c.AREAS:
        state.box_units[c.INS * c.PLACES + part] |= bit
    else:
        state.stack_units[part - c.AREAS] |= bit


def draw_part(state: Maracas, parts: Parts, places: vec[i64], settled: bool, rng: Rng) -> i64:
    """A part with an open place, each place as likely; the place is taken."""
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
    """Assets and Dummies in the places that are left; Nodes as many as the Task Points told."""
    places = parts.size[:]
    part: i64 = 0
    while part < parts.count:
        places[part] -= parts.units[part]
        part += 1
    left = parts.total(places, False)
    bring_on(state, 0, nodes | some)
    part = 0
    while part < parts.count:
        while parts.barred[part] != 0 and places[part] > 0:
            free = (some | (nodes if state.nodes_seen == c.NONE else 0)) & ~parts.barred[part]
            bit = BIT[nth(free, rng.below(count(free)))]
            some &= ~bit
            nodes &= ~bit
            put_asset(state, part, bit)
            places[part] -= 1
            left -= 1
        part += 1
    sure: i64 = 0
    if state.nodes_seen != c.NONE:
        sure = state.nodes_seen - nodes_on_map(state)
        first = some_of(state, nodes, sure if sure < left else left, rng)
        while first != 0:
            put_asset(state, draw_part(state, parts, places, False, rng), first & -first)
            first &= first - 1
            left -= 1
        if left > count(some):
            some |= nodes & state.assets_at(c.INS, c.AVAILABLE)
    else:
        some |= nodes
    while left > 0:
        bit = BIT[nth(some, rng.below(count(some)))]
        some &= ~bit
        put_asset(state, draw_part(state, parts, places, False, rng), bit)
        left -= 1


def put_asset(state: Maracas, part: i64, bit: i64) -> None:
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] &= ~bit
    if part < c.AREAS:
        state.box_assets[c.INS * c.PLACES + part] |= bit
    else:
        state.stack_assets[part - c.AREAS] |= bit


def nodes_on_map(state: Maracas) -> i64:
    """Those everybody knows to be there."""
    found: i64 = 0
    area: i64 = 0
    while area < c.AREAS:
        found += count(state.assets_in(c.INS, area) & (state.identified | state.known_assets & state.tables.nodes))
        area += 1
    return found


def within(number: i64, least: i64, most: i64) -> i64:
    if number < least:
        number = least
    if number > most:
        number = most
    return number if number > 0 else 0
