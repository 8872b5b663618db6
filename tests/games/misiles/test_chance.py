"""Chance: what can be rolled, how likely it is, and that drawing follows the weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from contienda.core.rng import Rng
from contienda.games.misiles.constants import DO_ROLL
from contienda.games.misiles.game import GAME
from contienda.games.misiles.rules.collection import THROWS
from tests.games.misiles.table import Table

Dice = tuple[int, ...]


def at_roll() -> Table:
    return Table().sheet(0).begin(0)


def at_reroll_pair() -> Table:
    return at_roll().roll(1, 6, 6).collect(7, 6)


def at_reroll_part() -> Table:
    return at_roll().roll(1, 3, 6).collect(4, 6)


def weighed(table: Table) -> dict[Dice, int]:
    """The possible dice, each with its weight."""
    codes, weights = table.state.actions(), table.state.weights()
    assert len(codes) == len(weights)
    return {tuple(GAME.vocabulary.say(code).values): weight for code, weight in zip(codes, weights, strict=True)}


def throws(dice: int, allowed: Callable[[Dice], bool]) -> dict[Dice, int]:
    """All ordered throws of this many dice, counted by what they show."""
    return dict(Counter(tuple(sorted(throw)) for throw in product(range(1, 7), repeat=dice) if allowed(throw)))


@pytest.mark.clause("misiles", "7.1")
def test_three_dice_fall_in_56_ways_of_216_throws() -> None:
    found = weighed(at_roll())
    assert len(found) == 56
    assert sum(found.values()) == 216
    assert found == throws(3, lambda throw: True)


@pytest.mark.clause("misiles", "7.4")
def test_a_pair_rolled_again_falls_in_18_ways_of_30_throws_and_never_shows_7() -> None:
    found = weighed(at_reroll_pair())
    assert len(found) == 18
    assert sum(found.values()) == 30
    assert all(sum(pair) != 7 for pair in found)
    assert found == throws(2, lambda throw: sum(throw) != 7)


@pytest.mark.clause("misiles", "7.5")
def test_a_die_for_the_parts_rolled_again_shows_1_to_5_alike() -> None:
    assert weighed(at_reroll_part()) == {(1,): 1, (2,): 1, (3,): 1, (4,): 1, (5,): 1}


@pytest.mark.parametrize("at", [at_roll, at_reroll_pair, at_reroll_part])
def test_drawing_follows_the_weights(at: Callable[[], Table]) -> None:
    """Chi-square over 12 000 draws of a fixed seed, with a bound that fair dice exceed less than once in a million."""
    table = at()
    codes, weights = table.state.actions(), table.state.weights()
    draws = 12_000
    rng = Rng(20_190_221)
    drawn = Counter(int(table.state.sample(rng)) for _ in range(draws))
    assert set(drawn) <= set(codes)
    expected = [draws * weight / sum(weights) for weight in weights]
    distance = sum((drawn[code] - mean) ** 2 / mean for code, mean in zip(codes, expected, strict=True))
    freedom = len(codes) - 1
    assert distance < freedom + 5 * (2 * freedom) ** 0.5 + 15


def test_the_table_of_throws_holds_each_roll_as_often_as_its_weight() -> None:
    state = at_roll().state
    assert Counter(DO_ROLL + int(throw) for throw in THROWS) == dict(zip(state.actions(), state.weights(), strict=True))


def test_drawing_changes_nothing() -> None:
    table = at_roll()
    before = table.state.encode()
    table.state.sample(Rng(1))
    assert table.state.encode() == before


def likely(wanted: Callable[[list[str]], bool]) -> Fraction:
    """The chance that a roll offers what is wanted, according to the rules themselves."""
    table = at_roll()
    total = 0
    for code, weight in zip(table.state.actions(), table.state.weights(), strict=True):
        state = table.state.copy()
        state.apply(code)
        if wanted([str(GAME.vocabulary.say(offer)) for offer in state.actions()]):
            total += weight
    return Fraction(total, 216)


def offers_cost(cost: int) -> Callable[[list[str]], bool]:
    return lambda offers: any(offer.startswith(f"collect({cost},") for offer in offers)


@pytest.mark.clause("misiles", "7.2")
@pytest.mark.parametrize(
    ("cost", "throws"),
    [(2, 16), (3, 30), (4, 46), (5, 60), (6, 76), (7, 90), (8, 76), (9, 60), (10, 46), (11, 30), (12, 16)],
)
def test_how_often_a_cost_can_be_chosen(cost: int, throws: int) -> None:
    """Missile and Doomsday Clock need a particular pair of equal dice: 16 of 216; a pair of 7 is possible in 90."""
    assert likely(offers_cost(cost)) == Fraction(throws, 216)


@pytest.mark.clause("misiles", "7.2")
def test_how_often_a_roll_leaves_a_choice() -> None:
    assert likely(lambda offers: len(offers) == 1) == Fraction(6, 216)
    assert likely(lambda offers: len(offers) == 2) == Fraction(90, 216)
    assert likely(lambda offers: len(offers) == 3) == Fraction(120, 216)


@pytest.mark.clause("misiles", "7.3", "7.5")
def test_a_missile_from_nothing_in_one_collection() -> None:
    """1-1-5 at once, or 1-1-6 followed by a 5: (3 + 3/5) of 216, besides what a pair of 7 may bring."""
    five = likely(lambda offers: "collect(2, 5)" in offers)
    six = likely(lambda offers: "collect(2, 6)" in offers)
    again = weighed(at_reroll_part())
    assert five + six * Fraction(again[(5,)], sum(again.values())) == Fraction(1, 60)
