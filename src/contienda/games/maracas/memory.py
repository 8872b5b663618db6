"""What everybody remembers of Insurgent counters that lie face down: what was seen of them, and what missions told.

`known_units` and `known_assets` lie face down, and everybody can tell in which Area they are, or from which Area their
stack comes: counters that were face up there, recruits, Militia that was raised. They are forgotten when something may
have taken them away unseen. `stack_told` holds what comparisons have told of a stack; it ends with the stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.maracas.elements import (
    AREAS,
    CMR,
    DISRUPTED,
    FIRST_MAIN_FORCE,
    INS,
    IR,
    NONE,
    PLACES,
    SIDE,
    TR,
    WHERE,
)
from contienda.games.maracas.forces import Forces

# Fields of `stack_told`, six bits each; 0 is nothing told, an upper bound is one more than it says.
SUM_LEAST: Final = 0  # CMR of all units, with Cadres and Suicide Bombers where they counted
SUM_MOST: Final = 1
BOMBERS: Final = 2  # how many counted for each unit then
IR_LEAST: Final = 3  # the lowest IR
COVER_LEAST: Final = 4  # the lowest IR and all Double Agents that lie face down in its Area
IR_MOST: Final = 5
TR_LEAST: Final = 6  # the TR of one of its units
TR_MOST: Final = 7
COVER_MOST: Final = 8
TOLD_NAMES: Final = [
    "sum_least", "sum_most", "bombers", "ir_least", "cover_least", "ir_most", "tr_least", "tr_most", "cover_most",
]  # fmt: skip
FIELD: Final = 64
CADRES: Final = 2**54  # Cadres counted in the sum
NO_ARMS: Final = 2**55  # nothing that adds to an Attack lies face down
ONE_RECRUIT: Final = 2**56  # it is one Militia
FLAG_NAMES: Final = ["cadres", "no_arms", "recruit"]

HIGHEST_IR: Final = 4  # of an Insurgent unit
LOWEST_TR: Final = 1
HIGHEST_TR: Final = 4
LEAST_CHIT: Final = 1  # a chit that was played unseen
MOST_CHIT: Final = 5


class Memory(Forces):
    """Written when something is seen, read by views and by `Imagined`."""

    met: i64 = 0  # by kind of Insurgent counter, four bits: how many everybody has seen at one time
    scars: i64 = 0  # by kind of Main Force and Hits, three bits: units that were turned down with so many
    known_units: i64 = 0  # face down, and everybody can tell where
    known_assets: i64 = 0

    def dissolve(self) -> None:
        """Stacks become counters of their Area; marks end with them (7.1). What lies face up is remembered there."""
        self.forget_all_scattered()
        stack: i64 = 0
        while stack < self.stacks:
            at = self.stack_at[stack]
            if at != NONE:
                row = at // SIDE % 2 * PLACES + at % WHERE
                self.box_units[row] |= self.stack_units[stack]
                self.box_assets[row] |= self.stack_assets[stack]
            stack += 1
        self.stacks = 0
        self.remember_hits(self.up_units)
        self.known_units |= self.up_units
        self.known_assets |= self.up_assets
        self.up_units = 0
        self.up_assets = 0

    # --- counters that were seen ------------------------------------------------------------------------------------

    def units_from(self, area: i64) -> i64:
        """Insurgent units in the box of an Area and in the stacks that were formed there."""
        found = self.box_units[INS * PLACES + area]
        stack: i64 = 0
        while stack < self.stacks:
            if self.stack_at[stack] != NONE and self.side_of(stack) == INS and self.origin_of(stack) == area:
                found |= self.stack_units[stack]
            stack += 1
        return found

    def assets_from(self, area: i64) -> i64:
        found = self.box_assets[INS * PLACES + area]
        stack: i64 = 0
        while stack < self.stacks:
            if self.stack_at[stack] != NONE and self.side_of(stack) == INS and self.origin_of(stack) == area:
                found |= self.stack_assets[stack]
            stack += 1
        return found

    def find(self, stack: i64, bit: i64) -> None:
        """A unit of this stack is seen: of its kind one less is to be found among the stacks of that origin."""
        if self.known_units & bit == 0:
            kind = self.kind_of(INS, bit)
            bit = self.known_units & self.units_from(self.origin_of(stack)) & self.tables.kind_mask[kind]
        self.known_units &= ~(bit & -bit)

    def remember_hits(self, units: i64) -> None:
        """These lie face up and are about to be hidden: everybody has seen their Hits."""
        units &= self.hurt(INS)
        while units != 0:
            self.scars += self.scar(units & -units)
            units &= units - 1

    def forget_all_scattered(self) -> None:
        area: i64 = 0
        while area < AREAS:
            self.forget_scattered(area)
            area += 1

    def forget_scattered(self, area: i64) -> None:
        """Stacks from there are in several Areas: which of them holds what is not known. Militia never moves."""
        place: i64 = NONE
        stack: i64 = 0
        while stack < self.stacks:
            if self.stack_at[stack] != NONE and self.side_of(stack) == INS and self.origin_of(stack) == area:
                if place != NONE and place != self.place_of(stack):
                    self.known_units &= ~self.units_from(area) | self.tables.militia[INS]
                    return
                place = self.place_of(stack)
            stack += 1

    def forget_area(self, area: i64, units: i64) -> None:
        """Something has left an Area face down: any Asset, or one of these units."""
        self.known_units &= ~(self.units_in(INS, area) & units)
        self.known_assets &= ~self.assets_in(INS, area)

    # --- kinds and Hits that were seen ------------------------------------------------------------------------------

    def scar(self, bit: i64) -> i64:
        """One unit of its kind with its Hits, as it counts in `scars`; 0 for a unit without Hits."""
        hits = self.hits_of(INS, bit)
        return BIT[((self.kind_of(INS, bit) - FIRST_MAIN_FORCE) * 3 + hits - 1) * 3] if hits > 0 else 0

    def scarred(self, kind: i64, hits: i64) -> i64:
        return self.scars >> ((kind - FIRST_MAIN_FORCE) * 3 + hits - 1) * 3 & 7

    def met_of(self, kind: i64) -> i64:
        return self.met >> self.tables.memory[kind] & 15

    def meet_units(self, units: i64) -> None:
        """These lie face up or are Disrupted: so many of their kinds are in play."""
        while units != 0:
            kind = self.kind_of(INS, units & -units)
            units &= ~self.tables.kind_mask[kind]
            self.meet(kind, self.seen_now(kind))

    def meet_assets(self, assets: i64) -> None:
        while assets != 0:
            kind = self.asset_kind(INS, assets & -assets)
            assets &= ~self.tables.kind_mask[kind]
            self.meet(kind, self.seen_now(kind))

    def seen_now(self, kind: i64) -> i64:
        """How many of a kind everybody can point at."""
        mask = self.tables.kind_mask[kind]
        if self.tables.kind_is_asset[kind] != 0:
            return count((self.up_assets | self.known_assets | self.assets_at(INS, DISRUPTED)) & mask)
        return count((self.up_units | self.known_units | self.units_at(INS, DISRUPTED)) & mask)

    def meet(self, kind: i64, number: i64) -> None:
        if self.tables.memory[kind] != NONE and number > self.met_of(kind):
            self.met += (number - self.met_of(kind)) * BIT[self.tables.memory[kind]]

    # --- what was told of a stack -----------------------------------------------------------------------------------

    def told(self, stack: i64, field: i64) -> i64:
        return self.stack_told[stack] >> field * 6 & (FIELD - 1)

    def tell(self, stack: i64, field: i64, value: i64) -> None:
        self.stack_told[stack] += (value - self.told(stack, field)) * BIT[field * 6]

    def tell_least(self, stack: i64, field: i64, value: i64) -> None:
        """A lower bound, if it is higher than the one before."""
        if value > self.told(stack, field):
            self.tell(stack, field, value)

    def tell_sum(self, stack: i64, least: i64, most: i64, cadres: bool, bombers: i64) -> None:
        """A stack runs one mission of this sort a turn."""
        if self.down(stack) == 0:
            return
        self.tell(stack, SUM_LEAST, least if least > 0 else 0)
        self.tell(stack, SUM_MOST, most + 1 if most < FIELD - 2 else 0)
        self.tell(stack, BOMBERS, bombers)
        if cadres:
            self.stack_told[stack] |= CADRES

    def tell_fighter(self, stack: i64, least: i64, most: i64) -> None:
        """One of its units has such a TR; of two things told the sharper one is kept."""
        if least <= LOWEST_TR and most >= HIGHEST_TR:
            return
        before = self.told(stack, TR_MOST) - 1
        if before >= 0 and least <= self.told(stack, TR_LEAST) and most >= before:
            return
        self.tell(stack, TR_LEAST, least if least > 0 else 0)
        self.tell(stack, TR_MOST, most + 1)

    def tell_most(self, stack: i64, field: i64, value: i64) -> None:
        """An upper bound, if it is lower than the one before."""
        if self.told(stack, field) == 0 or value + 1 < self.told(stack, field):
            self.tell(stack, field, value + 1)

    # --- searches: which stack of an Area a Double Agent is with, nobody knows ----------------------------------------

    def tell_search(self, stack: i64, bound: i64, failed: bool, informed: bool) -> None:
        """The lowest IR, and Double Agents unless there is an Informant, are at least or at most so much."""
        if informed:
            if failed:
                self.tell_least(stack, IR_LEAST, bound)
            elif bound < HIGHEST_IR:
                self.tell_most(stack, IR_MOST, bound)
            return
        bound -= count(self.assets_in(INS, self.place_of(stack)) & self.tables.agents & self.up_assets)
        if failed:
            self.tell_least(stack, COVER_LEAST, bound)
        elif bound < HIGHEST_IR + self.unseen_agents():
            self.tell_most(stack, COVER_MOST, bound)

    def unseen_agents(self) -> i64:
        """Double Agents that may lie face down somewhere."""
        if not self.tables.with_assets:
            return 0
        return count(self.tables.agents & ~self.up_assets & ~self.assets_at(INS, DISRUPTED))

    def tell_agent(self, area: i64) -> None:
        """A Double Agent that lay face down in this Area is seen: one less is left there."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, INS, area):
                least, most = self.told(stack, COVER_LEAST), self.told(stack, COVER_MOST)
                self.tell(stack, COVER_LEAST, least - 1 if least > 0 else 0)
                self.tell(stack, COVER_MOST, most - 1 if most > 0 else 0)
            stack += 1

    def tell_move(self, mover: i64, goal: i64) -> None:
        """It takes along as many Agents as it may hold: bounds that count those of an Area give way."""
        source = self.place_of(mover)
        unseen = self.unseen_agents()
        taken = self.down(mover) - (1 if self.is_hidden(mover) else 0)
        if taken > unseen:
            taken = unseen
        stack: i64 = 0
        while stack < self.stacks:
            if stack != mover and self.is_there(stack, INS, source):
                least = self.told(stack, COVER_LEAST) - taken
                self.tell(stack, COVER_LEAST, least if least > 0 else 0)
            elif stack == mover or self.is_there(stack, INS, goal):
                most = self.told(stack, COVER_MOST) - 1
                if 0 <= most < HIGHEST_IR:
                    self.tell_most(stack, IR_MOST, most)  # whatever Agents there were
                if most >= 0:
                    keeps = stack != mover and most + taken < HIGHEST_IR + unseen
                    self.tell(stack, COVER_MOST, most + taken + 1 if keeps else 0)
            stack += 1
        self.tell_least(mover, IR_LEAST, self.told(mover, COVER_LEAST) - unseen)
        self.tell(mover, COVER_LEAST, 0)

    def tell_loss(self, stack: i64, bit: i64) -> None:
        """A unit leaves the stack, and everybody sees which."""
        if self.stack_told[stack] == 0:
            return
        weight = self.rating(INS, bit, CMR) + self.told(stack, BOMBERS)
        least, most = self.told(stack, SUM_LEAST), self.told(stack, SUM_MOST)
        self.tell(stack, SUM_LEAST, least - weight if least > weight else 0)
        self.tell(stack, SUM_MOST, most - weight if most > weight else 0)
        lowest = self.rating(INS, bit, IR)  # it may have been the one that was found
        if lowest < self.told(stack, IR_MOST):
            self.tell(stack, IR_MOST, 0)
        if lowest < self.told(stack, COVER_MOST):
            self.tell(stack, COVER_MOST, 0)
        strength = self.rating(INS, bit, TR)
        if self.told(stack, TR_LEAST) <= strength < self.told(stack, TR_MOST):
            self.tell(stack, TR_LEAST, 0)
            self.tell(stack, TR_MOST, 0)

    def tell_promotion(self, area: i64) -> None:
        """One of the Militia of an Area is a Guerrilla now: what was told of units there holds no longer."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, INS, area) and self.is_hidden(stack):
                self.stack_told[stack] &= NO_ARMS
            stack += 1
