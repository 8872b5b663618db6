"""What stands on the players' sheets, and how marks are made, erased and exchanged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.game import State
from contienda.games.misiles.elements import COPIES, ELEMENTS, MISSILE, PARTS

NOBODY: Final = -1
BITS: Final = vec[i64]([1, 2, 4, 8])

# Ways to win (10.1 to 10.3); positions in the list of endings.
BY_MISSILES: Final = 0
BY_CLOCK: Final = 1
BY_ROULETTE: Final = 2


class Sheets(State):
    """All sheets of a game; one row of ten elements per seat."""

    complete: vec[i64]
    parts: vec[i64]  # of the one open line
    walls: i64 = 0  # seats whose wall is active, as a sum of their bits
    clock: vec[i64]  # lit boxes
    winner: i64 = NOBODY
    reason: i64 = 0

    def hand_out_sheets(self, seats: int) -> None:
        """Empty sheets but for one complete missile each (4.1)."""
        self.seats = seats
        self.steps = vec[i64]([0] * 12)
        self.complete = vec[i64]([0] * (seats * ELEMENTS))
        self.parts = vec[i64]([0] * (seats * ELEMENTS))
        self.clock = vec[i64]([0] * seats)
        for seat in range(seats):
            self.complete[seat * ELEMENTS + MISSILE] = 1

    # --- reading ----------------------------------------------------------------------------------------------------

    def completes(self, seat: i64, element: i64) -> i64:
        return self.complete[seat * ELEMENTS + element]

    def marked(self, seat: i64, element: i64) -> i64:
        return self.parts[seat * ELEMENTS + element]

    def is_open(self, seat: i64, element: i64) -> bool:
        """Whether the element has a line to mark parts on (3.4)."""
        return self.complete[seat * ELEMENTS + element] < COPIES[element]

    def total(self, seat: i64) -> i64:
        """Complete elements on a sheet; an active wall or a lit clock is none (M-R25)."""
        row = seat * ELEMENTS
        complete = self.complete
        found: i64 = 0
        element: i64 = 0
        while element < ELEMENTS:
            found += complete[row + element]
            element += 1
        return found

    def lines_with_parts(self, seat: i64) -> i64:
        row = seat * ELEMENTS
        parts = self.parts
        found: i64 = 0
        element: i64 = 0
        while element < ELEMENTS:
            if parts[row + element] > 0:
                found += 1
            element += 1
        return found

    def walled(self, seat: i64) -> bool:
        return self.walls & BITS[seat] != 0

    # --- marking ----------------------------------------------------------------------------------------------------

    def mark_parts(self, seat: i64, element: i64, count: i64, clause: str) -> bool:
        """Mark parts on the open line; five complete it, more are lost. Says whether the element was completed."""
        if not self.is_open(seat, element):
            self.note("parts_lost", "M-R2", seat, element, count)
            return False
        spot = seat * ELEMENTS + element
        after = self.parts[spot] + count
        if after < PARTS:
            self.parts[spot] = after
            self.lead("parts_marked", clause, seat, element, count)
            return False
        self.lead("parts_marked", clause, seat, element, PARTS - self.parts[spot])
        if after > PARTS:
            self.note("parts_lost", "7.6", seat, element, after - PARTS)
        self.complete_line(seat, element, "3.3")
        return True

    def complete_line(self, seat: i64, element: i64, clause: str) -> None:
        """The open line becomes a complete; its parts are erased (3.3, M-R22)."""
        spot = seat * ELEMENTS + element
        self.parts[spot] = 0
        self.complete[spot] += 1
        self.lead("completed", clause, seat, element)
        self.check_missiles(seat)

    def erase(self, seat: i64, element: i64, clause: str) -> None:
        """A complete goes; parts stay (M-R22)."""
        self.complete[seat * ELEMENTS + element] -= 1
        self.note("erased", clause, seat, element)

    def receive(self, seat: i64, element: i64) -> None:
        """A complete arrives by exchange; beyond the last copy it is lost, and the last copy closes the line."""
        spot = seat * ELEMENTS + element
        if self.complete[spot] >= COPIES[element]:
            self.note("exchange_lost", "M-R23", seat, element)
            return
        self.complete[spot] += 1
        if self.complete[spot] == COPIES[element] and self.parts[spot] > 0:
            self.parts[spot] = 0
            self.note("line_closed", "M-R22", seat, element)

    # --- winning ----------------------------------------------------------------------------------------------------

    def check_missiles(self, seat: i64) -> None:
        """Three complete missiles win at once, whosever turn it is (10.1, M-R3)."""
        if self.completes(seat, MISSILE) >= COPIES[MISSILE]:
            self.win(seat, BY_MISSILES, "10.1")

    def win(self, seat: i64, reason: i64, clause: str) -> None:
        if self.winner == NOBODY:
            self.winner = seat
            self.reason = reason
            self.lead("won", clause, seat)
