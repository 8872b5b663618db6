"""Bots by name, as people write them: `random`, `greedy`, `search`, `search:5000`, or by level, `level:1` to `5`.

A program of somebody else, `exec:COMMAND`, is started only for whoever says that its name may be trusted.
"""

from __future__ import annotations

import re
import time

from contienda.bots.bot import Bot, GreedyBot, RandomBot, Sight
from contienda.bots.external import ExternalBot
from contienda.bots.search import Search
from contienda.core.errors import BadOption
from contienda.core.rng import Rng

NAMES = ("random", "greedy", "search", "level:3")
LEVELS = ("random", "search:40", "search:200", "search:1000", "search:4000")
ITERATIONS = 400
CHUNK = 50
_NUMBER = re.compile(r"[0-9]{1,7}")


class SearchBot(Bot):
    """Tree search over worlds that fit what the seat knows; it stops early when its time is up."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self.seconds = 0.0  # no limit

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        world = sight.world(rng)
        search = Search()
        search.begin(world, sight.seat)
        until = time.monotonic() + self.seconds
        for done in range(0, self.iterations, CHUNK):  # small portions, so that Ctrl-C is heard between them
            if self.seconds and done and time.monotonic() >= until:
                break
            search.more(world, min(CHUNK, self.iterations - done), rng)
        return search.best()


def make(name: str, programs: bool = False) -> Bot:
    """The bot of that name; `programs` only where the name was written by who started Contienda."""
    kind, _, detail = name.partition(":")
    if kind == "level" and detail in ("1", "2", "3", "4", "5"):
        return make(LEVELS[int(detail) - 1])
    if kind == "random" and not detail:
        return RandomBot()
    if kind == "greedy" and not detail:
        return GreedyBot()
    if kind == "search":
        if not detail:
            return SearchBot(ITERATIONS)
        if _NUMBER.fullmatch(detail) and 1 <= int(detail) <= 1_000_000:
            return SearchBot(int(detail))
        raise BadOption("error-bot-iterations", bot=f"bot:{name}", most=1_000_000)
    if kind == "exec":
        if not programs:
            raise BadOption("error-bot-program", bot=f"bot:{name}")
        return ExternalBot(detail)
    raise BadOption("error-no-bot", bot=name, names=", ".join("bot:" + each for each in NAMES))
