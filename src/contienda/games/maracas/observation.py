"""What a seat knows as numbers: the map, the Government's counters, and its own counters, hand and books.

Sides and stack numbers are as on the table, because they are in the action codes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.observation import Feature, Observer, Row
from contienda.core.state import OVER, State
from contienda.core.step import named_arguments
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.question import counter_kind
from contienda.games.maracas.rules.memory import CADRES, TOLD_NAMES
from contienda.games.maracas.rules.placement import price_of_counters, price_of_iu
from contienda.games.maracas.rules.planning import points_left
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.visible import (
    is_told,
    known_nodes,
    sees_insurgents,
    shown_assets,
    shown_units,
    visible_actor,
    visible_step,
)

STACKS: Final = 64  # the first stack numbers
STEP_COUNT: Final = i64(len(steps.STEP_NAMES))
GOV_KINDS: Final = 12  # of units
UNIT_KINDS: Final = 20
FIRST_INS_ASSET: Final = 31
INS_KINDS: Final = 18  # units and Assets
INS_UNIT_KINDS: Final = 8
GROUP: Final = c.KINDS + UNIT_KINDS + GOV_KINDS + INS_KINDS
TOLD: Final = 12
MOST: Final = 32_767


def group(name: str, size: int, meaning: str) -> Feature:
    told = "by kind, then the Hits of each kind of unit, Government units on their back, Insurgent counters face up"
    return Feature(name, size * GROUP, 99, f"{meaning}: counters {told}")


def areas(name: str, high: int, meaning: str) -> Feature:
    return Feature(name, c.AREAS, high, f"{meaning}, by Area")


def stacks(name: str, size: int, high: int, meaning: str) -> Feature:
    return Feature(name, STACKS * size, high, f"{meaning}, by stack")


def sides(name: str, size: int, high: int, meaning: str, low: int = 0) -> Feature:
    return Feature(name, c.SIDES * size, high, f"{meaning}, by side", low)


FEATURES: Final = [
    Feature("seat", 2, 1, "which side this is: Government, Insurgent"),
    Feature("step", len(steps.STEP_NAMES), 1, "the pending step as this seat may see it"),
    Feature("actor", 2, 1, "who acts as this seat may see it"),
    Feature("turn", 1, 30, "turns begun; 0 during the setup"),
    Feature("last_turn", 1, 30, "the last turn", low=-1),
    Feature("level", 1, 9_999, "the level option", low=-1),
    Feature("event", c.EVENTS, 1, "the event of this turn"),
    Feature("column", 5, 1, "the column of the force table"),
    Feature("active", c.AREAS, 1, "the current Area"),
    Feature("chit", c.CHITS, 1, "the last chit drawn openly"),
    Feature("cup", 1, c.CHIT_BITS, "chits not in hands"),
    Feature("iu_left", 1, 99, "Infrastructure Units in the pool"),
    Feature("irregulars_left", 1, 99, "NSM and Criminals in the pool"),
    Feature("forces", c.TYPES, 99, "units still to be drawn at the setup, by type"),
    Feature("pool", c.INTEL, 99, "the Intelligence Pool, by kind of chit"),
    areas("pn", 9, "Population Number"),
    areas("tm", 9, "Terrain Modifier"),
    Feature("iu", 2 * c.AREAS, 99, "Infrastructure Units, by Area and side"),
    areas("sabotage", 99, "Sabotage markers"),
    areas("criminals", 99, "Criminals"),
    areas("nsm", 99, "NSM"),
    areas("terror", 1, "Terror markers"),
    areas("new_terror", 1, "Terror markers placed in this phase"),
    areas("frozen", 1, "closed by a border event"),
    areas("activated", 1, "activated this turn"),
    areas("rewarded", 1, "Objectives that have paid this turn"),
    Feature("tries", 2 * c.AREAS, 99, "attempts to recruit this turn, by Area and side"),
    areas("informants", 99, "Informants"),
    areas("underground", 99, "counters the Government sees underground"),
    group("in_areas", c.AREAS, "what lies in the box of each Area"),
    Feature("remembered", c.AREAS * INS_KINDS, 99, "face-down counters everybody knows to be in an Area, by kind"),
    stacks("stack_side", 2, 1, "the side of each stack"),
    stacks("stack_place", c.PLACES, 1, "its place"),
    stacks("stack_where", 3, 1, "at large, underground or on guard"),
    stacks("stack_hidden", 1, 99, "face-down counters"),
    stacks("stack_marks", 4, 1, "acted, moved, ambushed, barred"),
    stacks("stack_told", TOLD, 64, f"what missions revealed: {', '.join(TOLD_NAMES)}, three facts"),
    group("in_stacks", STACKS, "what you see in each stack"),
    sides("task_points_most", 1, 9_999, "Task Points of the turn"),
    sides("task_points", 1, 9_999, "Task Points left, as you know them", low=-99),
    sides("advantages", 1, 9_999, "Intelligence Advantages"),
    sides("hand_size", 1, c.CHIT_BITS, "chits in hand"),
    sides("hand", c.CHITS, 2, "the hands you see"),
    sides("absent", c.CHITS, 2, "chits seen outside a hand since its owner last drew"),
    sides("played", c.CHITS, 2, "chits played for the mission that you see"),
    sides("uses_advantage", 1, 1, "an Advantage used in this mission, if you know it"),
    sides("strategy", c.STRATEGIES, 1, "the Strategies you know"),
    sides("victory_points", 1, 9_999, "the Victory Points you know", low=-99),
    sides("wait", 1, 9_999, "turns to wait for a new Strategy, if you know it", low=-99),
    sides("planned", c.KINDS, 99, "counters decided on in secret, yours only, by kind"),
    sides("bought", c.CHITS, 2, "chits bought in secret, yours only"),
    sides("spent", 1, 9_999, "points spent in secret, yours only"),
    sides("appeal_chits", 2, c.CHITS, "your chit and the Headquarters' in an Appeal, plus one; yours only"),
    sides("price", 1, 9_999, "what your free setup costs"),
    group("available", 1, "what is Available"),
    group("qrf", 1, "the Quick Reaction Force"),
    group("disrupted", 1, "what is Disrupted"),
    sides("recruits", 1, 99, "Militia that can be recruited, as you know it"),
    Feature("running", 1, 1, "the current stack has run a mission in this go"),
    Feature("mission_side", 2, 1, "whose mission it is"),
    Feature("mission", c.MISSIONS + 1, 1, "the mission, an attack of NSM last"),
    Feature("mission_stack", STACKS, 1, "the stack that runs it"),
    Feature("mission_target", STACKS + 3 + c.AREAS, 1, "its target: a stack; Criminals, NSM, Objective; an Area"),
    Feature("mission_unit", UNIT_KINDS, 1, "the unit it targets"),
    Feature("bombers", 1, 3, "Suicide Bombers used"),
    Feature("mission_chit", c.CHITS, 1, "the chit drawn against it"),
    Feature("declared", 1, 1, "whether it is declared"),
    Feature("hits", STACKS, 99, "Hits still to be assigned, by stack"),
    Feature("hits_loser", STACKS, 1, "stacks that take Hits because they lost"),
    Feature("asked_left", 1, MOST, "how many more"),
    Feature("asked_place", c.PLACES, 1, "the place the question is about"),
    Feature("asked_kind", c.KINDS, 1, "the kind of counter it is about"),
    Feature("asked_hits", 2, 9, "that counter's Hits, and whether its back is up"),
    Feature("asked_stack", STACKS, 1, "the stack it is about"),
    Feature("asked_type", c.TYPES, 1, "the type of unit it is about"),
    Feature("asked_side", 2, 1, "the side it is about"),
    Feature("asked_number", 1, MOST, "tens rolled, passes so far, or what was taken"),
    Feature("asked_areas", c.AREAS, 1, "the Areas it is about"),
    Feature("winner", 2, 1, "the side that won"),
    Feature("ending", len(c.ENDINGS), 1, "how the game ended"),
]


class MaracasObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Maracas)
        write(state, seat, row)


def write(state: Maracas, seat: i64, row: Row) -> None:
    tables = state.tables
    over = state.who == OVER
    row.one_of(seat, 2)
    row.one_of(visible_step(state, seat), STEP_COUNT)
    row.one_of(visible_actor(state, seat), 2)
    row.put(state.turn)
    row.put(tables.last_turn)
    row.put(tables.level)
    row.one_of(state.event if state.turn > 0 else c.NONE, c.EVENTS)
    row.one_of(state.column, 5)
    row.one_of(state.active, c.AREAS)
    row.one_of(state.shown, c.CHITS)
    row.put(c.CHIT_BITS - state.hand_size(c.GOV) - state.hand_size(c.INS))
    row.put(state.iu_left())
    row.put(state.irregulars_left())
    write_forces(state, row)
    row.many(state.pool, 0, c.INTEL)
    write_areas(state, seat, row)
    write_stacks(state, seat, row)
    write_books(state, seat, row)
    write_boxes(state, seat, row)
    write_mission(state, seat, row)
    write_hits(state, row)
    if over or not is_asked_openly(state, seat):
        row.skip(1 + c.PLACES + c.KINDS + 2 + STACKS + c.TYPES + 2 + 1 + c.AREAS)
    else:
        write_question(state, state.step(), row)
    row.one_of(state.winner, 2)
    row.one_of(state.reason if over else c.NONE, i64(len(c.ENDINGS)))


def write_forces(state: Maracas, row: Row) -> None:
    """Write the units still to be drawn; what a side buys in a free setup is secret."""
    if not state.tables.free_setup and state.turn == 0:
        for place in range(state.depth):
            if state.step_at(place) == steps.FORCE:
                force = named_arguments(state.game.step_objects.by_number[steps.FORCE], state.argument_at(place))
                row.add_at(force["unit_type"], force["left"])
    row.skip(c.TYPES)


# --- counters ---------------------------------------------------------------------------------------------------------


def write_group(state: Maracas, owner: i64, units: i64, assets: i64, hurt: i64, place: i64, row: Row) -> None:
    """Count counters of a side in the group that begins this much further on; `hurt` are the units with Hits."""
    kinds = state.tables.kind_of_unit
    side = owner * c.BITS
    marked = state.flipped if owner == c.GOV else state.up_units
    while units != 0:
        bit = units & -units
        units &= units - 1
        kind = kinds[side + lowest(bit)]
        row.add_at(place + kind, 1)
        if hurt & bit != 0:
            row.add_at(place + c.KINDS + kind, state.hits_of(owner, bit))
        if marked & bit != 0:
            row.add_at(place + c.KINDS + UNIT_KINDS + kind, 1)
    up = state.up_assets | state.identified if owner == c.INS else 0
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        kind = state.asset_kind(owner, bit)
        row.add_at(place + kind, 1)
        if up & bit != 0:
            row.add_at(place + c.KINDS + UNIT_KINDS + GOV_KINDS + INS_UNIT_KINDS + kind - FIRST_INS_ASSET, 1)


def write_areas(state: Maracas, seat: i64, row: Row) -> None:
    tables = state.tables
    row.many(tables.pn, 0, c.AREAS)
    row.many(tables.tm, 0, c.AREAS)
    for area in range(i64(c.AREAS)):
        row.put(state.row(area, c.R_IU))
        row.put(state.row(area, c.R_IU + 1))
    write_row(state, c.R_SABOTAGE, row)
    write_row(state, c.R_CRIMINALS, row)
    write_row(state, c.R_NSM, row)
    row.members(state.terror, c.AREAS)
    row.members(state.new_terror, c.AREAS)
    row.members(state.frozen, c.AREAS)
    row.members(state.activated, c.AREAS)
    row.members(state.rewarded, c.AREAS)
    for area in range(i64(c.AREAS)):
        row.put(state.row(area, c.R_TRIES))
        row.put(state.row(area, c.R_TRIES + 1))
    for area in range(i64(c.AREAS)):
        row.put(count(state.assets_at(c.GOV, area) & tables.informants))
    write_row(state, c.R_SHOWN, row)
    own = sees_insurgents(state, seat)
    hurt_gov, hurt_ins = state.hurt(c.GOV), state.hurt(c.INS)
    for area in range(i64(c.AREAS)):
        assets = state.assets_at(c.GOV, area) & ~tables.informants
        write_group(state, c.GOV, state.units_at(c.GOV, area), assets, hurt_gov, 0, row)
        units = state.units_at(c.INS, area) if own else 0
        assets = state.assets_at(c.INS, area) if own else known_nodes(state, area)
        write_group(state, c.INS, units, assets, hurt_ins, 0, row)
        row.skip(GROUP)
    write_remembered(state, row)


def write_row(state: Maracas, name: i64, row: Row) -> None:
    for area in range(i64(c.AREAS)):
        row.put(state.row(area, name))


def write_remembered(state: Maracas, row: Row) -> None:
    """Count face-down counters everybody knows to be in an Area, or in a stack formed there."""
    units, assets = state.known_units, state.known_assets & ~state.identified
    if units | assets != 0:
        for area in range(i64(c.AREAS)):
            add_remembered(state, area, units & state.units_at(c.INS, area), assets & state.assets_at(c.INS, area), row)
        for stack in range(state.stacks):
            if state.stack_at[stack] != c.NONE and state.side_of(stack) == c.INS:
                some, others = units & state.stack_units[stack], assets & state.stack_assets[stack]
                if some | others != 0:
                    add_remembered(state, state.origin_of(stack), some, others, row)
    row.skip(c.AREAS * INS_KINDS)


def add_remembered(state: Maracas, area: i64, units: i64, assets: i64, row: Row) -> None:
    while units != 0:
        row.add_at(area * INS_KINDS + state.kind_of(c.INS, units & -units) - GOV_KINDS, 1)
        units &= units - 1
    while assets != 0:
        kind = state.asset_kind(c.INS, assets & -assets)
        row.add_at(area * INS_KINDS + INS_UNIT_KINDS + kind - FIRST_INS_ASSET, 1)
        assets &= assets - 1


def write_stacks(state: Maracas, seat: i64, row: Row) -> None:
    """Write all features of a stack at once: each feature has its own block for all stacks."""
    side: i64 = 0
    place: i64 = side + STACKS * 2
    where: i64 = place + STACKS * c.PLACES
    hidden: i64 = where + STACKS * 3
    marks: i64 = hidden + STACKS
    told: i64 = marks + STACKS * 4
    groups: i64 = told + STACKS * TOLD
    hurt_gov, hurt_ins = state.hurt(c.GOV), state.hurt(c.INS)
    for stack in range(state.stacks if state.stacks < STACKS else i64(STACKS)):
        if not is_told(state, stack, seat):
            continue
        owner = state.side_of(stack)
        row.put_at(side + stack * 2 + owner, 1)
        row.put_at(place + stack * c.PLACES + state.place_of(stack), 1)
        row.put_at(where + stack * 3 + state.where(stack), 1)
        at = state.stack_at[stack]
        if at & c.ACTED != 0:
            row.put_at(marks + stack * 4, 1)
        if at & c.MOVED != 0:
            row.put_at(marks + stack * 4 + 1, 1)
        if at & c.AMBUSHED != 0:
            row.put_at(marks + stack * 4 + 2, 1)
        if at & c.BARRED != 0:
            row.put_at(marks + stack * 4 + 3, 1)
        units, assets, hurt = state.stack_units[stack], state.stack_assets[stack], hurt_gov
        if owner == c.INS:
            hurt = hurt_ins
            units, assets = shown_units(state, stack, seat), shown_assets(state, stack, seat)
            down = state.down(stack)
            if down > 0:
                row.put_at(hidden + stack, down)
                if state.stack_told[stack] != 0:
                    write_told(state, stack, told + stack * TOLD, row)
        write_group(state, owner, units, assets, hurt, groups + stack * GROUP, row)
    row.skip(groups + STACKS * GROUP)


def write_told(state: Maracas, stack: i64, place: i64, row: Row) -> None:
    for field in range(i64(TOLD - 3)):
        value = state.known_bound(stack, field)
        if value > 0:
            row.put_at(place + field, value)
    flags = state.stack_told[stack] // CADRES
    for fact in range(i64(3)):
        if flags & BIT[fact] != 0:
            row.put_at(place + TOLD - 3 + fact, 1)


# --- the books --------------------------------------------------------------------------------------------------------


def write_books(state: Maracas, seat: i64, row: Row) -> None:
    over = state.who == OVER
    for side in range(i64(c.SIDES)):
        row.put(state.number(side, c.TP_MAX))
    for side in range(i64(c.SIDES)):
        row.put(points_left(state, side) if side == seat or over else state.tp(side))
    for side in range(i64(c.SIDES)):
        row.put(state.number(side, c.ADVANTAGES))
    for side in range(i64(c.SIDES)):
        row.put(state.hand_size(side))
    for side in range(i64(c.SIDES)):
        write_chits(state, state.union(state.hands[side], state.fresh[side]) if side == seat or over else 0, row)
    for side in range(i64(c.SIDES)):
        write_chits(state, state.absent[side], row)
    for side in range(i64(c.SIDES)):
        write_chits(state, state.played[side] if side == seat or over else 0, row)
    for side in range(i64(c.SIDES)):
        row.flag((side == seat or over) and state.number(side, c.USES_ADVANTAGE) != 0)
    for side in range(i64(c.SIDES)):
        row.one_of(state.number(side, c.STRATEGY) if side == seat or over else c.NONE, c.STRATEGIES)
    for side in range(i64(c.SIDES)):
        row.put(state.number(side, c.VP) if side == seat or over else 0)
    for side in range(i64(c.SIDES)):
        row.put(state.number(side, c.WAIT) if side == seat or over else 0)
    for side in range(i64(c.SIDES)):
        if side == seat:
            write_planned(state, side, row)
        row.skip(c.KINDS)
    for side in range(i64(c.SIDES)):
        write_chits(state, state.fresh[side] if side == seat else 0, row)
    for side in range(i64(c.SIDES)):
        row.put(state.number(side, c.SPENT) if side == seat else 0)
    for side in range(i64(c.SIDES)):
        row.put(state.number(side, c.OWN_CHIT) if side == seat else 0)
        row.put(state.number(side, c.HEADQUARTERS) if side == seat else 0)
    for side in range(i64(c.SIDES)):
        priced = side == seat and state.tables.free_setup
        row.put(price_of_counters(state, side) + price_of_iu(state, side) if priced else 0)


def write_chits(state: Maracas, chits: i64, row: Row) -> None:
    """Write the number of copies of each chit."""
    of_bit = state.tables.chit_of_bit
    place: i64 = 0
    while chits != 0:
        if chits & 1 != 0:
            row.add_at(of_bit[place], 1)
        chits >>= 1
        place += 1
    row.skip(c.CHITS)


def write_planned(state: Maracas, side: i64, row: Row) -> None:
    units, assets = state.plan_units[side], state.plan_assets[side]
    while units != 0:
        row.add_at(state.kind_of(side, units & -units), 1)
        units &= units - 1
    while assets != 0:
        row.add_at(state.asset_kind(side, assets & -assets), 1)
        assets &= assets - 1


def write_boxes(state: Maracas, seat: i64, row: Row) -> None:
    own = sees_insurgents(state, seat)
    hurt_gov, hurt_ins = state.hurt(c.GOV), state.hurt(c.INS)
    for place in range(i64(c.AVAILABLE), i64(c.DISRUPTED + 1)):
        write_group(state, c.GOV, state.units_at(c.GOV, place), state.assets_at(c.GOV, place), hurt_gov, 0, row)
        units, assets = state.units_at(c.INS, place), state.assets_at(c.INS, place)
        if place == c.AVAILABLE and not own:
            units, assets = 0, known_nodes(state, place)
        write_group(state, c.INS, units, assets, hurt_ins, 0, row)
        row.skip(GROUP)
    row.put(count(state.units_at(c.GOV, c.UNUSED) & state.tables.militia[c.GOV]))
    row.put(count(state.units_at(c.INS, c.UNUSED) & state.tables.militia[c.INS]) if own else 0)


# --- the mission and the question -------------------------------------------------------------------------------------


def write_mission(state: Maracas, seat: i64, row: Row) -> None:
    """Write the mission: visible to all once declared, before that only to its side."""
    row.flag(state.running)
    stack = state.go_stack
    side: i64 = c.NONE
    mission: i64 = c.NONE
    target: i64 = c.NONE
    unit: i64 = c.NONE
    bombers: i64 = 0
    chit: i64 = c.NONE
    declared = False
    if state.mission == c.MISSIONS:
        mission = c.MISSIONS
        stack = state.target
        if seat == c.INS and state.target_unit != 0:
            unit = state.kind_of(c.INS, state.target_unit)
    elif stack == c.NONE or not (state.declared or seat == state.runner_side):
        if not state.running:
            stack = c.NONE
    else:
        side, mission, bombers, chit = state.runner_side, state.mission, state.bombers, state.random
        declared = state.declared
        target = target_place(state)
        if state.target_unit != 0:
            unit = state.kind_of(c.GOV, state.target_unit)
    row.one_of(side, 2)
    row.one_of(mission, c.MISSIONS + 1)
    row.one_of(stack, STACKS)
    row.one_of(target, STACKS + 3 + c.AREAS)
    row.one_of(unit, UNIT_KINDS)
    row.put(bombers)
    row.one_of(chit, c.CHITS)
    row.flag(declared)


def target_place(state: Maracas) -> i64:
    """The place of the mission's target in its feature, or NONE."""
    if state.target == c.NONE:
        return c.NONE
    if state.mission == c.MOVE:
        return STACKS + 3 + state.target
    if state.aims_at_stack():
        return state.target if state.target < STACKS else c.NONE
    return STACKS + state.target - c.CRIMINAL


def write_hits(state: Maracas, row: Row) -> None:
    """Write Hits still to be assigned."""
    depth: i64 = 0 if state.who == OVER else state.depth
    for place in range(depth):
        if state.step_at(place) == steps.HITS:
            hits = named_arguments(state.game.step_objects.by_number[steps.HITS], state.argument_at(place))
            stack: i64 = hits["stack"]
            if stack < STACKS:
                row.add_at(stack, hits["left"])
                if hits["loser"] != 0 and row.is_zero(STACKS + stack):
                    row.put_at(STACKS + stack, 1)
    row.skip(2 * STACKS)


def is_asked_openly(state: Maracas, seat: i64) -> bool:
    """Whether this seat sees what the question is about."""
    step = state.step()
    secret = state.secret_side()
    return step == steps.ORDERS or step == steps.STRATEGY or secret == c.NONE or secret == seat


def write_question(state: Maracas, step: i64, row: Row) -> None:
    argument = state.argument()
    row.put(asked_left(state, step))
    place = asked_place(state, step)
    stack = asked_stack(state, step)
    if stack >= 0 and step != steps.DISRUPT_UNIT and step != steps.HITS:
        place = state.place_of(stack)
    row.one_of(place, c.PLACES)
    look = asked_look(state, step)
    kind = c.kind_in(look) if look >= 0 else c.NONE
    if step == steps.PLACE_UNITS:
        kind = counter_kind(state, steps.place_units_side(state))
    row.one_of(kind, c.KINDS)
    row.put(c.hits_in(look) if look >= 0 else 0)
    row.put(c.back_in(look) if look >= 0 else 0)
    row.one_of(stack, STACKS)
    unit_type: i64 = c.NONE
    if step == steps.FORCE:
        unit_type = steps.force_unit_type(state)
    elif step == steps.GAIN_UNIT:
        unit_type = steps.gain_unit_unit_type(state)
    row.one_of(unit_type, c.TYPES)
    side: i64 = c.NONE
    if step == steps.ORDERS:
        side = steps.orders_side(state)
    elif step == steps.STRATEGY:
        side = steps.strategy_side(state)
    elif step == steps.HAND:
        side = steps.hand_side(state)
    row.one_of(side, 2)
    number: i64 = 0
    if step == steps.SWAP or step == steps.MARKET_CRIMINAL:
        number = argument
    elif step == steps.EVENT_SECOND:
        number = steps.event_second_first(state) + 1
    elif step == steps.GO:
        number = steps.go_passes(state)
    row.put(number)
    row.members(steps.criminals_areas(state) if step == steps.CRIMINALS else 0, c.AREAS)


def asked_left(state: Maracas, step: i64) -> i64:
    if step == steps.IU:
        return steps.iu_points(state)
    if step == steps.CHOOSE_ASSETS:
        return steps.choose_assets_left(state)
    if step == steps.GAIN_ASSETS:
        return steps.gain_assets_left(state)
    if step == steps.LOSE_ASSETS:
        return steps.lose_assets_left(state)
    if step == steps.LOSE_ASSET:
        return steps.lose_asset_left(state)
    if step == steps.ROTATION:
        return steps.rotation_left(state)
    if step == steps.COUP:
        return steps.coup_left(state)
    if step == steps.DISRUPT:
        return steps.disrupt_left(state)
    if step == steps.INTEL:
        return steps.intel_left(state)
    if step == steps.FORCE:
        return steps.force_left(state)
    if step == steps.HAND:
        return steps.hand_left(state)
    return steps.hits_left(state) if step == steps.HITS else 0


def asked_place(state: Maracas, step: i64) -> i64:
    if step == steps.TRANSFER_UNIT:
        return steps.transfer_unit_place(state)
    if step == steps.TRANSFER_TO:
        return steps.transfer_to_place(state)
    if step == steps.ROTATION_UNIT:
        return steps.rotation_unit_place(state)
    if step == steps.ROTATION_DRAW:
        return steps.rotation_draw_place(state)
    if step == steps.COUP_UNIT:
        return steps.coup_unit_place(state)
    if step == steps.INDEPENDENT_UNIT:
        return steps.independent_unit_area(state)
    if step == steps.INDEPENDENT_TO:
        return steps.independent_to_area(state)
    if step == steps.WITHDRAW_UNIT:
        return steps.withdraw_unit_area(state)
    if step == steps.LOSE_UNIT:
        return steps.lose_unit_place(state)
    return steps.lose_asset_place(state) if step == steps.LOSE_ASSET else c.NONE


def asked_look(state: Maracas, step: i64) -> i64:
    if step == steps.TRANSFER_TO:
        return steps.transfer_to_look(state)
    if step == steps.INDEPENDENT_TO:
        return steps.independent_to_look(state)
    if step == steps.ARRIVE_TO:
        return steps.arrive_to_look(state)
    if step == steps.HEAL:
        return steps.heal_look(state)
    if step == steps.ROTATION_DRAW:
        return state.unit_look(c.GOV, BIT[steps.rotation_draw_unit(state)])
    return c.NONE


def asked_stack(state: Maracas, step: i64) -> i64:
    if step == steps.FORM:
        return steps.form_stack(state)
    if step == steps.GUARD:
        return steps.guard_stack(state)
    if step == steps.CELL:
        return steps.cell_stack(state)
    if step == steps.HIDE:
        return steps.hide_stack(state)
    if step == steps.DISRUPT_UNIT:
        return steps.disrupt_unit_stack(state)
    return steps.hits_stack(state) if step == steps.HITS else c.NONE


OBSERVER: Final = MaracasObserver(FEATURES)
