"""Hearts for the contract: copying, encoding, views, resampling and audit of a position; and the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.game import Game
from contienda.core.options import Preset
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Reader, State
from contienda.core.vocabulary import Argument, Piece, Verb, Vocabulary
from contienda.yardsticks.cards import CARDS, NAMES, WHOLE_DECK, draw, names, size
from contienda.yardsticks.hearts_rules import (
    ALL_POINTS,
    CHOOSE_DIRECTION,
    DIRECTION_NAMES,
    DO_DEAL,
    DO_DIRECT,
    DO_PASS,
    DO_PLAY,
    PASS,
    PLAY,
    SEATS,
    STEP_NAMES,
    TWO_OF_CLUBS,
    HeartsRules,
)
from contienda.yardsticks.sharing import Sharing

ENDINGS: Final = ["points", "moon"]


class Hearts(HeartsRules):
    """Hidden: the other hands, and what others passed to each other."""

    def copy(self) -> Hearts:
        twin = Hearts()
        twin.game = self.game
        twin.seats = self.seats
        twin.stage = self.stage
        twin.who = self.who
        twin.direction = self.direction
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.passes = self.passes
        twin.plays = self.plays
        twin.broken = self.broken
        twin.table = self.table
        twin.led = self.led
        twin.best = self.best
        twin.winner = self.winner
        twin.stake = self.stake
        twin.hands = self.hands[:]
        twin.passed = self.passed[:]
        twin.played = self.played[:]
        twin.lacks = self.lacks[:]
        twin.taken = self.taken[:]
        return twin

    def encode(self) -> list[int]:
        found: list[int] = [
            self.stage, self.who, self.direction, self.deck, self.dealt, self.passes, self.plays, int(self.broken),
            self.table, self.led, self.best, self.winner, self.stake,
        ]  # fmt: skip
        for each in (self.hands, self.passed, self.played, self.lacks, self.taken):
            for value in each:
                found.append(value)
        return found

    def restore(self, codes: list[int]) -> None:
        """Restore what `encode` wrote."""
        source = Reader(codes)
        self.seats = SEATS
        self.stage = source.one()
        self.who = source.one()
        self.direction = source.one()
        self.deck = source.one()
        self.dealt = source.one()
        self.passes = source.one()
        self.plays = source.one()
        self.broken = source.one() != 0
        self.table = source.one()
        self.led = source.one()
        self.best = source.one()
        self.winner = source.one()
        self.stake = source.one()
        self.hands = source.many(SEATS)
        self.passed = source.many(SEATS)
        self.played = source.many(SEATS)
        self.lacks = source.many(SEATS)
        self.taken = source.many(SEATS)

    def ending(self) -> str:
        return ENDINGS[1] if self.shot_the_moon() else ENDINGS[0]

    # --- what a seat knows ------------------------------------------------------------------------------------------

    def exchanged(self) -> bool:
        return self.direction != 0 and self.passes == SEATS * PASS

    def knows_pass_of(self, seat: i64, giver: i64) -> bool:
        """A seat knows what it passes and, after the exchange, what it received."""
        return giver == seat or (self.exchanged() and self.receiver(giver) == seat)

    def view(self, seat: int) -> dict[str, object]:
        over = self.who == OVER
        seated = 0 <= seat < SEATS
        received = self.passed[(seat - self.direction) & 3] if seated and self.exchanged() else 0
        trick: dict[str, str] = {}
        for each in range(SEATS):
            for card in names(self.played[each] & self.table):
                trick[str(each)] = card
        return {
            "step": "over" if over else STEP_NAMES[self.stage],
            "actor": "chance" if self.who == CHANCE else None if over else int(self.who),
            "direction": None if self.stage == CHOOSE_DIRECTION else DIRECTION_NAMES[self.direction],
            "dealt": int(self.dealt),
            "passes": int(self.passes),
            "hand": names(self.hands[seat]) if seated else [],
            "passed": names(self.passed[seat]) if seated else [],
            "received": names(received),
            "trick": trick,
            "broken": self.broken,
            "cards": [int(size(self.hands[each])) for each in range(SEATS)],
            "played": [names(self.played[each]) for each in range(SEATS)],
            "lacks": [names(self.lacks[each]) for each in range(SEATS)],
            "taken": [int(self.taken[each]) for each in range(SEATS)],
            "points": self.points() if over else None,
            "ending": self.ending() if over else None,
        }

    def resample(self, seat: int, rng: Rng) -> State:
        """Read nothing of the other hands but their sizes and what this seat knows of them."""
        world = self.copy()
        if self.stage == PLAY:
            world.share_unseen(seat, rng)
        else:
            world.deal_unseen(seat, rng)
        return world

    def deal_unseen(self, seat: i64, rng: Rng) -> None:
        """Before play: draw any hands, and any cards chosen from them."""
        unseen: i64 = WHOLE_DECK
        if seat >= 0:
            unseen ^= self.hands[seat]
        other: i64 = 0
        while other < SEATS:
            if other != seat:
                hand = draw(unseen, size(self.hands[other]), rng)
                unseen ^= hand
                self.hands[other] = hand
                self.passed[other] = draw(hand, size(self.passed[other]), rng)
            other += 1
        self.deck = unseen

    def share_unseen(self, seat: i64, rng: Rng) -> None:
        """In play: draw hands that fit what was shown and passed; then any cards others may have exchanged."""
        unseen: i64 = WHOLE_DECK
        missing = vec[i64]([0] * SEATS)  # cards of a hand the seat cannot name
        other: i64 = 0
        while other < SEATS:
            known = self.known_hand(seat, other)
            missing[other] = size(self.hands[other]) - size(known)
            unseen ^= known | self.played[other]
            self.hands[other] = known
            other += 1
        first: i64 = seat
        if seat < 0:
            first = 0
            unseen ^= self.guess_first_hand(unseen, missing, rng)
        shared = self.sharing(unseen, first, missing).deal(rng)
        at: i64 = 0
        while at < 3:
            self.hands[(first + 1 + at) & 3] |= shared[at]
            at += 1
        giver: i64 = 0
        while giver < SEATS:
            if self.direction != 0 and not self.knows_pass_of(seat, giver):
                receiver = self.receiver(giver)
                self.passed[giver] = draw(self.hands[receiver] | self.played[receiver], PASS, rng)
            giver += 1

    def known_hand(self, seat: i64, other: i64) -> i64:
        """Return what a seat can name of a hand: its own, what it passed, and the two of clubs before it is led."""
        hand = self.hands[other]
        if seat == other:
            return hand
        if seat >= 0 and self.direction != 0 and self.receiver(seat) == other:
            return hand & (self.passed[seat] | TWO_OF_CLUBS)
        return hand & TWO_OF_CLUBS

    def sharing(self, unseen: i64, first: i64, missing: vec[i64]) -> Sharing:
        """Return the ways to share cards out among the other three hands."""
        sizes = vec[i64]([0] * 3)
        barred = vec[i64]([0] * 3)
        at: i64 = 0
        while at < 3:
            sizes[at] = missing[(first + 1 + at) & 3]
            barred[at] = self.lacks[(first + 1 + at) & 3]
            at += 1
        return Sharing(unseen, sizes, barred)

    def guess_first_hand(self, unseen: i64, missing: vec[i64], rng: Rng) -> i64:
        """For a spectator: draw cards for the first seat that leave some way to share out the rest."""
        must: i64 = unseen & self.lacks[1] & self.lacks[2] & self.lacks[3]
        may: i64 = unseen & ~self.lacks[0] & ~must
        while True:
            hand: i64 = must | draw(may, missing[0] - size(must), rng)
            if self.sharing(unseen ^ hand, 0, missing).count() > 0:
                self.hands[0] |= hand
                return hand

    # --- conservation -----------------------------------------------------------------------------------------------

    def audit(self) -> list[str]:
        wrong: list[str] = []
        seen: i64 = self.deck
        cards: i64 = size(self.deck)
        taken: i64 = self.stake
        for seat in range(SEATS):
            hand = self.hands[seat]
            own: i64 = hand | self.played[seat]
            seen |= own
            cards += size(hand) + size(self.played[seat])
            taken += self.taken[seat]
            if hand & self.lacks[seat] != 0:
                wrong.append(f"seat {seat} holds what it cannot hold: {names(hand & self.lacks[seat])}")
            if size(self.passed[seat]) > PASS:
                wrong.append(f"seat {seat} passes {size(self.passed[seat])} cards")
            where = self.hands[self.receiver(seat)] | self.played[self.receiver(seat)] if self.exchanged() else hand
            if self.passed[seat] & ~where != 0:
                wrong.append(f"seat {seat} passed cards that are not where they should be")
            if self.dealt == CARDS and size(own) != CARDS // SEATS:
                wrong.append(f"seat {seat} has {size(own)} cards in hand and played")
        if seen != WHOLE_DECK or cards != CARDS:
            wrong.append(f"{cards} cards, {size(seen)} different ones")
        points = ALL_POINTS if self.plays == CARDS else taken
        if taken != points or taken > ALL_POINTS:
            wrong.append(f"{taken} points were taken")
        return wrong


_CARD: Final = Argument("card", Piece("card", CARDS, NAMES))

VOCABULARY: Final = Vocabulary(
    [
        Verb("play", DO_PLAY, [_CARD]),
        Verb("pass", DO_PASS, [_CARD]),
        Verb("deal", DO_DEAL, [_CARD], chance=True),
        Verb("direct", DO_DIRECT, [Argument("direction", Piece("direction", SEATS, DIRECTION_NAMES))], chance=True),
    ]
)


class HeartsGame(Game):
    """One deal among four."""

    def __init__(self) -> None:
        super().__init__(
            id="hearts",
            version=1,
            fewest=SEATS,
            most=SEATS,
            vocabulary=VOCABULARY,
            events=[],
            steps=STEP_NAMES,
            endings=ENDINGS,
            options=[],
            presets=[Preset("standard", {})],
            bound=1 + CARDS + SEATS * PASS + CARDS + 1,
            folder="",
        )

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = Hearts()
        state.game = self
        state.set_up()
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = Hearts()
        state.game = self
        state.restore(codes)
        return state


GAME: Final = HeartsGame()
