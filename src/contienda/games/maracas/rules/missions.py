"""The missions of a go (6.0c, 6.1): which ones a stack may run, against whom, and how they are declared and resolved.

A player's picks (stack, mission, target) stay secret until they pay for the mission.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.ambush import (
    ambush_targets,
    can_ambush,
    declare_ambush,
    is_ambushable,
    resolve_ambush,
)
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.attack import (
    after_attack,
    can_attack,
    can_attack_irregulars,
    declare_attack,
    is_attackable,
    is_objective_open,
    resolve_attack,
)
from contienda.games.maracas.rules.chits import OpenDraw, show_chit
from contienda.games.maracas.rules.counters import list_units
from contienda.games.maracas.rules.forces import mark, put_stack
from contienda.games.maracas.rules.intimidate import (
    after_intimidation,
    can_intimidate,
    declare_intimidation,
    resolve_intimidation,
)
from contienda.games.maracas.rules.memory import tell_move
from contienda.games.maracas.rules.non_tactical import can_run_non_tactical, declare_non_tactical, resolve_non_tactical
from contienda.games.maracas.rules.patrol import can_patrol, declare_patrol, resolve_patrol
from contienda.games.maracas.state import Maracas


class Mission(Step):
    """The player chooses the mission of the stack (6.0c)."""

    number: i64 = 63
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return state.runner_side

    def list(self, state: Maracas, out: Legal) -> None:
        list_missions(state, state.go_stack, c.MISSIONS, out)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        pick_mission(state, action - c.DO_MISSION)


class Target(Step):
    """The player chooses the target, or where the stack moves (6.0c, 6.14)."""

    number: i64 = 64
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return state.runner_side

    def list(self, state: Maracas, out: Legal) -> None:
        list_targets(state, out)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        if action >= c.DO_TARGET_CRIMINAL:
            state.target = c.CRIMINAL + action - c.DO_TARGET_CRIMINAL
        elif action >= c.DO_TARGET:
            state.target = action - c.DO_TARGET
            if state.mission == c.AMBUSH:
                steps.ask_ambush_unit(state)
        else:
            state.target = action - c.DO_AREA


class AmbushUnit(Step):
    """The Insurgent chooses the regular unit to ambush (6.13a)."""

    number: i64 = 65
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return state.runner_side

    def list(self, state: Maracas, out: Legal) -> None:
        regular = state.stack_units[state.target] & state.tables.regular[c.GOV]
        list_units(state, c.GOV, regular, c.DO_PICK, out)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        state.target_unit = state.find_unit(c.GOV, state.stack_units[state.target], action - c.DO_PICK)


class Bombers(Step):
    """The Insurgent chooses how many Suicide Bombers to use (6.16d, D-R43)."""

    number: i64 = 66
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return state.runner_side

    def list(self, state: Maracas, out: Legal) -> None:
        for number in range(count(state.stack_assets[state.go_stack] & state.tables.bombers) + 1):
            out.add(c.DO_BOMBERS + number)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        state.bombers = action - c.DO_BOMBERS


class Declare(Step):
    """Announce and pay for the mission; a guard leaves its box (6.0c, 9.6b)."""

    number: i64 = 67

    def unasked(self, state: Maracas) -> None:
        state.pop()
        stack, mission, side = state.go_stack, state.mission, state.runner_side
        state.declared = True
        state.running = True
        state.add(side, c.TP_NOW, -1)
        if side == c.INS and state.event == c.E_DEBATE and state.debate == 0:
            state.debate = c.TACTICAL if mission < c.BUILD else c.NON_TACTICAL
        tell_mission(state, stack, mission, side)
        if state.where(stack) == c.GUARD:
            put_stack(state, stack, state.place_of(stack), c.AT_LARGE)
        if mission == c.MOVE:
            move(state)
        elif mission == c.PATROL or mission == c.SWEEP:
            declare_patrol(state)
        elif mission == c.ATTACK:
            declare_attack(state)
        elif mission == c.AMBUSH:
            declare_ambush(state)
        elif mission == c.INTIMIDATE:
            declare_intimidation(state)
        else:
            declare_non_tactical(state)


class Random(OpenDraw):
    """Chance draws a chit against the mission (6.0d)."""

    number: i64 = 72

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        state.random = action - c.DO_DRAW
        show_chit(state, state.random)
        state.note("random_chit", "6.0d", state.random)


class Resolve(Step):
    """Compare both totals (6.0d)."""

    number: i64 = 73

    def unasked(self, state: Maracas) -> None:
        state.pop()
        if state.mission == c.PATROL or state.mission == c.SWEEP:
            resolve_patrol(state)
        elif state.mission == c.ATTACK:
            resolve_attack(state)
        elif state.mission == c.AMBUSH:
            resolve_ambush(state)
        elif state.mission == c.INTIMIDATE:
            resolve_intimidation(state)
        else:
            resolve_non_tactical(state)


class After(Step):
    """Apply what follows the losses (6.12d, 6.18c)."""

    number: i64 = 77

    def unasked(self, state: Maracas) -> None:
        state.pop()
        if state.mission == c.ATTACK:
            after_attack(state)
        else:
            after_intimidation(state)


# --- which missions --------------------------------------------------------------------------------------------------


def can_run(state: Maracas, stack: i64, mission: i64) -> bool:
    """Whether the stack may run this mission now."""
    side = state.side_of(stack)
    if state.place_of(stack) == c.QRF:
        return mission == c.MOVE and can_leave_qrf(state, stack)
    if side == c.INS and state.event == c.E_DEBATE and state.debate != 0:
        if (state.debate == c.TACTICAL) != (mission < c.BUILD):
            return False
    if mission >= c.BUILD:
        if state.stack_at[stack] & c.MOVED != 0:
            return False
        if mission == c.INTIMIDATE:
            return side == c.INS and can_intimidate(state, stack)
        return can_run_non_tactical(state, stack, mission)
    return can_run_tactical(state, stack, mission, side, state.place_of(stack))


def can_run_tactical(state: Maracas, stack: i64, mission: i64, side: i64, area: i64) -> bool:
    if state.where(stack) == c.UNDERGROUND:
        return False
    if mission == c.PATROL or mission == c.SWEEP:
        if side == c.INS or (mission == c.SWEEP and not has_dispersed(state, stack)):
            return False
        return can_patrol(state, area)
    if mission == c.MOVE:
        if state.stack_units[stack] & state.tables.militia[side] != 0 or has_dispersed(state, stack):
            return False
        return state.tables.adjacent[area] & ~state.frozen != 0
    if mission == c.AMBUSH:
        if side == c.GOV or not can_ambush(state, stack):
            return False
        return ambush_targets(state, area) != c.NONE or has_irregulars(state, area)
    if not can_attack(state, stack):
        return False
    if can_attack_irregulars(state, stack) and has_irregulars(state, area):
        return True
    if side == c.INS and is_objective_open(state, area):
        return True
    return any(is_attackable(state, other, side, area) for other in range(state.stacks))


def has_irregulars(state: Maracas, area: i64) -> bool:
    return state.row(area, c.R_CRIMINALS) + state.row(area, c.R_NSM) > 0


def has_dispersed(state: Maracas, stack: i64) -> bool:
    if state.side_of(stack) == c.INS:
        return False
    return state.stack_units[stack] & state.flipped & state.tables.regular[c.GOV] != 0


def can_leave_qrf(state: Maracas, stack: i64) -> bool:
    """Not with a national CBT while a coup is feared (D-R31)."""
    return state.event != c.E_COUP or state.stack_units[stack] & state.tables.type_mask[c.T_CBT] == 0


def list_missions(state: Maracas, stack: i64, last: i64, out: Legal) -> None:
    for mission in range(last):
        if can_run(state, stack, mission):
            out.add(c.DO_MISSION + mission)


# --- targets ---------------------------------------------------------------------------------------------------------


def list_targets(state: Maracas, out: Legal) -> None:
    stack, mission = state.go_stack, state.mission
    side = state.side_of(stack)
    area = state.place_of(stack)
    if mission == c.MOVE:
        goals = c.ALL_AREAS if area == c.QRF else state.tables.adjacent[area]
        list_areas(goals & ~state.frozen, c.DO_AREA, out)
        return
    for other in range(state.stacks):
        if is_target(state, stack, mission, other):
            out.add(c.DO_TARGET + other)
    if mission == c.AMBUSH or (mission == c.ATTACK and can_attack_irregulars(state, stack)):
        if state.row(area, c.R_CRIMINALS) > 0:
            out.add(c.DO_TARGET_CRIMINAL)
        if state.row(area, c.R_NSM) > 0:
            out.add(c.DO_TARGET_NSM)
    if mission == c.ATTACK and side == c.INS and is_objective_open(state, area):
        out.add(c.DO_TARGET_OBJECTIVE)


def is_target(state: Maracas, stack: i64, mission: i64, other: i64) -> bool:
    """Whether one stack's Patrol, Attack or Ambush may target another."""
    area = state.place_of(stack)
    if mission == c.PATROL:
        return state.is_there(other, c.INS, area) and state.down(other) > 0
    if mission == c.ATTACK:
        return is_attackable(state, other, state.side_of(stack), area)
    return is_ambushable(state, other, area)


def pick_mission(state: Maracas, mission: i64) -> None:
    """Ask for what is still to be picked before the declaration."""
    state.mission = mission
    state.declared = False
    state.bombers = 0
    steps.ask_declare(state)
    if mission == c.PATROL or mission == c.ATTACK or mission == c.AMBUSH or mission == c.MOVE:
        steps.ask_target(state)
    elif mission == c.REDUCE or mission == c.INTIMIDATE:
        if state.runner_side == c.INS and state.stack_assets[state.go_stack] & state.tables.bombers != 0:
            steps.ask_bombers(state)


def forget_mission(state: Maracas) -> None:
    state.mission = c.NONE
    state.target = c.NONE
    state.target_unit = 0
    state.bombers = 0
    state.random = c.NONE
    state.declared = False


# --- declaring -------------------------------------------------------------------------------------------------------


def tell_mission(state: Maracas, stack: i64, mission: i64, side: i64) -> None:
    if state.recorder is None:
        return
    state.lead("declared", "6.0c", side, stack, mission)
    if mission == c.PATROL or mission == c.ATTACK or mission == c.AMBUSH:
        if state.target == c.CRIMINAL:
            state.note("against_criminal", "9.4b", state.active)
        elif state.target == c.NSM:
            state.note("against_nsm", "9.5e", state.active)
        elif state.target == c.OBJECTIVE:
            state.note("against_objective", "9.6c", state.active)
        else:
            state.note("against", "6.0c", state.target)


def move(state: Maracas) -> None:
    """Move a stack: it arrives at large and hidden, and may act if the Area is still to be activated (6.14)."""
    stack, goal = state.go_stack, state.target
    state.note("moved", "6.14", stack, state.place_of(stack), goal)
    if state.side_of(stack) == c.INS:
        tell_move(state, stack, goal)
    put_stack(state, stack, goal, c.AT_LARGE)
    mark(state, stack, c.MOVED)
