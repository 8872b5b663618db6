"""The end of the turn (7.1, 7.3): Redeployment, discards, the secret Appeal to Authority.

Both sides decide unseen; what they did with counters on the map is told when both have finished.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AREAS,
    AVAILABLE,
    CMR,
    DISRUPTED,
    DO_APPEAL,
    DO_CHIT,
    DO_DEALT,
    DO_DONE,
    DO_FORCE,
    DO_GET_ASSETS,
    DO_LOSE_ASSETS,
    DO_NO_APPEAL,
    DO_ORDERS,
    DO_PICK,
    DO_PLACE,
    DO_STRATEGY,
    DO_TAKE,
    DO_TYPE,
    GOV,
    HEADQUARTERS,
    INS,
    IR,
    LOOKS,
    NONE,
    OWN_CHIT,
    PLACES,
    QRF,
    RAISE,
    SIDES,
    STRATEGIES,
    STRATEGY,
    T_CBT,
    T_FOREIGN,
    T_MF,
    TP_MAX,
    TP_NOW,
    TR,
    UNUSED,
    WAIT,
)
from contienda.games.maracas.scoring import Scoring


class Ending(Scoring):
    """From the last mission to the next turn."""

    # --- Redeployment -----------------------------------------------------------------------------------------------

    def begin_redeployment(self) -> None:
        """Both withdraw what they like; stacks stand, and what lies face up stays so until then (7.1)."""
        self.pop()
        self.active = NONE
        self.debate = 0
        self.begin("redeployment", "7.1", self.turn)

    def withdrawable_units(self, side: i64, area: i64) -> i64:
        """Not Militia, not in frozen Areas, not what is withdrawn already."""
        if self.is_frozen(area):
            return 0
        return self.units_in(side, area) & ~self.tables.militia[side] & ~self.plan_units[side]

    def withdrawable_assets(self, side: i64, area: i64) -> i64:
        if self.is_frozen(area):
            return 0
        found = self.assets_in(side, area) & ~self.plan_assets[side]
        return found & ~self.tables.informants if side == GOV else found

    def withdrawal_areas(self, side: i64) -> i64:
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if self.withdrawable_units(side, area) | self.withdrawable_assets(side, area) != 0:
                found |= BIT[area]
            area += 1
        return found

    def finish_redeployment(self) -> None:
        """Withdrawals are carried out; then stacks dissolve, the Insurgent's counters go underground, face down."""
        self.pop()
        self.forget_all_scattered()
        side: i64 = 0
        while side < SIDES:
            units, assets = self.plan_units[side], self.plan_assets[side]
            area: i64 = 0
            while area < AREAS:
                self.withdraw(side, area, units, assets)
                area += 1
            self.flipped &= ~units if side == GOV else -1
            self.forget_plan(side)
            self.set_number(side, TP_NOW, 0)
            side += 1
        self.dissolve()
        self.show_boxes()
        self.note("hidden_again", "7.1", INS)

    def withdraw(self, side: i64, area: i64, units: i64, assets: i64) -> None:
        """What lies open leaves in sight of all, what lies face down by number (D-R91)."""
        units &= self.units_in(side, area)
        assets &= self.assets_in(side, area)
        if units | assets == 0:
            return
        unseen = count(units) + count(assets)
        if side == INS:
            unseen -= self.withdraw_openly(area, units & self.up_units, assets & (self.up_assets | self.identified))
            if unseen > 0:
                self.forget_area(area, ~self.tables.militia[INS])
        self.remove(side, area, units, assets)
        self.box_units[side * PLACES + AVAILABLE] |= units
        self.box_assets[side * PLACES + AVAILABLE] |= assets
        if unseen > 0:
            self.note("withdrawn", "7.1", side, area, unseen)

    def withdraw_openly(self, area: i64, units: i64, assets: i64) -> i64:
        """Insurgent counters that lie face up: everybody sees which; how many."""
        number = count(units) + count(assets)
        self.remember_hits(units)
        self.up_units &= ~units
        self.up_assets &= ~assets
        while units != 0:
            self.note("withdrawn_openly", "7.1", INS, self.kind_of(INS, units & -units), area)
            units &= units - 1
        while assets != 0:
            self.note("withdrawn_openly", "7.1", INS, self.asset_kind(INS, assets & -assets), area)
            assets &= assets - 1
        return number

    def remove(self, side: i64, area: i64, units: i64, assets: i64) -> None:
        """Out of the stacks and the box of an Area."""
        self.box_units[side * PLACES + area] &= ~units
        self.box_assets[side * PLACES + area] &= ~assets
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, side, area):
                self.stack_units[stack] &= ~units
                self.stack_assets[stack] &= ~assets
            stack += 1

    # --- Appeal to Authority ----------------------------------------------------------------------------------------

    def hear(self, side: i64) -> None:
        """Three comparisons, each on its own (7.3)."""
        own, other = self.number(side, OWN_CHIT) - 1, self.number(side, HEADQUARTERS) - 1
        self.set_number(side, RAISE, self.rating_of(own, IR) - self.rating_of(other, IR))
        if self.rating_of(own, CMR) > self.rating_of(other, CMR):
            self.push(s.NEW_STRATEGY, side)
        elif self.rating_of(own, CMR) < self.rating_of(other, CMR):
            self.push(s.OTHER_STRATEGY, side)
        if self.rating_of(own, TR) > self.rating_of(other, TR):
            self.push(s.GAIN, side)
        elif self.rating_of(own, TR) < self.rating_of(other, TR):
            self.push(s.LOSE, side)

    def unused_of(self, side: i64, kind: i64) -> i64:
        """Units of a type that may be gained."""
        return self.free_of_type(side, kind) & ~self.plan_units[side]

    def gainable(self, side: i64) -> i64:
        return self.free_assets(side) & ~self.plan_assets[side]

    def last_resort(self, side: i64) -> i64:
        """Disrupted units are lost only if there is no other regular one (D-R76)."""
        place: i64 = 0
        while place <= QRF:
            if self.units_at(side, place) & self.tables.regular[side] != 0:
                return QRF
            place += 1
        return DISRUPTED

    def losing_places(self, side: i64) -> i64:
        found: i64 = 0
        last = self.last_resort(side)
        place: i64 = 0
        while place <= last:
            if self.units_at(side, place) & self.tables.regular[side] != 0:
                found |= BIT[place]
            place += 1
        return found

    def losable(self, side: i64, place: i64) -> i64:
        """Assets that can be lost: no Informants, no Dummies."""
        return self.assets_at(side, place) & self.tables.assets[side] & ~self.plan_assets[side]

    def losing_asset_places(self, side: i64) -> i64:
        found: i64 = 0
        place: i64 = 0
        while place <= QRF:
            if self.losable(side, place) != 0:
                found |= BIT[place]
            place += 1
        if found == 0 and self.losable(side, DISRUPTED) != 0:
            found = BIT[DISRUPTED]
        return found

    def answer(self) -> None:
        """What came of both Appeals takes effect; then a new turn (7.3, D-R76)."""
        self.pop()
        side: i64 = 0
        while side < SIDES:
            self.carry_out_appeal(side)
            if self.number(side, HEADQUARTERS) != 0:
                self.set_number(side, WAIT, self.tables.chit_low[self.number(side, HEADQUARTERS) - 1])
            elif self.number(side, WAIT) > 0:
                self.add(side, WAIT, -1)
            self.set_number(side, HEADQUARTERS, 0)
            self.set_number(side, OWN_CHIT, 0)
            raised = self.number(side, RAISE)
            if raised != 0:
                before = self.number(side, TP_MAX)
                self.lower_allocation(side, -raised)
                self.set_number(side, RAISE, 0)
                if self.number(side, TP_MAX) != before:
                    self.note("allocation_changed", "7.3a", side, self.number(side, TP_MAX))
            side += 1

    def carry_out_appeal(self, side: i64) -> None:
        """Counters gained come to Available, counters lost go out of play."""
        units = self.plan_units[side]
        while units != 0:
            bit = units & -units
            units &= units - 1
            gained = self.units_at(side, UNUSED) & bit != 0
            source = self.place_of_unit(side, bit)
            if side == INS and source < AREAS:
                self.forget_area(source, self.tables.regular[INS])
            self.shift_unit(side, bit, source, AVAILABLE if gained else UNUSED)
            self.set_hits(side, bit, 0)
            if side == GOV:
                self.flipped &= ~bit
            self.tell_appeal(side, self.kind_of(side, bit), gained, side == GOV)
        assets = self.plan_assets[side]
        while assets != 0:
            bit = assets & -assets
            assets &= assets - 1
            gained = self.assets_at(side, UNUSED) & bit != 0
            place: i64 = 0
            while self.box_assets[side * PLACES + place] & bit == 0:
                place += 1
            if side == INS and place < AREAS:
                self.forget_area(place, self.tables.regular[INS])
            self.shift_asset(side, bit, place, AVAILABLE if gained else UNUSED)
            node = side == INS and self.tables.nodes & bit != 0
            if node:
                self.identified &= ~bit
                self.add_identifiers()
            self.tell_appeal(side, self.asset_kind(side, bit), gained, side == GOV or node)
        if side == INS:
            self.show_boxes()
        self.forget_plan(side)

    def tell_appeal(self, side: i64, kind: i64, gained: bool, openly: bool) -> None:
        event = "received" if gained else "taken_away"
        if openly:
            self.note(event, "7.3b", side, kind)
        else:
            self.whisper(side, event, "7.3b", side, kind)

    # --- offered ----------------------------------------------------------------------------------------------------

    def legal_ending(self, step: i64, out: Legal) -> None:
        argument = self.argument()
        side = argument % 2
        if step == s.WITHDRAW:
            self.list_areas(self.withdrawal_areas(side), DO_PLACE, out)
            out.add(DO_DONE)
        elif step == s.WITHDRAW_UNIT:
            self.list_withdrawals(side, argument // 2, out)
        elif step == s.DISCARD:
            self.list_chits(self.hands[side], DO_CHIT, out)
        elif step == s.APPEAL:
            if self.number(side, WAIT) == 0:
                out.add(DO_APPEAL)
            out.add(DO_NO_APPEAL)
        elif step == s.GAIN:
            self.list_gains(side, out)
        elif step == s.GAIN_ASSETS:
            self.list_kinds(self.gainable(side), out)
            out.add(DO_DONE)
        elif step == s.LOSE:
            self.list_areas(self.losing_places(side), DO_PLACE, out)
            if self.losing_asset_places(side) != 0:
                out.add(DO_LOSE_ASSETS)
        elif step == s.LOSE_UNIT:
            self.list_units(side, self.units_at(side, argument // 2) & self.tables.regular[side], DO_PICK, out)
        elif step == s.LOSE_ASSETS:
            self.list_areas(self.losing_asset_places(side), DO_PLACE, out)
        elif step == s.LOSE_ASSET:
            self.list_assets(side, self.losable(side, argument // 8), DO_PICK, out)
        else:
            strategy: i64 = 0
            while strategy < STRATEGIES:
                out.add(DO_STRATEGY + side * STRATEGIES + strategy)
                strategy += 1

    def list_withdrawals(self, side: i64, area: i64, out: Legal) -> None:
        """Of Insurgent counters that are alike, those face up are another choice: their other side, in a look."""
        units, assets = self.withdrawable_units(side, area), self.withdrawable_assets(side, area)
        open_units: i64 = units & self.up_units if side == INS else 0
        open_assets: i64 = assets & (self.up_assets | self.identified) if side == INS else 0
        self.list_units(side, units & ~open_units, DO_PICK, out)
        self.list_units(side, open_units, DO_PICK + 1, out)
        self.list_assets(side, assets & ~open_assets, DO_PICK, out)
        self.list_assets(side, open_assets, DO_PICK + 1, out)

    def list_gains(self, side: i64, out: Legal) -> None:
        kind: i64 = T_CBT
        while kind <= T_MF:
            if (kind == T_CBT or kind == T_FOREIGN or kind == T_MF) and self.unused_of(side, kind) != 0:
                out.add(DO_TYPE + kind)
            kind += 1
        if self.gainable(side) != 0:
            out.add(DO_GET_ASSETS)

    # --- done -------------------------------------------------------------------------------------------------------

    def do_ending(self, step: i64, action: i64) -> None:
        argument = self.argument()
        side = argument % 2
        if step == s.WITHDRAW:
            if action == DO_DONE:
                self.pop()
            else:
                self.push(s.WITHDRAW_UNIT, side + 2 * (action - DO_PLACE))
        elif step == s.WITHDRAW_UNIT:
            self.plan_withdrawal(side, argument // 2, action - DO_PICK)
        elif step == s.DISCARD:
            self.hands[side] = self.without_chit(self.hands[side], action - DO_CHIT)
            self.give_back(side, self.with_chit(0, action - DO_CHIT), False)
            self.note("discarded", "7.11", side)
            self.whisper(side, "discarded_chit", "7.11", action - DO_CHIT)
        elif step == s.APPEAL:
            self.pop()
            if action == DO_APPEAL:
                self.push(s.APPEAL_HQ, side)
                self.push(s.APPEAL_OWN, side)
        elif step == s.APPEAL_OWN:
            self.pop()
            self.set_number(side, OWN_CHIT, 1 + action - DO_DEALT)
            self.whisper(side, "own_chit", "7.3", action - DO_DEALT)
        elif step == s.APPEAL_HQ:
            self.pop()
            self.set_number(side, HEADQUARTERS, 1 + action - DO_DEALT)
            self.whisper(side, "hq_chit", "7.3", action - DO_DEALT)
            self.hear(side)
        else:
            self.do_appeal(step, action, side, argument)

    def do_appeal(self, step: i64, action: i64, side: i64, argument: i64) -> None:
        self.pop()
        if step == s.GAIN:
            if action == DO_GET_ASSETS:
                self.push(s.GAIN_ASSETS, side + 2 * 2)
            else:
                self.push(s.GAIN_UNIT, side + 2 * (action - DO_TYPE))
        elif step == s.GAIN_UNIT:
            free = self.unused_of(side, argument // 2)
            self.plan_units[side] |= self.first_of_kind(free, action - DO_FORCE)
        elif step == s.GAIN_ASSETS:
            if action != DO_DONE:
                self.plan_assets[side] |= self.first_of_kind(self.gainable(side), action - DO_TAKE)
                self.push(s.GAIN_ASSETS, argument - 2)
        elif step == s.LOSE:
            if action == DO_LOSE_ASSETS:
                self.push(s.LOSE_ASSETS, side + 2 * 2)
            else:
                self.push(s.LOSE_UNIT, side + 2 * (action - DO_PLACE))
        elif step == s.LOSE_UNIT:
            units = self.units_at(side, argument // 2) & self.tables.regular[side]
            self.plan_units[side] |= self.find_unit(side, units, action - DO_PICK)
        elif step == s.LOSE_ASSETS:
            self.push(s.LOSE_ASSET, argument + 8 * (action - DO_PLACE))
        elif step == s.LOSE_ASSET:
            look = action - DO_PICK
            self.plan_assets[side] |= self.first_of_kind(self.losable(side, argument // 8), look // LOOKS)
            self.push(s.LOSE_ASSETS, argument % 8 - 2)
        else:
            strategy = action - (DO_STRATEGY if step == s.NEW_STRATEGY else DO_ORDERS)
            self.set_number(side, STRATEGY, strategy % STRATEGIES)
            self.whisper(side, "strategy_is", "7.3c", strategy)

    def plan_withdrawal(self, side: i64, area: i64, look: i64) -> None:
        self.pop()
        units, assets = self.withdrawable_units(side, area), self.withdrawable_assets(side, area)
        if side == INS:
            openly = look % 2 == 1
            units &= self.up_units if openly else ~self.up_units
            assets &= self.up_assets | self.identified if openly else ~(self.up_assets | self.identified)
            look -= look % 2
        if self.is_asset_look(look):
            self.plan_assets[side] |= self.first_of_kind(assets, look // LOOKS)
        else:
            self.plan_units[side] |= self.find_unit(side, units, look)

    # --- going on by itself -----------------------------------------------------------------------------------------

    def runs_ending(self, step: i64) -> bool:
        argument = self.argument()
        side = argument % 2
        if step == s.REDEPLOYMENT:
            self.begin_redeployment()
        elif step == s.REDEPLOYED:
            self.finish_redeployment()
        elif step == s.DISCARD:
            if count(self.hands[side]) > self.number(side, TP_MAX):
                return False
            self.pop()
        elif step == s.SCORE:
            self.adjust()
        elif step == s.GAIN:
            if self.unused_of(side, T_CBT) | self.unused_of(side, T_FOREIGN) | self.unused_of(side, T_MF) != 0:
                return False
            if self.gainable(side) != 0:
                return False
            self.pop()
        elif step == s.GAIN_ASSETS:
            if argument // 2 > 0 and self.gainable(side) != 0:
                return False
            self.pop()
        elif step == s.LOSE:
            if self.losing_places(side) != 0 or self.losing_asset_places(side) != 0:
                return False
            self.pop()
        elif step == s.LOSE_ASSETS:
            if argument // 2 > 0 and self.losing_asset_places(side) != 0:
                return False
            self.pop()
        elif step == s.ANSWERED:
            self.answer()
        else:
            return False
        return True
