"""What moves on the network, markers and Tracer moves are worth."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.blackhat.constants import ALARM, CRITICAL, DOS, HONEYPOT, NONE, PAWNS, owner
from contienda.games.blackhat.heuristics.prospects import is_ahead, is_content, sense
from contienda.games.blackhat.rules.pawns import destinations, movable, pawn_on
from contienda.games.blackhat.state import BlackHat


def burden(state: BlackHat, player: i64, space: i64) -> float:
    """What a pawn costs on a space: its value now, plus the best next space or the cost of being stuck."""
    kind = state.kinds[space]
    if kind == CRITICAL:
        return -6.0 if is_ahead(state, player) else 8.0
    here = float(state.value(space))
    if kind == HONEYPOT or kind == DOS or (kind == ALARM and state.static.tracer):
        return 1.7 * here - (1.0 if kind == DOS else 0.0)
    best = 4.0
    ahead = state.arrows[space]
    while ahead != 0:
        next_one = lowest(ahead)
        ahead &= ahead - 1
        if state.kinds[next_one] != CRITICAL and float(state.value(next_one)) < best:
            best = float(state.value(next_one))
    return here + 0.7 * best


def way(state: BlackHat, player: i64, pawn: i64, space: i64) -> float:
    """What a move is worth: lower values suit your own pawn; a rival's pawn should leave spaces that save points."""
    if state.static.celebrity and state.kinds[space] == CRITICAL:
        return sense(state, player) * (6.0 if is_content(state) else -8.0)  # whether points are wanted or not
    gain = burden(state, owner(pawn), state.stands[pawn]) - burden(state, owner(pawn), space)
    if owner(pawn) == player:
        return gain
    return -0.5 * gain


def best_way(state: BlackHat, player: i64, pawn: i64) -> float:
    """What this pawn's best move is worth to the player."""
    goals = destinations(state, state.stands[pawn])
    best = -100.0
    while goals != 0:
        found = way(state, player, pawn, lowest(goals))
        goals &= goals - 1
        if found > best:
            best = found
    return best


def hack_gain(state: BlackHat, player: i64) -> float:
    """What the best hack action after winning the trick is worth."""
    pawns = movable(state, player)
    if pawns == 0:
        return -1.5  # the player draws a card
    best = -100.0
    while pawns != 0:
        found = best_way(state, player, lowest(pawns))
        pawns &= pawns - 1
        if found > best:
            best = found
    return best


def denied(state: BlackHat, player: i64, pawn: i64) -> float:
    """What sending a pawn back is worth: best against rivals on good spaces."""
    good = float(state.value(state.static.backdoor)) - burden(state, owner(pawn), state.stands[pawn])
    return -good if owner(pawn) == player else good


def sent_to(state: BlackHat, player: i64, pawn: i64, start: i64) -> float:
    cost = burden(state, owner(pawn), start)
    return -cost if owner(pawn) == player else cost


def stands_there(state: BlackHat, player: i64, space: i64) -> bool:
    return state.stands[player * PAWNS] == space or state.stands[player * PAWNS + 1] == space


def mark(state: BlackHat, player: i64, space: i64) -> float:
    """What marking a Host is worth: lower it under your own pawn, raise it under a rival's."""
    pawn = pawn_on(state, space)
    if pawn == NONE:
        return 0.0
    own = owner(pawn) == player
    if state.minus & BIT[space] != 0:  # the marker there can only be flipped
        return -1.0 if own else 1.0
    if state.plus & BIT[space] != 0:
        return 2.0 if own else -1.0
    held_fast = 0.0 if state.is_free(pawn) else 1.0
    return (1.2 if own else 0.8) + held_fast


def trace(state: BlackHat, player: i64, space: i64) -> float:
    """What moving the Tracer here is worth: towards rivals and away from your own pawns."""
    found = 0.0
    for pawn in range(state.pawn_count()):
        if state.jailed & BIT[pawn] == 0:
            if state.stands[pawn] == space:
                found += -4.0 if owner(pawn) == player else 2.0
            elif state.static.beside[space] & BIT[state.stands[pawn]] != 0 and owner(pawn) == player:
                found -= 0.5
    return found
