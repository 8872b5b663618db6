"""Where every card is (1.6), and how it moves from place to place.

On the table, measures and attack cards keep their slot. Everywhere else, copies of a number follow a fixed order of
places, so that equal positions have equal encodings whatever happened before.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, first_of, lowest
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.state import Kiberrubezh


def move(state: Kiberrubezh, seat: i64, card: i64, source: i64, goal: i64) -> None:
    """Move one copy between places other than the table; from a hand, the best-known copy."""
    row = seat * c.PLANES
    slots = state.tables.slots(seat, card)
    here = state.planes[row + source] & slots
    slot = here & -here
    state.planes[row + source] &= ~slot
    if source == c.HAND:
        state.planes[row + c.KNOWN] &= ~slot
        state.planes[row + c.SHOWN] &= ~slot
    state.planes[row + goal] |= slot
    arrange(state, seat, card, slots)


def put_on_table(state: Kiberrubezh, seat: i64, card: i64, turned: bool) -> i64:
    """Move one copy from the hand to the table; return its slot, which a measure or attack card keeps."""
    row = seat * c.PLANES
    slots = state.tables.slots(seat, card)
    here = state.planes[row + c.HAND] & slots
    slot = here & -here
    state.planes[row + c.HAND] &= ~slot
    state.planes[row + c.KNOWN] &= ~slot
    state.planes[row + c.SHOWN] &= ~slot
    state.planes[row + c.TABLE] |= slot
    if turned:
        state.planes[row + c.TURNED] |= slot
    found = lowest(slot)
    arrange(state, seat, card, slots)
    return found


def take_off_table(state: Kiberrubezh, seat: i64, slot: i64, goal: i64) -> None:
    """Remove a card from the table without its marks (K-R71)."""
    row = seat * c.PLANES
    bit = BIT[slot]
    for place in range(c.TABLE, i64(c.PLANES)):
        state.planes[row + place] &= ~bit
    state.planes[row + goal] |= bit
    if goal == c.HAND:
        state.planes[row + c.KNOWN] |= bit
        state.planes[row + c.SHOWN] |= bit
    arrange(state, seat, state.card(seat, slot), state.tables.copies_of[seat * c.DECK_SIZE + slot])


def learn_hand(state: Kiberrubezh, seat: i64) -> None:
    """Note that the opponent has seen this hand."""
    state.planes[seat * c.PLANES + c.KNOWN] = state.planes[seat * c.PLANES + c.HAND]


def make_known(state: Kiberrubezh, seat: i64, card: i64, shown: bool) -> None:
    """Note one more copy in this hand known to the opponent, or to everybody."""
    row = seat * c.PLANES
    slots = state.tables.slots(seat, card)
    here = state.planes[row + c.HAND] & ~state.planes[row + c.KNOWN] & slots
    state.planes[row + c.KNOWN] |= here & -here
    if shown:
        state.planes[row + c.SHOWN] |= here & -here
    arrange(state, seat, card, slots)


def arrange(state: Kiberrubezh, seat: i64, card: i64, slots: i64) -> None:
    """Put the copies of one number into their fixed order."""
    row = seat * c.PLANES
    planes = state.planes
    free = slots
    if state.tables.kind[card] > c.ASSET:
        free &= ~planes[row + c.TABLE]
    if free & (free - 1) == 0:
        return
    lying = count(planes[row + c.LYING] & free)
    shown = count(planes[row + c.SHOWN] & free)
    known = count(planes[row + c.KNOWN] & free)
    hand = count(planes[row + c.HAND] & free)
    pool = count(planes[row + c.POOL] & free)
    ordered = count(planes[row + c.ORDERED] & free)
    table = planes[row + c.TABLE] & free
    turned = planes[row + c.TURNED] & free
    frozen = count(planes[row + c.FROZEN] & free)
    for place in range(c.HAND, i64(c.LYING + 1)):
        planes[row + place] &= ~free
    if table != 0:
        standing = count(table)
        group = first_of(free, standing)
        planes[row + c.TABLE] |= group
        free &= ~group
        if turned != 0:
            ready = standing - count(turned)
            planes[row + c.TURNED] = (planes[row + c.TURNED] & ~slots) | (group & ~first_of(group, ready))
            ready = standing - frozen
            planes[row + c.FROZEN] = (planes[row + c.FROZEN] & ~slots) | (group & ~first_of(group, ready))
    if lying > 0:
        group = first_of(free, lying)
        planes[row + c.LYING] |= group
        free &= ~group
    if hand > 0:
        group = first_of(free, hand)
        planes[row + c.HAND] |= group
        planes[row + c.KNOWN] |= first_of(group, known)
        planes[row + c.SHOWN] |= first_of(group, shown)
        free &= ~group
    if pool > 0:
        group = first_of(free, pool)
        planes[row + c.POOL] |= group
        free &= ~group
    if ordered > 0:
        group = first_of(free, ordered)
        planes[row + c.ORDERED] |= group
        free &= ~group
    planes[row + c.DISCARD] |= free
