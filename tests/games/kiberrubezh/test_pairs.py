"""Pairs of primitives that can meet: random games between decks built for a pair, a sampled all-pairs matrix.

For each pair, two decks are built from cards with both primitives, so that these meet on one side and across the table.
The games are random, but mostly avoid passing, and every position is audited.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.game import duel
from contienda.games.kiberrubezh.library import Card, standard
from contienda.games.kiberrubezh.primitive import Effect
from contienda.games.kiberrubezh.primitives.vocabulary import OP_NAMES
from contienda.games.kiberrubezh.state import Kiberrubezh

LIBRARY = standard()


def ops(card: Card) -> set[str]:
    """The primitives of a card, including those of its options."""
    found: set[str] = set()

    def gather(effects: list[Effect]) -> None:
        for effect in effects:
            found.add(str(effect["op"]))
            for option in effect.get("options", []):
                gather(option)

    gather(card.effects)
    return found


@cache
def carriers(op: str) -> tuple[int, ...]:
    return tuple(card.no for card in LIBRARY.values() if op in ops(card))


def deck(one: str, other: str, rng: Rng) -> Deck:
    """Up to twelve cards of each primitive, some attacks and measures against them, and assets."""
    cards: dict[int, int] = {}
    for op in (one, other):
        numbers = carriers(op)
        for _ in range(12):
            no = numbers[int(rng.below(len(numbers)))]
            cards[no] = min(4, cards.get(no, 0) + 1)
    for no in (22, 41, 65, 91):
        cards[no] = max(2, cards.get(no, 0))
    missing = 60 - sum(cards.values())
    cards[1], cards[2] = missing // 2, missing - missing // 2
    return Deck("", cards)


def play(one: str, other: str, seed: int) -> None:
    rng = Rng(seed, 11)
    game = duel(LIBRARY, deck(one, other, rng), deck(other, one, rng))
    state = cast(Kiberrubezh, game.start(2, game.resolve("own", {})))
    taken = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            code = int(state.sample(rng))
        else:
            listed = state.actions()
            assert listed, f"{one} and {other}, game {seed}: nothing to do"
            useful = [each for each in listed if each not in (e.DO_CLEAR, e.DO_NEXT, e.DO_PASS)]
            pool = useful if useful and rng.below(4) else listed
            code = pool[int(rng.below(len(pool)))]
        state.advance(code)
        taken += 1
        assert state.audit() == [], f"{one} and {other}, game {seed}, action {taken}"
    assert taken < game.bound


def test_the_library_uses_every_primitive() -> None:
    assert all(carriers(op) for op in OP_NAMES)


@pytest.mark.parametrize(("one", "other"), list(combinations_with_replacement(OP_NAMES, 2))[::3])
def test_two_primitives_meet(one: str, other: str) -> None:
    play(one, other, OP_NAMES.index(one) * 28 + OP_NAMES.index(other))


@pytest.mark.long
@pytest.mark.parametrize(("one", "other"), list(combinations_with_replacement(OP_NAMES, 2)))
def test_two_primitives_meet_often(one: str, other: str) -> None:
    for seed in range(10):
        play(one, other, 10_000 + seed)
