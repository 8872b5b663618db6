"""The searching bot: a fixed number of simulations, or as many as its time allows."""

from __future__ import annotations

import time

from contienda.bots.bot import Bot, Sight
from contienda.bots.explanation import Choice, Thought
from contienda.bots.search import Search
from contienda.core.rng import Rng
from contienda.core.state import State

MOST = 1_000_000  # simulations
BREATH = 0.01  # seconds between two looks at the clock, and so the delay of Ctrl-C
LINE = 6  # length of the expected continuation


class SearchBot(Bot):
    """Tree search over worlds consistent with what the seat knows; it stops when its time is up."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: no limit
        self.search = Search()

    def pick(self, sight: Sight, rng: Rng) -> int:
        """Pick what a full search would pick, but stop once the result is certain."""
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        self.run(sight.world(rng), sight.seat, rng, self.iterations)
        return self.search.best()

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Search even if only one action is legal, to tell what to expect."""
        self.run(sight.world(rng), sight.seat, rng)
        search = self.search
        choices = [
            Choice(action, search.visits(action), search.mean(action), search.line(action, LINE))
            for action in search.actions()
        ]
        return Thought(search.simulations, choices)

    def run(self, world: State, seat: int, rng: Rng, budget: int = 0) -> None:
        """Search in short portions, each sized by how long the last one took."""
        begin = time.monotonic()
        self.search.begin(world, seat)
        portion = 1
        while self.search.simulations < self.iterations:
            before = time.monotonic()
            if self.seconds and self.search.simulations and before - begin >= self.seconds:
                return
            if self.search.more(world, min(portion, self.iterations - self.search.simulations), rng, budget):
                return
            taken = time.monotonic() - before
            portion = min(portion * 2, max(1, int(portion * BREATH / max(taken, 1e-6))))
