"""Constraints on redealt counters: what everybody remembers and what missions revealed.

A stack with revealed facts gets units and Assets that agree with them, drawn from all that do; counters known to come
from an Area go to stacks from there. If many tries find no such deal, the revealed facts are ignored.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.core.rng import Rng
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.counters import effective, effects, rating_sum
from contienda.games.maracas.rules.memory import (
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
    met_of,
    seen_now,
)
from contienda.games.maracas.rules.strength import lowest_ir
from contienda.games.maracas.state import Maracas

PARTS: Final = c.AREAS + c.STACKS  # the boxes of the Areas, then the stacks
FIRST_UNIT: Final = c.FIRST_GUERRILLAS - 1  # Militia
UNIT_KINDS: Final = 8
NO_UNIT: Final = 8  # a ninth kind: none
# Up to three units as one number: their kinds in order, as digits in this base; unused digits are NO_UNIT.
KINDS: Final = UNIT_KINDS + 1
FIRST: Final = KINDS * KINDS
SECOND: Final = KINDS
THIRD: Final = 1
NO_UNITS: Final = NO_UNIT * (FIRST + SECOND + THIRD)


class Parts:
    """Unknown counters by part: how many, how many of them are units, and which are already placed."""

    size: vec[i64]
    least: vec[i64]  # minimum of units: a stack has at least one, and at most three Assets
    most: vec[i64]
    units: vec[i64]
    mobile: vec[i64]  # 1 for a stack that has moved, which cannot contain Militia
    barred: vec[i64]  # Assets that cannot be in it
    put_units: vec[i64]  # counters already placed
    put_assets: vec[i64]
    held: vec[i64]  # units known to come from an Area and not yet placed, by Area and kind
    at_hand: vec[i64]  # units of each kind for the current stack, including those known to come from its Area
    spare_assets: i64 = 0  # placed in Available
    all_units: i64 = 0  # all counters already placed
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
        """The sum over all parts, or over those that may hold Militia."""
        found: i64 = 0
        for part in range(self.count):
            if not settled or self.mobile[part] == 0:
                found += numbers[part]
        return found

    def held_of(self, kind: i64, kinds: i64) -> i64:
        """The units known by origin, of some kinds, in all Areas."""
        found: i64 = 0
        for area in range(i64(c.AREAS)):
            for each in range(kind, kind + kinds):
                found += self.held[area * UNIT_KINDS + each]
        return found

    def settle(self, part: i64, units: i64, assets: i64) -> None:
        """Place these counters in a part."""
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
    """Counters that may be in play unseen: their number and maximum."""

    militia: i64 = 0
    guerrillas: i64 = 0
    mains: i64 = 0
    most_mains: i64 = 0
    others: i64 = 0  # Assets other than Nodes and Dummies
    most_others: i64 = 0
    units: i64 = 0  # as sets
    assets: i64 = 0


def measure(state: Maracas, heights: vec[i64], held: vec[i64]) -> Parts:
    parts = Parts(held)
    for area in range(i64(c.AREAS)):
        known = count(state.units_at(c.INS, area)) + count(state.assets_at(c.INS, area))
        parts.size[area] = state.rows[area * c.ROWS + c.R_SHOWN] - known
        parts.most[area] = parts.size[area]
    parts.count = c.AREAS + state.stacks
    for stack in range(state.stacks):
        if heights[stack] > 0:
            measure_stack(state, parts, stack, heights[stack])
    return parts


def measure_stack(state: Maracas, parts: Parts, stack: i64, hidden: i64) -> None:
    """Measure a stack: its units turn up together, so with one face up only Assets are face down."""
    part = c.AREAS + stack
    parts.size[part] = hidden
    if state.stack_units[stack] == 0:
        least = hidden - (c.MOST_ASSETS - count(state.stack_assets[stack]))
        parts.least[part] = least if least > 1 else 1
        parts.most[part] = hidden if hidden < c.MOST_UNITS else c.MOST_UNITS
    parts.mobile[part] = 1 if state.stack_at[stack] & c.MOVED != 0 else 0
    told = state.stack_told[stack]
    if told & CADRES != 0:
        parts.barred[part] |= effective(state, c.INS, state.tables.assets[c.INS], c.F_BUILD)
    if told & NO_ARMS != 0:
        parts.barred[part] |= effective(state, c.INS, state.tables.assets[c.INS], c.F_ATTACK)


def settle_memory(state: Maracas, parts: Parts, pool: Pool, rng: Rng) -> bool:
    """Place Agents, stacks with revealed facts and units known by origin; return False if one has no place."""
    settle_agents(state, parts, pool, rng)
    for stack in range(state.stacks):
        if parts.size[c.AREAS + stack] > 0 and state.stack_told[stack] & ~NO_ARMS != 0:
            if not compose(state, parts, pool, stack, rng):
                return False
        elif is_search_told(state, stack) and not agrees(state, parts, stack, NO_UNITS, 0):
            return False
    return settle_held(state, parts, rng)


# --- Double Agents ---------------------------------------------------------------------------------------------------


def is_search_told(state: Maracas, stack: i64) -> bool:
    """Whether a revealed bound counts the Agents of its Area."""
    if state.stack_at[stack] == c.NONE or state.side_of(stack) != c.INS:
        return False
    return state.known_bound(stack, COVER_LEAST) > 0 or state.known_bound(stack, COVER_MOST) > 0


def unaccounted(state: Maracas, parts: Parts, kind: i64) -> i64:
    """How many of a kind were seen once and are not placed yet."""
    settled = parts.all_assets if state.tables.kind_is_asset[kind] != 0 else parts.all_units & ~state.known_units
    return met_of(state, kind) - seen_now(state, kind) - count(settled & state.tables.kind_mask[kind])


def settle_agents(state: Maracas, parts: Parts, pool: Pool, rng: Rng) -> None:
    """Place the Agents a search counted first: in any stack with room, or off the map."""
    told = False
    for stack in range(state.stacks):
        told = told or is_search_told(state, stack)
    agents = pool.assets & state.tables.agents
    counters = count(pool.assets) + count(state.tables.dummies)
    while told and agents != 0:
        bit = agents & -agents
        agents &= agents - 1
        pool.assets &= ~bit
        room = room_for_assets(parts)
        part = part_for_asset(parts, rng.below(room if room > counters else counters))
        in_play = unaccounted(state, parts, state.asset_kind(c.INS, bit)) > 0 or rng.below(counters) < pool.others
        if part != c.NONE and pool.most_others > 0:
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


def room_for_assets(parts: Parts) -> i64:
    found: i64 = 0
    for part in range(c.AREAS, parts.count):
        found += parts.size[part] - parts.least[part]
    return found


def part_for_asset(parts: Parts, number: i64) -> i64:
    """A random stack with room for it, or NONE."""
    for part in range(c.AREAS, parts.count):
        number -= parts.size[part] - parts.least[part]
        if number < 0:
            return part
    return c.NONE


def agents_near(state: Maracas, parts: Parts, stack: i64) -> i64:
    """The Agents dealt face down to the Area of a stack."""
    found: i64 = 0
    for other in range(state.stacks):
        if state.is_there(other, c.INS, state.place_of(stack)):
            found += count(parts.put_assets[c.AREAS + other] & state.tables.agents)
    return found


# --- a stack with revealed facts
# -----------------------------------------------------------------------------------------


def compose(state: Maracas, parts: Parts, pool: Pool, stack: i64, rng: Rng) -> bool:
    """Draw up to three units, and Cadres that count, weighted by the number of ways to have them."""
    part = c.AREAS + stack
    told = state.stack_told[stack]
    cadres: i64 = effective(state, c.INS, pool.assets, c.F_BUILD) if told & CADRES != 0 else 0
    found: i64 = c.NONE
    ways: i64 = 0
    waiting = count_at_hand(state, parts, pool, stack) - room_from(state, parts, state.origin_of(stack), part)
    units: i64 = 0
    while units <= NO_UNITS:
        left = parts.size[part] - number_of(units)
        some = ways_to_have(state, parts, pool, stack, units, waiting) if left >= 0 else 0
        more: i64 = 0
        while some > 0 and more <= count(cadres) and more <= left:
            if more <= pool.most_others and agrees(state, parts, stack, units, more):
                ways += some
                if rng.below(ways) < some:
                    found = units * 4 + more
            more += 1
        units = next_kinds(units)
    if found == c.NONE:
        return False
    take_composed(state, parts, pool, stack, found // 4)
    take_assets(parts, pool, part, cadres, found % 4)
    parts.least[part] = 0
    parts.most[part] = 0
    return True


def kind_at(units: i64, place: i64) -> i64:
    """One of the three kinds."""
    return units // place % KINDS


def next_kinds(units: i64) -> i64:
    """The next combination of three kinds, in order."""
    first, second, third = kind_at(units, FIRST), kind_at(units, SECOND), kind_at(units, THIRD)
    if third < NO_UNIT:
        return units + 1
    if second < NO_UNIT:
        return first * FIRST + (second + 1) * (SECOND + THIRD)
    return (first + 1) * (FIRST + SECOND + THIRD)


def number_of(units: i64) -> i64:
    """The number of units in a combination."""
    found: i64 = 0
    place: i64 = FIRST
    while place > 0 and kind_at(units, place) != NO_UNIT:
        found += 1
        place //= KINDS
    return found


def count_at_hand(state: Maracas, parts: Parts, pool: Pool, stack: i64) -> i64:
    """Count how many of each kind a stack could have; return how many are known to come from its Area."""
    area = state.origin_of(stack)
    waiting: i64 = 0
    for kind in range(i64(UNIT_KINDS)):
        held = parts.held[area * UNIT_KINDS + kind]
        free = count(pool.units & state.tables.kind_mask[FIRST_UNIT + kind] & ~parts.all_units)
        if kind == 0 and free > pool.militia:
            free = pool.militia
        waiting += held
        parts.at_hand[kind] = 0 if kind == 0 and parts.mobile[c.AREAS + stack] != 0 else held + free
    return waiting


def ways_to_have(state: Maracas, parts: Parts, pool: Pool, stack: i64, units: i64, waiting: i64) -> i64:
    """The number of ways; 0 if there are too few units, or if too many known to come from there would lack room."""
    part = c.AREAS + stack
    number = number_of(units)
    if number < parts.least[part] or number > parts.most[part]:
        return 0
    if state.stack_told[stack] & ONE_RECRUIT != 0 and kind_at(units, FIRST) > 0:
        return 0
    row = state.origin_of(stack) * UNIT_KINDS
    ways: i64 = 1
    guerrillas: i64 = 0
    mains: i64 = 0
    before: i64 = c.NONE
    same: i64 = 0
    place: i64 = FIRST
    while place > 0 and kind_at(units, place) != NO_UNIT:
        kind = kind_at(units, place)
        same = same + 1 if kind == before else 0
        if same >= parts.at_hand[kind]:
            return 0
        ways *= parts.at_hand[kind] - same
        if same < parts.held[row + kind]:
            waiting -= 1
        elif kind >= c.FIRST_MAIN_FORCE - FIRST_UNIT:
            mains += 1
        elif kind > 0:
            guerrillas += 1
        before = kind
        place //= KINDS
    if guerrillas > pool.guerrillas or mains > pool.most_mains or waiting > 0:
        return 0
    return ways


def room_from(state: Maracas, parts: Parts, area: i64, but: i64) -> i64:
    """How many units other stacks from an Area can still take."""
    found: i64 = 0
    for stack in range(state.stacks):
        if c.AREAS + stack != but and parts.most[c.AREAS + stack] > 0 and state.origin_of(stack) == area:
            found += parts.most[c.AREAS + stack]
    return found


def agrees(state: Maracas, parts: Parts, stack: i64, units: i64, cadres: i64) -> bool:
    """Whether these counters, with those face up, agree with what was revealed."""
    each = state.known_bound(stack, BOMBERS)
    up = state.stack_units[stack]
    total = rating_sum(state, c.INS, up, c.CMR) + each * count(up)
    lowest = lowest_ir(state, stack)
    fighter = state.known_bound(stack, TR_MOST) == 0 or up != 0
    place: i64 = FIRST
    while place > 0 and kind_at(units, place) != NO_UNIT:
        kind = FIRST_UNIT + kind_at(units, place)
        total += state.tables.printed(kind, 0, c.CMR) + each
        if state.tables.printed(kind, 0, c.IR) < lowest:
            lowest = state.tables.printed(kind, 0, c.IR)
        strength = state.tables.printed(kind, 0, c.TR)
        if state.known_bound(stack, TR_LEAST) <= strength < state.known_bound(stack, TR_MOST):
            fighter = True
        place //= KINDS
    if state.stack_told[stack] & CADRES != 0:
        total += effects(state, c.INS, state.stack_assets[stack], c.F_BUILD)
        total += cadres * cadre_value(state) if cadres > 0 else 0
    if total < state.known_bound(stack, SUM_LEAST) or not fighter:
        return False
    if state.known_bound(stack, SUM_MOST) > 0 and total >= state.known_bound(stack, SUM_MOST):
        return False
    if state.known_bound(stack, IR_MOST) > 0 and lowest >= state.known_bound(stack, IR_MOST) and up == 0:
        return False
    if not is_search_told(state, stack):
        return lowest >= state.known_bound(stack, IR_LEAST)
    cover = lowest + agents_near(state, parts, stack)
    if state.known_bound(stack, COVER_MOST) > 0 and cover >= state.known_bound(stack, COVER_MOST):
        return False
    return lowest >= state.known_bound(stack, IR_LEAST) and cover >= state.known_bound(stack, COVER_LEAST)


def cadre_value(state: Maracas) -> i64:
    cadres = effective(state, c.INS, state.tables.assets[c.INS], c.F_BUILD)
    return effects(state, c.INS, cadres & -cadres, c.F_BUILD)


def take_composed(state: Maracas, parts: Parts, pool: Pool, stack: i64, units: i64) -> None:
    """Take units known to come from there first, then others."""
    place: i64 = FIRST
    while place > 0 and kind_at(units, place) != NO_UNIT:
        kind = kind_at(units, place)
        place //= KINDS
        row = state.origin_of(stack) * UNIT_KINDS + kind
        if parts.held[row] > 0:
            take_held(state, parts, c.AREAS + stack, row)
            continue
        bit = state.first_of_kind(pool.units & ~parts.all_units, FIRST_UNIT + kind)
        parts.settle(c.AREAS + stack, bit, 0)
        leave_pool(state, pool, bit)


def leave_pool(state: Maracas, pool: Pool, bit: i64) -> None:
    if state.tables.militia[c.INS] & bit != 0:
        pool.militia -= 1
    elif state.tables.regular[c.INS] & bit != 0:
        pool.mains -= 1
        pool.most_mains -= 1
    else:
        pool.guerrillas -= 1


def take_assets(parts: Parts, pool: Pool, part: i64, assets: i64, number: i64) -> None:
    while number > 0:
        number -= 1
        bit = assets & ~parts.all_assets
        parts.settle(part, 0, bit & -bit)
        pool.assets &= ~(bit & -bit)
        pool.others -= 1
        pool.most_others -= 1


# --- units known by the Area they come from --------------------------------------------------------------------------


def settle_held(state: Maracas, parts: Parts, rng: Rng) -> bool:
    for row in range(i64(c.AREAS * UNIT_KINDS)):
        while parts.held[row] > 0:
            part = part_from(state, parts, row, rng)
            if part == c.NONE:
                return False
            take_held(state, parts, part, row)
    return True


def take_held(state: Maracas, parts: Parts, part: i64, row: i64) -> None:
    parts.held[row] -= 1
    free = state.known_units & ~parts.all_units & ~known_in_boxes(state)
    parts.settle(part, state.first_of_kind(free, FIRST_UNIT + row % UNIT_KINDS), 0)


def known_in_boxes(state: Maracas) -> i64:
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        found |= state.units_at(c.INS, area)
    return found


def part_from(state: Maracas, parts: Parts, row: i64, rng: Rng) -> i64:
    """A random stack from that Area with room for such a unit, weighted by room, or NONE."""
    found: i64 = c.NONE
    room: i64 = 0
    for stack in range(state.stacks):
        part = c.AREAS + stack
        here = parts.most[part]
        if here > 0 and state.origin_of(stack) == row // UNIT_KINDS:
            if row % UNIT_KINDS > 0 or parts.mobile[part] == 0:
                room += here
                if rng.below(room) < here:
                    found = part
    return found
