"""What ever happens in a game: which numbers of an observation are set, which actions are legal, and how many at once.

An observation has a number for everything any preset could show. A network gets a weight only for what has been seen
in thousands of games, so policies stay small.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from contienda.envs.arrays import Games, viewed
from contienda.envs.packed import Packed
from contienda.train.config import Config
from contienda.train.shared import Shape

GAMES = 48  # few, so that they get to their ends
ASIDE = 77_000_001  # the seed is far from those of training
SLIPS = (1.0, 0.3, 0.1, 0.0)  # from random play to the rules of thumb
ROUNDING = 8
SPARE = 1.25


class Seen(NamedTuple):
    """The numbers and actions that occur, in ascending order, and the sizes of lists they need."""

    numbers: NDArray[np.int64]
    actions: NDArray[np.int64]
    shape: Shape


def probe(config: Config, decisions: int) -> Seen:
    """Play about that many decisions and note what occurs."""
    games = Games(config.game, GAMES, config.seats, config.preset, seed=config.seed + ASIDE, longest=config.longest)
    numbers = np.zeros(games.size, np.bool_)
    actions = np.zeros(games.choices, np.bool_)
    packed = Packed(games.batch, min(games.size, 2048), min(games.choices, 2048))
    spots = viewed(packed.spots, np.int16, games.count, int(packed.numbers))
    codes = viewed(packed.codes, np.int16, games.count, int(packed.room))
    for slip in SLIPS:
        for _ in range(max(1, decisions // len(SLIPS) // games.count)):
            packed.write()
            mark(numbers, spots)
            mark(actions, codes)
            packed.advise(slip)
            games.step()
    shape = Shape(games.players, roomy(int(packed.widest), games.size), roomy(int(packed.longest), games.choices))
    return Seen(np.flatnonzero(numbers), np.flatnonzero(actions), shape)


def mark(seen: NDArray[np.bool_], listed: NDArray[np.int16]) -> None:
    seen[np.unique(listed[listed >= 0])] = True


def roomy(most: int, all_: int) -> int:
    """Leave some room for more than was seen."""
    return min(all_, -(-int(most * SPARE) // ROUNDING) * ROUNDING)
