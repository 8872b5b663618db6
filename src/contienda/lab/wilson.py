"""The Wilson interval for a share: reliable near 0 and 1, and for few games."""

from __future__ import annotations

import math


def wilson(successes: float, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """Return the interval that contains the true share with 95 % confidence."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
