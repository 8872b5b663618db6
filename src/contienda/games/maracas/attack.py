"""Attack (6.12, 9.6): on enemy stacks, on Criminals and NSM, on Objective Points."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AT_LARGE,
    CRIMINAL,
    GOV,
    GUARD,
    INS,
    L_ACTIVE,
    L_CRIMINALS,
    L_NSM,
    L_OBJECTIVES,
    NONE,
    NSM,
    R_CRIMINALS,
    R_NSM,
    TR,
)
from contienda.games.maracas.memory import NO_ARMS
from contienda.games.maracas.patrol import Patrol
from contienda.games.maracas.tables import F_ATTACK


class Attack(Patrol):
    """Ties change nothing; loser and winner both take Hits."""

    runner_side: i64 = GOV  # whose mission it is, even if its stack is no more
    loser: i64 = NONE  # stack
    guarded: bool = False  # the target was in an Objective box
    assets_only: bool = False  # the target had no unit

    def can_attack(self, stack: i64) -> bool:
        """Militia not alone, unless an Asset that affects TR is with it (6.12g)."""
        side = self.side_of(stack)
        if self.stack_units[stack] & ~self.tables.militia[side] != 0:
            return True
        return self.stack_assets[stack] & self.tables.helps_attack[side] != 0

    def can_attack_irregulars(self, stack: i64) -> bool:
        """Judged as if its Foreign counters were not there: without units, or Militia without help, not (D-R73)."""
        if self.side_of(stack) == INS:
            return True
        units = self.stack_units[stack] & ~self.tables.foreign_units
        if units & ~self.tables.militia[GOV] != 0:
            return True
        assets = self.stack_assets[stack] & ~self.tables.foreign_assets
        return units != 0 and assets & self.tables.helps_attack[GOV] != 0

    def is_attackable(self, other: i64, side: i64, area: i64) -> bool:
        """An enemy stack at large or guarding (D-R17)."""
        if not self.is_there(other, 1 - side, area):
            return False
        where = self.where(other)
        return where == AT_LARGE or where == GUARD

    def is_objective_open(self, area: i64) -> bool:
        return self.tables.objectives & BIT[area] != 0 and self.guard_of(area) == NONE

    def declare_attack(self) -> None:
        side = self.side_of(self.go_stack)
        self.set_number(side, L_ACTIVE, 1)
        self.guarded = False
        self.assets_only = False
        self.loser = NONE
        self.surplus = 0
        self.push(s.RESOLVE)
        if side == INS:
            self.show_attackers(self.go_stack)
        if self.target >= 100:
            self.push(s.RANDOM)
        else:
            self.guarded = self.where(self.target) == GUARD
            self.assets_only = self.stack_units[self.target] == 0
            if side == GOV:
                self.show_attackers(self.target)
            self.push_chit(1 - side)
        self.push_chit(side)

    def show_attackers(self, stack: i64) -> None:
        """Insurgent units and the Assets that count turn face up (6.12a, D-R54)."""
        self.turn_up(stack, self.effective(INS, self.stack_assets[stack], F_ATTACK), "6.12a")
        self.stack_told[stack] |= NO_ARMS

    def resolve_attack(self) -> None:
        if self.target >= 100:
            self.resolve_on_luck()
            return
        runner, target = self.go_stack, self.target
        side = self.side_of(runner)
        mine = self.troop_strength(runner, False)
        theirs = self.troop_strength(target, False)
        terrain = self.tables.tm[self.place_of(runner)]
        total = mine + self.chit_value(side, TR)
        against = theirs + terrain + self.chit_value(1 - side, TR)
        chit, other_chit = self.printed(side, TR), self.printed(1 - side, TR)
        self.show_played(side, True)
        self.show_played(1 - side, True)
        self.note("compared", "6.12b", total, against)
        self.push(s.AFTER)
        if total == against:
            self.note("attack_even", "D-R3", runner)
            return
        self.loser = target if total > against else runner
        winner = runner if total > against else target
        self.note("attack_won", "6.12b", self.side_of(winner))
        swept = self.assets_only and self.loser == target
        if not swept:
            self.tell_hits("hits_of_loser", self.loser, mine, theirs)
        self.tell_hits("hits_of_winner", winner, chit, other_chit)
        self.push_hits(winner, difference(chit, other_chit), False)
        if swept:
            self.fall_assets(target)  # D-R65
        else:
            self.push_hits(self.loser, difference(mine, theirs), True)

    def tell_hits(self, event: str, stack: i64, mine: i64, theirs: i64) -> None:
        """How many, and the two numbers they are the difference of (6.12c); Assets alone take none."""
        if self.stack_units[stack] != 0:
            self.note(event, "6.12c", stack, difference(mine, theirs), mine, theirs)

    def resolve_on_luck(self) -> None:
        """Against a random TR and the terrain; no Hits either way (D-R12)."""
        runner = self.go_stack
        side = self.side_of(runner)
        area = self.place_of(runner)
        total = self.troop_strength(runner, self.target <= NSM) + self.chit_value(side, TR)
        against = self.tables.tm[area] + self.rating_of(self.random, TR)
        self.show_played(side, True)
        self.note("compared", "6.12h", total, against)
        if total > against:
            self.win_on_luck(side, area)

    def win_on_luck(self, side: i64, area: i64) -> None:
        if self.target == CRIMINAL:
            self.add_row(area, R_CRIMINALS, -1)
            self.add(side, L_CRIMINALS, 1)
            self.note("criminal_removed", "9.4b", side, area)
        elif self.target == NSM:
            self.add_row(area, R_NSM, -1)
            self.add(side, L_NSM, 1)
            self.note("nsm_removed", "9.5e", side, area)
        else:
            self.score_objective(area)

    def score_objective(self, area: i64) -> None:
        """The reward of a box is collected once a turn (D-R14)."""
        if self.rewarded & BIT[area] == 0:
            self.rewarded |= BIT[area]
            self.add(INS, L_OBJECTIVES, 1)
            self.note("objective_hit", "9.6c", area)

    def after_attack(self) -> None:
        """Terror and the Objective, once losses are taken (6.12d, D-R64)."""
        side = self.runner_side
        area = self.active
        if self.loser == NONE:
            return
        wiped_out = self.stack_at[self.loser] == NONE
        if wiped_out and not self.assets_only and self.surplus > self.tables.pn[area]:
            self.terrorise(area, side, "6.12d")
        if wiped_out and self.guarded and self.loser == self.target and side == INS:
            self.score_objective(area)
        self.loser = NONE


def difference(mine: i64, theirs: i64) -> i64:
    """Whoever has more."""
    return mine - theirs if mine >= theirs else theirs - mine
