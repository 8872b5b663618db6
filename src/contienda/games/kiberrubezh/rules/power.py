"""Computing power as capacity (7.2, 8.2): what assets give, what cards on the table require, and overload.

There are two kinds; power is never converted or spent (K-R8).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.state import Kiberrubezh


def recount(state: Kiberrubezh, seat: i64) -> None:
    """Recount the power whenever a card enters or leaves the table, turns or unturns."""
    tables = state.tables
    row = seat * c.PLANES
    assets = tables.assets[seat]
    turned = state.planes[row + c.TURNED]
    used_attack: i64 = 0
    used_defence: i64 = 0
    active_attack: i64 = 0
    active_defence: i64 = 0
    total_attack: i64 = 0
    total_defence: i64 = 0
    slots = state.planes[row + c.TABLE] | state.planes[row + c.LYING]  # events use power, too (K-R12)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        card = tables.card_of[seat * c.DECK_SIZE + slot]
        if assets & BIT[slot] != 0:
            total_attack += tables.give_attack[card]
            total_defence += tables.give_defence[card]
            if turned & BIT[slot] == 0:
                active_attack += tables.give_attack[card]
                active_defence += tables.give_defence[card]
        else:
            used_attack += tables.need_attack[card]
            used_defence += tables.need_defence[card]
    numbers = state.numbers
    at = seat * c.NUMBERS
    numbers[at + c.USED_ATTACK] = used_attack
    numbers[at + c.USED_DEFENCE] = used_defence
    numbers[at + c.ACTIVE_ATTACK] = active_attack
    numbers[at + c.ACTIVE_DEFENCE] = active_defence
    numbers[at + c.TOTAL_ATTACK] = total_attack
    numbers[at + c.TOTAL_DEFENCE] = total_defence


def affords(state: Kiberrubezh, seat: i64, card: i64) -> bool:
    """Whether active assets also cover this card; power it does not require does not matter (K-R60)."""
    at = seat * c.NUMBERS
    numbers = state.numbers
    need = state.tables.need_attack[card]
    if need > 0 and need > numbers[at + c.ACTIVE_ATTACK] + numbers[at + c.EXTRA_ATTACK] - numbers[at + c.USED_ATTACK]:
        return False
    need = state.tables.need_defence[card]
    free = numbers[at + c.ACTIVE_DEFENCE] + numbers[at + c.EXTRA_DEFENCE] - numbers[at + c.USED_DEFENCE]
    return need <= 0 or need <= free


def can_do_without(state: Kiberrubezh, seat: i64, card: i64) -> bool:
    """Whether the other active assets still cover the table, for each power this one gives (K-R61)."""
    at = seat * c.NUMBERS
    numbers = state.numbers
    give = state.tables.give_attack[card]
    if give > 0 and numbers[at + c.ACTIVE_ATTACK] + numbers[at + c.EXTRA_ATTACK] - give < numbers[at + c.USED_ATTACK]:
        return False
    give = state.tables.give_defence[card]
    rest = numbers[at + c.ACTIVE_DEFENCE] + numbers[at + c.EXTRA_DEFENCE] - give
    return give <= 0 or rest >= numbers[at + c.USED_DEFENCE]


def overload(state: Kiberrubezh, seat: i64) -> i64:
    """The cards of which one must go, as a set: those that need a power in short supply (K-R11, K-R58).

    Turned assets count, so cards already on the table may stay (K-R10).
    """
    at = seat * c.NUMBERS
    numbers = state.numbers
    missing_attack = numbers[at + c.USED_ATTACK] - numbers[at + c.TOTAL_ATTACK] - numbers[at + c.EXTRA_ATTACK]
    missing_defence = numbers[at + c.USED_DEFENCE] - numbers[at + c.TOTAL_DEFENCE] - numbers[at + c.EXTRA_DEFENCE]
    if missing_attack <= 0 and missing_defence <= 0:
        return 0
    found: i64 = 0
    slots = state.plane(seat, c.TABLE) & ~state.tables.assets[seat]
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        card = state.card(seat, slot)
        if (missing_attack > 0 and state.tables.need_attack[card] > 0) or (
            missing_defence > 0 and state.tables.need_defence[card] > 0
        ):
            found |= BIT[slot]
    return found
