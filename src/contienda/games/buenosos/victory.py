"""Who has won (6, R30 to R34): Red by Stability or by three services of criticality 5, Blue at the end, or nobody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.buenosos.effects import Effects
from contienda.games.buenosos.elements import BLUE, NONE, RED
from contienda.games.buenosos.markers import STABILITY_KEY

STABILITY_ZERO: Final = 0
THREE_CRITICAL: Final = 1
BLUE_VICTORY: Final = 2
DRAW: Final = 3
UNRESOLVED_RED: Final = 4
UNRESOLVED_BLUE: Final = 5
ENDINGS: Final = ["stability_zero", "three_critical", "blue_victory", "draw", "unresolved_red", "unresolved_blue"]

TWO: Final = 1  # blue_recovery_goal
NO_GOAL: Final = 2
TO_RED: Final = 1  # unresolved
BY_STABILITY: Final = 2


class Victory(Effects):
    """Looks at the markers and ends the game."""

    reason: i64 = NONE  # position in the list of endings
    winner: i64 = NONE

    def critical_down(self) -> i64:
        """Services of criticality 5 that are Down, or that ever fell (6b, R30)."""
        return count((self.fallen if self.tables.crit5_cumulative else self.down) & self.tables.most_critical)

    def look_for_red(self) -> None:
        """Red's conditions (6a, 6b)."""
        if self.reason != NONE:
            return
        if self.stability <= 0:
            if self.recorder is not None:
                self.recorder.current = self.recorder.recall(STABILITY_KEY)
            self.finish(STABILITY_ZERO, RED, "6a")
        elif self.critical_down() >= self.tables.red_crit5_needed:
            self.blame_last_fall()
            self.finish(THREE_CRITICAL, RED, "6b")

    def blame_last_fall(self) -> None:
        """The end is caused by the last of the falls that count."""
        recorder = self.recorder
        if recorder is None:
            return
        last = -1
        for node in range(int(self.tables.width)):
            if self.down & self.tables.most_critical & BIT[node] != 0:
                last = max(last, recorder.recall(node))
        if last >= 0:
            recorder.current = last

    def look_at_once(self) -> None:
        """After a card, an event, upkeep, a toss or a wave, where that reading is chosen (R31, R72)."""
        if self.tables.check_immediate:
            self.look_for_red()

    def recovery_goal(self) -> i64:
        """How many different services Blue must have brought back (6d, R33)."""
        if self.tables.recovery_goal == NO_GOAL:
            return 0
        goal = self.tables.blue_min_recovered
        if self.tables.recovery_goal == TWO:
            return goal
        fell = count(self.fallen)
        return fell if fell < goal else goal

    def look_at_the_end(self) -> None:
        """The last turn is over: Blue's conditions, or nobody's (6c, 6d, R32)."""
        if self.reason != NONE:
            return
        stable = self.stability > self.tables.blue_min_stability
        if stable and count(self.recovered) >= self.recovery_goal():
            self.finish(BLUE_VICTORY, BLUE, "6d")
        elif self.tables.unresolved == TO_RED:
            self.finish(UNRESOLVED_RED, RED, "R32")
        elif self.tables.unresolved == BY_STABILITY:
            if stable:
                self.finish(UNRESOLVED_BLUE, BLUE, "R32")
            else:
                self.finish(UNRESOLVED_RED, RED, "R32")
        else:
            self.finish(DRAW, NONE, "R32")

    def finish(self, reason: i64, winner: i64, clause: str) -> None:
        self.reason = reason
        self.winner = winner
        self.lead("ended", clause, reason)
