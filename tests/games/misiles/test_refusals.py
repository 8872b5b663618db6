"""Illegal actions are refused and change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from contienda.core.errors import IllegalAction
from contienda.games.misiles.game import GAME
from tests.games.misiles.table import Table


def ended() -> Table:
    return Table().sheet(0, complete={"missile": 1}, clock=1).begin(0)


def at_sacrifice() -> Table:
    return Table().sheet(0, complete={"crisis": 1, "wall": 2}).turn_of(0).play("crisis")


def at_target() -> Table:
    table = Table(seats=3).sheet(0, complete={"spy": 1, "wall": 1}).sheet(1, complete={"wall": 1})
    return table.sheet(2, complete={"wall": 1}, wall=True).turn_of(0).play("spy_complete")


def at_counter() -> Table:
    table = Table().sheet(0, complete={"spy": 1, "wall": 1}).sheet(1, complete={"counterspy": 1}).turn_of(0)
    return table.play("spy_complete").target(1)


def at_answer() -> Table:
    table = Table().sheet(0, complete={"propaganda": 1, "wall": 2}).sheet(1, complete={"spy": 1, "space": 1}).turn_of(0)
    return table.play("propaganda").target(1).pick("give", "wall", "wall").pick("give", "spy")


@pytest.mark.parametrize(
    ("arrange", "legal"),
    [
        (ended, 0),
        (at_sacrifice, 1),
        (at_target, 1),
        (at_counter, 2),
        (at_answer, 1),
        (lambda: Table().begin(0), 56),
        (lambda: Table().begin(0).roll(1, 3, 5), 3),
        (lambda: Table().begin(0).roll(1, 3, 6).collect(7, 3), 18),
        (lambda: Table().begin(0).roll(1, 3, 6).collect(4, 6), 5),
        (lambda: Table().sheet(0, complete={"wall": 1}).turn_of(0), 2),
    ],
)
@pytest.mark.clause("misiles", "M-R27")
def test_everything_but_the_offers_is_refused(arrange: Callable[[], Table], legal: int) -> None:
    """Every code of the vocabulary, and some beyond it."""
    table = arrange()
    listed = table.state.actions()
    assert len(listed) == legal
    for code in range(-2, GAME.vocabulary.size + 3):
        if code not in listed:
            assert table.refuses_code(code), code


def test_the_refusal_says_what_is_legal() -> None:
    table = Table().sheet(0).turn_of(0)
    with pytest.raises(IllegalAction, match=r"Action 66 is not legal here. Choose one of \[80\]"):
        table.play("missile")


@pytest.mark.parametrize(
    ("verb", "values", "complaint"),
    [
        ("target", [4], "target(seat) cannot be 4. Use a whole number from 0 to 3"),
        ("collect", [1, 3], "collect(cost) cannot be 1. Use a whole number from 2 to 12"),
        ("collect", [4, 7], "collect(parts) cannot be 7. Use a whole number from 1 to 6"),
        ("roll", [1, 2], "roll takes 3 arguments, but 2 were given"),
        ("bribe", [], "Unknown verb “bribe”"),
    ],
)
def test_words_that_mean_nothing_are_refused(verb: str, values: list[int], complaint: str) -> None:
    with pytest.raises(IllegalAction, match=re.escape(complaint)):
        GAME.vocabulary.code(verb, values)


@pytest.mark.clause("misiles", "7.1")
def test_dice_out_of_order_are_refused() -> None:
    """The same dice have only one code."""
    table = Table().begin(0)
    assert table.refuses("roll", 5, 3, 1)
    assert "roll(1, 3, 5)" in table.offers()


def test_after_the_end_nothing_is_accepted() -> None:
    table = ended()
    assert table.asked() == ("over", "over")
    assert table.refuses("search")
    assert table.refuses("roll", 1, 1, 1)
    assert table.result() == (0, "clock")


def test_a_seat_that_is_not_there_is_no_target() -> None:
    """With two players, seats 2 and 3 exist in the vocabulary but not in the game."""
    table = Table().sheet(0, complete={"spy": 1, "wall": 1}).sheet(1, complete={"wall": 1}).turn_of(0)
    table.play("spy_complete")
    assert table.offers() == ["target(1)"]
    assert table.refuses("target", 2)
    assert table.refuses("target", 3)
