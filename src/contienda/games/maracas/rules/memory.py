"""What everybody remembers about face-down Insurgent counters: sightings, and what missions revealed.

`known_units` and `known_assets` are face down, but everybody can tell in which Area they are, or from which Area their
stack comes: counters that were face up there, recruits, raised Militia. They are forgotten when something may have
taken them away unseen. `stack_told` holds what comparisons have revealed about a stack; it ends with the stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas

# Fields of `stack_told`, six bits each; 0 means unknown, and upper bounds are stored plus one.
SUM_LEAST: Final = 0  # CMR of all units, with Cadres and Suicide Bombers where they counted
SUM_MOST: Final = 1
BOMBERS: Final = 2  # how many counted for each unit at that time
IR_LEAST: Final = 3  # the lowest IR
COVER_LEAST: Final = 4  # the lowest IR plus all Double Agents face down in its Area
IR_MOST: Final = 5
TR_LEAST: Final = 6  # the TR of one of its units
TR_MOST: Final = 7
COVER_MOST: Final = 8
TOLD_NAMES: Final = [
    "sum_least", "sum_most", "bombers", "ir_least", "cover_least", "ir_most", "tr_least", "tr_most", "cover_most",
]  # fmt: skip
CADRES: Final = 2**54  # Cadres counted in the sum
NO_ARMS: Final = 2**55  # nothing face down adds to an Attack
ONE_RECRUIT: Final = 2**56  # the stack is a single Militia
FLAG_NAMES: Final = ["cadres", "no_arms", "recruit"]

HIGHEST_IR: Final = 4  # of an Insurgent unit
LOWEST_TR: Final = 1
HIGHEST_TR: Final = 4
LEAST_CHIT: Final = 1  # of a chit played unseen
MOST_CHIT: Final = 5


def dissolve(state: Maracas) -> None:
    """Turn stacks into counters of their Area; their marks end (7.1). Counters face up are remembered there."""
    forget_all_scattered(state)
    for stack in range(state.stacks):
        if state.stack_at[stack] != c.NONE:
            row = state.side_of(stack) * c.PLACES + state.place_of(stack)
            state.box_units[row] |= state.stack_units[stack]
            state.box_assets[row] |= state.stack_assets[stack]
    state.stacks = 0
    remember_hits(state, state.up_units)
    state.known_units |= state.up_units
    state.known_assets |= state.up_assets
    state.up_units = 0
    state.up_assets = 0


# --- sightings
# -----------------------------------------------------------------------------------------------------------


def find(state: Maracas, stack: i64, bit: i64) -> None:
    """A unit of this stack is seen: one fewer of its kind remains to be found among stacks of that origin."""
    if state.known_units & bit == 0:
        kind = state.kind_of(c.INS, bit)
        bit = state.known_units & state.units_from(state.origin_of(stack)) & state.tables.kind_mask[kind]
    state.known_units &= ~(bit & -bit)


def remember_hits(state: Maracas, units: i64) -> None:
    """Remember the Hits of face-up units before they are hidden."""
    units &= state.hurt(c.INS)
    while units != 0:
        state.scars += scar(state, units & -units)
        units &= units - 1


def forget_all_scattered(state: Maracas) -> None:
    for area in range(i64(c.AREAS)):
        forget_scattered(state, area)


def forget_scattered(state: Maracas, area: i64) -> None:
    """Stacks from there are in several Areas, so nobody knows which holds what. Militia never moves."""
    place: i64 = c.NONE
    for stack in range(state.stacks):
        if state.stack_at[stack] != c.NONE and state.side_of(stack) == c.INS and state.origin_of(stack) == area:
            if place != c.NONE and place != state.place_of(stack):
                state.known_units &= ~state.units_from(area) | state.tables.militia[c.INS]
                return
            place = state.place_of(stack)


def forget_area(state: Maracas, area: i64, units: i64) -> None:
    """Something left an Area face down: forget its Assets, or one of these units."""
    state.known_units &= ~(state.units_in(c.INS, area) & units)
    state.known_assets &= ~state.assets_in(c.INS, area)


def remember_nodes(state: Maracas) -> None:
    """Remember where each identified Node is before anybody deploys."""
    state.node_places = 0
    place: i64 = c.UNUSED
    while place >= 0:
        for letter in range(i64(4)):
            if state.assets_at(c.INS, place) & state.identified & BIT[state.tables.first_node + letter] != 0:
                state.node_places += place << (letter * 4)
        place -= 1


def node_place(state: Maracas, node: i64) -> i64:
    """Where an identified Node was then."""
    return (state.node_places >> ((lowest(node) - state.tables.first_node) * 4)) & 15


# --- kinds and Hits seen
# -------------------------------------------------------------------------------------------------


def scar(state: Maracas, bit: i64) -> i64:
    """One unit of its kind with its Hits, as counted in `scars`; 0 without Hits."""
    hits = state.hits_of(c.INS, bit)
    return BIT[scar_place(state.kind_of(c.INS, bit), hits)] if hits > 0 else 0


def scarred(state: Maracas, kind: i64, hits: i64) -> i64:
    return state.scars >> scar_place(kind, hits) & 7


def scar_place(kind: i64, hits: i64) -> i64:
    """The first of the three bits that count such units in `scars`."""
    return ((kind - c.FIRST_MAIN_FORCE) * 3 + hits - 1) * 3


def met_of(state: Maracas, kind: i64) -> i64:
    return state.met >> state.tables.memory[kind] & 15


def meet_units(state: Maracas, units: i64) -> None:
    """Note that these are face up or Disrupted, so at least this many of their kinds are in play."""
    while units != 0:
        kind = state.kind_of(c.INS, units & -units)
        units &= ~state.tables.kind_mask[kind]
        meet(state, kind, seen_now(state, kind))


def meet_assets(state: Maracas, assets: i64) -> None:
    while assets != 0:
        kind = state.asset_kind(c.INS, assets & -assets)
        assets &= ~state.tables.kind_mask[kind]
        meet(state, kind, seen_now(state, kind))


def seen_now(state: Maracas, kind: i64) -> i64:
    """How many of a kind everybody can see now."""
    mask = state.tables.kind_mask[kind]
    if state.tables.kind_is_asset[kind] != 0:
        return count((state.up_assets | state.known_assets | state.assets_at(c.INS, c.DISRUPTED)) & mask)
    return count((state.up_units | state.known_units | state.units_at(c.INS, c.DISRUPTED)) & mask)


def meet(state: Maracas, kind: i64, number: i64) -> None:
    if state.tables.memory[kind] != c.NONE and number > met_of(state, kind):
        state.met += (number - met_of(state, kind)) * BIT[state.tables.memory[kind]]


# --- what missions revealed about a stack
# --------------------------------------------------------------------------------


def tell(state: Maracas, stack: i64, field: i64, value: i64) -> None:
    state.stack_told[stack] += (value - state.known_bound(stack, field)) * BIT[field * c.TOLD_BITS]


def tell_least(state: Maracas, stack: i64, field: i64, value: i64) -> None:
    """Record a lower bound if it is higher than the previous one."""
    if value > state.known_bound(stack, field):
        tell(state, stack, field, value)


def tell_most(state: Maracas, stack: i64, field: i64, value: i64) -> None:
    """Record an upper bound if it is lower than the previous one."""
    if state.known_bound(stack, field) == 0 or value + 1 < state.known_bound(stack, field):
        tell(state, stack, field, value + 1)


def tell_sum(state: Maracas, stack: i64, least: i64, most: i64, cadres: bool, bombers: i64) -> None:
    """Record bounds on the sum; a stack runs only one mission of this kind per turn."""
    if state.down(stack) == 0:
        return
    tell(state, stack, SUM_LEAST, least if least > 0 else 0)
    tell(state, stack, SUM_MOST, most + 1 if most < c.TOLD_VALUES - 2 else 0)
    tell(state, stack, BOMBERS, bombers)
    if cadres:
        state.stack_told[stack] |= CADRES


def tell_fighter(state: Maracas, stack: i64, least: i64, most: i64) -> None:
    """Record that one of its units has a TR within these bounds, if they are tighter than before."""
    if least <= LOWEST_TR and most >= HIGHEST_TR:
        return
    before = state.known_bound(stack, TR_MOST) - 1
    if before >= 0 and least <= state.known_bound(stack, TR_LEAST) and most >= before:
        return
    tell(state, stack, TR_LEAST, least if least > 0 else 0)
    tell(state, stack, TR_MOST, most + 1)


# --- searches: nobody knows which stack of an Area a Double Agent is with
# ------------------------------------------------


def tell_search(state: Maracas, stack: i64, bound: i64, failed: bool, informed: bool) -> None:
    """Record a bound on the lowest IR, plus Double Agents unless there is an Informant."""
    if informed:
        if failed:
            tell_least(state, stack, IR_LEAST, bound)
        elif bound < HIGHEST_IR:
            tell_most(state, stack, IR_MOST, bound)
        return
    bound -= count(state.assets_in(c.INS, state.place_of(stack)) & state.tables.agents & state.up_assets)
    if failed:
        tell_least(state, stack, COVER_LEAST, bound)
    elif bound < HIGHEST_IR + unseen_agents(state):
        tell_most(state, stack, COVER_MOST, bound)


def unseen_agents(state: Maracas) -> i64:
    """How many Double Agents may be face down somewhere."""
    if not state.tables.with_assets:
        return 0
    return count(state.tables.agents & ~state.up_assets & ~state.assets_at(c.INS, c.DISRUPTED))


def tell_agent(state: Maracas, area: i64) -> None:
    """A Double Agent in this Area was turned up: one fewer is face down there."""
    for stack in range(state.stacks):
        if state.is_there(stack, c.INS, area):
            least, most = state.known_bound(stack, COVER_LEAST), state.known_bound(stack, COVER_MOST)
            tell(state, stack, COVER_LEAST, least - 1 if least > 0 else 0)
            tell(state, stack, COVER_MOST, most - 1 if most > 0 else 0)


def tell_move(state: Maracas, mover: i64, goal: i64) -> None:
    """Loosen bounds that count an Area's Agents: the stack may take along as many as it can hold."""
    source = state.place_of(mover)
    unseen = unseen_agents(state)
    taken = state.down(mover) - (1 if state.is_hidden(mover) else 0)
    if taken > unseen:
        taken = unseen
    for stack in range(state.stacks):
        if stack != mover and state.is_there(stack, c.INS, source):
            least = state.known_bound(stack, COVER_LEAST) - taken
            tell(state, stack, COVER_LEAST, least if least > 0 else 0)
        elif stack == mover or state.is_there(stack, c.INS, goal):
            most = state.known_bound(stack, COVER_MOST) - 1
            if 0 <= most < HIGHEST_IR:
                tell_most(state, stack, IR_MOST, most)  # whatever the number of Agents
            if most >= 0:
                keeps = stack != mover and most + taken < HIGHEST_IR + unseen
                tell(state, stack, COVER_MOST, most + taken + 1 if keeps else 0)
    tell_least(state, mover, IR_LEAST, state.known_bound(mover, COVER_LEAST) - unseen)
    tell(state, mover, COVER_LEAST, 0)


def tell_loss(state: Maracas, stack: i64, bit: i64) -> None:
    """Adjust the bounds: a unit leaves the stack, and everybody sees which."""
    if state.stack_told[stack] == 0:
        return
    weight = state.rating(c.INS, bit, c.CMR) + state.known_bound(stack, BOMBERS)
    least, most = state.known_bound(stack, SUM_LEAST), state.known_bound(stack, SUM_MOST)
    tell(state, stack, SUM_LEAST, least - weight if least > weight else 0)
    tell(state, stack, SUM_MOST, most - weight if most > weight else 0)
    lowest = state.rating(c.INS, bit, c.IR)  # it may have been the one that was found
    if lowest < state.known_bound(stack, IR_MOST):
        tell(state, stack, IR_MOST, 0)
    if lowest < state.known_bound(stack, COVER_MOST):
        tell(state, stack, COVER_MOST, 0)
    strength = state.rating(c.INS, bit, c.TR)
    if state.known_bound(stack, TR_LEAST) <= strength < state.known_bound(stack, TR_MOST):
        tell(state, stack, TR_LEAST, 0)
        tell(state, stack, TR_MOST, 0)


def tell_promotion(state: Maracas, area: i64) -> None:
    """One Militia of an Area became a Guerrilla, so what was revealed about units there no longer holds."""
    for stack in range(state.stacks):
        if state.is_there(stack, c.INS, area) and state.is_hidden(stack):
            state.stack_told[stack] &= NO_ARMS
