"""The games for PettingZoo: an AEC environment in which every seat is an agent.

`env(GAME, seats=3)` returns one that ends the game on an illegal action, as PettingZoo's own card games do.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from contienda.core.game import Game
from contienda.envs.episode import Episode
from contienda.envs.setup import Setup

Observation = dict[str, Any]
ILLEGAL_REWARD = -1.0


def env(game: str | Game, seats: int = 0, preset: str = "", options: dict[str, object] | None = None) -> AECEnv:
    """Return a game in the usual wrappers: illegal actions lose, and calls out of order are reported."""
    found: Any = raw_env(game, seats, preset, options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL_REWARD))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """A game without wrappers. Rewards are the scores at the end, from 0 to 1."""

    def __init__(
        self, game: str | Game, seats: int = 0, preset: str = "", options: dict[str, object] | None = None
    ) -> None:
        super().__init__()
        setup = Setup(game, seats, preset, options)
        self.episode = Episode(setup)
        self.metadata = {
            "name": f"{setup.game.id}_v{setup.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces: dict[str, gymnasium.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": self.episode.observation_space(),
                    "action_mask": spaces.Box(0, 1, (self.episode.choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.choices: dict[str, gymnasium.Space[Any]] = {
            agent: self.episode.action_space() for agent in self.possible_agents
        }
        self.generator = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.episode.begin(int(self.generator.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.actor()]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError("None is an action only for an agent whose game is over")
        self.episode.play(int(action))
        if self.episode.is_over():
            for each, score in zip(self.possible_agents, self.episode.state.scores(), strict=True):
                self.rewards[each] = score
                self.terminations[each] = True
        else:
            self.agent_selection = self.possible_agents[self.episode.actor()]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """Return the view of the deciding seat as text."""
        return repr(self.episode.state.view(self.seat_of[self.agent_selection]))

    def close(self) -> None:
        """Nothing is open."""
