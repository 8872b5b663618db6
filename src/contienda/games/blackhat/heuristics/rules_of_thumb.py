"""Judges each action, and a position as a whole, as a hacker would."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from contienda.core.heuristics import Heuristics
from contienda.core.state import State
from contienda.games.blackhat import _steps as steps
from contienda.games.blackhat.constants import (
    DO_COUNT,
    DO_HOST,
    DO_LEAVE,
    DO_LOWER,
    DO_MOVE,
    DO_PAWN,
    DO_RANK,
    DO_TAKE,
    DO_TAKE_SOME,
    DO_TRACE,
    DO_WILDS,
    JOKER_COUNTS,
)
from contienda.games.blackhat.heuristics.moves import best_way, denied, mark, sent_to, stands_there, trace, way
from contienda.games.blackhat.heuristics.plays import best_of_rank, best_of_size, play, take
from contienda.games.blackhat.heuristics.prospects import distance, sense
from contienda.games.blackhat.state import BlackHat


class BlackHatHeuristics(Heuristics):
    """Judges actions and positions as a hacker would."""

    horizon: i64 = 40  # about five tricks, more than half a round

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, BlackHat)
        return sense(state, state.asked) * wish(state, state.asked, action)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BlackHat)
        if not state.is_in(seat):
            return 0.0
        own = 0.0
        everybody = 0.0
        for player in range(state.static.players):
            if state.is_in(player):
                chance = exp(-0.26 * distance(state, player))
                everybody += chance
                if player == seat:
                    own = chance
        return own / everybody


HEURISTICS: Final = BlackHatHeuristics()


def wish(state: BlackHat, player: i64, action: i64) -> float:
    """How good an action is for the player it is made for, who may be the Robot."""
    step = state.step()
    if step == steps.PLAY:
        return best_of_rank(state, player, action - DO_RANK)
    if step == steps.COUNT:
        return best_of_size(state, player, state.pick_rank, action - DO_COUNT + 1)
    if step == steps.WILDS:
        wilds = action - DO_WILDS
        return play(state, player, state.pick_rank, state.pick_size, wilds // JOKER_COUNTS, wilds % JOKER_COUNTS)
    if step == steps.PICK_UP:
        return 1.0 if action == DO_TAKE_SOME else 0.0
    if step == steps.TAKE:
        return take(state, player, action - DO_TAKE)
    if step == steps.HACK:
        return best_way(state, player, action - DO_PAWN)
    if step == steps.PATH:
        return way(state, player, steps.path_pawn(state), action - DO_MOVE)
    if step == steps.DENIAL:
        return denied(state, player, action - DO_PAWN)
    if step == steps.SEND_BACK:
        return sent_to(state, player, steps.send_back_pawn(state), action - DO_MOVE)
    if step == steps.EXPLOIT:
        return 0.5 if action == DO_LEAVE else mark(state, player, action - DO_HOST)
    if step == steps.SIGN:  # lower the Host only under your own pawns
        own = stands_there(state, player, steps.sign_space(state))
        return 1.0 if (action == DO_LOWER) == own else 0.0
    if step == steps.TRACER:
        good = trace(state, player, action - DO_TRACE)
        return sense(state, player) * good if player == state.who else good  # jail eliminates even a celebrity
    return 0.0
