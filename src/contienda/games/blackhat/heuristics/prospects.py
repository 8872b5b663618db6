"""How a player stands: what the game would come to now, and how far winning is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.blackhat.constants import PAWNS, points_of, size
from contienda.games.blackhat.rules.scoring import pawn_points
from contienda.games.blackhat.state import BlackHat

A_CARD: Final = 1.9  # points of a card nobody has seen
CONTENT: Final = 4.0  # points from one's status with which a celebrity ends the game


def sense(state: BlackHat, player: i64) -> float:
    """1 if few points are wanted; -1 for the Robot one has to play for, and while one would end below one's status."""
    if player != state.who:
        return -1.0
    if state.static.celebrity and float(state.status_value(player)) > final_total(state, player):
        return -1.0
    return 1.0


def is_ahead(state: BlackHat, player: i64) -> bool:
    """Whether this player would win if the game ended with this trick, as the one who decides can tell."""
    own = final_total(state, player)
    other: i64 = 0
    while other < state.static.players:
        if other != player and state.is_in(other) and final_total(state, other) <= own:
            return False
        other += 1
    return True


def is_content(state: BlackHat) -> bool:
    """Whether who decides would be near his status if the game ended with this trick; nobody knows that of others."""
    away = float(state.status_value(state.who)) - final_total(state, state.who)
    return -CONTENT <= away <= CONTENT


def final_total(state: BlackHat, player: i64) -> float:
    """The total if the game ended now; hands of others are judged by their size."""
    if player == state.who or state.is_robot(player):
        cards = float(points_of(state.hands[player]))
    else:
        cards = A_CARD * float(size(state.hands[player]))
    gained = cards + pawns_cost(state, player)
    return float(state.totals[player]) + (gained if gained > 0.0 else 0.0)


def pawns_cost(state: BlackHat, player: i64) -> float:
    return float(pawn_points(state, player * PAWNS) + pawn_points(state, player * PAWNS + 1))


def distance(state: BlackHat, player: i64) -> float:
    """How far a player is from winning: his total and what will be added to it, or how far that is from his status.

    Fitted to games between searching bots: a card left costs nearly a point, but dear ones win tricks; a held pawn
    scores in every round to come, a free one will move on.
    """
    hand = state.hands[player]
    found = float(state.totals[player]) + 0.85 * float(size(hand)) - 0.15 * float(points_of(hand))
    pawn = player * PAWNS
    while pawn < player * PAWNS + PAWNS:
        found += (0.4 if state.is_free(pawn) else 1.6) * float(pawn_points(state, pawn))
        pawn += 1
    if state.static.celebrity:
        away = float(state.status_value(player)) - found
        return away if away > 0.0 else -away
    return found
