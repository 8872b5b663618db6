"""States of services and providers (4.1): entering, softening and improving step by step (R71, R75, R78)."""

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
    """Change the state of a node; nothing else does."""
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
    """Without intermittency, Intermittent becomes Degraded (13d, R78)."""
    return DEGRADED if status == INTERMITTENT and state.tables.intermittency == WITHOUT else status


def improve(state: BuenOsos, node: i64, clause: str) -> None:
    """Improve by one step; only recovery ends Down, except for providers (R71, R75)."""
    status = state.status(node)
    if status == OK:
        return
    better = softened(state, status - 1)
    set_status(state, node, better)
    state.tell("improved", clause, node, node, better)


def improve_provider(state: BuenOsos, node: i64, clause: str) -> None:
    """Improve a provider by one step, with some INT at least and full INT at OK (R75)."""
    improve(state, node, clause)
    before = state.integrity[node]
    after: i64 = before if before > PROVIDER_FLOOR else PROVIDER_FLOOR
    if state.status(node) == OK:
        after = state.tables.maximum[node]
    state.integrity[node] = after
    if after > before:
        state.tell("healed", clause, HIT_KEY + node, node, after - before, after)


def return_status(state: BuenOsos, node: i64, status: i64) -> None:
    """Restore the state before an event that was undone (R40)."""
    set_status(state, node, status)
    state.tell("improved", "R40", node, node, status)
