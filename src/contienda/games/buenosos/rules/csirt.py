"""The CSIRT card undoes what a secondary effect did this turn, entry by entry, the last first (R40, R68)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.buenosos.constants import DECK_SIZE, DISCARDED, DO_CANCEL, DOWN, HAND, HIT_KEY
from contienda.games.buenosos.effect_codes import (
    CHANGED_STATE,
    ENTERED,
    FELL,
    FIRED_SAVE,
    FIRED_SHIELD,
    L_A,
    L_B,
    L_C,
    L_KIND,
    L_SOURCE,
    L_SUBJECT,
    LAID_TAX,
    LOST_CARD,
    LOST_INT,
    LOST_TRUST,
)
from contienda.games.buenosos.mechanics.markers import gain_trust
from contienda.games.buenosos.mechanics.piles import learn, move
from contienda.games.buenosos.mechanics.programs import chooser
from contienda.games.buenosos.mechanics.secondary_log import forget, has_secondary
from contienda.games.buenosos.mechanics.service_state import return_status
from contienda.games.buenosos.primitives.cards import return_tax
from contienda.games.buenosos.primitives.protection import return_save, return_shield
from contienda.games.buenosos.state import BuenOsos


class Cancel(Step):
    """Blue names the Red card whose secondary effects are undone (R40)."""

    number: i64 = 17

    def who(self, state: BuenOsos) -> i64:
        return chooser(state)

    def list(self, state: BuenOsos, out: Legal) -> None:
        card: i64 = 0
        while card < DECK_SIZE:
            if has_secondary(state, card):
                out.add(DO_CANCEL + card)
            card += 1

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        cancel_secondary(state, action - DO_CANCEL)


def cancel_secondary(state: BuenOsos, card: i64) -> None:
    """Undo all secondary effects of one card, except where something else has changed the result since."""
    state.lead("cancelled", "R40", card)
    left_alone: i64 = 0
    index = state.log_count
    while index > 0:
        index -= 1
        if state.logged(index, L_SOURCE) == card:
            left_alone = give_back(state, index, left_alone)
    forget(state, card)


def give_back(state: BuenOsos, index: i64, left_alone: i64) -> i64:
    """Undo one log entry; return the set of services recovered since, which stay as they are."""
    kind = state.logged(index, L_KIND)
    subject = state.logged(index, L_SUBJECT)
    a = state.logged(index, L_A)
    b = state.logged(index, L_B)
    if kind == LOST_INT:
        return_integrity(state, subject, a, left_alone)
    elif kind == CHANGED_STATE:
        if state.status(subject) == b and left_alone & BIT[subject] == 0:
            return_status(state, subject, a)
    elif kind == FELL:
        if state.status(subject) != DOWN:
            return left_alone | BIT[subject]
        return_status(state, subject, a)
        if b != 0:
            state.fallen &= ~BIT[subject]  # R34
    elif kind == LOST_TRUST:
        state.trust_lost -= a
        gain_trust(state, a, "R68")
    elif kind == ENTERED:
        state.ledger -= a
        state.note("loss_entered", "R40", 0, state.ledger)
    elif kind == LOST_CARD:
        return_card(state, subject)
    elif kind == LAID_TAX:
        return_tax(state, subject)
    elif kind == FIRED_SHIELD:
        return_shield(state, subject, a, state.logged(index, L_C))
    elif kind == FIRED_SAVE:
        return_save(state, subject, a, b, state.logged(index, L_C))
    return left_alone


def return_integrity(state: BuenOsos, node: i64, points: i64, left_alone: i64) -> None:
    if state.status(node) == DOWN or left_alone & BIT[node] != 0:
        return
    after = state.integrity[node] + points
    if after > state.tables.maximum[node]:
        after = state.tables.maximum[node]
    gained = after - state.integrity[node]
    state.integrity[node] = after
    if gained > 0:
        state.tell("healed", "R68", HIT_KEY + node, node, gained, after)


def return_card(state: BuenOsos, card: i64) -> None:
    """Return a discarded card to the hand; everybody has seen it."""
    side = card // DECK_SIZE
    kind = card % DECK_SIZE
    if state.copies_in(side, DISCARDED, kind) > 0:
        move(state, side, kind, DISCARDED, HAND)
        learn(state, side, kind)
        state.note("card_returned", "R40", card)
