"""Turns sets into lists of actions: one per member, or one per kind of card."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.rng import Rng
from contienda.core.state import Legal
from contienda.core.step import Weights
from contienda.games.blackhat.constants import JOKER, drawn, held


def list_members(members: i64, verb: i64, out: Legal) -> None:
    while members != 0:
        out.add(verb + lowest(members))
        members &= members - 1


def list_kinds(cards: i64, verb: i64, out: Legal) -> None:
    """List the kinds in a set of cards, without the hat."""
    for kind in range(i64(JOKER + 1)):
        if held(cards, kind) > 0:
            out.add(verb + kind)


def draw_kind(cards: i64, verb: i64, rng: Rng) -> i64:
    """Draw a kind; each card is equally likely."""
    return verb + drawn(cards, rng)


def card_weights(cards: i64) -> Weights:
    found: Weights = []
    for kind in range(JOKER + 1):
        if held(cards, kind) > 0:
            found.append(held(cards, kind))
    return found
