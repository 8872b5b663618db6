"""What marks on a sheet are worth to their owner in log-odds: +1 makes winning e times as likely.

The weights were fitted to 16,000 games of searching bots (benchmarks/sheets.py), then rounded.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.misiles.constants import (
    COPIES,
    COUNTERSPY,
    CRISIS,
    ELEMENTS,
    HOTLINE,
    MISSILE,
    PARTS,
    SPY,
    WALL,
    element_of_cost,
)
from contienda.games.misiles.state import Misiles

VICTORY: Final = 6.0  # worth of completing the third missile

# Worth of the first, second and third copy of each element. Most are just completes to give away or to erase.
COPY: Final = vec[float]([
    1.00, 1.60, VICTORY,  # missile
    0.65, 0.40, 0.00,  # crisis
    0.48, 0.40, 0.40,  # space
    0.45, 0.35, 0.30,  # wall
    0.42, 0.30, 0.00,  # propaganda
    0.60, 0.75, 0.45,  # spy
    1.25, 0.00, 0.00,  # counterspy
    0.47, 0.25, 0.00,  # hotline
    0.38, 0.00, 0.00,  # roulette
    0.50, 0.40, 0.00,  # clock
])  # fmt: skip
UNANSWERED: Final = 0.5  # bonus for a spy when nobody holds Counter-espionage
# Worth of an open line for its parts alone, after 0, 1 and 2 copies …
LINE: Final = vec[float]([
    1.00, 1.10, 1.15,  # missile
    0.78, 0.44, 0.00,  # crisis
    0.38, 0.10, 0.10,  # space
    0.29, 0.10, 0.10,  # wall
    0.45, 0.10, 0.00,  # propaganda
    0.92, 0.60, 0.30,  # spy
    1.05, 0.00, 0.00,  # counterspy
    0.33, 0.10, 0.00,  # hotline
    0.07, 0.00, 0.00,  # roulette
    0.30, 0.10, 0.00,  # clock
])  # fmt: skip
SHARE: Final = vec[float]([0.0, 0.1, 0.22, 0.38, 0.54])  # … and the share of it reached with 0 to 4 parts
# Worth of a lit clock with 0 to 3 boxes to a player who has a missile.
LIT: Final = vec[float]([0.0, 1.75, 1.2, 1.0])
LIT_WITHOUT_MISSILE: Final = 0.35  # share of LIT without a missile
EXPOSED: Final = 0.6  # share of LIT lost when somebody holds a Red Telephone
# An active wall: by itself, in front of a lit clock, and in front of a clock about to run out.
SHELTER: Final = 0.3
SHELTERED_CLOCK: Final = 0.75
SHELTERED_END: Final = 1.15
WALL_FOR_CLOCK: Final = 0.4  # a wall not yet played while the clock runs
LOOMING: Final = 0.9  # the last crisis is within reach

_THROWS: Final = 216.0


def nth_copy(sheets: Misiles, seat: i64, element: i64, number: i64) -> float:
    """What the nth copy (from 1) is worth; a first missile also arms a lit clock."""
    if number > COPIES[element]:
        return 0.0
    worth = COPY[element * 3 + number - 1]
    if number == 1:
        if element == MISSILE:
            worth += LIT[sheets.clock[seat]] * (1.0 - LIT_WITHOUT_MISSILE)
        elif element == SPY and not others_hold(sheets, seat, COUNTERSPY):
            worth += UNANSWERED
        elif element == WALL and sheets.clock[seat] > 0:
            worth += WALL_FOR_CLOCK
    return worth


def others_hold(sheets: Misiles, seat: i64, element: i64) -> bool:
    """Whether another player could use this element against a seat."""
    return any(other != seat and sheets.completes(other, element) > 0 for other in range(sheets.seats))


def looming(sheets: Misiles, seat: i64) -> bool:
    """Whether a seat with two missiles has, or nearly has, a crisis and something to erase for it."""
    if sheets.completes(seat, MISSILE) != 2 or sheets.total(seat) < 4:
        return False
    return sheets.completes(seat, CRISIS) > 0 or sheets.marked(seat, CRISIS) > 2


def next_copy(sheets: Misiles, seat: i64, element: i64) -> float:
    return nth_copy(sheets, seat, element, sheets.completes(seat, element) + 1)


def last_copy(sheets: Misiles, seat: i64, element: i64) -> float:
    """What losing one copy costs."""
    return nth_copy(sheets, seat, element, sheets.completes(seat, element))


def unfinished(sheets: Misiles, seat: i64, element: i64, parts: i64) -> float:
    """What this many parts on the open line are worth."""
    return LINE[element * 3 + sheets.completes(seat, element)] * SHARE[parts]


def by_parts(sheets: Misiles, seat: i64, element: i64, parts: i64) -> float:
    """What this many additional parts are worth on the open line."""
    if not sheets.is_open(seat, element):
        return 0.0
    before = sheets.marked(seat, element)
    after = before + parts
    then = unfinished(sheets, seat, element, after) if after < PARTS else next_copy(sheets, seat, element)
    return then - unfinished(sheets, seat, element, before)


def lit_clock(sheets: Misiles, seat: i64, boxes: i64) -> float:
    if sheets.completes(seat, MISSILE) > 0:
        return LIT[boxes]
    return LIT[boxes] * LIT_WITHOUT_MISSILE


def shelter(sheets: Misiles, seat: i64) -> float:
    """What an active wall is worth: it protects missiles from spies and a lit clock from everything."""
    boxes = sheets.clock[seat]
    if boxes == 0:
        return SHELTER
    if boxes == 1 and sheets.completes(seat, MISSILE) > 0:
        return SHELTER + SHELTERED_CLOCK + SHELTERED_END
    return SHELTER + SHELTERED_CLOCK


def strength(sheets: Misiles, seat: i64) -> float:
    """What everything on a sheet is worth."""
    found = LIT[sheets.clock[seat]] * LIT_WITHOUT_MISSILE  # the rest is counted with the missile
    for element in range(i64(ELEMENTS)):
        held = sheets.completes(seat, element)
        for number in range(1, held + 1):
            found += nth_copy(sheets, seat, element, number)
        parts = sheets.marked(seat, element)
        if parts > 0:
            found += unfinished(sheets, seat, element, parts)
    if looming(sheets, seat):
        found += LOOMING
    if sheets.walled(seat):
        found += shelter(sheets, seat)
    elif sheets.clock[seat] > 0 and others_hold(sheets, seat, HOTLINE):
        found -= EXPOSED
    return found


# --- collections -----------------------------------------------------------------------------------------------------


def choice_worth(sheets: Misiles, seat: i64, cost: i64, parts: i64) -> float:
    """What choosing this pair and this part die is worth; rerolls count by their average."""
    if cost == 7:
        found = 0.0
        for low in range(2, i64(12 + 1)):
            ways: i64 = low - 1 if low < 7 else 13 - low
            if low != 7:
                found += float(ways) * choice_worth(sheets, seat, low, parts)
        return found / 30.0
    element = element_of_cost(cost)
    if parts < 6:
        return by_parts(sheets, seat, element, parts)
    found = 0.0
    for part in range(1, i64(6)):
        found += by_parts(sheets, seat, element, part)
    return found / 5.0


def collection(sheets: Misiles, seat: i64) -> float:
    """What a collection is worth on average to a player who chooses well."""
    table = vec[float]([0.0] * 66)
    for cost in range(2, i64(12 + 1)):
        parts: i64 = 1
        while parts <= 6 and cost != 7:  # 7 is seldom the best pair and expensive to evaluate
            table[(cost - 2) * 6 + parts - 1] = choice_worth(sheets, seat, cost, parts)
            parts += 1
    found = 0.0
    for low in range(i64(6)):
        for middle in range(low, i64(6)):
            for high in range(middle, i64(6)):
                best = table[(low + middle) * 6 + high]
                best = max(best, table[(low + high) * 6 + middle])
                best = max(best, table[(middle + high) * 6 + low])
                if low == middle and middle == high:
                    found += best
                elif low == middle or middle == high:
                    found += 3.0 * best
                else:
                    found += 6.0 * best
    return found / _THROWS
