"""The secret Appeal to Authority (7.3). Both decide in secret; the results are revealed when both have finished."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas, lower_allocation
from contienda.games.maracas.rules.chits import SecretDraw
from contienda.games.maracas.rules.counters import UnitDraw, list_assets, list_units
from contienda.games.maracas.rules.forces import (
    add_identifiers,
    place_of_unit,
    set_hits,
    shift_asset,
    shift_unit,
    show_boxes,
)
from contienda.games.maracas.rules.memory import forget_area
from contienda.games.maracas.rules.planning import forget_plan
from contienda.games.maracas.rules.setup import StrategyDraw, free_assets, free_of_type, list_kinds
from contienda.games.maracas.state import Maracas, only


class Appeal(Step):
    """A side decides whether to appeal to its Authority (7.3)."""

    number: i64 = 84
    arguments: str = "side"
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.appeal_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        if state.number(steps.appeal_side(state), c.WAIT) == 0:
            out.add(c.DO_APPEAL)
        out.add(c.DO_NO_APPEAL)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.appeal_side(state)
        state.pop()
        if action == c.DO_APPEAL:
            steps.ask_appeal_hq(state, side)
            steps.ask_appeal_own(state, side)
        else:
            state.whisper(side, "no_appeal", "7.3")


class AppealOwn(SecretDraw):
    """Chance draws the appealing side's chit (7.3)."""

    number: i64 = 85
    arguments: str = "side"

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(steps.appeal_own_side(state))

    def do(self, state: Maracas, action: i64) -> None:
        side, chit = steps.appeal_own_side(state), action - c.DO_DEALT
        state.pop()
        state.set_number(side, c.OWN_CHIT, 1 + chit)
        state.whisper(side, "own_chit", "7.3", chit)


class AppealHq(SecretDraw):
    """Chance draws the headquarters' chit: three independent comparisons (7.3)."""

    number: i64 = 86
    arguments: str = "side"

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(steps.appeal_hq_side(state))

    def do(self, state: Maracas, action: i64) -> None:
        side, chit = steps.appeal_hq_side(state), action - c.DO_DEALT
        state.pop()
        state.set_number(side, c.HEADQUARTERS, 1 + chit)
        state.whisper(side, "hq_chit", "7.3", chit)
        own, other = state.number(side, c.OWN_CHIT) - 1, state.number(side, c.HEADQUARTERS) - 1
        state.set_number(side, c.RAISE, state.rating_of(own, c.IR) - state.rating_of(other, c.IR))
        if state.rating_of(own, c.CMR) > state.rating_of(other, c.CMR):
            steps.ask_new_strategy(state, side)
        elif state.rating_of(own, c.CMR) < state.rating_of(other, c.CMR):
            steps.ask_other_strategy(state, side)
        if state.rating_of(own, c.TR) > state.rating_of(other, c.TR):
            steps.ask_gain(state, side)
        elif state.rating_of(own, c.TR) < state.rating_of(other, c.TR):
            steps.ask_lose(state, side)


class Gain(Step):
    """The side chooses a regular unit or two Assets to gain (7.3b)."""

    number: i64 = 87
    arguments: str = "side"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.gain_side(state)
        units = unused_of(state, side, c.T_CBT) | unused_of(state, side, c.T_FOREIGN) | unused_of(state, side, c.T_MF)
        return side if units != 0 or gainable(state, side) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.gain_side(state)
        for kind in range(c.T_CBT, i64(c.T_MF + 1)):
            if (kind == c.T_CBT or kind == c.T_FOREIGN or kind == c.T_MF) and unused_of(state, side, kind) != 0:
                out.add(c.DO_TYPE + kind)
        if gainable(state, side) != 0:
            out.add(c.DO_GET_ASSETS)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.gain_side(state)
        state.pop()
        if action == c.DO_GET_ASSETS:
            steps.ask_gain_assets(state, side, 2)
        else:
            steps.ask_gain_unit(state, side, action - c.DO_TYPE)


class GainUnit(UnitDraw):
    """Chance draws the unit of that type (7.3b)."""

    number: i64 = 88
    arguments: str = "side:2 unit_type"

    def side(self, state: Maracas) -> i64:
        return steps.gain_unit_side(state)

    def units(self, state: Maracas) -> i64:
        return unused_of(state, steps.gain_unit_side(state), steps.gain_unit_unit_type(state))

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(steps.gain_unit_side(state))

    def do(self, state: Maracas, action: i64) -> None:
        side, free = steps.gain_unit_side(state), self.units(state)
        state.pop()
        state.plan_units[side] |= state.first_of_kind(free, action - c.DO_FORCE)


class GainAssets(Step):
    """The side chooses the Assets to gain (7.3b)."""

    number: i64 = 89
    arguments: str = "side:2 left"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.gain_assets_side(state)
        return side if steps.gain_assets_left(state) > 0 and gainable(state, side) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.gain_assets_side(state)
        list_kinds(state, side, gainable(state, side), out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        side, left = steps.gain_assets_side(state), steps.gain_assets_left(state)
        state.pop()
        if action != c.DO_DONE:
            state.plan_assets[side] |= state.first_of_kind(gainable(state, side), action - c.DO_TAKE)
            steps.ask_gain_assets(state, side, left - 1)


class Lose(Step):
    """The side chooses where to lose a regular unit, or two Assets instead (7.3b, D-R76)."""

    number: i64 = 90
    arguments: str = "side"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.lose_side(state)
        return side if losing_places(state, side) | losing_asset_places(state, side) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.lose_side(state)
        list_areas(losing_places(state, side), c.DO_PLACE, out)
        if losing_asset_places(state, side) != 0:
            out.add(c.DO_LOSE_ASSETS)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.lose_side(state)
        state.pop()
        if action == c.DO_LOSE_ASSETS:
            steps.ask_lose_assets(state, side, 2)
        else:
            steps.ask_lose_unit(state, side, action - c.DO_PLACE)


class LoseUnit(Step):
    """The side chooses the regular unit to lose (7.3b)."""

    number: i64 = 91
    arguments: str = "side:2 place"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.lose_unit_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.lose_unit_side(state)
        units = state.units_at(side, steps.lose_unit_place(state)) & state.tables.regular[side]
        list_units(state, side, units, c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, place = steps.lose_unit_side(state), steps.lose_unit_place(state)
        state.pop()
        units = state.units_at(side, place) & state.tables.regular[side]
        state.plan_units[side] |= state.find_unit(side, units, action - c.DO_PICK)


class LoseAssets(Step):
    """The side chooses where to lose Assets (7.3b)."""

    number: i64 = 92
    arguments: str = "side:2 left"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.lose_assets_side(state)
        return side if steps.lose_assets_left(state) > 0 and losing_asset_places(state, side) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(losing_asset_places(state, steps.lose_assets_side(state)), c.DO_PLACE, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, left = steps.lose_assets_side(state), steps.lose_assets_left(state)
        state.pop()
        steps.ask_lose_asset(state, side, left, action - c.DO_PLACE)


class LoseAsset(Step):
    """The side chooses the Asset to lose (7.3b)."""

    number: i64 = 93
    arguments: str = "side:2 left:4 place"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.lose_asset_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.lose_asset_side(state)
        list_assets(state, side, losable(state, side, steps.lose_asset_place(state)), c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, left, place = steps.lose_asset_side(state), steps.lose_asset_left(state), steps.lose_asset_place(state)
        state.pop()
        kind = c.kind_in(action - c.DO_PICK)
        state.plan_assets[side] |= state.first_of_kind(losable(state, side, place), kind)
        steps.ask_lose_assets(state, side, left - 1)


class NewStrategy(Step):
    """A side chooses its Strategy (7.3c)."""

    number: i64 = 94
    arguments: str = "side"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.new_strategy_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(c.ALL_STRATEGIES, c.DO_STRATEGY + steps.new_strategy_side(state) * c.STRATEGIES, out)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.new_strategy_side(state)
        state.pop()
        take_strategy(state, side, action - c.DO_STRATEGY)


class OtherStrategy(StrategyDraw):
    """Chance gives a side another Strategy (7.3c)."""

    number: i64 = 95
    arguments: str = "side"

    def side(self, state: Maracas) -> i64:
        return steps.other_strategy_side(state)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.other_strategy_side(state)
        state.pop()
        take_strategy(state, side, action - c.DO_ORDERS)


class Answered(Step):
    """Apply the results of both Appeals, then begin a new turn (7.3, D-R76)."""

    number: i64 = 96

    def unasked(self, state: Maracas) -> None:
        state.pop()
        for side in range(i64(c.SIDES)):
            carry_out_appeal(state, side)
            if state.number(side, c.HEADQUARTERS) != 0:
                state.set_number(side, c.WAIT, state.tables.chit_low[state.number(side, c.HEADQUARTERS) - 1])
            elif state.number(side, c.WAIT) > 0:
                state.add(side, c.WAIT, -1)
            state.set_number(side, c.HEADQUARTERS, 0)
            state.set_number(side, c.OWN_CHIT, 0)
            raised = state.number(side, c.RAISE)
            if raised != 0:
                before = state.number(side, c.TP_MAX)
                lower_allocation(state, side, -raised)
                state.set_number(side, c.RAISE, 0)
                if state.number(side, c.TP_MAX) != before:
                    state.note("allocation_changed", "7.3a", side, state.number(side, c.TP_MAX))


def unused_of(state: Maracas, side: i64, kind: i64) -> i64:
    """The units of a type that can be gained."""
    return free_of_type(state, side, kind) & ~state.plan_units[side]


def gainable(state: Maracas, side: i64) -> i64:
    return free_assets(state, side) & ~state.plan_assets[side]


def last_resort(state: Maracas, side: i64) -> i64:
    """The last place to lose a unit from: Disrupted only if there is no other regular unit (D-R76)."""
    for place in range(i64(c.QRF + 1)):
        if state.units_at(side, place) & state.tables.regular[side] != 0:
            return c.QRF
    return c.DISRUPTED


def losing_places(state: Maracas, side: i64) -> i64:
    found: i64 = 0
    last = last_resort(state, side)
    for place in range(last + 1):
        if state.units_at(side, place) & state.tables.regular[side] != 0:
            found |= BIT[place]
    return found


def losable(state: Maracas, side: i64, place: i64) -> i64:
    """The Assets that can be lost: not Informants or Dummies."""
    return state.assets_at(side, place) & state.tables.assets[side] & ~state.plan_assets[side]


def losing_asset_places(state: Maracas, side: i64) -> i64:
    found: i64 = 0
    for place in range(i64(c.QRF + 1)):
        if losable(state, side, place) != 0:
            found |= BIT[place]
    if found == 0 and losable(state, side, c.DISRUPTED) != 0:
        found = BIT[c.DISRUPTED]
    return found


def take_strategy(state: Maracas, side: i64, strategy: i64) -> None:
    """Take a Strategy by its number among those of both sides."""
    state.set_number(side, c.STRATEGY, strategy % c.STRATEGIES)
    state.whisper(side, "strategy_is", "7.3c", strategy)


def carry_out_appeal(state: Maracas, side: i64) -> None:
    """Move gained counters to Available and lost ones out of play."""
    units = state.plan_units[side]
    while units != 0:
        bit = units & -units
        units &= units - 1
        gained = state.units_at(side, c.UNUSED) & bit != 0
        source = place_of_unit(state, side, bit)
        if side == c.INS and source < c.AREAS:
            forget_area(state, source, state.tables.regular[c.INS])
        shift_unit(state, side, bit, source, c.AVAILABLE if gained else c.UNUSED)
        set_hits(state, side, bit, 0)
        if side == c.GOV:
            state.flipped &= ~bit
        tell_appeal(state, side, state.kind_of(side, bit), gained, side == c.GOV)
    assets = state.plan_assets[side]
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        gained = state.assets_at(side, c.UNUSED) & bit != 0
        place: i64 = 0
        while state.box_assets[side * c.PLACES + place] & bit == 0:
            place += 1
        if side == c.INS and place < c.AREAS:
            forget_area(state, place, state.tables.regular[c.INS])
        shift_asset(state, side, bit, place, c.AVAILABLE if gained else c.UNUSED)
        node = side == c.INS and state.tables.nodes & bit != 0
        if node:
            state.identified &= ~bit
            add_identifiers(state)
        tell_appeal(state, side, state.asset_kind(side, bit), gained, side == c.GOV or node)
    if side == c.INS:
        show_boxes(state)
    forget_plan(state, side)


def tell_appeal(state: Maracas, side: i64, kind: i64, gained: bool, openly: bool) -> None:
    event = "received" if gained else "taken_away"
    if openly:
        state.note(event, "7.3b", side, kind)
    else:
        state.whisper(side, event, "7.3b", side, kind)
