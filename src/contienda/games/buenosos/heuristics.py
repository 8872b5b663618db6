"""Rules of thumb for BuenOsos vs MalOsos: a card is worth what it changes in the outlook of the country.

Looks at the services, the markers, what stands on the table and the hand of whoever decides; never at the other hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Heuristics, Legal, State
from contienda.games.buenosos.elements import (
    BASIC,
    BLUE,
    DECK_SIZE,
    DO_BASIC,
    DO_DISCARD,
    DO_ERASE,
    DO_PASS,
    DO_PLAY_FREE,
    DO_REPAIR,
    DO_TARGET,
    NONE,
    RECON,
    RED,
    SERVICES,
)
from contienda.games.buenosos.ops import (
    BAN,
    BOOST,
    CANCEL_SECONDARY,
    CUT_EDGE,
    DISCARD,
    DISCOUNT,
    E_A,
    E_DURATION,
    E_N,
    E_OP,
    GAME,
    GUARD,
    HEAL,
    LIMIT_PLAYS,
    MARK_PHASE,
    MUTE,
    NEXT_ATTACK,
    PICK_NOTHING,
    PICK_ONE,
    RECOVER,
    TAX,
    UNMARK_PHASE,
)
from contienda.games.buenosos.outlook import Outlook
from contienda.games.buenosos.piles import HAND
from contienda.games.buenosos.position import BuenOsos
from contienda.games.buenosos.steps import PREPARATION, SECOND
from contienda.games.buenosos.victory import BY_STABILITY

KEENNESS: Final = 8.0  # points of appeal for a point of danger and budget point
FRESH: Final = 0.05  # a played card makes room for another
KEPT: Final = 0.25  # healing is rare: not for nothing
CAMPAIGN: Final = 15  # the phases that other cards need
SHORTLIST: Final = 3  # targets looked at before a card is played

# Danger, in the units of a log-odds for Red; fitted to some hundred games of these rules of thumb, then rounded.
STEADY: Final = -2.7
BY_TIME: Final = 2.5  # all turns still to come
BY_LOSS: Final = 1.25  # all Stability above what Blue needs is gone at the end
MOST_LOSS: Final = 1.6
BY_WEAR: Final = 0.2  # a most critical service worn from full INT to none
BY_FALL: Final = 0.1  # each of the first three that are Down at the end
BY_FALL_NOW: Final = 0.15  # each service Down at the next closing
BY_DEFEAT: Final = 0.8  # Red wins if things take their course
BY_DEBT: Final = 0.65  # Blue still owes a recovery
BY_TRUST: Final = 0.01  # each point lost
BY_PHASE: Final = 0.6  # each phase of the campaign line, all turns still to come


class BuenOsosHeuristics(Heuristics):
    """What a careful team looks at."""

    horizon: i64 = 20  # two or three turns of both

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, BuenOsos)
        if not foreseen(action):
            return plainly(state, action)
        return weighed(state, action, danger_now(state))

    def weigh(self, state: State, legal: Legal) -> None:
        """The outlook without any card is the same for all."""
        assert isinstance(state, BuenOsos)
        while i64(len(legal.appeal)) < legal.count:
            legal.appeal = append(legal.appeal, 0.0)
        now = danger_now(state)
        i: i64 = 0
        while i < legal.count:
            action = legal.codes[i]
            legal.appeal[i] = weighed(state, action, now) if foreseen(action) else plainly(state, action)
            i += 1

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BuenOsos)
        if seat > BLUE:
            return 0.5
        red = 1.0 / (1.0 + exp(-danger_now(state)))
        return red if seat == RED else 1.0 - red


HEURISTICS: Final = BuenOsosHeuristics()


def foreseen(action: i64) -> bool:
    """Whether the outlook says something about it."""
    return action < DO_BASIC or DO_TARGET <= action < DO_REPAIR


# --- danger ----------------------------------------------------------------------------------------------------------


def danger_now(state: BuenOsos) -> float:
    return danger(state, Outlook(state))


def danger(state: BuenOsos, outlook: Outlook) -> float:
    """How well things stand for Red, if they take their course."""
    outlook.run()
    tables = state.tables
    left = float(tables.turns - state.turn) / float(tables.turns)
    loss = float(tables.stability_start - outlook.stability)
    loss /= float(tables.stability_start - tables.blue_min_stability)
    found = STEADY + BY_LOSS * min(loss, MOST_LOSS) + BY_WEAR * outlook.spent
    found += (BY_TIME + BY_PHASE * float(count(state.marks & CAMPAIGN))) * left
    found += BY_TRUST * float(tables.trust_start - outlook.trust)
    down = count(outlook.down & tables.most_critical)
    found += BY_FALL * float(down if down < tables.red_crit5_needed else tables.red_crit5_needed)
    found += BY_FALL_NOW * float(outlook.soon)
    if outlook.fell_at <= tables.turns or outlook.stability <= 0:
        found += BY_DEFEAT
    if count(outlook.recovered) < state.recovery_goal() and tables.unresolved != BY_STABILITY:
        found += BY_DEBT
    return found


# --- cards -----------------------------------------------------------------------------------------------------------


def weighed(state: BuenOsos, action: i64, now: float) -> float:
    """A card or a target, by the danger it makes or takes away."""
    if action >= DO_TARGET:
        return KEENNESS * aimed(state, state.playing, action - DO_TARGET, now)
    free = action >= DO_PLAY_FREE
    card = action - DO_PLAY_FREE if free else action
    price: i64 = 1 if free else state.price(card)
    gain = FRESH + plain_worth(state, card) + best_aim(state, card, now)
    if state.step() == PREPARATION and price + attack_costs(state) > state.budget_red:
        gain -= 0.15  # the attack comes first
    return KEENNESS * gain / float(price if price > 1 else 1) * 3.0


def side_gain(card: i64, change: float) -> float:
    """More danger is Red's gain and Blue's loss."""
    return change if card < DECK_SIZE or card == BASIC else -change


def imagined(state: BuenOsos, card: i64, first: i64, second: i64, now: float) -> float:
    outlook = Outlook(state)
    outlook.imagine(state, card, first, second)
    return side_gain(card, danger(state, outlook) - now)


def aimed(state: BuenOsos, card: i64, node: i64, now: float) -> float:
    """This target of the card being played; a pair is cut where that helps most."""
    if state.step() == SECOND:
        return imagined(state, card, state.pick_a, node, now)
    if not cuts(state, card):
        return imagined(state, card, node, NONE, now)
    best = -99.0
    others = state.tables.linked[node] & state.present
    other: i64 = 0
    while other < SERVICES:
        if others & BIT[other] != 0:
            best = max(best, imagined(state, card, node, other, now))
        other += 1
    return best


def cuts(state: BuenOsos, card: i64) -> bool:
    tables = state.tables
    row = tables.effect_at[card]
    return row < tables.effect_at[card + 1] and tables.effect(row, E_OP) == CUT_EDGE


def best_aim(state: BuenOsos, card: i64, now: float) -> float:
    """The card on the most promising of its targets."""
    pick = state.tables.pick[card]
    if pick == PICK_NOTHING:
        return imagined(state, card, NONE, NONE, now)
    left = shortlist(state, card, state.firsts(card, state.budget(card // DECK_SIZE)))
    if pick != PICK_ONE and count(left) > 1 and not cuts(state, card):
        first: i64 = 0
        while left & BIT[first] == 0:
            first += 1
        second: i64 = first + 1
        while left & BIT[second] == 0:
            second += 1
        return imagined(state, card, first, second, now)
    best = -99.0
    node: i64 = 0
    while node < state.tables.width:
        if left & BIT[node] != 0:
            best = max(best, imagined(state, card, node, NONE, now))
        node += 1
    return best


def shortlist(state: BuenOsos, card: i64, nodes: i64) -> i64:
    """Red looks at what most others hang on; Blue at what is worn most."""
    if count(nodes) <= SHORTLIST:
        return nodes
    chosen: i64 = 0
    picks: i64 = 0
    while picks < SHORTLIST:
        best: i64 = NONE
        most: i64 = -99
        node: i64 = 0
        while node < state.tables.width:
            if nodes & ~chosen & BIT[node] != 0:
                rank = count(state.tables.feeds[node]) * 2 - state.state(node)
                if card >= DECK_SIZE:
                    rank = count(state.tables.feeds[node]) + 4 * state.state(node)
                    rank += state.tables.maximum[node] - state.integrity[node]
                if rank > most:
                    most = rank
                    best = node
            node += 1
        chosen |= BIT[best]
        picks += 1
    return chosen


def attack_costs(state: BuenOsos) -> i64:
    """What the attacks in Red's hand would cost, as far as they may be played this turn."""
    tables = state.tables
    cards = state.kinds(RED, HAND) & tables.by_phase[1]
    found: i64 = 0
    card: i64 = 0
    while card < DECK_SIZE and cards >= BIT[card]:
        if cards & BIT[card] != 0 and state.meets_requirements(card):
            found += state.price(card)
        card += 1
    return found if found < state.budget_red else state.budget_red


def plain_worth(state: BuenOsos, card: i64) -> float:
    """What a card does besides its effect on the country."""
    tables = state.tables
    found = 0.0
    row = tables.effect_at[card]
    end = tables.effect_at[card + 1]
    while row < end:
        op = tables.effect(row, E_OP)
        if op == MARK_PHASE:
            if tables.effect(row, E_DURATION) == GAME and state.marks & BIT[tables.effect(row, E_A)] == 0:
                if state.marks_used < tables.marks_per_turn:
                    found += 0.3
        elif op == BOOST:
            found += 0.1
        elif op == DISCARD:
            found += 0.15
        elif op == TAX or op == LIMIT_PLAYS:
            found += 0.03
        elif op == BAN or op == MUTE or op == DISCOUNT or op == CANCEL_SECONDARY:
            found += 0.1
        elif op == UNMARK_PHASE:
            found += 0.2
        elif op == GUARD and tables.effect(row, E_A) >= NEXT_ATTACK:
            found += 0.05 * float(tables.effect(row, E_N))
        elif op == HEAL or op == RECOVER:
            found -= KEPT
        row += 1
    return found


# --- other choices ---------------------------------------------------------------------------------------------------


def plainly(state: BuenOsos, action: i64) -> float:
    """Choices that need no outlook; to stop is what the others are measured by."""
    if action == DO_BASIC:
        if state.who == BLUE:
            return 0.2  # it costs nothing; cards come first
        return -0.5 if (state.marks | state.marks_now) & BIT[RECON] != 0 else 30.0
    if action == DO_PASS:
        return 0.0
    if DO_DISCARD <= action < DO_ERASE:
        return float(state.tables.cost[(action - DO_DISCARD) % (2 * DECK_SIZE)]) * 0.2
    if action >= DO_ERASE:
        return float(action - DO_ERASE)  # the later phase is the harder one to win back
    return 0.0
