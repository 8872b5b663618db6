"""Checks that a position conserves its pieces and keeps its bounds."""

from __future__ import annotations

from contienda.core.bitset import BIT, count
from contienda.games.blackhat import _codec
from contienda.games.blackhat.constants import FACES, HAT, JOKER, MARKERS, NONE, held, owner, which
from contienda.games.blackhat.rules.network import hosts
from contienda.games.blackhat.state import BlackHat


def audit(state: BlackHat) -> list[str]:
    """Check cards, tiles, markers and pawns: one pawn per space (8.1), never both pawns of a player on one start."""
    wrong = _codec.out_of_bounds(state) + audit_cards(state)
    tiles = [int(face) // 2 for face in state.face if face < FACES]
    if len(set(tiles)) != len(tiles):
        wrong.append(f"a tile lies twice: {tiles}")
    if state.plus & state.minus != 0 or count(state.plus | state.minus) > MARKERS:
        wrong.append(f"markers {state.plus:b} and {state.minus:b}")
    if (state.plus | state.minus) & ~hosts(state) != 0:
        wrong.append("a marker lies on what is no Host")
    if state.locked & state.trapped != 0 or (state.locked | state.trapped) & state.jailed != 0:
        wrong.append("a pawn is held in two ways")
    return wrong + audit_pawns(state)


def audit_cards(state: BlackHat) -> list[str]:
    """Check that every card is in exactly one place and that known cards are in the hand."""
    wrong: list[str] = []
    for kind in range(HAT + 1):
        total = held(state.deck, kind) + held(state.discards, kind)
        for player in range(state.static.players):
            total += held(state.hands[player], kind) + held(state.plays[player], kind)
            if held(state.known[player], kind) > held(state.hands[player], kind):
                wrong.append(f"player {player}: kind {kind} is known but not held")
        expected = held(state.static.deck, kind) if kind <= JOKER else int(state.hat_holder != NONE)
        if total != expected:
            wrong.append(f"kind {kind}: {total} cards instead of {expected}")
    return wrong


def audit_pawns(state: BlackHat) -> list[str]:
    """Check that each pawn is on the board and shares only start spaces."""
    wrong: list[str] = []
    seen: list[int] = []
    for pawn in range(state.pawn_count()):
        space = int(state.stands[pawn])
        if space >= state.static.spaces:
            wrong.append(f"pawn {pawn} stands on {space}")
        elif state.jailed & BIT[pawn] == 0:
            if space in seen:
                wrong.append(f"two pawns on {state.static.ids[space]}")
            if not state.is_start(space):
                seen.append(space)
            elif which(pawn) == 1 and state.stands[pawn - 1] == space and state.jailed & BIT[pawn - 1] == 0:
                wrong.append(f"both pawns of player {owner(pawn)} on one start")
    return wrong
