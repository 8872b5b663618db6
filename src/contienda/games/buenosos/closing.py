"""Phase 5, second part: Trust, Stability with its cap and the BCP reductions, economy, victory (8, R20 to R26, R69)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos.cascade import Cascade
from contienda.games.buenosos.elements import OK, SERVICES
from contienda.games.buenosos.markers import STABILITY_KEY
from contienda.games.buenosos.ops import (
    COUNT_AS,
    HALVE_PENALTY,
    IGNORE_TRUST_ZERO,
    R_A,
    R_B,
    R_OP,
    R_SOURCE,
    R_SUBJECT,
)


class Closing(Cascade):
    """Moves the markers in the order of 8.4."""

    trust_zero: bool = False  # Trust was 0 when the turn began (R70)

    def close_turn(self) -> None:
        """Trust first, then Stability, then the economy; then who has won (R69)."""
        tables = self.tables
        self.begin("closing", "5.5b", self.turn)
        cause = self.cause()
        if tables.trust_each_turn:
            self.lose_trust(tables.trust_loss_fall * count(self.down & tables.citizen), "R24")
            self.resume(cause)
        loss = self.stability_loss()
        self.resume(cause)
        loss -= self.continuity()
        self.resume(cause)
        if loss < 0:
            loss = 0
        self.lose_stability(loss, "8.4a")
        self.economic_closing()
        self.note("debrief_due", "5.5c", self.turn)
        self.look_for_red()
        if self.turn >= tables.turns:
            self.look_at_the_end()

    def lose_stability(self, points: i64, clause: str) -> None:
        """It stops at 0."""
        if points > self.stability:
            points = self.stability
        self.stability -= points
        if self.recorder is not None:
            cause = self.cause()
            self.tell("stability_fell", clause, STABILITY_KEY, points, self.stability)
            self.resume(cause)

    def stability_loss(self) -> i64:
        """Base by state, direct losses, criticality and Trust 0 under the cap (8.1 to 8.3, R20)."""
        tables = self.tables
        base = self.ledger
        extra: i64 = 0
        node: i64 = 0
        while node < SERVICES:
            state = self.state(node)
            if state != OK and self.present & BIT[node] != 0:
                base += tables.penalty[state]
                extra += tables.surcharge(node, state)
                if self.recorder is not None:
                    self.recorder.current = self.recorder.recall(node)
                    self.note("penalised", "8.1a", node, tables.penalty[state], tables.surcharge(node, state))
            node += 1
        panic = self.panic()
        if tables.cap_base:
            return self.capped(base) + extra + panic
        return self.capped(base + extra + panic)

    def panic(self) -> i64:
        """Each further turn with Trust at 0 costs Stability, unless crisis communication covers it (8.3b, R25, R70)."""
        if not self.trust_zero or self.trust > 0 or self.stands(IGNORE_TRUST_ZERO):
            return 0
        self.note("panic", "8.3b", self.tables.trust_zero_penalty)
        return self.tables.trust_zero_penalty

    def capped(self, loss: i64) -> i64:
        """A turn's loss is limited (8.1b)."""
        if loss <= self.tables.stability_cap:
            return loss
        self.note("capped", "8.1b", loss - self.tables.stability_cap)
        return self.tables.stability_cap

    def continuity(self) -> i64:
        """What BCP takes off: each service's price without the cards minus its price with them (8.4d, R21)."""
        if self.in_force & (BIT[COUNT_AS] | BIT[HALVE_PENALTY]) == 0:
            return 0
        found: i64 = 0
        node: i64 = 0
        while node < SERVICES:
            if self.state(node) != OK and self.present & BIT[node] != 0:
                found += self.continuity_of(node)
            node += 1
        return found

    def continuity_of(self, node: i64) -> i64:
        """First what makes a state count as another, then halves, each rounded down."""
        state = self.state(node)
        full = self.tables.price_of_state(node, state)
        left = full
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_OP) == COUNT_AS and self.row(index, R_SUBJECT) == node:
                if self.row(index, R_A) == state and left == full:
                    left = self.tables.price_of_state(node, self.row(index, R_B))
                    self.tell_relief(node, full - left, index)
            index += 1
        index = 0
        while index < self.row_count:
            if self.row(index, R_OP) == HALVE_PENALTY and self.row(index, R_SUBJECT) == node:
                self.tell_relief(node, left - left // 2, index)
                left = left // 2
            index += 1
        return full - left

    def tell_relief(self, node: i64, points: i64, index: i64) -> None:
        if self.recorder is not None and points > 0:
            source = self.row(index, R_SOURCE)
            self.note("relieved", self.tables.clauses[source], node, points, source)

    # --- Economic Cost (R53, R76) -----------------------------------------------------------------------------------

    def economic_closing(self) -> None:
        """The marker rises with every Down service, then its step costs Stability."""
        if not self.tables.economy:
            return
        self.add_economic_cost(self.tables.economy_per_down * count(self.down & self.tables.services))
        points = self.economic_step(2)
        if points > 0:
            self.lose_stability(points, "R53")

    def economic_step(self, column: i64) -> i64:
        """Of the highest threshold reached: 1 the budget points, 2 the Stability it costs."""
        if not self.tables.economy:
            return 0
        steps = self.tables.economy_steps
        found: i64 = 0
        at: i64 = 0
        while at < i64(len(steps)):
            if self.economic_cost >= steps[at]:
                found = steps[at + column]
            at += 3
        return found
