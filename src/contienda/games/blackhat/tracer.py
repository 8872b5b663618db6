"""The Tracer (13): who drives it, where it can go, whom it jails."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.blackhat.elements import ALARM, NONE, TRACK_END, TRACK_START
from contienda.games.blackhat.spaces import Spaces


class Tracer(Spaces):
    """It stands on its own track or on a space, and remembers the space it came from."""

    tracer_from: i64 = NONE
    drivers: i64 = 0  # pawns that stood on an Alarm when the action began

    def on_alarms(self, player: i64) -> i64:
        """The set of a player's pawns on Alarms."""
        found: i64 = 0
        pawn = player * 2
        while pawn < player * 2 + 2:
            if self.jailed & BIT[pawn] == 0 and self.kinds[self.stands[pawn]] == ALARM:
                found |= BIT[pawn]
            pawn += 1
        return found

    def is_driven(self) -> bool:
        """Whether the winner has to move it: a pawn of his stood on an Alarm before the action and after (B-R67)."""
        return self.tracer_active and self.drivers & self.on_alarms(self.winner) != 0

    def tracer_goals(self) -> i64:
        """The set of spaces it can step to: beside it, not nearer the starts, or back (13.4-13.6, B-R46)."""
        here = self.tracer_at
        beside = self.tables.beside[here]
        found: i64 = 0
        while beside != 0:
            space = lowest(beside)
            beside &= beside - 1
            if self.tables.column[space] >= self.tables.column[here] or space == self.tracer_from:
                found |= BIT[space]
        return found

    def on_track(self) -> bool:
        return self.tracer_at >= TRACK_START

    def follow_track(self) -> None:
        """Along its own squares to Backdoor (13.2, 17.5)."""
        if self.tracer_at == TRACK_START:
            self.tracer_at = TRACK_END
            self.note("tracer_approached", "17.5", self.winner)
        else:
            self.move_tracer(self.tables.backdoor, "13.2")

    def move_tracer(self, space: i64, clause: str) -> None:
        """One step; whoever stands where it ends is jailed (13.7, B-R45)."""
        self.tracer_from = NONE if self.on_track() else self.tracer_at
        self.tracer_at = space
        self.lead("tracer_moved", clause, self.winner, space)
        pawn: i64 = 0
        while pawn < self.pawn_count():
            if self.stands[pawn] == space and self.jailed & BIT[pawn] == 0:
                self.jailed |= BIT[pawn]
                self.locked &= ~BIT[pawn]
                self.trapped &= ~BIT[pawn]
                self.note("jailed", "13.7", self.owner(pawn), pawn % 2)
            pawn += 1
