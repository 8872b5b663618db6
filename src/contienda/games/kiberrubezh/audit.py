"""Invariants of every position: cards and power are conserved, marks are where they belong."""

from __future__ import annotations

from contienda.core.bitset import lowest
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.rules.known_order import entry_card, entry_deck, entry_pile
from contienda.games.kiberrubezh.rules.power import recount
from contienda.games.kiberrubezh.rules.properties import category_of, lacks
from contienda.games.kiberrubezh.state import Kiberrubezh


def audit_piles(state: Kiberrubezh) -> list[str]:
    """Check that each card is in exactly one place and that marks are where they belong."""
    wrong: list[str] = []
    for seat in range(c.SEATS):
        seen = 0
        for place in (c.HAND, c.POOL, c.ORDERED, c.DISCARD, c.TABLE, c.LYING):
            found = int(state.plane(seat, place))
            if seen & found != 0:
                wrong.append(f"seat {seat}: a card in two places ({seen & found:b})")
            seen |= found
        if seen != int(state.tables.deck[seat]):
            wrong.append(f"seat {seat}: cards {seen:b} instead of {int(state.tables.deck[seat]):b}")
        if state.plane(seat, c.KNOWN) & ~state.plane(seat, c.HAND) or state.plane(seat, c.SHOWN) & ~state.plane(
            seat, c.KNOWN
        ):
            wrong.append(f"seat {seat}: known cards are not in the hand")
        if state.plane(seat, c.FROZEN) & ~state.plane(seat, c.TURNED):
            wrong.append(f"seat {seat}: frozen and not turned")
        for place in range(c.TURNED, c.PLANES):
            if state.plane(seat, place) & ~state.plane(seat, c.TABLE):
                wrong.append(f"seat {seat}: mark {place} on a card that is not on the table")
    return wrong


def audit_order(state: Kiberrubezh) -> list[str]:
    """Check that the list is in order and matches the set of ordered cards."""
    wrong: list[str] = []
    groups = [int(entry_pile(state.known[at])) for at in range(int(state.known_count))]
    if groups != sorted(groups):
        wrong.append("the list of known cards is out of order")
    for seat in range(c.SEATS):
        listed = [0] * c.CARDS
        for at in range(int(state.known_count)):
            if entry_deck(state.known[at]) == seat:
                listed[int(entry_card(state.known[at]))] += 1
        slots = state.plane(seat, c.ORDERED)
        while slots != 0:
            listed[int(state.card(seat, lowest(slots)))] -= 1
            slots &= slots - 1
        if any(listed):
            wrong.append(f"seat {seat}: the known order of the deck is not that of its cards")
        if (
            state.plane(seat, c.LYING) & ~state.tables.events[seat]
            or state.plane(seat, c.TABLE) & state.tables.events[seat]
        ):
            wrong.append(f"seat {seat}: events and other cards are mixed up on the table")
    return wrong


def audit_power(state: Kiberrubezh) -> list[str]:
    """Check that the counted power is that of the cards on the table."""
    wrong: list[str] = []
    before = [int(value) for value in state.numbers]
    for seat in range(2):
        recount(state, seat)
    if before != [int(value) for value in state.numbers]:
        wrong.append("power was not counted anew")
    return wrong


def audit_wave(state: Kiberrubezh) -> list[str]:
    wrong: list[str] = []
    for seat in range(2):
        if state.plane(seat, c.WAVE) & ~state.tables.attacks[seat]:
            wrong.append(f"seat {seat}: something that is no attack card is in a wave")
        if (state.plane(seat, c.BLOCKED) | state.plane(seat, c.DONE)) & ~state.plane(seat, c.WAVE):
            wrong.append(f"seat {seat}: an attack outside the wave is blocked or done")
        slots = state.plane(seat, c.WAVE)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if lacks(state, seat, slot) < 0 or not 0 <= category_of(state, seat, slot) < c.CATEGORIES:
                wrong.append(f"seat {seat}: too many block points, or no category, in slot {slot}")
    return wrong
