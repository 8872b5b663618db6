"""The cascade (7.1 to 7.5): failures travel along the arrows in waves; only the worst leftover change counts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.buenosos._steps import ask_cascade, ask_leftover, cascade_wave
from contienda.games.buenosos.constants import (
    ARROW_KEY,
    DEGRADED,
    DO_LEFTOVER,
    DOWN,
    FACILITATOR,
    INTERMITTENT,
    NODES,
    NONE,
    OK,
    SERVICES,
)
from contienda.games.buenosos.primitives.arrows import dependencies
from contienda.games.buenosos.primitives.services import damage, worsen
from contienda.games.buenosos.rules.lists import list_nodes
from contienda.games.buenosos.rules.winning import look_at_once
from contienda.games.buenosos.state import BuenOsos


class Cascade(Step):
    """Run one wave and what follows it (7.2a, R61)."""

    number: i64 = 23
    arguments: str = "wave"

    def unasked(self, state: BuenOsos) -> None:
        number = cascade_wave(state)
        state.pop()
        if not any_impact(state):
            return
        degraded = state.degraded
        intermittent = state.intermittent
        down = state.down
        state.begin("wave_began", "7.2a", number)
        run_wave(state, number, state.present)
        look_at_once(state)
        if state.reason != NONE or changes_from(state, degraded, intermittent, down) == 0:
            return
        if number < state.tables.wave_limit:
            ask_cascade(state, number + 1)
        else:
            leave_over(state, number + 1)


class Leftover(Step):
    """The facilitator picks the one leftover change after the last wave (7.2e, R73)."""

    number: i64 = 24

    def who(self, state: BuenOsos) -> i64:
        return FACILITATOR

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_nodes(state, state.choices, DO_LEFTOVER, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        apply_leftover(state, action - DO_LEFTOVER)


# --- waves (7.2, R10, R11, R16, R61, R62) -----------------------------------------------------------------------------


def any_impact(state: BuenOsos) -> bool:
    """Whether a service that is up has an affected dependency; otherwise there is no wave (R61)."""
    affected = state.affected()
    if affected == 0:
        return False
    node: i64 = 0
    while node < SERVICES:
        if state.present & ~state.down & BIT[node] != 0 and dependencies(state, node) & affected != 0:
            return True
        node += 1
    return False


def changes_from(state: BuenOsos, degraded: i64, intermittent: i64, down: i64) -> i64:
    """The set of services whose state has changed (7.2b, R61)."""
    found = (state.degraded ^ degraded) | (state.intermittent ^ intermittent) | (state.down ^ down)
    return found & state.tables.services


def run_wave(state: BuenOsos, wave: i64, services: i64) -> None:
    """Run a wave from the states at its start: first all states, then all damage (R11)."""
    degraded = state.degraded
    intermittent = state.intermittent
    down = state.down
    affected = state.affected()
    up = services & ~down
    cause = state.cause()
    if state.recorder is not None:
        tell_arrows(state, wave, up, affected)
    node: i64 = 0
    while node < SERVICES:
        if up & BIT[node] != 0:
            hit = dependencies(state, node) & affected
            if hit != 0:
                state.recall(ARROW_KEY + node)
                wave_state(state, node, count(hit), hit & down != 0)
        node += 1
    node = 0
    while node < SERVICES:
        if up & BIT[node] != 0:
            hit = dependencies(state, node) & affected
            if hit != 0:
                state.recall(ARROW_KEY + node)
                damage(
                    state, node, impact_on(state, node, hit & degraded, hit & intermittent, hit & down), NONE, "7.3d"
                )
        node += 1
    state.resume(cause)


def wave_state(state: BuenOsos, node: i64, hits: i64, by_down: bool) -> None:
    """Two affected dependencies make it Intermittent, a Down one at least Degraded (7.3b, 7.3c, 7.3e, R59)."""
    if hits >= state.tables.affected_for_intermittent:
        worsen(state, node, INTERMITTENT, "7.3e")
    if by_down and state.status(node) == OK:
        worsen(state, node, DEGRADED, "7.3c")


def impact_on(state: BuenOsos, node: i64, degraded: i64, intermittent: i64, down: i64) -> i64:
    """The sum of all impacts (7.3d); with `cascade = changes` an arrow deals only what is new this turn (R10)."""
    impact = state.tables.impact
    if not state.tables.cascade_changes:
        return (
            count(degraded) * impact[DEGRADED] + count(intermittent) * impact[INTERMITTENT] + count(down) * impact[DOWN]
        )
    total: i64 = 0
    dependency: i64 = 0
    while dependency < state.tables.width:
        bit = BIT[dependency]
        if (degraded | intermittent | down) & bit != 0:
            status: i64 = DEGRADED if degraded & bit != 0 else INTERMITTENT if intermittent & bit != 0 else DOWN
            total += impact_of(state, node, dependency, status)
            remember_worst(state, node, dependency, status)
        dependency += 1
    return total


def impact_of(state: BuenOsos, node: i64, dependency: i64, status: i64) -> i64:
    impact = state.tables.impact[status]
    if state.tables.cascade_changes:
        impact -= state.tables.impact[worst_dealt(state, node, dependency)]
        if impact < 0:
            return 0
    return impact


def worst_dealt(state: BuenOsos, node: i64, dependency: i64) -> i64:
    """The worst state of a dependency already dealt to a service this turn, two bits of its row (R10)."""
    return (state.dealt[node] >> (2 * dependency)) & 3


def remember_worst(state: BuenOsos, node: i64, dependency: i64, status: i64) -> None:
    worst = worst_dealt(state, node, dependency)
    if status > worst:
        state.dealt[node] += (status - worst) << (2 * dependency)


def forget_dealt(state: BuenOsos) -> None:
    """Let every arrow deal again in a new turn."""
    state.dealt = vec[i64]([0] * int(state.dealt_size))


# --- what is left after the last wave (7.2e, R16, R62) ----------------------------------------------------------------


def leave_over(state: BuenOsos, wave: i64) -> None:
    """Apply only the most critical of the changes that another wave would make."""
    twin = state.twin()
    run_wave(twin, wave, state.present)
    changes = changes_from(twin, state.degraded, state.intermittent, state.down)
    if changes == 0:
        return
    if state.facilitated() and count(changes) > 1:  # R73
        state.choices = changes
        ask_leftover(state)
        return
    best: i64 = NONE
    node: i64 = 0
    while node < SERVICES:
        if changes & BIT[node] != 0 and (best == NONE or more_pressing(state, node, best, twin)):
            best = node
        node += 1
    apply_leftover(state, best)


def more_pressing(state: BuenOsos, node: i64, other: i64, twin: BuenOsos) -> bool:
    """Compare by highest criticality, then worst new state, then lowest INT before it, then lowest id."""
    criticality = state.tables.criticality
    if criticality[node] != criticality[other]:
        return criticality[node] > criticality[other]
    if twin.status(node) != twin.status(other):
        return twin.status(node) > twin.status(other)
    return state.integrity[node] < state.integrity[other]


def apply_leftover(state: BuenOsos, service: i64) -> None:
    state.choices = 0
    state.lead("left_over", "7.2e", service)
    run_wave(state, state.tables.wave_limit + 1, BIT[service])
    look_at_once(state)


# --- events -----------------------------------------------------------------------------------------------------------


def tell_arrows(state: BuenOsos, wave: i64, up: i64, affected: i64) -> None:
    """Report each arrow with an impact, the heaviest on a service last: it is the cause of the result."""
    recorder = state.recorder
    if recorder is None:
        return
    wave_event = recorder.current
    node: i64 = 0
    while node < SERVICES:
        hit: i64 = 0
        if up & BIT[node] != 0:
            hit = dependencies(state, node) & affected
        heaviest: i64 = NONE
        dependency: i64 = 0
        while dependency < NODES:
            if hit & BIT[dependency] != 0:
                if heaviest == NONE or arrow_weighs(state, node, dependency, heaviest):
                    heaviest = dependency
            dependency += 1
        dependency = 0
        while dependency < NODES:
            if hit & BIT[dependency] != 0 and dependency != heaviest:
                recorder.current = wave_event
                tell_arrow(state, wave, node, dependency)
            dependency += 1
        if heaviest != NONE:
            recorder.current = wave_event
            tell_arrow(state, wave, node, heaviest)
            recorder.remember(ARROW_KEY + node, recorder.current)
        node += 1
    recorder.current = wave_event


def arrow_points(state: BuenOsos, node: i64, dependency: i64) -> i64:
    return impact_of(state, node, dependency, state.status(dependency))


def arrow_weighs(state: BuenOsos, node: i64, dependency: i64, other: i64) -> bool:
    """Whether this arrow has more impact than the other; if equal, the later change wins."""
    points = arrow_points(state, node, dependency) - arrow_points(state, node, other)
    if points != 0 or state.recorder is None:
        return points > 0
    return state.recorder.recall(dependency) > state.recorder.recall(other)


def tell_arrow(state: BuenOsos, wave: i64, node: i64, dependency: i64) -> None:
    """Report an arrow, caused by whatever put the dependency into its state."""
    status = state.status(dependency)
    if state.recorder is not None and state.recorder.recall(dependency) >= 0:
        state.recorder.current = state.recorder.recall(dependency)
    clause = "7.3a" if status == DEGRADED else "7.3b" if status == INTERMITTENT else "7.3c"
    state.lead("arrow_hit", clause, node, dependency, wave, arrow_points(state, node, dependency))
