"""The part of a deck whose order somebody knows: cards at the top and the bottom, each with those who know it.

The rest of a deck is an unordered set. An entry is a card with the sum of 1, 2 and 4 for the two seats and the
spectators who know it. One list holds the entries of both decks: the two tops, then the two bottoms, each from above to
below. So the list reveals nothing about when its entries were added.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from contienda.games.kiberrubezh.constants import DISCARD, DRAINED, HAND, NONE, NUMBERS, ORDERED, PLANES, POOL
from contienda.games.kiberrubezh.rules.places import make_known, move
from contienda.games.kiberrubezh.rulings import FEWEST_TO_GO_ON
from contienda.games.kiberrubezh.state import Kiberrubezh

TOP: Final = 0
BOTTOM: Final = 1
EVERYONE: Final = 7  # both seats and the spectators
ONLOOKERS: Final = 4
_CARD: Final = 32
_KNOWERS: Final = 4

# --- one entry -------------------------------------------------------------------------------------------------------


def make_entry(card: i64, knowers: i64, end: i64, deck: i64) -> i64:
    return card * _CARD + knowers * _KNOWERS + pile(deck, end)


def entry_card(entry: i64) -> i64:
    return entry // _CARD


def entry_knowers(entry: i64) -> i64:
    return entry // _KNOWERS % 8


def entry_deck(entry: i64) -> i64:
    return entry % 2


def entry_pile(entry: i64) -> i64:
    """The top or bottom of a deck, numbered in the order of the list."""
    return entry % 4


def with_card(entry: i64, card: i64) -> i64:
    """The same entry with another card."""
    return entry % _CARD + card * _CARD


def pile(deck: i64, end: i64) -> i64:
    return end * 2 + deck


def knower(viewer: i64) -> i64:
    """A seat's part of the sum; for all others, that of the spectators."""
    return 1 + viewer if viewer >= 0 else ONLOOKERS


def is_known_to(entry: i64, viewer: i64) -> bool:
    return entry_knowers(entry) & knower(viewer) != 0


# --- the list --------------------------------------------------------------------------------------------------------


def place_of(state: Kiberrubezh, deck: i64, end: i64, n: i64) -> i64:
    """The list index of the n-th entry of a deck's top or bottom, or NONE."""
    want = pile(deck, end)
    for at in range(state.known_count):
        if entry_pile(state.known[at]) == want:
            if n == 0:
                return at
            n -= 1
    return NONE


def entries(state: Kiberrubezh, deck: i64, end: i64) -> i64:
    """The number of entries in a deck's top or bottom."""
    want = pile(deck, end)
    found: i64 = 0
    for at in range(state.known_count):
        if entry_pile(state.known[at]) == want:
            found += 1
    return found


def insert(state: Kiberrubezh, at: i64, what: i64) -> None:
    if state.known_count == i64(len(state.known)):
        state.known = append(state.known, 0)
    last: i64 = state.known_count
    while last > at:
        state.known[last] = state.known[last - 1]
        last -= 1
    state.known[at] = what
    state.known_count += 1


def insert_last(state: Kiberrubezh, what: i64) -> None:
    """Insert an entry below all others of its deck's top or bottom."""
    at: i64 = state.known_count
    while at > 0 and entry_pile(state.known[at - 1]) > entry_pile(what):
        at -= 1
    insert(state, at, what)


def remove(state: Kiberrubezh, at: i64) -> i64:
    """Remove an entry and return it."""
    found = state.known[at]
    state.known_count -= 1
    while at < state.known_count:
        state.known[at] = state.known[at + 1]
        at += 1
    return found


# --- the top of a deck -----------------------------------------------------------------------------------------------


def must_draw_by_chance(state: Kiberrubezh, seat: i64) -> bool:
    """Whether nobody knows the next card."""
    return state.plane(seat, POOL) != 0 and place_of(state, seat, TOP, 0) == NONE


def next_known(state: Kiberrubezh, seat: i64) -> i64:
    """Remove and return the next card, which somebody knows."""
    at = place_of(state, seat, TOP, 0)
    if at == NONE:
        at = place_of(state, seat, BOTTOM, 0)
    return remove(state, at)


def left_deck(state: Kiberrubezh, seat: i64, cause: i64) -> None:
    """A card has left the deck: record the cause if the deck is now too small (5.2)."""
    if state.deck_size(seat) == FEWEST_TO_GO_ON - 1:
        state.numbers[seat * NUMBERS + DRAINED] = cause


def draw_to_hand(state: Kiberrubezh, seat: i64, card: i64, source: i64, knowers: i64, cause: i64, clause: str) -> None:
    """Move the next card to its owner's hand; those who knew it still do."""
    move(state, seat, card, source, HAND)
    if knowers & ONLOOKERS != 0:
        make_known(state, seat, card, True)
    elif knowers & knower(1 - seat) != 0:
        make_known(state, seat, card, False)
    left_deck(state, seat, cause)
    state.note("drew", clause, seat)
    state.whisper(seat, "drew_card", clause, card)


def mill_card(state: Kiberrubezh, seat: i64, card: i64, source: i64, cause: i64) -> None:
    """Move the next card to the discard pile, face up."""
    move(state, seat, card, source, DISCARD)
    left_deck(state, seat, cause)
    state.note("milled", "9.3", seat, card)


def reveal_top(state: Kiberrubezh, seat: i64, card: i64, looker: i64) -> None:
    """Make a card of the unordered part the last known one from the top."""
    move(state, seat, card, POOL, ORDERED)
    insert_last(state, make_entry(card, knower(looker), TOP, seat))
    state.whisper(looker, "saw_top", "L.7", card)


def put_under(state: Kiberrubezh, seat: i64, card: i64, knowers: i64) -> None:
    """Put a card below everything else."""
    insert_last(state, make_entry(card, knowers, BOTTOM, seat))


def shuffle(state: Kiberrubezh, seat: i64, clause: str) -> None:
    """Forget everything about this deck's order."""
    row = seat * PLANES
    at: i64 = state.known_count - 1
    while at >= 0:
        if entry_deck(state.known[at]) == seat:
            card = entry_card(remove(state, at))
            move(state, seat, card, ORDERED, POOL)
        at -= 1
    state.planes[row + ORDERED] = 0
    state.note("shuffled", clause, seat)
