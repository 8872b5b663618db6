"""What a play is worth: the cards it sheds, the sets it breaks up, and whether winning the trick is welcome."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.blackhat.constants import HAT, JOKER, POINTS, WILD, held, rank_of, size
from contienda.games.blackhat.heuristics.moves import hack_gain
from contienda.games.blackhat.rules.tricks import fits_size
from contienda.games.blackhat.state import BlackHat


def best_of_rank(state: BlackHat, player: i64, rank: i64) -> float:
    """What the best play of this rank is worth, of any size."""
    hand = state.hands[player]
    most = held(hand, JOKER) + held(hand, HAT) + (held(hand, rank) if rank != WILD else 0)
    if state.lead_size > 0 and most > state.lead_size:
        most = state.lead_size
    best = -100.0
    for cards in range(1, most + 1):
        if fits_size(state, hand, rank, cards):
            found = best_of_size(state, player, rank, cards)
            if found > best:
                best = found
    return best


def best_of_size(state: BlackHat, player: i64, rank: i64, cards: i64) -> float:
    """What the best play of this rank and size is worth, with any wild cards."""
    hand = state.hands[player]
    natural = held(hand, rank) if rank != WILD else 0
    fewest: i64 = 0 if rank == WILD else 1
    hats: i64 = 0 if state.lead_size > 1 and cards == 1 else held(hand, HAT)
    best = -100.0
    for hat in range(hats + 1):
        for jokers in range(held(hand, JOKER) + 1):
            if fewest <= cards - hat - jokers <= natural:
                found = play(state, player, rank, cards, hat, jokers)
                if found > best:
                    best = found
    return best


def play(state: BlackHat, player: i64, rank: i64, cards: i64, hat: i64, jokers: i64) -> float:
    """What a play is worth: the cards it sheds, the sets it breaks up, and whether winning the trick is welcome."""
    hand = state.hands[player]
    natural = cards - hat - jokers
    shed = 5.0 * float(hat) + 4.0 * float(jokers)
    if rank != WILD:
        shed += float(natural * POINTS[rank])
    good = 0.25 * shed + 0.3 * float(cards)
    if rank != WILD and natural < held(hand, rank):
        good -= 0.5 * float(held(hand, rank) - natural)  # the rest of a broken set needs another turn
    if size(hand) == cards:
        good += 3.0  # the round ends while the others still hold cards
    hat_trick = hat > 0 or state.is_hat_trick()
    return good + winning_chance(state, player, rank, cards, hat_trick) * winning(state, player, hat_trick)


def winning(state: BlackHat, player: i64, hat_trick: bool) -> float:
    """What winning this trick is worth: the lead and a hack action, minus the cards the hat forces on the winner."""
    found = 0.2 + hack_gain(state, player)
    return found - 10.0 if hat_trick else found


def winning_chance(state: BlackHat, player: i64, rank: i64, cards: i64, hat_trick: bool) -> float:
    """The chance that a play wins, given the plays so far and how many follow."""
    if state.lead_size > 0 and cards != state.lead_size:
        return 0.0
    for place in range(state.played):
        other = state.plays[state.at_turn(place)]
        if size(other) == state.lead_size:
            there = rank_of(other)
            if there < rank if hat_trick else there > rank:
                return 0.0
    height = float(rank + 1) / 14.0
    if hat_trick:
        height = 1.0 - height
    each = height if cards == 1 else 1.0 - (1.0 - height) * (0.5 if cards == 2 else 0.2)
    left = state.players_in() - state.played - 1
    found = 1.0
    while left > 0:
        found *= each
        left -= 1
    return found


def take(state: BlackHat, player: i64, kind: i64) -> float:
    """What taking a card is worth: cheap ones are best, above all of a rank already held."""
    return 0.4 * float(held(state.hands[player], kind)) - float(POINTS[kind])
