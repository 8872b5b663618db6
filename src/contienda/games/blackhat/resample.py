"""Samples worlds a seat cannot tell apart: redeals the deck and the others' hidden cards and status cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.core.state import OVER
from contienda.games.blackhat._steps import COUNT, WILDS
from contienda.games.blackhat.constants import MOST_PLAYERS, ONE, drawn, size
from contienda.games.blackhat.rules.celebrity import free_statuses, give_status, take_status
from contienda.games.blackhat.rules.tricks import forget_picks
from contienda.games.blackhat.state import BlackHat


def resample(state: BlackHat, seat: i64, rng: Rng) -> BlackHat:
    twin = state.copy()
    assert isinstance(twin, BlackHat)
    if twin.who != OVER:
        if twin.who != seat:
            take_picks_back(twin)
        redeal(twin, seat, rng)
        redraw_statuses(twin, seat, rng)
    return twin


def take_picks_back(state: BlackHat) -> None:
    """Undo an incomplete play: the others have not seen any of it."""
    while state.step() == COUNT or state.step() == WILDS:
        state.pop()
    forget_picks(state)
    state.find_next()


def redeal(state: BlackHat, seat: i64, rng: Rng) -> None:
    """Redeal what `seat` cannot see: the deck and the others' hidden cards."""
    pool = state.deck
    sizes = vec[i64]([0] * MOST_PLAYERS)
    for player in range(state.static.players):
        if player != seat:
            hidden = state.hands[player] - state.known[player]
            pool += hidden
            sizes[player] = size(hidden)
            state.hands[player] = state.known[player]
    for player in range(state.static.players):
        while sizes[player] > 0:
            kind = drawn(pool, rng)
            pool -= ONE[kind]
            state.hands[player] += ONE[kind]
            sizes[player] -= 1
    state.deck = pool


def redraw_statuses(state: BlackHat, seat: i64, rng: Rng) -> None:
    """Redraw the secret status cards of the others."""
    drew: i64 = 0
    for player in range(state.static.players):
        if state.status_card(player) > 0 and player != seat and not state.is_robot(player):
            drew |= BIT[player]
            take_status(state, player)
    pool = free_statuses(state)
    for player in range(state.static.players):
        if drew & BIT[player] != 0:
            card = nth(pool, rng.below(count(pool)))
            pool &= ~BIT[card]
            give_status(state, player, card)
