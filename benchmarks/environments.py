"""Environments: decisions per second of a batch, of PettingZoo's loops over its own games, and views per second."""

from __future__ import annotations

import time
from importlib import import_module

import numpy as np

import ours
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.envs.batch import Batch

COUNT = 128  # games in a batch
SECONDS = 0.4
GAMES = {"misiles": 3, "buenosos": 2, "blackhat": 4, "kiberrubezh": 2, "maracas": 2}
EVERY = 7  # positions apart whose views are measured


def batch(name: str, seats: int) -> float:
    """Measure decisions per second with observations and masks; each is drawn among the legal ones."""
    game = registry.load(name, yardsticks=True)
    games = Batch(game, COUNT, seats, game.resolve(game.presets[0].name, {}), ours.SEED)
    begun = time.process_time()
    taken = 0
    while time.process_time() - begun < SECONDS:
        for _ in range(4):
            games.pick()
            games.step()
        taken += 4 * COUNT
    return taken / ours.seconds(begun)


def pettingzoo(name: str) -> float:
    """Measure decisions per second of PettingZoo's usual loop over one of its games, with random legal actions."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    generator = np.random.default_rng(ours.SEED)
    begun = time.process_time()
    taken = 0
    while time.process_time() - begun < SECONDS:
        env.reset(seed=taken)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(generator.choice(np.flatnonzero(observation["action_mask"]))))
                taken += 1
    return taken / ours.seconds(begun)


def positions(name: str) -> list[State]:
    """Return positions of a random game, some actions apart."""
    game = registry.load(name)
    state, rng = game.new(game.usual, game.presets[0].name, {}), Rng(ours.SEED)
    found: list[State] = []
    taken = 0
    while state.actor() != OVER and len(found) < 100:
        if taken % EVERY == 0:
            found.append(state.copy())
        listed = state.actions()
        state.advance(int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))])
        taken += 1
    return found


def views(name: str) -> float:
    """Measure views per second of both seats over a game."""
    states = positions(name)
    begun = time.process_time()
    made = 0
    while time.process_time() - begun < SECONDS:
        for state in states:
            state.view(0)
            state.view(1)
        made += 2 * len(states)
    return made / ours.seconds(begun)
