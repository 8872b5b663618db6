"""What a mission promises, in Victory Points: the chance that it succeeds, and what it then brings.

Of Insurgent counters the Government counts only what lies face up; others are taken to be ordinary ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.maracas.elements import (
    ACTED,
    AMBUSH,
    ATTACK,
    BUILD,
    CMR,
    CRIMINAL,
    GOV,
    INS,
    INTIMIDATE,
    IR,
    MISSIONS,
    MOVE,
    NONE,
    NSM,
    PATROL,
    PROMOTE,
    QRF,
    R_CRIMINALS,
    R_IU,
    R_NSM,
    RECRUIT,
    REDUCE,
    REMOVE_TERROR,
    REPAIR,
    SABOTAGE,
    SWEEP,
    TR,
    UNDERGROUND,
)
from contienda.games.maracas.position import Maracas
from contienda.games.maracas.tables import (
    X_CRIMINALS,
    X_IU,
    X_NSM,
    X_OBJECTIVE,
    X_PARA,
    X_REGULAR,
)
from contienda.games.maracas.worth import (
    A_MILITIA,
    A_PROMOTION,
    A_UNIT,
    AN_IU,
    COST,
    HIDDEN_IR,
    HIDDEN_TR,
    HOPELESS,
    LOST_POINT,
    LOST_UNIT,
    above,
    activity,
    beats,
    best_chit,
    change,
    holding,
    new_terror,
    points,
    spoils,
    toughness,
    turns_left,
)

# --- missions --------------------------------------------------------------------------------------------------------


def best_mission(state: Maracas, stack: i64) -> float:
    """The best a stack can do now."""
    best = HOPELESS
    mission: i64 = 0
    while mission < MISSIONS:
        if mission != MOVE and state.can_run(stack, mission):
            found = mission_gain(state, stack, mission)
            if found > best:
                best = found
        mission += 1
    if best > HOPELESS:
        best -= price(state, stack)
    return max(best, moving(state, stack)) if state.can_run(stack, MOVE) else best


def mission_worth(state: Maracas, stack: i64, mission: i64) -> float:
    """A mission against its best target, less what it costs."""
    if mission == MOVE:
        return moving(state, stack)
    return mission_gain(state, stack, mission) - price(state, stack)


def moving(state: Maracas, stack: i64) -> float:
    return 0.2 if state.place_of(stack) == QRF else -1.0


def price(state: Maracas, stack: i64) -> float:
    """What any mission but a move costs a stack."""
    return COST + open_gate(state, stack)


def mission_gain(state: Maracas, stack: i64, mission: i64) -> float:
    """What a mission promises against its best target."""
    if mission == SWEEP:
        return sweep_worth(state, stack)
    if mission == PATROL or mission == ATTACK or mission == AMBUSH:
        return best_target(state, stack, mission)
    if mission == INTIMIDATE:
        return intimidation_worth(state, stack, state.bombs(stack))
    return civil_worth(state, stack, mission, state.bombs(stack))


def best_target(state: Maracas, stack: i64, mission: i64) -> float:
    best = HOPELESS
    side, area = state.side_of(stack), state.place_of(stack)
    other: i64 = 0
    while other < state.stacks:
        if state.is_target(stack, mission, other):
            found = target_worth(state, stack, mission, other)
            if found > best:
                best = found
        other += 1
    if mission == PATROL:
        return best
    if mission == AMBUSH or state.can_attack_irregulars(stack):
        if state.row(area, R_CRIMINALS) > 0:
            best = max(best, luck_worth(state, stack, mission, CRIMINAL))
        if state.row(area, R_NSM) > 0:
            best = max(best, luck_worth(state, stack, mission, NSM))
    if mission == ATTACK and side == INS and state.is_objective_open(area):
        best = max(best, luck_worth(state, stack, mission, NSM + 1))
    return best


def target_worth(state: Maracas, stack: i64, mission: i64, target: i64) -> float:
    if target >= CRIMINAL:
        return luck_worth(state, stack, mission, target)
    if mission == PATROL:
        return patrol_worth(state, stack, target, best_chit(state, GOV, IR))
    if mission == ATTACK:
        return attack_worth(state, stack, target)
    return best_victim(state, stack, target)


def luck_worth(state: Maracas, stack: i64, mission: i64, target: i64) -> float:
    """Criminals, NSM and open Objectives defend with a random chit (6.12h, 6.13f)."""
    side, area = state.side_of(stack), state.place_of(stack)
    prize = 0.0
    if target == CRIMINAL:
        prize = points(state, side, X_CRIMINALS) + (0.5 if side == GOV else -0.3)
    elif target == NSM:
        prize = points(state, side, X_NSM) + (0.5 if side == INS else -0.3)
    elif state.rewarded & BIT[area] == 0:
        prize = points(state, side, X_OBJECTIVE)
    if mission == AMBUSH:
        chance = above(float(state.surprise(stack, False)))
    else:
        own = float(state.troop_strength(stack, target <= NSM)) + best_chit(state, side, TR)
        chance = above(own - float(state.tables.tm[area]))
    return chance * prize + activity(state, side) - exposure(state, stack)


# --- Patrol ----------------------------------------------------------------------------------------------------------


def patrol_worth(state: Maracas, stack: i64, target: i64, chit: float) -> float:
    """A stack driven out of the underground can be attacked; one at large can be anyway."""
    if state.where(target) != UNDERGROUND or not state.can_attack(stack) or state.tp(GOV) < 2:
        return 0.0
    area = state.place_of(stack)
    cover = HIDDEN_IR + (0.0 if state.is_informed(area) else float(state.tables.tm[area]))
    chance = beats(state, INS, float(state.patrol_strength(stack)) + chit - cover)
    return chance * max(0.0, attack_worth(state, stack, target) - COST)


def sweep_worth(state: Maracas, stack: i64) -> float:
    """The same against every stack, without a chit; one of them will be attacked."""
    best = 0.0
    more = 0.0
    area = state.place_of(stack)
    other: i64 = 0
    while other < state.stacks:
        if state.is_there(other, INS, area) and state.down(other) > 0:
            found = patrol_worth(state, stack, other, 0.0)
            more += found
            best = max(best, found)
        other += 1
    return best + 0.6 * (more - best)


# --- Attack ----------------------------------------------------------------------------------------------------------


def known_troops(state: Maracas, side: i64, stack: i64) -> float:
    """The Troop Ratings of an enemy stack, as far as one knows."""
    if side == INS or state.down(stack) == 0:
        return float(state.troop_strength(stack, False))
    seen = state.total(INS, state.stack_units[stack] & state.up_units, TR)
    return float(seen) + HIDDEN_TR * float(state.down(stack))


def known_toughness(state: Maracas, side: i64, stack: i64) -> float:
    if side == INS:
        return toughness(state, GOV, state.stack_units[stack])
    seen = toughness(state, INS, state.stack_units[stack] & state.up_units)
    return seen + 1.2 * float(state.down(stack))


def known_spoils(state: Maracas, side: i64, stack: i64) -> float:
    if side == INS:
        return spoils(state, INS, state.stack_units[stack])
    seen = spoils(state, GOV, state.stack_units[stack] & state.up_units)
    unseen = 0.8 * points(state, GOV, X_PARA) + 0.2 * points(state, GOV, X_REGULAR) + A_UNIT
    return seen + unseen * float(state.down(stack)) * (0.7 if state.tables.with_assets else 1.0)


def attack_worth(state: Maracas, stack: i64, target: i64) -> float:
    """Losses of both sides, Terror, and what it costs to be seen (6.12)."""
    side, area = state.side_of(stack), state.place_of(stack)
    mine = float(state.troop_strength(stack, False))
    theirs = known_troops(state, side, target)
    margin = mine + best_chit(state, side, TR) - theirs - float(state.tables.tm[area])
    chance = beats(state, 1 - side, margin)
    hits = mine - theirs if mine > theirs else theirs - mine
    tough = known_toughness(state, side, target)
    gain = known_spoils(state, side, target) * (1.0 if hits >= tough else hits / max(tough, 1.0))
    if hits - tough > float(state.tables.pn[area]):
        gain += new_terror(state, side, area)
    units = state.stack_units[stack]
    own_tough = max(toughness(state, side, units), 1.0)
    lost = float(count(units)) * (LOST_UNIT + A_UNIT)
    loss = lost * (1.0 if hits >= own_tough else hits / own_tough)
    scratches = lost * min(1.0, 1.2 / own_tough)  # the winner pays for the difference of the chits
    return chance * (gain - scratches) - (1.0 - chance) * 0.8 * loss + activity(state, side) - exposure(state, stack)


# --- Ambush ----------------------------------------------------------------------------------------------------------


def best_victim(state: Maracas, stack: i64, target: i64) -> float:
    best = HOPELESS
    units = state.stack_units[target] & state.tables.regular[GOV]
    while units != 0:
        bit = units & -units
        units &= units - 1
        best = max(best, ambush_worth(state, stack, bit))
    return best


def ambush_worth(state: Maracas, stack: i64, bit: i64) -> float:
    """A Task Point, and a Hit if the ambushers are strong (6.13)."""
    first, second = state.surprise(stack, False), state.ambush_strength(stack)
    rating = state.rating(GOV, bit, TR)
    lower = second if second < first else first
    last = state.hits_of(GOV, bit) + 1 >= rating
    a_hit = spoils(state, INS, bit) if last else 0.4
    found = beats(state, GOV, float(first - rating)) * LOST_POINT + beats(state, GOV, float(lower - rating)) * a_hit
    return found + activity(state, INS) - exposure(state, stack)


def exposure(state: Maracas, stack: i64) -> float:
    """What it costs Insurgents to be seen: Government stacks that can still attack them."""
    if state.side_of(stack) == GOV or state.up_units & state.stack_units[stack] != 0:
        return 0.0
    return 0.3 * danger(state, state.place_of(stack)) * float(count(state.stack_units[stack]))


def danger(state: Maracas, area: i64) -> float:
    """How likely the Government attacks in an Area whatever it sees there, from 0 to 1."""
    strongest: i64 = 0
    stack: i64 = 0
    while stack < state.stacks:
        if state.is_there(stack, GOV, area) and not state.is_marked(stack, ACTED) and state.can_attack(stack):
            strongest = max(strongest, state.troop_strength(stack, False))
        stack += 1
    return 0.0 if state.tp(GOV) == 0 else min(1.0, float(strongest) / 6.0)


# --- Non-Tactical missions -------------------------------------------------------------------------------------------


def civil_chance(state: Maracas, side: i64, area: i64, mission: i64, strength: float) -> float:
    """Against a random chit, the population, or both; some with a chit of one's own (6.15 to 6.19)."""
    if mission == REDUCE or mission == SABOTAGE or (mission == REMOVE_TERROR and state.row(area, R_IU + side) > 0):
        strength += best_chit(state, side, CMR)
    if mission == REDUCE or mission == SABOTAGE or mission == REMOVE_TERROR:
        strength -= float(state.tables.pn[area])
    if mission == SABOTAGE:
        return 1.0 if strength > 0.0 else 0.0
    return above(strength)


def civil_worth(state: Maracas, stack: i64, mission: i64, bombs: i64) -> float:
    side, area = state.side_of(stack), state.place_of(stack)
    strength = float(state.civil_strength(stack, mission) + (bombs if mission == REDUCE else 0))
    chance = civil_chance(state, side, area, mission, strength)
    if chance == 0.0:
        return 0.0
    found = chance * civil_prize(state, side, area, mission)
    return found - 0.2 * float(bombs) if mission == REDUCE else found


def open_gate(state: Maracas, stack: i64) -> float:
    """Who acts last in an Area lets the enemy reduce one's infrastructure there (6.16b)."""
    side, area = state.side_of(stack), state.place_of(stack)
    if state.row(area, R_IU + side) == 0:
        return 0.0
    threat: i64 = 0
    other: i64 = 0
    while other < state.stacks:
        if state.place_of(other) == area and state.stack_at[other] != NONE and not state.is_marked(other, ACTED):
            if state.side_of(other) == side:
                if other != stack and state.stack_units[other] != 0:
                    return 0.0  # somebody stays on guard
            elif state.where(other) != UNDERGROUND:
                threat += state.total(GOV, state.stack_units[other], CMR) if side == INS else state.height(other)
        other += 1
    chance = above(float(threat + 3 - state.tables.pn[area])) if threat > 0 else 0.0
    return chance * (AN_IU - change(state, side, area, -1, 0))


def civil_prize(state: Maracas, side: i64, area: i64, mission: i64) -> float:
    """What success brings."""
    last = state.turn >= state.tables.last_turn
    if mission == BUILD:
        return change(state, side, area, 1, 0)
    if mission == REDUCE:
        return points(state, side, X_IU) + change(state, side, area, 0, -1)
    if mission == SABOTAGE:
        return 0.6 * change(state, side, area, 0, -1) if state.effective_iu(GOV, area) > 0 else 0.0
    if mission == REPAIR:
        return change(state, side, area, state.row(area, R_IU) - state.effective_iu(GOV, area), 0)
    if mission == REMOVE_TERROR:
        own, other = state.effective_iu(side, area), state.effective_iu(1 - side, area)
        return holding(state, side, area, own, other) * turns_left(state) + 0.1
    if last:
        return 0.0
    if mission == RECRUIT:
        return A_MILITIA
    if mission == PROMOTE:
        return A_PROMOTION
    return 0.0


def intimidation_worth(state: Maracas, stack: i64, bombs: i64) -> float:
    """Paramilitaries of the Area for the difference (6.18)."""
    area = state.place_of(stack)
    units = state.para_in(area)
    mine = float(state.civil_strength(stack, INTIMIDATE) + bombs)
    theirs = float(state.total(GOV, units, CMR))
    chance = beats(state, GOV, mine + best_chit(state, INS, CMR) - theirs)
    hits = mine - theirs if mine > theirs else theirs - mine
    tough = float(count(units))
    gain = 0.2 if units == 0 else spoils(state, INS, units) * (1.0 if hits >= tough else hits / tough)
    if units != 0 and units == state.units_in(GOV, area) and hits - tough > float(state.tables.pn[area]):
        gain += new_terror(state, INS, area)
    return chance * gain - exposure(state, stack) - 0.2 * float(bombs)
