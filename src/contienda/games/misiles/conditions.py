"""What may be played, at whom, and with which picks: every condition of the elements (8.2, 11, M-R27)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.game import Legal
from contienda.games.misiles.elements import (
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
from contienda.games.misiles.sheets import NOBODY, Sheets


class Conditions(Sheets):
    """Answers about the active player's possibilities; changes nothing."""

    active: i64 = 0
    pick_a: i64 = NOBODY  # what was picked so far in a step of several picks
    pick_b: i64 = NOBODY

    def can_play(self, way: i64) -> bool:
        """Whether the active player may play an element this way now (8.2, M-R4)."""
        seat = self.active
        if self.completes(seat, ELEMENT_OF_WAY[way]) == 0:
            return False
        if way == BY_CRISIS or way == BY_ROULETTE_DICE:
            return self.total(seat) > 2  # M-R6, M-R31: two besides the one played
        if way == BY_SPACE:
            return self.has_space_candidate(seat)
        if way == BY_ROULETTE_MISSILE:
            return self.completes(seat, MISSILE) > 0
        if way == BY_CLOCK_LIGHT:
            return self.clock[seat] == 0  # 11.10a
        if way == BY_PROPAGANDA:
            return self.total(seat) > 2 and self.has_target(way)
        if way == BY_SPY_COMPLETE:
            return self.total(seat) > 1 and self.has_target(way)
        if way == BY_SPY_PARTS or way == BY_HOTLINE_CLOCK or way == BY_CLOCK_ADD or way == BY_CLOCK_REMOVE:
            return self.has_target(way)
        return True  # missile, wall and three parts can always be carried out

    def has_target(self, way: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.fits(way, seat):
                return True
            seat += 1
        return False

    def fits(self, way: i64, seat: i64) -> bool:
        """Whether that seat can be the target; never behind an active wall (5.3, M-R8)."""
        if self.walled(seat):
            return False
        if way == BY_HOTLINE_CLOCK or way == BY_CLOCK_REMOVE:
            return self.clock[seat] > 0
        if way == BY_CLOCK_ADD:
            return 0 < self.clock[seat] < CLOCK_BOXES
        if seat == self.active:
            return False
        if way == BY_PROPAGANDA:
            return self.total(seat) > 1
        if way == BY_SPY_COMPLETE:
            return self.total(seat) > 0
        return self.lines_with_parts(seat) > 1  # 11.6a

    def is_space_candidate(self, seat: i64, element: i64) -> bool:
        """Three or four parts, and none of the three barred elements (11.3, M-R7)."""
        if element == MISSILE or element == SPACE or element == COUNTERSPY:
            return False
        return self.marked(seat, element) > 2

    def has_space_candidate(self, seat: i64) -> bool:
        element: i64 = 0
        while element < ELEMENTS:
            if self.is_space_candidate(seat, element):
                return True
            element += 1
        return False

    def left_to_pick(self, seat: i64, element: i64) -> i64:
        """Completes of an element that are not picked yet."""
        left = self.completes(seat, element)
        return left - 1 if self.pick_a == element else left

    # --- lists ------------------------------------------------------------------------------------------------------

    def list_ways(self, out: Legal) -> None:
        way: i64 = 0
        while way < WAYS:
            if self.can_play(way):
                out.add(DO_PLAY + way)
            way += 1

    def list_ways_of(self, element: i64, out: Legal) -> None:
        way: i64 = 0
        while way < WAYS:
            if ELEMENT_OF_WAY[way] == element and self.can_play(way):
                out.add(DO_PLAY + way)
            way += 1

    def any_way(self) -> bool:
        way: i64 = 0
        while way < WAYS:
            if self.can_play(way):
                return True
            way += 1
        return False

    def any_way_of(self, element: i64) -> bool:
        way: i64 = 0
        while way < WAYS:
            if ELEMENT_OF_WAY[way] == element and self.can_play(way):
                return True
            way += 1
        return False

    def list_targets(self, way: i64, out: Legal) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self.fits(way, seat):
                out.add(DO_TARGET + seat)
            seat += 1

    def list_completes(self, seat: i64, verb: i64, out: Legal) -> None:
        """Completes of a seat, less those picked already."""
        element: i64 = 0
        while element < ELEMENTS:
            if self.left_to_pick(seat, element) > 0:
                out.add(verb + element)
            element += 1

    def list_lines_with_parts(self, seat: i64, verb: i64, out: Legal) -> None:
        element: i64 = 0
        while element < ELEMENTS:
            if self.marked(seat, element) > 0 and element != self.pick_a:
                out.add(verb + element)
            element += 1

    def list_open_lines(self, seat: i64, verb: i64, out: Legal) -> None:
        """Incomplete elements, each once (M-R12)."""
        element: i64 = 0
        while element < ELEMENTS:
            if self.is_open(seat, element) and element != self.pick_a and element != self.pick_b:
                out.add(verb + element)
            element += 1

    def list_space_candidates(self, seat: i64, verb: i64, out: Legal) -> None:
        element: i64 = 0
        while element < ELEMENTS:
            if self.is_space_candidate(seat, element):
                out.add(verb + element)
            element += 1
