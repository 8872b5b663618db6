"""Phase 5, first part: intermittent services spread (7.6), then the cascade goes in waves (7.1 to 7.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.games.buenosos.elements import DEGRADED, DOWN, INTERMITTENT, NODES, NONE, OK, SERVICES
from contienda.games.buenosos.ops import CUT_EDGE, MUTE, R_A, R_OP, R_SUBJECT
from contienda.games.buenosos.plays import Plays
from contienda.games.buenosos.steps import CASCADE, LEFTOVER, SPREAD

COIN: Final = 0  # intermittency
ODD_TURNS: Final = 1
BY_CRITICALITY: Final = 0  # intermittency_target
AT_RANDOM: Final = 1
ARROW_KEY: Final = 300  # recorder: the heaviest arrow that hit a service in this wave


class Cascade(Plays):
    """How failures travel along the arrows."""

    tossing: i64 = 0  # nodes that still have to toss
    choices: i64 = 0  # services the facilitator may pick from (7.2e)
    dealt: vec[i64]  # cascade changes: worst state so far of each dependency, two bits each (R10)

    def dependencies(self, service: i64) -> i64:
        """The set of nodes a service depends on, but for arrows cut this turn (B09, R49)."""
        found = self.tables.needs[service] & self.present
        return found & ~self.cut_from(service) if self.stands(CUT_EDGE) else found

    def cut_from(self, node: i64) -> i64:
        """The other ends of cut pairs."""
        found: i64 = 0
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_OP) == CUT_EDGE:
                if self.row(index, R_SUBJECT) == node:
                    found |= BIT[self.row(index, R_A)]
                elif self.row(index, R_A) == node:
                    found |= BIT[self.row(index, R_SUBJECT)]
            index += 1
        return found

    # --- intermittency (7.6, R13 to R15, R63) -----------------------------------------------------------------------

    def begin_intermittency(self) -> None:
        """Every node Intermittent when phase 5 starts spreads or holds, in order of id."""
        self.tossing = 0
        if self.tables.intermittency == COIN or (self.tables.intermittency == ODD_TURNS and self.turn % 2 == 1):
            self.tossing = self.intermittent

    def next_tosser(self) -> i64:
        """The next node that has somebody to spread to, or NONE; muted and idle ones are passed over."""
        while self.tossing != 0:
            node = lowest(self.tossing)
            if self.find(MUTE, node) != NONE:
                self.note("muted", "7.6a", node)
            elif self.spread_candidates(node) != 0:
                return node
            self.tossing &= ~BIT[node]
        return NONE

    def spread_candidates(self, node: i64) -> i64:
        """Dependents that are not Down, along arrows that are not cut."""
        found = self.tables.feeds[node] & self.present
        if self.stands(CUT_EDGE):
            found &= ~self.cut_from(node)
        return found & ~self.down

    def toss(self, node: i64, failed: bool) -> None:
        """The coin fell (7.6a), or an odd turn came (7.6b)."""
        self.tossing &= ~BIT[node]
        if self.recorder is not None:
            self.recorder.current = self.recorder.recall(node)
        self.lead("tossed", "7.6a" if self.tables.intermittency == COIN else "7.6b", node, 1 if failed else 0)
        if not failed:
            return
        dependents = self.spread_candidates(node)
        by_order = self.tables.intermittency_target == BY_CRITICALITY and not self.facilitated()
        if by_order or count(dependents) == 1:  # R73: nobody is asked where there is no choice
            self.spread(node, self.most_critical(dependents))
        else:
            self.push(SPREAD, node)

    def facilitated(self) -> bool:
        """Whether a third seat makes the choices that are the facilitator's (R73)."""
        return self.seats > 2 and self.tables.facilitator

    def most_critical(self, nodes: i64) -> i64:
        """Highest criticality, then lowest INT, then lowest id (11.1b, R15)."""
        best: i64 = NONE
        node: i64 = 0
        while node < self.tables.width:
            if nodes & BIT[node] != 0:
                if best == NONE or self.more_urgent(node, best):
                    best = node
            node += 1
        return best

    def more_urgent(self, node: i64, other: i64) -> bool:
        criticality = self.tables.criticality
        if criticality[node] != criticality[other]:
            return criticality[node] > criticality[other]
        return self.integrity[node] < self.integrity[other]

    def spread(self, node: i64, dependent: i64) -> None:
        """One dependent is hit; its state changes only by a fall (R63)."""
        clause = "7.6a" if self.tables.intermittency == COIN else "7.6b"
        self.lead("spread", clause, node, dependent)
        self.damage(dependent, self.tables.intermittency_damage, NONE, clause)
        self.look_at_once()

    # --- waves (7.2, R10, R11, R16, R61, R62) -----------------------------------------------------------------------

    def cascade(self, wave: i64) -> None:
        """One wave, and what comes after it."""
        self.pop()
        limit = self.tables.wave_limit
        if not self.any_impact():
            return
        degraded = self.degraded
        intermittent = self.intermittent
        down = self.down
        self.begin("wave_began", "7.2a", wave)
        self.wave(wave, self.present)
        self.look_at_once()
        if self.reason != NONE or self.changes_from(degraded, intermittent, down) == 0:
            return
        if wave < limit:
            self.push(CASCADE, wave + 1)
        else:
            self.leave_over(wave + 1)

    def any_impact(self) -> bool:
        """Whether a service that is up has an affected dependency; else there is no wave (R61)."""
        affected = self.affected()
        if affected == 0:
            return False
        node: i64 = 0
        while node < SERVICES:
            if self.present & ~self.down & BIT[node] != 0 and self.dependencies(node) & affected != 0:
                return True
            node += 1
        return False

    def changes_from(self, degraded: i64, intermittent: i64, down: i64) -> i64:
        """The set of services whose state differs from what it was (7.2b, R61)."""
        found = (self.degraded ^ degraded) | (self.intermittent ^ intermittent) | (self.down ^ down)
        return found & self.tables.services

    def wave(self, wave: i64, services: i64) -> None:
        """Computed from the states at its start; states of all first, then damage of all (R11)."""
        degraded = self.degraded
        intermittent = self.intermittent
        down = self.down
        affected = self.affected()
        up = services & ~down
        cause = self.cause()
        if self.recorder is not None:
            self.tell_arrows(wave, up, affected)
        node: i64 = 0
        while node < SERVICES:
            if up & BIT[node] != 0:
                hit = self.dependencies(node) & affected
                if hit != 0:
                    self.resume_arrow(node)
                    self.wave_state(node, count(hit), hit & down != 0)
            node += 1
        node = 0
        while node < SERVICES:
            if up & BIT[node] != 0:
                hit = self.dependencies(node) & affected
                if hit != 0:
                    self.resume_arrow(node)
                    self.damage(
                        node, self.impact_on(node, hit & degraded, hit & intermittent, hit & down), NONE, "7.3d"
                    )
            node += 1
        self.resume(cause)

    def wave_state(self, node: i64, hits: i64, by_down: bool) -> None:
        """Two affected dependencies make it Intermittent, a Down one at least Degraded (7.3b, 7.3c, 7.3e, R59)."""
        if hits >= self.tables.affected_for_intermittent:
            self.worsen(node, INTERMITTENT, "7.3e")
        if by_down and self.state(node) == OK:
            self.worsen(node, DEGRADED, "7.3c")

    def impact_on(self, node: i64, degraded: i64, intermittent: i64, down: i64) -> i64:
        """Impacts add up (7.3d); by `cascade = changes` an arrow deals only what is new this turn (R10)."""
        impact = self.tables.impact
        if not self.tables.cascade_changes:
            return (
                count(degraded) * impact[DEGRADED]
                + count(intermittent) * impact[INTERMITTENT]
                + count(down) * impact[DOWN]
            )
        total: i64 = 0
        dependency: i64 = 0
        while dependency < self.tables.width:
            bit = BIT[dependency]
            if (degraded | intermittent | down) & bit != 0:
                state: i64 = DEGRADED if degraded & bit != 0 else INTERMITTENT if intermittent & bit != 0 else DOWN
                total += self.impact_of(node, dependency, state)
                self.remember_worst(node, dependency, state)
            dependency += 1
        return total

    def impact_of(self, node: i64, dependency: i64, state: i64) -> i64:
        impact = self.tables.impact[state]
        if self.tables.cascade_changes:
            impact -= self.tables.impact[(self.dealt[node] >> (2 * dependency)) & 3]
            if impact < 0:
                return 0
        return impact

    def remember_worst(self, node: i64, dependency: i64, state: i64) -> None:
        worst = (self.dealt[node] >> (2 * dependency)) & 3
        if state > worst:
            self.dealt[node] += (state - worst) << (2 * dependency)

    def forget_dealt(self) -> None:
        """A new turn: every arrow may deal again."""
        self.dealt = vec[i64]([0] * (SERVICES if self.tables.cascade_changes else 0))

    # --- what is left after the last wave (7.2e, R16, R62) ----------------------------------------------------------

    def leave_over(self, wave: i64) -> None:
        """Only the most critical of the changes another wave would make."""
        twin = self.copy()
        assert isinstance(twin, Cascade)
        twin.wave(wave, self.present)
        changes = twin.changes_from(self.degraded, self.intermittent, self.down)
        if changes == 0:
            return
        if self.facilitated() and count(changes) > 1:  # R73
            self.choices = changes
            self.push(LEFTOVER)
            return
        best: i64 = NONE
        node: i64 = 0
        while node < SERVICES:
            if changes & BIT[node] != 0 and (best == NONE or self.more_pressing(node, best, twin)):
                best = node
            node += 1
        self.apply_leftover(best)

    def more_pressing(self, node: i64, other: i64, twin: Cascade) -> bool:
        """Highest criticality, then worst new state, then lowest INT before it, then lowest id."""
        criticality = self.tables.criticality
        if criticality[node] != criticality[other]:
            return criticality[node] > criticality[other]
        if twin.state(node) != twin.state(other):
            return twin.state(node) > twin.state(other)
        return self.integrity[node] < self.integrity[other]

    def apply_leftover(self, service: i64) -> None:
        self.choices = 0
        self.lead("left_over", "7.2e", service)
        self.wave(self.tables.wave_limit + 1, BIT[service])
        self.look_at_once()

    # --- events -----------------------------------------------------------------------------------------------------

    def tell_arrows(self, wave: i64, up: i64, affected: i64) -> None:
        """Each arrow that carries something, the heaviest on a service last: it is the cause of what they do to it."""
        recorder = self.recorder
        if recorder is None:
            return
        wave_event = recorder.current
        node: i64 = 0
        while node < SERVICES:
            hit: i64 = 0
            if up & BIT[node] != 0:
                hit = self.dependencies(node) & affected
            heaviest: i64 = NONE
            dependency: i64 = 0
            while dependency < NODES:
                if hit & BIT[dependency] != 0:
                    if heaviest == NONE or self.arrow_weighs(node, dependency, heaviest):
                        heaviest = dependency
                dependency += 1
            dependency = 0
            while dependency < NODES:
                if hit & BIT[dependency] != 0 and dependency != heaviest:
                    recorder.current = wave_event
                    self.tell_arrow(wave, node, dependency)
                dependency += 1
            if heaviest != NONE:
                recorder.current = wave_event
                self.tell_arrow(wave, node, heaviest)
                recorder.remember(ARROW_KEY + node, recorder.current)
            node += 1
        recorder.current = wave_event

    def arrow_points(self, node: i64, dependency: i64) -> i64:
        return self.impact_of(node, dependency, self.state(dependency))

    def arrow_weighs(self, node: i64, dependency: i64, other: i64) -> bool:
        """Whether this arrow carries more than the other; of equal ones what changed last."""
        points = self.arrow_points(node, dependency) - self.arrow_points(node, other)
        if points != 0 or self.recorder is None:
            return points > 0
        return self.recorder.recall(dependency) > self.recorder.recall(other)

    def tell_arrow(self, wave: i64, node: i64, dependency: i64) -> None:
        """Caused by what put the dependency into its state."""
        state = self.state(dependency)
        if self.recorder is not None and self.recorder.recall(dependency) >= 0:
            self.recorder.current = self.recorder.recall(dependency)
        clause = "7.3a" if state == DEGRADED else "7.3b" if state == INTERMITTENT else "7.3c"
        self.lead("arrow_hit", clause, node, dependency, wave, self.arrow_points(node, dependency))

    def resume_arrow(self, node: i64) -> None:
        if self.recorder is not None:
            self.recorder.current = self.recorder.recall(ARROW_KEY + node)
