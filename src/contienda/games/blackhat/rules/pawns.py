"""Pawns on the network: where they are and where they can go (8)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.blackhat.constants import NONE, PAWNS, owner
from contienda.games.blackhat.state import BlackHat


def place_pawns(state: BlackHat) -> None:
    """Put one pawn of each player on Backdoor and one on Public Server (3.1)."""
    for player in range(state.static.players):
        state.stands[player * PAWNS] = state.static.backdoor
        state.stands[player * PAWNS + 1] = state.static.server


def occupied(state: BlackHat) -> i64:
    """The set of spaces with a pawn or the Tracer; starts never count (8.1, 13.9, B-R23)."""
    found: i64 = 0
    for pawn in range(state.pawn_count()):
        if state.jailed & BIT[pawn] == 0:
            found |= BIT[state.stands[pawn]]
    if 0 <= state.tracer_at < state.static.spaces:
        found |= BIT[state.tracer_at]
    return found & ~(BIT[state.static.backdoor] | BIT[state.static.server])


def pawn_on(state: BlackHat, space: i64) -> i64:
    """The pawn on a space other than a start, or NONE."""
    for pawn in range(state.pawn_count()):
        if state.stands[pawn] == space and state.jailed & BIT[pawn] == 0:
            return pawn
    return NONE


def destinations(state: BlackHat, space: i64) -> i64:
    """Where a pawn on this space can go: along arrows, over occupied spaces to the first empty one (8.2, 8.3, 8.4)."""
    taken = occupied(state)
    ahead = state.arrows[space]
    found: i64 = 0
    seen: i64 = 0
    while ahead != 0:
        found |= ahead & ~taken
        jumped = ahead & taken & ~seen
        seen |= jumped
        ahead = 0
        while jumped != 0:
            ahead |= state.arrows[lowest(jumped)]
            jumped &= jumped - 1
    return found


def movable(state: BlackHat, player: i64) -> i64:
    """The set of pawns a player may advance: their own, and rivals' on negative spaces (5.7a, 5.7b, B-R61)."""
    found: i64 = 0
    for pawn in range(state.pawn_count()):
        if state.is_free(pawn) and (owner(pawn) == player or state.value(state.stands[pawn]) < 0):
            if destinations(state, state.stands[pawn]) != 0:
                found |= BIT[pawn]
    return found


def any_free(state: BlackHat) -> bool:
    """Whether any pawn can still move (10.1c, B-R40, B-R61)."""
    return any(state.is_free(pawn) for pawn in range(state.pawn_count()))
