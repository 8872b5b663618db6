"""What a mission promises, in Victory Points: the chance that it succeeds, and what it then brings.

Of Insurgent counters the Government counts only what lies face up; others are taken to be ordinary ones. Each side
knows its own Strategy and takes the enemy's to be an average of the four.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bits import BIT, count
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
    L_ACTIVE,
    LISTED,
    MISSIONS,
    MOVE,
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
    STRATEGY,
    SWEEP,
    TR,
    UNDERGROUND,
)
from contienda.games.maracas.position import Maracas
from contienda.games.maracas.tables import (
    EACH_IU,
    ONE_POINT,
    WHOLE_PN,
    X_CRIMINALS,
    X_FOREIGN,
    X_IDLE,
    X_IU,
    X_NSM,
    X_OBJECTIVE,
    X_PARA,
    X_POPULATION,
    X_REGULAR,
    X_TERROR,
)

HOPELESS: Final = -9.0
COST: Final = 0.15  # what a Task Point could bring elsewhere
A_UNIT: Final = 0.4  # a unit Disrupted, besides the points: its owner pays and waits
LOST_UNIT: Final = 1.4  # the points it brings the enemy, on average
LOST_POINT: Final = 0.4  # a Task Point of the enemy
SPARE_IU: Final = 0.2  # infrastructure that changes no majority yet
FORESIGHT: Final = 4.0  # turns one can count on
HIDDEN_TR: Final = 1.4  # of a counter that lies face down
HIDDEN_IR: Final = 3.0
A_MILITIA: Final = 0.5
A_PROMOTION: Final = 0.5


# --- chances ---------------------------------------------------------------------------------------------------------


def above(margin: float) -> float:
    """The chance that a number from 1 to 5 is below this margin."""
    if margin <= 1.0:
        return 0.0
    return 1.0 if margin >= 6.0 else (margin - 1.0) / 5.0


def beats(state: Maracas, rival: i64, margin: float) -> float:
    """The chance to beat a rival who may play a chit."""
    if state.hand_size(rival) > 0 or state.tables.no_chit:
        return above(margin)
    return 1.0 if margin > 0.5 else (margin + 0.5 if margin > -0.5 else 0.0)


def best_chit(state: Maracas, side: i64, rating: i64) -> float:
    """The highest of this rating in one's hand."""
    if state.tables.no_chit:
        return 3.0
    found: i64 = 0
    kind: i64 = 0
    chits = state.hands[side] & LISTED
    while chits != 0:
        if chits & 1 != 0 and state.rating_of(kind, rating) > found:
            found = state.rating_of(kind, rating)
        chits >>= 1
        kind += 1
    return float(found)


# --- what things are worth -------------------------------------------------------------------------------------------


def points(state: Maracas, side: i64, name: i64) -> float:
    """A line of the Strategy a side holds."""
    return float(state.line(side, state.number(side, STRATEGY), name))


def turns_left(state: Maracas) -> float:
    """Scorings to come that one can count on."""
    left = float(state.tables.last_turn - state.turn + 1)
    return left if left < FORESIGHT else FORESIGHT


def holding(state: Maracas, side: i64, area: i64, own: i64, other: i64) -> float:
    """Points a turn with so much infrastructure of both sides there, Terror aside (7.21)."""
    pn = state.tables.pn[area]
    if own > other:
        if state.row(area, R_CRIMINALS if side == GOV else R_NSM) > 0:
            return 0.0
        scale = state.line(side, state.number(side, STRATEGY), X_POPULATION)
        if scale == WHOLE_PN:
            return float(pn)
        if scale == EACH_IU:
            return float(own if own < pn else pn)
        return float(scale)
    if other > own and state.row(area, R_CRIMINALS if side == INS else R_NSM) == 0:
        return -0.25 * (1.5 + float(other if other < pn else pn) + float(pn))
    return 0.0


def change(state: Maracas, side: i64, area: i64, own: i64, other: i64) -> float:
    """What so much more or less infrastructure brings until the end."""
    before_own = state.effective_iu(side, area)
    before_other = state.effective_iu(1 - side, area)
    after = holding(state, side, area, before_own + own, before_other + other)
    gain = (after - holding(state, side, area, before_own, before_other)) * turns_left(state)
    return gain + SPARE_IU * float(own - other)


def new_terror(state: Maracas, side: i64, area: i64) -> float:
    """What Terror changes there for who causes it."""
    if state.is_terrorised(area):
        return 0.0
    scale = state.line(side, state.number(side, STRATEGY), X_TERROR)
    penalty = 0.0
    if scale == ONE_POINT:
        penalty = 1.0
    elif scale == WHOLE_PN:
        penalty = float(state.tables.pn[area])
    own, other = state.effective_iu(side, area), state.effective_iu(1 - side, area)
    return -penalty - holding(state, side, area, own, other) * turns_left(state) / 2.0


def activity(state: Maracas, side: i64) -> float:
    """The first Attack or Ambush of a turn may avoid a penalty."""
    return -points(state, side, X_IDLE) if state.number(side, L_ACTIVE) == 0 else 0.0


def spoils(state: Maracas, side: i64, units: i64) -> float:
    """What Disrupting all these enemy units brings."""
    enemy = 1 - side
    foreign = units & state.tables.foreign_units if enemy == GOV else 0
    regular = units & state.tables.regular[enemy] & ~foreign
    found = float(count(units & state.tables.paramilitary[enemy])) * (points(state, side, X_PARA) + A_UNIT)
    found += float(count(regular)) * (points(state, side, X_REGULAR) + A_UNIT)
    return found + float(count(foreign)) * (points(state, side, X_FOREIGN) + A_UNIT)


def toughness(state: Maracas, side: i64, units: i64) -> float:
    """Hits these units can take."""
    found: i64 = 0
    while units != 0:
        bit = units & -units
        units &= units - 1
        if state.tables.regular[side] & bit != 0:
            found += state.rating(side, bit, TR) - state.hits_of(side, bit)
        else:
            found += 1
    return float(found)


# --- missions --------------------------------------------------------------------------------------------------------


def best_mission(state: Maracas, stack: i64) -> float:
    """The best a stack can do now."""
    best = HOPELESS
    mission: i64 = 0
    while mission < MISSIONS:
        if state.can_run(stack, mission):
            found = mission_worth(state, stack, mission)
            if found > best:
                best = found
        mission += 1
    return best


def mission_worth(state: Maracas, stack: i64, mission: i64) -> float:
    """A mission against its best target, less what it costs."""
    if mission == MOVE:
        return 0.2 if state.place_of(stack) == QRF else -1.0
    if mission == SWEEP:
        return sweep_worth(state, stack) - COST
    if mission == PATROL or mission == ATTACK or mission == AMBUSH:
        return best_target(state, stack, mission) - COST
    if mission == INTIMIDATE:
        return intimidation_worth(state, stack, state.bombs(stack)) - COST
    return civil_worth(state, stack, mission, state.bombs(stack)) - COST


def best_target(state: Maracas, stack: i64, mission: i64) -> float:
    best = HOPELESS
    side, area = state.side_of(stack), state.place_of(stack)
    other: i64 = 0
    while other < state.stacks:
        if mission == PATROL:
            fits = state.is_there(other, INS, area) and state.down(other) > 0
        elif mission == ATTACK:
            fits = state.is_attackable(other, side, area)
        else:
            fits = state.is_ambushable(other, area)
        if fits:
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
    prize = civil_prize(state, side, area, mission)
    if mission == REDUCE or mission == SABOTAGE:
        return chance * prize - 0.2 * float(bombs)
    return chance * prize


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
