"""The mean of paired differences, with intervals that hold at every look and tests corrected for many comparisons.

The interval is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Time-uniform
central limit theory and asymptotic confidence sequences, Annals of Statistics 2024). With 95 % confidence it contains
the true mean at all times together. So you may look after every round and stop when you like, which an ordinary
interval does not allow. The price is a width about one and a half times that of an ordinary interval.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

ALPHA = 0.05
FEWEST = 40  # pairs before an interval is trusted


class Paired:
    """Sums over pairs: what the base gave, what the variant gave, and how they differ."""

    def __init__(self, whole: float = 0.0) -> None:
        self.whole = whole  # the largest difference one pair can show, if it is bounded
        self.pairs = 0
        self.base = 0.0
        self.changed = 0.0
        self.squares = 0.0

    def add(self, base: float, changed: float) -> None:
        self.pairs += 1
        self.base += base
        self.changed += changed
        self.squares += (changed - base) ** 2

    @property
    def effect(self) -> float:
        return (self.changed - self.base) / max(1, self.pairs)

    def variance(self) -> float:
        """Of one difference. A bounded one counts one whole difference too many: pairs that agree prove little."""
        around = max(0.0, self.squares - self.pairs * self.effect**2)
        return (around + self.whole**2) / max(1, self.pairs)

    def interval(self, planned: int, comparisons: int = 1) -> tuple[float, float]:
        """Return the interval, wide enough for that many comparisons to hold together."""
        if self.pairs < 2:
            return -math.inf, math.inf
        alpha = ALPHA / comparisons
        scaled = self.pairs * tuned(planned)
        factor = 2 * (scaled + 1) / (self.pairs * scaled) * math.log(math.sqrt(scaled + 1) / alpha)
        half = math.sqrt(self.variance() * factor)
        return self.effect - half, self.effect + half

    def chance(self, planned: int) -> float:
        """Return the p-value: the smallest level whose interval leaves zero out."""
        spread = self.variance()
        if self.pairs < FEWEST or self.effect == 0 or spread == 0:
            return 0.0 if self.pairs >= FEWEST and self.effect != 0 else 1.0
        scaled = self.pairs * tuned(planned)
        power = (self.pairs * self.effect) ** 2 * scaled / (2 * self.pairs * spread * (scaled + 1))
        return min(1.0, math.sqrt(scaled + 1) * math.exp(-power))


def tuned(planned: int) -> float:
    """Return the parameter that makes intervals narrowest after about a third of the planned pairs."""
    level = -2 * math.log(ALPHA)
    return (level + math.log(level + 1)) / max(FEWEST, planned / 3)


def holm(chances: Sequence[float]) -> list[float]:
    """Correct p-values for their number (Holm): rejecting those below 5 % errs at all in at most 5 % of experiments."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found = [1.0] * len(chances)
    least = 0.0
    for rank, at in enumerate(order):
        least = max(least, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = least
    return found
