"""The beginning of a game (5): the lot, hands, redeals and what is owed for them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import CHANCE, UNASKED, Legal
from contienda.core.rng import Rng
from contienda.core.step import Step, Weights
from contienda.games.kiberrubezh import _codec
from contienda.games.kiberrubezh._steps import (
    ask_draw,
    ask_lot,
    ask_redeal,
    ask_start,
    ask_under,
    redeal_seat,
    under_more,
    under_seat,
)
from contienda.games.kiberrubezh.constants import (
    ASSET,
    BY_DRAWING,
    DO_KEEP,
    DO_LOT,
    DO_REDEAL,
    DO_UNDER,
    HAND,
    NUMBERS,
    ORDERED,
    PLANES,
    POOL,
    REDEALS,
    SEATS,
)
from contienda.games.kiberrubezh.rules.known_order import entry_card, entry_deck, knower, put_under, shuffle
from contienda.games.kiberrubezh.rules.listing import list_cards
from contienda.games.kiberrubezh.rules.places import move
from contienda.games.kiberrubezh.rulings import FEWEST_ASSETS, MOST_REDEALS, STARTING_HAND
from contienda.games.kiberrubezh.state import Kiberrubezh
from contienda.games.kiberrubezh.static_data import Tables


def set_up(state: Kiberrubezh, tables: Tables) -> None:
    """Every card in its deck, nothing known."""
    state.seats = SEATS
    state.tables = tables
    state.restore_pending([])
    _codec.blank(state)
    seat: i64 = 0
    while seat < SEATS:
        state.planes[seat * PLANES + POOL] = tables.deck[seat]
        seat += 1
    ask_lot(state)
    state.settle()


class Lot(Step):
    """The lot decides who begins (1.5)."""

    number: i64 = 0
    name: str = "lot"
    clause: str = "1.5"

    def who(self, state: Kiberrubezh) -> i64:
        return CHANCE

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        out.add(DO_LOT)
        out.add(DO_LOT + 1)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        """Then hands, redeals, the first turn."""
        seat = action - DO_LOT
        state.pop()
        state.first = seat
        state.active = seat
        state.note("lot_fell", "1.5", seat)
        ask_start(state, seat)
        ask_redeal(state, 1 - seat)
        ask_redeal(state, seat)
        ask_draw(state, 1 - seat, BY_DRAWING, STARTING_HAND)
        ask_draw(state, seat, BY_DRAWING, STARTING_HAND)

    def weights(self, state: Kiberrubezh) -> Weights:
        return [1, 1]

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return DO_LOT + rng.below(2)


class Redeal(Step):
    """A player keeps the starting hand or has it dealt anew (5.3 to 5.8)."""

    number: i64 = 2
    name: str = "redeal"
    clause: str = "5.3"
    arguments: str = "seat"

    def who(self, state: Kiberrubezh) -> i64:
        seat = redeal_seat(state)
        return seat if state.number(seat, REDEALS) < MOST_REDEALS else UNASKED

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        out.add(DO_KEEP)
        out.add(DO_REDEAL)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        seat = redeal_seat(state)
        if action == DO_KEEP:
            state.note("kept", "5.4", seat)
            state.pop()
        else:
            redeal(state, seat)


def redeal(state: Kiberrubezh, seat: i64) -> None:
    """All sixty cards are shuffled; a free redeal shows the hand, any other owes cards (5.5 to 5.8)."""
    free = is_redeal_free(state, seat)
    if free:
        show_dealt(state, seat)
    state.numbers[seat * NUMBERS + REDEALS] += 1  # free ones too (K-R30)
    number = state.number(seat, REDEALS)
    state.lead("redealt", "5.5" if free else "5.7", seat, number)
    while state.plane(seat, HAND) != 0:
        move(state, seat, state.card(seat, lowest(state.plane(seat, HAND))), HAND, POOL)
    shuffle(state, seat, "5.5")
    if not free:
        ask_under(state, seat, number)
    ask_draw(state, seat, BY_DRAWING, STARTING_HAND)


def is_redeal_free(state: Kiberrubezh, seat: i64) -> bool:
    assets = dealt_assets(state, seat)
    return assets < FEWEST_ASSETS or assets == STARTING_HAND


def dealt_assets(state: Kiberrubezh, seat: i64) -> i64:
    """Assets among the seven cards as dealt, those put under since included (K-R65)."""
    found = count(state.plane(seat, HAND) & state.tables.assets[seat])
    at: i64 = 0
    while at < state.known_count:
        entry = state.known[at]
        if entry_deck(entry) == seat and state.tables.kind[entry_card(entry)] <= ASSET:
            found += 1
        at += 1
    return found


def show_dealt(state: Kiberrubezh, seat: i64) -> None:
    """The seven cards as dealt, in the order of the library (5.6)."""
    if state.recorder is None:
        return
    cards: list[int] = []
    slots = state.plane(seat, HAND)
    while slots != 0:
        cards.append(state.card(seat, lowest(slots)))
        slots &= slots - 1
    at: i64 = 0
    while at < state.known_count:
        if entry_deck(state.known[at]) == seat:
            cards.append(entry_card(state.known[at]))
        at += 1
    for card in sorted(cards):
        state.note("showed", "5.6", seat, card)


class Under(Step):
    """Cards owed for redeals go from the hand under the deck, unseen by the opponent (5.7)."""

    number: i64 = 3
    name: str = "under"
    clause: str = "5.7"
    arguments: str = "seat:2 more"

    def who(self, state: Kiberrubezh) -> i64:
        return under_seat(state) if under_more(state) > 0 else UNASKED

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_cards(state, under_seat(state), state.plane(under_seat(state), HAND), DO_UNDER, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        card = action - DO_UNDER
        seat = under_seat(state)
        more = under_more(state) - 1
        state.pop()
        if more > 0:
            ask_under(state, seat, more)
        move(state, seat, card, HAND, ORDERED)
        put_under(state, seat, card, knower(seat))
        state.note("put_under", "5.7", seat)
        state.whisper(seat, "put_under_card", "5.7", card)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        return BIT[under_seat(state)]
