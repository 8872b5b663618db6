"""Judges each decision, and a position as a whole, as a commander would.

`missions` weighs missions, `deployment` places and `chits` chits; this module finds the rule for each step.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.heuristics import Heuristics
from contienda.core.state import State
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.heuristics.chits import playing_chit
from contienda.games.maracas.heuristics.deployment import (
    ENOUGH_IU,
    arrive_at,
    asset_worth,
    first_infrastructure,
    joining,
    joining_cell,
    militia_need,
    need,
    purchase,
    transfer_from,
    transfer_to,
)
from contienda.games.maracas.heuristics.missions import (
    ambush_worth,
    best_mission,
    danger,
    intimidation_worth,
    mission_worth,
    non_tactical_worth,
    target_worth,
)
from contienda.games.maracas.heuristics.valuation import COST, HOPELESS, change
from contienda.games.maracas.rules.ambush import is_ambushable
from contienda.games.maracas.rules.attack import can_attack
from contienda.games.maracas.rules.non_tactical import is_gate_open
from contienda.games.maracas.rules.operations import areas_left
from contienda.games.maracas.rules.planning import points_left
from contienda.games.maracas.rules.scoring import deed_points, loc_points, penalty, population_points
from contienda.games.maracas.rules.strength import paramilitaries_in
from contienda.games.maracas.state import Maracas

KEENNESS: Final = 2.0  # appeal per Victory Point
KEPT_FROM_SPIES: Final = 10  # Task Points the Government keeps when it buys information
PLENTY: Final = 2.0  # Victory Points that are enough to go on, without looking further
RESERVE: Final = 4  # Task Points kept for missions before buying chits
# How good each Strategy is for its side, the Government's first: by results between equal bots.
PROMISE: Final = vec[float]([1.0, 0.0, 1.5, 0.5, 0.0, 0.3, 0.2, 1.5])
APPEALING: Final = 0.8  # an Appeal may change the Strategy for better or worse
# Fitted to 650 games between equal bots: log-loss 0.49; a constant guess has 0.67.
LEAD: Final = 0.19  # weight of one more Victory Point
LAND: Final = 0.07  # weight of a point per turn from land
FORCES: Final = 0.08  # weight of one more unit in play
PACE: Final = 7.0  # Victory Points per turn


class MaracasHeuristics(Heuristics):
    """Judges decisions and positions as a commander would."""

    horizon: i64 = 40  # most of a turn: nothing is scored before its end

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Maracas)
        step = state.step()
        if step <= steps.SET_UP:
            return setting_up(state, step, action)
        if step <= steps.ORDERS:
            return in_event(state, step, action)
        if step <= steps.PLANNED:
            return planning(state, step, action)
        if step <= steps.DEPLOYED:
            return deploying(state, step, action)
        if step <= steps.NSM_CHOICE:
            return (
                0.2 if (action == c.DO_PAY and state.tp(c.GOV) > KEPT_FROM_SPIES) or action == c.DO_INSURGENTS else 0.0
            )
        if step <= steps.PROMOTION:
            return operating(state, step, action)
        return ending(state, step, action)

    def value(self, state: State, seat: i64) -> float:
        """The chance to win: towards the end points matter more, land and forces less."""
        assert isinstance(state, Maracas)
        root = sqrt(turns_to_come(state))
        lead = earned(state, c.GOV) - earned(state, c.INS)
        land = income(state, c.GOV) - income(state, c.INS)
        forces = float(in_play(state, c.GOV) - in_play(state, c.INS))
        tilt = LEAD * lead / root + (LAND * land + FORCES * forces) * root
        chance = 1.0 / (1.0 + exp(-tilt))
        return chance if seat == c.GOV else 1.0 - chance


HEURISTICS: Final = MaracasHeuristics()


def turns_to_come(state: Maracas) -> float:
    """Turns until the last one, or until somebody reaches the victory level at the usual pace."""
    one, other = state.number(c.GOV, c.VP), state.number(c.INS, c.VP)
    missing = float(state.tables.level - (one if one > other else other)) / PACE
    return max(1.0, min(missing, float(state.tables.last_turn - state.turn + 1)))


def earned(state: Maracas, side: i64) -> float:
    """Victory Points, including those of this turn that nobody can take away."""
    strategy = state.number(side, c.STRATEGY)
    deeds = deed_points(state, side, strategy) - penalty(state, side, strategy)
    return float(state.number(side, c.VP) + deeds)


def income(state: Maracas, side: i64) -> float:
    """What the land held now scores per turn."""
    strategy = state.number(side, c.STRATEGY)
    return float(population_points(state, side, strategy) + loc_points(state, side, strategy))


def in_play(state: Maracas, side: i64) -> i64:
    """The units on the map or ready to enter it."""
    return count(state.tables.units[side] & ~state.units_at(side, c.UNUSED) & ~state.units_at(side, c.DISRUPTED))


# --- before Operations -----------------------------------------------------------------------------------------------


def setting_up(state: Maracas, step: i64, action: i64) -> float:
    side = state.who
    if step == steps.IU:
        if action == c.DO_DONE or (state.tables.free_setup and state.total_of(c.R_IU + side) >= ENOUGH_IU):
            return 0.0 if action == c.DO_DONE else -1.0
        return KEENNESS * first_infrastructure(state, side, action - c.DO_AREA)
    if step == steps.BUY_FORCE:
        return 0.0 if action == c.DO_DONE else purchase(state, side, action)
    if step == steps.CHOOSE_ASSETS:
        return asset_worth(state, action - c.DO_TAKE)
    if step == steps.SWAP:
        return 0.0 if action == c.DO_DONE else -1.0
    if step == steps.PLACE_MILITIA:
        return KEENNESS * militia_need(state, side, action - c.DO_AREA)
    if step == steps.PLACE_UNITS:
        return KEENNESS * need(state, side, action - c.DO_PLACE) if action - c.DO_PLACE < c.AREAS else -1.0
    return 0.0


def in_event(state: Maracas, step: i64, action: i64) -> float:
    if step == steps.MARKET:
        return 1.0 if action == c.DO_MARKET_IU else 0.0
    if step == steps.MARKET_IU:
        return KEENNESS * change(state, c.INS, action - c.DO_AREA, 1, 0)
    return 0.0


def planning(state: Maracas, step: i64, action: i64) -> float:
    """The appeal of planning actions: units first, then Hits, then chits, while Task Points for missions remain."""
    side = state.who
    left = points_left(state, side)
    if action == c.DO_DONE or step == steps.HEAL:
        return 0.0
    if step == steps.BUY:
        return 0.5 if left > RESERVE + 2 and count(state.hands[side]) + count(state.fresh[side]) < 9 else -1.0
    if left <= 4:
        return -1.0
    if action >= c.DO_HEAL:
        hits = c.hits_in(action - c.DO_HEAL)
        return 0.2 * float(hits) + (0.3 if left > RESERVE else -1.0)
    return 1.5


def deploying(state: Maracas, step: i64, action: i64) -> float:
    if step == steps.TRANSFER:
        return 0.0 if action == c.DO_DONE else transfer_from(state, action - c.DO_PLACE)
    if step == steps.TRANSFER_UNIT:
        return units_first(state, action)
    if step == steps.TRANSFER_TO:
        return KEENNESS * transfer_to(state, steps.transfer_to_look(state), action - c.DO_PLACE)
    if step == steps.FORM:
        return 0.0 if action == c.DO_CLOSE else joining(action - c.DO_ADD)
    if step == steps.GUARD:
        return 0.3 if action == c.DO_GUARD else 0.0
    if step == steps.ARRIVE:
        return 0.0 if action == c.DO_DONE else units_first(state, action)
    if step == steps.ARRIVE_TO:
        return KEENNESS * arrive_at(state, steps.arrive_to_look(state), action - c.DO_AREA)
    if step == steps.CELL:
        return 0.0 if action == c.DO_CLOSE else joining_cell(state, steps.cell_stack(state), action - c.DO_ADD)
    if step == steps.HIDE:
        return KEENNESS * showing_up(state, steps.hide_stack(state)) if action == c.DO_AT_LARGE else 0.0
    return 0.0


def units_first(state: Maracas, action: i64) -> float:
    """Prefer units: Assets follow the units they help."""
    return 0.5 if state.is_asset_look(action - c.DO_PICK) else 1.0


def showing_up(state: Maracas, stack: i64) -> float:
    """What a stack gains at large compared with underground, minus its risk."""
    area = state.place_of(stack)
    loud = HOPELESS
    if paramilitaries_in(state, area) != 0:
        loud = max(loud, intimidation_worth(state, stack, 0))
    if state.row(area, c.R_IU + c.GOV) > 0 and is_gate_open(state, c.INS, area):
        loud = max(loud, non_tactical_worth(state, stack, c.REDUCE, 0), non_tactical_worth(state, stack, c.SABOTAGE, 0))
    if can_attack(state, stack):
        for other in range(state.stacks):
            if state.is_there(other, c.GOV, area) and state.stack_units[other] != 0:
                loud = max(loud, target_worth(state, stack, c.ATTACK, other))
                if is_ambushable(state, other, area):
                    loud = max(loud, target_worth(state, stack, c.AMBUSH, other))
    return loud - COST - max(0.0, best_mission(state, stack)) - 0.3 * danger(state, area)


# --- Operations ------------------------------------------------------------------------------------------------------


def operating(state: Maracas, step: i64, action: i64) -> float:
    if step == steps.ACTIVATE:
        return activating(state, action)
    if step == steps.AGREE:
        return 0.0 if action == c.DO_AGREE else KEENNESS * unfinished(state)
    if step == steps.GO:
        return 0.0 if action == c.DO_PASS else KEENNESS * best_mission(state, action - c.DO_STACK)
    if step == steps.MISSION or step == steps.GO_ON:
        if action == c.DO_DONE:
            return 0.0
        return KEENNESS * mission_worth(state, state.go_stack, action - c.DO_MISSION)
    if step == steps.TARGET:
        if state.mission == c.MOVE:
            return need(state, state.runner_side, action - c.DO_AREA)
        target = action - c.DO_TARGET
        if action >= c.DO_TARGET_CRIMINAL:
            target = c.CRIMINAL + action - c.DO_TARGET_CRIMINAL
        return KEENNESS * target_worth(state, state.go_stack, state.mission, target)
    if step == steps.AMBUSH_UNIT:
        bit = state.find_unit(c.GOV, state.stack_units[state.target], action - c.DO_PICK)
        return KEENNESS * ambush_worth(state, state.go_stack, bit)
    if step == steps.BOMBERS:
        bombs = (action - c.DO_BOMBERS) * count(state.stack_units[state.go_stack])
        if state.mission == c.INTIMIDATE:
            return KEENNESS * intimidation_worth(state, state.go_stack, bombs)
        return KEENNESS * non_tactical_worth(state, state.go_stack, c.REDUCE, bombs)
    if step == steps.CHIT:
        return playing_chit(state, state.who, action)
    if step == steps.ADVANTAGE:
        return 0.3 if action == c.DO_YES else 0.0
    if step == steps.HITS:
        return -sacrifice(state, state.who, action - c.DO_HIT)
    if step == steps.DISRUPT_UNIT:
        return -sacrifice(state, c.GOV, action - c.DO_HIT)
    return 0.0


def best_in(state: Maracas, side: i64, area: i64) -> float:
    """What a side's best mission in an Area not yet finished is worth."""
    best = HOPELESS
    for stack in range(state.stacks):
        if state.is_there(stack, side, area) and state.stack_units[stack] != 0:
            if not state.is_marked(stack, c.ACTED) and not state.is_marked(stack, c.BARRED):
                best = max(best, best_mission(state, stack))
    return best


def activating(state: Maracas, action: i64) -> float:
    """The appeal of activating an Area: where the Insurgent can do most, or else the Government least."""
    if action == c.DO_NO_MORE:
        return 0.0
    area = action - c.DO_AREA
    found = best_in(state, c.INS, area) if state.tp(c.INS) > 0 else HOPELESS
    if found <= 0.0:
        found = -0.5 - 0.05 * float(count(state.units_in(c.GOV, area)) * count(state.units_in(c.INS, area)))
    return KEENNESS * found


def unfinished(state: Maracas) -> float:
    """What the Government's best remaining mission is worth; stops looking at PLENTY."""
    if state.tp(c.GOV) == 0:
        return HOPELESS
    best = HOPELESS
    left = areas_left(state)
    area: i64 = 0
    while area < c.AREAS and best < PLENTY:
        if left & BIT[area] != 0:
            best = max(best, best_in(state, c.GOV, area))
        area += 1
    return best


def sacrifice(state: Maracas, side: i64, look: i64) -> float:
    """What a Hit on this unit costs: a scratch, a Militia or a stronger unit."""
    kind = c.kind_in(look)
    mask = state.tables.kind_mask[kind]
    if mask & state.tables.regular[side] != 0:
        back = c.back_in(look) if side == c.GOV else 0
        left = state.tables.printed(kind, back, c.TR) - c.hits_in(look)
        return 0.5 if left > 2 else (1.0 if left == 2 else 4.0)
    if mask & state.tables.militia[side] != 0:
        return 2.0 + 0.5 * float(c.back_in(look))
    return 3.0 + 0.1 * float(state.tables.printed(kind, 0, c.CMR))


# --- the end of a turn -----------------------------------------------------------------------------------------------


def ending(state: Maracas, step: i64, action: i64) -> float:
    if step == steps.WITHDRAW:
        return 0.0 if action == c.DO_DONE else -2.0
    if step == steps.DISCARD:
        kind = action - c.DO_CHIT
        return -0.5 * float(state.rating_of(kind, c.IR) + state.rating_of(kind, c.TR) + state.rating_of(kind, c.CMR))
    if step == steps.APPEAL:
        side = state.who
        return (
            APPEALING - PROMISE[side * c.STRATEGIES + state.number(side, c.STRATEGY)] if action == c.DO_APPEAL else 0.0
        )
    if step == steps.GAIN_ASSETS:
        return 0.0 if action == c.DO_DONE else 0.5 + asset_worth(state, action - c.DO_TAKE)
    if step == steps.NEW_STRATEGY:
        return PROMISE[action - c.DO_STRATEGY]
    return 0.0
