"""What a stack brings to each mission: ratings of its units and the Assets that count there (6, 9.1)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.games.maracas.duel import Duel
from contienda.games.maracas.elements import (
    BUILD,
    CMR,
    GOV,
    INS,
    IR,
    PROMOTE,
    RECRUIT,
    REDUCE,
    REMOVE_TERROR,
    REPAIR,
    TR,
)
from contienda.games.maracas.tables import (
    F_AMBUSH,
    F_AMBUSH_EACH,
    F_ATTACK,
    F_ATTACK_EACH,
    F_BUILD,
    F_PATROL,
    F_RECRUIT,
    F_SENSOR,
)


class Strength(Duel):
    """Totals before chits and terrain."""

    def patrol_strength(self, stack: i64) -> i64:
        """Sum of IR, its own Assets, and the sensors of the Area (6.11)."""
        found = self.total(GOV, self.stack_units[stack], IR)
        found += self.effects(GOV, self.stack_assets[stack], F_PATROL)
        return found + self.effects(GOV, self.assets_in(GOV, self.place_of(stack)), F_SENSOR)

    def cover(self, stack: i64) -> i64:
        """The lowest IR of the target, with the terrain unless an Informant tells (6.11b, D-R22, D-R48)."""
        area = self.place_of(stack)
        found = self.lowest_ir(stack)
        if not self.is_informed(area):
            found += self.tables.tm[area] + count(self.assets_in(INS, area) & self.tables.agents)
        return found

    def open_cover(self, area: i64) -> i64:
        """What everybody knows of it: the terrain with Double Agents that lie face up, unless an Informant tells."""
        if self.is_informed(area):
            return 0
        return self.tables.tm[area] + count(self.assets_in(INS, area) & self.tables.agents & self.up_assets)

    def lowest_ir(self, stack: i64) -> i64:
        found: i64 = 9
        units = self.stack_units[stack]
        while units != 0:
            bit = units & -units
            units &= units - 1
            if self.rating(INS, bit, IR) < found:
                found = self.rating(INS, bit, IR)
        return found

    def highest_ir(self, stack: i64) -> i64:
        found: i64 = 0
        units = self.stack_units[stack]
        while units != 0:
            bit = units & -units
            units &= units - 1
            if self.rating(INS, bit, IR) > found:
                found = self.rating(INS, bit, IR)
        return found

    def troop_strength(self, stack: i64, alone: bool) -> i64:
        """Sum of TR and Assets in an Attack; alone: without anything Foreign (6.12, D-R13)."""
        side = self.side_of(stack)
        units, assets = self.stack_units[stack], self.stack_assets[stack]
        if units == 0:
            return 0  # D-R65
        if alone and side == GOV:
            units &= ~self.tables.foreign_units
            assets &= ~self.tables.foreign_assets
        found = self.total(side, units, TR) + self.effects(side, assets, F_ATTACK)
        return found + self.effects(side, assets, F_ATTACK_EACH) * count(units)

    def ambush_strength(self, stack: i64) -> i64:
        """The second comparison of an Ambush: sum of TR and Assets (D-R47)."""
        units, assets = self.stack_units[stack], self.stack_assets[stack]
        found = self.total(INS, units, TR) + self.effects(INS, assets, F_AMBUSH)
        return found + self.effects(INS, assets, F_AMBUSH_EACH) * count(units)

    def surprise(self, stack: i64, doubled: bool) -> i64:
        """The first comparison of an Ambush: highest IR and the terrain, doubled with an Advantage (6.13, D-R48)."""
        terrain = self.tables.tm[self.place_of(stack)] + count(self.stack_assets[stack] & self.tables.agents)
        return self.highest_ir(stack) + (terrain * 2 if doubled else terrain)

    def civil_strength(self, stack: i64, mission: i64) -> i64:
        """Sum of CMR and the Assets that count in this mission (6.15 to 6.19, D-R45)."""
        side = self.side_of(stack)
        found = self.total(side, self.stack_units[stack], CMR)
        if mission == BUILD or mission == REPAIR or mission == REDUCE or mission == REMOVE_TERROR:
            found += self.effects(side, self.stack_assets[stack], F_BUILD)
        elif mission == RECRUIT or mission == PROMOTE:
            found += self.effects(side, self.stack_assets[stack], F_RECRUIT)
        return found

    def bombs(self, stack: i64) -> i64:
        """1 for each unit of the stack for each Suicide Bomber used (D-R37, D-R43)."""
        return self.bombers * count(self.stack_units[stack])

    def para_in(self, area: i64) -> i64:
        """Government paramilitaries of an Area."""
        return self.units_in(GOV, area) & self.tables.paramilitary[GOV]
