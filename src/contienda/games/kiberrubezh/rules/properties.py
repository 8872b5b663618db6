"""Properties of unturned cards on the table (11, L.1, L.4): protection, evasion, boosts, absorption.

Two cards of one number do not add up; different numbers do (L.4).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import BY_ANY, BY_CATEGORY, BY_MULTI, BY_NO_CATEGORY
from contienda.games.kiberrubezh.state import Kiberrubezh

# --- protection ------------------------------------------------------------------------------------------------------


def unprotected(state: Kiberrubezh, seat: i64, slots: i64, danger: i64) -> i64:
    """Those of a seat's cards that an opposing effect can destroy or turn (K-R56)."""
    tables = state.tables
    ready = state.ready_of(seat)
    shelters = tables.shelters[seat] & ready
    while shelters != 0:
        if tables.shelter[state.card(seat, lowest(shelters))] & danger != 0:
            slots &= ~tables.assets[seat]
            break
        shelters &= shelters - 1
    armoured = tables.armoured[seat] & ready & slots
    while armoured != 0:
        slot = lowest(armoured)
        armoured &= armoured - 1
        if tables.armour[state.card(seat, slot)] & danger != 0:
            slots &= ~BIT[slot]
    return slots


# --- attack cards ----------------------------------------------------------------------------------------------------


def category_of(state: Kiberrubezh, seat: i64, slot: i64) -> i64:
    """The category of an attack, as named or printed."""
    row = seat * c.PLANES
    bit = BIT[slot]
    planes = state.planes
    named: i64 = 0
    if planes[row + c.NAMED_1] & bit != 0:
        named += 1
    if planes[row + c.NAMED_2] & bit != 0:
        named += 2
    if planes[row + c.NAMED_4] & bit != 0:
        named += 4
    return named - 1 if named > 0 else state.tables.category[state.card(seat, slot)]


def name_category(state: Kiberrubezh, seat: i64, slot: i64, category: i64) -> None:
    row = seat * c.PLANES
    bit = BIT[slot]
    named = category + 1
    state.planes[row + c.NAMED_1] = state.planes[row + c.NAMED_1] & ~bit | (bit if named & 1 != 0 else 0)
    state.planes[row + c.NAMED_2] = state.planes[row + c.NAMED_2] & ~bit | (bit if named & 2 != 0 else 0)
    state.planes[row + c.NAMED_4] = state.planes[row + c.NAMED_4] & ~bit | (bit if named & 4 != 0 else 0)


def points_of(state: Kiberrubezh, seat: i64, slot: i64) -> i64:
    """The block points an attack of the wave has received."""
    row = seat * c.PLANES
    found: i64 = 0
    if state.planes[row + c.POINT_1] & BIT[slot] != 0:
        found += 1
    if state.planes[row + c.POINT_2] & BIT[slot] != 0:
        found += 2
    return found


def lacks(state: Kiberrubezh, seat: i64, slot: i64) -> i64:
    """The block points an attack still lacks (K-R46)."""
    return state.tables.tough[state.card(seat, slot)] - points_of(state, seat, slot)


def give_point(state: Kiberrubezh, seat: i64, slot: i64) -> None:
    row = seat * c.PLANES
    bit = BIT[slot]
    if state.planes[row + c.POINT_1] & bit != 0:
        state.planes[row + c.POINT_2] |= bit
    state.planes[row + c.POINT_1] ^= bit


def open_attacks(state: Kiberrubezh, seat: i64) -> i64:
    """The attacks of the wave that lack block points, as a set."""
    found = state.plane(seat, c.WAVE) & ~state.plane(seat, c.BLOCKED) & ~state.plane(seat, c.DONE)
    rest = found
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if lacks(state, seat, slot) <= 0:
            found &= ~BIT[slot]
    return found


def evades(state: Kiberrubezh, seat: i64, slot: i64) -> i64:
    """The classes of measures that cannot block this attack, by its own property or a grant (L.4)."""
    tables = state.tables
    found = tables.unblockable[state.card(seat, slot)]
    granters = tables.granters[seat] & state.ready_of(seat)
    if granters != 0:
        category = category_of(state, seat, slot)
        while granters != 0:
            card = state.card(seat, lowest(granters))
            granters &= granters - 1
            if tables.grant_category[card] == category:
                found |= tables.grant[card]
    return found


def can_block(state: Kiberrubezh, measure: i64, attacker: i64, slot: i64) -> bool:
    """Whether a measure can block an attack: the category fits and the attack does not evade it (3.9, 3.10)."""
    tables = state.tables
    categories = tables.categories[measure]
    if categories != 0 and categories & BIT[category_of(state, attacker, slot)] == 0:
        return False
    own_class: i64 = BY_ANY | (BY_CATEGORY if categories != 0 else BY_NO_CATEGORY)
    if tables.blocks[measure] >= 2:
        own_class |= BY_MULTI
    return evades(state, attacker, slot) & own_class == 0


def blockable(state: Kiberrubezh, attacker: i64, measure: i64) -> i64:
    """The attacks of the wave that a measure can block now, as a set (10.2)."""
    found = open_attacks(state, attacker)
    rest = found
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if not can_block(state, measure, attacker, slot):
            found &= ~BIT[slot]
    return found


# --- damage ----------------------------------------------------------------------------------------------------------


def boosted(state: Kiberrubezh, seat: i64, category: i64) -> i64:
    """Additional cards the current unblocked attack discards from the opponent's deck (K-R53)."""
    tables = state.tables
    found = state.numbers[seat * c.NUMBERS + c.BOOST]
    if state.hit_categories & BIT[category] == 0:
        slots = tables.boosters[seat] & state.ready_of(seat)
        last: i64 = -1
        while slots != 0:
            card = state.card(seat, lowest(slots))
            slots &= slots - 1
            if card != last and tables.boost_category[card] == category:
                found += tables.boost[card]
            last = card
    return found


def absorbed(state: Kiberrubezh, seat: i64) -> i64:
    """Cards the current unblocked attack discards less from this seat's deck (K-R53)."""
    if state.hit_any:
        return 0
    tables = state.tables
    found: i64 = 0
    slots = tables.absorbers[seat] & state.ready_of(seat)
    last: i64 = -1
    while slots != 0:
        card = state.card(seat, lowest(slots))
        slots &= slots - 1
        if card != last:
            found += tables.absorb[card]
        last = card
    return found
