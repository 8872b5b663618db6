"""Do the chances come true? Positions of games between bots, their estimated chances, and how the games ended."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from contienda.analysis.continuation import position, shares
from contienda.analysis.win_chance import ends
from contienda.bots.bot import GreedyBot, Sight
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.lab.wilson import wilson

BINS = 10
Pair = tuple[float, float]  # the estimated chance of a seat, and its share of the win


class Setup(msgspec.Struct, frozen=True):
    """What is measured: a game with its preset and seats, and how many games one estimate stands on."""

    game: str
    preset: str
    seats: int
    played_on: int
    seed: int = 2026


class Bin(msgspec.Struct):
    """Estimates of about the same size: their mean, the share that came true, and its 95 % interval."""

    chance: float
    won: float
    low: float
    high: float
    count: int


class Reliability(msgspec.Struct):
    """How well the estimates of a game came true; `error` is the mean distance of a bin from the truth."""

    played_on: int
    estimates: int
    brier: float
    error: float
    inside: float  # the share of estimates in bins whose interval contains their mean
    bins: list[Bin]


def pairs(setup: Setup, number: int) -> list[Pair]:
    """Play a game, estimate the chances somewhere in it, and return them with its end; every number is its own game."""
    game = registry.load(setup.game)
    options = game.resolve(setup.preset, {})
    _, length = played(game.start(setup.seats, options), Rng(setup.seed, 2 * number), None)
    at = int(Rng(setup.seed, 2 * number + 1).below(max(1, length)))
    found, _ = played(game.start(setup.seats, options), Rng(setup.seed, 2 * number), at)
    told = ends(position(game, options, found), list(range(setup.played_on)), setup.seed + number)
    end, _ = played(found, Rng(setup.seed + 1, number), None)
    result = shares(end)
    return [
        (math.fsum(each.wins[seat] for each in told) / len(told), result[seat])
        for seat in range(setup.seats)
        if seat not in game.neutral
    ]


def played(state: State, rng: Rng, until: int | None) -> tuple[State, int]:
    """Let bots play on, to the end or for so many actions; return the position and how many there were."""
    bot, done = GreedyBot(), 0
    while state.actor() != OVER and done < state.game.bound and (until is None or done < until):
        actor = int(state.actor())
        state.apply(int(state.sample(rng)) if actor == CHANCE else bot.pick(Sight(state, actor), rng))
        done += 1
    return state, done


def reliability(found: Sequence[Pair], played_on: int) -> Reliability:
    """Group estimates into bins and compare each with how often it came true."""
    grouped: dict[int, list[Pair]] = {}
    for chance, won in found:
        grouped.setdefault(max(0, math.ceil(chance * BINS - 1e-9) - 1), []).append((chance, won))
    bins = [binned(mine) for _, mine in sorted(grouped.items())]
    error = math.fsum(each.count * abs(each.chance - each.won) for each in bins) / len(found)
    inside = sum(each.count for each in bins if each.low <= each.chance <= each.high)
    brier = math.fsum((chance - won) ** 2 for chance, won in found) / len(found)
    share = round(inside / len(found), 4)
    return Reliability(played_on, len(found), round(brier, 4), round(error, 4), share, bins)


def binned(mine: Sequence[Pair]) -> Bin:
    won = math.fsum(share for _, share in mine)
    low, high = wilson(won, len(mine))
    mean = math.fsum(chance for chance, _ in mine) / len(mine)
    return Bin(round(mean, 4), round(won / len(mine), 4), round(low, 4), round(high, 4), len(mine))
