"""Counter-espionage (11.7): who may answer an effect aimed at an opponent, and what happens if nobody does."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.misiles._steps import (
    COUNTER,
    ask_answer,
    ask_exchange_give,
    ask_offer,
    ask_roll,
    ask_swap,
    counter_seat,
)
from contienda.games.misiles.constants import (
    BY_PROPAGANDA,
    BY_SPY_COMPLETE,
    BY_SPY_PARTS,
    COUNTERSPY,
    DO_COUNTER,
    DO_LET_PASS,
)
from contienda.games.misiles.rules.sheets import erase
from contienda.games.misiles.state import Misiles


class Counter(Step):
    """A holder of Counter-espionage plays it or lets the effect pass (11.7, M-R11)."""

    number: i64 = 11
    arguments: str = "seat"

    def who(self, state: Misiles) -> i64:
        return counter_seat(state)

    def list(self, state: Misiles, out: Legal) -> None:
        out.add(DO_COUNTER)
        out.add(DO_LET_PASS)

    def do(self, state: Misiles, action: i64) -> None:
        """Cancel the effect and collect; the element played stays erased (M-R29)."""
        seat = counter_seat(state)
        if action == DO_LET_PASS:
            state.pop()
            state.note("let_pass", "11.7", seat)
            return
        while state.step() == COUNTER:
            state.pop()
        state.pop()  # the effect
        state.lead("countered", "11.7", seat, state.active)
        erase(state, seat, COUNTERSPY, "8.3")
        ask_roll(state, seat)


class Effect(Step):
    """Nobody answered: carry out the effect (8.4)."""

    number: i64 = 2

    def unasked(self, state: Misiles) -> None:
        way = state.way
        state.pop()
        if way == BY_PROPAGANDA:
            ask_answer(state, 2)
            ask_offer(state, 2)
        elif way == BY_SPY_PARTS:
            ask_swap(state)
        elif way == BY_SPY_COMPLETE:
            ask_exchange_give(state)
