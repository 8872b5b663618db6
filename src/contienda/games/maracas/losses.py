"""Hits, Disruption and what it costs (6.2)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AVAILABLE,
    BY_NSM,
    DISRUPTED,
    DO_HIT,
    GOV,
    INS,
    L_FOREIGN,
    L_PARA,
    L_REGULAR,
    PLACES,
    TR,
    UNUSED,
)
from contienda.games.maracas.intelligence import Intelligence


class Losses(Intelligence):
    """One routine for every mission."""

    surplus: i64 = 0  # Hits of the loser that found nobody

    def disrupt_unit(self, stack: i64, bit: i64, cause: i64) -> None:
        """It leaves the map; the enemy notes it, and its owner pays unless it is Militia (6.2)."""
        side = self.side_of(stack)
        kind = self.kind_of(side, bit)
        self.stack_units[stack] &= ~bit
        self.set_hits(side, bit, 0)
        if side == GOV:
            self.flipped &= ~bit
        else:
            if self.up_units & bit == 0:
                self.find(stack, bit)
            self.tell_loss(stack, bit)
            self.up_units &= ~bit
        if self.tables.militia[side] & bit != 0:
            self.box_units[side * PLACES + UNUSED] |= bit
            if side == INS:
                self.militia_change -= 1
        else:
            self.box_units[side * PLACES + DISRUPTED] |= bit
            if side == INS:
                self.meet_units(bit)
            if cause != BY_NSM:
                self.lose_tp(side)
        if cause != BY_NSM:
            line: i64 = L_PARA
            if self.tables.regular[side] & bit != 0:
                line = L_FOREIGN if side == GOV and self.tables.foreign_units & bit != 0 else L_REGULAR
            self.add(1 - side, line, 1)
        self.note("disrupted", "6.2a" if cause != BY_NSM else "9.5d", side, kind, stack)
        if self.stack_units[stack] == 0:
            self.fall_assets(stack)

    def fall_assets(self, stack: i64) -> None:
        """Assets whose stack has no unit left are Disrupted (6.2b)."""
        assets = self.stack_assets[stack]
        while assets != 0:
            bit = assets & -assets
            assets &= assets - 1
            self.disrupt_asset(stack, bit)
        self.close_empty(stack)

    def disrupt_asset(self, stack: i64, bit: i64) -> None:
        """Combined Intelligence Teams and Dummies go to Available; a Node lowers the allocation (9.1, 6.2c)."""
        side = self.side_of(stack)
        kind = self.asset_kind(side, bit)
        self.stack_assets[stack] &= ~bit
        safe = self.tables.teams if side == GOV else self.tables.dummies
        if safe & bit != 0:
            self.box_assets[side * PLACES + AVAILABLE] |= bit
            self.note("asset_returned", "9.1", side, kind)
            return
        self.box_assets[side * PLACES + DISRUPTED] |= bit
        self.note("asset_disrupted", "6.2b", side, kind)
        if side == INS:
            if self.tables.agents & ~self.up_assets & bit != 0:
                self.tell_agent(self.place_of(stack))
            self.up_assets &= ~bit
            self.meet_assets(bit)
            if self.tables.nodes & bit != 0:
                self.identified &= ~bit
                self.add_identifiers()
                self.lower_allocation(INS, 1)
                self.note("allocation_changed", "6.2c", INS, self.number(INS, 0))

    # --- Hits -------------------------------------------------------------------------------------------------------

    def push_hits(self, stack: i64, number: i64, loser: bool) -> None:
        """The owner will allocate them one by one (D-R50)."""
        self.push(s.HITS, stack + 128 * number + (128 * 64 if loser else 0))

    def can_be_hit(self, stack: i64) -> i64:
        """Standing units; a Foreign one may not take its last Hit while another stands."""
        side = self.side_of(stack)
        units = self.stack_units[stack]
        if side == INS or count(units) == 1 or units & self.tables.foreign_units == units:
            return units
        found = units
        foreign = units & self.tables.foreign_units
        while foreign != 0:
            bit = foreign & -foreign
            foreign &= foreign - 1
            if self.hits_of(side, bit) + 1 >= self.rating(side, bit, TR):
                found &= ~bit
        return found

    def list_hits(self, out: Legal) -> None:
        stack = self.argument() % 128
        self.list_units(self.side_of(stack), self.can_be_hit(stack), DO_HIT, out)

    def take_hit(self, look: i64) -> None:
        argument = self.argument()
        stack = argument % 128
        self.pop()
        self.push(s.HITS, argument - 128)
        side = self.side_of(stack)
        self.hit(stack, self.find_unit(side, self.can_be_hit(stack), look), 0)

    def hit(self, stack: i64, bit: i64, cause: i64) -> None:
        """A paramilitary unit is Disrupted at once, a regular one when its Hits reach its Troop Rating (6.12e)."""
        side = self.side_of(stack)
        if self.tables.regular[side] & bit != 0:
            hits = self.hits_of(side, bit) + 1
            if hits < self.rating(side, bit, TR):
                self.set_hits(side, bit, hits)
                self.note("hit", "6.12e", side, self.kind_of(side, bit), stack)
                return
        self.disrupt_unit(stack, bit, cause)

    def runs_hits(self) -> bool:
        """Whether no Hit is left, or nobody to take it."""
        argument = self.argument()
        stack = argument % 128
        left = argument // 128 % 64
        if left > 0 and self.stack_at[stack] >= 0 and self.stack_units[stack] != 0:
            return False
        self.pop()
        if argument >= 128 * 64:
            self.surplus = left
        return True
