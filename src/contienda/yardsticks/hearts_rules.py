"""The rules of Hearts for one deal: direction of the pass, deal, pass of three cards, thirteen tricks.

They match OpenSpiel's `hearts` with its default parameters; its number of an action is ours modulo 52.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.events import EVERYBODY
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.yardsticks.cards import BITS, CARDS, HEARTS, SUIT, WHOLE_DECK, list_cards, nth

SEATS: Final = 4
PASS: Final = 3  # cards passed by each seat
QUEEN: Final = 43  # of spades
QUEEN_POINTS: Final = 13
ALL_POINTS: Final = 26
TWO_OF_CLUBS: Final = 1  # as a set
ALL_HEARTS: Final = 0x4444444444444
POINT_CARDS: Final = 0x44C4444444444

# Steps, and the direction of the pass: how many seats onwards.
CHOOSE_DIRECTION: Final = 0
DEAL: Final = 1
PASS_CARDS: Final = 2
PLAY: Final = 3
STEP_NAMES: Final = ["choose_direction", "deal", "pass_cards", "play"]
DIRECTION_NAMES: Final = ["none", "left", "across", "right"]

# Action codes: the first code of each verb.
DO_PLAY: Final = 0
DO_PASS: Final = 52
DO_DEAL: Final = 104
DO_DIRECT: Final = 156


class HeartsRules(State):
    """Cards are sets of 52 bits, one per seat."""

    stage: i64 = CHOOSE_DIRECTION
    who: i64 = CHANCE
    direction: i64 = 0
    deck: i64 = WHOLE_DECK  # not dealt yet
    dealt: i64 = 0
    passes: i64 = 0  # cards chosen to be passed, by all seats together
    plays: i64 = 0  # cards played
    broken: bool = False  # hearts may be led
    table: i64 = 0  # the cards of this trick
    led: i64 = 0  # its suit
    best: i64 = 0  # its highest card of that suit
    winner: i64 = 0  # who played it
    stake: i64 = 0  # its points
    hands: vec[i64]
    passed: vec[i64]  # chosen to be passed; they change hands once all have chosen
    played: vec[i64]
    lacks: vec[i64]  # what everybody knows a seat cannot hold, from its play
    taken: vec[i64]  # points

    def set_up(self) -> None:
        self.seats = SEATS
        self.hands = vec[i64]([0] * SEATS)
        self.passed = vec[i64]([0] * SEATS)
        self.played = vec[i64]([0] * SEATS)
        self.lacks = vec[i64]([0] * SEATS)
        self.taken = vec[i64]([0] * SEATS)

    # --- whose decision it is ---------------------------------------------------------------------------------------

    def step(self) -> i64:
        """One step follows another without interruption: no stack is needed."""
        return self.stage

    def actor(self) -> i64:
        return self.who

    def legal(self, out: Legal) -> None:
        if self.who == OVER:
            return
        if self.stage == PLAY:
            list_cards(self.playable(), DO_PLAY, out)
        elif self.stage == PASS_CARDS:
            list_cards(self.hands[self.who] & ~self.passed[self.who], DO_PASS, out)
        elif self.stage == DEAL:
            list_cards(self.deck, DO_DEAL, out)
        else:
            direction: i64 = 0
            while direction < SEATS:
                out.add(DO_DIRECT + direction)
                direction += 1

    def weights(self) -> list[int]:
        return [1] * len(self.actions())

    def sample(self, rng: Rng) -> i64:
        if self.stage == DEAL:
            return DO_DEAL + nth(self.deck, rng.below(CARDS - self.dealt))
        return DO_DIRECT + rng.below(SEATS)

    def witnesses(self, action: i64) -> i64:
        """A dealt card is seen by the seat that gets it, a card to pass by the seat that chose it."""
        if action < DO_PASS or action >= DO_DIRECT:
            return EVERYBODY
        return BITS[self.who] if action < DO_DEAL else BITS[self.dealt & 3]

    def advance(self, action: i64) -> None:
        if action < DO_PASS:
            self.play(action)
        elif action < DO_DEAL:
            self.choose_to_pass(BITS[action - DO_PASS])
        elif action < DO_DIRECT:
            self.deal(BITS[action - DO_DEAL])
        else:
            self.direction = action - DO_DIRECT
            self.stage = DEAL

    # --- deal and pass ----------------------------------------------------------------------------------------------

    def deal(self, card: i64) -> None:
        self.deck ^= card
        self.hands[self.dealt & 3] |= card
        self.dealt += 1
        if self.dealt < CARDS:
            return
        if self.direction == 0:
            self.begin_play()
        else:
            self.who = 0
            self.stage = PASS_CARDS

    def choose_to_pass(self, card: i64) -> None:
        self.passed[self.who] |= card
        self.passes += 1
        if self.passes == SEATS * PASS:
            self.exchange()
            self.begin_play()
        elif self.passes % PASS == 0:
            self.who += 1

    def exchange(self) -> None:
        giver: i64 = 0
        while giver < SEATS:
            cards = self.passed[giver]
            self.hands[giver] ^= cards
            self.hands[self.receiver(giver)] |= cards
            giver += 1

    def receiver(self, giver: i64) -> i64:
        return (giver + self.direction) & 3

    # --- tricks -----------------------------------------------------------------------------------------------------

    def begin_play(self) -> None:
        """The holder of the two of clubs leads it."""
        self.stage = PLAY
        self.who = 0
        while self.hands[self.who] & TWO_OF_CLUBS == 0:
            self.who += 1

    def playable(self) -> i64:
        hand = self.hands[self.who]
        fit: i64 = hand
        if self.table != 0:
            fit = hand & SUIT[self.led]
            if fit == 0 and self.plays < SEATS:
                fit = hand & ~POINT_CARDS  # no points in the first trick
        elif self.plays == 0:
            fit = TWO_OF_CLUBS
        elif not self.broken:
            fit = hand & ~ALL_HEARTS
        return fit if fit != 0 else hand

    def play(self, card: i64) -> None:
        seat = self.who
        bit = BITS[card]
        suit: i64 = card & 3
        if self.table == 0:
            if suit == HEARTS and not self.broken:
                self.lacks[seat] |= WHOLE_DECK ^ ALL_HEARTS  # the seat had nothing else to lead
            self.led = suit
            self.best = card
            self.winner = seat
        elif suit != self.led:
            self.lacks[seat] |= SUIT[self.led]
            if self.plays < SEATS and bit & POINT_CARDS != 0:
                self.lacks[seat] |= WHOLE_DECK ^ POINT_CARDS  # the seat had nothing else to discard
        elif card > self.best:
            self.best = card
            self.winner = seat
        self.hands[seat] ^= bit
        self.played[seat] |= bit
        self.table |= bit
        if bit & POINT_CARDS != 0:
            self.broken = True
            self.stake += 1
            if card == QUEEN:
                self.stake += QUEEN_POINTS - 1
        self.plays += 1
        if self.plays & 3 != 0:
            self.who = (seat + 1) & 3
        else:
            self.end_trick()

    def end_trick(self) -> None:
        self.taken[self.winner] += self.stake
        self.stake = 0
        self.table = 0
        self.led = 0
        self.best = 0
        self.who = self.winner
        if self.plays == CARDS:
            self.who = OVER

    # --- result -----------------------------------------------------------------------------------------------------

    def shot_the_moon(self) -> bool:
        """Tell whether one seat took everything."""
        seat: i64 = 0
        while seat < SEATS and self.taken[seat] != ALL_POINTS:
            seat += 1
        return seat < SEATS

    def points(self) -> list[int]:
        """Return the points of each seat: what it took or, after shooting the moon, 26 for the other three."""
        moon = self.shot_the_moon()
        return [ALL_POINTS - self.taken[seat] if moon else self.taken[seat] for seat in range(SEATS)]

    def scores(self) -> list[float]:
        """From 1 for no points to 0 for all 26. OpenSpiel returns 26 times that."""
        return [1.0 - points / ALL_POINTS for points in self.points()]
