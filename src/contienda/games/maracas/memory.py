"""What everybody remembers of Insurgent counters that lie face down: what was seen of them, and what missions told.

`known_units` and `known_assets` lie face down, and everybody can tell in which Area they are, or from which Area their
stack comes: counters that were face up there, recruits, Militia that was raised. They are forgotten when something may
have taken them away unseen. `stack_told` holds what comparisons have told of a stack; it ends with the stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bits import BIT, count
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
COVER_LEAST: Final = 4  # the lowest IR and Double Agents
IR_MOST: Final = 5
TR_LEAST: Final = 6  # the TR of one of its units
TR_MOST: Final = 7
TOLD_NAMES: Final = [
    "sum_least", "sum_most", "bombers", "ir_least", "cover_least", "ir_most", "tr_least", "tr_most",
]  # fmt: skip
FIELD: Final = 64
CADRES: Final = 2**48  # Cadres counted in the sum
NO_AGENT: Final = 2**49  # no Double Agent lies face down
NO_ARMS: Final = 2**50  # nothing that adds to an Attack lies face down
ONE_RECRUIT: Final = 2**51  # it is one Militia
FLAG_NAMES: Final = ["cadres", "no_agent", "no_arms", "recruit"]
OF_ASSETS: Final = NO_AGENT | NO_ARMS

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
        area: i64 = 0
        while area < AREAS:
            self.forget_scattered(area)
            area += 1
        stack: i64 = 0
        while stack < self.stacks:
            at = self.stack_at[stack]
            if at != NONE:
                row = at // SIDE % 2 * PLACES + at % WHERE
                self.box_units[row] |= self.stack_units[stack]
                self.box_assets[row] |= self.stack_assets[stack]
            stack += 1
        self.stacks = 0
        hurt = self.up_units & self.hurt(INS)
        while hurt != 0:
            self.scars += self.scar(hurt & -hurt)
            hurt &= hurt - 1
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

    def forget_box(self, area: i64, units: i64) -> None:
        """Something has left the box of an Area face down: any Asset, or one of these units."""
        self.known_units &= ~(self.units_at(INS, area) & units)
        self.known_assets &= ~self.assets_at(INS, area)

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

    def tell_search(self, stack: i64, bound: i64, failed: bool, informed: bool) -> None:
        """The lowest IR, and Double Agents unless there is an Informant, are at least or at most so much.

        Which stack of the Area an Agent is with is not known: one that is needed is imagined in this stack, and where
        an Agent might be too much there is none.
        """
        area = self.place_of(stack)
        if not informed:
            bound -= count(self.assets_in(INS, area) & self.tables.agents & self.up_assets)
        if failed:
            self.tell_least(stack, IR_LEAST if informed else COVER_LEAST, bound)
            return
        if bound < HIGHEST_IR and (self.told(stack, IR_MOST) == 0 or bound + 1 < self.told(stack, IR_MOST)):
            self.tell(stack, IR_MOST, bound + 1)
        other: i64 = 0
        while other < self.stacks and not informed and bound < HIGHEST_IR + count(self.tables.agents):
            if self.is_there(other, INS, area):
                self.stack_told[other] |= NO_AGENT
            other += 1

    def tell_loss(self, stack: i64, bit: i64) -> None:
        """A unit leaves the stack, and everybody sees which."""
        if self.stack_told[stack] == 0:
            return
        weight = self.rating(INS, bit, CMR) + self.told(stack, BOMBERS)
        least, most = self.told(stack, SUM_LEAST), self.told(stack, SUM_MOST)
        self.tell(stack, SUM_LEAST, least - weight if least > weight else 0)
        self.tell(stack, SUM_MOST, most - weight if most > weight else 0)
        if self.rating(INS, bit, IR) < self.told(stack, IR_MOST):
            self.tell(stack, IR_MOST, 0)
        strength = self.rating(INS, bit, TR)
        if self.told(stack, TR_LEAST) <= strength < self.told(stack, TR_MOST):
            self.tell(stack, TR_LEAST, 0)
            self.tell(stack, TR_MOST, 0)

    def tell_promotion(self, area: i64) -> None:
        """One of the Militia of an Area is a Guerrilla now: what was told of units there holds no longer."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, INS, area) and self.is_hidden(stack):
                self.stack_told[stack] &= OF_ASSETS
            stack += 1
