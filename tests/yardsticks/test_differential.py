"""Hearts and Connect Four in lock-step with OpenSpiel: the same actor, list and result at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from contienda.core.game import Game
from contienda.core.state import CHANCE, OVER, State
from contienda.yardsticks import connect_four, hearts
from contienda.yardsticks.hearts_rules import ALL_POINTS

pyspiel = pytest.importorskip("pyspiel")

CARDS = 52
HEARTS = [4 * rank + 2 for rank in range(13)]
CLUBS = [4 * rank for rank in range(13)]
DIAMONDS = [4 * rank + 1 for rank in range(13)]
SPADES = [4 * rank + 3 for rank in range(13)]
QUEEN = 43


def begin(game: Game) -> tuple[State, Any]:
    state = game.start(game.fewest, game.resolve("standard", {}))
    return state, pyspiel.load_game(game.id).new_initial_state()


def their(code: int) -> int:
    """Convert our code: our verbs of Hearts are 52 apart, OpenSpiel's share one range."""
    return code % CARDS


def compare(state: State, other: Any) -> list[int]:
    """Check that both sides agree on everything about a decision."""
    actor = int(state.actor())
    codes = state.actions()
    if actor == CHANCE:
        assert other.is_chance_node()
        outcomes = other.chance_outcomes()
        weights = state.weights()
        assert sorted(their(code) for code in codes) == sorted(action for action, _ in outcomes)
        assert sorted(weight / sum(weights) for weight in weights) == pytest.approx(sorted(p for _, p in outcomes))
    else:
        assert actor == other.current_player()
        assert sorted(their(code) for code in codes) == sorted(other.legal_actions())
    return codes


def play_on(state: State, other: Any, chooser: random.Random) -> None:
    while state.actor() != OVER:
        code = chooser.choice(compare(state, other))
        state.apply(code)
        other.apply_action(their(code))
    assert other.is_terminal()


def deal(hands: list[list[int]]) -> tuple[State, Any]:
    """Return a deal of Hearts as arranged, without a pass."""
    state, other = begin(hearts.GAME)
    vocabulary = hearts.GAME.vocabulary
    codes = [vocabulary.code("direct", [0])]
    codes += [vocabulary.code("deal", [hands[i % 4][i // 4]]) for i in range(CARDS)]
    for code in codes:
        state.apply(code)
        other.apply_action(their(code))
    return state, other


def charge(state: State) -> list[float]:
    assert isinstance(state, hearts.Hearts)
    assert [26 * score for score in state.scores()] == pytest.approx([ALL_POINTS - each for each in state.points()])
    return [float(ALL_POINTS - each) for each in state.points()]


def test_hearts_agrees_with_openspiel() -> None:
    for seed in range(400):
        state, other = begin(hearts.GAME)
        play_on(state, other, random.Random(seed))
        assert charge(state) == other.returns()


def test_connect_four_agrees_with_openspiel() -> None:
    for seed in range(400):
        state, other = begin(connect_four.GAME)
        play_on(state, other, random.Random(seed))
        assert [2 * score - 1 for score in state.scores()] == other.returns()


@pytest.mark.parametrize(
    "hands",
    [
        [CLUBS, HEARTS, DIAMONDS, SPADES],  # hearts only, in the first trick and after
        [CLUBS, [*HEARTS[1:], QUEEN], DIAMONDS, [HEARTS[0], *[card for card in SPADES if card != QUEEN]]],
        [CLUBS[:12] + DIAMONDS[:1], [CLUBS[12], *HEARTS[:11], QUEEN], DIAMONDS[1:] + SPADES[:1],
         HEARTS[11:] + [card for card in SPADES[1:] if card != QUEEN]],
        [CLUBS[:12] + DIAMONDS[:1], [CLUBS[12], *HEARTS[:12]], DIAMONDS[1:] + HEARTS[12:], SPADES],
    ],
    ids=["one suit each", "only points", "queen and hearts to lead", "hearts to lead unbroken"],
)  # fmt: skip
def test_rare_hands_agree_with_openspiel(hands: list[list[int]]) -> None:
    for seed in range(20):
        state, other = deal(hands)
        play_on(state, other, random.Random(seed))
        assert charge(state) == other.returns()
