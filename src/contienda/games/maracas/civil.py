"""Non-Tactical missions (6.15 to 6.17, 6.19): infrastructure, sabotage and repair, Militia, the end of Terror."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.maracas import steps as s
from contienda.games.maracas.ambush import Ambush
from contienda.games.maracas.elements import (
    ACTED,
    AT_LARGE,
    BUILD,
    CMR,
    GOV,
    INS,
    L_IU,
    NONE,
    PLACES,
    PROMOTE,
    R_IU,
    R_SABOTAGE,
    R_TRIES,
    RECRUIT,
    REDUCE,
    REMOVE_TERROR,
    REPAIR,
    SABOTAGE,
    T_GR,
    UNDERGROUND,
    UNUSED,
)
from contienda.games.maracas.memory import FIELD, NO_ARMS, ONE_RECRUIT


class Civil(Ambush):
    """Each is the only mission of its stack in the Phase."""

    # --- when it may be run -----------------------------------------------------------------------------------------

    def is_gate_open(self, side: i64, area: i64) -> bool:
        """All enemy units were activated or Disrupted, or the enemy has no Task Points (6.16b)."""
        return self.tp(1 - side) == 0 or self.all_acted(1 - side, area)

    def can_civil(self, stack: i64, mission: i64) -> bool:
        side = self.side_of(stack)
        area = self.place_of(stack)
        hidden = self.where(stack) == UNDERGROUND
        if mission == BUILD:
            if self.is_terrorised(area) or self.iu_left() == 0:
                return False
            return side == INS or not self.has_at_large(area)
        if mission == REPAIR:
            return side == GOV and self.row(area, R_SABOTAGE) > 0 and not self.has_at_large(area)
        if mission == REDUCE:
            return not hidden and self.row(area, R_IU + 1 - side) > 0 and self.is_gate_open(side, area)
        if mission == SABOTAGE:
            if side == GOV or hidden or self.row(area, R_SABOTAGE) >= self.tables.pn[area]:
                return False
            return self.is_gate_open(side, area)
        if mission == REMOVE_TERROR:
            return self.is_terrorised(area) and self.new_terror & BIT[area] == 0
        return self.can_raise(stack, side, area, mission)

    def can_raise(self, stack: i64, side: i64, area: i64, mission: i64) -> bool:
        """Recruit and Promote: own infrastructure, no Terror, attempts left, a counter left (6.17)."""
        if self.is_terrorised(area) or self.row(area, R_IU + side) == 0:
            return False
        if self.row(area, R_TRIES + side) >= self.tables.pn[area]:
            return False
        if side == GOV and self.stack_units[stack] & ~self.tables.militia[GOV] == 0:
            if self.stack_assets[stack] & self.tables.helps_recruiting == 0:
                return False
        if mission == RECRUIT:
            return self.units_at(side, UNUSED) & self.tables.militia[side] != 0
        if side == INS and self.units_at(INS, UNUSED) & self.tables.type_mask[T_GR] == 0:
            return False
        return self.promotable(side, area) != 0

    def promotable(self, side: i64, area: i64) -> i64:
        """Militia of an Area that can be promoted: untrained, for the Government."""
        found = self.units_in(side, area) & self.tables.militia[side]
        return found & ~self.flipped if side == GOV else found

    # --- how it goes ------------------------------------------------------------------------------------------------

    def declare_civil(self) -> None:
        side = self.runner_side
        area = self.active
        self.push(s.RESOLVE)
        if self.mission != SABOTAGE:
            self.push(s.RANDOM)
        if self.mission == REDUCE:
            self.show_bombers(self.go_stack)
        if self.mission == RECRUIT or self.mission == PROMOTE:
            self.add_row(area, R_TRIES + side, 1)
        if self.mission == PROMOTE and side == INS:
            self.presume_militia(area)
        if (
            self.mission == REDUCE
            or self.mission == SABOTAGE
            or (self.mission == REMOVE_TERROR and self.row(area, R_IU + side) > 0)
        ):
            self.push_chit(side)

    def resolve_civil(self) -> None:
        stack, side, area = self.go_stack, self.runner_side, self.active
        mission = self.mission
        chit = self.chit_value(side, CMR)
        total = self.civil_strength(stack, mission) + chit
        against: i64 = 0
        if mission != SABOTAGE:
            against = self.rating_of(self.random, CMR)
        if mission == REDUCE or mission == SABOTAGE or mission == REMOVE_TERROR:
            against += self.tables.pn[area]
        if mission == REDUCE:
            total += self.bombs(stack)
        self.show_played(side, True)
        self.tell_civil(stack, side, total, against)
        if side == INS:
            self.tell_strength(stack, total - chit, against - chit)
        if mission == REDUCE:
            self.use_bombers(stack)
        if total > against:
            self.succeed(stack, side, area)

    def tell_civil(self, stack: i64, side: i64, total: i64, against: i64) -> None:
        """A hidden stack declares its total only to reduce or to sabotage (D-R57)."""
        if self.recorder is None:
            return
        if side == GOV or self.mission == REDUCE or self.mission == SABOTAGE:
            self.note("compared", "6.15a", total, against)
        else:
            self.whisper(side, "compared", "6.15a", total, against)
            self.note("outcome", "6.15a", stack, 1 if total > against else 0)

    def tell_strength(self, stack: i64, strength: i64, against: i64) -> None:
        """A total that was declared is known; of others it is known whether they were higher (D-R57)."""
        cadres = self.mission != SABOTAGE and self.mission != RECRUIT and self.mission != PROMOTE
        if self.mission == REDUCE or self.mission == SABOTAGE:
            self.tell_sum(stack, strength, strength, cadres, self.bombers)
        elif strength > against:
            self.tell_sum(stack, against + 1, FIELD, cadres, 0)
        else:
            self.tell_sum(stack, 0, against, cadres, 0)

    def presume_militia(self, area: i64) -> None:
        """Who tries to promote has Militia there."""
        militia = self.units_in(INS, area) & self.tables.militia[INS]
        if militia & (self.up_units | self.known_units) == 0:
            self.known_units |= militia & -militia

    def succeed(self, stack: i64, side: i64, area: i64) -> None:
        mission = self.mission
        if mission == BUILD:
            self.add_row(area, R_IU + side, 1)
            self.note("iu_placed", "6.15a", side, area)
        elif mission == REPAIR:
            self.add_row(area, R_SABOTAGE, -self.row(area, R_SABOTAGE))
            self.note("repaired", "6.15b", area)
        elif mission == REDUCE:
            self.add_row(area, R_IU + 1 - side, -1)
            self.add(side, L_IU, 1)
            self.note("iu_removed", "6.16a", 1 - side, area)
            if side == GOV and self.tables.with_intelligence:
                self.push(s.INTEL, 1)
        elif mission == SABOTAGE:
            self.add_row(area, R_SABOTAGE, 1)
            self.note("sabotaged", "6.16c", area)
        elif mission == REMOVE_TERROR:
            self.terror &= ~BIT[area]
            self.note("terror_removed", "6.19", side, area)
        elif mission == RECRUIT:
            self.recruit(side, area)
        else:
            self.push(s.PROMOTION, side)

    def recruit(self, side: i64, area: i64) -> None:
        """A stack of its own, activated; the Insurgent's underground (D-R61)."""
        free = self.units_at(side, UNUSED) & self.tables.militia[side]
        bit = free & -free
        self.box_units[side * PLACES + UNUSED] &= ~bit
        stack = self.open_stack(side, area, AT_LARGE if side == GOV else UNDERGROUND)
        self.stack_units[stack] = bit
        self.mark(stack, ACTED)
        if side == INS:
            self.militia_change += 1
            self.known_units |= bit
            self.stack_told[stack] = ONE_RECRUIT
        self.note("recruited", "6.17a", side, stack, area)

    # --- promotion --------------------------------------------------------------------------------------------------

    def can_promote(self, stack: i64, side: i64, area: i64) -> bool:
        return self.is_there(stack, side, area) and self.stack_units[stack] & self.promotable(side, area) != 0

    def promote(self, stack: i64) -> None:
        """The Government's Militia flips; for the Insurgent's a random Guerrilla comes (D-R24)."""
        side = self.argument()
        self.pop()
        if side == INS:
            self.push(s.PROMOTED, stack)
            return
        found = self.stack_units[stack] & self.promotable(GOV, self.active)
        self.flipped |= found & -found
        self.note("trained", "6.17b", stack)

    def swap_militia(self, stack: i64, kind: i64) -> None:
        """The Guerrilla keeps the Militia's place and facing (D-R61)."""
        self.pop()
        militia = self.stack_units[stack] & self.tables.militia[INS]
        if militia == 0:
            return
        old = militia & -militia
        new = self.first_of_kind(self.units_at(INS, UNUSED), kind)
        self.box_units[INS * PLACES + UNUSED] &= ~new
        self.box_units[INS * PLACES + UNUSED] |= old
        if self.up_units & old == 0:
            self.find(stack, old)
            self.tell_promotion(self.active)
        else:
            self.stack_told[stack] &= NO_ARMS
        self.stack_units[stack] = self.stack_units[stack] & ~old | new
        self.militia_change -= 1
        self.guerrilla_change += 1
        if self.up_units & old != 0:
            self.up_units = self.up_units & ~old | new
            self.meet_units(new)
            self.note("promoted_to", "6.17b", kind, stack)
        else:
            self.note("promoted", "6.17b", self.active)
            self.whisper(INS, "promoted_to", "6.17b", kind, stack)

    def use_bombers(self, stack: i64) -> None:
        """Used ones are shown and Disrupted whatever the result (D-R43)."""
        found = self.used_bombers(stack)
        while found != 0:
            self.disrupt_asset(stack, found & -found)
            found &= found - 1
        self.bombers = 0

    def show_bombers(self, stack: i64) -> None:
        """Suicide Bombers that will be used turn face up when the mission is declared (D-R85)."""
        found = self.used_bombers(stack) & ~self.up_assets
        self.up_assets |= found
        self.meet_assets(found)
        while found != 0:
            self.note("turned_up", "6.16d", self.asset_kind(INS, found & -found), stack)
            found &= found - 1

    def used_bombers(self, stack: i64) -> i64:
        """As many as are used, face-up ones first."""
        found: i64 = 0
        left = self.bombers
        some = self.stack_assets[stack] & self.tables.bombers
        while left > 0:
            pick = some & self.up_assets
            if pick == 0:
                pick = some
            found |= pick & -pick
            some &= ~(pick & -pick)
            left -= 1
        return found

    def first_promotable(self, side: i64) -> i64:
        stack: i64 = 0
        while stack < self.stacks:
            if self.can_promote(stack, side, self.active):
                return stack
            stack += 1
        return NONE
