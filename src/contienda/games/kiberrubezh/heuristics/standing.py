"""How well a seat stands. The weights were fitted to games of these rules of thumb."""

from __future__ import annotations

from math import log

from mypy_extensions import i64

from contienda.core.bitset import count, lowest
from contienda.games.kiberrubezh.constants import CARDS, HAND, TOTAL_DEFENCE, TURNED
from contienda.games.kiberrubezh.heuristics.valuation import harm_of
from contienda.games.kiberrubezh.state import Kiberrubezh


def standing(at: Kiberrubezh, seat: i64) -> float:
    """A seat's strength; only the difference between both seats matters."""
    tables = at.tables
    cards = float(at.deck_size(seat))
    hand = at.plane(seat, HAND)
    found = 0.12 * cards + 2.0 * log(1.0 + cards)  # the fewer cards are left, the more each counts
    found += 0.12 * float(count(hand & tables.assets[seat]))
    found += 0.25 * float(count(hand & (tables.measures[seat] | tables.events[seat])))
    found += 0.06 * harm_of(at, seat, hand & tables.attacks[seat])
    found += 0.15 * harm_of(at, seat, at.attacks_of(seat) & ~spent(at, seat))
    power = at.number(seat, TOTAL_DEFENCE)
    found += 0.13 * float(power if power < 7 else 7)
    measures = at.measures_of(seat)
    found += 0.3 * cover_of(at, seat, measures) + 0.5 * cover_of(at, seat, measures & ~at.plane(seat, TURNED))
    return found + (0.15 if seat == at.active else 0.0)


def spent(at: Kiberrubezh, seat: i64) -> i64:
    """The turned attack cards, which leave at the end of their owner's turn."""
    return at.plane(seat, TURNED) if seat == at.active else 0


def cover_of(at: Kiberrubezh, seat: i64, measures: i64) -> float:
    """The shares of the opponent's attack cards that these measures block, summed."""
    found = 0.0
    while measures != 0:
        found += at.tables.cover[seat * CARDS + at.card(seat, lowest(measures))]
        measures &= measures - 1
    return found
