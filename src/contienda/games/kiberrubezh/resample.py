"""Samples other worlds: redeals what a seat, or a spectator, does not know of both hands and decks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import count, lowest
from contienda.core.rng import Rng
from contienda.games.kiberrubezh.constants import CARDS, DECK_SIZE, HAND, KNOWN, ORDERED, PLANES, POOL, SEATS, SHOWN
from contienda.games.kiberrubezh.rules.known_order import entry_card, entry_deck, is_known_to, with_card
from contienda.games.kiberrubezh.rules.places import arrange
from contienda.games.kiberrubezh.state import Kiberrubezh


def another_world(state: Kiberrubezh, viewer: i64, rng: Rng) -> Kiberrubezh:
    """A world the viewer cannot tell from this one."""
    twin = state.copy()
    assert isinstance(twin, Kiberrubezh)
    for seat in range(i64(SEATS)):
        redistribute(twin, seat, viewer, rng)
    return twin


def redistribute(state: Kiberrubezh, seat: i64, viewer: i64, rng: Rng) -> None:
    """Redeal what the viewer does not know of a seat's hand and deck, using only what the viewer knows."""
    row = seat * PLANES
    planes = state.planes
    if viewer == seat:
        seen_hand = planes[row + HAND]
    elif viewer >= 0:
        seen_hand = planes[row + KNOWN]
    else:
        seen_hand = planes[row + SHOWN]
    hidden_places: i64 = count(planes[row + HAND] & ~seen_hand)
    left = vec[i64]([0] * CARDS)  # copies of each number whose place the viewer does not know
    slots = planes[row + HAND] & ~seen_hand | planes[row + POOL] | planes[row + ORDERED]
    while slots != 0:
        left[state.card(seat, lowest(slots))] += 1
        slots &= slots - 1
    for at in range(state.known_count):
        entry = state.known[at]
        if entry_deck(entry) == seat and is_known_to(entry, viewer):
            left[entry_card(entry)] -= 1
    deal(state, seat, viewer, hidden_places, shuffled(left, rng))


def shuffled(left: vec[i64], rng: Rng) -> vec[i64]:
    """These copies in random order."""
    found = vec[i64]([0] * DECK_SIZE)
    total: i64 = 0
    for card in range(i64(CARDS)):
        n = left[card]
        while n > 0:
            found[total] = card
            total += 1
            n -= 1
    while total > 1:
        other = rng.below(total)
        total -= 1
        kept = found[other]
        found[other] = found[total]
        found[total] = kept
    return found


def deal(state: Kiberrubezh, seat: i64, viewer: i64, hidden_places: i64, cards: vec[i64]) -> None:
    """Deal cards in this order to unseen places: the hand, then known places of the deck, then the rest."""
    row = seat * PLANES
    planes = state.planes
    hand = vec[i64]([0] * CARDS)
    known = vec[i64]([0] * CARDS)
    shown = vec[i64]([0] * CARDS)
    ordered = vec[i64]([0] * CARDS)
    count_copies(state, seat, HAND, hand)
    count_copies(state, seat, KNOWN, known)
    count_copies(state, seat, SHOWN, shown)
    if viewer != seat:
        # What the viewer has seen stays in the hand; who else has seen the rest is unknown, too.
        seen = known if viewer >= 0 else shown
        unseen_known = count(planes[row + KNOWN]) - count(planes[row + SHOWN]) if viewer < 0 else 0
        for card in range(i64(CARDS)):
            hand[card] = seen[card]
            known[card] = seen[card]
        next_card: i64 = 0
        while next_card < hidden_places:
            hand[cards[next_card]] += 1
            if next_card < unseen_known:
                known[cards[next_card]] += 1
            next_card += 1
    else:
        next_card = 0
    for at in range(state.known_count):
        entry = state.known[at]
        if entry_deck(entry) == seat:
            if not is_known_to(entry, viewer):
                entry = with_card(entry, cards[next_card])
                state.known[at] = entry
                next_card += 1
            ordered[entry_card(entry)] += 1
    rebuild(state, seat, hand, known, shown, ordered)


def count_copies(state: Kiberrubezh, seat: i64, place: i64, found: vec[i64]) -> None:
    """The number of copies of each number in a place."""
    slots = state.plane(seat, place)
    while slots != 0:
        found[state.card(seat, lowest(slots))] += 1
        slots &= slots - 1


def rebuild(state: Kiberrubezh, seat: i64, hand: vec[i64], known: vec[i64], shown: vec[i64], ordered: vec[i64]) -> None:
    """Rewrite hand and deck from the counts; open cards stay as they are."""
    row = seat * PLANES
    planes = state.planes
    closed = planes[row + HAND] | planes[row + POOL] | planes[row + ORDERED]
    for place in (HAND, KNOWN, SHOWN, POOL, ORDERED):
        planes[row + place] = 0
    slot: i64 = 0
    while slot < DECK_SIZE:
        copies = state.tables.copies_of[seat * DECK_SIZE + slot]
        card = state.card(seat, slot)
        free = copies & closed
        n: i64 = 0
        while free != 0:
            bit = free & -free
            free &= free - 1
            if n < hand[card]:
                planes[row + HAND] |= bit
                if n < known[card]:
                    planes[row + KNOWN] |= bit
                if n < shown[card]:
                    planes[row + SHOWN] |= bit
            elif n < hand[card] + ordered[card]:
                planes[row + ORDERED] |= bit
            else:
                planes[row + POOL] |= bit
            n += 1
        arrange(state, seat, card, copies)
        slot += count(copies)
