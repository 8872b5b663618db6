"""Where every card is: hands, deck, discards and trick, and what everybody knows about each hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.blackhat.constants import HAT, MOST_PLAYERS, ONE, held
from contienda.games.blackhat.state import BlackHat


def gather_cards(state: BlackHat) -> None:
    """Return all cards to the deck except the hat (4.1, B-R5)."""
    state.hands = vec[i64]([0] * MOST_PLAYERS)
    state.known = vec[i64]([0] * MOST_PLAYERS)
    state.plays = vec[i64]([0] * MOST_PLAYERS)
    state.deck = state.static.deck
    state.discards = 0


# --- dealing and drawing ---------------------------------------------------------------------------------------------


def give_hat(state: BlackHat, player: i64) -> None:
    state.hat_holder = player
    state.hands[player] += ONE[HAT]
    state.known[player] += ONE[HAT]  # 2.2: the hat has the same face on both sides


def deal_card(state: BlackHat, player: i64, kind: i64) -> None:
    """Deal one card from the deck; the Robot's cards are open (15.6)."""
    state.deck -= ONE[kind]
    state.hands[player] += ONE[kind]
    if state.is_robot(player):
        state.known[player] += ONE[kind]


def tell_card(state: BlackHat, clause: str, player: i64, kind: i64) -> None:
    """Announce a card to its player only, or to everybody if it is the Robot's (15.6)."""
    if state.recorder is None:
        return
    if state.is_robot(player):
        state.note("got_card", clause, player, kind)
    else:
        state.whisper(player, "got_card", clause, player, kind)


def rebuild_deck(state: BlackHat) -> bool:
    """Shuffle the discards into an empty deck (B-R25) and return whether a card can be drawn."""
    if state.deck == 0 and state.discards != 0:
        hat = held(state.discards, HAT) * ONE[HAT]  # an eliminated player's hat stays out for this round (B-R48)
        state.deck = state.discards - hat
        state.discards = hat
    return state.deck != 0


# --- playing ---------------------------------------------------------------------------------------------------------


def spend(state: BlackHat, player: i64, kind: i64, number: i64) -> None:
    """Play cards openly and remove them from the known part of the hand."""
    state.hands[player] -= ONE[kind] * number
    seen = held(state.known[player], kind)
    state.known[player] -= ONE[kind] * (number if number < seen else seen)
    state.plays[player] += ONE[kind] * number


def receive(state: BlackHat, player: i64, cards: i64) -> None:
    """Add cards openly to a hand."""
    state.hands[player] += cards
    state.known[player] += cards


def discard_hand(state: BlackHat, player: i64) -> None:
    state.discards += state.hands[player]
    state.hands[player] = 0
    state.known[player] = 0


def discard_table(state: BlackHat) -> None:
    """Discard the trick: its cards are out of the round (5.6, 7.5)."""
    state.discards += state.table_cards()
    clear_table(state)


def clear_table(state: BlackHat) -> None:
    for player in range(state.static.players):
        state.plays[player] = 0
