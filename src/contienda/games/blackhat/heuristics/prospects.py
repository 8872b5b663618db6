"""How a player stands: the final total if the game ended now, and the distance from winning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.blackhat.constants import PAWNS, points_of, size
from contienda.games.blackhat.rules.scoring import pawn_points
from contienda.games.blackhat.state import BlackHat

A_CARD: Final = 1.9  # average points of an unknown card
CONTENT: Final = 4.0  # a celebrity ends the game within this many points of their status


def sense(state: BlackHat, player: i64) -> float:
    """1 to minimise points; -1 for a Robot run for the rival, or while you would end below your own status."""
    if player != state.who:
        return -1.0
    if state.static.celebrity and float(state.status_value(player)) > final_total(state, player):
        return -1.0
    return 1.0


def is_ahead(state: BlackHat, player: i64) -> bool:
    """Whether this player would win if the game ended with this trick, as far as the deciding seat can tell."""
    own = final_total(state, player)
    for other in range(state.static.players):
        if other != player and state.is_in(other) and final_total(state, other) <= own:
            return False
    return True


def is_content(state: BlackHat) -> bool:
    """Whether the deciding seat would end near its own status after this trick; others' statuses are unknown."""
    away = float(state.status_value(state.who)) - final_total(state, state.who)
    return -CONTENT <= away <= CONTENT


def final_total(state: BlackHat, player: i64) -> float:
    """The total if the game ended now; other hands are estimated by their size."""
    if player == state.who or state.is_robot(player):
        cards = float(points_of(state.hands[player]))
    else:
        cards = A_CARD * float(size(state.hands[player]))
    gained = cards + pawns_cost(state, player)
    return float(state.totals[player]) + (gained if gained > 0.0 else 0.0)


def pawns_cost(state: BlackHat, player: i64) -> float:
    return float(pawn_points(state, player * PAWNS) + pawn_points(state, player * PAWNS + 1))


def distance(state: BlackHat, player: i64) -> float:
    """How far a player is from winning: the expected total, or its distance from their status.

    The weights were fitted to games between searching bots. A card left costs nearly a point, but expensive ones win
    tricks; a held pawn scores in every later round, while a free one will move on.
    """
    hand = state.hands[player]
    found = float(state.totals[player]) + 0.85 * float(size(hand)) - 0.15 * float(points_of(hand))
    for pawn in range(player * PAWNS, player * PAWNS + PAWNS):
        found += (0.4 if state.is_free(pawn) else 1.6) * float(pawn_points(state, pawn))
    if state.static.celebrity:
        away = float(state.status_value(player)) - found
        return away if away > 0.0 else -away
    return found
