"""Targets: what a card may name, and naming it (5.3b, R19, R64)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.buenosos._steps import ask_second
from contienda.games.buenosos.constants import CARDS, DECK_SIZE, DO_TARGET, PLAY_KEY
from contienda.games.buenosos.effect_codes import PICK_EDGE, PICK_NOTHING, PICK_ONE
from contienda.games.buenosos.mechanics.markers import pay
from contienda.games.buenosos.mechanics.programs import chooser
from contienda.games.buenosos.primitives.guards import ATTACK_TAX, attack_tax
from contienda.games.buenosos.rules.lists import list_nodes
from contienda.games.buenosos.state import BuenOsos


class Target(Step):
    """The player names the first or only target of the card (5.3b)."""

    number: i64 = 12

    def who(self, state: BuenOsos) -> i64:
        return chooser(state)

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_nodes(state, firsts(state, state.playing, budget_for(state, state.playing)), DO_TARGET, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        state.pick_a = action - DO_TARGET
        aim(state, state.pick_a)
        if state.tables.pick[state.playing] != PICK_ONE:
            ask_second(state)


class Second(Step):
    """The player names the second target, or the other end of an arrow (5.3b)."""

    number: i64 = 13

    def who(self, state: BuenOsos) -> i64:
        return chooser(state)

    def list(self, state: BuenOsos, out: Legal) -> None:
        left = budget_for(state, state.playing)
        list_nodes(state, seconds(state, state.playing, state.pick_a, left), DO_TARGET, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        state.pick_b = action - DO_TARGET
        aim(state, state.pick_b)


def aim(state: BuenOsos, node: i64) -> None:
    """Name a target; a watched service costs extra when named (5.3b, R64)."""
    card = state.playing
    state.lead("targeted", "5.3b", card, node)
    state.remember(PLAY_KEY)
    if card < CARDS:
        tax = attack_tax(state, card, node)
        if tax > 0:
            pay(state, card // DECK_SIZE, tax, card)
            state.note("attack_taxed", "R64", node, tax)


def budget_for(state: BuenOsos, program: i64) -> i64:
    """The budget left for targets; what is not a card pays nothing."""
    return state.budget(program // DECK_SIZE) if program < CARDS else 0


def targets(state: BuenOsos, card: i64, left: i64) -> i64:
    """The set of nodes the card may name alone with this budget left."""
    tables = state.tables
    found = tables.target_nodes[card] & state.present & state.in_states(tables.target_states[card])
    if tables.target_never[card] != 0:
        found &= ~state.saved
    if tables.attack[card] != 0 and state.stands(ATTACK_TAX):
        node: i64 = 0
        while node < tables.width:
            if found & BIT[node] != 0 and attack_tax(state, card, node) > left:
                found &= ~BIT[node]
            node += 1
    return found


def seconds(state: BuenOsos, card: i64, first: i64, left: i64) -> i64:
    """The set of nodes the card may name after the first; for an edge, its other end (A05, B09, R77)."""
    found = targets(state, card, left) & ~BIT[first]
    if state.tables.pick[card] == PICK_EDGE:
        found &= state.tables.linked[first]
    return found


def firsts(state: BuenOsos, card: i64, left: i64) -> i64:
    """The set of nodes the card may name first."""
    found = targets(state, card, left)
    pick = state.tables.pick[card]
    if pick == PICK_ONE:
        return found
    taxed = state.tables.attack[card] != 0 and state.stands(ATTACK_TAX)
    all_targets = found
    node: i64 = 0
    while node < state.tables.width:
        bit = BIT[node]
        if found & bit != 0:
            others = all_targets & ~bit
            if taxed:
                others = seconds(state, card, node, left - attack_tax(state, card, node))
            elif pick == PICK_EDGE:
                others &= state.tables.linked[node]
            if others == 0:
                found &= ~bit
        node += 1
    return found


def has_target(state: BuenOsos, card: i64, left: i64) -> bool:
    pick = state.tables.pick[card]
    if pick == PICK_NOTHING:
        return True
    return firsts(state, card, left) != 0
