"""Intimidate (6.18): a hidden Insurgent stack against all Government paramilitaries in the Area."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import terrorise
from contienda.games.maracas.rules.counters import list_units, rating_sum
from contienda.games.maracas.rules.intelligence import is_informed, remove_informants
from contienda.games.maracas.rules.losses import disrupt_unit, fall_assets
from contienda.games.maracas.rules.mission_chits import ask_for_chit, chit_value, show_played
from contienda.games.maracas.rules.non_tactical import use_bombers, used_bombers
from contienda.games.maracas.rules.patrol import turn_up
from contienda.games.maracas.rules.strength import bomb_strength, non_tactical_strength, paramilitaries_in
from contienda.games.maracas.state import Maracas


class Disrupt(Step):
    """The Government chooses the stack that loses a paramilitary (6.18a)."""

    number: i64 = 75
    arguments: str = "left"

    def who(self, state: Maracas) -> i64:
        return c.GOV if steps.disrupt_left(state) > 0 and paramilitaries_in(state, state.active) != 0 else UNASKED

    def unasked(self, state: Maracas) -> None:
        """Nobody is left to Disrupt; the rest is surplus."""
        state.surplus = steps.disrupt_left(state)
        state.pop()

    def list(self, state: Maracas, out: Legal) -> None:
        for stack in range(state.stacks):
            if state.is_there(stack, c.GOV, state.active):
                if state.stack_units[stack] & state.tables.paramilitary[c.GOV] != 0:
                    out.add(c.DO_TARGET + stack)

    def do(self, state: Maracas, action: i64) -> None:
        steps.ask_disrupt_unit(state, action - c.DO_TARGET)


class DisruptUnit(Step):
    """The Government chooses the paramilitary to Disrupt (6.18a)."""

    number: i64 = 76
    arguments: str = "stack"

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        units = state.stack_units[steps.disrupt_unit_stack(state)] & state.tables.paramilitary[c.GOV]
        list_units(state, c.GOV, units, c.DO_HIT, out)

    def do(self, state: Maracas, action: i64) -> None:
        stack = steps.disrupt_unit_stack(state)
        state.pop()
        left = steps.disrupt_left(state)
        state.pop()
        steps.ask_disrupt(state, left - 1)
        state.fallen += 1
        units = state.stack_units[stack] & state.tables.paramilitary[c.GOV]
        disrupt_unit(state, stack, state.find_unit(c.GOV, units, action - c.DO_HIT), c.BY_INTIMIDATION)


def can_intimidate(state: Maracas, stack: i64) -> bool:
    """Whether a stack is hidden and at large, with somebody to intimidate (D-R63)."""
    if state.where(stack) != c.AT_LARGE or not state.is_hidden(stack):
        return False
    area = state.place_of(stack)
    return paramilitaries_in(state, area) != 0 or is_informed(state, area) or has_loose_assets(state, area)


def has_loose_assets(state: Maracas, area: i64) -> bool:
    """Whether the Area has a Government stack without a unit."""
    return any(state.is_there(stack, c.GOV, area) and state.stack_units[stack] == 0 for stack in range(state.stacks))


def declare_intimidation(state: Maracas) -> None:
    state.fallen = 0
    state.surplus = 0
    steps.ask_resolve(state)
    ask_for_chit(state, c.GOV)
    ask_for_chit(state, c.INS)
    turn_up(state, state.go_stack, used_bombers(state, state.go_stack), "6.18a")


def resolve_intimidation(state: Maracas) -> None:
    stack, area = state.go_stack, state.active
    mine = non_tactical_strength(state, stack, c.INTIMIDATE) + bomb_strength(state, stack)
    theirs = rating_sum(state, c.GOV, paramilitaries_in(state, area), c.CMR)
    total = mine + chit_value(state, c.INS, c.CMR)
    against = theirs + chit_value(state, c.GOV, c.CMR)
    show_played(state, c.INS, True)
    show_played(state, c.GOV, True)
    state.note("compared", "6.18a", total, against)
    use_bombers(state, stack)
    if total > against:
        steps.ask_after(state)
        steps.ask_disrupt(state, mine - theirs if mine >= theirs else theirs - mine)


def after_intimidation(state: Maracas) -> None:
    """Disrupt loose Assets, and Informants if no paramilitary is left; then apply Terror (6.18, D-R8, D-R9)."""
    area = state.active
    for stack in range(state.stacks):
        if state.is_there(stack, c.GOV, area) and state.stack_units[stack] == 0:
            fall_assets(state, stack)
    if paramilitaries_in(state, area) == 0:
        remove_informants(state, area)
    if state.fallen > 0 and state.units_in(c.GOV, area) == 0 and state.surplus > state.tables.pn[area]:
        terrorise(state, area, c.INS, "6.18c")
