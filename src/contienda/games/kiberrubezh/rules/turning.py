"""Turning and unturning (4): used cards turn; at the start of their owner's turn they are unturned."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.step import Step
from contienda.games.kiberrubezh.constants import DECK_SIZE, FROZEN, PLANES, TURNED
from contienda.games.kiberrubezh.rules.places import arrange
from contienda.games.kiberrubezh.rules.power import recount
from contienda.games.kiberrubezh.state import Kiberrubezh


class Unturn(Step):
    """Step 2 of a turn: unturn what was turned since your last turn (6.2)."""

    number: i64 = 5

    def unasked(self, state: Kiberrubezh) -> None:
        """Unturn the cards; a frozen one only loses its mark (K-R63)."""
        state.pop()
        seat = state.active
        row = seat * PLANES
        frozen = state.planes[row + FROZEN]
        if state.planes[row + TURNED] & ~frozen != 0:
            state.note("unturned_all", "6.2", seat)
        if state.planes[row + TURNED] == 0:
            return
        state.planes[row + TURNED] = frozen
        state.planes[row + FROZEN] = 0
        assets = state.assets_of(seat)
        while assets != 0:
            slot = lowest(assets)
            copies = state.tables.slots(seat, state.card(seat, slot))
            arrange(state, seat, state.card(seat, slot), copies)
            assets &= ~copies
        recount(state, seat)


def turn_card(state: Kiberrubezh, seat: i64, slot: i64, freeze: bool) -> None:
    """Turn a card by an effect; a frozen one skips its owner's next unturning (K-R63)."""
    row = seat * PLANES
    card = state.card(seat, slot)
    state.planes[row + TURNED] |= BIT[slot]
    if freeze:
        state.planes[row + FROZEN] |= BIT[slot]
        state.note("frozen", "K-R63", seat, card)
    else:
        state.note("turned", "4.1", seat, card)
    if state.tables.assets[seat] & BIT[slot] != 0:
        arrange(state, seat, card, state.tables.copies_of[seat * DECK_SIZE + slot])
        recount(state, seat)


def unturn_card(state: Kiberrubezh, seat: i64, slot: i64) -> None:
    row = seat * PLANES
    card = state.card(seat, slot)
    state.planes[row + TURNED] &= ~BIT[slot]
    state.planes[row + FROZEN] &= ~BIT[slot]
    state.note("unturned", "4.3", seat, card)
    if state.tables.assets[seat] & BIT[slot] != 0:
        arrange(state, seat, card, state.tables.copies_of[seat * DECK_SIZE + slot])
        recount(state, seat)
