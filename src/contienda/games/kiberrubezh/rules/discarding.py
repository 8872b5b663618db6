"""Effects that discard from a hand (L.3): at random, by its owner's choice, or by the opponent's."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh.constants import DISCARD, DO_GIVE_UP, DO_LOSE, DO_TAKE_OUT, HAND, KNOWN
from contienda.games.kiberrubezh.rules.listing import any_card, list_cards, weigh_cards
from contienda.games.kiberrubezh.rules.places import learn_hand, move
from contienda.games.kiberrubezh.state import Kiberrubezh


class HandDiscard(Step):
    """What the three steps that discard from a hand share; they have the same arguments."""

    verb: i64 = 0  # the first code of its actions

    def picker(self, seat: i64) -> i64:
        """Who picks from the hand of this seat."""
        raise NotImplementedError

    def who(self, state: Kiberrubezh) -> i64:
        seat = s.lose_seat(state)
        return UNASKED if must_lose_all(state, seat, s.lose_more(state)) else self.picker(seat)

    def unasked(self, state: Kiberrubezh) -> None:
        discard_hand(state, s.lose_seat(state))

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_cards(state, s.lose_seat(state), state.plane(s.lose_seat(state), HAND), self.verb, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        seat, more = s.lose_seat(state), s.lose_more(state)
        state.pop()
        if more > 1:
            state.push(self.number, s.pack_lose(seat, more - 1))
        discard_from_hand(state, seat, action - self.verb)


class Lose(HandDiscard):
    """Chance picks the cards to discard (L.3)."""

    number: i64 = 23
    arguments: str = "seat:8 more"
    verb: i64 = DO_LOSE

    def picker(self, seat: i64) -> i64:
        return CHANCE

    def weights(self, state: Kiberrubezh) -> Weights:
        return weigh_cards(state, s.lose_seat(state), state.plane(s.lose_seat(state), HAND))

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return DO_LOSE + any_card(state, s.lose_seat(state), state.plane(s.lose_seat(state), HAND), rng)


class GiveUp(HandDiscard):
    """The owner of the hand picks the cards to discard (L.3)."""

    number: i64 = 24
    arguments: str = "seat:8 more"
    verb: i64 = DO_GIVE_UP

    def picker(self, seat: i64) -> i64:
        return seat


class TakeOut(HandDiscard):
    """The opponent, who has seen the hand, picks the cards to discard (L.3)."""

    number: i64 = 25
    arguments: str = "seat:8 more"
    verb: i64 = DO_TAKE_OUT

    def picker(self, seat: i64) -> i64:
        return 1 - seat


def must_lose_all(state: Kiberrubezh, seat: i64, n: i64) -> bool:
    return n >= state.hand_size(seat)


def discard_hand(state: Kiberrubezh, seat: i64) -> None:
    """Discard from a hand; ask nobody if all cards must go."""
    state.pop()
    while state.plane(seat, HAND) != 0:
        discard_from_hand(state, seat, state.card(seat, lowest(state.plane(seat, HAND))))


def discard_from_hand(state: Kiberrubezh, seat: i64, card: i64) -> None:
    move(state, seat, card, HAND, DISCARD)
    state.note("discarded", "L.3", seat, card)


def see_hand(state: Kiberrubezh, seat: i64) -> None:
    """The opponent sees this hand and remembers it (K-R69)."""
    state.note("hand_seen", "L.3", 1 - seat, seat)
    if state.recorder is not None:
        slots = state.plane(seat, HAND) & ~state.plane(seat, KNOWN)
        while slots != 0:
            state.whisper(1 - seat, "saw", "L.3", state.card(seat, lowest(slots)))
            slots &= slots - 1
    learn_hand(state, seat)
