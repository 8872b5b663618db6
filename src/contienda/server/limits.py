"""How much anybody may ask for: buckets that fill by the second, one for each token, table or door.

Never by address: a whole class sits behind one.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from contienda.core.errors import ContiendaError

MOST = 50_000  # buckets remembered


class TooMuch(ContiendaError):
    """Asked too often; a little later it will do."""


class Buckets:
    """A bucket for each key: `burst` at once, `rate` more each second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, key: object) -> None:
        """One more, or a refusal."""
        now = time.monotonic()
        left, at = self.kept.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        if left < 1.0:
            self.kept[key] = (left, now)
            raise TooMuch("error-too-much")
        self.kept[key] = (left - 1.0, now)
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
