"""Tricks (5) and jokers (6): what you may lead and follow, pick by pick, and which play wins.

A play is a rank (or wild cards alone), a number of cards, and the wild cards among them: the hat and some jokers. The
rest are natural cards of the rank. Exactly one sequence of picks leads to each play. Rivals can count the picks, so
the questions depend only on the lead, the holder of the hat and the play, which all can see, never on the hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.blackhat._steps import ask_count, ask_play, ask_trick, ask_wilds
from contienda.games.blackhat.constants import (
    DO_COUNT,
    DO_RANK,
    DO_WILDS,
    HAT,
    JOKER,
    JOKER_COUNTS,
    NATURALS,
    NONE,
    ONE,
    WILD,
    held,
    rank_of,
    size,
)
from contienda.games.blackhat.rules.cards import spend
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.rules.sets import list_kinds
from contienda.games.blackhat.state import BlackHat

_PICKS: Final = 16  # no pick has this many answers


class Play(Step):
    """The next player of the trick picks a rank (5.1, 5.2)."""

    number: i64 = 9
    private: bool = True

    def who(self, state: BlackHat) -> i64:
        if state.played == state.players_in():
            return UNASKED
        player = state.at_turn(state.played)
        return UNASKED if must_pass(state, player) else ask(state, player)

    def unasked(self, state: BlackHat) -> None:
        """End a complete trick, or pass for a player who has no choice (7.8)."""
        if state.played == state.players_in():
            state.pop()
            ask_trick(state)
            return
        player = state.at_turn(state.played)
        state.played += 1
        state.note("passed", "7.8", player)

    def list(self, state: BlackHat, out: Legal) -> None:
        hand = state.hands[state.asked]
        list_kinds(hand & NATURALS, DO_RANK, out)
        if fits_size(state, hand, WILD, 1):
            out.add(DO_RANK + WILD)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pick_rank = action - DO_RANK
        go_on_picking(state)

    def glimpse(self, state: BlackHat, action: i64) -> i64:
        if state.lead_size != 1:
            return 0
        return complete_play(state, action - DO_RANK, 1)


class Count(Step):
    """The player chooses how many cards to play (5.1, 5.2)."""

    number: i64 = 10
    private: bool = True

    def who(self, state: BlackHat) -> i64:
        return ask(state, state.at_turn(state.played))

    def list(self, state: BlackHat, out: Legal) -> None:
        hand = state.hands[state.asked]
        most = most_cards(state, hand)
        for cards in range(1, most + 1):
            if fits_size(state, hand, state.pick_rank, cards):
                out.add(DO_COUNT + cards - 1)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        state.pick_size = action - DO_COUNT + 1
        go_on_picking(state)

    def glimpse(self, state: BlackHat, action: i64) -> i64:
        return complete_play(state, state.pick_rank, action - DO_COUNT + 1)


class Wilds(Step):
    """The player chooses which wild cards to include (6.1, 7.2)."""

    number: i64 = 11
    private: bool = True

    def who(self, state: BlackHat) -> i64:
        return ask(state, state.at_turn(state.played))

    def list(self, state: BlackHat, out: Legal) -> None:
        """List each number of jokers, without and with the hat; at least one card is natural unless all are wild."""
        hand = state.hands[state.asked]
        fewest: i64 = 0 if state.pick_rank == WILD else 1
        most: i64 = 0 if state.pick_rank == WILD else held(hand, state.pick_rank)
        for hat in range(held(hand, HAT) + 1):
            for jokers in range(held(hand, JOKER) + 1):
                natural = state.pick_size - hat - jokers
                if fewest <= natural <= most:
                    out.add(DO_WILDS + hat * JOKER_COUNTS + jokers)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        wilds = action - DO_WILDS
        lay_play(state, state.asked, wilds // JOKER_COUNTS, wilds % JOKER_COUNTS)

    def glimpse(self, state: BlackHat, action: i64) -> i64:
        return as_number(state.pick_rank, state.pick_size, action - DO_WILDS)


def begin_trick(state: BlackHat) -> None:
    state.trick += 1
    state.lead_size = 0
    state.played = 0
    state.winner = NONE
    state.begin("trick_began", "5.1", state.trick, state.leader)
    ask_play(state)


# --- picks -----------------------------------------------------------------------------------------------------------


def go_on_picking(state: BlackHat) -> None:
    """Ask for the next open part of the play, or lay it down if complete."""
    if state.pick_size == 0:
        if state.lead_size != 1:
            ask_count(state)
            return
        state.pick_size = 1
    if chooses_wilds(state, state.asked, state.pick_rank, state.pick_size):
        ask_wilds(state)
    else:
        lay_play(state, state.asked, 0, state.pick_size if state.pick_rank == WILD else 0)


def complete_play(state: BlackHat, rank: i64, cards: i64) -> i64:
    """What all see once rank and size are picked: the whole play, or 0 while wild cards are still to be chosen."""
    if chooses_wilds(state, state.asked, rank, cards):
        return 0
    return as_number(rank, cards, cards if rank == WILD else 0)


def as_number(rank: i64, cards: i64, wilds: i64) -> i64:
    return 1 + (rank * _PICKS + cards) * _PICKS + wilds


def must_pass(state: BlackHat, player: i64) -> bool:
    """Whether the player holds only the hat and the lead has several cards (7.8)."""
    return state.lead_size > 1 and state.hands[player] == ONE[HAT]


def fits_size(state: BlackHat, hand: i64, rank: i64, cards: i64) -> bool:
    """Whether a set of this rank and size can be played on this lead (5.1, 5.2, B-R58)."""
    jokers = held(hand, JOKER)
    hat = held(hand, HAT)
    if state.lead_size > 1 and cards == 1:
        hat = 0  # 7.7: never thrown alone on a lead of several cards
    if state.lead_size > 0 and cards != 1 and cards != state.lead_size:
        return False
    if rank == WILD:
        return cards <= jokers + hat
    natural = held(hand, rank)
    return natural > 0 and cards <= natural + jokers + hat


def chooses_wilds(state: BlackHat, player: i64, rank: i64, cards: i64) -> bool:
    """Whether to ask for the wild cards of this play: if it has several cards, or only wild ones.

    Jokers alone need no question if all know that the hat cannot be among them (2.2, 7.7).
    """
    if rank != WILD:
        return cards > 1
    return held(state.hands[player], HAT) > 0 and (cards > 1 or state.lead_size < 2)


def most_cards(state: BlackHat, hand: i64) -> i64:
    """The largest possible set of the chosen rank: the size of the lead, or what the leader holds."""
    if state.lead_size > 0:
        return state.lead_size
    wilds = held(hand, JOKER) + held(hand, HAT)
    return wilds if state.pick_rank == WILD else wilds + held(hand, state.pick_rank)


# --- playing ---------------------------------------------------------------------------------------------------------


def lay_play(state: BlackHat, player: i64, hat: i64, jokers: i64) -> None:
    """Lay the completed play on the table."""
    rank, cards = state.pick_rank, state.pick_size
    if state.lead_size == 0:
        state.lead_size = cards
        state.lead("led", "5.1", player, rank, cards)
    else:
        state.lead("followed", "5.2", player, rank, cards)
    if rank != WILD:
        spend(state, player, rank, cards - jokers - hat)
    if jokers > 0:
        spend(state, player, JOKER, jokers)
        state.note("joined_jokers", "6.1" if rank != WILD else "6.2", player, jokers)
    if hat > 0:
        spend(state, player, HAT, 1)
        state.note("hat_played", "7.2", player)
    forget_picks(state)
    state.played += 1


def forget_picks(state: BlackHat) -> None:
    state.pick_rank = NONE
    state.pick_size = 0


def find_winner(state: BlackHat) -> i64:
    """The highest set of the lead's size, or the lowest once the hat is played; the last one wins a tie."""
    lowest_wins = state.is_hat_trick()
    best: i64 = NONE
    best_rank: i64 = 0
    for place in range(state.played):
        player = state.at_turn(place)
        cards = state.plays[player]
        if size(cards) == state.lead_size:
            rank = rank_of(cards)
            if best == NONE or (rank <= best_rank if lowest_wins else rank >= best_rank):
                best = player
                best_rank = rank
    return best
