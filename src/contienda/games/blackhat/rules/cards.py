"""Where every card is: hands, the deck, the discards and the trick, and what everybody knows of each hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.blackhat.constants import HAT, MOST_PLAYERS, ONE, held
from contienda.games.blackhat.state import BlackHat


def gather_cards(state: BlackHat) -> None:
    """All cards back into the deck, the hat aside (4.1, B-R5)."""
    state.hands = vec[i64]([0] * MOST_PLAYERS)
    state.known = vec[i64]([0] * MOST_PLAYERS)
    state.plays = vec[i64]([0] * MOST_PLAYERS)
    state.deck = state.static.deck
    state.discards = 0


# --- dealing and drawing ---------------------------------------------------------------------------------------------


def give_hat(state: BlackHat, player: i64) -> None:
    state.hat_holder = player
    state.hands[player] += ONE[HAT]
    state.known[player] += ONE[HAT]  # 2.2: its back is its face


def deal_card(state: BlackHat, player: i64, kind: i64) -> None:
    """One card from the deck; the Robot's lie open (15.6)."""
    state.deck -= ONE[kind]
    state.hands[player] += ONE[kind]
    if state.is_robot(player):
        state.known[player] += ONE[kind]


def tell_card(state: BlackHat, clause: str, player: i64, kind: i64) -> None:
    """Only the player sees it; the Robot's cards everybody sees (15.6)."""
    if state.recorder is None:
        return
    if state.is_robot(player):
        state.note("got_card", clause, player, kind)
    else:
        state.whisper(player, "got_card", clause, player, kind)


def rebuild_deck(state: BlackHat) -> bool:
    """An empty deck is made from the discards (B-R25); says whether there is something to draw."""
    if state.deck == 0 and state.discards != 0:
        hat = held(state.discards, HAT) * ONE[HAT]  # an eliminated player's hat is out for this round (B-R48)
        state.deck = state.discards - hat
        state.discards = hat
    return state.deck != 0


# --- playing ---------------------------------------------------------------------------------------------------------


def spend(state: BlackHat, player: i64, kind: i64, number: i64) -> None:
    """Cards are laid openly: as many fewer are known to be in the hand."""
    state.hands[player] -= ONE[kind] * number
    seen = held(state.known[player], kind)
    state.known[player] -= ONE[kind] * (number if number < seen else seen)
    state.plays[player] += ONE[kind] * number


def receive(state: BlackHat, player: i64, cards: i64) -> None:
    """Cards come to a hand openly."""
    state.hands[player] += cards
    state.known[player] += cards


def discard_hand(state: BlackHat, player: i64) -> None:
    state.discards += state.hands[player]
    state.hands[player] = 0
    state.known[player] = 0


def discard_table(state: BlackHat) -> None:
    """What lies in the trick is out of the round (5.6, 7.5)."""
    state.discards += state.table_cards()
    clear_table(state)


def clear_table(state: BlackHat) -> None:
    player: i64 = 0
    while player < state.static.players:
        state.plays[player] = 0
        player += 1
