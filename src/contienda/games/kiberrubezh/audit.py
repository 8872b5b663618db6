"""What must hold in every position: cards and power are conserved, marks lie where they belong."""

from __future__ import annotations

from contienda.core.bitset import lowest
from contienda.games.kiberrubezh.constants import (
    BLOCKED,
    CARDS,
    CATEGORIES,
    DISCARD,
    DONE,
    FROZEN,
    HAND,
    KNOWN,
    LYING,
    ORDERED,
    PLANES,
    POOL,
    SEATS,
    SHOWN,
    TABLE,
    TURNED,
    WAVE,
)
from contienda.games.kiberrubezh.rules.known_order import entry_card, entry_deck, entry_pile
from contienda.games.kiberrubezh.rules.power import recount
from contienda.games.kiberrubezh.rules.properties import category_of, lacks
from contienda.games.kiberrubezh.state import Kiberrubezh


def audit_piles(state: Kiberrubezh) -> list[str]:
    """Each card is in exactly one place, and marks lie where they belong."""
    wrong: list[str] = []
    for seat in range(SEATS):
        seen = 0
        for place in (HAND, POOL, ORDERED, DISCARD, TABLE, LYING):
            found = int(state.plane(seat, place))
            if seen & found != 0:
                wrong.append(f"seat {seat}: a card in two places ({seen & found:b})")
            seen |= found
        if seen != int(state.tables.deck[seat]):
            wrong.append(f"seat {seat}: cards {seen:b} instead of {int(state.tables.deck[seat]):b}")
        if state.plane(seat, KNOWN) & ~state.plane(seat, HAND) or state.plane(seat, SHOWN) & ~state.plane(seat, KNOWN):
            wrong.append(f"seat {seat}: known cards are not in the hand")
        if state.plane(seat, FROZEN) & ~state.plane(seat, TURNED):
            wrong.append(f"seat {seat}: frozen and not turned")
        for place in range(TURNED, PLANES):
            if state.plane(seat, place) & ~state.plane(seat, TABLE):
                wrong.append(f"seat {seat}: mark {place} on a card that is not on the table")
    return wrong


def audit_order(state: Kiberrubezh) -> list[str]:
    """The list stands in its order, and tells the same as the set of ordered cards."""
    wrong: list[str] = []
    groups = [int(entry_pile(state.known[at])) for at in range(int(state.known_count))]
    if groups != sorted(groups):
        wrong.append("the list of known cards is out of order")
    for seat in range(SEATS):
        listed = [0] * CARDS
        for at in range(int(state.known_count)):
            if entry_deck(state.known[at]) == seat:
                listed[int(entry_card(state.known[at]))] += 1
        slots = state.plane(seat, ORDERED)
        while slots != 0:
            listed[int(state.card(seat, lowest(slots)))] -= 1
            slots &= slots - 1
        if any(listed):
            wrong.append(f"seat {seat}: the known order of the deck is not that of its cards")
        if (
            state.plane(seat, LYING) & ~state.tables.events[seat]
            or state.plane(seat, TABLE) & state.tables.events[seat]
        ):
            wrong.append(f"seat {seat}: events and other cards are mixed up on the table")
    return wrong


def audit_power(state: Kiberrubezh) -> list[str]:
    """The counted power is that of the table."""
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
        if state.plane(seat, WAVE) & ~state.tables.attacks[seat]:
            wrong.append(f"seat {seat}: something that is no attack card is in a wave")
        if (state.plane(seat, BLOCKED) | state.plane(seat, DONE)) & ~state.plane(seat, WAVE):
            wrong.append(f"seat {seat}: an attack outside the wave is blocked or done")
        slots = state.plane(seat, WAVE)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if lacks(state, seat, slot) < 0 or not 0 <= category_of(state, seat, slot) < CATEGORIES:
                wrong.append(f"seat {seat}: too many block points, or no category, in slot {slot}")
    return wrong
