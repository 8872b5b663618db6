"""Memory that the playing processes share with the learner: one array for each thing, a range of games each."""

from __future__ import annotations

from multiprocessing.context import SpawnContext
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Shape(NamedTuple):
    """How large the lists of a game are."""

    players: int
    numbers: int  # numbers of an observation that are kept
    actions: int  # legal actions that are kept


class Lot:
    """A lot of games: what they show, and what is to be played in them."""

    def __init__(self, count: int, shape: Shape, context: SpawnContext) -> None:
        self.count = count
        self.shape = shape
        self.memory = {
            name: context.RawArray("b", size * kind().itemsize) for name, (size, kind) in self.plan().items()
        }
        self.look()

    def plan(self) -> dict[str, tuple[int, Any]]:
        players, numbers, actions = self.shape
        count = self.count
        return {
            "spots": (count * numbers, np.int16),
            "amounts": (count * numbers, np.int16),
            "codes": (count * actions, np.int16),
            "appeals": (count * actions, np.int16),
            "legal": (count, np.int16),
            "seats": (count, np.int8),
            "ended": (count, np.bool_),
            "cut": (count, np.bool_),
            "rewards": (count * players, np.float32),
            "picks": (count, np.int16),  # the place of an action in `codes`
        }

    def look(self) -> None:
        """Look at the memory as arrays."""
        players, numbers, actions = self.shape
        found: dict[str, NDArray[Any]] = {
            name: np.frombuffer(self.memory[name], dtype=kind) for name, (_, kind) in self.plan().items()
        }
        self.spots = found["spots"].reshape(-1, numbers)
        self.amounts = found["amounts"].reshape(-1, numbers)
        self.codes = found["codes"].reshape(-1, actions)
        self.appeals = found["appeals"].reshape(-1, actions)
        self.legal = found["legal"]
        self.seats = found["seats"]
        self.ended = found["ended"]
        self.cut = found["cut"]
        self.rewards = found["rewards"].reshape(-1, players)
        self.picks = found["picks"]

    def __getstate__(self) -> dict[str, Any]:
        return {"count": self.count, "shape": self.shape, "memory": self.memory}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.look()
