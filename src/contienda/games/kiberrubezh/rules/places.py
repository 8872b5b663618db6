"""Where every card is (1.6), and how it gets from one place to another.

On the table measures and attack cards keep their slot; everywhere else copies of a number stand in a fixed order of
places, so that equal positions are written equally whatever happened before.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, first_of, lowest
from contienda.games.kiberrubezh.constants import (
    ASSET,
    DECK_SIZE,
    DISCARD,
    FROZEN,
    HAND,
    KNOWN,
    LYING,
    ORDERED,
    PLANES,
    POOL,
    SHOWN,
    TABLE,
    TURNED,
)
from contienda.games.kiberrubezh.state import Kiberrubezh


def move(state: Kiberrubezh, seat: i64, card: i64, source: i64, goal: i64) -> None:
    """One copy goes from one place to another, neither of them the table; of a hand the best-known copy goes."""
    row = seat * PLANES
    slots = state.tables.slots(seat, card)
    here = state.planes[row + source] & slots
    slot = here & -here
    state.planes[row + source] &= ~slot
    if source == HAND:
        state.planes[row + KNOWN] &= ~slot
        state.planes[row + SHOWN] &= ~slot
    state.planes[row + goal] |= slot
    arrange(state, seat, card, slots)


def put_on_table(state: Kiberrubezh, seat: i64, card: i64, turned: bool) -> i64:
    """One copy from the hand; the slot it takes, which a measure or an attack card keeps."""
    row = seat * PLANES
    slots = state.tables.slots(seat, card)
    here = state.planes[row + HAND] & slots
    slot = here & -here
    state.planes[row + HAND] &= ~slot
    state.planes[row + KNOWN] &= ~slot
    state.planes[row + SHOWN] &= ~slot
    state.planes[row + TABLE] |= slot
    if turned:
        state.planes[row + TURNED] |= slot
    found = lowest(slot)
    arrange(state, seat, card, slots)
    return found


def take_off_table(state: Kiberrubezh, seat: i64, slot: i64, goal: i64) -> None:
    """A card leaves the table; it takes no mark along (K-R71)."""
    row = seat * PLANES
    bit = BIT[slot]
    place: i64 = TABLE
    while place < PLANES:
        state.planes[row + place] &= ~bit
        place += 1
    state.planes[row + goal] |= bit
    if goal == HAND:
        state.planes[row + KNOWN] |= bit
        state.planes[row + SHOWN] |= bit
    arrange(state, seat, state.card(seat, slot), state.tables.copies_of[seat * DECK_SIZE + slot])


def learn_hand(state: Kiberrubezh, seat: i64) -> None:
    """The opponent has seen this hand."""
    state.planes[seat * PLANES + KNOWN] = state.planes[seat * PLANES + HAND]


def make_known(state: Kiberrubezh, seat: i64, card: i64, shown: bool) -> None:
    """One more copy in this hand is known to the opponent, or to everybody."""
    row = seat * PLANES
    slots = state.tables.slots(seat, card)
    here = state.planes[row + HAND] & ~state.planes[row + KNOWN] & slots
    state.planes[row + KNOWN] |= here & -here
    if shown:
        state.planes[row + SHOWN] |= here & -here
    arrange(state, seat, card, slots)


def arrange(state: Kiberrubezh, seat: i64, card: i64, slots: i64) -> None:
    """Bring the copies of one number into their fixed order."""
    row = seat * PLANES
    planes = state.planes
    free = slots
    if state.tables.kind[card] > ASSET:
        free &= ~planes[row + TABLE]
    if free & (free - 1) == 0:
        return
    lying = count(planes[row + LYING] & free)
    shown = count(planes[row + SHOWN] & free)
    known = count(planes[row + KNOWN] & free)
    hand = count(planes[row + HAND] & free)
    pool = count(planes[row + POOL] & free)
    ordered = count(planes[row + ORDERED] & free)
    table = planes[row + TABLE] & free
    turned = planes[row + TURNED] & free
    frozen = count(planes[row + FROZEN] & free)
    place: i64 = HAND
    while place <= LYING:
        planes[row + place] &= ~free
        place += 1
    if table != 0:
        standing = count(table)
        group = first_of(free, standing)
        planes[row + TABLE] |= group
        free &= ~group
        if turned != 0:
            ready = standing - count(turned)
            planes[row + TURNED] = (planes[row + TURNED] & ~slots) | (group & ~first_of(group, ready))
            ready = standing - frozen
            planes[row + FROZEN] = (planes[row + FROZEN] & ~slots) | (group & ~first_of(group, ready))
    if lying > 0:
        group = first_of(free, lying)
        planes[row + LYING] |= group
        free &= ~group
    if hand > 0:
        group = first_of(free, hand)
        planes[row + HAND] |= group
        planes[row + KNOWN] |= first_of(group, known)
        planes[row + SHOWN] |= first_of(group, shown)
        free &= ~group
    if pool > 0:
        group = first_of(free, pool)
        planes[row + POOL] |= group
        free &= ~group
    if ordered > 0:
        group = first_of(free, ordered)
        planes[row + ORDERED] |= group
        free &= ~group
    planes[row + DISCARD] |= free
