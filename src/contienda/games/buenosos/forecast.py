"""Forecasts the country if nobody acts any more: cascades, upkeep and Stability to the end of the game.

A rough copy of phase 5 on bare sets. It skips coin tosses and the leftover after the last wave. Cards can be imagined
on the copy first; it reads only public information.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos.constants import DEGRADED, DOWN, DRP_STEP, INTERMITTENT, NONE, OK, SERVICES, WITHOUT
from contienda.games.buenosos.effect_codes import (
    ALWAYS,
    E_IF,
    E_IF_NODES,
    E_IF_STATES,
    E_NODES,
    E_OP,
    E_TARGET,
    IF_FELL,
    IF_WAS,
    R_OP,
)
from contienda.games.buenosos.state import BuenOsos
from contienda.games.buenosos.static_data import Tables


class Forecast:
    """One imagined future of the country."""

    def __init__(self, state: BuenOsos) -> None:
        self.tables: Tables = state.tables
        self.integrity: vec[i64] = state.integrity[:]
        self.present: i64 = state.present
        self.degraded: i64 = state.degraded
        self.intermittent: i64 = state.intermittent
        self.down: i64 = state.down
        self.recovered: i64 = state.recovered
        self.stability: i64 = state.stability
        self.trust: i64 = state.trust
        self.ledger: i64 = state.ledger
        self.turn: i64 = state.turn
        self.shielded: i64 = 0
        self.saved: i64 = 0
        self.halved: i64 = 0  # at the first closing
        self.manual: i64 = 0
        self.cut_a: i64 = NONE
        self.cut_b: i64 = NONE
        self.fell_at: i64 = 99  # the closing at which Red wins by falls
        self.soon: i64 = NONE  # services Down at the first closing
        self.spent: float = 0.0  # INT lost by the most critical services, as fractions of their maximum
        self.read_standing(state)

    def read_standing(self, state: BuenOsos) -> None:
        """Read the lasting effects already on the table."""
        primitives = self.tables.primitives
        for index in range(state.row_count):
            primitives.by_number[state.row(index, R_OP)].foresee_row(self, state, index)

    # --- states -----------------------------------------------------------------------------------------------------

    def at(self, node: i64) -> i64:
        bit = BIT[node]
        if self.down & bit != 0:
            return DOWN
        if self.intermittent & bit != 0:
            return INTERMITTENT
        return DEGRADED if self.degraded & bit != 0 else OK

    def enter(self, node: i64, state: i64) -> None:
        bit = BIT[node]
        self.degraded &= ~bit
        self.intermittent &= ~bit
        self.down &= ~bit
        if state == INTERMITTENT and self.tables.intermittency == WITHOUT:
            state = DEGRADED
        if state == DEGRADED:
            self.degraded |= bit
        elif state == INTERMITTENT:
            self.intermittent |= bit
        elif state == DOWN:
            self.down |= bit

    def worsen(self, node: i64, state: i64) -> None:
        if self.at(node) >= state:
            return
        if state == INTERMITTENT and self.shielded & BIT[node] != 0:
            return
        self.enter(node, state)

    def lose(self, node: i64, points: i64) -> None:
        if points <= 0 or self.down & BIT[node] != 0:
            return
        left = self.integrity[node] - points
        if left <= 0 and self.saved & BIT[node] != 0:
            self.saved &= ~BIT[node]
            left = 1
            self.enter(node, DEGRADED)
        if left <= 0:
            left = 0
            self.enter(node, DOWN)
        self.integrity[node] = left

    # --- cards ------------------------------------------------------------------------------------------------------

    def imagine(self, state: BuenOsos, program: i64, first: i64, second: i64) -> None:
        """Apply the predictable effects of a card."""
        tables = self.tables
        row = tables.effect_at[program]
        end = tables.effect_at[program + 1]
        while row < end:
            if tables.effect(row, E_TARGET) != 0:
                if first != NONE:
                    self.imagine_on(state, program, row, first, second)
                if second != NONE:
                    self.imagine_on(state, program, row, second, first)
            elif tables.effect(row, E_NODES) != 0:
                for node in range(i64(SERVICES)):
                    if tables.effect(row, E_NODES) & self.present & BIT[node] != 0:
                        self.imagine_on(state, program, row, node, first)
            elif self.holds(state, row, NONE, first):
                tables.primitives.by_number[tables.effect(row, E_OP)].foresee(self, row)
            row += 1

    def holds(self, state: BuenOsos, row: i64, node: i64, first: i64) -> bool:
        tables = self.tables
        kind = tables.effect(row, E_IF)
        if kind == ALWAYS:
            return True
        if kind == IF_WAS:
            return node != NONE and tables.effect(row, E_IF_STATES) & BIT[state.status(node)] != 0
        if kind == IF_FELL:
            return first != NONE and self.down & ~state.down & BIT[first] != 0
        return state.any_in(tables.effect(row, E_IF_NODES), tables.effect(row, E_IF_STATES))

    def imagine_on(self, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        if self.holds(state, row, node, other):
            primitive = self.tables.primitives.by_number[self.tables.effect(row, E_OP)]
            primitive.foresee_on(self, state, program, row, node, other)

    def heal(self, node: i64, points: i64) -> None:
        after = self.integrity[node] + points
        most = self.tables.maximum[node]
        self.integrity[node] = after if after < most else most
        state = self.at(node)
        if self.tables.repair == DRP_STEP and state != OK:
            self.enter(node, DEGRADED if state == INTERMITTENT and self.tables.intermittency != WITHOUT else OK)

    # --- running the forecast ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run from the next closing to that of the last turn."""
        tables = self.tables
        while True:
            wave: i64 = 0
            while wave < tables.wave_limit and self.wave():
                wave += 1
            self.close()
            if self.soon == NONE:
                self.soon = count(self.down & tables.services)
            if count(self.down & tables.most_critical) >= tables.red_crit5_needed and self.fell_at == 99:
                self.fell_at = self.turn
            self.turn += 1
            if self.turn > tables.turns or self.degraded | self.intermittent | self.down == 0:
                break
            self.wear()
        for node in range(i64(SERVICES)):
            if tables.most_critical & BIT[node] != 0:
                left = self.integrity[node]
                if left < tables.maximum[node]:
                    self.spent += 1.0 - float(left) / float(tables.maximum[node])

    def wave(self) -> bool:
        """Run one wave (7.3); return whether a state changed."""
        tables = self.tables
        degraded = self.degraded
        intermittent = self.intermittent
        down = self.down
        affected = degraded | intermittent | down
        up = tables.services & ~down
        for node in range(i64(SERVICES)):
            bit = BIT[node]
            if up & bit != 0:
                hit = tables.needs[node] & self.present & affected
                if hit != 0 and self.cut_a != NONE:
                    hit = self.uncut(node, hit)
                if hit != 0:
                    if count(hit) >= tables.affected_for_intermittent:
                        self.worsen(node, INTERMITTENT)
                    if hit & down != 0:
                        self.worsen(node, DEGRADED)
                    self.lose(
                        node,
                        count(hit & degraded) * tables.impact[DEGRADED]
                        + count(hit & intermittent) * tables.impact[INTERMITTENT]
                        + count(hit & down) * tables.impact[DOWN],
                    )
        return self.degraded != degraded or self.intermittent != intermittent or self.down != down

    def uncut(self, node: i64, hit: i64) -> i64:
        if node == self.cut_a:
            return hit & ~BIT[self.cut_b]
        return hit & ~BIT[self.cut_a] if node == self.cut_b else hit

    def close(self) -> None:
        """Lower Stability (8.1, 8.2); reliefs apply to this closing only."""
        tables = self.tables
        loss = self.ledger
        eased: i64 = 0
        affected = (self.degraded | self.intermittent | self.down) & tables.services
        for node in range(i64(SERVICES)):
            if affected & BIT[node] != 0:
                price = tables.price_of_state(node, self.at(node))
                loss += price
                if self.manual & BIT[node] != 0 and self.down & BIT[node] != 0:
                    eased += price - tables.price_of_state(node, DEGRADED)
                elif self.halved & BIT[node] != 0:
                    eased += price - price // 2
        if loss > tables.stability_cap:
            loss = tables.stability_cap
        loss -= eased
        if loss > 0:
            self.stability -= loss
        self.ledger = 0
        self.halved = 0
        self.manual = 0
        self.cut_a = NONE

    def wear(self) -> None:
        """Degraded services lose INT at the start of a turn (5.0a)."""
        for node in range(i64(SERVICES)):
            if self.degraded & BIT[node] != 0:
                self.lose(node, self.tables.upkeep_degraded)
