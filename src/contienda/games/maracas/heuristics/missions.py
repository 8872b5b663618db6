"""What a mission promises in Victory Points: its chance of success times what success brings.

Of Insurgent counters the Government counts only those face up; it assumes that the others are average.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.maracas import constants as c
from contienda.games.maracas.heuristics.valuation import (
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
from contienda.games.maracas.rules.attack import can_attack, can_attack_irregulars, is_objective_open
from contienda.games.maracas.rules.counters import rating_sum
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.rules.missions import can_run, is_target
from contienda.games.maracas.rules.strength import (
    ambush_strength,
    bomb_strength,
    non_tactical_strength,
    paramilitaries_in,
    patrol_strength,
    surprise,
    troop_strength,
)
from contienda.games.maracas.state import Maracas


def best_mission(state: Maracas, stack: i64) -> float:
    """What a stack's best mission is worth now."""
    best = HOPELESS
    for mission in range(i64(c.MISSIONS)):
        if mission != c.MOVE and can_run(state, stack, mission):
            found = mission_gain(state, stack, mission)
            if found > best:
                best = found
    if best > HOPELESS:
        best -= price(state, stack)
    return max(best, moving(state, stack)) if can_run(state, stack, c.MOVE) else best


def mission_worth(state: Maracas, stack: i64, mission: i64) -> float:
    """What a mission is worth against its best target, minus its cost."""
    if mission == c.MOVE:
        return moving(state, stack)
    return mission_gain(state, stack, mission) - price(state, stack)


def moving(state: Maracas, stack: i64) -> float:
    return 0.2 if state.place_of(stack) == c.QRF else -1.0


def price(state: Maracas, stack: i64) -> float:
    """What any mission except a move costs a stack."""
    return COST + open_gate(state, stack)


def mission_gain(state: Maracas, stack: i64, mission: i64) -> float:
    """What a mission promises against its best target."""
    if mission == c.SWEEP:
        return sweep_worth(state, stack)
    if mission == c.PATROL or mission == c.ATTACK or mission == c.AMBUSH:
        return best_target(state, stack, mission)
    if mission == c.INTIMIDATE:
        return intimidation_worth(state, stack, bomb_strength(state, stack))
    return non_tactical_worth(state, stack, mission, bomb_strength(state, stack))


def best_target(state: Maracas, stack: i64, mission: i64) -> float:
    best = HOPELESS
    side, area = state.side_of(stack), state.place_of(stack)
    for other in range(state.stacks):
        if is_target(state, stack, mission, other):
            found = target_worth(state, stack, mission, other)
            if found > best:
                best = found
    if mission == c.PATROL:
        return best
    if mission == c.AMBUSH or can_attack_irregulars(state, stack):
        if state.row(area, c.R_CRIMINALS) > 0:
            best = max(best, luck_worth(state, stack, mission, c.CRIMINAL))
        if state.row(area, c.R_NSM) > 0:
            best = max(best, luck_worth(state, stack, mission, c.NSM))
    if mission == c.ATTACK and side == c.INS and is_objective_open(state, area):
        best = max(best, luck_worth(state, stack, mission, c.NSM + 1))
    return best


def target_worth(state: Maracas, stack: i64, mission: i64, target: i64) -> float:
    if target >= c.CRIMINAL:
        return luck_worth(state, stack, mission, target)
    if mission == c.PATROL:
        return patrol_worth(state, stack, target, best_chit(state, c.GOV, c.IR))
    if mission == c.ATTACK:
        return attack_worth(state, stack, target)
    return best_victim(state, stack, target)


def luck_worth(state: Maracas, stack: i64, mission: i64, target: i64) -> float:
    """Criminals, NSM and open Objectives defend with a random chit (6.12h, 6.13f)."""
    side, area = state.side_of(stack), state.place_of(stack)
    prize = 0.0
    if target == c.CRIMINAL:
        prize = points(state, side, c.X_CRIMINALS) + (0.5 if side == c.GOV else -0.3)
    elif target == c.NSM:
        prize = points(state, side, c.X_NSM) + (0.5 if side == c.INS else -0.3)
    elif state.rewarded & BIT[area] == 0:
        prize = points(state, side, c.X_OBJECTIVE)
    if mission == c.AMBUSH:
        chance = above(float(surprise(state, stack, False)))
    else:
        own = float(troop_strength(state, stack, target <= c.NSM)) + best_chit(state, side, c.TR)
        chance = above(own - float(state.tables.tm[area]))
    return chance * prize + activity(state, side) - exposure(state, stack)


# --- Patrol ----------------------------------------------------------------------------------------------------------


def patrol_worth(state: Maracas, stack: i64, target: i64, chit: float) -> float:
    """What a Patrol is worth: a stack forced out of the underground can be attacked; one at large can be anyway."""
    if state.where(target) != c.UNDERGROUND or not can_attack(state, stack) or state.tp(c.GOV) < 2:
        return 0.0
    area = state.place_of(stack)
    cover = HIDDEN_IR + (0.0 if is_informed(state, area) else float(state.tables.tm[area]))
    chance = beats(state, c.INS, float(patrol_strength(state, stack)) + chit - cover)
    return chance * max(0.0, attack_worth(state, stack, target) - COST)


def sweep_worth(state: Maracas, stack: i64) -> float:
    """What a Patrol against every stack is worth, without a chit; one of them will be attacked."""
    best = 0.0
    more = 0.0
    area = state.place_of(stack)
    for other in range(state.stacks):
        if state.is_there(other, c.INS, area) and state.down(other) > 0:
            found = patrol_worth(state, stack, other, 0.0)
            more += found
            best = max(best, found)
    return best + 0.6 * (more - best)


# --- Attack ----------------------------------------------------------------------------------------------------------


def known_troops(state: Maracas, side: i64, stack: i64) -> float:
    """The Troop Ratings of an enemy stack, as far as they are known."""
    if side == c.INS or state.down(stack) == 0:
        return float(troop_strength(state, stack, False))
    seen = rating_sum(state, c.INS, state.stack_units[stack] & state.up_units, c.TR)
    return float(seen) + HIDDEN_TR * float(state.down(stack))


def known_toughness(state: Maracas, side: i64, stack: i64) -> float:
    if side == c.INS:
        return toughness(state, c.GOV, state.stack_units[stack])
    seen = toughness(state, c.INS, state.stack_units[stack] & state.up_units)
    return seen + 1.2 * float(state.down(stack))


def known_spoils(state: Maracas, side: i64, stack: i64) -> float:
    if side == c.INS:
        return spoils(state, c.INS, state.stack_units[stack])
    seen = spoils(state, c.GOV, state.stack_units[stack] & state.up_units)
    unseen = 0.8 * points(state, c.GOV, c.X_PARA) + 0.2 * points(state, c.GOV, c.X_REGULAR) + A_UNIT
    return seen + unseen * float(state.down(stack)) * (0.7 if state.tables.with_assets else 1.0)


def attack_worth(state: Maracas, stack: i64, target: i64) -> float:
    """What an Attack is worth: losses of both sides, Terror, and the cost of exposure (6.12)."""
    side, area = state.side_of(stack), state.place_of(stack)
    mine = float(troop_strength(state, stack, False))
    theirs = known_troops(state, side, target)
    margin = mine + best_chit(state, side, c.TR) - theirs - float(state.tables.tm[area])
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
    scratches = lost * min(1.0, 1.2 / own_tough)  # the winner takes Hits for the difference of the chits
    return chance * (gain - scratches) - (1.0 - chance) * 0.8 * loss + activity(state, side) - exposure(state, stack)


# --- Ambush ----------------------------------------------------------------------------------------------------------


def best_victim(state: Maracas, stack: i64, target: i64) -> float:
    best = HOPELESS
    units = state.stack_units[target] & state.tables.regular[c.GOV]
    while units != 0:
        bit = units & -units
        units &= units - 1
        best = max(best, ambush_worth(state, stack, bit))
    return best


def ambush_worth(state: Maracas, stack: i64, bit: i64) -> float:
    """What an Ambush is worth: a Task Point, and a Hit if the ambushers are strong (6.13)."""
    first, second = surprise(state, stack, False), ambush_strength(state, stack)
    rating = state.rating(c.GOV, bit, c.TR)
    lower = second if second < first else first
    last = state.hits_of(c.GOV, bit) + 1 >= rating
    a_hit = spoils(state, c.INS, bit) if last else 0.4
    found = beats(state, c.GOV, float(first - rating)) * LOST_POINT + beats(state, c.GOV, float(lower - rating)) * a_hit
    return found + activity(state, c.INS) - exposure(state, stack)


def exposure(state: Maracas, stack: i64) -> float:
    """What exposure costs Insurgents: Government stacks that can still attack them."""
    if state.side_of(stack) == c.GOV or state.up_units & state.stack_units[stack] != 0:
        return 0.0
    return 0.3 * danger(state, state.place_of(stack)) * float(count(state.stack_units[stack]))


def danger(state: Maracas, area: i64) -> float:
    """How likely the Government is to attack in an Area anyway, from 0 to 1."""
    strongest: i64 = 0
    for stack in range(state.stacks):
        if state.is_there(stack, c.GOV, area) and not state.is_marked(stack, c.ACTED) and can_attack(state, stack):
            strongest = max(strongest, troop_strength(state, stack, False))
    return 0.0 if state.tp(c.GOV) == 0 else min(1.0, float(strongest) / 6.0)


# --- Non-Tactical missions -------------------------------------------------------------------------------------------


def non_tactical_chance(state: Maracas, side: i64, area: i64, mission: i64, strength: float) -> float:
    """The chance against a random chit, the population or both, some with a chit of one's own (6.15 to 6.19)."""
    if (
        mission == c.REDUCE
        or mission == c.SABOTAGE
        or (mission == c.REMOVE_TERROR and state.row(area, c.R_IU + side) > 0)
    ):
        strength += best_chit(state, side, c.CMR)
    if mission == c.REDUCE or mission == c.SABOTAGE or mission == c.REMOVE_TERROR:
        strength -= float(state.tables.pn[area])
    if mission == c.SABOTAGE:
        return 1.0 if strength > 0.0 else 0.0
    return above(strength)


def non_tactical_worth(state: Maracas, stack: i64, mission: i64, bombs: i64) -> float:
    side, area = state.side_of(stack), state.place_of(stack)
    strength = float(non_tactical_strength(state, stack, mission) + (bombs if mission == c.REDUCE else 0))
    chance = non_tactical_chance(state, side, area, mission, strength)
    if chance == 0.0:
        return 0.0
    found = chance * non_tactical_prize(state, side, area, mission)
    return found - 0.2 * float(bombs) if mission == c.REDUCE else found


def open_gate(state: Maracas, stack: i64) -> float:
    """The risk of acting last in an Area: the enemy may then reduce the infrastructure there (6.16b)."""
    side, area = state.side_of(stack), state.place_of(stack)
    if state.row(area, c.R_IU + side) == 0:
        return 0.0
    threat: i64 = 0
    for other in range(state.stacks):
        if state.place_of(other) == area and state.stack_at[other] != c.NONE and not state.is_marked(other, c.ACTED):
            if state.side_of(other) == side:
                if other != stack and state.stack_units[other] != 0:
                    return 0.0  # another stack stays on guard
            elif state.where(other) != c.UNDERGROUND:
                threat += (
                    rating_sum(state, c.GOV, state.stack_units[other], c.CMR) if side == c.INS else state.height(other)
                )
    chance = above(float(threat + 3 - state.tables.pn[area])) if threat > 0 else 0.0
    return chance * (AN_IU - change(state, side, area, -1, 0))


def non_tactical_prize(state: Maracas, side: i64, area: i64, mission: i64) -> float:
    """What success is worth."""
    last = state.turn >= state.tables.last_turn
    if mission == c.BUILD:
        return change(state, side, area, 1, 0)
    if mission == c.REDUCE:
        return points(state, side, c.X_IU) + change(state, side, area, 0, -1)
    if mission == c.SABOTAGE:
        return 0.6 * change(state, side, area, 0, -1) if state.effective_iu(c.GOV, area) > 0 else 0.0
    if mission == c.REPAIR:
        return change(state, side, area, state.row(area, c.R_IU) - state.effective_iu(c.GOV, area), 0)
    if mission == c.REMOVE_TERROR:
        own, other = state.effective_iu(side, area), state.effective_iu(1 - side, area)
        return holding(state, side, area, own, other) * turns_left(state) + 0.1
    if last:
        return 0.0
    if mission == c.RECRUIT:
        return A_MILITIA
    if mission == c.PROMOTE:
        return A_PROMOTION
    return 0.0


def intimidation_worth(state: Maracas, stack: i64, bombs: i64) -> float:
    """What Intimidation is worth: paramilitaries of the Area, by the difference (6.18)."""
    area = state.place_of(stack)
    units = paramilitaries_in(state, area)
    mine = float(non_tactical_strength(state, stack, c.INTIMIDATE) + bombs)
    theirs = float(rating_sum(state, c.GOV, units, c.CMR))
    chance = beats(state, c.GOV, mine + best_chit(state, c.INS, c.CMR) - theirs)
    hits = mine - theirs if mine > theirs else theirs - mine
    tough = float(count(units))
    gain = 0.2 if units == 0 else spoils(state, c.INS, units) * (1.0 if hits >= tough else hits / tough)
    if units != 0 and units == state.units_in(c.GOV, area) and hits - tough > float(state.tables.pn[area]):
        gain += new_terror(state, c.INS, area)
    return chance * gain - exposure(state, stack) - 0.2 * float(bombs)
