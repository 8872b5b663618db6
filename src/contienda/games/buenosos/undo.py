"""The CSIRT card takes back what a secondary effect really did this turn, entry by entry, the last first (R40, R68)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.conditions import Conditions
from contienda.games.buenosos.country import HIT_KEY
from contienda.games.buenosos.elements import DECK_SIZE, DOWN, RED
from contienda.games.buenosos.ops import (
    CHANGED_STATE,
    ENTERED,
    FELL,
    FIRED_SAVE,
    FIRED_SHIELD,
    GAME,
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
    R_DURATION,
    R_N,
    R_OP,
    R_SERIAL,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
    SAVE_FROM_FALL,
    SHIELD_STATE,
    TAX,
)
from contienda.games.buenosos.piles import DISCARDED, HAND, TABLE


class Undo(Conditions):
    """Gives back."""

    def cancel_secondary(self, card: i64) -> None:
        """All secondary effects of one card; what has changed since by something else is left alone."""
        self.lead("cancelled", "R40", card)
        left_alone: i64 = 0
        index = self.log_count
        while index > 0:
            index -= 1
            if self.logged(index, L_SOURCE) == card:
                left_alone = self.give_back(index, left_alone)
        self.forget(card)

    def give_back(self, index: i64, left_alone: i64) -> i64:
        """One entry; returns the set of services that were recovered since and stay as they are."""
        kind = self.logged(index, L_KIND)
        subject = self.logged(index, L_SUBJECT)
        a = self.logged(index, L_A)
        b = self.logged(index, L_B)
        if kind == LOST_INT:
            self.return_integrity(subject, a, left_alone)
        elif kind == CHANGED_STATE:
            if self.state(subject) == b and left_alone & BIT[subject] == 0:
                self.return_state(subject, a)
        elif kind == FELL:
            if self.state(subject) != DOWN:
                return left_alone | BIT[subject]
            self.return_state(subject, a)
            if b != 0:
                self.fallen &= ~BIT[subject]  # R34
        elif kind == LOST_TRUST:
            self.trust_lost -= a
            self.gain_trust(a, "R68")
        elif kind == ENTERED:
            self.ledger -= a
            self.note("loss_entered", "R40", 0, self.ledger)
        elif kind == LOST_CARD:
            self.return_card(subject)
        elif kind == LAID_TAX:
            self.return_tax(subject)
        elif kind == FIRED_SHIELD:
            self.return_shield(subject, a, b, self.logged(index, L_C))
        elif kind == FIRED_SAVE:
            self.return_save(subject, a, b, self.logged(index, L_C))
        return left_alone

    def return_integrity(self, node: i64, points: i64, left_alone: i64) -> None:
        if self.state(node) == DOWN or left_alone & BIT[node] != 0:
            return
        after = self.integrity[node] + points
        if after > self.tables.maximum[node]:
            after = self.tables.maximum[node]
        gained = after - self.integrity[node]
        self.integrity[node] = after
        if gained > 0:
            self.tell("healed", "R68", HIT_KEY + node, node, gained, after)

    def return_state(self, node: i64, state: i64) -> None:
        self.set_state(node, state)
        self.tell("improved", "R40", node, node, state)

    def return_card(self, card: i64) -> None:
        """A discarded card comes back to the hand; everybody has seen it."""
        side = card // DECK_SIZE
        kind = card % DECK_SIZE
        if self.copies_in(side, DISCARDED, kind) > 0:
            self.move(side, kind, DISCARDED, HAND)
            self.learn(side, kind)
            self.note("card_returned", "R40", card)

    def return_tax(self, serial: i64) -> None:
        """A tax still pending is lifted, one already paid comes back (R68)."""
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_OP) == TAX and self.row(index, R_SERIAL) == serial:
                if self.row(index, R_USES) != 0:
                    self.set_row(index, R_USES, 0)
                    self.note("tax_lifted", "R68", self.row(index, R_SOURCE))
                else:
                    side = self.row(index, R_SUBJECT)
                    points = self.row(index, R_N)
                    if side == RED:
                        self.budget_red += points
                    else:
                        self.budget_blue += points
                    self.note("refunded", "R68", side, points)
                return
            index += 1

    def return_shield(self, node: i64, source: i64, state: i64, duration: i64) -> None:
        """A segmentation that fired stands again."""
        index: i64 = 0
        while index < self.row_count:
            if (
                self.row(index, R_OP) == SHIELD_STATE
                and self.row(index, R_SUBJECT) == node
                and self.row(index, R_SOURCE) == source
                and self.row(index, R_SERIAL) < 0
            ):
                if self.return_to_table(source):
                    self.set_row(index, R_SERIAL, self.plays)
                    self.set_row(index, R_USES, 1)
                    self.set_row(index, R_DURATION, duration)
                return
            index += 1

    def return_save(self, node: i64, source: i64, state: i64, made: i64) -> None:
        """A redundancy that fired stands again."""
        if self.state(node) == DOWN or not self.return_to_table(source):
            return
        after = made // 1000
        self.lay_for(SAVE_FROM_FALL, node, 0, after, made % 1000, 0, 1, GAME, source, self.plays)
        if self.state(node) == self.softened(after) and state != self.state(node):
            self.return_state(node, state)

    def return_to_table(self, card: i64) -> bool:
        side = card // DECK_SIZE
        kind = card % DECK_SIZE
        if self.copies_in(side, DISCARDED, kind) == 0:
            return False
        self.move(side, kind, DISCARDED, TABLE)
        self.plays += 1
        self.note("card_returned", "R40", card)
        return True
