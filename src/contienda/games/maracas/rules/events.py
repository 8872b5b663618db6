"""Random events (5.1): two chits read as tens and units, and what each event asks and does."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.chits import OpenDraw, show_chit
from contienda.games.maracas.rules.event_units import reliefs
from contienda.games.maracas.rules.forces import (
    add_identifiers,
    areas_with,
    shift_asset,
    shift_unit,
    show_boxes,
)
from contienda.games.maracas.rules.setup import StrategyDraw, new_strategy
from contienda.games.maracas.state import Maracas


class Event(OpenDraw):
    """Chance draws the first chit of an event: its IR is the tens (5.1)."""

    number: i64 = 11

    def do(self, state: Maracas, action: i64) -> None:
        chit = action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        steps.ask_event_second(state, state.rating_of(chit, c.IR) - 1)


class EventSecond(OpenDraw):
    """Chance draws the second chit, and the event happens (5.1)."""

    number: i64 = 12
    arguments: str = "first"

    def do(self, state: Maracas, action: i64) -> None:
        first, chit = steps.event_second_first(state), action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        code = first * 5 + state.rating_of(chit, c.IR) - 1
        state.event = state.tables.event_of[code]
        state.lead("event_drawn", "5.1", (first + 1) * 10 + state.rating_of(chit, c.IR), state.event)
        happen(state, state.event)


class Spontaneous(Step):
    """Put one Militia into the underground box of a Terrorised Area (5.1f)."""

    number: i64 = 19

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(state.terror, c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        area = action - c.DO_AREA
        state.pop()
        free = state.units_at(c.INS, c.UNUSED) & state.tables.militia[c.INS]
        shift_unit(state, c.INS, free & -free, c.UNUSED, area)
        state.known_units |= free & -free
        state.militia_change += 1
        show_boxes(state)
        state.note("militia_raised", "5.1f", area)


class FlipFlop(Step):
    """An NSM becomes a Criminal (5.1g)."""

    number: i64 = 20

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(turncoats(state), c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        area = action - c.DO_AREA
        state.pop()
        state.add_row(area, c.R_NSM, -1)
        state.add_row(area, c.R_CRIMINALS, 1)
        state.note("flipped", "5.1g", area)


class Market(Step):
    """Choose what the black market brings: an Infrastructure Unit or Criminals (5.1m)."""

    number: i64 = 21

    def who(self, state: Maracas) -> i64:
        return c.INS if state.iu_left() > 0 or criminal_areas(state) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        if state.iu_left() > 0:
            out.add(c.DO_MARKET_IU)
        if criminal_areas(state) != 0:
            out.add(c.DO_MARKET_CRIMINALS)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        if action == c.DO_MARKET_IU:
            steps.ask_market_iu(state)
        else:
            steps.ask_market_criminal(state, 0)


class MarketIu(Step):
    """Choose where the Infrastructure Unit goes (5.1m)."""

    number: i64 = 22

    def who(self, state: Maracas) -> i64:
        return c.INS

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(c.ALL_AREAS, c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        state.add_row(action - c.DO_AREA, c.R_IU + c.INS, 1)
        state.note("iu_placed", "5.1m", c.INS, action - c.DO_AREA)


class MarketCriminal(Step):
    """Place one or two Criminals (5.1m)."""

    number: i64 = 23
    arguments: str = "placed"

    def who(self, state: Maracas) -> i64:
        return c.INS if steps.market_criminal_placed(state) < 2 and criminal_areas(state) != 0 else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(criminal_areas(state), c.DO_AREA, out)
        if steps.market_criminal_placed(state) > 0:
            out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        placed = steps.market_criminal_placed(state)
        state.pop()
        if action != c.DO_DONE:
            state.add_row(action - c.DO_AREA, c.R_CRIMINALS, 1)
            state.note("criminal_placed", "5.1m", action - c.DO_AREA)
            steps.ask_market_criminal(state, placed + 1)


class OrdersSide(Step):
    """Chance decides which side gets new orders (5.1r)."""

    number: i64 = 26

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_SIDE + c.GOV)
        out.add(c.DO_SIDE + c.INS)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        steps.ask_orders(state, action - c.DO_SIDE)


class Orders(StrategyDraw):
    """That side draws another Strategy (5.1r)."""

    number: i64 = 27
    arguments: str = "side"

    def side(self, state: Maracas) -> i64:
        return steps.orders_side(state)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.orders_side(state)
        state.pop()
        new_strategy(state, side, (action - c.DO_ORDERS) % c.STRATEGIES, "5.1r")


def happen(state: Maracas, event: i64) -> None:
    if event == c.E_INDEPENDENT:
        if areas_with(state, c.GOV, state.tables.foreign_units, 0) != 0:
            steps.ask_independent(state)
    elif event == c.E_ROTATION:
        state.rotated = 0
        steps.ask_rotation(state, reliefs(state))
    elif event == c.E_NORTH or event == c.E_WEST:
        freeze(state, state.tables.north if event == c.E_NORTH else state.tables.west)
    elif event == c.E_SPONTANEOUS:
        if state.terror != 0 and state.units_at(c.INS, c.UNUSED) & state.tables.militia[c.INS] != 0:
            steps.ask_spontaneous(state)
    elif event == c.E_FLIP_FLOP:
        if turncoats(state) != 0:
            steps.ask_flip_flop(state)
    elif event == c.E_NEW_TALENT:
        add_talent(state)
    elif event == c.E_BUDGET:
        state.add(c.GOV, c.EVENT_TP, 2)
    elif event == c.E_BAKE_SALE:
        state.add(c.INS, c.EVENT_TP, 2)
    elif event == c.E_WINDFALL:
        if state.tables.with_intelligence:
            steps.ask_intel(state, 3)
    elif event == c.E_BLACK_MARKET:
        state.add(c.GOV, c.EVENT_TP, 2)
        steps.ask_market(state)
    elif event == c.E_COUP:
        steps.ask_coup(state, 3)
    elif event == c.E_NEW_ORDERS:
        steps.ask_orders_side(state)


# --- immediate effects
# ---------------------------------------------------------------------------------------------------


def freeze(state: Maracas, areas: i64) -> None:
    """Move Government units except Militia, and Assets except Informants, to Available; the Area is closed (D-R29)."""
    state.frozen = areas
    for area in range(i64(c.AREAS)):
        if areas & BIT[area] != 0:
            row = c.GOV * c.PLACES + area
            units = state.box_units[row] & ~state.tables.militia[c.GOV]
            assets = state.box_assets[row] & ~state.tables.informants
            state.box_units[row] &= ~units
            state.box_assets[row] &= ~assets
            state.box_units[c.GOV * c.PLACES + c.AVAILABLE] |= units
            state.box_assets[c.GOV * c.PLACES + c.AVAILABLE] |= assets
            state.flipped &= ~units
            state.note("frozen", "5.1d", area)


def add_talent(state: Maracas) -> None:
    """Move the lowest free Node to Available and its Identifier to the pool."""
    free = state.tables.nodes & state.assets_at(c.INS, c.UNUSED) if state.tables.with_assets else 0
    if free != 0:
        bit = free & -free
        shift_asset(state, c.INS, bit, c.UNUSED, c.AVAILABLE)
        add_identifiers(state)
        state.note("received", "5.1h", c.INS, state.asset_kind(c.INS, bit))


def turncoats(state: Maracas) -> i64:
    """The Terrorised Areas with an NSM and room for a Criminal."""
    found: i64 = 0
    area: i64 = 0
    while area < c.AREAS and state.tables.with_criminals:
        if state.is_terrorised(area) and state.row(area, c.R_NSM) > 0:
            if state.row(area, c.R_CRIMINALS) < state.tables.pn[area]:
                found |= BIT[area]
        area += 1
    return found


# --- questions
# -----------------------------------------------------------------------------------------------------------


def criminal_areas(state: Maracas) -> i64:
    """The Areas with room for a Criminal, while counters remain (D-R71)."""
    found: i64 = 0
    if not state.tables.with_criminals or state.irregulars_left() == 0:
        return 0
    for area in range(i64(c.AREAS)):
        if state.row(area, c.R_CRIMINALS) < state.tables.pn[area]:
            found |= BIT[area]
    return found
