"""Invariants of every position: cards are conserved, values stay within bounds, Down means INT 0."""

from __future__ import annotations

from contienda.core.bitset import BIT
from contienda.games.buenosos import _codec
from contienda.games.buenosos.constants import (
    BLUE,
    CARDS,
    DECK_SIZE,
    DECKS,
    DOWN,
    EVENTS,
    HAND,
    KNOWN,
    NODES,
    OK,
    PLACES,
    RED,
    TABLE,
)
from contienda.games.buenosos.effect_codes import R_SERIAL, R_SOURCE
from contienda.games.buenosos.state import BuenOsos


def audit(state: BuenOsos) -> list[str]:
    """List every broken invariant."""
    wrong = [*_codec.out_of_bounds(state), *audit_cards(state), *audit_table(state)]
    if state.degraded & state.intermittent or (state.degraded | state.intermittent) & state.down:
        wrong.append("a node in two states")
    for node in range(NODES):
        integrity = int(state.integrity[node])
        status = int(state.status(node))
        if not state.present & BIT[node]:
            if status != OK:
                wrong.append(f"node {node} is not on the table and in state {status}")
            continue
        if integrity > int(state.tables.maximum[node]):
            wrong.append(f"node {node}: INT {integrity}")
        if (integrity == 0) != (status == DOWN):
            wrong.append(f"node {node}: INT {integrity} in state {status}")
    if state.recovered & ~state.fallen != 0:
        wrong.append("a service was recovered that never fell")
    return wrong


def audit_cards(state: BuenOsos) -> list[str]:
    """Check that each card is in exactly one place."""
    wrong: list[str] = []
    for side in range(DECKS):
        seen = 0
        for place in range(PLACES):
            if place == KNOWN and side != EVENTS:
                continue
            pile = int(state.piles[side * PLACES + place])
            if seen & pile != 0:
                wrong.append(f"deck {side}: a card in two places ({seen & pile:b})")
            seen |= pile
        if seen != int(state.tables.deck[side]):
            wrong.append(f"deck {side}: cards {seen:b} instead of {int(state.tables.deck[side]):b}")
        if side != EVENTS and state.piles[side * PLACES + KNOWN] & ~state.piles[side * PLACES + HAND] != 0:
            wrong.append(f"deck {side}: a known card is not in the hand")
    return wrong


def audit_table(state: BuenOsos) -> list[str]:
    """Check that a card is on the table exactly while it is being carried out or has a lasting effect (R74)."""
    held = [0, 0]
    seen: list[int] = []
    for index in range(int(state.row_count)):
        source = int(state.row(index, R_SOURCE))
        serial = int(state.row(index, R_SERIAL))
        if source < CARDS and serial > 0 and serial not in seen:
            seen.append(serial)
            held[source // DECK_SIZE] += 1
    if 0 <= state.playing < CARDS and int(state.serial) not in seen:
        held[int(state.playing) // DECK_SIZE] += 1
    wrong: list[str] = []
    for side in (RED, BLUE):
        lying = bin(int(state.piles[side * PLACES + TABLE])).count("1")
        if lying != held[side]:
            wrong.append(f"side {side}: {lying} cards on the table, {held[side]} stand")
    return wrong
