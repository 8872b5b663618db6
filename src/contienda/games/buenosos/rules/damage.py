"""Damage and falling (7.4, 7.5): what guards leave of it is lost, and at INT 0 a service falls."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import DECK_SIZE, DEGRADED, DOWN, FIRST_FALL, HIT_KEY, SERVICES
from contienda.games.buenosos.effect_codes import CHANGED_STATE, FELL, LOST_INT
from contienda.games.buenosos.primitives.guards import boost_on, lowered
from contienda.games.buenosos.primitives.protection import saved_from_fall, shielded
from contienda.games.buenosos.rules.markers import lose_trust
from contienda.games.buenosos.rules.programs import run_inline
from contienda.games.buenosos.rules.secondary_log import write_log
from contienda.games.buenosos.rules.service_state import set_status, softened
from contienda.games.buenosos.state import BuenOsos


def damage(state: BuenOsos, node: i64, amount: i64, program: i64, clause: str) -> None:
    """INT loss open to guards; a Down or absent node takes none (R19)."""
    if state.present & ~state.down & BIT[node] == 0:
        return
    cause = state.cause()
    if 0 <= program < DECK_SIZE:
        amount += boost_on(state, node)
    amount = lowered(state, node, amount, program)
    if amount > 0:
        lose_integrity(state, node, amount, clause)
    state.resume(cause)


def lose_integrity(state: BuenOsos, node: i64, amount: i64, clause: str) -> None:
    """INT goes down, by damage or as a loss; at 0 the node falls (7.4a)."""
    before = state.integrity[node]
    left = before - amount
    if left < 0:
        left = 0
    state.integrity[node] = left
    state.hurt |= BIT[node]
    state.tell("damaged", clause, HIT_KEY + node, node, before - left, left)
    if left == 0:
        reach_zero(state, node, before)
        return
    write_log(state, LOST_INT, node, before - left)
    if node >= SERVICES:  # R75: any INT lost makes a provider at least Degraded
        worsen(state, node, DEGRADED, "R75")


def reach_zero(state: BuenOsos, node: i64, before: i64) -> None:
    """Redundancy saves it once (B03, R60); otherwise it is Down (7.4a)."""
    if saved_from_fall(state, node, before):
        return
    tables = state.tables
    status = state.status(node)
    write_log(state, LOST_INT, node, before)
    set_status(state, node, DOWN)
    state.fell |= BIT[node]
    first: i64 = 0
    if node < SERVICES and state.fallen & BIT[node] == 0:
        first = 1
        state.fallen |= BIT[node]
    write_log(state, FELL, node, status, first)
    state.tell("fell", "7.4a", node, node)
    if tables.citizen & BIT[node] != 0 and not tables.trust_each_turn:
        lose_trust(state, tables.trust_loss_fall, "8.3a")  # R24
    if node < SERVICES:
        run_inline(state, FIRST_FALL + node, node)  # 7.5a


def worsen(state: BuenOsos, node: i64, status: i64, clause: str) -> None:
    """State at least this; never better, and Down is not touched (R12)."""
    if state.present & BIT[node] == 0:
        return
    before = state.status(node)
    after = softened(state, status)
    if before >= after:
        return
    if shielded(state, node, status):
        return
    set_status(state, node, after)
    state.hurt |= BIT[node]
    write_log(state, CHANGED_STATE, node, before, after)
    state.tell("worsened", clause, node, node, after)
