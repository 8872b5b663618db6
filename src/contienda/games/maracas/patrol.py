"""Patrol (6.11): one target stack, or every stack of the Area with a dispersed unit."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import AT_LARGE, AVAILABLE, GOV, INS, IR, NONE, PATROL, PLACES, UNDERGROUND
from contienda.games.maracas.memory import LEAST_CHIT, MOST_CHIT
from contienda.games.maracas.strength import Strength


class Patrol(Strength):
    """The Insurgent's total and chit stay his secret: only who is higher is told (D-R56)."""

    def declare_patrol(self) -> None:
        self.push(s.RESOLVE)
        self.push_chit(INS)
        if self.mission == PATROL:
            self.push_chit(GOV)

    def resolve_patrol(self) -> None:
        stack = self.go_stack
        total = self.patrol_strength(stack) + self.chit_value(GOV, IR)
        chit = self.chit_value(INS, IR)
        self.note("patrolled", "6.11a", GOV, total)
        self.note("cover_known", "6.11b", self.open_cover(self.place_of(stack)), self.place_of(stack))
        if self.mission == PATROL:
            self.search(self.target, total, chit)
        else:
            area = self.place_of(stack)
            last = self.stacks
            other: i64 = 0
            while other < last:  # each once, as it stood at the start
                if self.is_there(other, INS, area) and self.down(other) > 0:
                    self.search(other, total, chit)
                other += 1
        self.show_played(GOV, True)
        self.show_played(INS, False)

    def search(self, target: i64, total: i64, chit: i64) -> None:
        """Won: out of the underground, or, if at large, face up; Dummies go to Available (6.11a)."""
        informed = self.is_informed(self.place_of(target))
        terrain: i64 = 0 if informed else self.tables.tm[self.place_of(target)]
        unseen = self.played[INS] != 0
        if total <= self.cover(target) + chit:
            self.tell_search(target, total - terrain - (MOST_CHIT if unseen else 0), True, informed)
            self.note("search_failed", "6.11a", target)
            return
        self.tell_search(target, total - 1 - terrain - (LEAST_CHIT if unseen else 0), False, informed)
        if self.where(target) == UNDERGROUND:
            self.put_stack(target, self.place_of(target), AT_LARGE)
            self.note("driven_out", "6.11a", target)
        else:
            self.note("found_out", "6.11a", target)
            self.turn_up_all(target, "6.11a")

    def turn_up_all(self, stack: i64, clause: str) -> None:
        """Everything turns face up, Dummies are removed (D-R54)."""
        dummies = self.stack_assets[stack] & self.tables.dummies
        self.turn_up(stack, self.stack_assets[stack] & ~dummies, clause)
        self.stack_assets[stack] &= ~dummies
        self.box_assets[INS * PLACES + AVAILABLE] |= dummies
        while dummies != 0:
            self.note("asset_returned", "9.1", INS, self.asset_kind(INS, dummies & -dummies))
            dummies &= dummies - 1

    def turn_up(self, stack: i64, assets: i64, clause: str) -> None:
        """All units and these Assets turn face up."""
        units = self.stack_units[stack] & ~self.up_units
        assets &= ~self.up_assets
        rest = units
        while rest != 0:
            self.find(stack, rest & -rest)
            rest &= rest - 1
        self.up_units |= units
        self.up_assets |= assets
        agents = assets & self.tables.agents
        while agents != 0:
            self.tell_agent(self.place_of(stack))
            agents &= agents - 1
        self.recognise(units, assets)
        if self.recorder is None:
            return
        while units != 0:
            self.note("turned_up", clause, self.kind_of(INS, units & -units), stack)
            units &= units - 1
        assets &= ~self.identified
        while assets != 0:
            self.note("turned_up", clause, self.asset_kind(INS, assets & -assets), stack)
            assets &= assets - 1

    def recognise(self, units: i64, assets: i64) -> None:
        """Everybody remembers what was turned up; a unit known to be hit is found again."""
        self.meet_units(units)
        self.meet_assets(assets)
        hurt = units & self.hurt(INS)
        while hurt != 0:
            bit = hurt & -hurt
            hurt &= hurt - 1
            if self.scarred(self.kind_of(INS, bit), self.hits_of(INS, bit)) > 0:
                self.scars -= self.scar(bit)

    def can_patrol(self, area: i64) -> bool:
        """Whether an Insurgent stack with a face-down counter is there."""
        return self.next_unseen(area, 0) != NONE

    def next_unseen(self, area: i64, stack: i64) -> i64:
        while stack < self.stacks:
            if self.is_there(stack, INS, area) and self.down(stack) > 0:
                return stack
            stack += 1
        return NONE
