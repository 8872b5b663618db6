"""Scoring (10), the end of the game (12) and who wins (12.2, 12.3, 16)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.blackhat.constants import (
    BANK,
    BY_ASSET,
    BY_LAST,
    BY_STUCK,
    BY_TRACER,
    EVIDENCE,
    EXCHANGE,
    GRID,
    JAIL,
    NONE,
    NSA,
    PAWNS,
    points_of,
    size,
)
from contienda.games.blackhat.rules.pawns import any_free
from contienda.games.blackhat.state import BlackHat

# --- when ------------------------------------------------------------------------------------------------------------


def someone_is_out_of_cards(state: BlackHat) -> bool:
    return any(state.is_in(player) and size(state.hands[player]) == 0 for player in range(state.static.players))


def end_reason(state: BlackHat) -> i64:
    """Why the game is over at the end of this trick, or NONE (10.1, 13.8, 13.10)."""
    if state.opened_by != NONE:
        return BY_ASSET
    if state.tracer_active and state.tracer_at == state.static.goal:
        return BY_TRACER
    if state.players_in() < 2:
        return BY_LAST
    if not any_free(state):
        return BY_STUCK
    return NONE


# --- points ----------------------------------------------------------------------------------------------------------


def score_round(state: BlackHat) -> None:
    """Score every player still in the game (10.2, B-R48)."""
    state.totals = state.totals[:]
    state.last = state.last[:]
    for player in range(state.static.players):
        if state.is_in(player):
            score_player(state, player)


def score_player(state: BlackHat, player: i64) -> None:
    cards = points_of(state.hands[player])
    if state.asset == EXCHANGE:
        cards *= 2
    pawns = pawn_points(state, player * PAWNS) + pawn_points(state, player * PAWNS + 1)
    state.note("hand_counted", "10.2", player, cards)
    if pawns >= 0:
        state.note("pawns_counted", "10.2", player, pawns)
    else:
        state.note("pawns_saved", "10.2", player, -pawns)
    gained = cards + pawns
    if state.asset == NSA:
        gained = nearest_ten(gained)
    elif gained < 0:
        gained = 0  # 10.3
    before = state.totals[player]
    state.last[player] = gained
    state.totals[player] = before + gained if before + gained > 0 else 0
    state.note("scored", "14.4" if state.asset == NSA else "10.4", player, gained, state.totals[player])


def pawn_points(state: BlackHat, pawn: i64) -> i64:
    """A pawn's points, by its space or the jail (10.2, 13.7); the asset's tile may change them (17.6)."""
    if state.asset == GRID:
        return 0
    if state.jailed & BIT[pawn] != 0:
        return JAIL
    if pawn == state.opened_by and state.asset == EVIDENCE:
        return 5
    if pawn == state.opened_by and state.asset == BANK:
        return -5
    return state.value(state.stands[pawn])


def nearest_ten(points: i64) -> i64:
    """Round to the nearest ten, halves away from zero (14.4)."""
    if points < 0:
        return -((5 - points) // 10 * 10)
    return (points + 5) // 10 * 10


# --- who wins --------------------------------------------------------------------------------------------------------


def end_game(state: BlackHat, reason: i64) -> None:
    state.reason = reason
    state.winners = find_winners(state)
    state.end()
    for player in range(state.static.players):
        if state.winners & BIT[player] != 0:
            state.note("won", winning_clause(state), player, state.totals[player])


def winning_clause(state: BlackHat) -> str:
    if state.reason == BY_LAST:
        return "B-R48"
    return "16.2" if state.static.celebrity else "12.2"


def find_winners(state: BlackHat) -> i64:
    """The set of players in the game whom nobody beats (12.2, 16.2, B-R41, B-R48)."""
    found: i64 = 0
    best: i64 = 0
    for player in range(state.static.players):
        if state.is_in(player):
            here = standing(state, player)
            if found == 0 or here < best:
                found = BIT[player]
                best = here
            elif here == best:
                found |= BIT[player]
    return found


def standing(state: BlackHat, player: i64) -> i64:
    """A player's rank, lower is better: total or distance to status, above it or not, last round (12.3, 16.3)."""
    tie = state.last[player] + 1000
    if not state.static.celebrity:
        return state.totals[player] * 10_000 + tie
    wanted = state.status_value(player)
    if state.totals[player] > wanted:
        return ((state.totals[player] - wanted) * 2 + 1) * 10_000 + tie
    return (wanted - state.totals[player]) * 20_000 + tie
