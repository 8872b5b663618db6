"""Two players and the Robot (15): who decides for it and who leads."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.blackhat.constants import ROBOT
from contienda.games.blackhat.state import BlackHat


def ask(state: BlackHat, player: i64) -> i64:
    """Make it this player's decision and return the seat that takes it (15.2)."""
    state.asked = player
    return state.controller if state.is_robot(player) else player


def choose_first_pair(state: BlackHat) -> None:
    """Choose the first leader and the Robot's controller by who was dealt the hat (15.3, B-R51)."""
    if state.hat_holder == ROBOT:
        state.leader = 1 - state.dealer
        state.controller = state.dealer
    else:
        state.leader = 1 - state.hat_holder
        state.controller = 1 - state.hat_holder
    replace_absent_humans(state)


def choose_next_pair(state: BlackHat) -> None:
    """A human winner leads and the other runs the Robot; after the Robot wins, both stay (15.2, 15.5, B-R52)."""
    if state.winner != ROBOT:
        state.leader = state.winner
        state.controller = 1 - state.winner
    replace_absent_humans(state)


def replace_absent_humans(state: BlackHat) -> None:
    """If one human is out, the other leads every trick and runs the Robot (B-R74)."""
    if not state.is_in(state.leader):
        state.leader = 1 - state.leader
    if not state.is_in(state.controller):
        state.controller = 1 - state.controller
