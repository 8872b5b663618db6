"""A mean with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from contienda.lab.wilson import wilson

Z = 1.959964  # standard errors of a 95 % interval


class Estimate(msgspec.Struct, frozen=True):
    """The mean of so many games, and the interval that contains the true mean with 95 % confidence."""

    mean: float
    low: float
    high: float
    games: int

    def half(self) -> float:
        return (self.high - self.low) / 2


def estimate(values: Sequence[float]) -> Estimate:
    """Estimate a mean; with fewer than two values nothing is known."""
    games = len(values)
    if games < 2:
        return Estimate(values[0] if values else 0.0, -math.inf, math.inf, games)
    mean = math.fsum(values) / games
    spread = math.fsum((value - mean) ** 2 for value in values) / (games - 1)
    half = Z * math.sqrt(spread / games)
    return Estimate(mean, mean - half, mean + half, games)


def share(values: Sequence[float]) -> Estimate:
    """Estimate a chance to win; its interval has a width even if all games ended alike."""
    low, high = wilson(math.fsum(values), len(values))
    return Estimate(math.fsum(values) / max(1, len(values)), low, high, len(values))


def change(values: Sequence[float]) -> Estimate:
    """Estimate a change of a chance; if all games agree, allow for what so few could miss (the rule of three)."""
    found = estimate(values)
    least = 3 / max(1, found.games)
    if found.half() >= least:
        return found
    return Estimate(found.mean, max(-1.0, found.mean - least), min(1.0, found.mean + least), found.games)
