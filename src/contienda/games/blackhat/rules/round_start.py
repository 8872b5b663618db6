"""The start of a round (4): who gets the Black Hat, the deal, and the first leader."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.events import EVERYBODY
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.blackhat._steps import ask_deal, ask_first_lead, ask_hat_to, ask_turn_up, deal_player
from contienda.games.blackhat.constants import DO_DEAL, DO_HAT_TO, DO_TURN_UP, FIRST_CARDS, NONE, ONE, size
from contienda.games.blackhat.rules.cards import deal_card, gather_cards, give_hat, tell_card
from contienda.games.blackhat.rules.robot import choose_first_pair
from contienda.games.blackhat.rules.sets import card_weights, draw_kind, list_kinds, list_members
from contienda.games.blackhat.rules.tricks import begin_trick
from contienda.games.blackhat.state import BlackHat


class Round(Step):
    """A round begins (4.1)."""

    number: i64 = 4

    def unasked(self, state: BlackHat) -> None:
        """Shuffle, decide who gets the hat, and deal (4)."""
        state.pop()
        if state.round > 0:
            state.dealer = next_dealer(state)
        state.round += 1
        gather_cards(state)
        state.hat_holder = NONE
        state.begin("round_began", "4.1", state.round, state.dealer)
        ask_first_lead(state)
        player = state.dealer
        places = state.players_in()
        while places > 0:  # pushed last, so the dealer's left neighbour is dealt first
            ask_deal(state, player)
            player = state.right_of(player)
            places -= 1
        if state.static.hat_among_first:
            ask_hat_to(state)
        else:
            ask_turn_up(state)


class TurnUp(Step):
    """A card is turned up and counted out to find who gets the Black Hat (4.2)."""

    number: i64 = 5

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_kinds(state.deck, DO_TURN_UP, out)

    def do(self, state: BlackHat, action: i64) -> None:
        """Count clockwise from the dealer's left, a joker as 14 (4.2, B-R4), and discard the card (4.4)."""
        kind = action - DO_TURN_UP
        state.pop()
        state.deck -= ONE[kind]
        state.discards += ONE[kind]
        state.lead("turned_up", "4.2", kind)
        left = kind + 1
        player = state.dealer
        while left > 0:
            player = state.left_of(player)
            left -= 1
        give_hat(state, player)
        state.note("hat_dealt", "4.2", player)

    def weights(self, state: BlackHat) -> Weights:
        return card_weights(state.deck)

    def sample(self, state: BlackHat, rng: Rng) -> i64:
        return draw_kind(state.deck, DO_TURN_UP, rng)


class HatTo(Step):
    """Chance shuffles the Black Hat among the first cards of the pack (4.5)."""

    number: i64 = 6

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(players_left(state), DO_HAT_TO, out)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        give_hat(state, action - DO_HAT_TO)
        state.note("hat_dealt", "4.5", state.hat_holder)

    def weights(self, state: BlackHat) -> Weights:
        found: Weights = []
        for code in state.actions():
            found.append(hat_weight(state, code - DO_HAT_TO))
        return found

    def sample(self, state: BlackHat, rng: Rng) -> i64:
        left = rng.below(first_cards(state))
        players = players_left(state)
        while True:
            player = lowest(players)
            players &= players - 1
            weight = hat_weight(state, player)
            if left < weight:
                return DO_HAT_TO + player
            left -= weight


class Deal(Step):
    """Chance deals a player's hand, card by card (4.6)."""

    number: i64 = 7
    arguments: str = "player"

    def who(self, state: BlackHat) -> i64:
        return CHANCE if size(state.hands[deal_player(state)]) < state.hand_target() else UNASKED

    def unasked(self, state: BlackHat) -> None:
        player = deal_player(state)
        state.pop()
        state.note("dealt", "9.7b" if state.halved else "4.6", player, state.hand_target())

    def list(self, state: BlackHat, out: Legal) -> None:
        list_kinds(state.deck, DO_DEAL, out)

    def do(self, state: BlackHat, action: i64) -> None:
        player = deal_player(state)
        deal_card(state, player, action - DO_DEAL)
        tell_card(state, "4.6", player, action - DO_DEAL)

    def witnesses(self, state: BlackHat, action: i64) -> i64:
        player = deal_player(state)
        return EVERYBODY if state.is_robot(player) else BIT[player]

    def weights(self, state: BlackHat) -> Weights:
        return card_weights(state.deck)

    def sample(self, state: BlackHat, rng: Rng) -> i64:
        return draw_kind(state.deck, DO_DEAL, rng)


class FirstLead(Step):
    """The player to the right of the hat's holder leads first (4.7)."""

    number: i64 = 8

    def unasked(self, state: BlackHat) -> None:
        state.pop()
        state.trick = 0
        if state.static.robot:
            choose_first_pair(state)
        else:
            state.leader = state.right_of(state.hat_holder)
        begin_trick(state)


def next_dealer(state: BlackHat) -> i64:
    """The next dealer, clockwise (B-R3); the Robot does not deal (B-R72)."""
    player = state.left_of(state.dealer)
    return state.left_of(player) if state.is_robot(player) else player


def players_left(state: BlackHat) -> i64:
    """The set of players still in the game."""
    return (BIT[state.static.players] - 1) & ~state.out


def first_cards(state: BlackHat) -> i64:
    """How many cards the hat is shuffled among: thirty, or all that are dealt (4.5, B-R6)."""
    dealt: i64 = state.hand_target() * state.players_in()
    return dealt if dealt < FIRST_CARDS else FIRST_CARDS


def hat_weight(state: BlackHat, player: i64) -> i64:
    """How many of the first cards of the pack go to this player (4.5, B-R6)."""
    players = state.players_in()
    behind: i64 = 0
    at = state.left_of(state.dealer)
    while at != player:
        behind += 1
        at = state.left_of(at)
    return (first_cards(state) - behind + players - 1) // players
