"""Providers of the advanced variant (14d, R54, R75): drawn at setup, helpful while OK, hit and repaired."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step
from contienda.games.buenosos._steps import ask_supply, repair_cost, repair_steps, supply_more
from contienda.games.buenosos.constants import (
    DO_REPAIR,
    DO_SUPPLY,
    FIRST_PERK,
    NODES,
    NONE,
    OK,
    PROVIDERS,
    SERVICES,
)
from contienda.games.buenosos.mechanics.markers import add_economic_cost
from contienda.games.buenosos.mechanics.programs import chooser, run_inline
from contienda.games.buenosos.mechanics.service_state import improve_provider
from contienda.games.buenosos.state import BuenOsos


class Supply(Step):
    """Chance draws a provider (R54)."""

    number: i64 = 0
    arguments: str = "more"

    def who(self, state: BuenOsos) -> i64:
        return CHANCE

    def list(self, state: BuenOsos, out: Legal) -> None:
        provider: i64 = 0
        while provider < PROVIDERS:
            if state.tables.providers & ~state.present & BIT[SERVICES + provider] != 0:
                out.add(DO_SUPPLY + provider)
            provider += 1

    def do(self, state: BuenOsos, action: i64) -> None:
        more = supply_more(state) - 1
        node = SERVICES + action - DO_SUPPLY
        state.pop()
        state.present |= BIT[node]
        state.note("supplied", "R54", node)
        if more > 0:
            ask_supply(state, more)


class Repair(Step):
    """Blue improves a provider by some steps, which raises the Economic Cost (R75)."""

    number: i64 = 18
    arguments: str = "cost:100 steps"

    def who(self, state: BuenOsos) -> i64:
        return chooser(state)

    def list(self, state: BuenOsos, out: Legal) -> None:
        node: i64 = SERVICES
        while node < NODES:
            if state.present & BIT[node] != 0 and state.status(node) != OK:
                out.add(DO_REPAIR + node - SERVICES)
            node += 1

    def do(self, state: BuenOsos, action: i64) -> None:
        steps = repair_steps(state)
        cost = repair_cost(state)
        node = SERVICES + action - DO_REPAIR
        state.pop()
        state.lead("repaired", "R75", node)
        while steps > 0 and state.status(node) != OK:
            improve_provider(state, node, "R75")
            steps -= 1
        add_economic_cost(state, cost)


def grant_perks(state: BuenOsos) -> None:
    """Grant the perks of providers that are OK for this turn (R54, R75)."""
    cause = state.cause()
    node: i64 = SERVICES
    while node < state.tables.width:
        if state.present & BIT[node] != 0 and state.status(node) == OK:
            state.resume(cause)
            run_inline(state, FIRST_PERK + node - SERVICES, NONE)
        node += 1
    state.resume(cause)
