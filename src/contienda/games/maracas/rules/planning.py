"""Command and Planning (5.2): Task Points, Chance Chits, recovery.

Both sides plan in secret at the same time; their plans are revealed when both have finished.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.chits import (
    OpenDraw,
    SecretDraw,
    deal_chit,
    is_cup_low,
    merge_fresh,
    most_bought,
    show_chit,
)
from contienda.games.maracas.rules.counters import list_assets, list_units
from contienda.games.maracas.rules.forces import set_hits, shift_asset, shift_unit
from contienda.games.maracas.state import Maracas, only


class Allocation(Step):
    """Set TP NOW to the allocation, the event's Task Points, and one for each Node on the map (5.21)."""

    number: i64 = 28

    def unasked(self, state: Maracas) -> None:
        state.pop()
        nodes: i64 = 0
        for area in range(i64(c.AREAS)):
            nodes += count(state.assets_at(c.INS, area) & state.tables.nodes)
        state.nodes_seen = nodes
        for side in range(i64(c.SIDES)):
            points = state.number(side, c.TP_MAX) + state.number(side, c.EVENT_TP) + (nodes if side == c.INS else 0)
            state.set_number(side, c.TP_NOW, points)
            state.note("allocated", "5.21", side, points)


class FreeDraw(OpenDraw):
    """Chance draws a chit and puts it back: its highest number is the number of free chits (5.22)."""

    number: i64 = 29
    arguments: str = "side"

    def do(self, state: Maracas, action: i64) -> None:
        side, chit = steps.free_draw_side(state), action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        number = state.tables.chit_high[chit]
        state.note("free_draw", "5.22", side, number)
        steps.ask_hand(state, side, number, 0)


class Hand(SecretDraw):
    """Chance deals chits to a hand: free ones while the cup is not low, or one bought (5.22, 5.25, D-R67)."""

    number: i64 = 30
    arguments: str = "side:2 left:64 bought"

    def who(self, state: Maracas) -> i64:
        return UNASKED if steps.hand_bought(state) == 0 and is_cup_low(state) else CHANCE

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(steps.hand_side(state))

    def do(self, state: Maracas, action: i64) -> None:
        side, left, bought = steps.hand_side(state), steps.hand_left(state), steps.hand_bought(state)
        state.pop()
        if left > 1:
            steps.ask_hand(state, side, left - 1, bought)
        deal_chit(state, side, action - c.DO_DEALT, bought != 0)
        state.whisper(side, "got_chit", "5.25" if bought != 0 else "5.22", action - c.DO_DEALT)


class Recover(Step):
    """A side recovers Disrupted counters and removes Hits (5.24)."""

    number: i64 = 31
    arguments: str = "side"
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.recover_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.recover_side(state)
        left = points_left(state, side)
        if left > 0:
            list_units(state, side, state.units_at(side, c.DISRUPTED) & ~state.plan_units[side], c.DO_RECOVER, out)
        if left > 0 or state.number(side, c.ODD_ASSET) != 0:
            list_assets(state, side, state.assets_at(side, c.DISRUPTED) & ~state.plan_assets[side], c.DO_RECOVER, out)
        if left > 0:
            list_units(state, side, wounded(state, side), c.DO_HEAL, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.recover_side(state)
        if action == c.DO_DONE:
            state.pop()
        elif action < c.DO_HEAL:
            plan_recovery(state, side, action - c.DO_RECOVER)
        else:
            places = wounded_places(state, side, action - c.DO_HEAL)
            if places & (places - 1) != 0:
                steps.ask_heal(state, side, action - c.DO_HEAL)
            else:
                plan_healing(state, side, wounded(state, side), action - c.DO_HEAL)


class Heal(Step):
    """Choose the place of the unit to heal, if several look the same (5.24)."""

    number: i64 = 32
    arguments: str = "side:2 look"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.heal_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(wounded_places(state, steps.heal_side(state), steps.heal_look(state)), c.DO_PLACE, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, look = steps.heal_side(state), steps.heal_look(state)
        state.pop()
        plan_healing(state, side, wounded(state, side) & state.units_at(side, action - c.DO_PLACE), look)


class Buy(Step):
    """A side buys chits for a Task Point each (5.25)."""

    number: i64 = 33
    arguments: str = "side"
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return UNASKED if state.tables.no_chit else steps.buy_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.buy_side(state)
        if points_left(state, side) > 0 and count(state.fresh[side]) < most_bought(state):
            out.add(c.DO_BUY)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_DONE:
            state.pop()
            return
        side = steps.buy_side(state)
        state.add(side, c.SPENT, 1)
        steps.ask_hand(state, side, 1, 1)


class Planned(Step):
    """Both sides have planned: reveal and carry out the plans (5.2)."""

    number: i64 = 34

    def unasked(self, state: Maracas) -> None:
        state.pop()
        for side in range(i64(c.SIDES)):
            recover(state, side)
            if state.fresh[side] != 0:
                state.note("bought", "5.25", side, count(state.fresh[side]))
            merge_fresh(state, side)
            state.set_number(side, c.TP_NOW, points_left(state, side))
            state.note("planned", "5.2", side, state.tp(side))
            forget_plan(state, side)


def points_left(state: Maracas, side: i64) -> i64:
    return state.tp(side) - state.number(side, c.SPENT)


def wounded(state: Maracas, side: i64) -> i64:
    """The regular units in play with Hits that are not yet planned for healing."""
    return state.hurt(side) & ~state.plan_units[side]


def wounded_places(state: Maracas, side: i64, look: i64) -> i64:
    """The places of units with this look."""
    found: i64 = 0
    for place in range(i64(c.QRF + 1)):
        if state.find_unit(side, wounded(state, side) & state.units_at(side, place), look) != 0:
            found |= BIT[place]
    return found


def plan_healing(state: Maracas, side: i64, units: i64, look: i64) -> None:
    """Plan to remove all Hits of one unit for 1 TP."""
    state.add(side, c.SPENT, 1)
    state.plan_units[side] |= state.find_unit(side, units, look)


def plan_recovery(state: Maracas, side: i64, look: i64) -> None:
    """Plan to recover a unit or two Assets for 1 TP: the second of a pair is free (D-R68)."""
    if not state.is_asset_look(look):
        state.add(side, c.SPENT, 1)
        state.plan_units[side] |= state.find_unit(
            side, state.units_at(side, c.DISRUPTED) & ~state.plan_units[side], look
        )
        return
    odd = state.number(side, c.ODD_ASSET)
    state.add(side, c.SPENT, 1 - odd)
    state.set_number(side, c.ODD_ASSET, 1 - odd)
    free = state.assets_at(side, c.DISRUPTED) & ~state.plan_assets[side]
    state.plan_assets[side] |= state.first_of_kind(free, c.kind_in(look))


# --- revealed when both have finished
# ------------------------------------------------------------------------------------


def forget_plan(state: Maracas, side: i64) -> None:
    state.plan_units[side] = 0
    state.plan_assets[side] = 0
    state.set_number(side, c.SPENT, 0)
    state.set_number(side, c.ODD_ASSET, 0)


def recover(state: Maracas, side: i64) -> None:
    """Move units and Assets to Available and remove Hits, the Insurgent's in secret (D-R84)."""
    units = state.plan_units[side]
    while units != 0:
        bit = units & -units
        units &= units - 1
        kind = state.kind_of(side, bit)
        if state.units_at(side, c.DISRUPTED) & bit != 0:
            shift_unit(state, side, bit, c.DISRUPTED, c.AVAILABLE)
            state.note("recovered", "5.24", side, kind)
        else:
            set_hits(state, side, bit, 0)
            if side == c.GOV:
                state.note("healed", "5.24", side, kind)
            else:
                state.whisper(side, "healed", "5.24", side, kind)
    assets = state.plan_assets[side]
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        shift_asset(state, side, bit, c.DISRUPTED, c.AVAILABLE)
        state.note("recovered", "5.24", side, state.asset_kind(side, bit))
