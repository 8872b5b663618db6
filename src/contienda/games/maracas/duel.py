"""The chits of a mission: who plays which, unseen until both have (D-R55), and Intelligence Advantages."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AMBUSH,
    ATTACK,
    DO_CHIT,
    DO_DEALT,
    DO_NO,
    DO_NO_CHIT,
    DO_YES,
    GOV,
    INS,
    LISTED,
    NONE,
    PATROL,
    SWEEP,
    USES_ADVANTAGE,
)
from contienda.games.maracas.losses import Losses


class Duel(Losses):
    """The mission at hand, and what is played for it."""

    active: i64 = NONE  # the Area
    go_stack: i64 = NONE
    mission: i64 = NONE
    target: i64 = NONE
    target_unit: i64 = 0
    bombers: i64 = 0
    declared: bool = False  # before that only its runner knows what he has picked
    random: i64 = NONE  # the chit drawn against the mission

    def push_chit(self, side: i64) -> None:
        """A chit may be played; without hands one is drawn (10.3)."""
        self.push(s.LUCK if self.tables.no_chit else s.CHIT, side)

    def plays_two(self, side: i64) -> bool:
        """A Government stack with a Foreign unit, against another stack (6.12f, D-R52)."""
        if side != GOV or self.mission != ATTACK or self.target >= 100:
            return False
        stack = self.go_stack if self.side_of(self.go_stack) == GOV else self.target
        return self.stack_units[stack] & self.tables.foreign_units != 0

    def may_use_advantage(self, side: i64) -> bool:
        """With a chit in Patrol and Attack; the Insurgent in Ambush (D-R53)."""
        if not self.has_advantage(side):
            return False
        if self.mission == AMBUSH:
            return side == INS
        return (self.mission == PATROL or self.mission == SWEEP or self.mission == ATTACK) and self.played[side] != 0

    def legal_duel(self, step: i64, out: Legal) -> None:
        if step == s.CHIT:
            out.add(DO_NO_CHIT)
            self.list_chits(self.hands[self.argument() % 2], DO_CHIT, out)
        else:
            out.add(DO_YES)
            out.add(DO_NO)

    def do_duel(self, step: i64, action: i64) -> None:
        argument = self.argument()
        side = argument % 2
        self.pop()
        if step == s.ADVANTAGE:
            self.set_number(side, USES_ADVANTAGE, 1 if action == DO_YES else 0)
            return
        if action != DO_NO_CHIT:
            if step == s.LUCK:
                chit = action - DO_DEALT
                self.cup = self.without_chit(self.cup, chit)
            else:
                chit = action - DO_CHIT
                self.hands[side] = self.without_chit(self.hands[side], chit)
            self.played[side] = self.with_chit(self.played[side], chit)
            if argument < 2 and self.plays_two(side):
                self.push(step, side + 2)
                return
        if self.may_use_advantage(side):
            self.push(s.ADVANTAGE, side)

    def runs_duel(self, step: i64) -> bool:
        """Who has no chit plays none."""
        side = self.argument() % 2
        if step == s.CHIT and self.hands[side] == 0:
            self.pop()
            if self.may_use_advantage(side):
                self.push(s.ADVANTAGE, side)
            return True
        return False

    # --- what was played --------------------------------------------------------------------------------------------

    def chit_value(self, side: i64, rating: i64) -> i64:
        """The tested rating of what was played; with an Advantage the highest number of the chit that gains most."""
        found: i64 = 0
        gain: i64 = 0
        chits = self.played[side]
        rest = chits & LISTED
        while rest != 0:
            kind = lowest(rest)
            rest &= rest - 1
            value = self.rating_of(kind, rating)
            found += value * self.copies(chits, kind)
            if self.tables.chit_high[kind] - value > gain:
                gain = self.tables.chit_high[kind] - value
        if self.number(side, USES_ADVANTAGE) != 0:
            found += gain
        return found

    def printed(self, side: i64, rating: i64) -> i64:
        """The lower printed rating, 0 if nothing was played (D-R4, 6.12f)."""
        found: i64 = 9
        rest = self.played[side] & LISTED
        while rest != 0:
            kind = lowest(rest)
            rest &= rest - 1
            if self.rating_of(kind, rating) < found:
                found = self.rating_of(kind, rating)
        return found if found < 9 else 0

    def show_played(self, side: i64, seen: bool) -> None:
        """Chits are shown, or not, and return to the cup; an Advantage that was used is spent."""
        rest = self.played[side] & LISTED
        while rest != 0 and self.recorder is not None:
            kind = lowest(rest)
            rest &= rest - 1
            number = self.copies(self.played[side], kind)
            while number > 0:
                if seen:
                    self.note("chit_played", "6.0c", side, kind)
                else:
                    self.note("chit_unseen", "6.11c", side)
                    self.whisper(side, "chit_played", "6.11c", side, kind)
                number -= 1
        self.give_back(side, self.played[side], seen)
        self.played[side] = 0
        if self.number(side, USES_ADVANTAGE) != 0:
            self.set_number(side, USES_ADVANTAGE, 0)
            self.spend_advantage(side)
