"""Damage, and the guards that lower it: their order, what they meet, what voids them (R8, R9, R48, R49, R64)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.country import Country
from contienda.games.buenosos.elements import DECK_SIZE, MONITORING, NONE
from contienda.games.buenosos.ops import (
    ATTACK_TAX,
    BOOST,
    CLASS,
    FIRST,
    GUARD,
    NEXT_ATTACK,
    ON_ATTACK,
    PIERCE,
    POOL,
    R_A,
    R_B,
    R_N,
    R_OP,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
)


class Guards(Country):
    """Between an attack and what it does."""

    met: i64 = 0  # targets whose attack guards have acted in this attack
    met_any: bool = False  # the guard against the next attack has acted
    pick_a: i64 = NONE  # declared targets
    pick_b: i64 = NONE

    def declared(self, node: i64) -> bool:
        """Whether the card being carried out names this node as its target (5.3b)."""
        return node == self.pick_a or node == self.pick_b

    def damage(self, node: i64, amount: i64, program: i64, clause: str) -> None:
        """INT loss open to guards; a Down or absent node takes none (R19)."""
        if self.present & ~self.down & BIT[node] == 0:
            return
        cause = self.cause()
        if 0 <= program < DECK_SIZE:
            amount += self.boost_on(node)
        amount = self.lowered(node, amount, program)
        if amount > 0:
            self.lose_integrity(node, amount, clause)
        self.resume(cause)

    def boost_on(self, node: i64) -> i64:
        """What hybrid coordination adds to a Red card's damage (R48)."""
        if not self.stands(BOOST):
            return 0
        found: i64 = 0
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_OP) == BOOST and self.row(index, R_SUBJECT) & BIT[node] != 0:
                found += self.row(index, R_N)
                self.note("boosted", "R48", node, self.row(index, R_N), self.row(index, R_SOURCE))
            index += 1
        return found

    def lowered(self, node: i64, amount: i64, program: i64) -> i64:
        """What guards leave of the damage: monitoring first, then older cards first (R9)."""
        if not self.stands(GUARD):
            return amount
        amount = self.lowered_by(node, amount, program, True)
        amount = self.lowered_by(node, amount, program, False)
        if program >= 0 and self.tables.attack[program] != 0:
            self.met_any = True
            if self.declared(node):
                self.met |= BIT[node]
        return amount

    def lowered_by(self, node: i64, amount: i64, program: i64, monitoring: bool) -> i64:
        index: i64 = 0
        while index < self.row_count and amount > 0:
            cut: i64 = 0
            if self.row(index, R_OP) == GUARD and (self.row(index, R_SOURCE) == MONITORING) == monitoring:
                cut = self.guard_against(index, node, program)
            if cut <= 0:
                index += 1
                continue
            if cut > amount:
                cut = amount
            source = self.row(index, R_SOURCE)
            pierce = self.find(PIERCE, node)
            if pierce != NONE:  # R8, R64: the whole effect is removed unused
                self.spend(pierce)
                self.note("pierced", "R8", node, source)
                self.remove_row(index)
                continue
            amount -= cut
            if self.recorder is not None:
                self.note("lessened", self.tables.clauses[source], node, cut, source)
            if not self.use_guard(index, cut):
                index += 1
        return amount

    def guard_against(self, index: i64, node: i64, program: i64) -> i64:
        """How much this guard would take off."""
        if self.row(index, R_USES) == 0:
            return 0
        kind = self.row(index, R_A)
        if kind == CLASS:
            return self.row(index, R_N) if program >= 0 and self.tables.tags[program] & self.row(index, R_B) != 0 else 0
        if kind == FIRST or kind == POOL:
            return self.row(index, R_N) if self.row(index, R_SUBJECT) == node else 0
        if program < 0 or self.tables.attack[program] == 0:
            return 0
        if kind == ON_ATTACK:  # R64: only where the service is a declared target
            if self.row(index, R_SUBJECT) == node and self.declared(node) and self.met & BIT[node] == 0:
                return self.row(index, R_N)
            return 0
        if self.met_any:  # R49: of two targets the first named
            return 0
        return self.row(index, R_B) if self.tables.high[program] != 0 else self.row(index, R_N)

    def use_guard(self, index: i64, cut: i64) -> bool:
        """Mark a guard as used; says whether its row is gone. Attack guards are spent when the attack ends."""
        kind = self.row(index, R_A)
        if kind == FIRST:
            if self.row(index, R_USES) < 0:
                self.set_row(index, R_USES, 1)
            return self.spend(index)
        if kind == POOL:
            left = self.row(index, R_N) - cut
            self.set_row(index, R_N, left)
            if left == 0:
                self.set_row(index, R_USES, 1)
                return self.spend(index)
        return False

    def spend_attack_guards(self) -> None:
        """An attack is over: the guards it met are spent in any case (R64)."""
        index: i64 = 0
        while index < self.row_count:
            op = self.row(index, R_OP)
            met = False
            if op == GUARD:
                kind = self.row(index, R_A)
                met = kind == NEXT_ATTACK or (kind == ON_ATTACK and self.declared(self.row(index, R_SUBJECT)))
            elif op == ATTACK_TAX:
                met = self.declared(self.row(index, R_SUBJECT))
            if not (met and self.spend(index)):
                index += 1
