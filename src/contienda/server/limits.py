"""Rate limits.

`Buckets` refill by the second, one per key. `Shares` combine three of them: for a session, for its address, and for the
whole server. `Guesses` slow down attempts at codes and passwords. A class sits behind one address, so an address is
allowed much more than a session, and guessing from it gets slow but never stops.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from contienda.core.errors import ContiendaError

MOST = 50_000  # keys remembered


class TooMuch(ContiendaError):
    """Asked too often; retry a little later."""


class Buckets:
    """A token bucket per key: `burst` at once, `rate` more each second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, key: object) -> None:
        """Take a token, or refuse."""
        now = time.monotonic()
        left, at = self.kept.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        if left < 1.0:
            self.kept[key] = (left, now)
            raise TooMuch("error-too-much")
        self.kept[key] = (left - 1.0, now)
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)

    def give_back(self, key: object) -> None:
        """Return a token that was not needed after all."""
        if key in self.kept:
            left, at = self.kept[key]
            self.kept[key] = (min(self.burst, left + 1.0), at)


class Shares:
    """What a session, an address and the whole server may create."""

    def __init__(self, session: Buckets, source: Buckets, server: Buckets) -> None:
        self.session = session
        self.source = source
        self.server = server

    def take(self, session: bytes | None, source: str | None) -> None:
        """Take a token from all three, or refuse; a new session and this machine itself have no bucket of their own."""
        if session is not None:
            self.session.take(session)
        if source is not None:
            self.source.take(source)
        self.server.take("server")


class Guesser:
    """One address that tries codes or passwords."""

    def __init__(self, now: float) -> None:
        self.strikes = 0.0  # wrong and pending attempts; they fade
        self.at = now
        self.next = 0.0  # when the next attempt is allowed
        self.waiting: set[object] = set()


class Guesses:
    """Attempts at a secret, right and wrong: the more were wrong, the longer the next one waits.

    An attempt counts as wrong until it proves right, so that parallel attempts gain nothing. Waiting attempts are
    answered in turn, one per session of an address.
    """

    FREE = 40  # attempts per address without waiting: a whole class types a code at the same time
    FADE = 10.0  # seconds until one wrong attempt is forgotten
    FIRST, LONGEST = 0.1, 5.0  # seconds between attempts after that: doubling from the first to the longest
    MOST_WAITING = 20  # per address

    def __init__(self, rate: float, burst: float) -> None:
        self.server = Buckets(rate, burst)
        self.sources: OrderedDict[str, Guesser] = OrderedDict()

    @asynccontextmanager
    async def attempt(self, source: str, lane: object) -> AsyncIterator[Callable[[], None]]:
        """Check an attempt inside this context; call what it yields if the attempt was right."""
        guesser = self.guesser(source)
        await self.turn(guesser, lane)
        self.server.take("server")  # after the wait, so that one address cannot use up everybody's attempts
        guesser.strikes += 1
        right = False

        def was_right() -> None:
            nonlocal right
            right = True

        try:
            yield was_right
        finally:
            if right:
                guesser.strikes = max(0.0, guesser.strikes - 1)
                self.server.give_back("server")

    def guesser(self, source: str) -> Guesser:
        now = time.monotonic()
        found = self.sources.pop(source, None) or Guesser(now)
        found.strikes = max(0.0, found.strikes - (now - found.at) / self.FADE)
        found.at = now
        self.sources[source] = found
        if len(self.sources) > MOST:
            self.sources.popitem(last=False)
        return found

    async def turn(self, guesser: Guesser, lane: object) -> None:
        """Wait until this address may try again."""
        now = time.monotonic()
        begin = max(now, guesser.next)
        if begin > now and (lane in guesser.waiting or len(guesser.waiting) >= self.MOST_WAITING):
            raise TooMuch("error-too-much")
        guesser.next = begin + self.pause(guesser.strikes)
        if begin > now:
            guesser.waiting.add(lane)
            try:
                await asyncio.sleep(begin - now)
            finally:
                guesser.waiting.discard(lane)

    def pause(self, strikes: float) -> float:
        over = strikes - self.FREE
        return 0.0 if over < 0 else min(self.LONGEST, self.FIRST * 2.0 ** min(over, 20.0))
