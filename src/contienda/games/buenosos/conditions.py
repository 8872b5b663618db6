"""What may be played, on what, and for how much: budgets, requirements, limits and targets. Changes nothing."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import Legal
from contienda.games.buenosos.elements import DECK_SIZE, DO_PLAY, DO_PLAY_FREE, DO_TARGET, NONE, RECON, RED
from contienda.games.buenosos.guards import Guards
from contienda.games.buenosos.ops import (
    ACTIVATE,
    ATTACK_TAX,
    BAN,
    DISCOUNT,
    FREE_PLAY,
    LIMIT_PLAYS,
    NEEDS_ACTIVE,
    NEEDS_PHASE,
    NEEDS_PLAYED,
    NEEDS_SERVICES,
    NEEDS_SUBTYPE,
    PICK_EDGE,
    PICK_NOTHING,
    PICK_ONE,
    Q_A,
    Q_B,
    Q_GROUP,
    Q_KIND,
    R_B,
    R_N,
    R_OP,
    R_SUBJECT,
    R_USES,
    REQUIREMENT,
    STANDING,
    TAX,
    TESTED,
)
from contienda.games.buenosos.piles import HAND


class Conditions(Guards):
    """Answers about the possibilities of both teams."""

    budget_red: i64 = 0
    budget_blue: i64 = 0
    marks: i64 = 0  # campaign phases done for good
    marks_now: i64 = 0  # done for this turn only (4.4b)
    marks_used: i64 = 0  # new phases this turn (4.3c)
    played_red: i64 = 0  # set of cards ever played
    played_blue: i64 = 0
    subtypes_before: i64 = 0  # played in earlier turns
    subtypes_now: i64 = 0
    paid_now: i64 = 0  # subtypes a card of which was paid for this turn (R66)
    flags: i64 = 0
    restored: bool = False  # the first recovery without a test has been (9.1b)

    def budget(self, side: i64) -> i64:
        return self.budget_red if side == RED else self.budget_blue

    # --- cost (4.2, R38, R66) ---------------------------------------------------------------------------------------

    def price(self, card: i64) -> i64:
        """What a card costs now, with taxes and discounts."""
        cost = self.tables.cost[card]
        if self.in_force & (BIT[TAX] | BIT[DISCOUNT]) == 0:
            return cost
        side = card // DECK_SIZE
        rows = self.rows
        least: i64 = 0
        index: i64 = 0
        while index < self.row_count:
            op = rows[index * STANDING + R_OP]
            if (op == TAX or op == DISCOUNT) and self.row(index, R_USES) != 0 and self.concerns(index, side, card):
                if op == TAX:
                    cost += self.row(index, R_N)
                else:
                    cost -= self.row(index, R_N)
                    if self.row(index, R_B) > least:
                        least = self.row(index, R_B)
            index += 1
        return cost if cost > least else least

    def attack_tax(self, card: i64, node: i64) -> i64:
        """What an attack on a watched service costs more (B07, R64)."""
        if self.tables.attack[card] == 0 or not self.stands(ATTACK_TAX):
            return 0
        found: i64 = 0
        index: i64 = 0
        while index < self.row_count:
            if (
                self.row(index, R_OP) == ATTACK_TAX
                and self.row(index, R_SUBJECT) == node
                and self.row(index, R_USES) != 0
            ):
                found += self.row(index, R_N)
            index += 1
        return found

    def untested(self, card: i64) -> bool:
        """Whether this recovery is the first one and nothing was tested (9.1b, R36)."""
        kind = self.tables.recovers[card]
        if kind == 0 or self.restored or self.flags & BIT[TESTED] != 0:
            return False
        return kind == 2 or self.tables.untested_any

    # --- may it be played? (R57) ------------------------------------------------------------------------------------

    def can_play(self, card: i64, free: bool) -> bool:
        """Paid for, not barred, requirements met, a target there."""
        left = self.budget(card // DECK_SIZE)
        if not free:
            left -= self.price(card)
            if left < 0:
                return False
        return not self.barred(card) and self.meets_requirements(card) and self.has_target(card, left)

    def barred(self, card: i64) -> bool:
        """By a ban, or by a limit that is used up (B05, A17, R47, R58)."""
        if self.in_force & (BIT[BAN] | BIT[LIMIT_PLAYS]) == 0:
            return False
        side = card // DECK_SIZE
        rows = self.rows
        index: i64 = 0
        while index < self.row_count:
            op = rows[index * STANDING + R_OP]
            if op == BAN and self.concerns(index, side, card):
                return True
            if op == LIMIT_PLAYS and self.row(index, R_USES) == 0 and self.concerns(index, side, card):
                return True
            index += 1
        return False

    def meets_requirements(self, card: i64) -> bool:
        """Every group of alternatives has one that holds (4.3b)."""
        tables = self.tables
        requirements = tables.requirements
        row = tables.requirement_at[card]
        end = tables.requirement_at[card + 1]
        while row < end:
            group = requirements[row * REQUIREMENT + Q_GROUP]
            held = False
            while row < end and requirements[row * REQUIREMENT + Q_GROUP] == group:
                held = held or self.holds(card, row)
                row += 1
            if not held:
                return False
        return True

    def holds(self, card: i64, row: i64) -> bool:
        tables = self.tables
        kind = tables.requirement(row, Q_KIND)
        a = tables.requirement(row, Q_A)
        if kind == NEEDS_PHASE:
            if self.marks & BIT[a] != 0:
                return True
            if self.marks_now & BIT[a] == 0:
                return False
            return not (a == RECON and tables.recon_card_only and tables.recon_named[card] == 0)  # R5
        if kind == NEEDS_ACTIVE:
            return self.find(ACTIVATE, a) != NONE
        if kind == NEEDS_SERVICES:
            return self.services_at_least(tables.requirement(row, Q_B)) >= a
        if kind == NEEDS_PLAYED:
            played = self.played_red if a < DECK_SIZE else self.played_blue
            return played & BIT[a % DECK_SIZE] != 0
        if kind == NEEDS_SUBTYPE:
            if self.subtypes_before & BIT[a] != 0:
                return True
            return tables.requirement(row, Q_B) == 0 and self.subtypes_now & BIT[a] != 0  # R39
        return self.any_secondary()

    def services_at_least(self, state: i64) -> i64:
        """Services in this state or worse; providers do not count (R75)."""
        return count(self.in_states(16 - BIT[state]) & self.tables.services)

    # --- targets (5.3b, R19) ----------------------------------------------------------------------------------------

    def targets(self, card: i64, left: i64) -> i64:
        """The set of nodes the card may name alone with so much money left."""
        tables = self.tables
        found = tables.target_nodes[card] & self.present & self.in_states(tables.target_states[card])
        if tables.target_never[card] != 0:
            found &= ~self.saved
        if tables.attack[card] != 0 and self.stands(ATTACK_TAX):
            node: i64 = 0
            while node < tables.width:
                if found & BIT[node] != 0 and self.attack_tax(card, node) > left:
                    found &= ~BIT[node]
                node += 1
        return found

    def seconds(self, card: i64, first: i64, left: i64) -> i64:
        """The set of nodes the card may name beside the first; of an edge, its other end (A05, B09, R77)."""
        found = self.targets(card, left) & ~BIT[first]
        if self.tables.pick[card] == PICK_EDGE:
            found &= self.tables.linked[first]
        return found

    def firsts(self, card: i64, left: i64) -> i64:
        """The set of nodes the card may name first."""
        found = self.targets(card, left)
        pick = self.tables.pick[card]
        if pick == PICK_ONE:
            return found
        taxed = self.tables.attack[card] != 0 and self.stands(ATTACK_TAX)
        all_targets = found
        node: i64 = 0
        while node < self.tables.width:
            bit = BIT[node]
            if found & bit != 0:
                others = all_targets & ~bit
                if taxed:
                    others = self.seconds(card, node, left - self.attack_tax(card, node))
                elif pick == PICK_EDGE:
                    others &= self.tables.linked[node]
                if others == 0:
                    found &= ~bit
            node += 1
        return found

    def has_target(self, card: i64, left: i64) -> bool:
        pick = self.tables.pick[card]
        if pick == PICK_NOTHING:
            return True
        return self.firsts(card, left) != 0

    # --- lists ------------------------------------------------------------------------------------------------------

    def list_nodes(self, nodes: i64, verb: i64, out: Legal) -> None:
        node: i64 = 0
        while node < self.tables.width:
            if nodes & BIT[node] != 0:
                out.add(verb + node)
            node += 1

    def list_targets(self, card: i64, first: bool, out: Legal) -> None:
        left = self.budget(card // DECK_SIZE) if card < 2 * DECK_SIZE else 0
        nodes = self.firsts(card, left) if first else self.seconds(card, self.pick_a, left)
        self.list_nodes(nodes, DO_TARGET, out)

    def list_cards(self, side: i64, phase: i64, out: Legal) -> None:
        """The cards of this turn phase a team may play, then those it may play free (R46, R67)."""
        cards = self.kinds(side, HAND) & self.tables.by_phase[phase - 2]
        card: i64 = 0
        while card < DECK_SIZE and cards >= BIT[card]:
            if cards & BIT[card] != 0 and self.can_play(side * DECK_SIZE + card, False):
                out.add(DO_PLAY + side * DECK_SIZE + card)
            card += 1
        if self.stands(FREE_PLAY) and self.find(FREE_PLAY, side) != NONE:
            card = 0
            while card < DECK_SIZE and cards >= BIT[card]:
                if cards & BIT[card] != 0 and self.can_play(side * DECK_SIZE + card, True):
                    out.add(DO_PLAY_FREE + side * DECK_SIZE + card)
                card += 1

    def list_dearest(self, side: i64, verb: i64, out: Legal) -> None:
        """The dearest cards of a hand (11.1a)."""
        cards = self.kinds(side, HAND)
        most: i64 = -1
        card: i64 = 0
        while card < DECK_SIZE and cards >= BIT[card]:
            if cards & BIT[card] != 0 and self.tables.cost[side * DECK_SIZE + card] > most:
                most = self.tables.cost[side * DECK_SIZE + card]
            card += 1
        card = 0
        while card < DECK_SIZE and cards >= BIT[card]:
            if cards & BIT[card] != 0 and self.tables.cost[side * DECK_SIZE + card] == most:
                out.add(verb + side * DECK_SIZE + card)
            card += 1

    def list_hand(self, side: i64, verb: i64, out: Legal) -> None:
        self.list_pile(self.kinds(side, HAND), verb + side * DECK_SIZE, out)

    def list_pile(self, cards: i64, verb: i64, out: Legal) -> None:
        card: i64 = 0
        while card < DECK_SIZE and cards >= BIT[card]:
            if cards & BIT[card] != 0:
                out.add(verb + card)
            card += 1
