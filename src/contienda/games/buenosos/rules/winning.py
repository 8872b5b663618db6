"""Who has won (6, R30 to R34): Red by Stability or by three services of criticality 5, Blue at the end, or nobody."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos.constants import (
    BLUE,
    BLUE_VICTORY,
    BY_STABILITY,
    DRAWN,
    NO_GOAL,
    NONE,
    RED,
    STABILITY_KEY,
    STABILITY_ZERO,
    THREE_CRITICAL,
    TO_RED,
    TWO,
    UNRESOLVED_BLUE,
    UNRESOLVED_RED,
)
from contienda.games.buenosos.state import BuenOsos


def critical_down(state: BuenOsos) -> i64:
    """Services of criticality 5 that are Down, or that ever fell (6b, R30)."""
    return count((state.fallen if state.tables.crit5_cumulative else state.down) & state.tables.most_critical)


def look_for_red(state: BuenOsos) -> None:
    """Check Red's victory conditions (6a, 6b)."""
    if state.reason != NONE:
        return
    if state.stability <= 0:
        state.recall(STABILITY_KEY)
        finish(state, STABILITY_ZERO, RED, "6a")
    elif critical_down(state) >= state.tables.red_crit5_needed:
        blame_last_fall(state)
        finish(state, THREE_CRITICAL, RED, "6b")


def blame_last_fall(state: BuenOsos) -> None:
    """Make the last fall that counts the cause of the end."""
    recorder = state.recorder
    if recorder is None:
        return
    last = -1
    for node in range(int(state.tables.width)):
        if state.down & state.tables.most_critical & BIT[node] != 0:
            last = max(last, recorder.recall(node))
    if last >= 0:
        recorder.current = last


def look_at_once(state: BuenOsos) -> None:
    """Check for Red after a card, event, upkeep, toss or wave, under that ruling (R31, R72)."""
    if state.tables.check_immediate:
        look_for_red(state)


def recovery_goal(state: BuenOsos) -> i64:
    """How many different services Blue must have recovered (6d, R33)."""
    if state.tables.recovery_goal == NO_GOAL:
        return 0
    goal = state.tables.blue_min_recovered
    if state.tables.recovery_goal == TWO:
        return goal
    fell = count(state.fallen)
    return fell if fell < goal else goal


def look_at_the_end(state: BuenOsos) -> None:
    """After the last turn, check Blue's conditions; otherwise nobody wins (6c, 6d, R32)."""
    if state.reason != NONE:
        return
    stable = state.stability > state.tables.blue_min_stability
    if stable and count(state.recovered) >= recovery_goal(state):
        finish(state, BLUE_VICTORY, BLUE, "6d")
    elif state.tables.unresolved == TO_RED:
        finish(state, UNRESOLVED_RED, RED, "R32")
    elif state.tables.unresolved == BY_STABILITY:
        if stable:
            finish(state, UNRESOLVED_BLUE, BLUE, "R32")
        else:
            finish(state, UNRESOLVED_RED, RED, "R32")
    else:
        finish(state, DRAWN, NONE, "R32")


def finish(state: BuenOsos, reason: i64, winner: i64, clause: str) -> None:
    state.reason = reason
    state.winner = winner
    state.end()
    state.lead("ended", clause, reason)
