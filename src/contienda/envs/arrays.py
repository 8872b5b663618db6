"""A batch of games as NumPy arrays: observations, masks and rewards are views of the batch's own memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from contienda.core.game import Game
from contienda.core.observation import Observer
from contienda.envs.batch import OPPONENTS, Batch
from contienda.envs.setup import Setup

Numbers = NDArray[np.float32]


class Games:
    """Many games at once. `step` plays one action in each; finished games begin anew by themselves.

    The arrays are the memory of the batch, and read-only: `step` changes them, so copy what you want to keep.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 0,
        preset: str = "",
        options: dict[str, object] | None = None,
        seed: int = 0,
        opponent: str = "",
        longest: int = 0,
    ) -> None:
        """Begin `count` games. With an opponent ("random", "greedy"), one seat of each game is yours: in turn."""
        setup = Setup(game, seats, preset, options)
        self.game, self.players = setup.game, setup.seats
        self.batch = Batch(setup.game, count, setup.seats, setup.options, seed, OPPONENTS.index(opponent), longest)
        batch = self.batch
        self.count = count
        self.size = int(batch.size)
        self.choices = int(batch.choices)
        self.observations: NDArray[np.int16] = viewed(batch.row.values, np.int16, count, self.size)
        self.masks: NDArray[np.bool_] = viewed(batch.masks, np.bool_, count, self.choices)
        self.actions: NDArray[np.int64] = viewed(batch.actions, np.int64, count)
        self.seats: NDArray[np.int64] = viewed(batch.seats, np.int64, count)
        self.rewards: NDArray[np.float64] = viewed(batch.rewards, np.float64, count, setup.seats)
        self.ended: NDArray[np.bool_] = viewed(batch.ended, np.bool_, count)
        self.cut: NDArray[np.bool_] = viewed(batch.cut, np.bool_, count)
        self.finished: NDArray[np.int64] = viewed(batch.finished, np.int64, count)
        self.scale = scale(setup.observer)

    def reset(self, seed: int = 0) -> None:
        self.batch.reset(seed)

    def step(self, actions: NDArray[np.int64] | None = None) -> None:
        """Play these actions, or those that `pick` has chosen."""
        if actions is not None:
            self.batch.choose(actions.tolist())
        self.batch.step()

    def pick(self) -> NDArray[np.int64]:
        """Choose random legal actions and return them."""
        self.batch.pick()
        return self.actions

    def advise(self) -> NDArray[np.int64]:
        """Choose what the game's heuristics would do and return it, for a policy to learn from."""
        self.batch.advise()
        return self.actions

    def scaled(self, out: Numbers | None = None) -> Numbers:
        """Return the observations as a network wants them: most numbers between -1 and 1."""
        found: Numbers = np.divide(self.observations, self.scale, out=out, dtype=np.float32)
        return found


def viewed(packed: object, kind: Any, *shape: int) -> Any:
    """Look at packed numbers as an array without copying them."""
    return np.frombuffer(memoryview(packed), dtype=kind).reshape(shape)  # type: ignore[arg-type]


def scale(observer: Observer) -> Numbers:
    """Return what to divide each number of an observation by."""
    return spread(observer, [feature.scale for feature in observer.features])


def spread(observer: Observer, by_feature: list[int]) -> Numbers:
    """Repeat a number of each feature for each of its numbers."""
    sizes = [feature.size for feature in observer.features]
    return np.repeat(np.array(by_feature, dtype=np.float32), sizes)
