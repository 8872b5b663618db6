"""Redeals Insurgent counters as the Government may imagine them, from the numbers everybody can count.

Everybody knows the heights of stacks and underground boxes; whatever is face up, Disrupted or identified; the numbers
of Militia and Guerrillas; and those of Main Force and Assets, except for unseen changes by Appeals. Earlier sightings
are remembered: Guerrillas of a kind once face up are still somewhere, and Main Force once hit may still be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.games.maracas import constants as c
from contienda.games.maracas.resample_constraints import (
    PARTS,
    UNIT_KINDS,
    Parts,
    Pool,
    measure,
    settle_held,
    settle_memory,
    unaccounted,
)
from contienda.games.maracas.resample_dealing import bring_on, place_assets, place_units, share_units, some_of
from contienda.games.maracas.resample_labels import Covered, relabel
from contienda.games.maracas.rules.forces import nodes_in_play, set_hits
from contienda.games.maracas.rules.memory import scar, scarred
from contienda.games.maracas.rules.setup import force
from contienda.games.maracas.state import Maracas

TRIES: Final = 60
MOST_MILITIA: Final = 16
MOST_GUERRILLAS: Final = 14
MOST_MAIN_FORCE: Final = 6
MOST_OTHERS: Final = 16  # most Assets other than Nodes and Dummies


class Room:
    """Upper bounds on unknown Main Force units and Assets."""

    def __init__(self, mains: i64, assets: i64) -> None:
        self.mains: i64 = mains
        self.assets: i64 = assets


def resample_counters(state: Maracas, turns: i64, rng: Rng) -> None:
    units = state.tables.units[c.INS] & ~state.units_at(c.INS, c.UNUSED)
    nodes = nodes_in_play(state) & ~state.identified & ~state.assets_at(c.INS, c.DISRUPTED)
    covered = Covered(int(state.stacks))
    for stack in range(int(state.stacks)):  # Nodes face up no longer have to be found
        nodes &= ~(state.stack_assets[stack] & state.up_assets) if state.side_of(stack) == c.INS else -1
    relabel(state, covered)
    if state.turn == 0:
        resample_setup(state, units, rng)
    else:
        deal_counters(state, covered, nodes & ~state.known_assets, turns, rng)
    if state.mission == c.MISSIONS and state.target_unit != 0:
        found = state.stack_units[state.target]
        state.target_unit = BIT[nth(found, rng.below(count(found)))]


# --- setup ----------------------------------------------------------------------------------------------------------


def resample_setup(state: Maracas, units: i64, rng: Rng) -> None:
    """In the random setup, keep the number of each type; in the free one, nothing is bought yet (D-R83)."""
    if state.tables.free_setup:
        return
    bring_on(state, pick_militia(state, count(units & state.tables.militia[c.INS])), 0)
    for kind in range(c.T_GR, i64(c.T_MF + 1)):
        number = count(units & state.tables.type_mask[kind])
        bring_on(state, some_of(state.units_at(c.INS, c.UNUSED) & state.tables.type_mask[kind], number, rng), 0)


def pick_militia(state: Maracas, number: i64) -> i64:
    """Pick Militia, which is all alike."""
    free = state.units_at(c.INS, c.UNUSED) & state.tables.militia[c.INS]
    found: i64 = 0
    while number > 0:
        found |= free & -free
        free &= free - 1
        number -= 1
    return found


# --- how many counters are where
# -----------------------------------------------------------------------------------------


def fits(state: Maracas, parts: Parts, militia: i64, guerrillas: i64, room: Room) -> bool:
    """Whether this many unknown counters can fill the parts."""
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
        least_units(parts, militia + militia_waiting) <= units and parts.total(parts.size, False) - most <= room.assets
    )


def guerrillas_known(state: Maracas, parts: Parts) -> i64:
    """Guerrillas once seen and now hidden: they cannot have left the game."""
    found: i64 = 0
    for kind in range(c.FIRST_GUERRILLAS, i64(c.FIRST_MAIN_FORCE)):
        missed = unaccounted(state, parts, kind)
        found += missed if missed > 0 else 0
    return found


def least_units(parts: Parts, militia: i64) -> i64:
    """The minimum of units on the map: one per stack, and all Militia."""
    settled = parts.total(parts.least, True)
    found = parts.total(parts.least, False) - settled
    return found + (settled if settled > militia else militia)


# --- dealing ---------------------------------------------------------------------------------------------------------


def deal_counters(state: Maracas, covered: Covered, nodes: i64, turns: i64, rng: Rng) -> None:
    dummies = state.tables.dummies if state.tables.with_assets else 0
    tries: i64 = 0
    while True:
        parts = measure(state, covered.heights, covered.held)
        if tries == TRIES:  # no world agrees with everything revealed about stacks
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
    mains = within(mains, least_units(parts, militia) - militia - guerrillas, count(free_mains))
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
    """Set how much may be in play unseen; an Appeal adds or removes a Main Force unit or two Assets."""
    pool = Pool()
    pool.units = state.units_at(c.INS, c.UNUSED) & ~parts.all_units
    if state.tables.with_assets:
        pool.assets = state.assets_at(c.INS, c.UNUSED) & state.tables.assets[c.INS] & ~state.tables.nodes
        pool.assets &= ~parts.all_assets
    mains, assets = count(pool.units & state.tables.type_mask[c.T_MF]), count(pool.assets)
    sure = count((nodes | (state.tables.dummies if state.tables.with_assets else 0)) & ~parts.all_assets)
    known_militia = MOST_MILITIA - count(pool.units & state.tables.militia[c.INS])
    known_guerrillas = MOST_GUERRILLAS - count(pool.units & state.tables.type_mask[c.T_GR])
    guess_forces(state, parts, pool, known_militia, known_guerrillas, Room(mains, sure + assets), rng)
    pool.mains -= MOST_MAIN_FORCE - mains
    pool.others = pool.others - (MOST_OTHERS - assets) if state.tables.with_assets else 0
    pool.most_mains = mains if certain or mains < pool.mains + turns else pool.mains + turns
    pool.most_others = assets if certain or assets < pool.others + 2 * turns else pool.others + 2 * turns
    pool.mains = wander(pool.mains, turns, 1, rng)
    pool.others = wander(pool.others, turns, 2, rng)
    return pool


def fits_pool(state: Maracas, parts: Parts, pool: Pool, nodes: i64) -> bool:
    """Whether the rest can be dealt, too; only Dummies may be where other Assets are ruled out."""
    sure = count((nodes | (state.tables.dummies if state.tables.with_assets else 0)) & ~parts.all_assets)
    barred: i64 = 0
    for part in range(parts.count):
        if parts.barred[part] != 0:
            barred += parts.size[part] - parts.least[part]
    if barred > count(state.tables.dummies & ~parts.all_assets):
        return False
    return fits(state, parts, pool.militia, pool.guerrillas, Room(pool.most_mains, sure + pool.most_others))


def place_settled(state: Maracas, parts: Parts) -> None:
    state.box_units[c.INS * c.PLACES + c.UNUSED] &= ~parts.all_units
    state.box_assets[c.INS * c.PLACES + c.UNUSED] &= ~parts.all_assets
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= parts.spare_assets
    for stack in range(state.stacks):
        state.stack_units[stack] |= parts.put_units[c.AREAS + stack]
        state.stack_assets[stack] |= parts.put_assets[c.AREAS + stack]


def remembered(state: Maracas, parts: Parts, counters: i64, number: i64, units: bool, turns: i64, rng: Rng) -> i64:
    """Pick this many: first those seen before, unless an Appeal may have removed them, then any."""
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
    return found | some_of(counters & ~found, number, rng)


def hurt_again(state: Maracas, units: i64, rng: Rng) -> None:
    """Main Force turned face down with Hits keeps them, unless the Insurgent has paid to remove them."""
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


def guess_forces(
    state: Maracas, parts: Parts, pool: Pool, known_militia: i64, known_guerrillas: i64, room: Room, rng: Rng
) -> None:
    """Fill the pool with unknown Militia and Guerrillas, and with Main Force and Assets as of the setup."""
    if not state.tables.free_setup:
        pool.militia = force(state, c.FORCE_INS_MIL) + state.militia_change - known_militia
        pool.guerrillas = force(state, c.FORCE_TYPE + c.T_GR) + state.guerrilla_change - known_guerrillas
        pool.mains = force(state, c.FORCE_TYPE + c.T_MF)
        pool.others = force(state, c.FORCE_ASSETS + c.INS) - state.first_nodes
        return
    number: i64 = 0
    most_others: i64 = MOST_OTHERS if state.tables.with_assets else 0
    for mains in range(i64(MOST_MAIN_FORCE + 1)):
        for assets in range(most_others + 1):
            rest = state.price - 3 * mains - (assets + state.first_nodes + 1) // 2 * 3
            guerrillas: i64 = 0
            while guerrillas <= MOST_GUERRILLAS and rest - 2 * guerrillas >= 0:
                militia = rest - 2 * guerrillas + state.militia_change - known_militia
                more = guerrillas + state.guerrilla_change - known_guerrillas
                if rest - 2 * guerrillas <= MOST_MILITIA and fits(state, parts, militia, more, room):
                    number += 1
                    if rng.below(number) == 0:
                        pool.militia, pool.guerrillas, pool.mains, pool.others = militia, more, mains, assets
                guerrillas += 1


def wander(number: i64, turns: i64, most: i64, rng: Rng) -> i64:
    """Apply random Appeals that may have added to the pool or removed from it."""
    while turns > 0:
        luck = rng.below(10)
        if luck == 0:
            number += most
        elif luck == 1:
            number -= most
        turns -= 1
    return number


def within(number: i64, least: i64, most: i64) -> i64:
    if number < least:
        number = least
    if number > most:
        number = most
    return number if number > 0 else 0
