"""Intimidate (6.18): a hidden Insurgent stack against all Government paramilitaries of the Area."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.civil import Civil
from contienda.games.maracas.elements import (
    AT_LARGE,
    BY_INTIMIDATION,
    CMR,
    DO_HIT,
    DO_TARGET,
    GOV,
    INS,
    INTIMIDATE,
)


class Intimidation(Civil):
    """The Government picks who is Disrupted."""

    fallen: i64 = 0  # paramilitaries Disrupted so far

    def can_intimidate(self, stack: i64) -> bool:
        """Hidden and at large; somebody to intimidate (D-R63)."""
        if self.where(stack) != AT_LARGE or not self.is_hidden(stack):
            return False
        area = self.place_of(stack)
        return self.para_in(area) != 0 or self.is_informed(area) or self.has_loose_assets(area)

    def has_loose_assets(self, area: i64) -> bool:
        """A Government stack without a unit."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, GOV, area) and self.stack_units[stack] == 0:
                return True
            stack += 1
        return False

    def declare_intimidation(self) -> None:
        self.fallen = 0
        self.surplus = 0
        self.push(s.RESOLVE)
        self.push_chit(GOV)
        self.push_chit(INS)
        self.turn_up(self.go_stack, self.used_bombers(self.go_stack), "6.18a")

    def resolve_intimidation(self) -> None:
        stack, area = self.go_stack, self.active
        mine = self.civil_strength(stack, INTIMIDATE) + self.bombs(stack)
        theirs = self.total(GOV, self.para_in(area), CMR)
        total = mine + self.chit_value(INS, CMR)
        against = theirs + self.chit_value(GOV, CMR)
        self.show_played(INS, True)
        self.show_played(GOV, True)
        self.note("compared", "6.18a", total, against)
        self.use_bombers(stack)
        if total > against:
            self.push(s.AFTER)
            self.push(s.DISRUPT, mine - theirs if mine >= theirs else theirs - mine)

    def list_victims(self, out: Legal) -> None:
        """Stacks with a paramilitary."""
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, GOV, self.active):
                if self.stack_units[stack] & self.tables.paramilitary[GOV] != 0:
                    out.add(DO_TARGET + stack)
            stack += 1

    def list_victim_units(self, out: Legal) -> None:
        units = self.stack_units[self.argument()] & self.tables.paramilitary[GOV]
        self.list_units(GOV, units, DO_HIT, out)

    def disrupt_victim(self, look: i64) -> None:
        stack = self.argument()
        self.pop()
        left = self.argument()
        self.pop()
        self.push(s.DISRUPT, left - 1)
        self.fallen += 1
        units = self.stack_units[stack] & self.tables.paramilitary[GOV]
        self.disrupt_unit(stack, self.find_unit(GOV, units, look), BY_INTIMIDATION)

    def runs_disruption(self) -> bool:
        """Whether nobody is left to be Disrupted; what is left over is the surplus."""
        left = self.argument()
        if left > 0 and self.para_in(self.active) != 0:
            return False
        self.pop()
        self.surplus = left
        return True

    def after_intimidation(self) -> None:
        """Loose Assets fall; Informants too if no paramilitary is left; Terror (6.18, D-R8, D-R9)."""
        area = self.active
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, GOV, area) and self.stack_units[stack] == 0:
                self.fall_assets(stack)
            stack += 1
        if self.para_in(area) == 0:
            self.remove_informants(area)
        if self.fallen > 0 and self.units_in(GOV, area) == 0 and self.surplus > self.tables.pn[area]:
            self.terrorise(area, INS, "6.18c")
