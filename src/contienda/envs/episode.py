"""One game at a time as NumPy arrays: what Gymnasium and PettingZoo share."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from contienda.core.observation import Row
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.envs.arrays import Numbers, scale, spread, viewed
from contienda.envs.batch import action_count
from contienda.envs.setup import Setup


class Episode:
    """A game from start to end; chance plays by itself."""

    state: State
    rng: Rng

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.choices = action_count(setup.game.vocabulary)
        self.row = Row(setup.observer.size)
        self.values: NDArray[np.int16] = viewed(self.row.values, np.int16, setup.observer.size)
        self.scale = scale(setup.observer)

    def begin(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = self.setup.game.start(self.setup.seats, self.setup.options)
        self.roll()

    def play(self, action: int) -> None:
        """Carry out a legal action, and chance after it."""
        self.state.apply(action)
        self.roll()

    def roll(self) -> None:
        while self.state.actor() == CHANCE:
            self.state.advance(self.state.sample(self.rng))

    def actor(self) -> int:
        return int(self.state.actor())

    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def observe(self, seat: int) -> Numbers:
        """Return what a seat knows, scaled for networks."""
        self.row.begin(0)
        self.setup.observer.write(self.state, seat, self.row)
        self.row.finish(0)
        found: Numbers = np.divide(self.values, self.scale, dtype=np.float32)
        return found

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action this seat may take now, none if another seat decides."""
        found = np.zeros(self.choices, np.int8)
        if self.state.actor() == seat:
            found[self.state.actions()] = 1
        return found

    def observation_space(self) -> spaces.Box:
        features = self.setup.observer.features
        low = spread(self.setup.observer, [feature.low for feature in features]) / self.scale
        high = spread(self.setup.observer, [feature.high for feature in features]) / self.scale
        return spaces.Box(low, high, dtype=np.float32)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.choices)
