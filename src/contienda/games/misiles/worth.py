"""What marks on a sheet are worth to their owner, in the units of a log-odds: +1 makes winning e times as likely.

The weights were fitted to some thousand games of the rules of thumb against each other, then rounded.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.misiles.elements import (
    CLOCK,
    COPIES,
    CRISIS,
    ELEMENTS,
    HOTLINE,
    MISSILE,
    PARTS,
    SPACE,
    SPY,
    element_of_cost,
)
from contienda.games.misiles.sheets import Sheets

VICTORY: Final = 2.0  # what completes a third missile

# The first, second and third copy of each element.
COPY: Final = vec[float]([
    0.75, 1.10, VICTORY,  # missile
    0.35, 0.20, 0.00,  # crisis
    0.25, 0.15, 0.05,  # space
    0.30, 0.12, 0.05,  # wall
    0.30, 0.10, 0.00,  # propaganda
    0.35, 0.15, 0.06,  # spy
    1.00, 0.00, 0.00,  # counterspy
    0.30, 0.18, 0.00,  # hotline
    0.15, 0.00, 0.00,  # roulette
    0.50, 0.30, 0.00,  # clock
])  # fmt: skip
# The part of a copy's worth that none to four of its parts are worth already.
SHARE: Final = vec[float]([0.0, 0.1, 0.2, 0.36, 0.57])
# A lit clock with none to three boxes, to somebody with a missile.
LIT: Final = vec[float]([0.0, 1.5, 1.15, 0.9])
LIT_WITHOUT_MISSILE: Final = 0.1  # of that
POISED: Final = 1.0  # besides two missiles, what brings the third at the next decision
SHELTER: Final = 0.17  # an active wall, for each thing behind it that others reach for

_THROWS: Final = 216.0


def nth_copy(sheets: Sheets, seat: i64, element: i64, number: i64) -> float:
    """What the copy of that number (from 1) is worth; a first missile is also what a lit clock waits for."""
    if number > COPIES[element]:
        return 0.0
    worth = COPY[element * 3 + number - 1]
    if element == MISSILE and number == 1:
        worth += LIT[sheets.clock[seat]] * (1.0 - LIT_WITHOUT_MISSILE)
    return worth


def poised(sheets: Sheets, seat: i64) -> bool:
    """Whether a crisis, or a spy and a rival's missile within reach, could bring one more missile at once."""
    others = sheets.total(seat) - sheets.completes(seat, MISSILE)
    if sheets.completes(seat, CRISIS) > 0 and others > 2:
        return True
    if sheets.completes(seat, SPY) == 0 or others < 2:
        return False
    rival: i64 = 0
    while rival < sheets.seats:
        if rival != seat and sheets.completes(rival, MISSILE) > 0 and not sheets.walled(rival):
            return True
        rival += 1
    return False


def next_copy(sheets: Sheets, seat: i64, element: i64) -> float:
    return nth_copy(sheets, seat, element, sheets.completes(seat, element) + 1)


def last_copy(sheets: Sheets, seat: i64, element: i64) -> float:
    """What losing one copy costs."""
    return nth_copy(sheets, seat, element, sheets.completes(seat, element))


def by_parts(sheets: Sheets, seat: i64, element: i64, parts: i64) -> float:
    """What so many parts more are worth on the open line."""
    if not sheets.is_open(seat, element):
        return 0.0
    before = sheets.marked(seat, element)
    after = before + parts
    share = SHARE[after] if after < PARTS else 1.0
    return next_copy(sheets, seat, element) * (share - SHARE[before])


def lit_clock(sheets: Sheets, seat: i64, boxes: i64) -> float:
    if sheets.completes(seat, MISSILE) > 0:
        return LIT[boxes]
    return LIT[boxes] * LIT_WITHOUT_MISSILE


def shelter(sheets: Sheets, seat: i64) -> float:
    """What an active wall protects: missiles from spies, a lit clock from everything."""
    reach: i64 = 0
    other: i64 = 0
    while other < sheets.seats:
        if other != seat:
            if sheets.completes(other, SPY) > 0 or sheets.completes(other, SPACE) > 0:
                reach += sheets.completes(seat, MISSILE)
            if sheets.clock[seat] > 0:
                reach += sheets.completes(other, HOTLINE) + sheets.completes(other, CLOCK) + 2
        other += 1
    return SHELTER * float(reach)


def strength(sheets: Sheets, seat: i64) -> float:
    """All that stands on a sheet."""
    found = lit_clock(sheets, seat, sheets.clock[seat])
    if sheets.completes(seat, MISSILE) > 0:  # counted with the missile below, too
        found -= LIT[sheets.clock[seat]] * (1.0 - LIT_WITHOUT_MISSILE)
    element: i64 = 0
    while element < ELEMENTS:
        held = sheets.completes(seat, element)
        number: i64 = 1
        while number <= held:
            found += nth_copy(sheets, seat, element, number)
            number += 1
        parts = sheets.marked(seat, element)
        if parts > 0:
            found += SHARE[parts] * nth_copy(sheets, seat, element, held + 1)
        element += 1
    if sheets.completes(seat, MISSILE) == 2 and poised(sheets, seat):
        found += POISED
    if sheets.walled(seat):
        found += shelter(sheets, seat)
    return found


# --- collections -----------------------------------------------------------------------------------------------------


def choice_worth(sheets: Sheets, seat: i64, cost: i64, parts: i64) -> float:
    """A pair and a die for the parts, re-rolls counted by what they bring on average."""
    if cost == 7:
        found = 0.0
        low: i64 = 2
        while low <= 12:
            ways: i64 = low - 1 if low < 7 else 13 - low
            if low != 7:
                found += float(ways) * choice_worth(sheets, seat, low, parts)
            low += 1
        return found / 30.0
    element = element_of_cost(cost)
    if parts < 6:
        return by_parts(sheets, seat, element, parts)
    found = 0.0
    part: i64 = 1
    while part < 6:
        found += by_parts(sheets, seat, element, part)
        part += 1
    return found / 5.0


def collection(sheets: Sheets, seat: i64) -> float:
    """What a collection brings on average to somebody who picks well."""
    table = vec[float]([0.0] * 66)
    cost: i64 = 2
    while cost <= 12:
        parts: i64 = 1
        while parts <= 6 and cost != 7:  # 7 is seldom the best pair and dear to look through
            table[(cost - 2) * 6 + parts - 1] = choice_worth(sheets, seat, cost, parts)
            parts += 1
        cost += 1
    found = 0.0
    low: i64 = 0
    while low < 6:
        middle: i64 = low
        while middle < 6:
            high: i64 = middle
            while high < 6:
                best = table[(low + middle) * 6 + high]
                best = max(best, table[(low + high) * 6 + middle])
                best = max(best, table[(middle + high) * 6 + low])
                if low == middle and middle == high:
                    found += best
                elif low == middle or middle == high:
                    found += 3.0 * best
                else:
                    found += 6.0 * best
                high += 1
            middle += 1
        low += 1
    return found / _THROWS
