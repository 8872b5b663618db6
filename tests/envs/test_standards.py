"""PettingZoo, Gymnasium and OpenSpiel accept the games, by their own tests."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest

from contienda.core import registry

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import contienda.envs.gymnasium as ours
from contienda.envs import pettingzoo
from contienda.envs.arrays import Games

pytestmark = pytest.mark.compiled
# PettingZoo expects a dictionary with a mask only of the environments it knows by name.
EXPECTED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.fixture(autouse=True)
def warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.parametrize("name", registry.OURS)
def test_pettingzoo(name: str) -> None:
    api_test(pettingzoo.env(name), num_cycles=40)
    seed_test(lambda: pettingzoo.env(name), num_cycles=40)


@pytest.mark.parametrize("name", registry.OURS)
def test_gymnasium(name: str) -> None:
    id = f"contienda/{name.capitalize()}-v{registry.load(name).version}"
    check_env(gymnasium.make(id, bot="random", render_mode="ansi").unwrapped)


def test_pettingzoo_pays_every_seat_at_the_end() -> None:
    env = pettingzoo.env("buenosos", seats=2)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert sum(total.values()) == 1.0
    assert list(total.values()) == env.unwrapped.episode.state.scores()


def test_an_illegal_action_forfeits() -> None:
    env = ours.SeatEnv("misiles", seats=2, bot="random")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (0.0, True, True)


def test_a_game_is_played_to_its_end_and_pays_its_score() -> None:
    env = ours.SeatEnv("buenosos", seat=-1, bot="random")
    seats, rewards = set(), set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            _, reward, over, cut, info = env.step(int(np.flatnonzero(env.action_masks())[-1]))
            assert not cut
        assert reward == env.episode.state.scores()[info["seat"]]
        rewards.add(reward)
    assert seats == {0, 1}
    assert len(rewards) > 1


def test_numpy_sees_the_memory_of_the_batch() -> None:
    games = Games("misiles", 4, seats=2, seed=7)
    before = games.observations.copy()
    assert np.array_equal(games.masks.sum(axis=1) > 0, [True] * 4)
    games.step(games.pick())
    assert not np.array_equal(before, games.observations)
    assert np.array_equal(games.observations.ravel(), np.array(list(games.batch.row.values)))
    assert games.scaled().dtype == np.float32
    assert np.abs(games.scaled()).max() <= 10
    chosen = np.array([np.flatnonzero(mask)[-1] for mask in games.masks])
    games.step(chosen)
    assert np.array_equal(games.actions, chosen)
