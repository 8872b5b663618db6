"""Chance for games that are played on: the n-th outcome of each pile or coin is the same in every branch.

So two branches that differ in one decision differ because of it, and not because of other cards.
"""

from __future__ import annotations

from contienda.core.rng import Rng
from contienda.core.state import State

_STREAMS = 2**24  # more than any stream number
_GAMES = 2**28  # more than any number of games


class Luck:
    """The chance of one game: `number` of the seed."""

    def __init__(self, seed: int, number: int) -> None:
        self.key = seed % _GAMES * _GAMES + number
        self.drawn: dict[int, int] = {}  # outcomes so far, by stream

    def draw(self, state: State) -> int:
        """Draw what chance does in this position."""
        stream = int(state.game.deal_stream(state))
        count = self.drawn.get(stream, 0)
        self.drawn[stream] = count + 1
        return int(state.sample(Rng(self.key, stream % _STREAMS * _GAMES + count)))
