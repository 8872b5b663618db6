"""Arrows of the dependency map: services that do not spread, and pairs without cascades (7.6a, B09, R49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import NONE
from contienda.games.buenosos.effect_codes import E_DURATION, R_A, R_SUBJECT
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.mechanics.lasting_effects import lay
from contienda.games.buenosos.primitive import ONE_SERVICE, TWO_SERVICES, Primitive
from contienda.games.buenosos.schema_keys import STANDS, SUBJECT, Keys
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.reachability import Effect, Reachability


MUTE: Final = 17


class Mute(Primitive):
    """The service does not spread intermittency (7.6a)."""

    number: i64 = MUTE
    lasting: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "duration": STANDS}

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.1


CUT_EDGE: Final = 18


class CutEdge(Primitive):
    """No cascade between the two targets (B09, R49)."""

    number: i64 = CUT_EDGE
    lasting: bool = True
    about: i64 = TWO_SERVICES
    keys: ClassVar[Keys] = {"on": SUBJECT, "duration": STANDS}

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        if effect.target is None or effect.target["pick"] != "edge":
            reach.report.never((*effect.place, "on"), "scenario-never-pair")

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        if node == state.pick_a:  # one row per pair
            lay(state, CUT_EDGE, node, 0, state.pick_b, 0, 0, -1, state.tables.effect(row, E_DURATION))

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.cut_a = node
        forecast.cut_b = other

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        forecast.cut_a = state.row(index, R_SUBJECT)
        forecast.cut_b = state.row(index, R_A)


def cut_from(state: BuenOsos, node: i64) -> i64:
    """The other ends of a node's cut arrows."""
    found: i64 = 0
    index = state.next_row(CUT_EDGE)
    while index != NONE:
        if state.row(index, R_SUBJECT) == node:
            found |= BIT[state.row(index, R_A)]
        elif state.row(index, R_A) == node:
            found |= BIT[state.row(index, R_SUBJECT)]
        index = state.next_row(CUT_EDGE, index + 1)
    return found


def dependencies(state: BuenOsos, service: i64) -> i64:
    """The set of nodes a service depends on, without arrows cut this turn (B09, R49)."""
    found = state.tables.needs[service] & state.present
    return found & ~cut_from(state, service) if state.stands(CUT_EDGE) else found
