"""Events that move or relieve Government units (5.1b, 5.1c, 5.1p)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.counters import UnitDraw, list_units
from contienda.games.maracas.rules.forces import areas_with, set_hits, shift_unit
from contienda.games.maracas.state import Maracas


class Independent(Step):
    """A Foreign unit acts on its own: choose the Area it leaves, if any (5.1b)."""

    number: i64 = 13

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(areas_with(state, c.GOV, state.tables.foreign_units, 0), c.DO_AREA, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        if action != c.DO_DONE:
            steps.ask_independent_unit(state, action - c.DO_AREA)


class IndependentUnit(Step):
    """Choose the Foreign unit in the Area (5.1b)."""

    number: i64 = 14
    arguments: str = "area"

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        units = state.units_at(c.GOV, steps.independent_unit_area(state)) & state.tables.foreign_units
        list_units(state, c.GOV, units, c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        area = steps.independent_unit_area(state)
        state.pop()
        steps.ask_independent_to(state, area, action - c.DO_PICK)


class IndependentTo(Step):
    """Choose where it goes: it stays there this Deployment and runs no missions this turn (5.1b)."""

    number: i64 = 15
    arguments: str = "area:16 look"

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(c.ALL_AREAS & ~BIT[steps.independent_to_area(state)], c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        area, look = steps.independent_to_area(state), steps.independent_to_look(state)
        goal = action - c.DO_AREA
        state.pop()
        bit = state.find_unit(c.GOV, state.units_at(c.GOV, area), look)
        shift_unit(state, c.GOV, bit, area, goal)
        state.fixed_units |= bit
        state.note("shifted", "5.1b", state.kind_of(c.GOV, bit), area, goal)


class Rotation(Step):
    """A national CBT is relieved: choose its place (5.1c)."""

    number: i64 = 16
    arguments: str = "left"

    def who(self, state: Maracas) -> i64:
        return c.INS if steps.rotation_left(state) > 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(rotation_places(state), c.DO_PLACE, out)

    def do(self, state: Maracas, action: i64) -> None:
        steps.ask_rotation_unit(state, action - c.DO_PLACE)


class RotationUnit(Step):
    """Choose the CBT that is relieved (5.1c)."""

    number: i64 = 17
    arguments: str = "place"

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_units(state, c.GOV, national(state, steps.rotation_unit_place(state)) & ~state.rotated, c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        place = steps.rotation_unit_place(state)
        state.pop()
        bit = state.find_unit(c.GOV, national(state, place) & ~state.rotated, action - c.DO_PICK)
        steps.ask_rotation_draw(state, place, lowest(bit))


class RotationDraw(UnitDraw):
    """Chance draws the relief: same place, concentrated, without Hits; the old unit is out of play (5.1c)."""

    number: i64 = 18
    arguments: str = "place:16 unit"

    def side(self, state: Maracas) -> i64:
        return c.GOV

    def units(self, state: Maracas) -> i64:
        return relief_units(state)

    def do(self, state: Maracas, action: i64) -> None:
        place, old = steps.rotation_draw_place(state), BIT[steps.rotation_draw_unit(state)]
        kind = action - c.DO_FORCE
        state.pop()
        left = steps.rotation_left(state)
        state.pop()
        steps.ask_rotation(state, left - 1)
        bit = state.first_of_kind(relief_units(state), kind)
        shift_unit(state, c.GOV, bit, c.UNUSED, place)
        shift_unit(state, c.GOV, old, place, c.UNUSED)
        state.flipped &= ~(bit | old)
        set_hits(state, c.GOV, old, 0)
        state.rotated |= bit | old
        state.note("rotated", "5.1c", state.kind_of(c.GOV, old), kind, place)


class Coup(Step):
    """A coup is feared: choose where a national CBT goes to the Quick Reaction Force from (5.1p)."""

    number: i64 = 24
    arguments: str = "left"

    def who(self, state: Maracas) -> i64:
        return c.GOV if steps.coup_left(state) > 0 and coup_places(state) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(coup_places(state), c.DO_PLACE, out)

    def do(self, state: Maracas, action: i64) -> None:
        steps.ask_coup_unit(state, action - c.DO_PLACE)


class CoupUnit(Step):
    """Choose the CBT that goes to the Quick Reaction Force (5.1p)."""

    number: i64 = 25
    arguments: str = "place"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        list_units(state, c.GOV, national(state, steps.coup_unit_place(state)), c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        place = steps.coup_unit_place(state)
        state.pop()
        left = steps.coup_left(state)
        state.pop()
        steps.ask_coup(state, left - 1)
        bit = state.find_unit(c.GOV, national(state, place), action - c.DO_PICK)
        shift_unit(state, c.GOV, bit, place, c.QRF)
        state.flipped &= ~bit
        state.note("alerted", "5.1p", state.kind_of(c.GOV, bit), place)


def national(state: Maracas, place: i64) -> i64:
    return state.units_at(c.GOV, place) & state.tables.type_mask[c.T_CBT]


def relief_units(state: Maracas) -> i64:
    """The unused national CBT that may be drawn, without those this event has just relieved."""
    return national(state, c.UNUSED) & ~state.rotated


def reliefs(state: Maracas) -> i64:
    """The number of reliefs: two, or fewer if too few are in play or unused (5.1c)."""
    fewest = count(relief_units(state))
    in_play: i64 = 0
    for place in range(i64(c.DISRUPTED + 1)):
        in_play += count(national(state, place))
    if in_play < fewest:
        fewest = in_play
    return fewest if fewest < 2 else 2


def rotation_places(state: Maracas) -> i64:
    """The places, including Disrupted, with a national CBT that has not just arrived."""
    found: i64 = 0
    for place in range(i64(c.DISRUPTED + 1)):
        if national(state, place) & ~state.rotated != 0:
            found |= BIT[place]
    return found


def coup_places(state: Maracas) -> i64:
    found: i64 = 0
    for place in range(i64(c.AVAILABLE + 1)):
        if national(state, place) != 0:
            found |= BIT[place]
    return found
