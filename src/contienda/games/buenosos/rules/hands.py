"""Drawing, discarding and the hand limit (10), and the cards that effects make a team lose (11.1, R42)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.buenosos._steps import (
    ask_cycle,
    ask_trim,
    cycle_more,
    cycle_side,
    draw_side,
    give_up_blamed,
    give_up_side,
    lose_blamed,
    lose_side,
    trim_side,
)
from contienda.games.buenosos.constants import (
    DECK,
    DECK_SIZE,
    DISCARDED,
    DO_DISCARD,
    DO_DRAW,
    DO_LOSE,
    DO_PASS,
    HAND,
    NONE,
)
from contienda.games.buenosos.effect_codes import LOST_CARD
from contienda.games.buenosos.mechanics.piles import move, rebuild_deck
from contienda.games.buenosos.mechanics.secondary_log import write_log
from contienda.games.buenosos.rules.lists import list_hand, list_pile, sample_card
from contienda.games.buenosos.state import BuenOsos


class Draw(Step):
    """A team draws up to its hand size, one card at a time (5.0f, 10.2a, R43, R74)."""

    number: i64 = 2
    arguments: str = "side"

    def who(self, state: BuenOsos) -> i64:
        side = draw_side(state)
        return CHANCE if wants_card(state, side) and state.pile(side, DECK) != 0 else UNASKED

    def unasked(self, state: BuenOsos) -> None:
        """Draw the rest of a deck before reshuffling it (R43)."""
        side = draw_side(state)
        if not (wants_card(state, side) and rebuild_deck(state, side)):
            state.pop()

    def list(self, state: BuenOsos, out: Legal) -> None:
        side = draw_side(state)
        list_pile(state.kinds(side, DECK), DO_DRAW + side * DECK_SIZE, out)

    def weights(self, state: BuenOsos) -> Weights:
        side = draw_side(state)
        return [int(state.copies_in(side, DECK, (code - DO_DRAW) % DECK_SIZE)) for code in state.actions()]

    def sample(self, state: BuenOsos, rng: Rng) -> i64:
        side = draw_side(state)
        return DO_DRAW + side * DECK_SIZE + sample_card(state, side, DECK, rng)

    def do(self, state: BuenOsos, action: i64) -> None:
        card: i64 = action - DO_DRAW
        side = card // DECK_SIZE
        move(state, side, card % DECK_SIZE, DECK, HAND)
        state.note("drew", "5.0f", side)
        state.whisper(side, "drew_card", "5.0f", card)

    def witnesses(self, state: BuenOsos, action: i64) -> i64:
        """Only the team that draws sees the card."""
        return BIT[draw_side(state)]


def wants_card(state: BuenOsos, side: i64) -> bool:
    return state.hand_size(side) < state.tables.hand_target


class Trim(Step):
    """A team above its hand limit discards a card of its choice (10.3b)."""

    number: i64 = 3
    arguments: str = "side"

    def who(self, state: BuenOsos) -> i64:
        side = trim_side(state)
        return side if state.hand_size(side) > state.tables.hand_max else UNASKED

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_hand(state, trim_side(state), DO_DISCARD, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        side = trim_side(state)
        state.pop()
        discard(state, action - DO_DISCARD, NONE, "10.3b")
        ask_trim(state, side)


class Cycle(Step):
    """A team may exchange cards: it discards some and draws as many next turn (R41)."""

    number: i64 = 11
    arguments: str = "side:2 more"

    def who(self, state: BuenOsos) -> i64:
        side = cycle_side(state)
        return side if state.pile(side, HAND) != 0 else UNASKED

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_hand(state, cycle_side(state), DO_DISCARD, out)
        out.add(DO_PASS)

    def do(self, state: BuenOsos, action: i64) -> None:
        if action == DO_PASS:
            pass_on(state)
            return
        side = cycle_side(state)
        more = cycle_more(state) - 1
        state.pop()
        discard(state, action - DO_DISCARD, NONE, "R41")
        if more > 0:
            ask_cycle(state, side, more)


class Lose(Step):
    """A team loses a random card from its hand (R42)."""

    number: i64 = 19
    arguments: str = "side:2 blamed?"

    def who(self, state: BuenOsos) -> i64:
        return CHANCE if state.pile(lose_side(state), HAND) != 0 else UNASKED

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_hand(state, lose_side(state), DO_LOSE, out)

    def weights(self, state: BuenOsos) -> Weights:
        side = lose_side(state)
        return [int(state.copies_in(side, HAND, (code - DO_LOSE) % DECK_SIZE)) for code in state.actions()]

    def sample(self, state: BuenOsos, rng: Rng) -> i64:
        side = lose_side(state)
        return DO_LOSE + side * DECK_SIZE + sample_card(state, side, HAND, rng)

    def do(self, state: BuenOsos, action: i64) -> None:
        blamed = lose_blamed(state)
        state.pop()
        discard(state, action - DO_LOSE, blamed, "R42")


class GiveUp(Step):
    """A team discards one of its most expensive cards, by its own choice (11.1a)."""

    number: i64 = 20
    arguments: str = "side:2 blamed?"

    def who(self, state: BuenOsos) -> i64:
        side = give_up_side(state)
        return side if state.pile(side, HAND) != 0 else UNASKED

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_dearest(state, give_up_side(state), DO_DISCARD, out)

    def do(self, state: BuenOsos, action: i64) -> None:
        blamed = give_up_blamed(state)
        state.pop()
        discard(state, action - DO_DISCARD, blamed, "11.1a")


def list_dearest(state: BuenOsos, side: i64, verb: i64, out: Legal) -> None:
    """List the most expensive cards of a hand (11.1a)."""
    cards = state.kinds(side, HAND)
    most: i64 = -1
    card: i64 = 0
    while card < DECK_SIZE and cards >= BIT[card]:
        if cards & BIT[card] != 0 and state.tables.cost[side * DECK_SIZE + card] > most:
            most = state.tables.cost[side * DECK_SIZE + card]
        card += 1
    card = 0
    while card < DECK_SIZE and cards >= BIT[card]:
        if cards & BIT[card] != 0 and state.tables.cost[side * DECK_SIZE + card] == most:
            out.add(verb + side * DECK_SIZE + card)
        card += 1


def discard(state: BuenOsos, card: i64, blamed: i64, clause: str) -> None:
    """Discard a card from the hand, face up."""
    move(state, card // DECK_SIZE, card % DECK_SIZE, HAND, DISCARDED)
    state.blamed = blamed
    write_log(state, LOST_CARD, card)
    state.blamed = NONE
    state.note("discarded", clause, card)


def pass_on(state: BuenOsos) -> None:
    """End this step."""
    state.note("passed", "4.2b", state.who)
    state.pop()


def tidy_hand(state: BuenOsos, side: i64) -> None:
    """At the end of a team's phase, apply the hand limit and, if allowed, the exchange (10.3b, R41)."""
    ask_trim(state, side)
    if state.tables.cycle > 0:
        ask_cycle(state, side, state.tables.cycle)
