"""Bots by name, as people write them: `random`, `search`, `search:5000`."""

from __future__ import annotations

from contienda.bots.bot import Bot, RandomBot, Sight
from contienda.bots.search import Search
from contienda.core.errors import BadOption
from contienda.core.rng import Rng

NAMES = ("random", "search")
ITERATIONS = 400


class SearchBot(Bot):
    """Tree search over worlds that fit what the seat knows."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        return int(Search().run(sight.world(rng), sight.seat, self.iterations, rng))


def make(name: str) -> Bot:
    """The bot of that name."""
    kind, _, detail = name.partition(":")
    if kind == "random" and not detail:
        return RandomBot()
    if kind == "search":
        if not detail:
            return SearchBot(ITERATIONS)
        if detail.isdigit() and 1 <= int(detail) <= 1_000_000:
            return SearchBot(int(detail))
        raise BadOption("error-bot-iterations", bot=f"bot:{name}", most=1_000_000)
    raise BadOption("error-no-bot", bot=name, names=", ".join("bot:" + each for each in NAMES))
