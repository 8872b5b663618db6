"""The sequence of play (4.1): the first position and the parts of a turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.setup import ask_setup, lay_out
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.static_data import Tables


def set_up(state: Maracas, tables: Tables) -> None:
    """Start with all pieces off the map, then ask for the first decision."""
    state.tables = tables
    state.steps = vec[i64]([0] * 24)
    lay_out(state)
    ask_setup(state)
    state.settle()


class Turn(Step):
    """Begin a turn: clear the marks of the last one and push its phases, last first (4.1)."""

    number: i64 = 10

    def unasked(self, state: Maracas) -> None:
        state.pop()
        state.turn += 1
        state.event = 0
        state.frozen = 0
        state.activated = 0
        state.rewarded = 0
        state.new_terror = 0
        state.fixed_units = 0
        for side in range(i64(c.SIDES)):
            state.set_number(side, c.EVENT_TP, 0)
            for area in range(i64(c.AREAS)):
                state.rows[area * c.ROWS + c.R_TRIES + side] = 0
        state.begin("turn_began", "4.1", state.turn)
        ask_phases(state)
        steps.ask_planned(state)
        steps.ask_buy(state, c.INS)
        steps.ask_recover(state, c.INS)
        steps.ask_buy(state, c.GOV)
        steps.ask_recover(state, c.GOV)
        if not state.tables.no_chit:
            steps.ask_free_draw(state, c.INS)
            steps.ask_free_draw(state, c.GOV)
        steps.ask_allocation(state)
        if state.tables.with_events:
            steps.ask_event(state)


def ask_phases(state: Maracas) -> None:
    """Push everything after the plans, last first (5.3 to 7.3); earlier Informants may be placed now (9.32)."""
    state.new_informants = 0
    steps.ask_turn(state)
    steps.ask_answered(state)
    steps.ask_appeal(state, c.INS)
    steps.ask_appeal(state, c.GOV)
    steps.ask_score(state)
    steps.ask_discard(state, c.INS)
    steps.ask_discard(state, c.GOV)
    steps.ask_redeployed(state)
    steps.ask_withdraw(state, c.INS)
    steps.ask_withdraw(state, c.GOV)
    steps.ask_redeployment(state)
    steps.ask_activate(state, 0)
    steps.ask_operations(state)
    steps.ask_intelligence(state)
    steps.ask_first(state)
    steps.ask_irregulars(state)
