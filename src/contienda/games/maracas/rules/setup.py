"""Setup (10): strategies, random or bought forces, infrastructure, and the placement of everything.

The Government's choices are public. The Insurgent's counters are revealed only by number, at the end (D-R83).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _codec
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import lay_map, list_areas
from contienda.games.maracas.rules.chits import OpenDraw, show_chit
from contienda.games.maracas.rules.counters import UnitDraw
from contienda.games.maracas.rules.forces import (
    shift_asset,
    shift_unit,
    unpack_counters,
)
from contienda.games.maracas.state import Maracas, only, only_if_insurgent


class StrategyDraw(Step):
    """Chance draws a secret Strategy for a side."""

    def side(self, state: Maracas) -> i64:
        raise NotImplementedError

    def strategies(self, state: Maracas) -> i64:
        """All Strategies except the current one (D-R32)."""
        return c.ALL_STRATEGIES & ~BIT[state.number(self.side(state), c.STRATEGY)]

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(self.strategies(state), c.DO_ORDERS + self.side(state) * c.STRATEGIES, out)

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(self.side(state))


class Column(OpenDraw):
    """Chance draws a chit whose IR is the column of the force table (10.2)."""

    number: i64 = 0

    def do(self, state: Maracas, action: i64) -> None:
        chit = action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        state.column = state.rating_of(chit, c.IR) - 1
        state.begin("column_drawn", "10.2", state.column + 1)
        ask_random_setup(state, c.INS, force(state, c.FORCE_ASSETS + c.INS))
        steps.ask_force(state, c.T_MF, force(state, c.FORCE_TYPE + c.T_MF))
        steps.ask_force(state, c.T_GR, force(state, c.FORCE_TYPE + c.T_GR))
        steps.ask_swap(state, 0, 0)
        ask_strategies(state)


class Strategy(StrategyDraw):
    """Chance draws each side's opening Strategy (10.0c, D-R42)."""

    number: i64 = 1
    arguments: str = "side"

    def side(self, state: Maracas) -> i64:
        return steps.strategy_side(state)

    def strategies(self, state: Maracas) -> i64:
        return c.ALL_STRATEGIES

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.strategy_side(state)
        state.pop()
        new_strategy(state, side, (action - c.DO_ORDERS) % c.STRATEGIES, "10.0c")


class Swap(Step):
    """The Government may exchange each CBT for two Assets while there are enough (10.2a, D-R39)."""

    number: i64 = 2
    arguments: str = "cbt:16 foreign"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        cbt, foreign = steps.swap_cbt(state), steps.swap_foreign(state)
        assets = force(state, c.FORCE_ASSETS + c.GOV) + 2 * (cbt + foreign)
        if state.tables.with_assets and assets + 2 <= count(state.tables.assets[c.GOV]):
            if cbt < force(state, c.FORCE_TYPE + c.T_CBT):
                out.add(c.DO_TYPE + c.T_CBT)
            if foreign < force(state, c.FORCE_TYPE + c.T_FOREIGN):
                out.add(c.DO_TYPE + c.T_FOREIGN)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        cbt, foreign = steps.swap_cbt(state), steps.swap_foreign(state)
        state.pop()
        if action == c.DO_DONE:
            ask_random_setup(state, c.GOV, force(state, c.FORCE_ASSETS + c.GOV) + 2 * (cbt + foreign))
            steps.ask_force(state, c.T_FOREIGN, force(state, c.FORCE_TYPE + c.T_FOREIGN) - foreign)
            steps.ask_force(state, c.T_CBT, force(state, c.FORCE_TYPE + c.T_CBT) - cbt)
            steps.ask_force(state, c.T_POL, force(state, c.FORCE_TYPE + c.T_POL))
            return
        if action == c.DO_TYPE + c.T_CBT:
            steps.ask_swap(state, cbt + 1, foreign)
        else:
            steps.ask_swap(state, cbt, foreign + 1)
        state.note("swapped", "10.2a", action - c.DO_TYPE)


class Force(UnitDraw):
    """Chance draws a unit of the type for Available (10.0a)."""

    number: i64 = 3
    arguments: str = "unit_type:8 left"

    def side(self, state: Maracas) -> i64:
        return c.INS if steps.force_unit_type(state) >= c.T_GR else c.GOV

    def units(self, state: Maracas) -> i64:
        return state.units_at(self.side(state), c.UNUSED) & state.tables.type_mask[steps.force_unit_type(state)]

    def who(self, state: Maracas) -> i64:
        return CHANCE if steps.force_left(state) > 0 else UNASKED

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only_if_insurgent(self.side(state))

    def do(self, state: Maracas, action: i64) -> None:
        kind = action - c.DO_FORCE
        unit_type, left = steps.force_unit_type(state), steps.force_left(state)
        state.pop()
        if left > 1:
            steps.ask_force(state, unit_type, left - 1)
        side = state.tables.kind_side[kind]
        shift_unit(state, side, state.first_of_kind(state.units_at(side, c.UNUSED), kind), c.UNUSED, c.AVAILABLE)
        tell_owner(state, side, "received", "10.0a", kind)


class Iu(Step):
    """A side places Infrastructure Units (10.0b)."""

    number: i64 = 4
    arguments: str = "side:2 points"

    def who(self, state: Maracas) -> i64:
        return steps.iu_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(iu_areas(state, steps.iu_side(state), steps.iu_points(state)), c.DO_AREA, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        side, points = steps.iu_side(state), steps.iu_points(state)
        state.pop()
        if action == c.DO_DONE:
            return
        area = action - c.DO_AREA
        state.add_row(area, c.R_IU + side, 1)
        state.note("iu_placed", "10.0b", side, area)
        steps.ask_iu(state, side, points if state.tables.free_setup else points - state.tables.pn[area])


class BuyForce(Step):
    """A side buys types of units and kinds of Assets, at least one combat unit (10.1)."""

    number: i64 = 5
    arguments: str = "side"

    def who(self, state: Maracas) -> i64:
        return steps.buy_force_side(state)

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only_if_insurgent(steps.buy_force_side(state))

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.buy_force_side(state)
        for kind in range(i64(c.TYPES)):
            if free_of_type(state, side, kind) != 0:
                out.add(c.DO_TYPE + kind)
        list_kinds(state, side, free_assets(state, side), out)
        if state.units_at(side, c.AVAILABLE) != 0:
            out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.buy_force_side(state)
        if action == c.DO_DONE:
            state.pop()
            steps.ask_set_up(state, side)
            steps.ask_place_units(state, side, 0)
            steps.ask_place_militia(state, side)
        elif action >= c.DO_TAKE:
            take_asset(state, side, action - c.DO_TAKE)
        elif action == c.DO_TYPE + c.T_MIL:
            take_militia(state, side)
        else:
            steps.ask_force(state, action - c.DO_TYPE, 1)


class ChooseAssets(Step):
    """A side chooses the Assets of its column (10.0a)."""

    number: i64 = 6
    arguments: str = "side:2 left"
    always_asked: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.choose_assets_side(state)

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only_if_insurgent(steps.choose_assets_side(state))

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.choose_assets_side(state)
        list_kinds(state, side, free_assets(state, side), out)

    def do(self, state: Maracas, action: i64) -> None:
        side, left = steps.choose_assets_side(state), steps.choose_assets_left(state)
        state.pop()
        if left > 1:
            steps.ask_choose_assets(state, side, left - 1)
        take_asset(state, side, action - c.DO_TAKE)


# --- the sequence of the setup --------------------------------------------------------------------------------------


def lay_out(state: Maracas) -> None:
    """Start with all pieces off the map."""
    _codec.blank(state)
    state.stacks = 0
    state.cup = c.FULL_CUP
    unpack_counters(state)
    lay_map(state)


def ask_setup(state: Maracas) -> None:
    steps.ask_turn(state)
    if state.tables.free_setup:
        steps.ask_buy_force(state, c.INS)
        steps.ask_iu(state, c.INS, c.FREE_POINTS)
        steps.ask_buy_force(state, c.GOV)
        steps.ask_iu(state, c.GOV, c.FREE_POINTS)
        ask_strategies(state)
    else:
        steps.ask_column(state)


def ask_strategies(state: Maracas) -> None:
    """Ask for each side's opening Strategy (D-R42)."""
    steps.ask_strategy(state, c.INS)
    steps.ask_strategy(state, c.GOV)


def force(state: Maracas, row: i64) -> i64:
    """A line of the force table in this game's column."""
    return state.tables.force[row * 5 + state.column]


def ask_random_setup(state: Maracas, side: i64, assets: i64) -> None:
    """Push what a side places, last first; Militia is taken at once."""
    ask_choices(state, side, assets)
    steps.ask_iu(state, side, force(state, c.FORCE_IU))
    number = force(state, c.FORCE_INS_MIL if side == c.INS else c.FORCE_TYPE + c.T_MIL)
    while number > 0:
        take_militia(state, side)
        number -= 1


def ask_choices(state: Maracas, side: i64, assets: i64) -> None:
    steps.ask_set_up(state, side)
    steps.ask_place_units(state, side, 0)
    steps.ask_place_militia(state, side)
    if assets > 0:
        steps.ask_choose_assets(state, side, assets)


def take_militia(state: Maracas, side: i64) -> None:
    free = state.units_at(side, c.UNUSED) & state.tables.militia[side]
    shift_unit(state, side, free & -free, c.UNUSED, c.AVAILABLE)


# --- choices and their results
# -------------------------------------------------------------------------------------------


def iu_areas(state: Maracas, side: i64, points: i64) -> i64:
    """Where the next Infrastructure Unit may go: within the points (10.2), or half of the pool (D-R81)."""
    if state.iu_left() == 0 or (state.tables.free_setup and state.total_of(c.R_IU + side) * 2 >= state.tables.iu_pool):
        return 0
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        if state.tables.pn[area] <= points:
            found |= BIT[area]
    return found


def free_assets(state: Maracas, side: i64) -> i64:
    return state.assets_at(side, c.UNUSED) & state.tables.assets[side] if state.tables.with_assets else 0


def list_kinds(state: Maracas, side: i64, assets: i64, out: Legal) -> None:
    for kind in range(i64(c.KINDS)):
        if state.tables.kind_is_asset[kind] != 0 and state.tables.kind_side[kind] == side:
            if state.tables.kind_mask[kind] & assets != 0:
                out.add(c.DO_TAKE + kind)


def free_of_type(state: Maracas, side: i64, kind: i64) -> i64:
    """Units of a type that are not in play."""
    if kind == c.T_MIL:
        return state.units_at(side, c.UNUSED) & state.tables.militia[side]
    if (kind >= c.T_GR) != (side == c.INS) or (kind == c.T_FOREIGN and not state.tables.with_foreign):
        return 0
    return state.units_at(side, c.UNUSED) & state.tables.type_mask[kind]


def new_strategy(state: Maracas, side: i64, strategy: i64, clause: str) -> None:
    state.set_number(side, c.STRATEGY, strategy)
    state.note("strategy_changed", clause, side)
    state.whisper(side, "strategy_is", clause, side * c.STRATEGIES + strategy)


def tell_owner(state: Maracas, side: i64, event: str, clause: str, kind: i64, place: i64 = -1) -> None:
    """Report a counter to all for the Government, to its owner only for the Insurgent."""
    if side == c.GOV:
        state.note(event, clause, side, kind, place)
    else:
        state.whisper(side, event, clause, side, kind, place)


def take_asset(state: Maracas, side: i64, kind: i64) -> None:
    bit = state.first_of_kind(state.assets_at(side, c.UNUSED), kind)
    shift_asset(state, side, bit, c.UNUSED, c.AVAILABLE)
    tell_owner(state, side, "received", "10.0a", kind)
