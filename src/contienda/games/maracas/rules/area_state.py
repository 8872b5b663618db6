"""Changes in an Area and in a side's books: Terror, Task Points, the allocation (3.6, 6.2, 7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import Legal
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas


def lay_map(state: Maracas) -> None:
    """Set up the Intelligence Pool and the first allocation of Task Points."""
    state.pool = state.tables.pool[:]
    for side in range(i64(c.SIDES)):
        state.set_number(side, c.TP_MAX, state.tables.tp_start)


def list_areas(areas: i64, verb: i64, out: Legal) -> None:
    """List each Area or place of a set."""
    while areas != 0:
        out.add(verb + lowest(areas))
        areas &= areas - 1


def terrorise(state: Maracas, area: i64, side: i64, clause: str) -> None:
    """Place a Terror marker and charge the side that ran the mission; nobody pays for the NSM (D-R10, D-R75)."""
    if state.is_terrorised(area):
        return
    state.terror |= BIT[area]
    state.new_terror |= BIT[area]
    if side != c.NONE:
        state.numbers[side * c.NUMBERS + c.L_TERROR] += 1
        state.numbers[side * c.NUMBERS + c.L_TERROR_PN] += state.tables.pn[area]
    state.note("terrorised", clause, area)


def lose_tp(state: Maracas, side: i64) -> None:
    """Lose a Task Point if there is one (D-R79)."""
    if state.numbers[side * c.NUMBERS + c.TP_NOW] > 0:
        state.numbers[side * c.NUMBERS + c.TP_NOW] -= 1


def lower_allocation(state: Maracas, side: i64, number: i64) -> None:
    """Change the allocation within its bounds (3.6)."""
    value = state.numbers[side * c.NUMBERS + c.TP_MAX] - number
    if value < state.tables.tp_least:
        value = state.tables.tp_least
    if value > state.tables.tp_most:
        value = state.tables.tp_most
    state.numbers[side * c.NUMBERS + c.TP_MAX] = value
