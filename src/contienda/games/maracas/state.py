"""A position of Maracas: every field, declared once, and queries on them.

Government counters are open; Insurgent counters, hands, Strategies and Victory Points are hidden. From Redeployment to
Deployment, counters lie in the box of their Area; the rest of the time they are in stacks. Informants belong to the
Area and stay in its box.
"""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.bitset import BIT, count, lowest
from contienda.core.events import EVERYBODY
from contienda.core.state import CHANCE, State
from contienda.games.maracas import _codec
from contienda.games.maracas import constants as c
from contienda.games.maracas.static_data import Tables


@mypyc_attr(acyclic=True, free_list_len=1)
class Maracas(State):
    """Counters by place and stack as bit sets, chits as sets of kinds, and the books of both sides."""

    seats: Annotated[i64, "shared"] = c.SIDES  # always two
    tables: Annotated[Tables, "shared"]  # map, counters, chits and options: fixed for the game
    cup: Annotated[i64, "0..FULL_CUP"] = 0  # Chance Chits to draw from, unordered
    shown: Annotated[i64, "-1..CHITS - 1"] = c.NONE  # the last chit drawn openly
    flipped: Annotated[i64, "0..ANY_SET"] = 0  # Government units on their other side: dispersed, or trained Militia
    up_units: Annotated[i64, "0..ANY_SET"] = 0  # Insurgent units face up
    up_assets: Annotated[i64, "0..ANY_SET"] = 0  # Insurgent Assets face up
    identified: Annotated[i64, "0..ANY_SET"] = 0  # Nodes with their Identifier (9.31)
    blanks_aside: Annotated[i64, "0..99"] = 0  # blank Intelligence chits drawn in this batch, returned after it
    terror: Annotated[i64, "0..ALL_AREAS"] = 0  # Areas with a Terror marker
    new_terror: Annotated[i64, "0..ALL_AREAS"] = 0  # Areas where it was placed in this Phase
    frozen: Annotated[i64, "0..ALL_AREAS"] = 0  # Areas closed by a border event (5.1d)
    activated: Annotated[i64, "0..ALL_AREAS"] = 0  # Areas activated this turn
    rewarded: Annotated[i64, "0..ALL_AREAS"] = 0  # Objectives that have paid this turn
    turn: Annotated[i64, "0..30"] = 0  # 0 during the setup
    event: Annotated[i64, "-1..EVENTS - 1"] = 0  # of this turn
    column: Annotated[i64, "-1..4"] = c.NONE  # of the force table (10.2)
    militia_change: Annotated[i64, "-99..99"] = 0  # change of Insurgent Militia on the map since the setup
    guerrilla_change: Annotated[i64, "-99..99"] = 0  # change of Guerrillas in play since the setup
    price: Annotated[i64, "0..999"] = 0  # free setup: what the Insurgent paid for counters
    nodes_seen: Annotated[i64, "-1..4"] = c.NONE  # Nodes on the map, as the turn's Task Points reveal
    first_nodes: Annotated[i64, "0..4"] = 0  # Nodes in play after the setup
    reason: Annotated[i64, "-1..3"] = c.NONE  # how the game ended, as an index into ENDINGS
    winner: Annotated[i64, "-1..1"] = c.NONE  # the side that won
    who: Annotated[i64, "-2..1"] = CHANCE  # whose decision it is
    fixed_units: Annotated[i64, "0..ANY_SET"] = 0  # Foreign units moved by event 21-22: no missions this turn
    rotated: Annotated[i64, "0..ANY_SET"] = 0  # units that came or went by this rotation
    shifted_units: Annotated[i64, "0..ANY_SET"] = 0  # Government units already moved in this Segment
    shifted_assets: Annotated[i64, "0..ANY_SET"] = 0  # Government Assets already moved in this Segment
    new_informants: Annotated[i64, "0..ANY_SET"] = 0  # drawn this turn; may be placed in a later one (9.32)
    node_places: Annotated[i64, "0..2**16 - 1"] = 0  # where Nodes were before Deployment, four bits each
    allowance: Annotated[i64, "0..99"] = 0  # Dummies that may still be brought on (9.1)
    surplus: Annotated[i64, "0..99"] = 0  # Hits of the loser that no unit could take
    active: Annotated[i64, "-1..AREAS - 1"] = c.NONE  # the current Area
    go_stack: Annotated[i64, "-1..STACKS - 1"] = c.NONE  # the current stack
    mission: Annotated[i64, "-1..MISSIONS"] = c.NONE  # the current mission; MISSIONS for an attack of NSM
    target: Annotated[i64, "-1..OBJECTIVE"] = c.NONE  # a stack, an Area to move to, or CRIMINAL, NSM, OBJECTIVE
    met: Annotated[i64, "0..2**48 - 1"] = 0  # by kind of Insurgent counter, four bits: most seen at once
    scars: Annotated[i64, "0..2**27 - 1"] = 0  # by Main Force and Hits, three bits: units turned down with them
    known_units: Annotated[i64, "0..ANY_SET"] = 0  # Insurgent units face down whose Area everybody knows
    known_assets: Annotated[i64, "0..ANY_SET"] = 0  # Insurgent Assets face down whose Area everybody knows
    target_unit: Annotated[i64, "0..ANY_SET"] = 0  # the unit targeted by an Ambush or an NSM
    bombers: Annotated[i64, "0..3"] = 0  # Suicide Bombers used in the mission
    declared: bool = False  # until then, only the side that runs the mission knows it
    random: Annotated[i64, "-1..CHITS - 1"] = c.NONE  # the chit drawn against the mission
    runner_side: Annotated[i64, "0..1"] = c.GOV  # whose mission it is, even if its stack is gone
    loser: Annotated[i64, "-1..STACKS - 1"] = c.NONE  # the stack that lost the Attack
    guarded: bool = False  # the target of the Attack was in an Objective box
    assets_only: bool = False  # the target of the Attack had no unit
    fallen: Annotated[i64, "0..99"] = 0  # paramilitaries Disrupted by Intimidation so far
    running: bool = False  # the current stack has run a mission in this go
    debate: Annotated[i64, "0..2"] = 0  # event 52: TACTICAL or NON_TACTICAL binds the Insurgent, 0 if none yet
    stacks: Annotated[i64, "0..STACKS"] = 0  # how many stack numbers are in use
    hands: Annotated[vec[i64], "SIDES", "0..FULL_CUP"]  # Chance Chits by side
    fresh: Annotated[vec[i64], "SIDES", "0..FULL_CUP"]  # bought in this Segment, not yet revealed (5.2)
    played: Annotated[vec[i64], "SIDES", "0..FULL_CUP"]  # for the current mission, not yet shown
    absent: Annotated[vec[i64], "SIDES", "0..FULL_CUP"]  # seen outside the hand since its owner last drew
    plan_units: Annotated[vec[i64], "SIDES", "0..ANY_SET"]  # units decided on but not yet revealed
    plan_assets: Annotated[vec[i64], "SIDES", "0..ANY_SET"]  # Assets decided on but not yet revealed
    hits: Annotated[vec[i64], "SIDES * HIT_PLANES", "0..ANY_SET"]  # by side: the Hits of units as binary numbers
    pool: Annotated[vec[i64], "INTEL", "0..99"]  # the Intelligence Pool, by kind of chit
    box_units: Annotated[vec[i64], "SIDES * PLACES", "0..ANY_SET"]  # units by side and place
    box_assets: Annotated[vec[i64], "SIDES * PLACES", "0..ANY_SET"]  # Assets by side and place
    rows: Annotated[vec[i64], "AREAS * ROWS", "0..99"]  # pieces in an Area, by Area and row
    numbers: Annotated[vec[i64], "SIDES * NUMBERS", "-99..9999"]  # the books, by side and name
    stack_units: Annotated[vec[i64], "stacks++", "0..ANY_SET"]  # units of a stack
    stack_assets: Annotated[vec[i64], "stacks++", "0..ANY_SET"]  # Assets of a stack
    stack_at: Annotated[vec[i64], "stacks++", "-1..ORIGIN * AREAS"]  # place, where, side, marks, origin; NONE: closed
    stack_told: Annotated[vec[i64], "stacks++", "0..2**57 - 1"]  # what is known of its face-down counters

    # --- chits ------------------------------------------------------------------------------------------------------

    def with_chit(self, chits: i64, kind: i64) -> i64:
        return chits | (BIT[kind] if chits & BIT[kind] == 0 else self.tables.chit_second[kind])

    def without_chit(self, chits: i64, kind: i64) -> i64:
        second = self.tables.chit_second[kind]
        return chits & ~second if chits & second != 0 else chits & ~BIT[kind]

    def copies(self, chits: i64, kind: i64) -> i64:
        found: i64 = 0
        if chits & BIT[kind] != 0:
            found += 1
        if chits & self.tables.chit_second[kind] != 0:
            found += 1
        return found

    def union(self, one: i64, other: i64) -> i64:
        """The union of two sets of chits; each may hold one of twins."""
        for kind in range(i64(c.CHITS)):
            left = self.copies(other, kind)
            while left > 0:
                one = self.with_chit(one, kind)
                left -= 1
        return one

    def rating_of(self, kind: i64, rating: i64) -> i64:
        return self.tables.chit_rating[kind * c.RATINGS + rating]

    def hand_size(self, side: i64) -> i64:
        """The public size of a hand: played chits count until they are shown."""
        return count(self.hands[side]) + count(self.played[side])

    # --- a counter --------------------------------------------------------------------------------------------------

    def hits_of(self, side: i64, bit: i64) -> i64:
        return count_hits(self.hits, side, bit)

    def hurt(self, side: i64) -> i64:
        """The units with Hits."""
        row = side * c.HIT_PLANES
        return self.hits[row] | self.hits[row + 1] | self.hits[row + 2]

    def kind_of(self, side: i64, bit: i64) -> i64:
        return self.tables.kind_of_unit[side * c.BITS + lowest(bit)]

    def asset_kind(self, side: i64, bit: i64) -> i64:
        return self.tables.kind_of_asset[side * c.BITS + lowest(bit)]

    def rating(self, side: i64, bit: i64, rating: i64) -> i64:
        """The rating printed on the side that is up."""
        back: i64 = 1 if side == c.GOV and self.flipped & bit != 0 else 0
        return self.tables.printed(self.kind_of(side, bit), back, rating)

    def unit_look(self, side: i64, bit: i64) -> i64:
        back: i64 = 1 if side == c.GOV and self.flipped & bit != 0 else 0
        return c.look(self.kind_of(side, bit), self.hits_of(side, bit), back)

    def find_unit(self, side: i64, units: i64, look: i64) -> i64:
        """The first of these units with this look."""
        units &= self.tables.kind_mask[c.kind_in(look)]
        while units != 0:
            bit = units & -units
            units &= units - 1
            if self.unit_look(side, bit) == look:
                return bit
        return 0

    def is_asset_look(self, look: i64) -> bool:
        return self.tables.kind_is_asset[c.kind_in(look)] != 0

    def first_of_kind(self, counters: i64, kind: i64) -> i64:
        found = counters & self.tables.kind_mask[kind]
        return found & -found

    # --- boxes and stacks -------------------------------------------------------------------------------------------

    def units_at(self, side: i64, place: i64) -> i64:
        return self.box_units[side * c.PLACES + place]

    def assets_at(self, side: i64, place: i64) -> i64:
        return self.box_assets[side * c.PLACES + place]

    def place_of(self, stack: i64) -> i64:
        return self.stack_at[stack] % c.WHERE

    def where(self, stack: i64) -> i64:
        return self.stack_at[stack] // c.WHERE % 4

    def side_of(self, stack: i64) -> i64:
        return self.stack_at[stack] // c.SIDE % 2

    def origin_of(self, stack: i64) -> i64:
        """The Area where an Insurgent stack was formed."""
        return self.stack_at[stack] // c.ORIGIN

    def is_marked(self, stack: i64, mark: i64) -> bool:
        return self.stack_at[stack] & mark != 0

    def is_there(self, stack: i64, side: i64, place: i64) -> bool:
        at = self.stack_at[stack]
        return at != c.NONE and at // c.SIDE % 2 == side and at % c.WHERE == place

    def height(self, stack: i64) -> i64:
        return count(self.stack_units[stack]) + count(self.stack_assets[stack])

    def down(self, stack: i64) -> i64:
        """How many counters of an Insurgent stack only its owner knows."""
        units = self.stack_units[stack] & ~self.up_units
        return count(units) + count(self.stack_assets[stack] & ~self.up_assets & ~self.identified)

    def is_hidden(self, stack: i64) -> bool:
        """Whether no unit of the stack is face up (D-R16)."""
        return self.stack_units[stack] & self.up_units == 0

    def units_in(self, side: i64, area: i64) -> i64:
        """All units of a side in the stacks or the box of an Area."""
        found = self.box_units[side * c.PLACES + area]
        for stack in range(self.stacks):
            if self.is_there(stack, side, area):
                found |= self.stack_units[stack]
        return found

    def assets_in(self, side: i64, area: i64) -> i64:
        found = self.box_assets[side * c.PLACES + area]
        for stack in range(self.stacks):
            if self.is_there(stack, side, area):
                found |= self.stack_assets[stack]
        return found

    def units_from(self, area: i64) -> i64:
        """The Insurgent units in the box of an Area and in stacks formed there."""
        found = self.box_units[c.INS * c.PLACES + area]
        for stack in range(self.stacks):
            if self.stack_at[stack] != c.NONE and self.side_of(stack) == c.INS and self.origin_of(stack) == area:
                found |= self.stack_units[stack]
        return found

    def assets_from(self, area: i64) -> i64:
        found = self.box_assets[c.INS * c.PLACES + area]
        for stack in range(self.stacks):
            if self.stack_at[stack] != c.NONE and self.side_of(stack) == c.INS and self.origin_of(stack) == area:
                found |= self.stack_assets[stack]
        return found

    def known_bound(self, stack: i64, field: i64) -> i64:
        return self.stack_told[stack] >> field * c.TOLD_BITS & (c.TOLD_VALUES - 1)

    def aims_at_stack(self) -> bool:
        """Whether the mission's target is a stack rather than a Criminal, NSM or Objective."""
        return self.target < c.CRIMINAL

    # --- Areas ------------------------------------------------------------------------------------------------------

    def row(self, area: i64, name: i64) -> i64:
        return self.rows[area * c.ROWS + name]

    def add_row(self, area: i64, name: i64, number: i64) -> None:
        self.rows[area * c.ROWS + name] += number

    def total_of(self, name: i64) -> i64:
        """The sum over all Areas."""
        found: i64 = 0
        for area in range(i64(c.AREAS)):
            found += self.rows[area * c.ROWS + name]
        return found

    def iu_left(self) -> i64:
        """The Infrastructure Units left in the common pool (10)."""
        return self.tables.iu_pool - self.total_of(c.R_IU + c.GOV) - self.total_of(c.R_IU + c.INS)

    def irregulars_left(self) -> i64:
        return self.tables.irregulars - self.total_of(c.R_CRIMINALS) - self.total_of(c.R_NSM)

    def is_frozen(self, area: i64) -> bool:
        return self.frozen & BIT[area] != 0

    def is_terrorised(self, area: i64) -> bool:
        return self.terror & BIT[area] != 0

    def effective_iu(self, side: i64, area: i64) -> i64:
        """A side's Infrastructure Units; each Sabotage cancels one of the Government's (7.21)."""
        found = self.row(area, c.R_IU + side)
        if side == c.GOV:
            found -= self.row(area, c.R_SABOTAGE)
            if found < 0:
                found = 0
        return found

    # --- numbers of a side ------------------------------------------------------------------------------------------

    def number(self, side: i64, name: i64) -> i64:
        return self.numbers[side * c.NUMBERS + name]

    def set_number(self, side: i64, name: i64, value: i64) -> None:
        self.numbers[side * c.NUMBERS + name] = value

    def add(self, side: i64, name: i64, value: i64) -> None:
        self.numbers[side * c.NUMBERS + name] += value

    def tp(self, side: i64) -> i64:
        return self.numbers[side * c.NUMBERS + c.TP_NOW]

    # --- the contract -----------------------------------------------------------------------------------------------

    def secret_side(self) -> i64:
        """The only side that sees the current decision or draw, or NONE if all see it."""
        seen = self.game.step_objects.by_number[self.step()].witnesses(self, 0)
        return c.NONE if seen == EVERYBODY else seen - 1

    def copy(self) -> State:
        twin = Maracas()
        _codec.copy(self, twin)
        return twin

    def encode(self) -> list[int]:
        return _codec.encode(self)

    def describe(self) -> dict[str, object]:
        return _codec.dump(self)

    def scores(self) -> list[float]:
        found = [0.5] * c.SIDES
        if self.winner != c.NONE:
            found[self.winner] = 1.0
            found[1 - self.winner] = 0.0
        return found

    def ending(self) -> str:
        return c.ENDINGS[self.reason]


def only(side: i64) -> i64:
    """The witnesses of a secret decision or draw: only that side."""
    return 1 + side


def only_if_insurgent(side: i64) -> i64:
    """The witnesses: only the Insurgent for their own actions, everybody for the Government's."""
    return only(c.INS) if side == c.INS else EVERYBODY


def count_hits(hits: vec[i64], side: i64, bit: i64) -> i64:
    """The Hits of a unit: a binary number with one digit in each of three sets."""
    row = side * c.HIT_PLANES
    found: i64 = 0
    if hits[row] & bit != 0:
        found += 1
    if hits[row + 1] & bit != 0:
        found += 2
    if hits[row + 2] & bit != 0:
        found += 4
    return found
