"""The log of what secondary effects really did this turn, so that the CSIRT card can give it back (11.2, R40, R68)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.games.buenosos.elements import DECK_SIZE, NONE
from contienda.games.buenosos.ops import L_SOURCE, LOGGED
from contienda.games.buenosos.standing import Standing


class Secondary(Standing):
    """Writes the log; `undo.py` reads it back."""

    log: vec[i64]
    log_count: i64 = 0
    blamed: i64 = NONE  # the card whose secondary effect is being carried out

    def write_log(self, kind: i64, subject: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Remember what a secondary effect did; nothing is remembered of main effects."""
        if self.blamed == NONE:
            return
        at = self.log_count * LOGGED
        if at + LOGGED > i64(len(self.log)):
            i: i64 = 0
            while i < LOGGED:
                self.log = append(self.log, 0)
                i += 1
        log = self.log
        log[at] = self.blamed
        log[at + 1] = kind
        log[at + 2] = subject
        log[at + 3] = a
        log[at + 4] = b
        log[at + 5] = c
        self.log_count += 1

    def logged(self, index: i64, column: i64) -> i64:
        return self.log[index * LOGGED + column]

    def has_secondary(self, card: i64) -> bool:
        """Whether a secondary effect of this card changed something this turn (R68)."""
        index: i64 = 0
        while index < self.log_count:
            if self.logged(index, L_SOURCE) == card:
                return True
            index += 1
        return False

    def any_secondary(self) -> bool:
        """Whether there is a Red card to name."""
        index: i64 = 0
        while index < self.log_count:
            source = self.logged(index, L_SOURCE)
            if source < DECK_SIZE:
                return True
            index += 1
        return False

    def forget(self, card: i64) -> None:
        """Drop the entries of one card."""
        log = self.log
        kept: i64 = 0
        index: i64 = 0
        while index < self.log_count:
            if log[index * LOGGED + L_SOURCE] != card:
                column: i64 = 0
                while column < LOGGED:
                    log[kept * LOGGED + column] = log[index * LOGGED + column]
                    column += 1
                kept += 1
            index += 1
        self.log_count = kept
