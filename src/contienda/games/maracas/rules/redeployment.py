"""Redeployment (7.1): both withdraw counters in secret; then stacks dissolve and hands are reduced."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.chits import give_back, list_chits
from contienda.games.maracas.rules.counters import list_assets, list_units
from contienda.games.maracas.rules.forces import show_boxes
from contienda.games.maracas.rules.memory import dissolve, forget_all_scattered, forget_area, remember_hits
from contienda.games.maracas.rules.planning import forget_plan
from contienda.games.maracas.state import Maracas


class Redeployment(Step):
    """Begin the end of the turn; stacks and face-up counters stay as they are until both have decided (7.1)."""

    number: i64 = 100

    def unasked(self, state: Maracas) -> None:
        state.pop()
        state.active = c.NONE
        state.debate = 0
        state.begin("redeployment", "7.1", state.turn)


class Withdraw(Step):
    """A side chooses an Area to withdraw a counter from (7.1)."""

    number: i64 = 79
    arguments: str = "side"
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.withdraw_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(withdrawal_areas(state, steps.withdraw_side(state)), c.DO_PLACE, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_DONE:
            state.pop()
        else:
            steps.ask_withdraw_unit(state, steps.withdraw_side(state), action - c.DO_PLACE)


class WithdrawUnit(Step):
    """A side chooses the counter; face-up and face-down Insurgent counters are separate choices (7.1, D-R91)."""

    number: i64 = 80
    arguments: str = "side:2 area"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.withdraw_unit_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        """List the looks; the other side of an Insurgent counter means face up."""
        side, area = steps.withdraw_unit_side(state), steps.withdraw_unit_area(state)
        units, assets = withdrawable_units(state, side, area), withdrawable_assets(state, side, area)
        open_units: i64 = units & state.up_units if side == c.INS else 0
        open_assets: i64 = assets & (state.up_assets | state.identified) if side == c.INS else 0
        list_units(state, side, units & ~open_units, c.DO_PICK, out)
        list_units(state, side, open_units, c.DO_PICK + 1, out)
        list_assets(state, side, assets & ~open_assets, c.DO_PICK, out)
        list_assets(state, side, open_assets, c.DO_PICK + 1, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, area = steps.withdraw_unit_side(state), steps.withdraw_unit_area(state)
        look = action - c.DO_PICK
        state.pop()
        units, assets = withdrawable_units(state, side, area), withdrawable_assets(state, side, area)
        if side == c.INS:
            openly = c.back_in(look) != 0
            units &= state.up_units if openly else ~state.up_units
            assets &= state.up_assets | state.identified if openly else ~(state.up_assets | state.identified)
            look -= c.back_in(look)
        if state.is_asset_look(look):
            state.plan_assets[side] |= state.first_of_kind(assets, c.kind_in(look))
        else:
            state.plan_units[side] |= state.find_unit(side, units, look)


class Redeployed(Step):
    """Carry out the withdrawals and dissolve the stacks; Insurgent counters go underground, face down (7.1)."""

    number: i64 = 81

    def unasked(self, state: Maracas) -> None:
        state.pop()
        forget_all_scattered(state)
        for side in range(i64(c.SIDES)):
            units, assets = state.plan_units[side], state.plan_assets[side]
            for area in range(i64(c.AREAS)):
                withdraw(state, side, area, units, assets)
            state.flipped &= ~units if side == c.GOV else -1
            forget_plan(state, side)
            state.set_number(side, c.TP_NOW, 0)
        dissolve(state)
        show_boxes(state)
        state.note("hidden_again", "7.1", c.INS)


class Discard(Step):
    """A side discards down to its allocation of Task Points (7.11)."""

    number: i64 = 82
    arguments: str = "side"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.discard_side(state)
        return side if count(state.hands[side]) > state.number(side, c.TP_MAX) else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        list_chits(state.hands[steps.discard_side(state)], c.DO_CHIT, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, chit = steps.discard_side(state), action - c.DO_CHIT
        state.hands[side] = state.without_chit(state.hands[side], chit)
        give_back(state, side, state.with_chit(0, chit), False)
        state.note("discarded", "7.11", side)
        state.whisper(side, "discarded_chit", "7.11", chit)


def withdrawable_units(state: Maracas, side: i64, area: i64) -> i64:
    """The units that may be withdrawn: not Militia, not in frozen Areas, not twice."""
    if state.is_frozen(area):
        return 0
    return state.units_in(side, area) & ~state.tables.militia[side] & ~state.plan_units[side]


def withdrawable_assets(state: Maracas, side: i64, area: i64) -> i64:
    if state.is_frozen(area):
        return 0
    found = state.assets_in(side, area) & ~state.plan_assets[side]
    return found & ~state.tables.informants if side == c.GOV else found


def withdrawal_areas(state: Maracas, side: i64) -> i64:
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        if withdrawable_units(state, side, area) | withdrawable_assets(state, side, area) != 0:
            found |= BIT[area]
    return found


def withdraw(state: Maracas, side: i64, area: i64, units: i64, assets: i64) -> None:
    """Withdraw counters: open ones in sight of all, face-down ones by number (D-R91)."""
    units &= state.units_in(side, area)
    assets &= state.assets_in(side, area)
    if units | assets == 0:
        return
    unseen = count(units) + count(assets)
    if side == c.INS:
        unseen -= withdraw_openly(state, area, units & state.up_units, assets & (state.up_assets | state.identified))
        if unseen > 0:
            forget_area(state, area, ~state.tables.militia[c.INS])
    remove(state, side, area, units, assets)
    state.box_units[side * c.PLACES + c.AVAILABLE] |= units
    state.box_assets[side * c.PLACES + c.AVAILABLE] |= assets
    if unseen > 0:
        state.note("withdrawn", "7.1", side, area, unseen)


def withdraw_openly(state: Maracas, area: i64, units: i64, assets: i64) -> i64:
    """Withdraw face-up Insurgent counters in sight of all; return how many."""
    number = count(units) + count(assets)
    remember_hits(state, units)
    state.up_units &= ~units
    state.up_assets &= ~assets
    while units != 0:
        state.note("withdrawn_openly", "7.1", c.INS, state.kind_of(c.INS, units & -units), area)
        units &= units - 1
    while assets != 0:
        state.note("withdrawn_openly", "7.1", c.INS, state.asset_kind(c.INS, assets & -assets), area)
        assets &= assets - 1
    return number


def remove(state: Maracas, side: i64, area: i64, units: i64, assets: i64) -> None:
    """Remove counters from the stacks and the box of an Area."""
    state.box_units[side * c.PLACES + area] &= ~units
    state.box_assets[side * c.PLACES + area] &= ~assets
    for stack in range(state.stacks):
        if state.is_there(stack, side, area):
            state.stack_units[stack] &= ~units
            state.stack_assets[stack] &= ~assets
