"""Ambush (6.13): a hidden Insurgent stack picks one regular unit, a Criminal or an NSM."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.maracas import steps as s
from contienda.games.maracas.attack import Attack
from contienda.games.maracas.elements import (
    AMBUSHED,
    AT_LARGE,
    BY_AMBUSH,
    GOV,
    INS,
    L_ACTIVE,
    NONE,
    TR,
    USES_ADVANTAGE,
)


class Ambush(Attack):
    """It never causes Terror; a stack is ambushed once a turn."""

    def can_ambush(self, stack: i64) -> bool:
        """At large, no unit face up, Militia not alone (6.13e, D-R16)."""
        return self.where(stack) == AT_LARGE and self.is_hidden(stack) and self.can_attack(stack)

    def is_ambushable(self, other: i64, area: i64) -> bool:
        if not self.is_there(other, GOV, area) or self.stack_at[other] & AMBUSHED != 0:
            return False
        return self.stack_units[other] & self.tables.regular[GOV] != 0

    def declare_ambush(self) -> None:
        self.set_number(INS, L_ACTIVE, 1)
        self.push(s.RESOLVE)
        if self.target >= 100:
            self.push(s.RANDOM)
        else:
            self.push_chit(GOV)
        if self.has_advantage(INS):
            self.push(s.ADVANTAGE, INS)

    def resolve_ambush(self) -> None:
        stack = self.go_stack
        area = self.place_of(stack)
        first = self.surprise(stack, self.number(INS, USES_ADVANTAGE) != 0)
        second = self.ambush_strength(stack)
        self.turn_up_all(stack, "6.13b")
        if self.target >= 100:
            against = self.rating_of(self.random, TR)
            self.show_played(INS, True)
            self.note("compared", "6.13f", first, against)
            if first > against:
                self.win_on_luck(INS, area)
            return
        bit = self.target_unit
        against = self.rating(GOV, bit, TR) + self.chit_value(GOV, TR)
        self.show_played(INS, True)
        self.show_played(GOV, True)
        self.mark(self.target, AMBUSHED)
        self.note("compared", "6.13a", first, against)
        if against >= first:
            return
        self.lose_tp(GOV)
        self.note("ambushed", "6.13c", self.target)
        self.note("ambush_second", "6.13d", second, against)
        if against < second:
            self.hit(self.target, bit, BY_AMBUSH)

    def ambush_targets(self, area: i64) -> i64:
        """The first stack that can be ambushed there, or NONE."""
        other: i64 = 0
        while other < self.stacks:
            if self.is_ambushable(other, area):
                return other
            other += 1
        return NONE
