"""The country: services and providers with integrity and state.

Loss of INT, worsening, falls, healing and recovery happen here and nowhere else, whatever causes them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.elements import CARDS, DEGRADED, DOWN, DRP, INTERMITTENT, NONE, OK, SERVICES
from contienda.games.buenosos.markers import Markers
from contienda.games.buenosos.ops import (
    CHANGED_STATE,
    FELL,
    FIRED_SAVE,
    FIRED_SHIELD,
    LOST_INT,
    R_A,
    R_B,
    R_DURATION,
    R_OP,
    R_SERIAL,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
    SAVE_FROM_FALL,
    SHIELD_STATE,
    TURN,
)

WITHOUT: Final = 2  # intermittency none (13d)
DRP_STEP: Final = 0
FULL_INT: Final = 2
HIT_KEY: Final = 100  # recorder: the last damage to a node stands under this plus the node


class Country(Markers):
    """All that can be hurt."""

    integrity: vec[i64]
    degraded: i64 = 0  # the nodes in each state but OK
    intermittent: i64 = 0
    down: i64 = 0
    present: i64 = 0  # nodes on the table
    hurt: i64 = 0  # nodes that lost INT or got worse this turn, upkeep apart (R71, R75)
    fallen: i64 = 0  # services that ever fell
    recovered: i64 = 0  # services that were brought back
    saved: i64 = 0  # services that hold or held a redundancy (R60)
    fell: i64 = 0  # nodes felled by the card being carried out

    def build_country(self) -> None:
        """Services at full integrity, markers at their start (2.2, 3.1a, 3.4c)."""
        tables = self.tables
        self.integrity = tables.maximum[:]
        self.present = tables.services
        self.set_markers()

    def on_fall(self, node: i64) -> None:
        """What a service does when it falls (7.5a); written with the other effects."""

    # --- reading ----------------------------------------------------------------------------------------------------

    def state(self, node: i64) -> i64:
        bit = BIT[node]
        if (self.degraded | self.intermittent | self.down) & bit == 0:
            return OK
        return DEGRADED if self.degraded & bit != 0 else INTERMITTENT if self.intermittent & bit != 0 else DOWN

    def set_state(self, node: i64, state: i64) -> None:
        """The only place where a node enters or leaves a state."""
        bit = BIT[node]
        self.degraded &= ~bit
        self.intermittent &= ~bit
        self.down &= ~bit
        if state == DEGRADED:
            self.degraded |= bit
        elif state == INTERMITTENT:
            self.intermittent |= bit
        elif state == DOWN:
            self.down |= bit

    def affected(self) -> i64:
        """The set of nodes that are not OK."""
        return self.degraded | self.intermittent | self.down

    def in_states(self, states: i64) -> i64:
        """The set of nodes in any of these states."""
        found: i64 = 0
        if states & 1 != 0:
            found = self.present & ~self.affected()
        if states & 2 != 0:
            found |= self.degraded
        if states & 4 != 0:
            found |= self.intermittent
        if states & 8 != 0:
            found |= self.down
        return found

    def softened(self, state: i64) -> i64:
        """Without intermittency, Intermittent is Degraded (13d, R78)."""
        return DEGRADED if state == INTERMITTENT and self.tables.intermittency == WITHOUT else state

    def lose_integrity(self, node: i64, amount: i64, clause: str) -> None:
        """INT goes down, by damage or as a loss; at 0 the node falls (7.4a)."""
        before = self.integrity[node]
        left = before - amount
        if left < 0:
            left = 0
        self.integrity[node] = left
        self.hurt |= BIT[node]
        self.tell("damaged", clause, HIT_KEY + node, node, before - left, left)
        if left == 0:
            self.reach_zero(node, before)
            return
        self.write_log(LOST_INT, node, before - left)
        if node >= SERVICES:  # R75: any INT lost makes a provider at least Degraded
            self.worsen(node, DEGRADED, "R75")

    def reach_zero(self, node: i64, before: i64) -> None:
        """Redundancy saves it once (B03, R60); otherwise it is Down (7.4a)."""
        state = self.state(node)
        row = self.find(SAVE_FROM_FALL, node)
        if row != NONE:
            source = self.row(row, R_SOURCE)
            after = self.softened(self.row(row, R_A))
            left = self.row(row, R_B)
            if left > self.tables.maximum[node]:
                left = self.tables.maximum[node]
            self.integrity[node] = left
            self.set_state(node, after)
            self.write_log(LOST_INT, node, before - left)
            self.write_log(FIRED_SAVE, node, source, state, self.row(row, R_A) * 1000 + left)
            if self.recorder is not None:
                self.tell("saved", self.tables.clauses[source], node, node, left, source, after)
            self.remove_row(row)
            return
        self.write_log(LOST_INT, node, before)
        self.set_state(node, DOWN)
        self.fell |= BIT[node]
        first: i64 = 0
        if node < SERVICES and self.fallen & BIT[node] == 0:
            first = 1
            self.fallen |= BIT[node]
        self.write_log(FELL, node, state, first)
        self.tell("fell", "7.4a", node, node)
        if self.tables.citizen & BIT[node] != 0 and not self.tables.trust_each_turn:
            self.lose_trust(self.tables.trust_loss_fall, "8.3a")  # R24
        self.on_fall(node)

    # --- states -----------------------------------------------------------------------------------------------------

    def worsen(self, node: i64, state: i64, clause: str) -> None:
        """State at least this; never better, and Down is not touched (R12)."""
        if self.present & BIT[node] == 0:
            return
        before = self.state(node)
        after = self.softened(state)
        if before >= after:
            return
        if self.shielded(node, state):
            return
        self.set_state(node, after)
        self.hurt |= BIT[node]
        self.write_log(CHANGED_STATE, node, before, after)
        self.tell("worsened", clause, node, node, after)

    def shielded(self, node: i64, state: i64) -> bool:
        """Segmentation cancels its first change and holds for the rest of that turn (B01, R12)."""
        if not self.stands(SHIELD_STATE):
            return False
        index: i64 = 0
        while index < self.row_count:
            if (
                self.row(index, R_OP) == SHIELD_STATE
                and self.row(index, R_SUBJECT) == node
                and self.row(index, R_A) == state
                and self.row(index, R_USES) != 0
            ):
                source = self.row(index, R_SOURCE)
                if self.recorder is not None:
                    self.note("shielded", self.tables.clauses[source], node, source)
                if self.row(index, R_USES) == 1:
                    self.fire_shield(index)
                return True
            index += 1
        return False

    def fire_shield(self, index: i64) -> None:
        """Its card goes to the discard, its effect stays to the end of the turn (R12, R74)."""
        node = self.row(index, R_SUBJECT)
        source = self.row(index, R_SOURCE)
        serial = self.row(index, R_SERIAL)
        state = self.row(index, R_A)
        self.write_log(FIRED_SHIELD, node, source, state, self.row(index, R_DURATION))
        self.set_row(index, R_USES, -1)
        self.set_row(index, R_DURATION, TURN)
        self.set_row(index, R_SERIAL, -serial)  # the card may leave although the row stands
        self.release(source, serial)

    def improve(self, node: i64, clause: str) -> None:
        """One step better; Down is left by recovery alone, but for providers (R71, R75)."""
        state = self.state(node)
        if state == OK:
            return
        better = self.softened(state - 1)
        self.set_state(node, better)
        self.tell("improved", clause, node, node, better)

    def improve_provider(self, node: i64, clause: str) -> None:
        """One step, INT at least 3, full on reaching OK (R75)."""
        self.improve(node, clause)
        before = self.integrity[node]
        after: i64 = before if before > 3 else 3
        if self.state(node) == OK:
            after = self.tables.maximum[node]
        self.integrity[node] = after
        if after > before:
            self.tell("healed", clause, HIT_KEY + node, node, after - before, after)

    # --- recovery ---------------------------------------------------------------------------------------------------

    def heal(self, node: i64, points: i64, program: i64, clause: str) -> None:
        """INT up to the maximum; a Down service stays at 0 (5.0c, R19). States improve as `repair` says (R35, R71)."""
        if self.state(node) == DOWN or self.present & BIT[node] == 0:
            return
        cause = self.cause()
        before = self.integrity[node]
        after = before + points
        if after > self.tables.maximum[node]:
            after = self.tables.maximum[node]
        self.integrity[node] = after
        if after > before:
            self.tell("healed", clause, HIT_KEY + node, node, after - before, after)
        if self.tables.repair == DRP_STEP:
            if program < CARDS and self.tables.subtype[program] == DRP:
                self.improve(node, "R35")
        elif self.tables.repair == FULL_INT and after == self.tables.maximum[node] and self.state(node) != OK:
            self.set_state(node, OK)
            self.tell("improved", "R71", node, node, OK)
        self.resume(cause)

    def recover(self, node: i64, state: i64, integrity: i64, clause: str) -> None:
        """Out of Down (7.4b, 9.1a, R37)."""
        if self.state(node) != DOWN:
            return
        if integrity > self.tables.maximum[node]:
            integrity = self.tables.maximum[node]
        if integrity < 1:
            integrity = 1
        self.integrity[node] = integrity
        self.set_state(node, self.softened(state))
        if node < SERVICES:
            self.recovered |= BIT[node]
        self.tell("recovered", clause, node, node, self.state(node), integrity)
        self.add_economic_cost(self.tables.economy_per_recovery)
