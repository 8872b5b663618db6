"""After a trick: pick-up, hack action, Tracer and end of the trick, in this order (B-R19)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.step import Step
from contienda.games.blackhat._steps import ask_close, ask_hack, ask_round, ask_tracer
from contienda.games.blackhat.constants import NONE, pawns_of
from contienda.games.blackhat.rules.black_hat import begin_pick_up
from contienda.games.blackhat.rules.cards import discard_hand, discard_table
from contienda.games.blackhat.rules.robot import choose_next_pair
from contienda.games.blackhat.rules.scoring import end_game, end_reason, score_round, someone_is_out_of_cards
from contienda.games.blackhat.rules.tracer import on_alarms
from contienda.games.blackhat.rules.tricks import begin_trick, find_winner
from contienda.games.blackhat.state import BlackHat


class Trick(Step):
    """Everybody has played: find the winner, who now acts (5.3)."""

    number: i64 = 12

    def unasked(self, state: BlackHat) -> None:
        state.pop()
        state.winner = find_winner(state)
        state.shown = state.plays[:]
        state.shown_leader = state.leader
        state.shown_winner = state.winner
        state.drivers = on_alarms(state, state.winner)
        hat_trick = state.is_hat_trick()
        ask_close(state)
        if hat_trick:
            state.lead("hat_trick_won", "7.2", state.winner)
        else:
            state.lead("trick_won", "5.3", state.winner)
        if state.static.tracer:
            ask_tracer(state)
        ask_hack(state)
        if hat_trick:
            begin_pick_up(state)
        else:
            discard_table(state)


class Close(Step):
    """The trick ends, and perhaps the round or the game (10.1)."""

    number: i64 = 29

    def unasked(self, state: BlackHat) -> None:
        """Eliminate players (13.8), then score if a round or the game ends (10.1), or start the next trick."""
        state.pop()
        eliminate(state)
        reason = end_reason(state)
        if reason == NONE and not someone_is_out_of_cards(state):
            choose_next_leader(state)
            begin_trick(state)
            return
        state.begin("round_ended", "10.1", state.round)
        score_round(state)
        if reason == NONE:
            ask_round(state)
        else:
            end_game(state, reason)


def eliminate(state: BlackHat) -> None:
    """Eliminate players with no pawn left in play and discard their hands (13.8, B-R48).

    Somebody always stays: the player who moves the Tracer has a pawn on an Alarm, alone on that space.
    """
    for player in range(state.static.players):
        pawns = pawns_of(player)
        if state.is_in(player) and state.jailed & pawns == pawns:
            state.out |= BIT[player]
            discard_hand(state, player)
            state.note("eliminated", "13.8", player)


def choose_next_leader(state: BlackHat) -> None:
    """The winner leads next (5.5, 7.6), or the player to their left if the winner is out."""
    if state.static.robot:
        choose_next_pair(state)
    else:
        state.leader = state.winner if state.is_in(state.winner) else state.left_of(state.winner)
