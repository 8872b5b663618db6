"""The markers of Stability, Trust and Economic Cost, and how events find their causes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.buenosos.elements import NONE
from contienda.games.buenosos.ops import ENTERED, LOST_TRUST
from contienda.games.buenosos.secondary import Secondary

STABILITY_KEY: Final = 201  # recorder: the last loss of Stability


class Markers(Secondary):
    """What the whole country has."""

    stability: i64 = 0
    trust: i64 = 0
    trust_lost: i64 = 0  # really, this turn; gains do not count (8.3c, R23)
    ledger: i64 = 0  # direct losses of Stability this turn (R23)
    economic_cost: i64 = 0

    def set_markers(self) -> None:
        """At their start (2.2a, 2.2b, R53)."""
        self.stability = self.tables.stability_start
        self.trust = self.tables.trust_start
        self.economic_cost = self.tables.economy_start

    def lose_trust(self, points: i64, clause: str) -> None:
        """Trust moves at once; what a turn really takes is capped, and gains make no room (8.3c, R23)."""
        if points <= 0:
            return
        lost = points if points < self.trust else self.trust
        room = self.tables.trust_cap - self.trust_lost
        if lost > room:
            self.note("trust_capped", "8.3c", lost - room)
            lost = room
            if lost == 0:
                return
        self.trust_lost += lost
        self.trust -= lost
        if lost > 0:
            self.write_log(LOST_TRUST, 0, lost)
        self.note("trust_fell", clause, lost, self.trust)

    def gain_trust(self, points: i64, clause: str) -> None:
        before = self.trust
        self.trust += points
        if self.trust > self.tables.trust_max:
            self.trust = self.tables.trust_max  # R26
        self.note("trust_rose", clause, self.trust - before, self.trust)

    def enter_loss(self, points: i64, clause: str) -> None:
        """A direct loss of Stability is entered and moved at the closing (R23)."""
        self.ledger += points
        if self.ledger < 0:
            self.ledger = 0
        self.write_log(ENTERED, 0, points)
        self.note("loss_entered", clause, points if points > 0 else 0, self.ledger)

    def add_economic_cost(self, points: i64) -> None:
        """It never falls and stops at its maximum (R53, R76)."""
        if not self.tables.economy or points <= 0:
            return
        self.economic_cost += points
        if self.economic_cost > self.tables.economy_max:
            self.economic_cost = self.tables.economy_max
        self.note("economy_rose", "R53", points, self.economic_cost)

    # --- causes of events -------------------------------------------------------------------------------------------

    def cause(self) -> i64:
        return self.recorder.current if self.recorder is not None else NONE

    def resume(self, cause: i64) -> None:
        """What follows is caused by that earlier event."""
        if self.recorder is not None:
            self.recorder.current = cause

    def tell(self, kind: str, clause: str, key: i64, a: i64, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """An event to be found again under a key, the cause of what follows in this change."""
        if self.recorder is not None:
            self.lead(kind, clause, a, b, c, d)
            self.recorder.remember(key, self.recorder.current)
