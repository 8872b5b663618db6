"""Our side of the benchmarks: random games, copies and tree search, with a checksum of the results.

As a script it measures a few games of the build it finds and prints JSON; that is how the interpreted build is
measured.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from typing import TypedDict
from zlib import crc32

from contienda.bots import search
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, State
from contienda.play import playout


class Entry:
    """A game to measure, with numbers of games and simulations that take the compiled build a fraction of a second."""

    def __init__(self, name: str, seats: int, games: int, simulations: int, agree: int) -> None:
        self.name = name
        self.seats = seats
        self.games = games
        self.simulations = simulations
        self.agree = agree  # games that both builds must play alike; the interpreted one is measured only on these


GAMES = [
    Entry("misiles", seats=3, games=1_500, simulations=1_000, agree=30),
    Entry("buenosos", seats=2, games=8_000, simulations=4_000, agree=60),
    Entry("blackhat", seats=4, games=2_000, simulations=1_500, agree=40),
    Entry("kiberrubezh", seats=2, games=600, simulations=400, agree=20),
    Entry("maracas", seats=2, games=400, simulations=300, agree=12),
    Entry("hearts", seats=4, games=40_000, simulations=30_000, agree=600),
    Entry("connect_four", seats=2, games=200_000, simulations=150_000, agree=2_000),
]

SEED = 2024
COPIES = 200_000
AGREED_SIMULATIONS = 40


class Figures(TypedDict):
    """The figures of one game, as a build prints them."""

    compiled: bool
    games_per_s: float
    decisions_per_s: float
    checksum: int


def is_compiled(entry: Entry) -> bool:
    """Tell whether the loops, the search and the game are all compiled; refuse a mixture."""
    where = {**registry.OURS, **registry.YARDSTICKS}[entry.name].split(":")[0]
    files = [str(module.__file__) for module in (playout, search, import_module(where))]
    compiled = [file.endswith((".so", ".pyd")) for file in files]
    if any(compiled) != all(compiled):
        raise SystemExit(f"some modules are compiled and some are not: {', '.join(files)}")
    return all(compiled)


def opening(entry: Entry) -> State:
    game = registry.load(entry.name, yardsticks=True)
    return game.start(entry.seats, game.resolve(game.presets[0].name, {}))


def decision(entry: Entry) -> State:
    """Return the first position in which a seat decides."""
    state, rng = opening(entry), Rng(SEED)
    while state.actor() == CHANCE:
        state.apply(int(state.sample(rng)))
    return state


def seconds(begun: float) -> float:
    """Return the processor time since then: other processes disturb it less than the wall clock."""
    return max(time.process_time() - begun, 1e-9)


def games(entry: Entry, count: int) -> tuple[float, float]:
    """Measure whole random games: games, and actions of seats and chance, per second."""
    start, bound = opening(entry), registry.load(entry.name, yardsticks=True).bound
    begun = time.process_time()
    tally = playout.batch(start, SEED, 0, count, bound)
    spent = seconds(begun)
    return tally.games / spent, (tally.decisions + tally.chances) / spent


def copying(entry: Entry, count: int) -> float:
    """Measure nanoseconds per copy."""
    state = decision(entry)
    begun = time.process_time()
    playout.copies(state, count)
    return seconds(begun) / count * 1e9


def searching(entry: Entry, simulations: int) -> float:
    """Measure simulations per second from the first decision, each played on as the game requires."""
    state, searcher = decision(entry), search.Search(1.0, registry.load(entry.name, yardsticks=True).bound)
    begun = time.process_time()
    searcher.run(state, int(state.actor()), simulations, Rng(SEED))
    return simulations / seconds(begun)


def checksum(entry: Entry) -> int:
    """Return a checksum of the results of a batch of games and a small search."""
    tally = playout.batch(opening(entry), SEED, 0, entry.agree, registry.load(entry.name, yardsticks=True).bound)
    state, searcher = decision(entry), search.Search(1.0, registry.load(entry.name, yardsticks=True).bound)
    best = searcher.run(state, int(state.actor()), AGREED_SIMULATIONS, Rng(SEED))
    found = [
        sorted(contents(tally).items()),
        best,
        [[action, searcher.visits(action), searcher.mean(action)] for action in searcher.actions()],
    ]
    return crc32(json.dumps(found).encode())


def contents(tally: playout.Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "chances": tally.chances,
        "branches": tally.branches,
        "widest": tally.widest,
        "unfinished": tally.unfinished,
        "wins": tally.wins,
        "scores": tally.scores,
        "lengths": sorted(tally.lengths.items()),
        "endings": sorted(tally.endings.items()),
    }


def measure_interpreted(entry: Entry) -> Figures:
    """Measure the few games that both builds must agree on; no more, because it is slow."""
    games_per_s, decisions_per_s = games(entry, entry.agree)
    return {
        "compiled": is_compiled(entry),
        "games_per_s": games_per_s,
        "decisions_per_s": decisions_per_s,
        "checksum": checksum(entry),
    }


if __name__ == "__main__":
    print(json.dumps(measure_interpreted(next(entry for entry in GAMES if entry.name == sys.argv[1]))))
