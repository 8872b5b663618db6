"""Rules of thumb for Maracas: every decision by what it promises in Victory Points for the Strategy one holds.

Missions are weighed in `missions.py`, places in `postings.py`; here each step finds its rule.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Heuristics, State
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    ACTED,
    AMBUSH,
    AREAS,
    ATTACK,
    BARRED,
    CMR,
    CRIMINAL,
    DISRUPTED,
    DO_ADD,
    DO_AGREE,
    DO_APPEAL,
    DO_AREA,
    DO_AT_LARGE,
    DO_BOMBERS,
    DO_CHIT,
    DO_CLOSE,
    DO_DONE,
    DO_GUARD,
    DO_HEAL,
    DO_HIT,
    DO_INSURGENTS,
    DO_MARKET_IU,
    DO_MISSION,
    DO_NO_MORE,
    DO_PASS,
    DO_PAY,
    DO_PICK,
    DO_PLACE,
    DO_STACK,
    DO_STRATEGY,
    DO_TAKE,
    DO_TARGET,
    DO_TARGET_CRIMINAL,
    DO_YES,
    GOV,
    INS,
    INTIMIDATE,
    IR,
    LOOKS,
    MOVE,
    RATINGS,
    REDUCE,
    SABOTAGE,
    STRATEGIES,
    STRATEGY,
    TR,
    UNUSED,
    VP,
)
from contienda.games.maracas.missions import (
    ambush_worth,
    best_mission,
    civil_worth,
    danger,
    intimidation_worth,
    mission_worth,
    target_worth,
)
from contienda.games.maracas.odds import playing_chit
from contienda.games.maracas.position import Maracas
from contienda.games.maracas.postings import (
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
from contienda.games.maracas.worth import (
    COST,
    HOPELESS,
    change,
)

KEENNESS: Final = 2.0  # points of appeal for a Victory Point
KEPT_FROM_SPIES: Final = 10  # Task Points the Government keeps when it buys intelligence
PLENTY: Final = 2.0  # Victory Points for which one goes on, whatever else there may be
RESERVE: Final = 4  # Task Points kept for missions before chits are bought
# How good each Strategy is for its side, the Government's first: by what it brought in games between equals.
PROMISE: Final = vec[float]([1.0, 0.0, 1.5, 0.5, 0.0, 0.3, 0.2, 1.5])
APPEALING: Final = 0.8  # an Appeal may change the Strategy for better or worse
# Fitted to 650 games between equals: log-loss 0.49, a constant guess 0.67.
LEAD: Final = 0.19  # how far a Victory Point more decides
LAND: Final = 0.07  # a point a turn from land
FORCES: Final = 0.08  # a unit more in play
PACE: Final = 7.0  # Victory Points a turn


class MaracasHeuristics(Heuristics):
    """What a commander counts."""

    horizon: i64 = 40  # most of a turn: until then nothing is scored

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Maracas)
        step = state.step()
        if step <= s.SET_UP:
            return setting_up(state, step, action)
        if step <= s.ORDERS:
            return in_event(state, step, action)
        if step <= s.PLANNED:
            return planning(state, step, action)
        if step <= s.DEPLOYED:
            return deploying(state, step, action)
        if step <= s.NSM_CHOICE:
            return 0.2 if (action == DO_PAY and state.tp(GOV) > KEPT_FROM_SPIES) or action == DO_INSURGENTS else 0.0
        if step <= s.PROMOTION:
            return operating(state, step, action)
        return ending(state, step, action)

    def value(self, state: State, seat: i64) -> float:
        """Points so far decide more, the land held and the forces less, the nearer the end is."""
        assert isinstance(state, Maracas)
        root = sqrt(turns_to_come(state))
        lead = earned(state, GOV) - earned(state, INS)
        land = income(state, GOV) - income(state, INS)
        forces = float(in_play(state, GOV) - in_play(state, INS))
        tilt = LEAD * lead / root + (LAND * land + FORCES * forces) * root
        chance = 1.0 / (1.0 + exp(-tilt))
        return chance if seat == GOV else 1.0 - chance


HEURISTICS: Final = MaracasHeuristics()


def turns_to_come(state: Maracas) -> float:
    """Until the last turn, or until somebody reaches the level at the usual pace."""
    one, other = state.number(GOV, VP), state.number(INS, VP)
    missing = float(state.tables.level - (one if one > other else other)) / PACE
    return max(1.0, min(missing, float(state.tables.last_turn - state.turn + 1)))


def earned(state: Maracas, side: i64) -> float:
    """Victory Points, and those of this turn that nobody can take away."""
    strategy = state.number(side, STRATEGY)
    deeds = state.deed_points(side, strategy) - state.penalty(side, strategy)
    return float(state.number(side, VP) + deeds)


def income(state: Maracas, side: i64) -> float:
    """What the land held now pays a turn."""
    strategy = state.number(side, STRATEGY)
    return float(state.population_points(side, strategy) + state.loc_points(side, strategy))


def in_play(state: Maracas, side: i64) -> i64:
    """Units on the map or ready to come there."""
    return count(state.tables.units[side] & ~state.units_at(side, UNUSED) & ~state.units_at(side, DISRUPTED))


# --- before Operations -----------------------------------------------------------------------------------------------


def setting_up(state: Maracas, step: i64, action: i64) -> float:
    side = state.side_setting_up(step)
    if step == s.IU:
        if action == DO_DONE or (state.tables.free_setup and state.total_of(side) >= ENOUGH_IU):
            return 0.0 if action == DO_DONE else -1.0
        return KEENNESS * first_infrastructure(state, side, action - DO_AREA)
    if step == s.BUY_FORCE:
        return 0.0 if action == DO_DONE else purchase(state, side, action)
    if step == s.CHOOSE_ASSETS:
        return asset_worth(state, action - DO_TAKE)
    if step == s.SWAP:
        return 0.0 if action == DO_DONE else -1.0
    if step == s.PLACE_MILITIA:
        return KEENNESS * militia_need(state, side, action - DO_AREA)
    if step == s.PLACE_UNITS:
        return KEENNESS * need(state, side, action - DO_PLACE) if action - DO_PLACE < AREAS else -1.0
    return 0.0


def in_event(state: Maracas, step: i64, action: i64) -> float:
    if step == s.MARKET:
        return 1.0 if action == DO_MARKET_IU else 0.0
    if step == s.MARKET_IU:
        return KEENNESS * change(state, INS, action - DO_AREA, 1, 0)
    return 0.0


def planning(state: Maracas, step: i64, action: i64) -> float:
    """Units first, then wounds, then chits, as long as Task Points for missions are left."""
    side = state.argument() % 2
    left = state.points_left(side)
    if action == DO_DONE or step == s.HEAL:
        return 0.0
    if step == s.BUY:
        return 0.5 if left > RESERVE + 2 and count(state.hands[side]) + count(state.fresh[side]) < 9 else -1.0
    if left <= 4:
        return -1.0
    if action >= DO_HEAL:
        hits = (action - DO_HEAL) % LOOKS // 2
        return 0.2 * float(hits) + (0.3 if left > RESERVE else -1.0)
    return 1.5


def deploying(state: Maracas, step: i64, action: i64) -> float:
    if step == s.TRANSFER:
        return 0.0 if action == DO_DONE else transfer_from(state, action - DO_PLACE)
    if step == s.TRANSFER_UNIT:
        return units_first(state, action)
    if step == s.TRANSFER_TO:
        return KEENNESS * transfer_to(state, state.argument() // 16, action - DO_PLACE)
    if step == s.FORM:
        return 0.0 if action == DO_CLOSE else joining(state, action - DO_ADD)
    if step == s.GUARD:
        return 0.3 if action == DO_GUARD else 0.0
    if step == s.ARRIVE:
        return 0.0 if action == DO_DONE else units_first(state, action)
    if step == s.ARRIVE_TO:
        return KEENNESS * arrive_at(state, state.argument(), action - DO_AREA)
    if step == s.CELL:
        return 0.0 if action == DO_CLOSE else joining_cell(state, state.argument(), action - DO_ADD)
    if step == s.HIDE:
        return KEENNESS * showing_up(state, state.argument()) if action == DO_AT_LARGE else 0.0
    return 0.0


def units_first(state: Maracas, action: i64) -> float:
    """Assets follow the units they help."""
    return 0.5 if state.is_asset_look(action - DO_PICK) else 1.0


def showing_up(state: Maracas, stack: i64) -> float:
    """What a stack can do at large and not underground, against what it risks there."""
    area = state.place_of(stack)
    loud = HOPELESS
    if state.para_in(area) != 0:
        loud = max(loud, intimidation_worth(state, stack, 0))
    if state.row(area, 0) > 0 and state.is_gate_open(INS, area):
        loud = max(loud, civil_worth(state, stack, REDUCE, 0), civil_worth(state, stack, SABOTAGE, 0))
    if state.can_attack(stack):
        other: i64 = 0
        while other < state.stacks:
            if state.is_there(other, GOV, area) and state.stack_units[other] != 0:
                loud = max(loud, target_worth(state, stack, ATTACK, other))
                if state.is_ambushable(other, area):
                    loud = max(loud, target_worth(state, stack, AMBUSH, other))
            other += 1
    return loud - COST - max(0.0, best_mission(state, stack)) - 0.3 * danger(state, area)


# --- Operations ------------------------------------------------------------------------------------------------------


def operating(state: Maracas, step: i64, action: i64) -> float:
    if step == s.ACTIVATE:
        return activating(state, action)
    if step == s.AGREE:
        return 0.0 if action == DO_AGREE else KEENNESS * unfinished(state)
    if step == s.GO:
        return 0.0 if action == DO_PASS else KEENNESS * best_mission(state, action - DO_STACK)
    if step == s.MISSION or step == s.GO_ON:
        if action == DO_DONE:
            return 0.0
        return KEENNESS * mission_worth(state, state.go_stack, action - DO_MISSION)
    if step == s.TARGET:
        if state.mission == MOVE:
            return need(state, state.runner_side, action - DO_AREA)
        target = action - DO_TARGET
        if action >= DO_TARGET_CRIMINAL:
            target = CRIMINAL + action - DO_TARGET_CRIMINAL
        return KEENNESS * target_worth(state, state.go_stack, state.mission, target)
    if step == s.AMBUSH_UNIT:
        bit = state.find_unit(GOV, state.stack_units[state.target], action - DO_PICK)
        return KEENNESS * ambush_worth(state, state.go_stack, bit)
    if step == s.BOMBERS:
        bombs = (action - DO_BOMBERS) * count(state.stack_units[state.go_stack])
        if state.mission == INTIMIDATE:
            return KEENNESS * intimidation_worth(state, state.go_stack, bombs)
        return KEENNESS * civil_worth(state, state.go_stack, REDUCE, bombs)
    if step == s.CHIT:
        return playing_chit(state, state.argument() % 2, action)
    if step == s.ADVANTAGE:
        return 0.3 if action == DO_YES else 0.0
    if step == s.HITS:
        return -sacrifice(state, state.side_of(state.argument() % 128), action - DO_HIT)
    if step == s.DISRUPT_UNIT:
        return -sacrifice(state, GOV, action - DO_HIT)
    return 0.0


def best_in(state: Maracas, side: i64, area: i64) -> float:
    """The best mission of a side in an Area still to come."""
    best = HOPELESS
    stack: i64 = 0
    while stack < state.stacks:
        if state.is_there(stack, side, area) and state.stack_units[stack] != 0:
            if not state.is_marked(stack, ACTED) and not state.is_marked(stack, BARRED):
                best = max(best, best_mission(state, stack))
        stack += 1
    return best


def activating(state: Maracas, action: i64) -> float:
    """Where he has most to do; if he must go on, where the Government can do least."""
    if action == DO_NO_MORE:
        return 0.0
    area = action - DO_AREA
    found = best_in(state, INS, area) if state.tp(INS) > 0 else HOPELESS
    if found <= 0.0:
        found = -0.5 - 0.05 * float(count(state.units_in(GOV, area)) * count(state.units_in(INS, area)))
    return KEENNESS * found


def unfinished(state: Maracas) -> float:
    """The best the Government could still do; plenty is enough."""
    if state.tp(GOV) == 0:
        return HOPELESS
    best = HOPELESS
    left = state.areas_left()
    area: i64 = 0
    while area < AREAS and best < PLENTY:
        if left & BIT[area] != 0:
            best = max(best, best_in(state, GOV, area))
        area += 1
    return best


def sacrifice(state: Maracas, side: i64, look: i64) -> float:
    """What a Hit on such a unit costs: a scratch, a Militia, another unit."""
    kind = look // LOOKS
    mask = state.tables.kind_mask[kind]
    if mask & state.tables.regular[side] != 0:
        back = RATINGS if side == GOV and look % 2 == 1 else 0
        left = state.tables.kind_rating[kind * 6 + back + TR] - look % LOOKS // 2
        return 0.5 if left > 2 else (1.0 if left == 2 else 4.0)
    if mask & state.tables.militia[side] != 0:
        return 2.0 + 0.5 * float(look % 2)
    return 3.0 + 0.1 * float(state.tables.kind_rating[kind * 6 + CMR])


# --- the end of a turn -----------------------------------------------------------------------------------------------


def ending(state: Maracas, step: i64, action: i64) -> float:
    if step == s.WITHDRAW:
        return 0.0 if action == DO_DONE else -2.0
    if step == s.DISCARD:
        kind = action - DO_CHIT
        return -0.5 * float(state.rating_of(kind, IR) + state.rating_of(kind, TR) + state.rating_of(kind, CMR))
    if step == s.APPEAL:
        side = state.argument() % 2
        return APPEALING - PROMISE[side * STRATEGIES + state.number(side, STRATEGY)] if action == DO_APPEAL else 0.0
    if step == s.GAIN_ASSETS:
        return 0.0 if action == DO_DONE else 0.5 + asset_worth(state, action - DO_TAKE)
    if step == s.NEW_STRATEGY:
        return PROMISE[action - DO_STRATEGY]
    return 0.0
