"""Searching your deck and recovering cards from your discard pile (L.3, K-R70)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import E_A, E_N, TO_BOTTOM, TO_HAND, TO_SHUFFLE
from contienda.games.kiberrubezh.rules.known_order import (
    EVERYONE,
    entry_card,
    entry_deck,
    left_deck,
    put_under,
    remove,
    shuffle,
)
from contienda.games.kiberrubezh.rules.listing import list_cards
from contienda.games.kiberrubezh.rules.places import make_known, move
from contienda.games.kiberrubezh.rules.sources import owner_of
from contienda.games.kiberrubezh.state import Kiberrubezh


class Search(Step):
    """The owner searches their deck and is asked whatever it holds (L.3, K-R70)."""

    number: i64 = 30
    arguments: str = "left:128 row:4096 source"

    def who(self, state: Kiberrubezh) -> i64:
        owner = owner_of(s.search_source(state))
        return owner if s.search_left(state) > 0 and state.deck_size(owner) > 0 else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        owner = owner_of(s.search_source(state))
        state.pop()
        shuffle(state, owner, "L.3")

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        row = s.search_row(state)
        owner = owner_of(s.search_source(state))
        found = list_cards(state, owner, searchable(state, owner, row), c.DO_FIND, out)
        if not found or state.tables.effect(row, E_N) > 1:
            out.add(c.DO_ENOUGH)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_ENOUGH:
            self.unasked(state)
        else:
            find(state, action - c.DO_FIND)


def searchable(state: Kiberrubezh, seat: i64, row: i64) -> i64:
    """The cards of the deck that a search may find."""
    kinds = state.tables.effect(row, E_A)
    found = state.plane(seat, c.POOL) | state.plane(seat, c.ORDERED)
    slots = found
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if kinds & BIT[state.tables.kind[state.card(seat, slot)]] == 0:
            found &= ~BIT[slot]
    return found


def find(state: Kiberrubezh, card: i64) -> None:
    """Move a found card to the hand and show it to both."""
    left, row, source = s.search_left(state), s.search_row(state), s.search_source(state)
    owner = owner_of(source)
    state.pop()
    s.ask_search(state, left - 1, row, source)
    if state.plane(owner, c.POOL) & state.tables.slots(owner, card) != 0:
        move(state, owner, card, c.POOL, c.HAND)
    else:
        at: i64 = 0
        while entry_deck(state.known[at]) != owner or entry_card(state.known[at]) != card:
            at += 1
        remove(state, at)
        move(state, owner, card, c.ORDERED, c.HAND)
    make_known(state, owner, card, True)
    left_deck(state, owner, c.BY_OWN_CARDS)
    state.note("found", "L.3", owner, card)


class Recover(Step):
    """The player returns attack and defence cards from the discard pile to the hand, under or into the deck (L.3)."""

    number: i64 = 31
    arguments: str = "left:128 row:4096 source"

    def who(self, state: Kiberrubezh) -> i64:
        owner = owner_of(s.recover_source(state))
        cards = recoverable(state, owner)
        if s.recover_left(state) == 0 or cards == 0 or is_forced(state, owner, cards):
            return UNASKED
        return owner

    def unasked(self, state: Kiberrubezh) -> None:
        owner = owner_of(s.recover_source(state))
        cards = recoverable(state, owner)
        if s.recover_left(state) > 0 and cards != 0:
            recover(state, state.card(owner, lowest(cards)))
        else:
            end_recovery(state)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        owner = owner_of(s.recover_source(state))
        list_cards(state, owner, recoverable(state, owner), c.DO_RECOVER, out)
        if state.tables.effect(s.recover_row(state), E_A) != TO_HAND:
            out.add(c.DO_ENOUGH)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_ENOUGH:
            end_recovery(state)
        else:
            recover(state, action - c.DO_RECOVER)


def recoverable(state: Kiberrubezh, seat: i64) -> i64:
    """The attack and defence cards in the discard pile; nothing else ever comes back from it."""
    return state.plane(seat, c.DISCARD) & (state.tables.attacks[seat] | state.tables.measures[seat])


def is_forced(state: Kiberrubezh, owner: i64, cards: i64) -> bool:
    """Whether a card must come to the hand and all are of one number."""
    only_number = state.tables.slots(owner, state.card(owner, lowest(cards)))
    return state.tables.effect(s.recover_row(state), E_A) == TO_HAND and cards & ~only_number == 0


def recover(state: Kiberrubezh, card: i64) -> None:
    left, row, source = s.recover_left(state), s.recover_row(state), s.recover_source(state)
    owner = owner_of(source)
    goal = state.tables.effect(row, E_A)
    state.pop()
    s.ask_recover(state, left - 1, row, source)
    if goal == TO_HAND:
        move(state, owner, card, c.DISCARD, c.HAND)
        make_known(state, owner, card, True)
        state.note("recovered", "L.3", owner, card)
    elif goal == TO_BOTTOM:
        move(state, owner, card, c.DISCARD, c.ORDERED)
        put_under(state, owner, card, EVERYONE)
        state.note("recovered_under", "L.3", owner, card)
    else:
        move(state, owner, card, c.DISCARD, c.POOL)
        state.note("recovered_deck", "L.3", owner, card)


def end_recovery(state: Kiberrubezh) -> None:
    """Shuffle the cards that went into the deck."""
    row = s.recover_row(state)
    owner = owner_of(s.recover_source(state))
    some = s.recover_left(state) < state.tables.effect(row, E_N)
    state.pop()
    if some and state.tables.effect(row, E_A) == TO_SHUFFLE:
        shuffle(state, owner, "L.3")
