"""The setup (4), the start of a turn (6, 11.4b, 11.10c) and its end (9)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.misiles import _codec
from contienda.games.misiles._steps import ask_decision, ask_end, ask_roll, ask_start, start_seat
from contienda.games.misiles.constants import DO_ERASE, ELEMENTS, LIMIT, MISSILE
from contienda.games.misiles.rules.conditions import list_completes
from contienda.games.misiles.rules.sheets import erase, win
from contienda.games.misiles.state import BITS, BY_CLOCK, NOBODY, Misiles


def set_up(state: Misiles, seats: int, first: int, strict_clock: bool) -> None:
    """Give each empty sheet one missile (4.1) and two collections, clockwise from the first player (M-R19)."""
    state.seats = seats
    state.restore_pending([])
    _codec.blank(state)
    for seat in range(seats):
        state.complete[seat * ELEMENTS + MISSILE] = 1
    state.strict_clock = strict_clock
    state.active = first
    ask_start(state, first)
    for behind in range(seats - 1, -1, -1):
        ask_roll(state, (first + behind) % seats)
        ask_roll(state, (first + behind) % seats)
    state.settle()


class Start(Step):
    """A turn begins (6.1)."""

    number: i64 = 0
    arguments: str = "seat"

    def unasked(self, state: Misiles) -> None:
        """Drop the player's wall and darken one box of their clock (11.4b, 11.10c, M-R24), then collect and decide."""
        seat = start_seat(state)
        state.pop()
        state.active = seat
        state.way = NOBODY
        state.target = NOBODY
        state.turn += 1
        state.begin("turn_began", "6.1", seat, state.turn)
        ask_end(state)
        if state.walled(seat):
            state.walls -= BITS[seat]
            state.note("wall_off", "11.4b", seat)
        if state.clock[seat] > 0:
            state.clock[seat] -= 1
            state.lead("clock_ticked", "11.10c", seat, state.clock[seat])
            if state.clock[seat] == 0:
                if state.completes(seat, MISSILE) > 0:
                    win(state, seat, BY_CLOCK, "10.2")
                else:
                    state.note("turn_lost", "11.10d", seat)
                return
            if state.strict_clock:
                state.note("turn_lost", "M-R15", seat)
                return
        ask_decision(state)
        ask_roll(state, seat)


class End(Step):
    """The turn ends with no more than seven completes (9.1)."""

    number: i64 = 20

    def who(self, state: Misiles) -> i64:
        return state.active if state.total(state.active) > LIMIT else UNASKED

    def unasked(self, state: Misiles) -> None:
        """Pass the turn to the left (6.1)."""
        state.pop()
        ask_start(state, (state.active + 1) % state.seats)

    def list(self, state: Misiles, out: Legal) -> None:
        list_completes(state, state.active, DO_ERASE, out)

    def do(self, state: Misiles, action: i64) -> None:
        erase(state, state.active, action - DO_ERASE, "9.1")
