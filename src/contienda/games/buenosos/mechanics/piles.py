"""The card piles of both teams and of the events: decks are sets that are drawn from, hands are hidden, discards open.

A pile is a set of slots. Copies of a card stand in slots of their own, always in the order table, known in hand, hand,
deck, discard: so equal positions are written equally, and in worlds a seat cannot tell apart the same slots are unseen.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.games.buenosos.constants import DECK, DECK_SIZE, DISCARDED, EVENTS, HAND, KNOWN, PLACES, TABLE
from contienda.games.buenosos.state import BuenOsos


def move(state: BuenOsos, side: i64, kind: i64, source: i64, goal: i64) -> None:
    """One copy of a card goes from one pile to another; of a hand's copies a known one, which stands first."""
    row = side * PLACES
    piles = state.piles
    slots = state.slots_of(side, kind)
    slot = BIT[kind]
    if slots != slot:
        here = piles[row + source] & slots
        slot = here & -here
    piles[row + source] &= ~slot
    piles[row + goal] |= slot
    if source == HAND:
        piles[row + KNOWN] &= ~slot
    if slots != slot:
        arrange(state, side, slots)


def arrange(state: BuenOsos, side: i64, slots: i64) -> None:
    """Bring the copies of one card into their fixed order."""
    row = side * PLACES
    piles = state.piles
    table = count(piles[row + TABLE] & slots)
    known = count(piles[row + KNOWN] & slots)
    hand = count(piles[row + HAND] & slots)
    deck = count(piles[row + DECK] & slots)
    place: i64 = 0
    while place < PLACES:
        piles[row + place] &= ~slots
        place += 1
    turn: i64 = 0
    while slots != 0:
        slot = slots & -slots
        slots &= ~slot
        if turn < table:
            piles[row + TABLE] |= slot
        elif turn < table + hand:
            piles[row + HAND] |= slot
            if turn < table + known:
                piles[row + KNOWN] |= slot
        elif turn < table + hand + deck:
            piles[row + DECK] |= slot
        else:
            piles[row + DISCARDED] |= slot
        turn += 1


def arrange_all(state: BuenOsos, side: i64) -> None:
    """Bring all copies into their fixed order."""
    rest = state.tables.extra[side]
    while rest != 0:
        slots = state.slots_of(side, state.tables.kind_of[side * DECK_SIZE + nth(rest, 0)])
        arrange(state, side, slots)
        rest &= ~slots


def learn(state: BuenOsos, side: i64, kind: i64) -> None:
    """Everybody knows of one more copy of this card in a hand."""
    row = side * PLACES
    slots = state.slots_of(side, kind)
    here = state.piles[row + HAND] & ~state.piles[row + KNOWN] & slots
    state.piles[row + KNOWN] |= here & -here
    arrange(state, side, slots)


def rebuild_deck(state: BuenOsos, side: i64) -> bool:
    """An empty deck is made from its discard (5.0g, 10.5a, R44); says whether there is something to draw.

    When that happens all cards not seen elsewhere are in the hand: from then on everybody knows them.
    """
    row = side * PLACES
    piles = state.piles
    if piles[row + DECK] != 0:
        return True
    if piles[row + DISCARDED] == 0:
        return False
    piles[row + DECK] = piles[row + DISCARDED]
    piles[row + DISCARDED] = 0
    if side != EVENTS:
        piles[row + KNOWN] = piles[row + HAND]
    arrange_all(state, side)
    state.note("reshuffled", "10.5a", side)
    return True
