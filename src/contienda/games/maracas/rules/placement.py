"""The end of the setup (10.0b): where counters go, and what everybody may know of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.forces import add_identifiers, nodes_in_play, shift_asset, shift_unit, show_boxes
from contienda.games.maracas.rules.setup import tell_owner
from contienda.games.maracas.state import Maracas, only_if_insurgent

ASSETS_FROM: Final = 64  # a side's counters by number: units, then Assets from here on


MOST_UNIT_BITS: Final = 42


MOST_ASSET_BITS: Final = 30


class PlaceMilitia(Step):
    """A side places its Militia one by one (10.0b)."""

    number: i64 = 7
    arguments: str = "side"

    def who(self, state: Maracas) -> i64:
        side = steps.place_militia_side(state)
        return side if state.units_at(side, c.AVAILABLE) & state.tables.militia[side] != 0 else UNASKED

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only_if_insurgent(steps.place_militia_side(state))

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(c.ALL_AREAS, c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.place_militia_side(state)
        free = state.units_at(side, c.AVAILABLE) & state.tables.militia[side]
        place_unit(state, side, free & -free, action - c.DO_AREA)


class PlaceUnits(Step):
    """A side puts the current counter into an Area or keeps it (10.0b)."""

    number: i64 = 8
    arguments: str = "side:2 counter"

    def who(self, state: Maracas) -> i64:
        side, counter = steps.place_units_side(state), steps.place_units_counter(state)
        return side if counter_at_hand(state, side, counter) == counter else UNASKED

    def unasked(self, state: Maracas) -> None:
        """Go on to the next counter, if there is one."""
        side = steps.place_units_side(state)
        counter = counter_at_hand(state, side, steps.place_units_counter(state))
        state.pop()
        if counter != c.NONE:
            steps.ask_place_units(state, side, counter)

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only_if_insurgent(steps.place_units_side(state))

    def list(self, state: Maracas, out: Legal) -> None:
        for place in range(i64(c.AVAILABLE + 1)):
            out.add(c.DO_PLACE + place)

    def do(self, state: Maracas, action: i64) -> None:
        side, counter = steps.place_units_side(state), steps.place_units_counter(state)
        place = action - c.DO_PLACE
        state.pop()
        steps.ask_place_units(state, side, counter + 1)
        if place == c.AVAILABLE:
            return
        if counter < ASSETS_FROM:
            place_unit(state, side, BIT[counter], place)
            return
        bit = BIT[counter - ASSETS_FROM]
        shift_asset(state, side, bit, c.AVAILABLE, place)
        tell_owner(state, side, "placed", "10.0b", state.asset_kind(side, bit), place)


class SetUp(Step):
    """A side has finished its setup: reveal what everybody may know (10.0b, 10.1)."""

    number: i64 = 9
    arguments: str = "side"

    def unasked(self, state: Maracas) -> None:
        side = steps.set_up_side(state)
        state.pop()
        if state.tables.free_setup:
            paid = price_of_counters(state, side) + price_of_iu(state, side)
            if side == c.INS:
                state.price = price_of_counters(state, c.INS)
            state.set_number(1 - side, c.VP, paid)
            for strategy in range(i64(c.STRATEGIES)):
                state.set_number(1 - side, c.GUESS + strategy, paid)
            state.note("paid", "10.1", side, paid)
        if side == c.INS:
            if state.tables.with_assets:
                state.box_assets[c.INS * c.PLACES + c.UNUSED] &= ~state.tables.dummies
                state.box_assets[c.INS * c.PLACES + c.AVAILABLE] |= state.tables.dummies
            state.first_nodes = count(nodes_in_play(state))
            add_identifiers(state)
            show_boxes(state)
        state.note("set_up", "10.0b", side)


def place_unit(state: Maracas, side: i64, bit: i64, area: i64) -> None:
    shift_unit(state, side, bit, c.AVAILABLE, area)
    tell_owner(state, side, "placed", "10.0b", state.kind_of(side, bit), area)


def counter_at_hand(state: Maracas, side: i64, counter: i64) -> i64:
    """The next counter in Available from this number on, or NONE."""
    if counter < ASSETS_FROM:
        units = state.units_at(side, c.AVAILABLE)
        for unit in range(counter, i64(MOST_UNIT_BITS)):
            if units & BIT[unit] != 0:
                return unit
        counter = ASSETS_FROM
    assets = state.assets_at(side, c.AVAILABLE)
    for asset in range(counter, i64(ASSETS_FROM + MOST_ASSET_BITS)):
        if assets & BIT[asset - ASSETS_FROM] != 0:
            return asset
    return c.NONE


def price_of_counters(state: Maracas, side: i64) -> i64:
    """1 for Militia, 2 for other paramilitaries, 3 for regulars and for each pair of Assets (10.1, D-R33)."""
    units = state.tables.units[side] & ~state.units_at(side, c.UNUSED)
    assets = state.tables.assets[side] & ~state.assets_at(side, c.UNUSED)
    militia = count(units & state.tables.militia[side])
    paramilitary = count(units & state.tables.paramilitary[side]) - militia
    return militia + 2 * paramilitary + 3 * count(units & state.tables.regular[side]) + (count(assets) + 1) // 2 * 3


def price_of_iu(state: Maracas, side: i64) -> i64:
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        found += state.row(area, c.R_IU + side) * state.tables.pn[area]
    return found
