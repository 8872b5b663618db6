"""The setup (3) and the turn as a sequence: its start (5.0), its phases in order, its end (5.5d)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.step import Step
from contienda.games.buenosos import _codec
from contienda.games.buenosos._steps import (
    ask_attack,
    ask_attack_end,
    ask_cascade,
    ask_closing,
    ask_draw,
    ask_event,
    ask_intermittency,
    ask_latent,
    ask_preparation,
    ask_response,
    ask_response_end,
    ask_start,
    ask_supply,
    ask_trim,
    closing_chosen,
    start_chosen,
    start_turn,
)
from contienda.games.buenosos.constants import BLUE, DECK, DECKS, DEGRADED, DOWN, NONE, PLACES, RED, REST_STEP, SERVICES
from contienda.games.buenosos.effect_codes import FOR_TURN, FOR_WINDOW
from contienda.games.buenosos.mechanics.lasting_effects import end_rows
from contienda.games.buenosos.mechanics.service_state import improve, improve_provider
from contienda.games.buenosos.primitives.cards import refresh_discounts
from contienda.games.buenosos.primitives.services import lose_integrity
from contienda.games.buenosos.rules.cascade import forget_dealt
from contienda.games.buenosos.rules.closing import BUDGET_LOST, close_turn, economic_step
from contienda.games.buenosos.rules.providers import grant_perks
from contienda.games.buenosos.rules.winning import look_at_once
from contienda.games.buenosos.state import BuenOsos
from contienda.games.buenosos.static_data import Tables


def set_up(state: BuenOsos, seats: int, tables: Tables) -> None:
    """Set up services, decks, markers, providers and first hands (3, R54)."""
    state.seats = seats
    state.tables = tables
    state.dealt_size = SERVICES if tables.cascade_changes else 0
    state.restore_pending([])
    _codec.blank(state)
    for side in range(DECKS):
        state.piles[side * PLACES + DECK] = tables.deck[side]  # 3.3a, 3.3b
    state.integrity = tables.maximum[:]  # 2.2, 3.1a, 3.4c
    state.present = tables.services
    state.stability = tables.stability_start
    state.trust = tables.trust_start
    state.economic_cost = tables.economy_start
    ask_start(state, 1, NONE)
    ask_draw(state, RED)
    ask_draw(state, BLUE)
    if tables.providers_drawn > 0:
        ask_supply(state, tables.providers_drawn)
    state.settle()


class Start(Step):
    """Step 0: upkeep, perks, budgets and draws; then the phases (5.0a)."""

    number: i64 = 1
    arguments: str = "turn:64 chosen?"

    def unasked(self, state: BuenOsos) -> None:
        tables = state.tables
        state.turn = start_turn(state)
        chosen = start_chosen(state)
        state.pop()
        state.begin("turn_began", "5.0a", state.turn)
        cause = state.cause()
        state.trust_zero = state.trust == 0
        upkeep(state)
        state.resume(cause)
        look_at_once(state)
        if state.reason != NONE:
            return
        grant_perks(state)
        look_at_once(state)
        if state.reason != NONE:
            return
        state.budget_red = tables.budget_red  # 5.0e
        state.budget_blue = tables.budget_blue - economic_step(state, BUDGET_LOST)
        if state.budget_blue < 0:
            state.budget_blue = 0
        state.note("budgets_set", "5.0e", state.budget_red, state.budget_blue)
        refresh_discounts(state)
        ask_phases(state, chosen)


def ask_phases(state: BuenOsos, chosen: i64) -> None:
    """Push the turn's steps from last to first: the last one pushed comes next (5)."""
    ask_closing(state, NONE)
    ask_cascade(state, 1)
    ask_intermittency(state)
    ask_response_end(state)
    ask_response(state)
    ask_attack_end(state)
    ask_attack(state)
    ask_preparation(state)
    ask_event(state, chosen)
    ask_latent(state)
    ask_trim(state, RED)
    ask_trim(state, BLUE)
    ask_draw(state, RED)
    ask_draw(state, BLUE)


def upkeep(state: BuenOsos) -> None:
    """Improve providers and, by that ruling, rested services; Degraded services lose INT (5.0a, R71, R75)."""
    tables = state.tables
    unhurt = state.present & ~state.hurt
    affected = state.affected()
    state.hurt = 0
    rested: i64 = 0
    node: i64 = 0
    while node < tables.width:
        if unhurt & affected & BIT[node] != 0:
            if node >= SERVICES:
                improve_provider(state, node, "R75")
            elif tables.repair == REST_STEP and state.status(node) != DOWN:
                if tables.needs[node] & state.present & affected == 0:
                    rested |= BIT[node]
        node += 1
    node = 0
    while node < SERVICES:
        if rested & BIT[node] != 0:
            improve(state, node, "R71")
        elif state.status(node) == DEGRADED and state.present & BIT[node] != 0 and tables.upkeep_degraded > 0:
            cause = state.cause()
            before = state.hurt
            state.recall(node)
            lose_integrity(state, node, tables.upkeep_degraded, "5.0a")
            state.hurt = before | (state.hurt & ~BIT[node])  # upkeep does not count as being hurt
            state.resume(cause)
        node += 1


class Closing(Step):
    """Phase 5 ends: move the markers, check for a winner, end what lasts for the turn (5.5b)."""

    number: i64 = 25
    arguments: str = "chosen?"  # the event of the next turn, if the facilitator has chosen one (11b)

    def unasked(self, state: BuenOsos) -> None:
        chosen = closing_chosen(state)
        state.pop()
        close_turn(state)
        if state.reason == NONE:
            end_turn(state, chosen)


def end_turn(state: BuenOsos, chosen: i64) -> None:
    """End what lasts for the turn and begin the next one (5.5d)."""
    end_rows(state, FOR_TURN)
    if state.tables.strict_timing:
        end_rows(state, FOR_WINDOW)
    state.log_count = 0
    state.subtypes_before |= state.subtypes_now
    state.subtypes_now = 0
    state.paid_now = 0
    state.marks_now = 0
    state.marks_used = 0
    state.basic_used = 0
    state.impact_played = False
    state.ledger = 0
    state.trust_lost = 0
    if state.tables.cascade_changes:
        forget_dealt(state)
    state.note("turn_ended", "5.5d", state.turn)
    ask_start(state, state.turn + 1, chosen)
