"""The markers: Trust, direct losses of Stability, Economic Cost, and the budgets of both teams (2.2, 4.2, 8.3, R53)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.buenosos.constants import DRP, RED, STABILITY_KEY
from contienda.games.buenosos.effect_codes import ENTERED, LOST_TRUST
from contienda.games.buenosos.mechanics.secondary_log import write_log
from contienda.games.buenosos.state import BuenOsos


def lose_trust(state: BuenOsos, points: i64, clause: str) -> None:
    """Lower Trust at once; each turn's loss is capped, and gains do not raise the cap (8.3c, R23)."""
    if points <= 0:
        return
    lost = points if points < state.trust else state.trust
    room = state.tables.trust_cap - state.trust_lost
    if lost > room:
        state.note("trust_capped", "8.3c", lost - room)
        lost = room
        if lost == 0:
            return
    state.trust_lost += lost
    state.trust -= lost
    if lost > 0:
        write_log(state, LOST_TRUST, 0, lost)
    state.note("trust_fell", clause, lost, state.trust)


def gain_trust(state: BuenOsos, points: i64, clause: str) -> None:
    before = state.trust
    state.trust += points
    if state.trust > state.tables.trust_max:
        state.trust = state.tables.trust_max  # R26
    state.note("trust_rose", clause, state.trust - before, state.trust)


def enter_loss(state: BuenOsos, points: i64, clause: str) -> None:
    """Record a direct loss of Stability, to be applied at the closing (R23)."""
    state.ledger += points
    if state.ledger < 0:
        state.ledger = 0
    write_log(state, ENTERED, 0, points)
    state.note("loss_entered", clause, points if points > 0 else 0, state.ledger)


def lose_stability(state: BuenOsos, points: i64, clause: str) -> None:
    """Lower Stability, down to 0."""
    if points > state.stability:
        points = state.stability
    state.stability -= points
    if state.recorder is not None:
        cause = state.cause()
        state.tell("stability_fell", clause, STABILITY_KEY, points, state.stability)
        state.resume(cause)


def add_economic_cost(state: BuenOsos, points: i64) -> None:
    """Raise Economic Cost: it never falls and stops at its maximum (R53, R76)."""
    if not state.tables.economy or points <= 0:
        return
    state.economic_cost += points
    if state.economic_cost > state.tables.economy_max:
        state.economic_cost = state.tables.economy_max
    state.note("economy_rose", "R53", points, state.economic_cost)


def pay(state: BuenOsos, side: i64, cost: i64, card: i64) -> None:
    """Pay budget points; those for DRP cards also raise Economic Cost (R53, R76)."""
    if side == RED:
        state.budget_red -= cost
    else:
        state.budget_blue -= cost
    if state.tables.subtype[card] == DRP:
        add_economic_cost(state, cost * state.tables.economy_per_point)
