"""Attack (6.12, 9.6): on enemy stacks, Criminals, NSM and Objective Points.

Ties change nothing; otherwise both loser and winner take Hits.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import terrorise
from contienda.games.maracas.rules.counters import effective
from contienda.games.maracas.rules.forces import guard_of
from contienda.games.maracas.rules.losses import fall_assets
from contienda.games.maracas.rules.memory import NO_ARMS
from contienda.games.maracas.rules.mission_chits import ask_for_chit, chit_value, printed, show_played
from contienda.games.maracas.rules.patrol import turn_up
from contienda.games.maracas.rules.strength import troop_strength
from contienda.games.maracas.state import Maracas


def can_attack(state: Maracas, stack: i64) -> bool:
    """Whether a stack may attack: not Militia alone, unless an Asset that affects TR is with it (6.12g)."""
    side = state.side_of(stack)
    if state.stack_units[stack] & ~state.tables.militia[side] != 0:
        return True
    return state.stack_assets[stack] & state.tables.helps_attack[side] != 0


def can_attack_irregulars(state: Maracas, stack: i64) -> bool:
    """Whether it may attack irregulars without its Foreign counters: not without units or unaided Militia (D-R73)."""
    if state.side_of(stack) == c.INS:
        return True
    units = state.stack_units[stack] & ~state.tables.foreign_units
    if units & ~state.tables.militia[c.GOV] != 0:
        return True
    assets = state.stack_assets[stack] & ~state.tables.foreign_assets
    return units != 0 and assets & state.tables.helps_attack[c.GOV] != 0


def is_attackable(state: Maracas, other: i64, side: i64, area: i64) -> bool:
    """Whether an enemy stack is at large or guarding (D-R17)."""
    if not state.is_there(other, 1 - side, area):
        return False
    where = state.where(other)
    return where == c.AT_LARGE or where == c.GUARD


def is_objective_open(state: Maracas, area: i64) -> bool:
    return state.tables.objectives & BIT[area] != 0 and guard_of(state, area) == c.NONE


def declare_attack(state: Maracas) -> None:
    side = state.side_of(state.go_stack)
    state.set_number(side, c.L_ACTIVE, 1)
    state.guarded = False
    state.assets_only = False
    state.loser = c.NONE
    state.surplus = 0
    steps.ask_resolve(state)
    if side == c.INS:
        show_attackers(state, state.go_stack)
    if not state.aims_at_stack():
        steps.ask_random(state)
    else:
        state.guarded = state.where(state.target) == c.GUARD
        state.assets_only = state.stack_units[state.target] == 0
        if side == c.GOV:
            show_attackers(state, state.target)
        ask_for_chit(state, 1 - side)
    ask_for_chit(state, side)


def show_attackers(state: Maracas, stack: i64) -> None:
    """Turn up Insurgent units and the Assets that count (6.12a, D-R54)."""
    turn_up(state, stack, effective(state, c.INS, state.stack_assets[stack], c.F_ATTACK), "6.12a")
    state.stack_told[stack] |= NO_ARMS


def resolve_attack(state: Maracas) -> None:
    if not state.aims_at_stack():
        resolve_on_luck(state)
        return
    runner, target = state.go_stack, state.target
    side = state.side_of(runner)
    mine = troop_strength(state, runner, False)
    theirs = troop_strength(state, target, False)
    terrain = state.tables.tm[state.place_of(runner)]
    total = mine + chit_value(state, side, c.TR)
    against = theirs + terrain + chit_value(state, 1 - side, c.TR)
    chit, other_chit = printed(state, side, c.TR), printed(state, 1 - side, c.TR)
    show_played(state, side, True)
    show_played(state, 1 - side, True)
    state.note("compared", "6.12b", total, against)
    steps.ask_after(state)
    if total == against:
        state.note("attack_even", "D-R3", runner)
        return
    state.loser = target if total > against else runner
    winner = runner if total > against else target
    state.note("attack_won", "6.12b", state.side_of(winner))
    swept = state.assets_only and state.loser == target
    if not swept:
        tell_hits(state, "hits_of_loser", state.loser, mine, theirs)
    tell_hits(state, "hits_of_winner", winner, chit, other_chit)
    steps.ask_hits(state, winner, difference(chit, other_chit), 0)
    if swept:
        fall_assets(state, target)  # D-R65
    else:
        steps.ask_hits(state, state.loser, difference(mine, theirs), 1)


def tell_hits(state: Maracas, event: str, stack: i64, mine: i64, theirs: i64) -> None:
    """Report the Hits and the two numbers whose difference they are (6.12c); Assets alone take none."""
    if state.stack_units[stack] != 0:
        state.note(event, "6.12c", stack, difference(mine, theirs), mine, theirs)


def resolve_on_luck(state: Maracas) -> None:
    """Compare with a random TR and the terrain; neither side takes Hits (D-R12)."""
    runner = state.go_stack
    side = state.side_of(runner)
    area = state.place_of(runner)
    total = troop_strength(state, runner, state.target <= c.NSM) + chit_value(state, side, c.TR)
    against = state.tables.tm[area] + state.rating_of(state.random, c.TR)
    show_played(state, side, True)
    state.note("compared", "6.12h", total, against)
    if total > against:
        win_on_luck(state, side, area)


def win_on_luck(state: Maracas, side: i64, area: i64) -> None:
    if state.target == c.CRIMINAL:
        state.add_row(area, c.R_CRIMINALS, -1)
        state.add(side, c.L_CRIMINALS, 1)
        state.note("criminal_removed", "9.4b", side, area)
    elif state.target == c.NSM:
        state.add_row(area, c.R_NSM, -1)
        state.add(side, c.L_NSM, 1)
        state.note("nsm_removed", "9.5e", side, area)
    else:
        score_objective(state, area)


def score_objective(state: Maracas, area: i64) -> None:
    """Collect the reward of an Objective box, once per turn (D-R14)."""
    if state.rewarded & BIT[area] == 0:
        state.rewarded |= BIT[area]
        state.add(c.INS, c.L_OBJECTIVES, 1)
        state.note("objective_hit", "9.6c", area)


def after_attack(state: Maracas) -> None:
    """Apply Terror and the Objective after losses (6.12d, D-R64)."""
    side = state.runner_side
    area = state.active
    if state.loser == c.NONE:
        return
    wiped_out = state.stack_at[state.loser] == c.NONE
    if wiped_out and not state.assets_only and state.surplus > state.tables.pn[area]:
        terrorise(state, area, side, "6.12d")
    if wiped_out and state.guarded and state.loser == state.target and side == c.INS:
        score_objective(state, area)
    state.loser = c.NONE


def difference(mine: i64, theirs: i64) -> i64:
    """The difference, from the higher number."""
    return mine - theirs if mine >= theirs else theirs - mine
