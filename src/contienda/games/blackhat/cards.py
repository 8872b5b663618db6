"""Where every card is: hands, the deck, the discards and the trick, and what everybody knows of each hand.

The deck is drawn from, never ordered. Discards lie open (B-R76).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng
from contienda.games.blackhat.elements import (
    HALF_HAND,
    HAND,
    HAT,
    JOKER,
    MOST_PLAYERS,
    NONE,
    ONE,
    ROBOT,
    drawn,
    held,
    size,
)
from contienda.games.blackhat.network import Network


class Cards(Network):
    """Cards by player; who is in the game."""

    hands: vec[i64]
    known: vec[i64]  # the part of each hand everybody knows
    plays: vec[i64]  # what each has laid in this trick
    deck: i64 = 0
    discards: i64 = 0
    out: i64 = 0  # players who were eliminated (13.8)
    halved: bool = False  # a pawn has entered a Honeypot, and half hands are dealt from now on (9.7b)
    dealer: i64 = NONE
    hat_holder: i64 = NONE  # in the deal of this round

    def gather_cards(self) -> None:
        """All cards back into the deck, the hat aside (4.1, B-R5)."""
        self.hands = vec[i64]([0] * MOST_PLAYERS)
        self.known = vec[i64]([0] * MOST_PLAYERS)
        self.plays = vec[i64]([0] * MOST_PLAYERS)
        self.deck = self.tables.deck
        self.discards = 0

    # --- players ----------------------------------------------------------------------------------------------------

    def is_in(self, player: i64) -> bool:
        return self.out & BIT[player] == 0

    def players_in(self) -> i64:
        found: i64 = 0
        player: i64 = 0
        while player < self.tables.players:
            if self.out & BIT[player] == 0:
                found += 1
            player += 1
        return found

    def left_of(self, player: i64) -> i64:
        """The next player clockwise who is in the game (B-R57)."""
        player = (player + 1) % self.tables.players
        while self.out & BIT[player] != 0:
            player = (player + 1) % self.tables.players
        return player

    def right_of(self, player: i64) -> i64:
        """The next player anticlockwise (B-R7)."""
        player = (player + self.tables.players - 1) % self.tables.players
        while self.out & BIT[player] != 0:
            player = (player + self.tables.players - 1) % self.tables.players
        return player

    def is_robot(self, player: i64) -> bool:
        return self.tables.robot and player == ROBOT

    # --- dealing and drawing ----------------------------------------------------------------------------------------

    def hand_target(self) -> i64:
        """How many cards a hand is dealt, the hat counted in (4.6, 9.7b)."""
        return HALF_HAND if self.halved else HAND

    def give_hat(self, player: i64) -> None:
        self.hat_holder = player
        self.hands[player] += ONE[HAT]
        self.known[player] += ONE[HAT]  # 2.2: its back is its face

    def deal(self, player: i64, kind: i64) -> None:
        """One card from the deck; the Robot's lie open (15.6)."""
        self.deck -= ONE[kind]
        self.hands[player] += ONE[kind]
        if self.is_robot(player):
            self.known[player] += ONE[kind]

    def rebuild_deck(self) -> bool:
        """An empty deck is made from the discards (B-R25); says whether there is something to draw."""
        if self.deck == 0 and self.discards != 0:
            hat = held(self.discards, HAT) * ONE[HAT]  # an eliminated player's hat is out for this round (B-R48)
            self.deck = self.discards - hat
            self.discards = hat
        return self.deck != 0

    # --- playing ----------------------------------------------------------------------------------------------------

    def spend(self, player: i64, kind: i64, number: i64) -> None:
        """Cards leave a hand openly: as many fewer are known to be in it."""
        self.hands[player] -= ONE[kind] * number
        seen = held(self.known[player], kind)
        self.known[player] -= ONE[kind] * (number if number < seen else seen)

    def receive(self, player: i64, cards: i64) -> None:
        """Cards come to a hand openly."""
        self.hands[player] += cards
        self.known[player] += cards

    def discard_hand(self, player: i64) -> None:
        self.discards += self.hands[player]
        self.hands[player] = 0
        self.known[player] = 0

    # --- what a seat cannot know ------------------------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew what `seat` cannot see: deck and hidden cards of the others."""
        pool = self.deck
        sizes = vec[i64]([0] * MOST_PLAYERS)
        player: i64 = 0
        while player < self.tables.players:
            if player != seat:
                hidden = self.hands[player] - self.known[player]
                pool += hidden
                sizes[player] = size(hidden)
                self.hands[player] = self.known[player]
            player += 1
        player = 0
        while player < self.tables.players:
            while sizes[player] > 0:
                kind = drawn(pool, rng)
                pool -= ONE[kind]
                self.hands[player] += ONE[kind]
                sizes[player] -= 1
            player += 1
        self.deck = pool

    def audit_cards(self) -> list[str]:
        """Every card is in exactly one place; what is known of a hand is in it."""
        wrong: list[str] = []
        for kind in range(HAT + 1):
            total = held(self.deck, kind) + held(self.discards, kind)
            for player in range(self.tables.players):
                total += held(self.hands[player], kind) + held(self.plays[player], kind)
                if held(self.known[player], kind) > held(self.hands[player], kind):
                    wrong.append(f"player {player}: kind {kind} is known but not held")
            expected = held(self.tables.deck, kind) if kind <= JOKER else int(self.hat_holder != NONE)
            if total != expected:
                wrong.append(f"kind {kind}: {total} cards instead of {expected}")
        return wrong
