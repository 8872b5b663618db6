"""Tests of the toy: they test `bonus` far from its boundary, and `untested` never. Only the tool runs them."""

from __future__ import annotations

from tests.mutations.toy.rules import bonus, may_buy, years


def test_a_price_is_met_exactly() -> None:
    assert may_buy(3, 3)
    assert not may_buy(2, 3)


def test_a_bonus_comes_late() -> None:
    assert bonus(1) == 10
    assert bonus(9) == 20


def test_a_turn_is_a_year() -> None:
    assert years(0) == 0
    assert years(3) == 3
