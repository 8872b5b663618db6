"""Set-up (10): strategies, forces at random or bought, infrastructure, where everything stands.

The Government's choices are open; the Insurgent's counters are told as numbers when he has finished (D-R83).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AREAS,
    AVAILABLE,
    DO_AREA,
    DO_DONE,
    DO_DRAW,
    DO_FORCE,
    DO_ORDERS,
    DO_PLACE,
    DO_TAKE,
    DO_TYPE,
    FREE_POINTS,
    GOV,
    GUESS,
    IDENTIFIER,
    INS,
    IR,
    KINDS,
    PLACES,
    R_IU,
    R_SHOWN,
    ROWS,
    STRATEGIES,
    STRATEGY,
    T_CBT,
    T_FOREIGN,
    T_GR,
    T_MF,
    T_MIL,
    T_POL,
    TYPES,
    UNUSED,
    VP,
)
from contienda.games.maracas.ground import Ground
from contienda.games.maracas.tables import FORCE_ASSETS, FORCE_INS_MIL, FORCE_IU, FORCE_TYPE


class Setup(Ground):
    """From the box to the first turn."""

    def begin_game(self) -> None:
        self.push(s.TURN)
        if self.tables.free_setup:
            self.push(s.BUY_FORCE, INS)
            self.push(s.IU, INS + 2 * FREE_POINTS)
            self.push(s.BUY_FORCE, GOV)
            self.push(s.IU, GOV + 2 * FREE_POINTS)
            self.push_strategies()
        else:
            self.push(s.COLUMN)

    def push_strategies(self) -> None:
        """Each side's opening Strategy is drawn (D-R42)."""
        self.push(s.STRATEGY, INS)
        self.push(s.STRATEGY, GOV)

    def force(self, row: i64) -> i64:
        """A line of the force table in the column of this game."""
        return self.tables.force[row * 5 + self.column]

    def choose_column(self, chit: i64) -> None:
        """10.2: the IR of one chit."""
        self.pop()
        self.show_chit(chit)
        self.column = self.rating_of(chit, IR) - 1
        self.begin("column_drawn", "10.2", self.column + 1)
        self.push_random(INS, self.force(FORCE_ASSETS + INS))
        self.push(s.FORCE, T_MF + 8 * self.force(FORCE_TYPE + T_MF))
        self.push(s.FORCE, T_GR + 8 * self.force(FORCE_TYPE + T_GR))
        self.push(s.SWAP)
        self.push_strategies()

    def push_random(self, side: i64, assets: i64) -> None:
        """What a side places, last first; Militia is taken at once."""
        self.push_choices(side, assets)
        self.push(s.IU, side + 2 * self.force(FORCE_IU))
        number = self.force(FORCE_INS_MIL if side == INS else FORCE_TYPE + T_MIL)
        while number > 0:
            self.take_militia(side)
            number -= 1

    def push_choices(self, side: i64, assets: i64) -> None:
        self.push(s.SET_UP, side)
        self.push(s.PLACE_UNITS, side)
        self.push(s.PLACE_MILITIA, side)
        if assets > 0:
            self.push(s.CHOOSE_ASSETS, side + 2 * assets)

    def take_militia(self, side: i64) -> None:
        free = self.units_at(side, UNUSED) & self.tables.militia[side]
        self.shift_unit(side, free & -free, UNUSED, AVAILABLE)

    # --- what is offered --------------------------------------------------------------------------------------------

    def side_setting_up(self, step: i64) -> i64:
        return GOV if step == s.SWAP else self.argument() % 2

    def legal_setup(self, step: i64, out: Legal) -> None:
        if step == s.SWAP:
            self.list_swaps(out)
        elif step == s.IU:
            self.list_areas(self.iu_areas(), DO_AREA, out)
            out.add(DO_DONE)
        elif step == s.BUY_FORCE:
            self.list_purchases(self.argument(), out)
        elif step == s.CHOOSE_ASSETS:
            self.list_kinds(self.free_assets(self.argument() % 2), out)
        elif step == s.PLACE_MILITIA:
            self.list_areas(BIT[AREAS] - 1, DO_AREA, out)
        else:
            place: i64 = 0
            while place <= AVAILABLE:
                out.add(DO_PLACE + place)
                place += 1

    def list_swaps(self, out: Legal) -> None:
        """Each CBT may be given up for two Assets, while there are such (D-R39)."""
        given = self.argument()
        assets = self.force(FORCE_ASSETS + GOV) + 2 * (given % 16 + given // 16)
        if self.tables.with_assets and assets + 2 <= count(self.tables.assets[GOV]):
            if given % 16 < self.force(FORCE_TYPE + T_CBT):
                out.add(DO_TYPE + T_CBT)
            if given // 16 < self.force(FORCE_TYPE + T_FOREIGN):
                out.add(DO_TYPE + T_FOREIGN)
        out.add(DO_DONE)

    def iu_areas(self) -> i64:
        """Where the next Infrastructure Unit may go: within the points (10.2), or half of the pool (D-R81)."""
        side = self.argument() % 2
        points = self.argument() // 2
        if self.iu_left() == 0 or (self.tables.free_setup and self.total_of(R_IU + side) * 2 >= self.tables.iu_pool):
            return 0
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if self.tables.pn[area] <= points:
                found |= BIT[area]
            area += 1
        return found

    def free_assets(self, side: i64) -> i64:
        return self.assets_at(side, UNUSED) & self.tables.assets[side] if self.tables.with_assets else 0

    def list_kinds(self, assets: i64, out: Legal) -> None:
        kind: i64 = 0
        while kind < KINDS:
            side = self.argument() % 2
            if self.tables.kind_is_asset[kind] != 0 and self.tables.kind_side[kind] == side:
                if self.tables.kind_mask[kind] & assets != 0:
                    out.add(DO_TAKE + kind)
            kind += 1

    def list_purchases(self, side: i64, out: Legal) -> None:
        """10.1: types of units and kinds of Assets, while there are counters; at least one combat unit."""
        kind: i64 = 0
        while kind < TYPES:
            if self.free_of_type(side, kind) != 0:
                out.add(DO_TYPE + kind)
            kind += 1
        self.list_kinds(self.free_assets(side), out)
        if self.units_at(side, AVAILABLE) != 0:
            out.add(DO_DONE)

    def free_of_type(self, side: i64, kind: i64) -> i64:
        """Units of a type that are not in play."""
        if kind == T_MIL:
            return self.units_at(side, UNUSED) & self.tables.militia[side]
        if (kind >= T_GR) != (side == INS) or (kind == T_FOREIGN and not self.tables.with_foreign):
            return 0
        return self.units_at(side, UNUSED) & self.tables.type_mask[kind]

    # --- what is done -----------------------------------------------------------------------------------------------

    def do_setup(self, step: i64, action: i64) -> None:
        argument = self.argument()
        side = argument % 2
        if step == s.COLUMN:
            self.choose_column(action - DO_DRAW)
        elif step == s.STRATEGY:
            self.pop()
            self.new_strategy(side, (action - DO_ORDERS) % STRATEGIES, "10.0c")
        elif step == s.SWAP:
            self.swap(action)
        elif step == s.FORCE:
            self.draw_force(action - DO_FORCE)
        elif step == s.IU:
            self.place_first_iu(side, argument // 2, action)
        elif step == s.BUY_FORCE:
            self.buy_force(side, action)
        elif step == s.CHOOSE_ASSETS:
            self.pop()
            if argument // 2 > 1:
                self.push(s.CHOOSE_ASSETS, argument - 2)
            self.take_asset(side, action - DO_TAKE)
        elif step == s.PLACE_MILITIA:
            free = self.units_at(side, AVAILABLE) & self.tables.militia[side]
            self.place_unit(side, free & -free, action - DO_AREA)
        else:
            self.place_counter(side, argument // 2, action - DO_PLACE)

    def new_strategy(self, side: i64, strategy: i64, clause: str) -> None:
        self.set_number(side, STRATEGY, strategy)
        self.note("strategy_changed", clause, side)
        self.whisper(side, "strategy_is", clause, side * STRATEGIES + strategy)

    def swap(self, action: i64) -> None:
        given = self.argument()
        self.pop()
        if action != DO_DONE:
            self.push(s.SWAP, given + (1 if action == DO_TYPE + T_CBT else 16))
            self.note("swapped", "10.2a", action - DO_TYPE)
            return
        self.push_random(GOV, self.force(FORCE_ASSETS + GOV) + 2 * (given % 16 + given // 16))
        self.push(s.FORCE, T_FOREIGN + 8 * (self.force(FORCE_TYPE + T_FOREIGN) - given // 16))
        self.push(s.FORCE, T_CBT + 8 * (self.force(FORCE_TYPE + T_CBT) - given % 16))
        self.push(s.FORCE, T_POL + 8 * self.force(FORCE_TYPE + T_POL))

    def draw_force(self, kind: i64) -> None:
        """One unit of the type at random, to Available (10.0a)."""
        argument = self.argument()
        self.pop()
        if argument // 8 > 1:
            self.push(s.FORCE, argument - 8)
        side = self.tables.kind_side[kind]
        bit = self.first_of_kind(self.units_at(side, UNUSED), kind)
        self.shift_unit(side, bit, UNUSED, AVAILABLE)
        if side == GOV:
            self.note("received", "10.0a", side, kind)
        else:
            self.whisper(side, "received", "10.0a", side, kind)

    def place_first_iu(self, side: i64, points: i64, action: i64) -> None:
        self.pop()
        if action == DO_DONE:
            return
        area = action - DO_AREA
        self.add_row(area, R_IU + side, 1)
        self.note("iu_placed", "10.0b", side, area)
        self.push(s.IU, side + 2 * (points if self.tables.free_setup else points - self.tables.pn[area]))

    def buy_force(self, side: i64, action: i64) -> None:
        if action == DO_DONE:
            self.pop()
            self.push(s.SET_UP, side)
            self.push(s.PLACE_UNITS, side)
            self.push(s.PLACE_MILITIA, side)
        elif action >= DO_TAKE:
            self.take_asset(side, action - DO_TAKE)
        elif action == DO_TYPE + T_MIL:
            self.take_militia(side)
        else:
            self.push(s.FORCE, action - DO_TYPE + 8)

    def take_asset(self, side: i64, kind: i64) -> None:
        bit = self.first_of_kind(self.assets_at(side, UNUSED), kind)
        self.shift_asset(side, bit, UNUSED, AVAILABLE)
        if side == GOV:
            self.note("received", "10.0a", side, kind)
        else:
            self.whisper(side, "received", "10.0a", side, kind)

    def place_unit(self, side: i64, bit: i64, area: i64) -> None:
        self.shift_unit(side, bit, AVAILABLE, area)
        if side == GOV:
            self.note("placed", "10.0b", side, self.kind_of(side, bit), area)
        else:
            self.whisper(side, "placed", "10.0b", side, self.kind_of(side, bit), area)

    def place_counter(self, side: i64, number: i64, place: i64) -> None:
        """The counter at hand goes to an Area or stays; then it is the next one's turn."""
        self.pop()
        self.push(s.PLACE_UNITS, side + 2 * (number + 1))
        if place == AVAILABLE:
            return
        if number < 64:
            self.place_unit(side, BIT[number], place)
            return
        bit = BIT[number - 64]
        self.shift_asset(side, bit, AVAILABLE, place)
        if side == GOV:
            self.note("placed", "10.0b", side, self.asset_kind(side, bit), place)
        else:
            self.whisper(side, "placed", "10.0b", side, self.asset_kind(side, bit), place)

    # --- going on by itself -----------------------------------------------------------------------------------------

    def runs_setup(self, step: i64) -> bool:
        """Carry out what needs nobody; False if somebody has to be asked."""
        argument = self.argument()
        side = argument % 2
        if step == s.SET_UP:
            self.finish_setup(side)
            return True
        if (step == s.FORCE and argument // 8 == 0) or (
            step == s.PLACE_MILITIA and self.units_at(side, AVAILABLE) & self.tables.militia[side] == 0
        ):
            self.pop()
            return True
        if step == s.PLACE_UNITS:
            number = self.counter_at_hand(side, argument // 2)
            self.pop()
            if number < 0:
                return True
            self.push(s.PLACE_UNITS, side + 2 * number)
        return False

    def counter_at_hand(self, side: i64, number: i64) -> i64:
        """The next counter in Available from this number on: units, then from 64 Assets; -1 if there is none."""
        if number < 64:
            units = self.units_at(side, AVAILABLE)
            while number < 42:
                if units & BIT[number] != 0:
                    return number
                number += 1
            number = 64
        assets = self.assets_at(side, AVAILABLE)
        while number < 64 + 30:
            if assets & BIT[number - 64] != 0:
                return number
            number += 1
        return -1

    def finish_setup(self, side: i64) -> None:
        """What everybody may know of it now."""
        self.pop()
        if self.tables.free_setup:
            paid = self.price_of_counters(side) + self.price_of_iu(side)
            if side == INS:
                self.price = self.price_of_counters(INS)
            self.set_number(1 - side, VP, paid)
            strategy: i64 = 0
            while strategy < STRATEGIES:
                self.set_number(1 - side, GUESS + strategy, paid)
                strategy += 1
            self.note("paid", "10.1", side, paid)
        if side == INS:
            if self.tables.with_assets:
                self.box_assets[INS * PLACES + UNUSED] &= ~self.tables.dummies
                self.box_assets[INS * PLACES + AVAILABLE] |= self.tables.dummies
            self.first_nodes = count(self.nodes_in_play())
            self.add_identifiers()
            self.show_boxes()
        self.note("set_up", "10.0b", side)

    def price_of_counters(self, side: i64) -> i64:
        """1 for Militia, 2 for other paramilitaries, 3 for regulars and for each pair of Assets (10.1, D-R33)."""
        units = self.tables.units[side] & ~self.units_at(side, UNUSED)
        assets = self.tables.assets[side] & ~self.assets_at(side, UNUSED)
        militia = count(units & self.tables.militia[side])
        paramilitary = count(units & self.tables.paramilitary[side]) - militia
        return militia + 2 * paramilitary + 3 * count(units & self.tables.regular[side]) + (count(assets) + 1) // 2 * 3

    def price_of_iu(self, side: i64) -> i64:
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found += self.row(area, R_IU + side) * self.tables.pn[area]
            area += 1
        return found

    def nodes_in_play(self) -> i64:
        return self.tables.nodes & ~self.assets_at(INS, UNUSED)

    def add_identifiers(self) -> None:
        """An Identifier for each Node in play is in the pool or with it (9.31)."""
        if not self.tables.with_intelligence:
            return
        letter: i64 = 0
        while letter < 4:
            bit = BIT[self.tables.first_node + letter]
            there = self.nodes_in_play() & bit != 0 and self.identified & bit == 0
            self.pool[IDENTIFIER + letter] = 1 if there else 0
            letter += 1

    def show_boxes(self) -> None:
        """From now on everybody sees how many Insurgent counters are underground in each Area."""
        area: i64 = 0
        while area < AREAS:
            seen = count(self.units_at(INS, area)) + count(self.assets_at(INS, area))
            self.rows[area * ROWS + R_SHOWN] = seen
            area += 1
