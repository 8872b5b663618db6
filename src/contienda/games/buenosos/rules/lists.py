"""Lists and draws that several steps share."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.core.state import Legal
from contienda.games.buenosos.constants import DECK_SIZE, HAND
from contienda.games.buenosos.state import BuenOsos


def list_nodes(state: BuenOsos, nodes: i64, verb: i64, out: Legal) -> None:
    node: i64 = 0
    while node < state.tables.width:
        if nodes & BIT[node] != 0:
            out.add(verb + node)
        node += 1


def list_pile(cards: i64, verb: i64, out: Legal) -> None:
    card: i64 = 0
    while card < DECK_SIZE and cards >= BIT[card]:
        if cards & BIT[card] != 0:
            out.add(verb + card)
        card += 1


def list_hand(state: BuenOsos, side: i64, verb: i64, out: Legal) -> None:
    list_pile(state.kinds(side, HAND), verb + side * DECK_SIZE, out)


def sample_card(state: BuenOsos, side: i64, place: i64, rng: Rng) -> i64:
    """Draw a card from a pile; each copy is equally likely."""
    slots = state.pile(side, place)
    return state.tables.kind_of[side * DECK_SIZE + nth(slots, rng.below(count(slots)))]
