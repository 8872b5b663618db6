"""States of services and providers (4.1): entered, softened, improved step by step (R71, R75, R78)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import (
    DEGRADED,
    DOWN,
    HIT_KEY,
    INTERMITTENT,
    OK,
    PROVIDER_FLOOR,
    WITHOUT,
)
from contienda.games.buenosos.state import BuenOsos


def set_status(state: BuenOsos, node: i64, status: i64) -> None:
    """The only place where a node enters or leaves a state."""
    bit = BIT[node]
    state.degraded &= ~bit
    state.intermittent &= ~bit
    state.down &= ~bit
    if status == DEGRADED:
        state.degraded |= bit
    elif status == INTERMITTENT:
        state.intermittent |= bit
    elif status == DOWN:
        state.down |= bit


def softened(state: BuenOsos, status: i64) -> i64:
    """Without intermittency, Intermittent is Degraded (13d, R78)."""
    return DEGRADED if status == INTERMITTENT and state.tables.intermittency == WITHOUT else status


def improve(state: BuenOsos, node: i64, clause: str) -> None:
    """One step better; Down is left by recovery alone, but for providers (R71, R75)."""
    status = state.status(node)
    if status == OK:
        return
    better = softened(state, status - 1)
    set_status(state, node, better)
    state.tell("improved", clause, node, node, better)


def improve_provider(state: BuenOsos, node: i64, clause: str) -> None:
    """One step, with some INT at least, full on reaching OK (R75)."""
    improve(state, node, clause)
    before = state.integrity[node]
    after: i64 = before if before > PROVIDER_FLOOR else PROVIDER_FLOOR
    if state.status(node) == OK:
        after = state.tables.maximum[node]
    state.integrity[node] = after
    if after > before:
        state.tell("healed", clause, HIT_KEY + node, node, after - before, after)


def return_status(state: BuenOsos, node: i64, status: i64) -> None:
    """As it was before something that never happened (R40)."""
    set_status(state, node, status)
    state.tell("improved", "R40", node, node, status)
