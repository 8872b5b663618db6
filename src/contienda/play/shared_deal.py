"""The same deal for several tables: the n-th card of each deck and the n-th coin are the same everywhere.

Each pile, cup, die or coin is a stream (`Game.deal_stream`). At the n-th outcome of a stream, every card in the pile
gets a lot from the secret seed, the stream, n and the card alone, and the lowest lot is drawn. So what was decided
before does not matter while the pile holds the same cards. Where a reshuffle or a choice has put other cards into it,
the draw is just as fair, and still the same card wherever the card with the lowest lot is there.
"""

from __future__ import annotations

import hmac
from math import gcd

from contienda.core.state import CHANCE, State


class Count:
    """How many outcomes each stream has had."""

    def __init__(self) -> None:
        self.had: dict[int, int] = {}

    def before(self, state: State) -> int:
        """Return the number of earlier outcomes of the stream that is drawn from now."""
        return self.had.get(state.game.deal_stream(state), 0)

    def take(self, state: State, action: int) -> None:
        """Count an action that is about to be applied, if it is an outcome of chance."""
        if state.actor() == CHANCE and not state.game.is_adjustment(action):
            stream = state.game.deal_stream(state)
            self.had[stream] = self.had.get(stream, 0) + 1


def draw(seed: bytes, epoch: int, number: int, state: State) -> int:
    """Draw what chance does in this position, after that many earlier outcomes of its stream.

    `epoch` counts how often the table went back past an outcome of chance: nobody gets to replay a known future.
    """
    stream = state.game.deal_stream(state)
    listed, weights = state.actions(), state.weights()
    base = state.game.vocabulary.say(listed[0]).verb.base
    unit = gcd(*weights)
    lowest, drawn = b"", -1
    for action, weight in zip(listed, weights, strict=True):
        for copy in range(weight // unit):
            lot = hmac.digest(seed, f"{epoch}:{stream}:{number}:{action - base}:{copy}".encode(), "sha256")
            if drawn < 0 or lot < lowest:
                lowest, drawn = lot, action
    return drawn
