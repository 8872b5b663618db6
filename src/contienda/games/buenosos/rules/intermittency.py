"""Intermittency (7.6, R13 to R15, R63): services that are Intermittent when phase 5 starts spread or hold."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.buenosos._steps import ask_spread, spread_node
from contienda.games.buenosos.constants import (
    AT_RANDOM,
    BY_CRITICALITY,
    COIN,
    DO_SCATTER,
    DO_SPREAD,
    DO_TOSS,
    FACILITATOR,
    NONE,
    ODD_TURNS,
    RED,
)
from contienda.games.buenosos.primitives.arrows import CUT_EDGE, MUTE, cut_from
from contienda.games.buenosos.primitives.services import damage
from contienda.games.buenosos.rules.lists import list_nodes
from contienda.games.buenosos.rules.winning import look_at_once
from contienda.games.buenosos.state import BuenOsos


class Intermittency(Step):
    """The next node by id tosses a coin, or spreads in odd turns (7.6a, 7.6b)."""

    number: i64 = 21

    def who(self, state: BuenOsos) -> i64:
        if state.tossing == 0 or not is_uncertain(state):
            return UNASKED
        node = lowest(state.tossing)
        return CHANCE if state.find(MUTE, node) == NONE and spread_candidates(state, node) != 0 else UNASKED

    def unasked(self, state: BuenOsos) -> None:
        """Skip muted nodes and those with no one to spread to."""
        if state.tossing == 0:
            state.pop()
            return
        node = lowest(state.tossing)
        if state.find(MUTE, node) != NONE:
            state.note("muted", "7.6a", node)
            state.tossing &= ~BIT[node]
        elif spread_candidates(state, node) == 0:
            state.tossing &= ~BIT[node]
        else:
            toss(state, node, state.tables.intermittency != COIN or state.tables.intermittency_percent == 100)

    def list(self, state: BuenOsos, out: Legal) -> None:
        out.add(DO_TOSS)
        out.add(DO_TOSS + 1)

    def weights(self, state: BuenOsos) -> Weights:
        percent = int(state.tables.intermittency_percent)
        return [100 - percent, percent]

    def sample(self, state: BuenOsos, rng: Rng) -> i64:
        return DO_TOSS + (1 if rng.below(100) < state.tables.intermittency_percent else 0)

    def do(self, state: BuenOsos, action: i64) -> None:
        toss(state, lowest(state.tossing), action == DO_TOSS + 1)


class Spread(Step):
    """Choose the dependent that is hit (11.1b, R15)."""

    number: i64 = 22
    arguments: str = "node"

    def who(self, state: BuenOsos) -> i64:
        target = state.tables.intermittency_target
        return FACILITATOR if target == BY_CRITICALITY else CHANCE if target == AT_RANDOM else RED

    def list(self, state: BuenOsos, out: Legal) -> None:
        verb: i64 = DO_SCATTER if state.who == CHANCE else DO_SPREAD
        list_nodes(state, spread_candidates(state, spread_node(state)), verb, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        node = spread_node(state)
        state.pop()
        spread(state, node, action - (DO_SCATTER if state.who == CHANCE else DO_SPREAD))


def begin_intermittency(state: BuenOsos) -> None:
    """Queue every node that is Intermittent when phase 5 starts, in order of id."""
    state.tossing = 0
    if state.tables.intermittency == COIN or (state.tables.intermittency == ODD_TURNS and state.turn % 2 == 1):
        state.tossing = state.intermittent


def is_uncertain(state: BuenOsos) -> bool:
    """Whether a coin with two possible sides decides."""
    tables = state.tables
    return tables.intermittency == COIN and 0 < tables.intermittency_percent < 100


def spread_candidates(state: BuenOsos, node: i64) -> i64:
    """The dependents that are not Down, along arrows that are not cut."""
    found = state.tables.feeds[node] & state.present
    if state.stands(CUT_EDGE):
        found &= ~cut_from(state, node)
    return found & ~state.down


def toss(state: BuenOsos, node: i64, failed: bool) -> None:
    """Spread or hold, by the coin (7.6a) or in an odd turn (7.6b)."""
    state.tossing &= ~BIT[node]
    state.recall(node)
    state.lead("tossed", "7.6a" if state.tables.intermittency == COIN else "7.6b", node, 1 if failed else 0)
    if not failed:
        return
    dependents = spread_candidates(state, node)
    by_order = state.tables.intermittency_target == BY_CRITICALITY and not state.facilitated()
    if by_order or count(dependents) == 1:  # R73: ask nobody if there is no choice
        spread(state, node, most_critical(state, dependents))
    else:
        ask_spread(state, node)


def most_critical(state: BuenOsos, nodes: i64) -> i64:
    """The node with the highest criticality, then lowest INT, then lowest id (11.1b, R15)."""
    best: i64 = NONE
    node: i64 = 0
    while node < state.tables.width:
        if nodes & BIT[node] != 0:
            if best == NONE or more_urgent(state, node, best):
                best = node
        node += 1
    return best


def more_urgent(state: BuenOsos, node: i64, other: i64) -> bool:
    criticality = state.tables.criticality
    if criticality[node] != criticality[other]:
        return criticality[node] > criticality[other]
    return state.integrity[node] < state.integrity[other]


def spread(state: BuenOsos, node: i64, dependent: i64) -> None:
    """Hit one dependent; its state changes only by a fall (R63)."""
    clause = "7.6a" if state.tables.intermittency == COIN else "7.6b"
    state.lead("spread", clause, node, dependent)
    damage(state, dependent, state.tables.intermittency_damage, NONE, clause)
    look_at_once(state)
