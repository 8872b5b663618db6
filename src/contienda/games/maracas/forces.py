"""Where every counter is: boxes, stacks, and the sides they show (2.2, 5.3).

Between Redeployment and Deployment counters lie in the box of their Area; in between they stand in stacks. Informants
belong to the Area and stay in its box.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import Legal
from contienda.games.maracas import steps
from contienda.games.maracas.chits import Chits
from contienda.games.maracas.elements import (
    ACTED,
    AREAS,
    AVAILABLE,
    DISRUPTED,
    GOV,
    INS,
    LOOKS,
    NONE,
    ORIGIN,
    PLACES,
    RATINGS,
    SIDE,
    SIDES,
    TR,
    UNUSED,
    WHERE,
)
from contienda.games.maracas.tables import EFFECTS


class Forces(Chits):
    """Counters by place and stack, as sets of bits."""

    box_units: vec[i64]  # by side and place
    box_assets: vec[i64]
    stack_units: vec[i64]
    stack_assets: vec[i64]
    stack_at: vec[i64]  # place, where, side, marks and where it was formed; NONE for a stack that is no more
    stack_told: vec[i64]  # what is known of its counters that lie face down; see `Memory`
    stacks: i64 = 0
    flipped: i64 = 0  # Government units on their other side: dispersed, or trained Militia
    up_units: i64 = 0  # Insurgent counters face up
    up_assets: i64 = 0
    identified: i64 = 0  # Nodes whose Identifier lies with them (9.31)
    hits: vec[i64]  # by side, three sets: how many Hits a unit has, as a binary number

    def unpack_counters(self) -> None:
        """All counters out of play."""
        self.box_units = vec[i64]([0] * (SIDES * PLACES))
        self.box_assets = vec[i64]([0] * (SIDES * PLACES))
        self.stack_units = vec[i64]([0] * 0)
        self.stack_assets = vec[i64]([0] * 0)
        self.stack_at = vec[i64]([0] * 0)
        self.stack_told = vec[i64]([0] * 0)
        self.stacks = 0
        self.hits = vec[i64]([0] * 6)
        side: i64 = 0
        while side < SIDES:
            self.box_units[side * PLACES + UNUSED] = self.tables.units[side]
            self.box_assets[side * PLACES + UNUSED] = self.tables.assets[side]
            side += 1
        self.box_assets[GOV * PLACES + UNUSED] |= self.tables.informants
        self.box_assets[INS * PLACES + UNUSED] |= self.tables.dummies

    # --- a counter --------------------------------------------------------------------------------------------------

    def hits_of(self, side: i64, bit: i64) -> i64:
        found: i64 = 0
        if self.hits[side * 3] & bit != 0:
            found += 1
        if self.hits[side * 3 + 1] & bit != 0:
            found += 2
        if self.hits[side * 3 + 2] & bit != 0:
            found += 4
        return found

    def set_hits(self, side: i64, bit: i64, number: i64) -> None:
        plane: i64 = 0
        while plane < 3:
            self.hits[side * 3 + plane] &= ~bit
            if number & 1 != 0:
                self.hits[side * 3 + plane] |= bit
            number >>= 1
            plane += 1

    def hurt(self, side: i64) -> i64:
        """Units with Hits."""
        return self.hits[side * 3] | self.hits[side * 3 + 1] | self.hits[side * 3 + 2]

    def kind_of(self, side: i64, bit: i64) -> i64:
        return self.tables.kind_of_unit[side * 64 + lowest(bit)]

    def asset_kind(self, side: i64, bit: i64) -> i64:
        return self.tables.kind_of_asset[side * 64 + lowest(bit)]

    def rating(self, side: i64, bit: i64, rating: i64) -> i64:
        """What is printed on the side it shows."""
        back: i64 = RATINGS if side == GOV and self.flipped & bit != 0 else 0
        return self.tables.kind_rating[self.kind_of(side, bit) * 6 + back + rating]

    def unit_look(self, side: i64, bit: i64) -> i64:
        back: i64 = 1 if side == GOV and self.flipped & bit != 0 else 0
        return self.kind_of(side, bit) * LOOKS + self.hits_of(side, bit) * 2 + back

    def total(self, side: i64, units: i64, rating: i64) -> i64:
        """The sum of a rating."""
        found: i64 = 0
        while units != 0:
            bit = units & -units
            units &= units - 1
            found += self.rating(side, bit, rating)
        return found

    def effects(self, side: i64, assets: i64, column: i64) -> i64:
        """What these Assets add there."""
        found: i64 = 0
        while assets != 0:
            bit = assets & -assets
            assets &= assets - 1
            found += self.tables.effect[self.asset_kind(side, bit) * EFFECTS + column]
        return found

    def effective(self, side: i64, assets: i64, column: i64) -> i64:
        """Those of the Assets that add something in this column or the next."""
        found: i64 = 0
        while assets != 0:
            bit = assets & -assets
            assets &= assets - 1
            row = self.asset_kind(side, bit) * EFFECTS + column
            if self.tables.effect[row] + self.tables.effect[row + 1] != 0:
                found |= bit
        return found

    # --- choosing among counters: those that look alike are one option ----------------------------------------------

    def list_units(self, side: i64, units: i64, verb: i64, out: Legal) -> None:
        seen: i64 = 0
        last: i64 = NONE
        while units != 0:
            bit = units & -units
            units &= units - 1
            look = self.unit_look(side, bit)
            if look // LOOKS != last:
                last = look // LOOKS
                seen = 0
            if seen & BIT[look % LOOKS] == 0:
                seen |= BIT[look % LOOKS]
                out.add(verb + look)

    def list_assets(self, side: i64, assets: i64, verb: i64, out: Legal) -> None:
        last: i64 = NONE
        while assets != 0:
            bit = assets & -assets
            assets &= assets - 1
            kind = self.asset_kind(side, bit)
            if kind != last:
                last = kind
                out.add(verb + kind * LOOKS)

    def find_unit(self, side: i64, units: i64, look: i64) -> i64:
        """The first of these units that looks so."""
        units &= self.tables.kind_mask[look // LOOKS]
        while units != 0:
            bit = units & -units
            units &= units - 1
            if self.unit_look(side, bit) == look:
                return bit
        return 0

    def is_asset_look(self, look: i64) -> bool:
        return self.tables.kind_is_asset[look // LOOKS] != 0

    def first_of_kind(self, counters: i64, kind: i64) -> i64:
        found = counters & self.tables.kind_mask[kind]
        return found & -found

    # --- boxes ------------------------------------------------------------------------------------------------------

    def units_at(self, side: i64, place: i64) -> i64:
        return self.box_units[side * PLACES + place]

    def assets_at(self, side: i64, place: i64) -> i64:
        return self.box_assets[side * PLACES + place]

    def shift_unit(self, side: i64, bit: i64, source: i64, goal: i64) -> None:
        self.box_units[side * PLACES + source] &= ~bit
        self.box_units[side * PLACES + goal] |= bit

    def shift_asset(self, side: i64, bit: i64, source: i64, goal: i64) -> None:
        self.box_assets[side * PLACES + source] &= ~bit
        self.box_assets[side * PLACES + goal] |= bit

    def place_of_unit(self, side: i64, bit: i64) -> i64:
        """The box that holds a unit, or NONE."""
        place: i64 = 0
        while place < PLACES:
            if self.box_units[side * PLACES + place] & bit != 0:
                return place
            place += 1
        return NONE

    # --- stacks -----------------------------------------------------------------------------------------------------

    def place_of(self, stack: i64) -> i64:
        return self.stack_at[stack] % WHERE

    def where(self, stack: i64) -> i64:
        return self.stack_at[stack] // WHERE % 4

    def side_of(self, stack: i64) -> i64:
        return self.stack_at[stack] // SIDE % 2

    def origin_of(self, stack: i64) -> i64:
        """The Area where an Insurgent stack was formed."""
        return self.stack_at[stack] // ORIGIN

    def is_marked(self, stack: i64, mark: i64) -> bool:
        return self.stack_at[stack] & mark != 0

    def mark(self, stack: i64, mark: i64) -> None:
        self.stack_at[stack] |= mark

    def put_stack(self, stack: i64, place: i64, where: i64) -> None:
        """Somewhere else; its marks stay."""
        at = self.stack_at[stack]
        self.stack_at[stack] = at // SIDE * SIDE + where * WHERE + place

    def is_there(self, stack: i64, side: i64, place: i64) -> bool:
        at = self.stack_at[stack]
        return at != NONE and at // SIDE % 2 == side and at % WHERE == place

    def open_stack(self, side: i64, place: i64, where: i64) -> i64:
        """A new stack without counters; numbers of stacks that are no more are used again."""
        at: i64 = side * SIDE + where * WHERE + place
        if side == INS:
            at += place * ORIGIN
        stack: i64 = 0
        while stack < self.stacks:
            if self.stack_at[stack] == NONE:
                self.stack_at[stack] = at
                self.stack_told[stack] = 0
                return stack
            stack += 1
        if self.stacks == i64(len(self.stack_at)):
            self.stack_units = append(self.stack_units, 0)
            self.stack_assets = append(self.stack_assets, 0)
            self.stack_at = append(self.stack_at, at)
            self.stack_told = append(self.stack_told, 0)
        else:
            self.stack_units[stack] = 0
            self.stack_assets[stack] = 0
            self.stack_at[stack] = at
            self.stack_told[stack] = 0
        self.stacks += 1
        return stack

    def close_empty(self, stack: i64) -> None:
        """A stack with nothing in it is no more."""
        if self.stack_units[stack] | self.stack_assets[stack] == 0:
            self.stack_at[stack] = NONE

    def height(self, stack: i64) -> i64:
        return count(self.stack_units[stack]) + count(self.stack_assets[stack])

    def down(self, stack: i64) -> i64:
        """How many counters of an Insurgent stack nobody but he knows."""
        units = self.stack_units[stack] & ~self.up_units
        return count(units) + count(self.stack_assets[stack] & ~self.up_assets & ~self.identified)

    def is_hidden(self, stack: i64) -> bool:
        """Whether none of its units is face up (D-R16)."""
        return self.stack_units[stack] & self.up_units == 0

    def units_in(self, side: i64, area: i64) -> i64:
        """All units of a side in the stacks of an Area, or in its box."""
        found = self.box_units[side * PLACES + area]
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, side, area):
                found |= self.stack_units[stack]
            stack += 1
        return found

    def assets_in(self, side: i64, area: i64) -> i64:
        found = self.box_assets[side * PLACES + area]
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, side, area):
                found |= self.stack_assets[stack]
            stack += 1
        return found

    def has_at_large(self, area: i64) -> bool:
        """Whether an Insurgent stack is at large there."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, INS, area) and self.where(stack) == 0:
                return True
            stack += 1
        return False

    def guard_of(self, area: i64) -> i64:
        """The stack in the Objective box, or NONE."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, GOV, area) and self.where(stack) == 2:
                return stack
            stack += 1
        return NONE

    def all_acted(self, side: i64, area: i64) -> bool:
        """Every stack of that side with a unit has been activated (6.16, D-R18)."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, side, area) and self.stack_units[stack] != 0:
                if self.stack_at[stack] & ACTED == 0:
                    return False
            stack += 1
        return True

    # --- what must always hold --------------------------------------------------------------------------------------

    def audit_forces(self) -> list[str]:
        """Each counter is in exactly one place; marks lie where they belong."""
        wrong: list[str] = []
        forming = self.argument() if self.depth > 0 and self.step() in (steps.FORM, steps.CELL) else NONE
        for side in range(SIDES):
            units, assets = 0, 0
            parts: list[tuple[int, int]] = []
            for place in range(PLACES):
                parts.append((self.box_units[side * PLACES + place], self.box_assets[side * PLACES + place]))
            for stack in range(self.stacks):
                if self.stack_at[stack] == NONE:
                    if self.stack_units[stack] | self.stack_assets[stack]:
                        wrong.append(f"stack {stack} is no more and holds counters")
                elif self.side_of(stack) == side:
                    parts.append((self.stack_units[stack], self.stack_assets[stack]))
                    if self.stack_units[stack] | self.stack_assets[stack] == 0 and stack != forming:
                        wrong.append(f"stack {stack} is empty")
                    if count(self.stack_units[stack]) > 3 or count(self.stack_assets[stack]) > 3:
                        wrong.append(f"stack {stack} is too large")
                    if side == INS and self.stack_units[stack] == 0 and stack != forming:
                        wrong.append(f"stack {stack} has no combat unit")
            for some, more in parts:
                if units & some or assets & more:
                    wrong.append(f"side {side}: a counter in two places")
                units |= some
                assets |= more
            extra = self.tables.informants if side == GOV else self.tables.dummies
            if units != self.tables.units[side] or assets != (self.tables.assets[side] | extra):
                wrong.append(f"side {side}: counters {units:b} and {assets:b}")
            still = self.box_units[side * PLACES + UNUSED] | self.box_units[side * PLACES + DISRUPTED]
            if self.hurt(side) & still:
                wrong.append(f"side {side}: Hits on a unit that is not in play")
            for bit in range(42):
                if self.hurt(side) & BIT[bit] and self.hits_of(side, BIT[bit]) >= self.rating(side, BIT[bit], TR):
                    wrong.append(f"side {side}: unit {bit} has too many Hits")
        off = self.box_units[AVAILABLE] | self.box_units[DISRUPTED] | self.box_units[UNUSED]
        if self.flipped & off:
            wrong.append("a unit off the map is flipped")
        return wrong

    def areas_with(self, side: i64, units: i64, assets: i64) -> i64:
        """The Areas whose box holds one of these."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            row = side * PLACES + area
            if self.box_units[row] & units != 0 or self.box_assets[row] & assets != 0:
                found |= BIT[area]
            area += 1
        return found
