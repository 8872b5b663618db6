"""A batch of games as a vectorised environment of Stable-Baselines3, with masks for sb3-contrib's MaskablePPO.

One seat of each game learns, against opponents that play inside the batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from contienda.envs.arrays import Games, Numbers


class GamesVecEnv(VecEnv):  # type: ignore[misc]
    """Rewards are the scores at the end, from 0 to 1, less an equal share, so that an even game is worth 0."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.mine = np.arange(games.count) % games.players
        self.waiting = games.actions
        box = spaces.Box(-np.inf, np.inf, (games.size,), np.float32)
        super().__init__(games.count, box, spaces.Discrete(games.choices))

    def reset(self) -> Numbers:
        self.games.reset(int(self._seeds[0] or 0))
        self._reset_seeds()
        return self.games.scaled()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.waiting = actions

    def step_wait(self) -> tuple[Numbers, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        games = self.games
        games.step(self.waiting)
        done = games.ended | games.cut
        infos: list[dict[str, Any]] = [{} for _ in range(games.count)]
        rewards = np.zeros(games.count, np.float32)
        rewards[games.ended] = games.rewards[games.ended, self.mine[games.ended]] - 1 / games.players
        for at in np.flatnonzero(done):
            infos[at]["episode"] = {"r": float(rewards[at]), "l": int(games.finished[at]), "t": 0.0}
        return games.scaled(), rewards, done, infos

    def action_masks(self) -> NDArray[np.bool_]:
        return self.games.masks

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"these environments have no {method_name}")
        return list(self.games.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "render_mode":
            return [None] * self.games.count
        raise AttributeError(f"these environments have no {attr_name}")

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False] * self.games.count

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        self._seeds = [seed] * self.games.count
        return self._seeds

    def close(self) -> None:
        """Nothing is open."""
