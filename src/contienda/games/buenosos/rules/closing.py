"""Phase 5, second part: Trust, Stability with cap and BCP relief, economy, victory (8, R20 to R26, R69)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos.constants import OK, SERVICES
from contienda.games.buenosos.mechanics.markers import add_economic_cost, lose_stability, lose_trust
from contienda.games.buenosos.primitives.markers import IGNORE_TRUST_ZERO, continuity
from contienda.games.buenosos.rules.winning import look_at_the_end, look_for_red
from contienda.games.buenosos.state import BuenOsos

BUDGET_LOST: Final = 1  # columns of `economy_steps`: what a step of the Economic Cost takes
STABILITY_LOST: Final = 2


def close_turn(state: BuenOsos) -> None:
    """Apply Trust, then Stability, then the economy, then check who has won (R69)."""
    tables = state.tables
    state.begin("closing", "5.5b", state.turn)
    cause = state.cause()
    if tables.trust_each_turn:
        lose_trust(state, tables.trust_loss_fall * count(state.down & tables.citizen), "R24")
        state.resume(cause)
    loss = stability_loss(state)
    state.resume(cause)
    loss -= continuity(state)
    state.resume(cause)
    if loss < 0:
        loss = 0
    lose_stability(state, loss, "8.4a")
    economic_closing(state)
    state.note("debrief_due", "5.5c", state.turn)
    look_for_red(state)
    if state.turn >= tables.turns:
        look_at_the_end(state)


def stability_loss(state: BuenOsos) -> i64:
    """The loss from states, direct losses, criticality and Trust 0, under the cap (8.1 to 8.3, R20)."""
    tables = state.tables
    base = state.ledger
    extra: i64 = 0
    node: i64 = 0
    while node < SERVICES:
        status = state.status(node)
        if status != OK and state.present & BIT[node] != 0:
            base += tables.penalty[status]
            extra += tables.surcharge(node, status)
            if state.recorder is not None:
                state.recorder.current = state.recorder.recall(node)
                state.note("penalised", "8.1a", node, tables.penalty[status], tables.surcharge(node, status))
        node += 1
    fear = panic(state)
    if tables.cap_base:
        return capped(state, base) + extra + fear
    return capped(state, base + extra + fear)


def panic(state: BuenOsos) -> i64:
    """The Stability cost of another turn with Trust at 0, unless crisis communication covers it (8.3b, R25, R70)."""
    if not state.trust_zero or state.trust > 0 or state.stands(IGNORE_TRUST_ZERO):
        return 0
    state.note("panic", "8.3b", state.tables.trust_zero_penalty)
    return state.tables.trust_zero_penalty


def capped(state: BuenOsos, loss: i64) -> i64:
    """Limit a turn's loss (8.1b)."""
    if loss <= state.tables.stability_cap:
        return loss
    state.note("capped", "8.1b", loss - state.tables.stability_cap)
    return state.tables.stability_cap


# --- Economic Cost (R53, R76) -----------------------------------------------------------------------------------------


def economic_closing(state: BuenOsos) -> None:
    """Raise the marker for every Down service, then pay its step in Stability."""
    if not state.tables.economy:
        return
    add_economic_cost(state, state.tables.economy_per_down * count(state.down & state.tables.services))
    points = economic_step(state, STABILITY_LOST)
    if points > 0:
        lose_stability(state, points, "R53")


def economic_step(state: BuenOsos, column: i64) -> i64:
    """The cost of the highest threshold reached: BUDGET_LOST or STABILITY_LOST."""
    if not state.tables.economy:
        return 0
    steps = state.tables.economy_steps
    found: i64 = 0
    at: i64 = 0
    while at < i64(len(steps)):
        if state.economic_cost >= steps[at]:
            found = steps[at + column]
        at += 3
    return found
