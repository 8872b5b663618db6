"""A batch plays the same games as a loop over single ones, and tells the same about them."""

from __future__ import annotations

import pytest

from contienda.core import build_info, registry
from contienda.core.errors import BadOption, IllegalAction
from contienda.core.observation import observe
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.envs.batch import GREEDY, RANDOM, Batch, action_count
from tests.core.toy import ToyGame

STEPS = 400 if build_info.is_compiled() else 40


def make(name: str, count: int = 3, **more: int) -> Batch:
    game = registry.load(name, yardsticks=True)
    return Batch(game, count, game.usual, game.resolve(game.presets[0].name, {}), **more)


def roll(state: State, rng: Rng) -> None:
    while state.actor() == CHANCE:
        state.apply(int(state.sample(rng)))


@pytest.mark.parametrize("name", [*registry.OURS, "connect_four", "kuhn_poker"])
def test_a_batch_plays_as_single_games_do(name: str) -> None:
    game = registry.load(name, yardsticks=True)
    observer = game.observer()
    assert observer is not None
    batch = make(name, seed=9)
    options = game.resolve(game.presets[0].name, {})
    states = [game.start(game.usual, options) for _ in range(3)]
    rngs = [Rng(9, number) for number in range(3)]
    begun, ends = [0, 1, 2], 0
    for state, rng in zip(states, rngs, strict=True):
        roll(state, rng)
    size, choices = int(batch.size), int(batch.choices)
    for _ in range(STEPS):
        for at, state in enumerate(states):
            seat = int(state.actor())
            assert batch.seats[at] == seat
            mask = [code for code in range(choices) if batch.masks[at * choices + code]]
            assert mask == sorted(state.actions())
            numbers = [int(value) for value in batch.row.values[at * size : (at + 1) * size]]
            assert numbers == observe(observer, state, seat)
        batch.pick()
        actions = [int(batch.actions[at]) for at in range(3)]
        batch.step()
        for at, action in enumerate(actions):
            states[at].apply(action)
            roll(states[at], rngs[at])
            rewards = [batch.rewards[at * game.usual + seat] for seat in range(game.usual)]
            if states[at].actor() == OVER:
                assert batch.ended[at] == 1
                assert rewards == states[at].scores()
                begun[at] += 3
                states[at], rngs[at] = game.start(game.usual, options), Rng(9, begun[at])
                roll(states[at], rngs[at])
                ends += 1
            else:
                assert batch.ended[at] == 0
                assert not any(rewards)
    if build_info.is_compiled() and name != "maracas":
        assert ends > 0


def test_resetting_plays_the_same_again() -> None:
    batch = make("misiles", seed=4)
    first = [int(value) for value in batch.row.values]
    for _ in range(20):
        batch.pick()
        batch.step()
    batch.reset(4)
    assert [int(value) for value in batch.row.values] == first
    batch.reset(5)
    assert [int(value) for value in batch.row.values] != first


def test_what_is_not_legal_is_refused() -> None:
    batch = make("misiles")
    codes = [code for code in range(int(batch.choices)) if not batch.masks[code]]
    for code in (codes[0], -1, int(batch.choices)):
        batch.pick()
        batch.actions[0] = code
        with pytest.raises(IllegalAction):
            batch.step()


@pytest.mark.parametrize("opponent", [RANDOM, GREEDY])
def test_with_opponents_each_game_asks_only_its_own_seat(opponent: int) -> None:
    batch = make("misiles", count=6, opponent=opponent)
    for _ in range(STEPS // 4):
        assert [int(seat) for seat in batch.seats] == [0, 1, 2, 0, 1, 2]
        batch.pick()
        batch.step()


def test_each_deal_is_played_from_every_seat() -> None:
    """Dice fall alike while both play alike: with random opponents, the first roll is all that is sure to be."""
    batch = make("misiles", count=6, opponent=RANDOM)
    for at in range(6):
        batch.chances[at].counter = 0
        assert batch.chances[at].word() == Rng(0, at // 3).word()


def test_a_batch_against_opponents_has_every_seat_equally_often() -> None:
    with pytest.raises(BadOption) as refused:
        make("misiles", count=4, opponent=RANDOM)
    assert refused.value.key == "error-batch"


@pytest.mark.compiled
def test_greedy_advice_beats_random_opponents() -> None:
    batch = make("misiles", count=60, opponent=RANDOM, seed=2)
    won = games = 0.0
    for _ in range(2_000):
        batch.advise()
        batch.step()
        for at in range(60):
            if batch.ended[at]:
                games += 1
                won += batch.rewards[at * 3 + at % 3]
    assert games > 100
    assert won / games > 0.8


def test_a_game_that_is_too_long_is_cut() -> None:
    batch = make("misiles", count=2, longest=5)
    for number in range(1, 11):
        batch.pick()
        batch.step()
        assert bool(batch.cut[0]) == (number % 5 == 0)
        assert not any(batch.rewards)
    assert batch.finished[0] == 5


def test_a_mask_covers_every_decision_and_nothing_else() -> None:
    for name in registry.OURS:
        vocabulary = registry.load(name).vocabulary
        for verb in vocabulary.verbs:
            inside = verb.base + verb.size <= action_count(vocabulary)
            assert inside or verb.chance or verb.adjusts


def test_a_game_without_observations_is_refused_by_name() -> None:
    with pytest.raises(BadOption) as refused:
        Batch(ToyGame(), 2, 2, {})
    assert refused.value.key == "error-no-observations"
