"""The games for Gymnasium: one seat is yours, bots play the others.

After `import contienda.envs.gymnasium`, `gymnasium.make("contienda/GAME-v1", seats=2, bot="greedy")` works. The
version in the name is that of the rules.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from contienda.bots.bot import THOUGHT, Bot, Sight
from contienda.bots.factory import make
from contienda.core import packages, registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.envs.arrays import Numbers
from contienda.envs.episode import Episode
from contienda.envs.setup import Setup

Beginning = tuple[Numbers, dict[str, Any]]
Outcome = tuple[Numbers, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game. The reward is the score at the end, from 0 to 1; an illegal action forfeits the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        seat: int = 0,
        bot: str = "greedy",
        preset: str = "",
        options: dict[str, object] | None = None,
        longest: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Take a seat against bots; -1 takes another seat in each game. `longest` bounds your decisions."""
        setup = Setup(game, seats, preset, options)
        self.episode = Episode(setup)
        self.observation_space = cast(gymnasium.Space[Numbers], self.episode.observation_space())
        self.action_space = self.episode.action_space()
        self.wanted = seat
        self.seat = max(seat, 0)
        self.bot: Bot = make(bot)
        self.longest = longest or setup.game.bound
        self.decisions = 0
        self.thoughts = Rng(0)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(2**62))
            if self.wanted < 0:
                self.seat = int(self.np_random.integers(self.episode.setup.seats))
            self.thoughts = Rng(number, THOUGHT)
            self.decisions = 0
            self.episode.begin(number)
            self.answer()
            if not self.episode.is_over():
                return self.episode.observe(self.seat), self.info()

    def step(self, action: np.int64 | int) -> Outcome:
        code = int(action)
        if code not in self.episode.state.actions():
            return self.episode.observe(self.seat), 0.0, True, False, {**self.info(), "illegal": True}
        self.decisions += 1
        self.episode.play(code)
        self.answer()
        over = self.episode.is_over()
        reward = self.episode.state.scores()[self.seat] if over else 0.0
        return self.episode.observe(self.seat), reward, over, not over and self.decisions >= self.longest, self.info()

    def answer(self) -> None:
        """Let the bots decide until it is this seat's turn or the game is over."""
        while not self.episode.is_over() and self.episode.actor() != self.seat:
            sight = Sight(self.episode.state, self.episode.actor())
            self.episode.play(self.bot.pick(sight, self.thoughts))

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, under the name that sb3-contrib looks for."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def render(self) -> str | None:
        """Return the seat's view as text."""
        return repr(self.episode.state.view(self.seat)) if self.render_mode == "ansi" else None


def register() -> None:
    """Register every built-in game."""
    for name in packages.OURS:
        version = registry.load(name).version
        gymnasium.register(
            id=f"contienda/{name.capitalize()}-v{version}",
            entry_point="contienda.envs.gymnasium:SeatEnv",
            kwargs={"game": name},
        )


register()
