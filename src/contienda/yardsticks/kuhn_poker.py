"""Kuhn poker, equal to OpenSpiel's `kuhn_poker`: three cards, one bet. Small enough to be solved exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.events import EVERYBODY
from contienda.core.game import Game
from contienda.core.observation import Feature, Observer, Row
from contienda.core.options import Preset
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, Reader, State
from contienda.core.vocabulary import NUMBER, Argument, Piece, Verb, Vocabulary

CARDS: Final = 3
UNKNOWN: Final = -1
PASS: Final = 0
BET: Final = 1
DEAL: Final = 2
STEP_NAMES: Final = ["deal", "bet"]
ENDINGS: Final = ["shown", "folded"]


class KuhnPoker(State):
    """The cards dealt, and the decisions as binary digits behind a 1."""

    who: i64 = CHANCE
    first: i64 = UNKNOWN
    second: i64 = UNKNOWN
    bets: i64 = 1

    def actor(self) -> i64:
        return self.who

    def legal(self, out: Legal) -> None:
        if self.who == CHANCE:
            for card in range(i64(CARDS)):
                if card != self.first:
                    out.add(DEAL + card)
        elif self.who != OVER:
            out.add(PASS)
            out.add(BET)

    def advance(self, action: i64) -> None:
        if self.who == CHANCE:
            if self.first == UNKNOWN:
                self.first = action - DEAL
            else:
                self.second = action - DEAL
                self.who = 0
            return
        self.bets = self.bets * 2 + action
        if self.bets == 0b10 or self.bets == 0b11:
            self.who = 1
        elif self.bets == 0b101:  # pass, bet
            self.who = 0
        else:
            self.who = OVER

    def weights(self) -> list[int]:
        return [1] * (CARDS if self.first == UNKNOWN else CARDS - 1)

    def sample(self, rng: Rng) -> i64:
        if self.first == UNKNOWN:
            return DEAL + rng.below(CARDS)
        return DEAL + (self.first + 1 + rng.below(CARDS - 1)) % CARDS

    def winnings(self) -> int:
        """What the first seat wins: 1 or 2, or loses."""
        if self.bets == 0b110:  # bet, pass
            return 1
        if self.bets == 0b1010:  # pass, bet, pass
            return -1
        stake = 1 if self.bets == 0b100 else 2
        return stake if self.first > self.second else -stake

    def scores(self) -> list[float]:
        """From 0 for two coins lost to 1 for two coins won. OpenSpiel returns four times that less 2."""
        share = (self.winnings() + 2) / 4
        return [share, 1.0 - share]

    def ending(self) -> str:
        return ENDINGS[1] if self.bets == 0b110 or self.bets == 0b1010 else ENDINGS[0]

    def witnesses(self, action: i64) -> i64:
        """Only its owner sees a card."""
        if self.who != CHANCE:
            return EVERYBODY
        return BIT[0] if self.first == UNKNOWN else BIT[1]

    def card(self, seat: i64) -> i64:
        return self.first if seat == 0 else self.second

    def copy(self) -> State:
        twin = KuhnPoker()
        twin.game = self.game
        twin.seats = 2
        twin.who = self.who
        twin.first = self.first
        twin.second = self.second
        twin.bets = self.bets
        return twin

    def encode(self) -> list[int]:
        return [self.who, self.first, self.second, self.bets]

    def restore(self, codes: list[int]) -> None:
        """Restore what `encode` wrote."""
        source = Reader(codes)
        self.seats = 2
        self.who = source.one()
        self.first = source.one()
        self.second = source.one()
        self.bets = source.one()

    def view(self, seat: int) -> dict[str, object]:
        over = self.who == OVER
        shown = [int(self.card(each)) if over or each == seat else None for each in range(2)]
        return {
            "step": "over" if over else STEP_NAMES[0 if self.who == CHANCE else 1],
            "actor": None if over else "chance" if self.who == CHANCE else int(self.who),
            "dealt": int(self.first != UNKNOWN) + int(self.second != UNKNOWN),
            "cards": [None if card == UNKNOWN else card for card in shown],
            "bets": bin(int(self.bets))[3:],
            "ending": self.ending() if over else None,
        }

    def resample(self, seat: int, rng: Rng) -> State:
        """Give the other player another card, which this seat has not seen."""
        twin = self.copy()
        assert isinstance(twin, KuhnPoker)
        if self.who == OVER:
            return twin
        if seat != 0 and self.first != UNKNOWN:
            mine: i64 = self.second if seat == 1 else UNKNOWN
            twin.first = rng.below(CARDS) if mine == UNKNOWN else (mine + 1 + rng.below(CARDS - 1)) % CARDS
        if seat != 1 and self.second != UNKNOWN:
            twin.second = (twin.first + 1 + rng.below(CARDS - 1)) % CARDS
        return twin

    def audit(self) -> list[str]:
        return ["both seats have the same card"] if self.second != UNKNOWN and self.first == self.second else []


FEATURES: Final = [
    Feature("seat", 2, 1, "which seat this is"),
    Feature("actor", 2, 1, "whose decision it is"),
    Feature("dealt", 1, 2, "cards dealt"),
    Feature("cards", 2 * CARDS, 1, "the cards you see, by seat"),
    Feature("bets", 3 * 2, 1, "for each decision: pass, bet"),
]


class KuhnObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, KuhnPoker)
        row.one_of(seat, 2)
        row.one_of(state.who, 2)
        row.put((1 if state.first != UNKNOWN else 0) + (1 if state.second != UNKNOWN else 0))
        for each in range(i64(2)):
            row.one_of(state.card(each) if each == seat or state.who == OVER else UNKNOWN, CARDS)
        length: i64 = 0
        bits = state.bets
        while bits > 1:
            bits >>= 1
            length += 1
        for place in range(i64(3)):
            row.one_of((state.bets >> (length - 1 - place)) & 1 if place < length else UNKNOWN, 2)


VOCABULARY: Final = Vocabulary(
    [
        Verb("pass", PASS, []),
        Verb("bet", BET, []),
        Verb("deal", DEAL, [Argument("card", Piece(NUMBER, CARDS))], chance=True),
    ]
)
OBSERVER: Final = KuhnObserver(FEATURES)


class KuhnPokerGame(Game):
    """Two seats; the first one begins."""

    def __init__(self) -> None:
        super().__init__(
            id="kuhn_poker",
            version=1,
            fewest=2,
            most=2,
            vocabulary=VOCABULARY,
            events=[],
            steps=STEP_NAMES,
            endings=ENDINGS,
            options=[],
            presets=[Preset("standard", {})],
            bound=6,
            folder="",
        )

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = KuhnPoker()
        state.game = self
        state.seats = 2
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = KuhnPoker()
        state.game = self
        state.restore(codes)
        return state

    def observer(self) -> Observer | None:
        return OBSERVER


GAME: Final = KuhnPokerGame()
