"""What a card requires before it may be played (4.3b, R39)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos.constants import DECK_SIZE, NONE, RECON
from contienda.games.buenosos.effect_codes import (
    NEEDS_ACTIVE,
    NEEDS_PHASE,
    NEEDS_PLAYED,
    NEEDS_SERVICES,
    NEEDS_SUBTYPE,
    Q_A,
    Q_B,
    Q_GROUP,
    Q_KIND,
    REQUIREMENT_WIDTH,
)
from contienda.games.buenosos.mechanics.secondary_log import any_secondary
from contienda.games.buenosos.primitives.campaign import ACTIVATE
from contienda.games.buenosos.state import BuenOsos, at_least


def meets_requirements(state: BuenOsos, card: i64) -> bool:
    """Whether each group of alternatives has one that is met (4.3b)."""
    tables = state.tables
    requirements = tables.requirements
    row = tables.requirement_at[card]
    end = tables.requirement_at[card + 1]
    while row < end:
        group = requirements[row * REQUIREMENT_WIDTH + Q_GROUP]
        held = False
        while row < end and requirements[row * REQUIREMENT_WIDTH + Q_GROUP] == group:
            held = held or holds(state, card, row)
            row += 1
        if not held:
            return False
    return True


def holds(state: BuenOsos, card: i64, row: i64) -> bool:
    tables = state.tables
    kind = tables.requirement(row, Q_KIND)
    a = tables.requirement(row, Q_A)
    if kind == NEEDS_PHASE:
        if state.marks & BIT[a] != 0:
            return True
        if state.marks_now & BIT[a] == 0:
            return False
        return not (a == RECON and tables.recon_card_only and tables.recon_named[card] == 0)  # R5
    if kind == NEEDS_ACTIVE:
        return state.find(ACTIVATE, a) != NONE
    if kind == NEEDS_SERVICES:
        return services_at_least(state, tables.requirement(row, Q_B)) >= a
    if kind == NEEDS_PLAYED:
        played = state.played_red if a < DECK_SIZE else state.played_blue
        return played & BIT[a % DECK_SIZE] != 0
    if kind == NEEDS_SUBTYPE:
        if state.subtypes_before & BIT[a] != 0:
            return True
        return tables.requirement(row, Q_B) == 0 and state.subtypes_now & BIT[a] != 0  # R39
    return any_secondary(state)


def services_at_least(state: BuenOsos, status: i64) -> i64:
    """The services in this state or worse; providers do not count (R75)."""
    return count(state.in_states(at_least(status)) & state.tables.services)
