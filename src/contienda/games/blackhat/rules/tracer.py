"""The Tracer (13): who drives it, where it can go, and whom it jails."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.blackhat.constants import ALARM, DO_TRACE, NONE, PAWNS, TRACK_END, TRACK_START, owner, which
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.rules.sets import list_members
from contienda.games.blackhat.state import BlackHat


class Tracer(Step):
    """The winner moves the Tracer if one of their pawns is on an Alarm (13.4)."""

    number: i64 = 28

    def who(self, state: BlackHat) -> i64:
        """Ask nobody if the Tracer rests, is on its track, or has only one way."""
        if not is_driven(state) or on_track(state) or count(tracer_goals(state)) < 2:
            return UNASKED
        return ask(state, state.winner)

    def unasked(self, state: BlackHat) -> None:
        if is_driven(state):
            if on_track(state):
                follow_track(state)
            else:
                goals = tracer_goals(state)
                if goals != 0:
                    move_tracer(state, lowest(goals), "13.4")
        state.pop()

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(tracer_goals(state), DO_TRACE, out)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        move_tracer(state, action - DO_TRACE, "13.4")


def wake_tracer(state: BlackHat) -> None:
    if not state.tracer_active:
        state.tracer_active = True
        state.tracer_at = TRACK_START
        state.note("tracer_woken", "13.1")


def on_alarms(state: BlackHat, player: i64) -> i64:
    """The set of a player's pawns on Alarms."""
    found: i64 = 0
    for pawn in range(player * PAWNS, player * PAWNS + PAWNS):
        if state.jailed & BIT[pawn] == 0 and state.kinds[state.stands[pawn]] == ALARM:
            found |= BIT[pawn]
    return found


def is_driven(state: BlackHat) -> bool:
    """Whether the winner must move it: one of their pawns was on an Alarm before and after the action (B-R67)."""
    return state.tracer_active and state.drivers & on_alarms(state, state.winner) != 0


def tracer_goals(state: BlackHat) -> i64:
    """The set of spaces it can move to: adjacent and not nearer the starts, or back (13.4-13.6, B-R46)."""
    here = state.tracer_at
    beside = state.static.beside[here]
    found: i64 = 0
    while beside != 0:
        space = lowest(beside)
        beside &= beside - 1
        if state.static.column[space] >= state.static.column[here] or space == state.tracer_from:
            found |= BIT[space]
    return found


def on_track(state: BlackHat) -> bool:
    return state.tracer_at >= TRACK_START


def follow_track(state: BlackHat) -> None:
    """Move along its own track to Backdoor (13.2, 17.5)."""
    if state.tracer_at == TRACK_START:
        state.tracer_at = TRACK_END
        state.note("tracer_approached", "17.5", state.winner)
    else:
        move_tracer(state, state.static.backdoor, "13.2")


def move_tracer(state: BlackHat, space: i64, clause: str) -> None:
    """Move one step and jail the pawns there (13.7, B-R45)."""
    state.tracer_from = NONE if on_track(state) else state.tracer_at
    state.tracer_at = space
    state.lead("tracer_moved", clause, state.winner, space)
    for pawn in range(state.pawn_count()):
        if state.stands[pawn] == space and state.jailed & BIT[pawn] == 0:
            state.jailed |= BIT[pawn]
            state.locked &= ~BIT[pawn]
            state.trapped &= ~BIT[pawn]
            state.note("jailed", "13.7", owner(pawn), which(pawn))
