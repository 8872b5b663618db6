"""Counters that must be dealt to certain stacks: what everybody remembers and what was told bind other worlds.

A stack of which something was told gets units and Assets that agree with it, drawn from all that do; counters known to
come from an Area go to stacks from there. If that cannot be found in many tries, what was told is left aside.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.core.rng import Rng
from contienda.games.maracas.elements import (
    AREAS,
    CMR,
    FIRST_GUERRILLAS,
    FIRST_MAIN_FORCE,
    INS,
    IR,
    MOST_ASSETS,
    MOST_UNITS,
    MOVED,
    NONE,
    R_SHOWN,
    ROWS,
    TR,
)
from contienda.games.maracas.memory import (
    BOMBERS,
    CADRES,
    COVER_LEAST,
    COVER_MOST,
    IR_LEAST,
    IR_MOST,
    NO_ARMS,
    ONE_RECRUIT,
    SUM_LEAST,
    SUM_MOST,
    TR_LEAST,
    TR_MOST,
)
from contienda.games.maracas.tables import F_ATTACK, F_BUILD
from contienda.games.maracas.turn import Turn

PARTS: Final = AREAS + 98  # the boxes of the Areas, then stacks
FIRST_UNIT: Final = FIRST_GUERRILLAS - 1  # Militia
UNIT_KINDS: Final = 8
NO_UNIT: Final = 8  # a ninth kind


class Parts:
    """Unknown counters by part: how many, how many of them are units, and which are settled already."""

    size: vec[i64]
    least: vec[i64]  # units, because a stack holds one and at most three Assets
    most: vec[i64]
    units: vec[i64]
    mobile: vec[i64]  # 1 for a stack that has moved: no Militia is in it
    barred: vec[i64]  # Assets that are not in it
    put_units: vec[i64]  # settled counters
    put_assets: vec[i64]
    held: vec[i64]  # units known to come from an Area, by Area and kind, that are not settled yet
    at_hand: vec[i64]  # units of each kind for the stack at hand, those known to come from its Area among them
    spare_assets: i64 = 0  # settled in Available
    all_units: i64 = 0  # all settled counters
    all_assets: i64 = 0
    count: i64 = 0

    def __init__(self, held: vec[i64]) -> None:
        self.size = vec[i64]([0] * PARTS)
        self.least = vec[i64]([0] * PARTS)
        self.most = vec[i64]([0] * PARTS)
        self.units = vec[i64]([0] * PARTS)
        self.mobile = vec[i64]([0] * PARTS)
        self.barred = vec[i64]([0] * PARTS)
        self.put_units = vec[i64]([0] * PARTS)
        self.put_assets = vec[i64]([0] * PARTS)
        self.held = held[:]
        self.at_hand = vec[i64]([0] * UNIT_KINDS)

    def total(self, numbers: vec[i64], settled: bool) -> i64:
        """Over all parts, or over those that may hold Militia."""
        found: i64 = 0
        part: i64 = 0
        while part < self.count:
            if not settled or self.mobile[part] == 0:
                found += numbers[part]
            part += 1
        return found

    def held_of(self, kind: i64, kinds: i64) -> i64:
        """Units known by origin, of some kinds, in all Areas."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            each = kind
            while each < kind + kinds:
                found += self.held[area * UNIT_KINDS + each]
                each += 1
            area += 1
        return found

    def settle(self, part: i64, units: i64, assets: i64) -> None:
        """These are there."""
        self.put_units[part] |= units
        self.put_assets[part] |= assets
        self.all_units |= units
        self.all_assets |= assets
        self.size[part] -= count(units) + count(assets)
        self.most[part] -= count(units)
        self.least[part] -= count(units)
        if self.least[part] < 0:
            self.least[part] = 0


class Pool:
    """Counters that may be in play unseen: by number, and at most."""

    militia: i64 = 0
    guerrillas: i64 = 0
    mains: i64 = 0
    most_mains: i64 = 0
    others: i64 = 0  # Assets that are neither Nodes nor Dummies
    most_others: i64 = 0
    units: i64 = 0  # sets
    assets: i64 = 0


class Recalled(Turn):
    """Settles what memory demands, before the rest is dealt."""

    def measure(self, heights: vec[i64], held: vec[i64]) -> Parts:
        parts = Parts(held)
        area: i64 = 0
        while area < AREAS:
            known = count(self.units_at(INS, area)) + count(self.assets_at(INS, area))
            parts.size[area] = self.rows[area * ROWS + R_SHOWN] - known
            parts.most[area] = parts.size[area]
            area += 1
        parts.count = AREAS + self.stacks
        stack: i64 = 0
        while stack < self.stacks:
            if heights[stack] > 0:
                self.measure_stack(parts, stack, heights[stack])
            stack += 1
        return parts

    def measure_stack(self, parts: Parts, stack: i64, hidden: i64) -> None:
        """Units turn up all at once: where one is face up, only Assets lie face down."""
        part = AREAS + stack
        parts.size[part] = hidden
        if self.stack_units[stack] == 0:
            least = hidden - (MOST_ASSETS - count(self.stack_assets[stack]))
            parts.least[part] = least if least > 1 else 1
            parts.most[part] = hidden if hidden < MOST_UNITS else MOST_UNITS
        parts.mobile[part] = 1 if self.stack_at[stack] & MOVED != 0 else 0
        told = self.stack_told[stack]
        if told & CADRES != 0:
            parts.barred[part] |= self.effective(INS, self.tables.assets[INS], F_BUILD)
        if told & NO_ARMS != 0:
            parts.barred[part] |= self.effective(INS, self.tables.assets[INS], F_ATTACK)

    def settle_memory(self, parts: Parts, pool: Pool, rng: Rng) -> bool:
        """Agents, stacks of which something was told, units known by origin; False if they found no place."""
        self.settle_agents(parts, pool, rng)
        stack: i64 = 0
        while stack < self.stacks:
            if parts.size[AREAS + stack] > 0 and self.stack_told[stack] & ~NO_ARMS != 0:
                if not self.compose(parts, pool, stack, rng):
                    return False
            elif self.is_search_told(stack) and not self.agrees(parts, stack, NO_UNIT * 91, 0):
                return False
            stack += 1
        return self.settle_held(parts, rng)

    # --- Double Agents ----------------------------------------------------------------------------------------------

    def is_search_told(self, stack: i64) -> bool:
        """Whether a bound holds that counts the Agents of its Area."""
        if self.stack_at[stack] == NONE or self.side_of(stack) != INS:
            return False
        return self.told(stack, COVER_LEAST) > 0 or self.told(stack, COVER_MOST) > 0

    def missed(self, parts: Parts, kind: i64) -> i64:
        """How many of a kind were seen once, and are not settled anywhere."""
        settled = parts.all_assets if self.tables.kind_is_asset[kind] != 0 else parts.all_units & ~self.known_units
        return self.met_of(kind) - self.seen_now(kind) - count(settled & self.tables.kind_mask[kind])

    def settle_agents(self, parts: Parts, pool: Pool, rng: Rng) -> None:
        """Where a search counted them, each is placed first: in any stack with room, or on the map nowhere."""
        told = False
        stack: i64 = 0
        while stack < self.stacks:
            told = told or self.is_search_told(stack)
            stack += 1
        agents = pool.assets & self.tables.agents
        counters = count(pool.assets) + count(self.tables.dummies)
        while told and agents != 0:
            bit = agents & -agents
            agents &= agents - 1
            pool.assets &= ~bit
            room = self.room_for_assets(parts)
            part = self.part_for_asset(parts, rng.below(room if room > counters else counters))
            in_play = self.missed(parts, self.asset_kind(INS, bit)) > 0 or rng.below(counters) < pool.others
            if part != NONE and pool.most_others > 0:
                parts.settle(part, 0, bit)
                if parts.most[part] > parts.size[part]:
                    parts.most[part] = parts.size[part]
            elif in_play:
                parts.spare_assets |= bit
                parts.all_assets |= bit
            else:
                continue
            pool.others -= 1
            pool.most_others -= 1

    def room_for_assets(self, parts: Parts) -> i64:
        found: i64 = 0
        part: i64 = AREAS
        while part < parts.count:
            found += parts.size[part] - parts.least[part]
            part += 1
        return found

    def part_for_asset(self, parts: Parts, number: i64) -> i64:
        """The stack with that room of all; NONE if there is none."""
        part: i64 = AREAS
        while part < parts.count:
            number -= parts.size[part] - parts.least[part]
            if number < 0:
                return part
            part += 1
        return NONE

    def agents_near(self, parts: Parts, stack: i64) -> i64:
        """Agents dealt face down to the Area of a stack."""
        found: i64 = 0
        other: i64 = 0
        while other < self.stacks:
            if self.is_there(other, INS, self.place_of(stack)):
                found += count(parts.put_assets[AREAS + other] & self.tables.agents)
            other += 1
        return found

    # --- a stack of which something was told ------------------------------------------------------------------------

    def compose(self, parts: Parts, pool: Pool, stack: i64, rng: Rng) -> bool:
        """Up to three units, and Cadres as they count, drawn by the number of ways to have them."""
        part = AREAS + stack
        told = self.stack_told[stack]
        cadres: i64 = self.effective(INS, pool.assets, F_BUILD) if told & CADRES != 0 else 0
        found: i64 = NONE
        ways: i64 = 0
        waiting = self.count_at_hand(parts, pool, stack) - self.room_from(parts, self.origin_of(stack), part)
        units: i64 = 0
        while units < 9 * 81:  # three kinds in order; the ninth is none
            left = parts.size[part] - self.number_of(units)
            some = self.ways_to_have(parts, pool, stack, units, waiting) if left >= 0 else 0
            more: i64 = 0
            while some > 0 and more <= count(cadres) and more <= left:
                if more <= pool.most_others and self.agrees(parts, stack, units, more):
                    ways += some
                    if rng.below(ways) < some:
                        found = units * 4 + more
                more += 1
            units = self.next_kinds(units)
        if found == NONE:
            return False
        self.take_composed(parts, pool, stack, found // 4)
        self.take_assets(parts, pool, part, cadres, found % 4)
        parts.least[part] = 0
        parts.most[part] = 0
        return True

    def next_kinds(self, units: i64) -> i64:
        """The next three kinds in order."""
        first, second, third = units // 81, units // 9 % 9, units % 9
        if third < NO_UNIT:
            return units + 1
        if second < NO_UNIT:
            return first * 81 + (second + 1) * 10
        return (first + 1) * 91

    def number_of(self, units: i64) -> i64:
        """Three kinds in one number, the ninth of which is none."""
        found: i64 = 1 if units // 81 < NO_UNIT else 0
        return found + (1 if units // 9 % 9 < NO_UNIT else 0) + (1 if units % 9 < NO_UNIT else 0)

    def count_at_hand(self, parts: Parts, pool: Pool, stack: i64) -> i64:
        """How many of each kind a stack could have; in all, those known to come from its Area."""
        area = self.origin_of(stack)
        waiting: i64 = 0
        kind: i64 = 0
        while kind < UNIT_KINDS:
            held = parts.held[area * UNIT_KINDS + kind]
            free = count(pool.units & self.tables.kind_mask[FIRST_UNIT + kind] & ~parts.all_units)
            if kind == 0 and free > pool.militia:
                free = pool.militia
            waiting += held
            parts.at_hand[kind] = 0 if kind == 0 and parts.mobile[AREAS + stack] != 0 else held + free
            kind += 1
        return waiting

    def ways_to_have(self, parts: Parts, pool: Pool, stack: i64, units: i64, waiting: i64) -> i64:
        """0 if there are not so many, or if too many units known to come from there would wait for room."""
        part = AREAS + stack
        number = self.number_of(units)
        if number < parts.least[part] or number > parts.most[part]:
            return 0
        if self.stack_told[stack] & ONE_RECRUIT != 0 and units // 81 > 0:
            return 0
        row = self.origin_of(stack) * UNIT_KINDS
        ways: i64 = 1
        guerrillas: i64 = 0
        mains: i64 = 0
        before: i64 = NONE
        same: i64 = 0
        place: i64 = 81
        while place > 0 and units // place % 9 != NO_UNIT:
            kind = units // place % 9
            same = same + 1 if kind == before else 0
            if same >= parts.at_hand[kind]:
                return 0
            ways *= parts.at_hand[kind] - same
            if same < parts.held[row + kind]:
                waiting -= 1
            elif kind >= FIRST_MAIN_FORCE - FIRST_UNIT:
                mains += 1
            elif kind > 0:
                guerrillas += 1
            before = kind
            place //= 9
        if guerrillas > pool.guerrillas or mains > pool.most_mains or waiting > 0:
            return 0
        return ways

    def room_from(self, parts: Parts, area: i64, but: i64) -> i64:
        """Units that other stacks from an Area may still take."""
        found: i64 = 0
        stack: i64 = 0
        while stack < self.stacks:
            if AREAS + stack != but and parts.most[AREAS + stack] > 0 and self.origin_of(stack) == area:
                found += parts.most[AREAS + stack]
            stack += 1
        return found

    def agrees(self, parts: Parts, stack: i64, units: i64, cadres: i64) -> bool:
        """Whether these, with what lies face up, are what was told."""
        each = self.told(stack, BOMBERS)
        up = self.stack_units[stack]
        total = self.total(INS, up, CMR) + each * count(up)
        lowest = self.lowest_ir(stack)
        fighter = self.told(stack, TR_MOST) == 0 or up != 0
        place: i64 = 81
        while place > 0 and units // place % 9 != NO_UNIT:
            row = (FIRST_UNIT + units // place % 9) * 6
            total += self.tables.kind_rating[row + CMR] + each
            if self.tables.kind_rating[row + IR] < lowest:
                lowest = self.tables.kind_rating[row + IR]
            strength = self.tables.kind_rating[row + TR]
            if self.told(stack, TR_LEAST) <= strength < self.told(stack, TR_MOST):
                fighter = True
            place //= 9
        if self.stack_told[stack] & CADRES != 0:
            total += self.effects(INS, self.stack_assets[stack], F_BUILD)
            total += cadres * self.cadre_value() if cadres > 0 else 0
        if total < self.told(stack, SUM_LEAST) or not fighter:
            return False
        if self.told(stack, SUM_MOST) > 0 and total >= self.told(stack, SUM_MOST):
            return False
        if self.told(stack, IR_MOST) > 0 and lowest >= self.told(stack, IR_MOST) and up == 0:
            return False
        if not self.is_search_told(stack):
            return lowest >= self.told(stack, IR_LEAST)
        cover = lowest + self.agents_near(parts, stack)
        if self.told(stack, COVER_MOST) > 0 and cover >= self.told(stack, COVER_MOST):
            return False
        return lowest >= self.told(stack, IR_LEAST) and cover >= self.told(stack, COVER_LEAST)

    def cadre_value(self) -> i64:
        cadres = self.effective(INS, self.tables.assets[INS], F_BUILD)
        return self.effects(INS, cadres & -cadres, F_BUILD)

    def take_composed(self, parts: Parts, pool: Pool, stack: i64, units: i64) -> None:
        """Units known to come from there first, then others."""
        place: i64 = 81
        while place > 0 and units // place % 9 != NO_UNIT:
            kind = units // place % 9
            place //= 9
            row = self.origin_of(stack) * UNIT_KINDS + kind
            if parts.held[row] > 0:
                self.take_held(parts, AREAS + stack, row)
                continue
            bit = self.first_of_kind(pool.units & ~parts.all_units, FIRST_UNIT + kind)
            parts.settle(AREAS + stack, bit, 0)
            self.leave_pool(pool, bit)

    def leave_pool(self, pool: Pool, bit: i64) -> None:
        if self.tables.militia[INS] & bit != 0:
            pool.militia -= 1
        elif self.tables.regular[INS] & bit != 0:
            pool.mains -= 1
            pool.most_mains -= 1
        else:
            pool.guerrillas -= 1

    def take_assets(self, parts: Parts, pool: Pool, part: i64, assets: i64, number: i64) -> None:
        while number > 0:
            number -= 1
            bit = assets & ~parts.all_assets
            parts.settle(part, 0, bit & -bit)
            pool.assets &= ~(bit & -bit)
            pool.others -= 1
            pool.most_others -= 1

    # --- units known by the Area they come from -----------------------------------------------------------------------

    def settle_held(self, parts: Parts, rng: Rng) -> bool:
        row: i64 = 0
        while row < AREAS * UNIT_KINDS:
            while parts.held[row] > 0:
                part = self.part_from(parts, row, rng)
                if part == NONE:
                    return False
                self.take_held(parts, part, row)
            row += 1
        return True

    def take_held(self, parts: Parts, part: i64, row: i64) -> None:
        parts.held[row] -= 1
        free = self.known_units & ~parts.all_units & ~self.known_in_boxes()
        parts.settle(part, self.first_of_kind(free, FIRST_UNIT + row % UNIT_KINDS), 0)

    def known_in_boxes(self) -> i64:
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found |= self.units_at(INS, area)
            area += 1
        return found

    def part_from(self, parts: Parts, row: i64, rng: Rng) -> i64:
        """A stack from that Area with room for such a unit, each room as likely; NONE if there is none."""
        found: i64 = NONE
        room: i64 = 0
        stack: i64 = 0
        while stack < self.stacks:
            part = AREAS + stack
            here = parts.most[part]
            if here > 0 and self.origin_of(stack) == row // UNIT_KINDS:
                if row % UNIT_KINDS > 0 or parts.mobile[part] == 0:
                    room += here
                    if rng.below(room) < here:
                        found = part
            stack += 1
        return found
