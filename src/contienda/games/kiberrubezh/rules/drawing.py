"""Cards leave the deck: drawn to the hand (5.1, 6.1) or sent to the discard pile (9.3)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh.constants import BY_DRAWING, DO_DRAW, DO_REVEAL, ORDERED, POOL
from contienda.games.kiberrubezh.rules.known_order import (
    draw_to_hand,
    entry_card,
    entry_knowers,
    mill_card,
    must_draw_by_chance,
    next_known,
)
from contienda.games.kiberrubezh.rules.listing import any_card, list_cards, weigh_cards
from contienda.games.kiberrubezh.state import Kiberrubezh


class Draw(Step):
    """A player draws cards from their deck (5.1, 6.1, L.3)."""

    number: i64 = 1
    arguments: str = "seat:2 cause:4 more"

    def who(self, state: Kiberrubezh) -> i64:
        return CHANCE if must_draw_by_chance(state, s.draw_seat(state)) else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        """Draw a card that somebody knows; an empty deck gives nothing (K-R4)."""
        seat = s.draw_seat(state)
        if state.plane(seat, ORDERED) == 0:
            state.pop()
            return
        entry = next_known(state, seat)
        draw_next(state, entry_card(entry), ORDERED, entry_knowers(entry))

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = s.draw_seat(state)
        list_cards(state, seat, state.plane(seat, POOL), DO_DRAW, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        draw_next(state, action - DO_DRAW, POOL, 0)

    def weights(self, state: Kiberrubezh) -> Weights:
        return weigh_cards(state, s.draw_seat(state), state.plane(s.draw_seat(state), POOL))

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return DO_DRAW + any_card(state, s.draw_seat(state), state.plane(s.draw_seat(state), POOL), rng)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        """Only the player who draws sees the card."""
        return BIT[s.draw_seat(state)]


def draw_next(state: Kiberrubezh, card: i64, place: i64, knowers: i64) -> None:
    """Draw the next card and count it."""
    seat, cause, more = s.draw_seat(state), s.draw_cause(state), s.draw_more(state)
    clause = "5.1" if state.turn == 0 else "6.1" if cause == BY_DRAWING else "L.3"
    state.pop()
    if more > 1:
        s.ask_draw(state, seat, cause, more - 1)
    draw_to_hand(state, seat, card, place, knowers, cause, clause)


class Mill(Step):
    """Cards of the deck go to the discard pile, face up (9.3, L.3)."""

    number: i64 = 22
    arguments: str = "seat:2 cause:4 more"

    def who(self, state: Kiberrubezh) -> i64:
        return CHANCE if must_draw_by_chance(state, s.mill_seat(state)) else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        """Discard a card that somebody knows; an empty deck gives nothing (K-R4)."""
        seat = s.mill_seat(state)
        if state.plane(seat, ORDERED) == 0:
            state.pop()
            return
        mill_next(state, entry_card(next_known(state, seat)), ORDERED)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = s.mill_seat(state)
        list_cards(state, seat, state.plane(seat, POOL), DO_REVEAL, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        mill_next(state, action - DO_REVEAL, POOL)

    def weights(self, state: Kiberrubezh) -> Weights:
        return weigh_cards(state, s.mill_seat(state), state.plane(s.mill_seat(state), POOL))

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return DO_REVEAL + any_card(state, s.mill_seat(state), state.plane(s.mill_seat(state), POOL), rng)


def mill_next(state: Kiberrubezh, card: i64, place: i64) -> None:
    """Discard the next card and count it."""
    seat, cause, more = s.mill_seat(state), s.mill_cause(state), s.mill_more(state)
    state.pop()
    if more > 1:
        s.ask_mill(state, seat, cause, more - 1)
    mill_card(state, seat, card, place, cause)


def mill(state: Kiberrubezh, seat: i64, n: i64, cause: i64) -> None:
    """Discard the top n cards of a deck, if any."""
    if n > 0:
        s.ask_mill(state, seat, cause, n)
