"""Deployment of the Government (5.3a to 5.3c): counters are moved, then stacked, all in public."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.counters import list_assets, list_units
from contienda.games.maracas.rules.forces import guard_of, mark, open_stack, put_stack, shift_asset, shift_unit
from contienda.games.maracas.state import Maracas


class First(Step):
    """The Insurgent chooses who deploys first, with that option (5.3a, D-R1)."""

    number: i64 = 37

    def who(self, state: Maracas) -> i64:
        return c.INS if state.tables.insurgent_chooses else UNASKED

    def unasked(self, state: Maracas) -> None:
        state.pop()
        ask_deployments(state, False)

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_FIRST)
        out.add(c.DO_SECOND)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        state.note("first_deployer", "5.3a", c.INS, c.INS if action == c.DO_FIRST else c.GOV)
        ask_deployments(state, action == c.DO_FIRST)


class Transfer(Step):
    """The Government chooses where to move a counter from (5.3b)."""

    number: i64 = 38

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(transfer_places(state), c.DO_PLACE, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_DONE:
            state.pop()
        else:
            steps.ask_transfer_unit(state, action - c.DO_PLACE)


class TransferUnit(Step):
    """The Government chooses the counter to move (5.3b)."""

    number: i64 = 39
    arguments: str = "place"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        place = steps.transfer_unit_place(state)
        list_units(state, c.GOV, movable_units(state, place), c.DO_PICK, out)
        list_assets(state, c.GOV, movable_assets(state, place), c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        place = steps.transfer_unit_place(state)
        state.pop()
        steps.ask_transfer_to(state, place, action - c.DO_PICK)


class TransferTo(Step):
    """The Government chooses where the counter goes (5.3b)."""

    number: i64 = 40
    arguments: str = "place:16 look"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        goals = transfer_goals(state, steps.transfer_to_place(state), steps.transfer_to_look(state))
        list_areas(goals, c.DO_PLACE, out)

    def do(self, state: Maracas, action: i64) -> None:
        place, look = steps.transfer_to_place(state), steps.transfer_to_look(state)
        goal = action - c.DO_PLACE
        state.pop()
        if state.is_asset_look(look):
            bit = state.first_of_kind(movable_assets(state, place), c.kind_in(look))
            shift_asset(state, c.GOV, bit, place, goal)
            state.shifted_assets |= bit
        else:
            bit = state.find_unit(c.GOV, movable_units(state, place), look)
            shift_unit(state, c.GOV, bit, place, goal)
            state.shifted_units |= bit
            if goal >= c.AREAS:
                state.flipped &= ~bit
        state.note("transferred", "5.3b", c.kind_in(look), place, goal)


class Stacks(Step):
    """Form stacks in each place in map order, then the QRF, until every counter is in one (5.3c)."""

    number: i64 = 41
    arguments: str = "place"

    def unasked(self, state: Maracas) -> None:
        first = steps.stacks_place(state)
        state.pop()
        for place in range(first, i64(c.QRF + 1)):
            stackable = place != c.AVAILABLE and (place >= c.AREAS or not state.is_frozen(place))
            if stackable and state.units_at(c.GOV, place) | loose_assets(state, place) != 0:
                steps.ask_stacks(state, place)
                steps.ask_form(state, open_stack(state, c.GOV, place, c.AT_LARGE))
                return


class Form(Step):
    """The Government chooses what joins the stack; regular units choose their mode (5.3c)."""

    number: i64 = 42
    arguments: str = "stack"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        list_joining(state, steps.form_stack(state), out)

    def do(self, state: Maracas, action: i64) -> None:
        stack = steps.form_stack(state)
        if action == c.DO_CLOSE:
            close_stack(state, stack)
        else:
            join(state, stack, action - c.DO_ADD)


class Guard(Step):
    """The Government decides whether the stack guards the Objective (9.6a)."""

    number: i64 = 43
    arguments: str = "stack"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_GUARD)
        out.add(c.DO_OUTSIDE)

    def do(self, state: Maracas, action: i64) -> None:
        stack = steps.guard_stack(state)
        state.pop()
        if action == c.DO_GUARD:
            put_stack(state, stack, state.place_of(stack), c.GUARD)
            state.note("guards", "9.6a", stack, state.place_of(stack))
        else:
            state.note("not_guarding", "9.6a", stack, state.place_of(stack))


def ask_deployments(state: Maracas, insurgent_first: bool) -> None:
    """Ask for both deployments, the Government's first unless the option lets the Insurgent choose (5.3a, D-R1)."""
    state.allowance = 0
    state.shifted_units = 0
    state.shifted_assets = 0
    if not insurgent_first:
        ask_insurgent_deployment(state)
    steps.ask_stacks(state, 0)
    steps.ask_transfer(state)
    if insurgent_first:
        ask_insurgent_deployment(state)


def ask_insurgent_deployment(state: Maracas) -> None:
    steps.ask_deployed(state)
    steps.ask_cells(state, 0)
    steps.ask_arrive(state)


# --- transfers -------------------------------------------------------------------------------------------------------


def movable_units(state: Maracas, place: i64) -> i64:
    """What may be moved from there: not Militia, nothing twice, no unit held by an event."""
    found = state.units_at(c.GOV, place) & ~state.tables.militia[c.GOV] & ~state.shifted_units & ~state.fixed_units
    if place == c.QRF and state.event == c.E_COUP:
        found &= ~state.tables.type_mask[c.T_CBT]
    return found


def movable_assets(state: Maracas, place: i64) -> i64:
    found = state.assets_at(c.GOV, place) & ~state.shifted_assets & ~state.new_informants
    if place != c.AVAILABLE:
        found &= ~state.tables.informants
    return found


def transfer_places(state: Maracas) -> i64:
    found: i64 = 0
    for place in range(i64(c.QRF + 1)):
        if place >= c.AREAS or not state.is_frozen(place):
            if movable_units(state, place) | movable_assets(state, place) != 0:
                found |= BIT[place]
    return found


def transfer_goals(state: Maracas, place: i64, look: i64) -> i64:
    goals = c.ALL_AREAS & ~state.frozen
    if not state.is_asset_look(look) or state.tables.kind_mask[c.kind_in(look)] & state.tables.informants == 0:
        goals |= BIT[c.AVAILABLE] | BIT[c.QRF]
    return goals & ~BIT[place]


# --- stacks ----------------------------------------------------------------------------------------------------------


def loose_assets(state: Maracas, place: i64) -> i64:
    return state.assets_at(c.GOV, place) & ~state.tables.informants


def joinable_units(state: Maracas, stack: i64) -> i64:
    """The units of the place that may still join (D-R74, events 44 and 54)."""
    units = state.stack_units[stack]
    if count(units) >= c.MOST_UNITS:
        return 0
    found = state.units_at(c.GOV, state.place_of(stack))
    if state.event == c.E_ARMY_POLICE:
        if units & state.tables.type_mask[c.T_CBT] != 0:
            found &= ~state.tables.type_mask[c.T_POL]
        if units & state.tables.type_mask[c.T_POL] != 0:
            found &= ~state.tables.type_mask[c.T_CBT]
    elif state.event == c.E_FRIENDLY_FIRE:
        if has_foreign(state, stack):
            found &= ~state.tables.type_mask[c.T_CBT]
        if has_national(state, stack):
            found &= ~state.tables.foreign_units
    return found


def joinable_assets(state: Maracas, stack: i64) -> i64:
    if count(state.stack_assets[stack]) >= c.MOST_ASSETS:
        return 0
    found = loose_assets(state, state.place_of(stack))
    if state.event == c.E_FRIENDLY_FIRE:
        if has_foreign(state, stack):
            found &= state.tables.foreign_assets
        if has_national(state, stack):
            found &= ~state.tables.foreign_assets
    return found


def has_foreign(state: Maracas, stack: i64) -> bool:
    units, assets = state.stack_units[stack], state.stack_assets[stack]
    return units & state.tables.foreign_units != 0 or assets & state.tables.foreign_assets != 0


def has_national(state: Maracas, stack: i64) -> bool:
    """Whether there is a national CBT or Asset; Militia and Police join either."""
    units, assets = state.stack_units[stack], state.stack_assets[stack]
    return units & state.tables.type_mask[c.T_CBT] != 0 or assets & ~state.tables.foreign_assets != 0


def list_joining(state: Maracas, stack: i64, out: Legal) -> None:
    """List what may join: regular units in either mode, if their Hits allow it (D-R25); concentrated in the QRF."""
    units = joinable_units(state, stack)
    regular = units & state.tables.regular[c.GOV]
    list_units(state, c.GOV, units & ~regular, c.DO_ADD, out)
    seen: i64 = 0
    last: i64 = c.NONE
    while regular != 0:
        bit = regular & -regular
        regular &= regular - 1
        kind = state.kind_of(c.GOV, bit)
        hits = state.hits_of(c.GOV, bit)
        if kind != last:
            last = kind
            seen = 0
        if seen & BIT[hits] != 0:
            continue
        seen |= BIT[hits]
        out.add(c.DO_ADD + c.look(kind, hits, 0))
        if state.place_of(stack) != c.QRF and hits < state.tables.printed(kind, 1, c.TR):
            out.add(c.DO_ADD + c.look(kind, hits, 1))
    list_assets(state, c.GOV, joinable_assets(state, stack), c.DO_ADD, out)
    if state.stack_units[stack] | state.stack_assets[stack] != 0:
        out.add(c.DO_CLOSE)


def join(state: Maracas, stack: i64, look: i64) -> None:
    place = state.place_of(stack)
    if state.is_asset_look(look):
        bit = state.first_of_kind(joinable_assets(state, stack), c.kind_in(look))
        state.box_assets[c.GOV * c.PLACES + place] &= ~bit
        state.stack_assets[stack] |= bit
        return
    bit = find_in_any_mode(state, joinable_units(state, stack), look)
    state.box_units[c.GOV * c.PLACES + place] &= ~bit
    state.stack_units[stack] |= bit
    if c.back_in(look) != 0:
        state.flipped |= bit
    else:
        state.flipped &= ~bit


def find_in_any_mode(state: Maracas, units: i64, look: i64) -> i64:
    """A unit with this look, or a regular one that can take it."""
    bit = state.find_unit(c.GOV, units, look)
    if bit == 0:
        bit = state.find_unit(c.GOV, units, look - 1 if c.back_in(look) != 0 else look + 1)
    return bit


def close_stack(state: Maracas, stack: i64) -> None:
    """Close the stack; in an Objective Area it may enter the empty box (9.6)."""
    state.pop()
    if state.stack_units[stack] & state.fixed_units != 0:
        mark(state, stack, c.BARRED | c.ACTED)
    place = state.place_of(stack)
    state.note("stacked", "5.3c", stack, place, state.height(stack))
    if place < c.AREAS and state.tables.objectives & BIT[place] != 0 and state.stack_units[stack] != 0:
        if guard_of(state, place) == c.NONE:
            steps.ask_guard(state, stack)
