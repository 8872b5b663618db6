"""Samples other worlds that agree with everything a seat has seen.

Insurgent counters are redealt from what may be in play: the public numbers by type, the heights of stacks and what was
turned up (`resample_counters`). Hands and books are redrawn from what the seat does not know.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.core.state import OVER
from contienda.games.maracas import _codec
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.resample_counters import resample_counters
from contienda.games.maracas.resample_labels import order_labels
from contienda.games.maracas.rules.chits import sample_chit
from contienda.games.maracas.rules.mission_chits import may_use_advantage, plays_two
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.take_back import forget_secrets, take_back


def resample(state: Maracas, seat: i64, rng: Rng) -> Maracas:
    """Another world with the same history as seen by this seat, or by a spectator."""
    twin = Maracas()
    _codec.copy(state, twin)
    if state.who != OVER:
        replace_unknown(twin, seat, rng)
        twin.find_next()
    elif seat != c.INS:
        order_labels(twin)
    return twin


def replace_unknown(state: Maracas, seat: i64, rng: Rng) -> None:
    """Replace everything this seat, or a spectator, does not know."""
    sizes = vec[i64]([0] * c.SIDES)
    for side in range(i64(c.SIDES)):
        if side != seat:
            take_back(state, side)
            forget_secrets(state, side)
    for side in range(i64(c.SIDES)):
        if side != seat:
            sizes[side] = state.hand_size(side)
            collect(state, side)
    if seat != c.INS:
        resample_counters(state, turns_scored(state), rng)
    for side in range(i64(c.SIDES)):
        if side != seat:
            deal_anew(state, side, sizes[side], rng)
            resample_books(state, side, rng)


# --- chits -----------------------------------------------------------------------------------------------------------


def collect(state: Maracas, side: i64) -> None:
    state.cup = state.union(state.cup, state.union(state.hands[side], state.played[side]))
    state.hands[side] = 0
    state.played[side] = 0


def deal_anew(state: Maracas, side: i64, size: i64, rng: Rng) -> None:
    """Redeal this many chits that may be in this hand; one of them may count as already played."""
    possible = possible_chits(state, side)
    while size > 0 and possible != 0:
        chit = sample_chit(state, possible, rng)
        possible = state.without_chit(possible, chit)
        state.cup = state.without_chit(state.cup, chit)
        state.hands[side] = state.with_chit(state.hands[side], chit)
        size -= 1
    while size > 0:
        chit = sample_chit(state, state.cup, rng)
        state.cup = state.without_chit(state.cup, chit)
        state.hands[side] = state.with_chit(state.hands[side], chit)
        size -= 1
    commit_anew(state, side, rng)


def possible_chits(state: Maracas, side: i64) -> i64:
    """The chits that may be in this hand; a twin of one seen elsewhere still may."""
    found = state.cup
    for kind in range(i64(c.CHITS)):
        seen = state.copies(state.absent[side], kind)
        if state.copies(found, kind) < seen or (seen == 1 and state.tables.chit_second[kind] == 0):
            seen = state.copies(found, kind)
        elif state.copies(found, kind) == 1 and seen == 1:
            seen = 0
        while seen > 0:
            found = state.without_chit(found, kind)
            seen -= 1
    return found


def commit_anew(state: Maracas, side: i64, rng: Rng) -> None:
    if state.tables.no_chit:
        state.played[side] = state.hands[side]
        state.hands[side] = 0
    elif has_committed(state, side):
        number: i64 = 2 if plays_two(state, side) else 1
        while number > 0 and state.hands[side] != 0 and rng.below(3) > 0:
            chit = sample_chit(state, state.hands[side], rng)
            state.hands[side] = state.without_chit(state.hands[side], chit)
            state.played[side] = state.with_chit(state.played[side], chit)
            number -= 1
    if has_decided_advantage(state, side) and may_use_advantage(state, side):
        state.set_number(side, c.USES_ADVANTAGE, rng.below(2))


def is_asked_for(state: Maracas, side: i64) -> bool:
    """Whether this side still has to decide about a chit or an Advantage."""
    depth = state.depth
    found = False
    while state.depth > 0 and not found:
        step = state.step()
        found = (
            (step == steps.CHIT and steps.chit_side(state) == side)
            or (step == steps.LUCK and steps.luck_side(state) == side)
            or (step == steps.ADVANTAGE and steps.advantage_side(state) == side)
        )
        state.depth -= 1
    state.depth = depth
    return found


def is_pending(state: Maracas, step: i64) -> bool:
    """Whether a step is still to come."""
    depth = state.depth
    found = False
    while state.depth > 0 and not found:
        found = state.step() == step
        state.depth -= 1
    state.depth = depth
    return found


def is_resolving(state: Maracas) -> bool:
    return is_pending(state, steps.RESOLVE) or is_pending(state, steps.NSM_FIGHT)


def has_committed(state: Maracas, side: i64) -> bool:
    """Whether this side has decided on a chit that is not shown yet."""
    if not is_resolving(state) or is_asked_for(state, side):
        return False
    mission = state.mission
    mine = side == state.runner_side
    if mission == c.MISSIONS:
        return side == c.INS
    if mission == c.PATROL or mission == c.INTIMIDATE:
        return True
    if mission == c.SWEEP:
        return side == c.INS
    if mission == c.ATTACK:
        return mine or state.aims_at_stack()
    if mission == c.AMBUSH:
        return side == c.GOV and state.aims_at_stack()
    if mission == c.REMOVE_TERROR:
        return mine and state.row(state.active, c.R_IU + side) > 0
    return mine and (mission == c.REDUCE or mission == c.SABOTAGE)


def has_decided_advantage(state: Maracas, side: i64) -> bool:
    if state.mission == c.AMBUSH:
        return is_resolving(state) and not is_asked_for(state, side)
    return has_committed(state, side)


# --- books -----------------------------------------------------------------------------------------------------------


def resample_books(state: Maracas, side: i64, rng: Rng) -> None:
    """Redraw Strategy, Victory Points and the wait for an Appeal."""
    strategy = rng.below(c.STRATEGIES)
    state.set_number(side, c.STRATEGY, strategy)
    turns = turns_scored(state)
    points = state.number(side, c.GUESS + strategy) + rng.below(2 * turns + 1)
    if points >= state.tables.level and turns > 0:
        points = state.tables.level - 1
    state.set_number(side, c.VP, points)
    wait = rng.below(4)
    if wait > turns:
        wait = turns
    if state.depth > 0 and state.step() == steps.APPEAL_OWN:
        wait = 0
    state.set_number(side, c.WAIT, wait)


def turns_scored(state: Maracas) -> i64:
    return state.turn - 1 if is_pending(state, steps.SCORE) else state.turn
