"""The piles of both teams and of the events: decks are unordered sets, hands are hidden, discards are open.

A pile is a set of slots. Copies of a card have their own slots, always in the order table, known in hand, hand, deck,
discard. So equal positions have equal encodings, and the unseen slots are the same in all worlds of a seat.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.games.buenosos.constants import DECK, DECK_SIZE, DISCARDED, EVENTS, HAND, KNOWN, PLACES, TABLE
from contienda.games.buenosos.state import BuenOsos


def move(state: BuenOsos, side: i64, kind: i64, source: i64, goal: i64) -> None:
    """Move one copy of a card between piles; from a hand, a known copy first."""
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
    """Put the copies of one card into their fixed order."""
    row = side * PLACES
    piles = state.piles
    table = count(piles[row + TABLE] & slots)
    known = count(piles[row + KNOWN] & slots)
    hand = count(piles[row + HAND] & slots)
    deck = count(piles[row + DECK] & slots)
    for place in range(i64(PLACES)):
        piles[row + place] &= ~slots
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
    """Put all copies into their fixed order."""
    rest = state.tables.extra[side]
    while rest != 0:
        slots = state.slots_of(side, state.tables.kind_of[side * DECK_SIZE + nth(rest, 0)])
        arrange(state, side, slots)
        rest &= ~slots


def learn(state: BuenOsos, side: i64, kind: i64) -> None:
    """Note that everybody now knows one more copy of this card in a hand."""
    row = side * PLACES
    slots = state.slots_of(side, kind)
    here = state.piles[row + HAND] & ~state.piles[row + KNOWN] & slots
    state.piles[row + KNOWN] |= here & -here
    arrange(state, side, slots)


def rebuild_deck(state: BuenOsos, side: i64) -> bool:
    """Shuffle the discard into an empty deck (5.0g, 10.5a, R44) and return whether a card can be drawn.

    At that moment all cards not visible elsewhere are in the hand, so everybody knows them from then on.
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
