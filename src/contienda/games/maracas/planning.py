"""Command and Planning (5.2): Task Points, Chance Chits, recovery. Both plan at once: each decides unseen, and what was
done is told when both have finished.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AREAS,
    AVAILABLE,
    DISRUPTED,
    DO_BUY,
    DO_DEALT,
    DO_DONE,
    DO_DRAW,
    DO_HEAL,
    DO_PLACE,
    DO_RECOVER,
    EVENT_TP,
    GOV,
    INS,
    LOOKS,
    ODD_ASSET,
    QRF,
    R_TRIES,
    ROWS,
    SIDES,
    SPENT,
    TP_MAX,
    TP_NOW,
)
from contienda.games.maracas.events import Events


class Planning(Events):
    """From the event to the Deployment."""

    plan_units: vec[i64]  # by side: decided, but not told yet
    plan_assets: vec[i64]

    def begin_turn(self) -> None:
        """Marks of the last turn are gone; what is to come, last first."""
        self.pop()
        self.turn += 1
        self.event = 0
        self.frozen = 0
        self.activated = 0
        self.rewarded = 0
        self.new_terror = 0
        self.fixed_units = 0
        side: i64 = 0
        while side < SIDES:
            self.set_number(side, EVENT_TP, 0)
            area: i64 = 0
            while area < AREAS:
                self.rows[area * ROWS + R_TRIES + side] = 0
                area += 1
            side += 1
        self.begin("turn_began", "4.1", self.turn)
        self.push_phases()
        self.push(s.PLANNED)
        self.push(s.BUY, INS)
        self.push(s.RECOVER, INS)
        self.push(s.BUY, GOV)
        self.push(s.RECOVER, GOV)
        if not self.tables.no_chit:
            self.push(s.FREE_DRAW, INS)
            self.push(s.FREE_DRAW, GOV)
        self.push(s.ALLOCATION)
        if self.tables.with_events:
            self.push(s.EVENT)

    def push_phases(self) -> None:
        """What follows the plans; see `Turn`."""
        raise NotImplementedError

    def allocate(self) -> None:
        """TP NOW is the allocation, the event's Task Points, and one for each Node on the map (5.21)."""
        self.pop()
        nodes: i64 = 0
        area: i64 = 0
        while area < AREAS:
            nodes += count(self.assets_at(INS, area) & self.tables.nodes)
            area += 1
        self.nodes_seen = nodes
        side: i64 = 0
        while side < SIDES:
            points = self.number(side, TP_MAX) + self.number(side, EVENT_TP) + (nodes if side == INS else 0)
            self.set_number(side, TP_NOW, points)
            self.note("allocated", "5.21", side, points)
            side += 1

    def draw_free(self, side: i64, chit: i64) -> None:
        """As many chits as the highest number on one drawn and put back (5.22)."""
        self.pop()
        self.show_chit(chit)
        number = self.tables.chit_high[chit]
        self.note("free_draw", "5.22", side, number)
        self.push(s.HAND, side + 2 * number)

    def draw_hand(self, chit: i64) -> None:
        argument = self.argument()
        side = argument % 2
        bought = argument >= 128
        self.pop()
        if argument // 2 % 64 > 1:
            self.push(s.HAND, argument - 2)
        self.deal_chit(side, chit, bought)
        self.whisper(side, "got_chit", "5.25" if bought else "5.22", chit)

    # --- decisions --------------------------------------------------------------------------------------------------

    def points_left(self, side: i64) -> i64:
        return self.tp(side) - self.number(side, SPENT)

    def wounded(self, side: i64) -> i64:
        """Regular units in play with Hits that are not planned to lose them."""
        return self.hurt(side) & ~self.plan_units[side]

    def wounded_places(self, side: i64, look: i64) -> i64:
        """Where units stand that look so."""
        found: i64 = 0
        place: i64 = 0
        while place <= QRF:
            if self.find_unit(side, self.wounded(side) & self.units_at(side, place), look) != 0:
                found |= BIT[place]
            place += 1
        return found

    def legal_plan(self, step: i64, out: Legal) -> None:
        side = self.argument() % 2
        left = self.points_left(side)
        if step == s.HEAL:
            self.list_areas(self.wounded_places(side, self.argument() // 2), DO_PLACE, out)
            return
        if step == s.BUY:
            if left > 0 and count(self.fresh[side]) < self.most_bought():
                out.add(DO_BUY)
        else:
            if left > 0:
                self.list_units(side, self.units_at(side, DISRUPTED) & ~self.plan_units[side], DO_RECOVER, out)
            if left > 0 or self.number(side, ODD_ASSET) != 0:
                self.list_assets(side, self.assets_at(side, DISRUPTED) & ~self.plan_assets[side], DO_RECOVER, out)
            if left > 0:
                self.list_units(side, self.wounded(side), DO_HEAL, out)
        out.add(DO_DONE)

    def do_plan(self, step: i64, action: i64) -> None:
        side = self.argument() % 2
        if step == s.FREE_DRAW:
            self.draw_free(side, action - DO_DRAW)
        elif step == s.HAND:
            self.draw_hand(action - DO_DEALT)
        elif action == DO_DONE:
            self.pop()
        elif step == s.HEAL:
            look = self.argument() // 2
            self.pop()
            self.plan_healing(side, self.wounded(side) & self.units_at(side, action - DO_PLACE), look)
        elif step == s.BUY:
            self.add(side, SPENT, 1)
            self.push(s.HAND, side + 2 + 128)
        elif action >= DO_HEAL:
            places = self.wounded_places(side, action - DO_HEAL)
            if places & (places - 1) != 0:
                self.push(s.HEAL, side + 2 * (action - DO_HEAL))
            else:
                self.plan_healing(side, self.wounded(side), action - DO_HEAL)
        else:
            self.plan_recovery(side, action - DO_RECOVER)

    def plan_healing(self, side: i64, units: i64, look: i64) -> None:
        """1 TP removes all Hits of one unit."""
        self.add(side, SPENT, 1)
        self.plan_units[side] |= self.find_unit(side, units, look)

    def plan_recovery(self, side: i64, look: i64) -> None:
        """1 TP for a unit, or for two Assets: the second of a pair costs nothing (D-R68)."""
        if not self.is_asset_look(look):
            self.add(side, SPENT, 1)
            self.plan_units[side] |= self.find_unit(side, self.units_at(side, DISRUPTED) & ~self.plan_units[side], look)
            return
        odd = self.number(side, ODD_ASSET)
        self.add(side, SPENT, 1 - odd)
        self.set_number(side, ODD_ASSET, 1 - odd)
        free = self.assets_at(side, DISRUPTED) & ~self.plan_assets[side]
        self.plan_assets[side] |= self.first_of_kind(free, look // LOOKS)

    # --- told when both have finished -------------------------------------------------------------------------------

    def carry_out_plans(self) -> None:
        self.pop()
        side: i64 = 0
        while side < SIDES:
            self.recover(side)
            if self.fresh[side] != 0:
                self.note("bought", "5.25", side, count(self.fresh[side]))
            self.merge_fresh(side)
            self.set_number(side, TP_NOW, self.points_left(side))
            self.note("planned", "5.2", side, self.tp(side))
            self.forget_plan(side)
            side += 1

    def forget_plan(self, side: i64) -> None:
        self.plan_units[side] = 0
        self.plan_assets[side] = 0
        self.set_number(side, SPENT, 0)
        self.set_number(side, ODD_ASSET, 0)

    def recover(self, side: i64) -> None:
        """Units and Assets come to Available; Hits are removed, the Insurgent's unseen (D-R84)."""
        units = self.plan_units[side]
        while units != 0:
            bit = units & -units
            units &= units - 1
            kind = self.kind_of(side, bit)
            if self.units_at(side, DISRUPTED) & bit != 0:
                self.shift_unit(side, bit, DISRUPTED, AVAILABLE)
                self.note("recovered", "5.24", side, kind)
            else:
                self.set_hits(side, bit, 0)
                if side == GOV:
                    self.note("healed", "5.24", side, kind)
                else:
                    self.whisper(side, "healed", "5.24", side, kind)
        assets = self.plan_assets[side]
        while assets != 0:
            bit = assets & -assets
            assets &= assets - 1
            self.shift_asset(side, bit, DISRUPTED, AVAILABLE)
            self.note("recovered", "5.24", side, self.asset_kind(side, bit))

    def runs_plan(self, step: i64) -> bool:
        if step == s.ALLOCATION:
            self.allocate()
        elif step == s.PLANNED:
            self.carry_out_plans()
        elif (step == s.BUY and self.tables.no_chit) or (
            step == s.HAND and self.argument() < 128 and self.is_cup_low()
        ):
            self.pop()
        else:
            return False
        return True
