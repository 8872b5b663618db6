"""Effects on decks and discard piles (L.3): drawing, milling, looking, searching, recovering."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.games.kiberrubezh._steps import ASSETS, ask_draw, ask_look, ask_recover, ask_search
from contienda.games.kiberrubezh.constants import BY_ATTACK, BY_OWN_CARDS, ORDERED, POOL, TOTAL_ATTACK, TOTAL_DEFENCE
from contienda.games.kiberrubezh.effect_codes import E_A, E_B, E_N, TO_HAND
from contienda.games.kiberrubezh.heuristics.valuation import IN_DANGER, aimed_at, smaller
from contienda.games.kiberrubezh.primitive import Effect, Primitive, amount
from contienda.games.kiberrubezh.rules.drawing import mill
from contienda.games.kiberrubezh.rules.effects import lessened, side
from contienda.games.kiberrubezh.rules.searching import recoverable
from contienda.games.kiberrubezh.rules.sources import owner_of
from contienda.games.kiberrubezh.state import Kiberrubezh

_FILTERS: Final = {"base_asset": 1, "asset": 3, "attack": 4, "defence": 8}  # sets of kinds
_ASSETS: Final = 3
_GOALS: Final = ["hand", "deck_bottom", "deck_shuffle"]


class MillCards(Primitive):
    """Discard the top cards of a deck."""

    name: str = "mill"
    parameters: str = "who:SIDE n:1..10"
    message: str = "who"
    is_aimed: bool = True

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        seat = side(state, source, row)
        n = lessened(state, source, state.tables.effect(row, E_N))
        mill(state, seat, n, BY_OWN_CARDS if seat == owner_of(source) else BY_ATTACK)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return state.deck_size(side(state, source, row)) > 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        target = aimed_at(state, seat, row)
        cards = float(smaller(state.tables.effect(row, E_N), state.deck_size(target)))
        return -cards if target == seat else cards

    def worth(self, effect: Effect) -> float:
        return float(amount(effect) if effect["who"] == "opponent" else -amount(effect))


class DrawCards(Primitive):
    """The owner of the card draws cards."""

    name: str = "draw"
    parameters: str = "n:1..10"
    value: float = 0.8
    value_each: bool = True

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_draw(state, owner_of(source), BY_OWN_CARDS, state.tables.effect(row, E_N))

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return state.deck_size(owner_of(source)) > 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        """A card in hand is worth more than one in the deck while there is power to use it."""
        n = float(state.tables.effect(row, E_N))
        if seat != state.active or state.deck_size(seat) <= IN_DANGER:
            return -0.5 * n
        return 0.9 * n


class PeekDeck(Primitive):
    """The owner of the card looks at the top of a deck and sorts it, or discards some of it."""

    name: str = "peek_deck"
    parameters: str = "who:SIDE n:1..8 then:bottom_any|mill_some m?:1..8"
    message: str = "who then"

    def clash(self, effect: Effect) -> str:
        return "" if ("m" in effect) == (effect["then"] == "mill_some") else "cards-peek"

    def details(self, effect: Effect) -> tuple[int, int]:
        """What happens next, and how many cards are discarded."""
        return ["bottom_any", "mill_some"].index(str(effect["then"])), int(effect.get("m", 0))

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        deck = side(state, source, row)
        n = smaller(state.tables.effect(row, E_N), state.deck_size(deck))
        if n > 0:
            looker = owner_of(source)
            state.note("looked", "L.3", looker, deck, n)
            dump = state.tables.effect(row, E_B)
            if dump > 0:
                dump = lessened(state, source, dump)
            ask_look(state, deck, looker, 0, n, dump, state.tables.effect(row, E_A))

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return state.deck_size(side(state, source, row)) > 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        return 0.4 + float(state.tables.effect(row, E_B))

    def worth(self, effect: Effect) -> float:
        return float(effect.get("m", 0)) + 0.4


class SearchDeck(Primitive):
    """The owner of the card searches their deck for cards of a kind."""

    name: str = "search"
    parameters: str = "filter:base_asset|asset|attack|defence n:1..5 to:hand"
    message: str = "filter"
    value: float = 0.9

    def details(self, effect: Effect) -> tuple[int, int]:
        """The kinds that may be found, as a set."""
        return _FILTERS[str(effect["filter"])], 0

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_search(state, state.tables.effect(row, E_N), row, source)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return state.deck_size(owner_of(source)) > 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        """The worth of the best cards of a kind; base assets count only while they can be laid and power is short."""
        n = float(state.tables.effect(row, E_N))
        if state.tables.effect(row, E_A) <= _ASSETS:
            power = state.number(seat, TOTAL_ATTACK) + state.number(seat, TOTAL_DEFENCE)
            return 1.2 * n if state.step() == ASSETS and power < 6 else -1.0
        deck = state.plane(seat, POOL) | state.plane(seat, ORDERED)
        if state.hand_size(seat) > 6 or deck & ~state.tables.assets[seat] == 0:
            return -1.0
        return 1.4 * n


class RecoverCards(Primitive):
    """Return attack and defence cards from your own discard pile."""

    name: str = "recover"
    parameters: str = "n:1..10 filter:attack_defence to:hand|deck_bottom|deck_shuffle"
    message: str = "to"
    value: float = 0.4
    value_each: bool = True

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        return when != "play" and not effect.get("sacrifice")

    def details(self, effect: Effect) -> tuple[int, int]:
        """The destination."""
        return _GOALS.index(str(effect["to"])), 0

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_recover(state, state.tables.effect(row, E_N), row, source)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return recoverable(state, owner_of(source)) != 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        """Cards returned to the deck extend the game; one returned to the hand is one good card."""
        n = state.tables.effect(row, E_N)
        found = count(recoverable(state, seat))
        if state.tables.effect(row, E_A) == TO_HAND:
            return 1.5 if found >= 2 and seat == state.active else -1.0
        if state.deck_size(seat) > IN_DANGER and (seat != state.active or found < n):
            return -1.0
        return float(smaller(n, found))
