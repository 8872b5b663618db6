"""The beginning of a game (5): the draw of lots, hands, redeals and the cards owed for them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.kiberrubezh import _codec
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.rules.known_order import entry_card, entry_deck, knower, put_under, shuffle
from contienda.games.kiberrubezh.rules.listing import list_cards
from contienda.games.kiberrubezh.rules.places import move
from contienda.games.kiberrubezh.rulings import FEWEST_ASSETS, MOST_REDEALS, STARTING_HAND
from contienda.games.kiberrubezh.state import Kiberrubezh
from contienda.games.kiberrubezh.static_data import Tables


def set_up(state: Kiberrubezh, tables: Tables) -> None:
    """Put every card into its deck, with nothing known."""
    state.seats = c.SEATS
    state.tables = tables
    state.restore_pending([])
    _codec.blank(state)
    for seat in range(i64(c.SEATS)):
        state.planes[seat * c.PLANES + c.POOL] = tables.deck[seat]
    s.ask_lot(state)
    state.settle()


class Lot(Step):
    """Chance decides who begins (1.5)."""

    number: i64 = 0

    def who(self, state: Kiberrubezh) -> i64:
        return CHANCE

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        out.add(c.DO_LOT)
        out.add(c.DO_LOT + 1)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        """Ask for hands, redeals and the first turn."""
        seat = action - c.DO_LOT
        state.pop()
        state.first = seat
        state.active = seat
        state.note("lot_fell", "1.5", seat)
        s.ask_start(state, seat)
        s.ask_redeal(state, 1 - seat)
        s.ask_redeal(state, seat)
        s.ask_draw(state, 1 - seat, c.BY_DRAWING, STARTING_HAND)
        s.ask_draw(state, seat, c.BY_DRAWING, STARTING_HAND)

    def weights(self, state: Kiberrubezh) -> Weights:
        return [1, 1]

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return c.DO_LOT + rng.below(2)


class Redeal(Step):
    """A player keeps the starting hand or takes a redeal (5.3 to 5.8)."""

    number: i64 = 2
    arguments: str = "seat"

    def who(self, state: Kiberrubezh) -> i64:
        seat = s.redeal_seat(state)
        return seat if state.number(seat, c.REDEALS) < MOST_REDEALS else UNASKED

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        out.add(c.DO_KEEP)
        out.add(c.DO_REDEAL)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        seat = s.redeal_seat(state)
        if action == c.DO_KEEP:
            state.note("kept", "5.4", seat)
            state.pop()
        else:
            redeal(state, seat)


def redeal(state: Kiberrubezh, seat: i64) -> None:
    """Shuffle all sixty cards; a free redeal shows the hand, any other costs cards (5.5 to 5.8)."""
    free = is_redeal_free(state, seat)
    if free:
        show_dealt(state, seat)
    state.numbers[seat * c.NUMBERS + c.REDEALS] += 1  # including free ones (K-R30)
    number = state.number(seat, c.REDEALS)
    state.lead("redealt", "5.5" if free else "5.7", seat, number)
    while state.plane(seat, c.HAND) != 0:
        move(state, seat, state.card(seat, lowest(state.plane(seat, c.HAND))), c.HAND, c.POOL)
    shuffle(state, seat, "5.5")
    if not free:
        s.ask_under(state, seat, number)
    s.ask_draw(state, seat, c.BY_DRAWING, STARTING_HAND)


def is_redeal_free(state: Kiberrubezh, seat: i64) -> bool:
    assets = dealt_assets(state, seat)
    return assets < FEWEST_ASSETS or assets == STARTING_HAND


def dealt_assets(state: Kiberrubezh, seat: i64) -> i64:
    """The number of assets among the seven cards dealt, including those put under the deck since (K-R65)."""
    found = count(state.plane(seat, c.HAND) & state.tables.assets[seat])
    for at in range(state.known_count):
        entry = state.known[at]
        if entry_deck(entry) == seat and state.tables.kind[entry_card(entry)] <= c.ASSET:
            found += 1
    return found


def show_dealt(state: Kiberrubezh, seat: i64) -> None:
    """Show the seven cards dealt, in library order (5.6)."""
    if state.recorder is None:
        return
    cards: list[int] = []
    slots = state.plane(seat, c.HAND)
    while slots != 0:
        cards.append(state.card(seat, lowest(slots)))
        slots &= slots - 1
    for at in range(state.known_count):
        if entry_deck(state.known[at]) == seat:
            cards.append(entry_card(state.known[at]))
    for card in sorted(cards):
        state.note("showed", "5.6", seat, card)


class Under(Step):
    """The player puts the cards owed for redeals under the deck, unseen by the opponent (5.7)."""

    number: i64 = 3
    arguments: str = "seat:2 more"

    def who(self, state: Kiberrubezh) -> i64:
        return s.under_seat(state) if s.under_more(state) > 0 else UNASKED

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_cards(state, s.under_seat(state), state.plane(s.under_seat(state), c.HAND), c.DO_UNDER, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        card = action - c.DO_UNDER
        seat = s.under_seat(state)
        more = s.under_more(state) - 1
        state.pop()
        if more > 0:
            s.ask_under(state, seat, more)
        move(state, seat, card, c.HAND, c.ORDERED)
        put_under(state, seat, card, knower(seat))
        state.note("put_under", "5.7", seat)
        state.whisper(seat, "put_under_card", "5.7", card)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        return BIT[s.under_seat(state)]
