"""Chance Chits: the cup, two hands, and what is known of them (2.2, 5.2).

The cup is drawn from, never ordered. `absent` are chits everybody knows not to be in a hand: they were seen outside of
it since its owner last drew.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.game import Legal, State
from contienda.core.rng import Rng
from contienda.games.maracas.elements import CHITS, FULL_CUP, LEAST_CUP, LISTED, NONE, RATINGS, SIDES
from contienda.games.maracas.tables import Tables


class Chits(State):
    """Chits by place."""

    tables: Tables
    cup: i64 = 0
    hands: vec[i64]
    fresh: vec[i64]  # bought in this Segment, not yet told (5.2)
    played: vec[i64]  # for the mission at hand, not yet shown
    absent: vec[i64]
    shown: i64 = NONE  # the last chit drawn openly

    def fill_cup(self) -> None:
        self.cup = FULL_CUP
        self.hands = vec[i64]([0] * SIDES)
        self.fresh = vec[i64]([0] * SIDES)
        self.played = vec[i64]([0] * SIDES)
        self.absent = vec[i64]([0] * SIDES)

    def with_chit(self, chits: i64, kind: i64) -> i64:
        return chits | (BIT[kind] if chits & BIT[kind] == 0 else self.tables.chit_second[kind])

    def without_chit(self, chits: i64, kind: i64) -> i64:
        second = self.tables.chit_second[kind]
        return chits & ~second if chits & second != 0 else chits & ~BIT[kind]

    def copies(self, chits: i64, kind: i64) -> i64:
        found: i64 = 0
        if chits & BIT[kind] != 0:
            found += 1
        if chits & self.tables.chit_second[kind] != 0:
            found += 1
        return found

    def rating_of(self, kind: i64, rating: i64) -> i64:
        return self.tables.chit_rating[kind * RATINGS + rating]

    # --- drawing ----------------------------------------------------------------------------------------------------

    def list_chits(self, chits: i64, verb: i64, out: Legal) -> None:
        """Different chits, each once."""
        kind: i64 = 0
        chits &= LISTED
        while chits != 0:
            if chits & 1 != 0:
                out.add(verb + kind)
            chits >>= 1
            kind += 1

    def sample_chit(self, chits: i64, rng: Rng) -> i64:
        return self.tables.chit_of_bit[nth(chits, rng.below(count(chits)))]

    def show_chit(self, kind: i64) -> None:
        """A chit is drawn openly and put back: neither hand holds it (D-R67)."""
        self.shown = kind
        side: i64 = 0
        while side < SIDES:
            if self.copies(self.absent[side], kind) == 0:
                self.absent[side] = self.with_chit(self.absent[side], kind)
            side += 1

    def is_cup_low(self) -> bool:
        """Draws to a hand stop while so few are left (D-R67)."""
        return count(self.cup) <= LEAST_CUP

    def most_bought(self) -> i64:
        """Half of what may leave the cup: neither side learns how many the other has bought unseen (D-R89)."""
        return (count(self.cup) + count(self.fresh[0]) + count(self.fresh[1]) - LEAST_CUP) // 2

    def deal_chit(self, side: i64, kind: i64, bought: bool) -> None:
        """From the cup to a hand; what it does not hold is then no longer known."""
        self.cup = self.without_chit(self.cup, kind)
        if bought:
            self.fresh[side] = self.with_chit(self.fresh[side], kind)
        else:
            self.hands[side] = self.with_chit(self.hands[side], kind)
            self.absent[side] = 0

    def merge_fresh(self, side: i64) -> None:
        """Chits bought come to the hand."""
        if self.fresh[side] != 0:
            self.absent[side] = 0
        self.hands[side] = self.union(self.hands[side], self.fresh[side])
        self.fresh[side] = 0

    def union(self, one: i64, other: i64) -> i64:
        """Two sets of chits together; of twins each may hold one."""
        kind: i64 = 0
        while kind < CHITS:
            left = self.copies(other, kind)
            while left > 0:
                one = self.with_chit(one, kind)
                left -= 1
            kind += 1
        return one

    def give_back(self, side: i64, chits: i64, seen: bool) -> None:
        """Chits return to the cup, seen by everybody or not."""
        self.cup = self.union(self.cup, chits)
        if not seen:
            return
        self.absent[side] = self.union(self.absent[side], chits)
        kind: i64 = 0
        rest = chits & LISTED
        while rest != 0:
            if rest & 1 != 0 and self.copies(self.absent[1 - side], kind) == 0:
                self.absent[1 - side] = self.with_chit(self.absent[1 - side], kind)
            rest >>= 1
            kind += 1

    def hand_size(self, side: i64) -> i64:
        """As everybody sees it: chits played lie with the others until they are shown."""
        return count(self.hands[side]) + count(self.played[side])

    def audit_chits(self) -> list[str]:
        """Fifty chits, none twice."""
        wrong: list[str] = []
        for kind in range(CHITS):
            total = self.copies(self.cup, kind)
            for side in range(SIDES):
                total += self.copies(self.hands[side], kind) + self.copies(self.fresh[side], kind)
                total += self.copies(self.played[side], kind)
            expected = 2 if self.tables.chit_second[kind] != 0 else 1
            if total != expected:
                wrong.append(f"chit {self.tables.chit_names[kind]}: {total} instead of {expected}")
        return wrong
