"""The deck goes down: cards are drawn to the hand (5.1, 6.1) or sent to the discard pile (9.3)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.game import CHANCE, UNASKED, Legal
from contienda.core.rng import Rng
from contienda.core.step import Step, Weights
from contienda.games.kiberrubezh._steps import (
    ask_draw,
    ask_mill,
    draw_cause,
    draw_more,
    draw_seat,
    mill_cause,
    mill_more,
    mill_seat,
)
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
    """Cards go from the deck to its owner's hand (5.1, 6.1, L.3)."""

    number: i64 = 1
    name: str = "draw"
    clause: str = "6.1"
    arguments: str = "seat:2 cause:4 more"

    def who(self, state: Kiberrubezh) -> i64:
        return CHANCE if must_draw_by_chance(state, draw_seat(state)) else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        """Somebody knows the next card; an empty deck gives nothing (K-R4)."""
        seat = draw_seat(state)
        if state.plane(seat, ORDERED) == 0:
            state.pop()
            return
        entry = next_known(state, seat)
        draw_next(state, entry_card(entry), ORDERED, entry_knowers(entry))

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = draw_seat(state)
        list_cards(state, seat, state.plane(seat, POOL), DO_DRAW, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        draw_next(state, action - DO_DRAW, POOL, 0)

    def weights(self, state: Kiberrubezh) -> Weights:
        return weigh_cards(state, draw_seat(state), state.plane(draw_seat(state), POOL))

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return DO_DRAW + any_card(state, draw_seat(state), state.plane(draw_seat(state), POOL), rng)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        """Only the drawer sees what they draw."""
        return BIT[draw_seat(state)]


def draw_next(state: Kiberrubezh, card: i64, place: i64, knowers: i64) -> None:
    """One card less to draw."""
    seat = draw_seat(state)
    cause = draw_cause(state)
    more = draw_more(state)
    clause = "5.1" if state.turn == 0 else "6.1" if cause == BY_DRAWING else "L.3"
    state.pop()
    if more > 1:
        ask_draw(state, seat, cause, more - 1)
    draw_to_hand(state, seat, card, place, knowers, cause, clause)


class Mill(Step):
    """Cards go from the deck to the discard pile, face up (9.3, L.3)."""

    number: i64 = 22
    name: str = "mill"
    clause: str = "9.3"
    arguments: str = "seat:2 cause:4 more"

    def who(self, state: Kiberrubezh) -> i64:
        return CHANCE if must_draw_by_chance(state, mill_seat(state)) else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        """As with drawing (K-R4)."""
        seat = mill_seat(state)
        if state.plane(seat, ORDERED) == 0:
            state.pop()
            return
        mill_next(state, entry_card(next_known(state, seat)), ORDERED)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = mill_seat(state)
        list_cards(state, seat, state.plane(seat, POOL), DO_REVEAL, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        mill_next(state, action - DO_REVEAL, POOL)

    def weights(self, state: Kiberrubezh) -> Weights:
        return weigh_cards(state, mill_seat(state), state.plane(mill_seat(state), POOL))

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return DO_REVEAL + any_card(state, mill_seat(state), state.plane(mill_seat(state), POOL), rng)


def mill_next(state: Kiberrubezh, card: i64, place: i64) -> None:
    """One card less to discard."""
    seat = mill_seat(state)
    cause = mill_cause(state)
    more = mill_more(state)
    state.pop()
    if more > 1:
        ask_mill(state, seat, cause, more - 1)
    mill_card(state, seat, card, place, cause)


def mill(state: Kiberrubezh, seat: i64, n: i64, cause: i64) -> None:
    """The top n cards of a deck go, if any do."""
    if n > 0:
        ask_mill(state, seat, cause, n)
