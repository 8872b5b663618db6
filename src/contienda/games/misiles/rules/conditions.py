"""When an element may be played, at whom and with which picks (8.2, 11, M-R27)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import Legal
from contienda.games.misiles.constants import (
    BY_CLOCK_ADD,
    BY_CLOCK_LIGHT,
    BY_CLOCK_REMOVE,
    BY_CRISIS,
    BY_HOTLINE_CLOCK,
    BY_PROPAGANDA,
    BY_ROULETTE_DICE,
    BY_ROULETTE_MISSILE,
    BY_SPACE,
    BY_SPY_COMPLETE,
    BY_SPY_PARTS,
    CLOCK_BOXES,
    COUNTERSPY,
    DO_PLAY,
    DO_TARGET,
    ELEMENT_OF_WAY,
    ELEMENTS,
    MISSILE,
    SPACE,
    WAYS,
)
from contienda.games.misiles.state import Misiles


def can_play(state: Misiles, way: i64) -> bool:
    """Whether the active player may play an element this way now (8.2, M-R4)."""
    return state.completes(state.active, ELEMENT_OF_WAY[way]) > 0 and can_carry_out(state, way)


def can_carry_out(state: Misiles, way: i64) -> bool:
    """Whether an element the active player holds would have its effect (M-R4)."""
    seat = state.active
    if way == BY_CRISIS or way == BY_ROULETTE_DICE:
        return state.total(seat) > 2  # M-R6, M-R31: two besides the one played
    if way == BY_SPACE:
        return has_space_candidate(state, seat)
    if way == BY_ROULETTE_MISSILE:
        return state.completes(seat, MISSILE) > 0
    if way == BY_CLOCK_LIGHT:
        return state.clock[seat] == 0  # 11.10a
    if way == BY_PROPAGANDA:
        return state.total(seat) > 2 and has_target(state, way)
    if way == BY_SPY_COMPLETE:
        return state.total(seat) > 1 and has_target(state, way)
    if way == BY_SPY_PARTS or way == BY_HOTLINE_CLOCK or way == BY_CLOCK_ADD or way == BY_CLOCK_REMOVE:
        return has_target(state, way)
    return True  # missile, wall and three parts can always be carried out


def has_target(state: Misiles, way: i64) -> bool:
    seat: i64 = 0
    while seat < state.seats:
        if fits(state, way, seat):
            return True
        seat += 1
    return False


def fits(state: Misiles, way: i64, seat: i64) -> bool:
    """Whether this seat can be the target; never behind an active wall (5.3, M-R8)."""
    if state.walled(seat):
        return False
    if way == BY_HOTLINE_CLOCK or way == BY_CLOCK_REMOVE:
        return state.clock[seat] > 0
    if way == BY_CLOCK_ADD:
        return 0 < state.clock[seat] < CLOCK_BOXES
    if seat == state.active:
        return False
    if way == BY_PROPAGANDA:
        return state.total(seat) > 1
    if way == BY_SPY_COMPLETE:
        return state.total(seat) > 0
    return state.lines_with_parts(seat) > 1  # 11.6a


def is_space_candidate(state: Misiles, seat: i64, element: i64) -> bool:
    """Whether Space Race may complete it: three or four parts, and not a barred element (11.3, M-R7)."""
    if element == MISSILE or element == SPACE or element == COUNTERSPY:
        return False
    return state.marked(seat, element) > 2


def has_space_candidate(state: Misiles, seat: i64) -> bool:
    element: i64 = 0
    while element < ELEMENTS:
        if is_space_candidate(state, seat, element):
            return True
        element += 1
    return False


def left_to_pick(state: Misiles, seat: i64, element: i64) -> i64:
    """The completes of an element not yet picked."""
    left = state.completes(seat, element)
    return left - 1 if state.pick_a == element else left


# --- lists ------------------------------------------------------------------------------------------------------------


def list_ways(state: Misiles, out: Legal) -> None:
    row = state.active * ELEMENTS
    complete = state.complete
    way: i64 = 0
    while way < WAYS:
        if complete[row + ELEMENT_OF_WAY[way]] > 0 and can_carry_out(state, way):
            out.add(DO_PLAY + way)
        way += 1


def list_ways_of(state: Misiles, element: i64, out: Legal) -> None:
    way: i64 = 0
    while way < WAYS:
        if ELEMENT_OF_WAY[way] == element and can_play(state, way):
            out.add(DO_PLAY + way)
        way += 1


def any_way(state: Misiles) -> bool:
    way: i64 = 0
    while way < WAYS:
        if can_play(state, way):
            return True
        way += 1
    return False


def any_way_of(state: Misiles, element: i64) -> bool:
    way: i64 = 0
    while way < WAYS:
        if ELEMENT_OF_WAY[way] == element and can_play(state, way):
            return True
        way += 1
    return False


def list_targets(state: Misiles, way: i64, out: Legal) -> None:
    seat: i64 = 0
    while seat < state.seats:
        if fits(state, way, seat):
            out.add(DO_TARGET + seat)
        seat += 1


def list_completes(state: Misiles, seat: i64, verb: i64, out: Legal) -> None:
    """List a seat's completes, except those already picked."""
    element: i64 = 0
    while element < ELEMENTS:
        if left_to_pick(state, seat, element) > 0:
            out.add(verb + element)
        element += 1


def list_lines_with_parts(state: Misiles, seat: i64, verb: i64, out: Legal) -> None:
    element: i64 = 0
    while element < ELEMENTS:
        if state.marked(seat, element) > 0 and element != state.pick_a:
            out.add(verb + element)
        element += 1


def list_open_lines(state: Misiles, seat: i64, verb: i64, out: Legal) -> None:
    """List the incomplete elements, each once (M-R12)."""
    element: i64 = 0
    while element < ELEMENTS:
        if state.is_open(seat, element) and element != state.pick_a and element != state.pick_b:
            out.add(verb + element)
        element += 1


def list_space_candidates(state: Misiles, seat: i64, verb: i64, out: Legal) -> None:
    element: i64 = 0
    while element < ELEMENTS:
        if is_space_candidate(state, seat, element):
            out.add(verb + element)
        element += 1
