"""What an item is worth to a seat: the same games again, in which that seat may not use it.

Both games have the same dice, cards and moods of the bots for as long as play is the same. A game in which the seat
never could use the item is the same game, so only the others are played. A seat that has nothing else to do may still
use it. Unlike the win rate of those who used it, the difference has a cause.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

from contienda.bots.bot import THOUGHT
from contienda.bots.factory import make
from contienda.core.game import Game
from contienda.core.state import State
from contienda.lab.block import opening, policy
from contienda.lab.items import Item, by_code, items
from contienda.lab.paired_statistics import holm
from contienda.lab.plan import Job
from contienda.play.policy import Policy
from contienda.play.record import Record, Watcher, policy_games

Z = 1.959964  # standard errors of a 95 % interval
STEP = 16  # games between two looks at the clock


class Base(NamedTuple):
    """Games as they are: the share of the win and the decisions of each, and which items each seat could use."""

    numbers: list[int]
    wins: list[list[float]]
    decisions: list[int]
    offered: list[set[tuple[int, int]]]  # item and seat


class Trial(NamedTuple):
    """A seat without an item, in the games in which it could have used it."""

    at: int  # the item
    seat: int
    numbers: array[int]
    wins: array[float]  # of the seat, in the games as they are
    decisions: array[int]


class Sums(NamedTuple):
    """The differences a trial made, summed over its games: as it is, less without the item."""

    at: int
    seat: int
    wins: float
    squares: float
    decisions: int


@dataclass(frozen=True)
class Effect:
    """What using an item is worth: the change of the seat's share of wins, in all games, with its 95 % interval."""

    kind: str
    piece: str
    seat: int
    effect: float
    low: float
    high: float
    chance: float  # p-value, corrected for the number of items and seats (Holm)
    decisions: float  # how much longer games are with it
    games: int
    replayed: int  # games in which the seat could use it

    @property
    def sure(self) -> bool:
        return self.chance < 0.05


def can_ablate(job: Job) -> bool:
    """Tell whether these bots can play without an item: those that need no more than the game's heuristics can."""
    return all(policy(make(name, programs=True), 0) is not None for name in job.seats)


def policies(job: Job, game: Game, seat: int = -1, banned: Sequence[int] = ()) -> list[Policy]:
    """Return what plays each seat, one of them without these actions."""
    found: list[Policy] = []
    for at, name in enumerate(job.seats):
        each = policy(make(name), game.vocabulary.size, banned if at == seat else ())
        assert each is not None
        found.append(each)
    return found


def play_base(job: Job, numbers: Sequence[int], limit: float) -> tuple[int, Base]:
    """Play games as they are, until all are played or time is up."""
    game, _, start = opening(job)
    code_items = by_code(items(game))
    record = Record(start, False, False, True, Watcher())
    players = policies(job, game)
    until = time.monotonic() + limit
    done = 0
    while done < len(numbers) and (done == 0 or time.monotonic() < until):
        size = min(STEP, len(numbers) - done)
        play(record, start, players, job, numbers[done], size, game.bound)
        done += size
    found = Base(list(numbers[:done]), shares(record), list(record.games_table[4].items), [set() for _ in range(done)])
    first = numbers[0]
    columns = [list(column.items) for column in record.pieces_table[:3]]
    for number, seat, code in zip(*columns, strict=True):
        if seat >= 0:
            found.offered[number - first].update((at, seat) for at in code_items.get(code, ()))
    return done, found


def play(record: Record, start: State, players: list[Policy], job: Job, number: int, size: int, bound: int) -> None:
    policy_games(record, start, players, job.seed, THOUGHT, number, size, bound)


def shares(record: Record) -> list[list[float]]:
    """Return each seat's share of the win, game by game."""
    by_seat = [list(column.items) for column in record.wins]
    return [list(each) for each in zip(*by_seat, strict=True)]


def trials(bases: Sequence[Base]) -> list[Trial]:
    """Return what to try: every item that some seat could use, in the games in which it could."""
    found: dict[tuple[int, int], Trial] = {}
    for base in sorted(bases):
        for number, wins, decisions, offered in zip(*base, strict=True):
            for at, seat in offered:
                empty = Trial(at, seat, array("q"), array("d"), array("q"))
                trial = found.setdefault((at, seat), empty)
                trial.numbers.append(number)
                trial.wins.append(wins[seat])
                trial.decisions.append(decisions)
    return [found[key] for key in sorted(found)]


def play_trials(job: Job, listed: Sequence[Trial], numbers: Sequence[int], limit: float) -> tuple[int, list[Sums]]:
    """Play trials, by their places in the list, until all are played or time is up."""
    game, _, start = opening(job)
    known = items(game)
    until = time.monotonic() + limit
    found: list[Sums] = []
    while len(found) < len(numbers) and (not found or time.monotonic() < until):
        trial = listed[numbers[len(found)]]
        record = Record(start, False, False, False, Watcher())
        players = policies(job, game, trial.seat, sorted(known[trial.at].codes))
        for number in trial.numbers:
            play(record, start, players, job, number, 1, game.bound)
        without = list(record.wins[trial.seat].items)
        gains = [was - now for was, now in zip(trial.wins, without, strict=True)]
        longer = sum(trial.decisions) - sum(record.games_table[4].items)
        found.append(
            Sums(trial.at, trial.seat, math.fsum(gains), math.fsum(gain * gain for gain in gains), int(longer))
        )
    return len(found), found


def effects(known: Sequence[Item], listed: Sequence[Trial], sums: Sequence[Sums], games: int) -> list[Effect]:
    """Return the effect of every item on every seat that could use it, the largest first."""
    replayed = {(trial.at, trial.seat): len(trial.numbers) for trial in listed}
    found = [(each, *interval(each.wins, each.squares, games)) for each in sums]
    corrected = holm([chance for _, _, _, chance in found])
    told = [
        Effect(
            known[each.at].kind,
            known[each.at].piece,
            each.seat,
            each.wins / games,
            low,
            high,
            chance,
            each.decisions / games,
            games,
            replayed[each.at, each.seat],
        )
        for (each, low, high, _), chance in zip(found, corrected, strict=True)
    ]
    return sorted(told, key=lambda each: (-each.effect, each.kind, each.piece, each.seat))


def interval(total: float, squares: float, games: int) -> tuple[float, float, float]:
    """Return the 95 % interval and the p-value of a mean of paired differences, most of which are 0.

    One whole difference more than was seen is counted in the variance: games that agree prove little.
    """
    mean = total / games
    variance = (max(0.0, squares - games * mean * mean) + 1) / games
    error = math.sqrt(variance / games)
    chance = 2 * NormalDist().cdf(-abs(mean) / error)
    return max(-1.0, mean - Z * error), min(1.0, mean + Z * error), chance
