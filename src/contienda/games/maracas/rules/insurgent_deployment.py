"""Deployment of the Insurgent (5.3d, 5.3e): they bring on and stack counters in secret.

The number of counters in each stack is revealed when they have finished.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.counters import list_assets, list_units
from contienda.games.maracas.rules.forces import open_stack, put_stack, shift_asset, shift_unit, show_boxes
from contienda.games.maracas.state import Maracas


class Arrive(Step):
    """The Insurgent chooses a counter to bring on (5.3d)."""

    number: i64 = 44
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        if safe_areas(state) != 0:
            list_units(state, c.INS, state.units_at(c.INS, c.AVAILABLE), c.DO_PICK, out)
            list_assets(state, c.INS, state.assets_at(c.INS, c.AVAILABLE) & ~state.tables.dummies, c.DO_PICK, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_DONE:
            state.pop()
        else:
            steps.ask_arrive_to(state, action - c.DO_PICK)


class ArriveTo(Step):
    """The Insurgent chooses where it enters (5.3d)."""

    number: i64 = 45
    arguments: str = "look"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(safe_areas(state), c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        look, area = steps.arrive_to_look(state), action - c.DO_AREA
        state.pop()
        if state.is_asset_look(look):
            free = state.assets_at(c.INS, c.AVAILABLE) & ~state.tables.dummies
            shift_asset(state, c.INS, state.first_of_kind(free, c.kind_in(look)), c.AVAILABLE, area)
        else:
            shift_unit(
                state, c.INS, state.find_unit(c.INS, state.units_at(c.INS, c.AVAILABLE), look), c.AVAILABLE, area
            )
        state.allowance += 1
        state.whisper(c.INS, "arrived", "5.3d", c.kind_in(look), area)


class Cells(Step):
    """Form stacks in each Area in map order until every unit is in one (5.3e)."""

    number: i64 = 46
    arguments: str = "area"

    def unasked(self, state: Maracas) -> None:
        first = steps.cells_area(state)
        state.pop()
        for area in range(first, i64(c.AREAS)):
            if not state.is_frozen(area) and state.units_at(c.INS, area) != 0:
                steps.ask_cells(state, area)
                steps.ask_cell(state, open_stack(state, c.INS, area, c.UNDERGROUND))
                return


class Cell(Step):
    """The Insurgent chooses what joins the stack (5.3e)."""

    number: i64 = 47
    arguments: str = "stack"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        stack = steps.cell_stack(state)
        area = state.place_of(stack)
        if count(state.stack_units[stack]) < c.MOST_UNITS:
            list_units(state, c.INS, state.units_at(c.INS, area), c.DO_ADD, out)
        if count(state.stack_assets[stack]) < c.MOST_ASSETS:
            list_assets(state, c.INS, state.assets_at(c.INS, area) & ~state.tables.dummies, c.DO_ADD, out)
            if free_dummies(state, area) != 0:
                out.add(c.DO_ADD + c.look(c.KINDS - 1, 0, 0))
        if state.stack_units[stack] != 0:
            out.add(c.DO_CLOSE)

    def do(self, state: Maracas, action: i64) -> None:
        stack = steps.cell_stack(state)
        if action == c.DO_CLOSE:
            state.pop()
            steps.ask_hide(state, stack)
        else:
            join_cell(state, stack, action - c.DO_ADD)


class Hide(Step):
    """The Insurgent puts the stack underground or at large (5.3e)."""

    number: i64 = 48
    arguments: str = "stack"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_UNDERGROUND)
        out.add(c.DO_AT_LARGE)

    def do(self, state: Maracas, action: i64) -> None:
        stack = steps.hide_stack(state)
        state.pop()
        where: i64 = c.UNDERGROUND if action == c.DO_UNDERGROUND else c.AT_LARGE
        put_stack(state, stack, state.place_of(stack), where)


class Deployed(Step):
    """Move loose counters to Available (D-R65) and reveal how many are where (5.3e)."""

    number: i64 = 49

    def unasked(self, state: Maracas) -> None:
        state.pop()
        for area in range(i64(c.AREAS)):
            if not state.is_frozen(area):
                row = c.INS * c.PLACES + area
                state.known_assets &= ~state.assets_from(area)
                state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= state.box_assets[row]
                state.box_assets[row] = 0
        state.allowance = 0
        state.nodes_seen = c.NONE
        show_boxes(state)
        for stack in range(state.stacks):
            if state.stack_at[stack] != c.NONE and state.side_of(stack) == c.INS:
                state.note("cell_seen", "5.3e", stack, state.place_of(stack), state.where(stack), state.height(stack))


def safe_areas(state: Maracas) -> i64:
    """The Areas with an Insurgent Infrastructure Unit that are not frozen."""
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        if state.row(area, c.R_IU + c.INS) > 0 and not state.is_frozen(area):
            found |= BIT[area]
    return found


def free_dummies(state: Maracas, area: i64) -> i64:
    """The Dummies of the box first, then those of Available within the allowance."""
    here = state.assets_at(c.INS, area) & state.tables.dummies
    if here == 0 and state.allowance > 0:
        here = state.assets_at(c.INS, c.AVAILABLE) & state.tables.dummies
    return here


def join_cell(state: Maracas, stack: i64, look: i64) -> None:
    area = state.place_of(stack)
    if not state.is_asset_look(look):
        bit = state.find_unit(c.INS, state.units_at(c.INS, area), look)
        state.box_units[c.INS * c.PLACES + area] &= ~bit
        state.stack_units[stack] |= bit
        return
    if c.kind_in(look) == c.KINDS - 1:
        free = free_dummies(state, area)
        bit = free & -free
        if state.assets_at(c.INS, area) & bit == 0:
            state.allowance -= 1
    else:
        bit = state.first_of_kind(state.assets_at(c.INS, area), c.kind_in(look))
    state.box_assets[c.INS * c.PLACES + area] &= ~bit
    state.box_assets[c.INS * c.PLACES + c.AVAILABLE] &= ~bit
    state.stack_assets[stack] |= bit
