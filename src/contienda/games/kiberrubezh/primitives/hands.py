"""Effects on hands (L.3): discarding from them and looking at them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.kiberrubezh._steps import ask_give_up, ask_lose, ask_take_out
from contienda.games.kiberrubezh.effect_codes import AT_RANDOM, BY_OPPONENT, BY_YOU, E_N, E_PICK
from contienda.games.kiberrubezh.heuristics.valuation import aimed_at, smaller
from contienda.games.kiberrubezh.primitive import Primitive
from contienda.games.kiberrubezh.rules.discarding import see_hand
from contienda.games.kiberrubezh.rules.effects import side
from contienda.games.kiberrubezh.state import Kiberrubezh


class DiscardCards(Primitive):
    """Discard cards from a hand: at random, by its owner's choice, or by that of the opponent, who sees the hand."""

    name: str = "discard"
    parameters: str = "who:SIDE n:1..10 pick:random|owner|you"
    message: str = "who pick"
    is_aimed: bool = True
    value: float = 1.0
    value_each: bool = True

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        seat = side(state, source, row)
        n = state.tables.effect(row, E_N)
        pick = state.tables.effect(row, E_PICK)
        if pick == AT_RANDOM:
            ask_lose(state, seat, n)
        elif pick == BY_OPPONENT:
            ask_give_up(state, seat, n)
        else:
            see_hand(state, seat)
            ask_take_out(state, seat, n)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return state.hand_size(side(state, source, row)) > 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        target = aimed_at(state, seat, row)
        lost = float(smaller(state.tables.effect(row, E_N), state.hand_size(target)))
        lost *= 1.4 if state.tables.effect(row, E_PICK) == BY_YOU else 0.9
        return -lost if target == seat else lost


class PeekHand(Primitive):
    """The owner of the card looks at the opponent's hand."""

    name: str = "peek_hand"
    parameters: str = "who:opponent"
    value: float = 0.3

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        see_hand(state, side(state, source, row))

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return state.hand_size(side(state, source, row)) > 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        return 0.1
