"""What a card and its targets are worth: the danger they add or remove, and their other effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos._steps import PREPARATION, SECOND
from contienda.games.buenosos.constants import BASIC, DECK_SIZE, DO_PLAY_FREE, DO_TARGET, HAND, NONE, RED, SERVICES
from contienda.games.buenosos.effect_codes import E_OP, PICK_NOTHING, PICK_ONE
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.heuristics.danger import danger
from contienda.games.buenosos.primitives.arrows import CUT_EDGE
from contienda.games.buenosos.primitives.cards import price
from contienda.games.buenosos.rules.requirements import meets_requirements
from contienda.games.buenosos.rules.targets import firsts
from contienda.games.buenosos.state import BuenOsos

KEENNESS: Final = 8.0  # appeal per point of danger and budget point
FRESH: Final = 0.05  # playing a card makes room for another
SHORTLIST: Final = 3  # targets to examine before a card is played


def weighed(state: BuenOsos, action: i64, now: float) -> float:
    """The appeal of a card or a target, by the danger it adds or removes."""
    if action >= DO_TARGET:
        return KEENNESS * aimed(state, state.playing, action - DO_TARGET, now)
    free = action >= DO_PLAY_FREE
    card = action - DO_PLAY_FREE if free else action
    cost: i64 = 1 if free else price(state, card)
    gain = FRESH + plain_worth(state, card) + best_aim(state, card, now)
    if state.step() == PREPARATION and cost + attack_costs(state) > state.budget_red:
        gain -= 0.15  # save the budget for the attack
    return KEENNESS * gain / float(cost if cost > 1 else 1) * 3.0


def side_gain(card: i64, change: float) -> float:
    """A change of danger from this card's side: Red wants more, Blue less."""
    return change if card < DECK_SIZE or card == BASIC else -change


def imagined(state: BuenOsos, card: i64, first: i64, second: i64, now: float) -> float:
    forecast = Forecast(state)
    forecast.imagine(state, card, first, second)
    return side_gain(card, danger(state, forecast) - now)


def aimed(state: BuenOsos, card: i64, node: i64, now: float) -> float:
    """What this target of the current card is worth; a pair is cut where that helps most."""
    if state.step() == SECOND:
        return imagined(state, card, state.pick_a, node, now)
    if not cuts(state, card):
        return imagined(state, card, node, NONE, now)
    best = -99.0
    others = state.tables.linked[node] & state.present
    for other in range(i64(SERVICES)):
        if others & BIT[other] != 0:
            best = max(best, imagined(state, card, node, other, now))
    return best


def cuts(state: BuenOsos, card: i64) -> bool:
    tables = state.tables
    row = tables.effect_at[card]
    return row < tables.effect_at[card + 1] and tables.effect(row, E_OP) == CUT_EDGE


def best_aim(state: BuenOsos, card: i64, now: float) -> float:
    """What the card is worth on its most promising target."""
    pick = state.tables.pick[card]
    if pick == PICK_NOTHING:
        return imagined(state, card, NONE, NONE, now)
    left = shortlist(state, card, firsts(state, card, state.budget(card // DECK_SIZE)))
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
    """The targets to examine: for Red those most others depend on, for Blue those in the worst condition."""
    if count(nodes) <= SHORTLIST:
        return nodes
    chosen: i64 = 0
    for _ in range(SHORTLIST):
        best: i64 = NONE
        most: i64 = -99
        for node in range(state.tables.width):
            if nodes & ~chosen & BIT[node] != 0:
                rank = count(state.tables.feeds[node]) * 2 - state.status(node)
                if card >= DECK_SIZE:
                    rank = count(state.tables.feeds[node]) + 4 * state.status(node)
                    rank += state.tables.maximum[node] - state.integrity[node]
                if rank > most:
                    most = rank
                    best = node
        chosen |= BIT[best]
    return chosen


def attack_costs(state: BuenOsos) -> i64:
    """What the attacks in Red's hand cost, if they may be played this turn."""
    tables = state.tables
    cards = state.kinds(RED, HAND) & tables.by_phase[1]
    found: i64 = 0
    card: i64 = 0
    while card < DECK_SIZE and cards >= BIT[card]:
        if cards & BIT[card] != 0 and meets_requirements(state, card):
            found += price(state, card)
        card += 1
    return found if found < state.budget_red else state.budget_red


def plain_worth(state: BuenOsos, card: i64) -> float:
    """What a card is worth apart from its effect on the country."""
    tables = state.tables
    found = 0.0
    row = tables.effect_at[card]
    end = tables.effect_at[card + 1]
    while row < end:
        found += tables.primitives.by_number[tables.effect(row, E_OP)].worth(state, row)
        row += 1
    return found
