"""Samples worlds a seat cannot tell apart: redeals the unseen cards of others."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.rng import Rng
from contienda.games.buenosos.constants import BLUE, DECK, HAND, KNOWN, PLACES, RED
from contienda.games.buenosos.mechanics.piles import arrange_all
from contienda.games.buenosos.rules.facilitator import forget_choice
from contienda.games.buenosos.state import BuenOsos


def resample(state: BuenOsos, seat: int, rng: Rng) -> BuenOsos:
    """Redeal the unseen cards of the other team, or of both teams for a seat in neither."""
    twin = state.twin()
    forget_choice(twin)
    for side in (RED, BLUE):
        if side != seat:
            reshuffle_unseen(twin, side, rng)
    return twin


def reshuffle_unseen(state: BuenOsos, side: i64, rng: Rng) -> None:
    """Redeal a team's unseen cards between hand and deck; known cards in the hand stay."""
    row = side * PLACES
    piles = state.piles
    known = piles[row + KNOWN]
    hidden = piles[row + HAND] & ~known
    unseen = hidden | piles[row + DECK]
    need = count(hidden)
    left = count(unseen)
    hand = known
    slot: i64 = 0
    while left > 0:
        if unseen & BIT[slot] != 0:
            if rng.below(left) < need:
                hand |= BIT[slot]
                need -= 1
            left -= 1
        slot += 1
    piles[row + HAND] = hand
    piles[row + DECK] = unseen & ~hand
    arrange_all(state, side)
