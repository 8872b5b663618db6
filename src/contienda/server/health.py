"""Whether the database can be written now: for `/healthz`, the log and the tables that wait for it.

Every failure of the store is reported here. The log gets the reason when trouble begins, a reminder now and then, and a
line when it ends. A health check returns the outcome of a real write, at most a second old.
"""

from __future__ import annotations

import asyncio
import logging
import time

from contienda.server.logs import log_event
from contienda.server.metrics import TROUBLE
from contienda.store.location import BadDatabase
from contienda.store.store import Store

FRESH = 1.0  # seconds an answer stays valid
PATIENCE = 3.0  # seconds a write may take before the database counts as unreachable
QUIET = 2.0  # seconds without a failure after which trouble is over
REMIND = 30.0  # seconds between two log lines about the same trouble


class Health:
    """The health of one process's store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trouble = ""  # one word, "" if all is well
        self.began = 0.0
        self.failed_at = 0.0
        self.told_at = 0.0
        self.failures = 0
        self.checked_at = float("-inf")
        self.checking: asyncio.Task[None] | None = None
        store.alarm = self.failed

    def failed(self, error: BadDatabase) -> None:
        """Note that something could not be stored or read."""
        now = time.monotonic()
        self.failures += 1
        self.failed_at = now
        if error.trouble != self.trouble or now - self.told_at > REMIND:
            log_event("store.failed", logging.ERROR, trouble=error.trouble, reason=str(error), failures=self.failures)
            self.told_at = now
        if not self.trouble:
            self.began = now
            TROUBLE.set(1)
        self.trouble = error.trouble

    async def check(self) -> str:
        """Return the current trouble, "" if there is none; concurrent callers share one check."""
        if time.monotonic() - self.checked_at > FRESH:
            if self.checking is None:
                self.checking = asyncio.create_task(self.probe())
            await asyncio.shield(self.checking)
        return self.trouble

    async def probe(self) -> None:
        """Write something, and notice if trouble is over."""
        try:
            await asyncio.wait_for(self.store.check(), PATIENCE)
        except BadDatabase:
            pass  # reported when it was raised
        except TimeoutError:
            self.failed(self.store.silent(PATIENCE))
        else:
            if self.trouble and time.monotonic() - self.failed_at > QUIET:
                log_event("store.recovered", logging.WARNING, trouble=self.trouble, seconds=self.lasted())
                self.trouble, self.failures = "", 0
                TROUBLE.set(0)
        finally:
            self.checked_at = time.monotonic()
            self.checking = None

    def lasted(self) -> float:
        return round(time.monotonic() - self.began, 1)

    async def watch(self) -> None:
        """While there is trouble, check whether it is over."""
        while True:
            await asyncio.sleep(FRESH)
            if self.trouble:
                await self.check()
