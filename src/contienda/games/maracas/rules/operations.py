"""Operations (6.0): Areas one by one, Tactical Initiative, and goes of one stack each."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas
from contienda.games.maracas.rules.forces import mark
from contienda.games.maracas.rules.intelligence import has_advantage, spend_advantage
from contienda.games.maracas.rules.irregulars import begin_nsm_attacks
from contienda.games.maracas.rules.missions import can_run, forget_mission, list_missions, pick_mission
from contienda.games.maracas.state import Maracas


class Operations(Step):
    """Begin the Operations Phase with the attacks of NSM (6.0a, 9.5b)."""

    number: i64 = 99

    def unasked(self, state: Maracas) -> None:
        state.pop()
        state.begin("operations", "6.0a", state.turn)
        begin_nsm_attacks(state)


class Activate(Step):
    """The Insurgent activates an Area or stops (6.0a); without Task Points nobody does."""

    number: i64 = 59
    arguments: str = "must"

    def who(self, state: Maracas) -> i64:
        return c.INS if state.active == c.NONE and can_activate(state) else UNASKED

    def unasked(self, state: Maracas) -> None:
        """End the Phase after the last Area."""
        state.active = c.NONE
        if not can_activate(state):
            state.pop()

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(areas_left(state), c.DO_AREA, out)
        if steps.activate_must(state) == 0:
            out.add(c.DO_NO_MORE)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        if action == c.DO_NO_MORE:
            state.note("no_more", "6.0a", c.INS)
            steps.ask_agree(state)
        else:
            steps.ask_activate(state, 0)
            activate(state, action - c.DO_AREA)


class Agree(Step):
    """The Government agrees to end the Phase, or makes the Insurgent go on (6.0a)."""

    number: i64 = 60

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_AGREE)
        out.add(c.DO_GO_ON)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        if action == c.DO_GO_ON:
            state.note("goes_on", "6.0a", c.GOV)
            steps.ask_activate(state, 1)
        else:
            state.note("agreed", "6.0a", c.GOV)


class Initiative(Step):
    """An Advantage reverses the Tactical Initiative in this Area; then the other side may answer (6.0b, D-R59)."""

    number: i64 = 61
    arguments: str = "side"

    def who(self, state: Maracas) -> i64:
        side = steps.initiative_side(state)
        return side if has_advantage(state, side) else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_FLIP)
        out.add(c.DO_KEEP)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.initiative_side(state)
        if action == c.DO_KEEP:
            state.pop()
            state.note("initiative_kept", "6.0b", side)
            return
        spend_advantage(state, side)
        state.pop()
        state.pop()
        steps.ask_go(state, side, 0)
        steps.ask_initiative(state, 1 - side)
        state.note("initiative_turned", "6.0b", side)


class Go(Step):
    """A side activates one of its stacks or passes; two passes in a row end the Area (6.0b)."""

    number: i64 = 62
    arguments: str = "side:2 passes"
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.go_side(state)
        return side if might_go(state, side) else UNASKED

    def unasked(self, state: Maracas) -> None:
        pass_go(state, steps.go_side(state), steps.go_passes(state))

    def list(self, state: Maracas, out: Legal) -> None:
        side = steps.go_side(state)
        if state.tp(side) > 0:
            for stack in range(state.stacks):
                if can_go(state, stack, side) and has_mission(state, stack):
                    out.add(c.DO_STACK + stack)
        out.add(c.DO_PASS)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_PASS:
            pass_go(state, steps.go_side(state), steps.go_passes(state))
        else:
            begin_go(state, action - c.DO_STACK)


class GoOn(Step):
    """The stack runs another Tactical mission or ends its go (6.0c)."""

    number: i64 = 68
    arguments: str = "stack"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return state.runner_side if state.mission == c.NONE else UNASKED

    def unasked(self, state: Maracas) -> None:
        """End the go after its last mission."""
        if is_go_over(state):
            end_go(state)
        else:
            forget_mission(state)

    def list(self, state: Maracas, out: Legal) -> None:
        list_missions(state, state.go_stack, c.BUILD, out)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_DONE:
            end_go(state)
        else:
            pick_mission(state, action - c.DO_MISSION)


# --- Areas -----------------------------------------------------------------------------------------------------------


def areas_left(state: Maracas) -> i64:
    return c.ALL_AREAS & ~state.frozen & ~state.activated


def can_activate(state: Maracas) -> bool:
    return areas_left(state) != 0 and state.tp(c.GOV) + state.tp(c.INS) > 0


def activate(state: Maracas, area: i64) -> None:
    """Give the Tactical Initiative to the side with more Task Points, or to the Insurgent at a tie (6.0b)."""
    state.active = area
    state.activated |= BIT[area]
    holder: i64 = c.GOV if state.tp(c.GOV) > state.tp(c.INS) else c.INS
    state.lead("activated", "6.0b", area, holder)
    steps.ask_go(state, holder, 0)
    steps.ask_initiative(state, 1 - holder)


# --- goes ------------------------------------------------------------------------------------------------------------


def can_go(state: Maracas, stack: i64, side: i64) -> bool:
    """Whether, as far as everybody can see, this stack might still act, in the Area or in the QRF."""
    if not state.is_there(stack, side, state.active):
        if side == c.INS or not state.is_there(stack, c.GOV, c.QRF):
            return False
    at = state.stack_at[stack]
    return at & c.ACTED == 0 and at & c.BARRED == 0 and state.stack_units[stack] != 0


def has_mission(state: Maracas, stack: i64) -> bool:
    return any(can_run(state, stack, mission) for mission in range(i64(c.MISSIONS)))


def might_go(state: Maracas, side: i64) -> bool:
    """Whether, as far as everybody can see, this side has Task Points and a stack that might act."""
    if state.tp(side) > 0:
        for stack in range(state.stacks):
            if can_go(state, stack, side):
                return True
    return False


def pass_go(state: Maracas, side: i64, passes: i64) -> None:
    """End the Area after two passes in a row."""
    state.pop()
    state.note("passed", "6.0b", side)
    if passes == 0:
        steps.ask_go(state, 1 - side, 1)


def begin_go(state: Maracas, stack: i64) -> None:
    state.go_stack = stack
    state.runner_side = state.side_of(stack)
    state.running = False
    forget_mission(state)
    steps.ask_go_on(state, stack)
    steps.ask_mission(state)


def end_go(state: Maracas) -> None:
    """End the go and mark its stack as activated, unless it moved to an Area still to come (D-R60)."""
    state.pop()
    stack = state.go_stack
    if state.stack_at[stack] != c.NONE:
        at_goal = state.stack_at[stack] & c.MOVED != 0 and state.place_of(stack) != state.active
        if not at_goal or state.activated & BIT[state.place_of(stack)] != 0:
            mark(state, stack, c.ACTED)
    forget_mission(state)
    state.go_stack = c.NONE
    state.running = False
    state.pop()
    steps.ask_go(state, 1 - state.runner_side, 0)


def is_go_over(state: Maracas) -> bool:
    """Whether the go is over: a Non-Tactical mission, leaving the Area, no units left, or no Task Points left."""
    stack = state.go_stack
    if state.mission == c.NONE:
        return False
    if state.stack_at[stack] == c.NONE or state.stack_units[stack] == 0 or state.mission >= c.BUILD:
        return True
    return state.place_of(stack) != state.active or state.tp(state.runner_side) == 0
