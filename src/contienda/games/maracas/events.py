"""Random events (5.1): two chits, read as tens and units, and what each event asks and does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AREAS,
    AVAILABLE,
    DISRUPTED,
    DO_AREA,
    DO_DONE,
    DO_DRAW,
    DO_FORCE,
    DO_MARKET_CRIMINALS,
    DO_MARKET_IU,
    DO_ORDERS,
    DO_PICK,
    DO_PLACE,
    DO_SIDE,
    E_BAKE_SALE,
    E_BLACK_MARKET,
    E_BUDGET,
    E_COUP,
    E_FLIP_FLOP,
    E_INDEPENDENT,
    E_NEW_ORDERS,
    E_NEW_TALENT,
    E_NORTH,
    E_ROTATION,
    E_SPONTANEOUS,
    E_WEST,
    E_WINDFALL,
    EVENT_TP,
    GOV,
    INS,
    IR,
    PLACES,
    QRF,
    R_CRIMINALS,
    R_IU,
    R_NSM,
    STRATEGIES,
    STRATEGY,
    T_CBT,
    UNUSED,
)
from contienda.games.maracas.setup import Setup

ALL_AREAS: Final = 2**AREAS - 1


class Events(Setup):
    """One event a turn."""

    fixed_units: i64 = 0  # Foreign units shifted by event 21-22: they run no missions this turn
    rotated: i64 = 0  # units that have come or gone by this rotation

    def draw_event(self, first: i64, chit: i64) -> None:
        """The second chit is drawn: the event happens."""
        self.pop()
        self.show_chit(chit)
        code = first * 5 + self.rating_of(chit, IR) - 1
        self.event = self.tables.event_of[code]
        self.lead("event_drawn", "5.1", (first + 1) * 10 + self.rating_of(chit, IR), self.event)
        self.happen(self.event)

    def happen(self, event: i64) -> None:
        if event == E_INDEPENDENT:
            if self.areas_with(GOV, self.tables.foreign_units, 0) != 0:
                self.push(s.INDEPENDENT)
        elif event == E_ROTATION:
            self.rotated = 0
            self.push(s.ROTATION, self.reliefs())
        elif event == E_NORTH or event == E_WEST:
            self.freeze(self.tables.north if event == E_NORTH else self.tables.west)
        elif event == E_SPONTANEOUS:
            if self.terror != 0 and self.units_at(INS, UNUSED) & self.tables.militia[INS] != 0:
                self.push(s.SPONTANEOUS)
        elif event == E_FLIP_FLOP:
            if self.turncoats() != 0:
                self.push(s.FLIP_FLOP)
        elif event == E_NEW_TALENT:
            self.add_talent()
        elif event == E_BUDGET:
            self.add(GOV, EVENT_TP, 2)
        elif event == E_BAKE_SALE:
            self.add(INS, EVENT_TP, 2)
        elif event == E_WINDFALL:
            if self.tables.with_intelligence:
                self.push(s.INTEL, 3)
        elif event == E_BLACK_MARKET:
            self.add(GOV, EVENT_TP, 2)
            self.push(s.MARKET)
        elif event == E_COUP:
            self.push(s.COUP, 3)
        elif event == E_NEW_ORDERS:
            self.push(s.ORDERS_SIDE)

    # --- what happens at once ---------------------------------------------------------------------------------------

    def freeze(self, areas: i64) -> None:
        """Government units but Militia, and Assets but Informants, go to Available; nothing happens there (D-R29)."""
        self.frozen = areas
        area: i64 = 0
        while area < AREAS:
            if areas & BIT[area] != 0:
                row = GOV * PLACES + area
                units = self.box_units[row] & ~self.tables.militia[GOV]
                assets = self.box_assets[row] & ~self.tables.informants
                self.box_units[row] &= ~units
                self.box_assets[row] &= ~assets
                self.box_units[GOV * PLACES + AVAILABLE] |= units
                self.box_assets[GOV * PLACES + AVAILABLE] |= assets
                self.flipped &= ~units
                self.note("frozen", "5.1d", area)
            area += 1

    def add_talent(self) -> None:
        """The lowest free Node goes to Available, its Identifier to the pool."""
        free = self.tables.nodes & self.assets_at(INS, UNUSED) if self.tables.with_assets else 0
        if free != 0:
            bit = free & -free
            self.shift_asset(INS, bit, UNUSED, AVAILABLE)
            self.add_identifiers()
            self.note("received", "5.1h", INS, self.asset_kind(INS, bit))

    def turncoats(self) -> i64:
        """Terrorised Areas with an NSM and room for a Criminal."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS and self.tables.with_criminals:
            if self.is_terrorised(area) and self.row(area, R_NSM) > 0:
                if self.row(area, R_CRIMINALS) < self.tables.pn[area]:
                    found |= BIT[area]
            area += 1
        return found

    # --- what is asked ----------------------------------------------------------------------------------------------

    def side_of_event(self, step: i64) -> i64:
        return GOV if step == s.COUP or step == s.COUP_UNIT else INS

    def national(self, place: i64) -> i64:
        return self.units_at(GOV, place) & self.tables.type_mask[T_CBT]

    def relief_units(self) -> i64:
        """Unused national CBT that may be drawn; not those this event has just relieved."""
        return self.national(UNUSED) & ~self.rotated

    def reliefs(self) -> i64:
        """Two, fewer if there are not so many in play or unused (5.1c)."""
        fewest = count(self.relief_units())
        in_play: i64 = 0
        place: i64 = 0
        while place <= DISRUPTED:
            in_play += count(self.national(place))
            place += 1
        if in_play < fewest:
            fewest = in_play
        return fewest if fewest < 2 else 2

    def rotation_places(self) -> i64:
        """Places with a national CBT that has not just come; units in Disrupted too."""
        found: i64 = 0
        place: i64 = 0
        while place <= DISRUPTED:
            if self.national(place) & ~self.rotated != 0:
                found |= BIT[place]
            place += 1
        return found

    def coup_places(self) -> i64:
        found: i64 = 0
        place: i64 = 0
        while place <= AVAILABLE:
            if self.national(place) != 0:
                found |= BIT[place]
            place += 1
        return found

    def criminal_areas(self) -> i64:
        """Areas with room for a Criminal, while there are counters (D-R71)."""
        found: i64 = 0
        if not self.tables.with_criminals or self.irregulars_left() == 0:
            return 0
        area: i64 = 0
        while area < AREAS:
            if self.row(area, R_CRIMINALS) < self.tables.pn[area]:
                found |= BIT[area]
            area += 1
        return found

    def legal_event(self, step: i64, out: Legal) -> None:
        argument = self.argument()
        if step == s.INDEPENDENT:
            self.list_areas(self.areas_with(GOV, self.tables.foreign_units, 0), DO_AREA, out)
            out.add(DO_DONE)
        elif step == s.INDEPENDENT_UNIT:
            self.list_units(GOV, self.units_at(GOV, argument) & self.tables.foreign_units, DO_PICK, out)
        elif step == s.INDEPENDENT_TO:
            self.list_areas(ALL_AREAS & ~BIT[argument % 16], DO_AREA, out)
        elif step == s.ROTATION:
            self.list_areas(self.rotation_places(), DO_PLACE, out)
        elif step == s.ROTATION_UNIT:
            self.list_units(GOV, self.national(argument) & ~self.rotated, DO_PICK, out)
        elif step == s.SPONTANEOUS:
            self.list_areas(self.terror, DO_AREA, out)
        elif step == s.FLIP_FLOP:
            self.list_areas(self.turncoats(), DO_AREA, out)
        elif step == s.MARKET:
            if self.iu_left() > 0:
                out.add(DO_MARKET_IU)
            if self.criminal_areas() != 0:
                out.add(DO_MARKET_CRIMINALS)
        elif step == s.MARKET_IU:
            self.list_areas(ALL_AREAS, DO_AREA, out)
        elif step == s.MARKET_CRIMINAL:
            self.list_areas(self.criminal_areas(), DO_AREA, out)
            if argument > 0:
                out.add(DO_DONE)
        elif step == s.COUP:
            self.list_areas(self.coup_places(), DO_PLACE, out)
        else:
            self.list_units(GOV, self.national(argument), DO_PICK, out)

    def runs_event(self, step: i64) -> bool:
        """Whether there is nothing to ask."""
        argument = self.argument()
        if step == s.ROTATION:
            if argument > 0:
                return False
        elif step == s.COUP:
            if argument > 0 and self.coup_places() != 0:
                return False
        elif step == s.MARKET:
            if self.iu_left() > 0 or self.criminal_areas() != 0:
                return False
        elif step == s.MARKET_CRIMINAL:
            if argument < 2 and self.criminal_areas() != 0:
                return False
        else:
            return False
        self.pop()
        return True

    # --- what is done -----------------------------------------------------------------------------------------------

    def do_event(self, step: i64, action: i64) -> None:
        argument = self.argument()
        if step == s.EVENT:
            self.pop()
            self.show_chit(action - DO_DRAW)
            self.push(s.EVENT_SECOND, self.rating_of(action - DO_DRAW, IR) - 1)
        elif step == s.EVENT_SECOND:
            self.draw_event(argument, action - DO_DRAW)
        elif step == s.INDEPENDENT:
            self.pop()
            if action != DO_DONE:
                self.push(s.INDEPENDENT_UNIT, action - DO_AREA)
        elif step == s.INDEPENDENT_UNIT:
            self.pop()
            self.push(s.INDEPENDENT_TO, argument + 16 * (action - DO_PICK))
        elif step == s.INDEPENDENT_TO:
            self.shift_foreign(argument % 16, argument // 16, action - DO_AREA)
        elif step == s.ROTATION:
            self.push(s.ROTATION_UNIT, action - DO_PLACE)
        elif step == s.ROTATION_UNIT:
            self.take_out_of_rotation(argument, action - DO_PICK)
        elif step == s.ROTATION_DRAW:
            self.rotate_in(argument % 16, BIT[argument // 16], action - DO_FORCE)
        elif step == s.SPONTANEOUS:
            self.raise_militia(action - DO_AREA)
        elif step == s.FLIP_FLOP:
            self.pop()
            self.add_row(action - DO_AREA, R_NSM, -1)
            self.add_row(action - DO_AREA, R_CRIMINALS, 1)
            self.note("flipped", "5.1g", action - DO_AREA)
        elif step == s.MARKET:
            self.pop()
            self.push(s.MARKET_IU if action == DO_MARKET_IU else s.MARKET_CRIMINAL)
        elif step == s.MARKET_IU:
            self.pop()
            self.add_row(action - DO_AREA, R_IU + INS, 1)
            self.note("iu_placed", "5.1m", INS, action - DO_AREA)
        elif step == s.MARKET_CRIMINAL:
            self.pop()
            if action != DO_DONE:
                self.add_row(action - DO_AREA, R_CRIMINALS, 1)
                self.note("criminal_placed", "5.1m", action - DO_AREA)
                self.push(s.MARKET_CRIMINAL, argument + 1)
        elif step == s.COUP:
            self.push(s.COUP_UNIT, action - DO_PLACE)
        elif step == s.COUP_UNIT:
            self.alert(argument, action - DO_PICK)
        elif step == s.ORDERS_SIDE:
            self.pop()
            self.push(s.ORDERS, action - DO_SIDE)
        else:
            self.pop()
            self.new_strategy(argument, (action - DO_ORDERS) % STRATEGIES, "5.1r")

    def shift_foreign(self, area: i64, look: i64, goal: i64) -> None:
        """It stays there in this Deployment and runs no missions this turn (5.1b)."""
        self.pop()
        bit = self.find_unit(GOV, self.units_at(GOV, area), look)
        self.shift_unit(GOV, bit, area, goal)
        self.fixed_units |= bit
        self.note("shifted", "5.1b", self.kind_of(GOV, bit), area, goal)

    def take_out_of_rotation(self, place: i64, look: i64) -> None:
        self.pop()
        bit = self.find_unit(GOV, self.national(place) & ~self.rotated, look)
        self.push(s.ROTATION_DRAW, place + 16 * lowest(bit))

    def rotate_in(self, place: i64, old: i64, kind: i64) -> None:
        """The new one takes the same place, concentrated and without Hits; the old one is out of play (5.1c)."""
        self.pop()
        left = self.argument()
        self.pop()
        self.push(s.ROTATION, left - 1)
        bit = self.first_of_kind(self.relief_units(), kind)
        self.shift_unit(GOV, bit, UNUSED, place)
        self.shift_unit(GOV, old, place, UNUSED)
        self.flipped &= ~(bit | old)
        self.set_hits(GOV, old, 0)
        self.rotated |= bit | old
        self.note("rotated", "5.1c", self.kind_of(GOV, old), kind, place)

    def raise_militia(self, area: i64) -> None:
        """One Militia into the underground box of a Terrorised Area (5.1f)."""
        self.pop()
        free = self.units_at(INS, UNUSED) & self.tables.militia[INS]
        self.shift_unit(INS, free & -free, UNUSED, area)
        self.known_units |= free & -free
        self.militia_change += 1
        self.show_boxes()
        self.note("militia_raised", "5.1f", area)

    def alert(self, place: i64, look: i64) -> None:
        """A national CBT goes to the Quick Reaction Force (5.1p)."""
        self.pop()
        left = self.argument()
        self.pop()
        self.push(s.COUP, left - 1)
        bit = self.find_unit(GOV, self.national(place), look)
        self.shift_unit(GOV, bit, place, QRF)
        self.flipped &= ~bit
        self.note("alerted", "5.1p", self.kind_of(GOV, bit), place)

    def other_strategies(self, side: i64) -> i64:
        """All but the one held (D-R32)."""
        return 15 & ~BIT[self.number(side, STRATEGY)]
