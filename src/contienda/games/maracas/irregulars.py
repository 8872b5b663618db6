"""NSM attack before any mission is run (9.5b to 9.5d, D-R72)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    AREAS,
    AT_LARGE,
    BY_NSM,
    DO_CRIMINALS,
    DO_DRAW,
    DO_INSURGENTS,
    DO_UNIT,
    DO_VICTIM,
    INS,
    KINDS,
    L_NSM,
    MISSIONS,
    NONE,
    R_CRIMINALS,
    R_NSM,
    TR,
)
from contienda.games.maracas.intimidate import Intimidation
from contienda.games.maracas.memory import HIGHEST_TR, LEAST_CHIT, MOST_CHIT


class Irregulars(Intimidation):
    """Areas in map order, each NSM once."""

    def targets_at_large(self, area: i64) -> i64:
        """Insurgent counters at large; their number is public."""
        found: i64 = 0
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, INS, area) and self.where(stack) == AT_LARGE:
                found += self.height(stack)
            stack += 1
        return found

    def next_nsm(self) -> None:
        """The next NSM picks whom it attacks; the Government says at a tie."""
        argument = self.argument()
        area, left = argument % 16, argument // 16
        self.pop()
        if left == 0:
            area += 1
            while area < AREAS and (self.row(area, R_NSM) == 0 or self.is_frozen(area)):
                area += 1
            if area < AREAS:
                self.push(s.NSM_ATTACKS, area + 16 * self.row(area, R_NSM))
            return
        self.push(s.NSM_ATTACKS, area + 16 * (left - 1))
        self.active = area
        insurgents, criminals = self.targets_at_large(area), self.row(area, R_CRIMINALS)
        if insurgents > criminals:
            self.push(s.NSM_VICTIM)
        elif insurgents < criminals:
            self.push(s.NSM_BRAWL)
        elif insurgents > 0:
            self.push(s.NSM_CHOICE)

    def begin_nsm_attacks(self) -> None:
        """From the first Area on."""
        if self.tables.with_nsm:
            left: i64 = 0 if self.is_frozen(0) else self.row(0, R_NSM)
            self.push(s.NSM_ATTACKS, 16 * left)

    def legal_nsm(self, out: Legal) -> None:
        out.add(DO_INSURGENTS)
        out.add(DO_CRIMINALS)

    def list_nsm_victims(self, out: Legal) -> None:
        stack: i64 = 0
        while stack < self.stacks:
            if self.is_there(stack, INS, self.active) and self.where(stack) == AT_LARGE:
                out.add(DO_VICTIM + stack)
            stack += 1

    def list_nsm_units(self, out: Legal) -> None:
        """Kinds of units in the victim's stack."""
        kind: i64 = 0
        while kind < KINDS:
            if self.victims_of(kind) != 0:
                out.add(DO_UNIT + kind)
            kind += 1

    def victims_of(self, kind: i64) -> i64:
        if self.tables.kind_is_asset[kind] != 0 or self.tables.kind_side[kind] != INS:
            return 0
        return self.stack_units[self.target] & self.tables.kind_mask[kind]

    def do_nsm(self, step: i64, action: i64) -> None:
        argument = self.argument()
        self.pop()
        if step == s.NSM_CHOICE:
            self.push(s.NSM_VICTIM if action == DO_INSURGENTS else s.NSM_BRAWL)
        elif step == s.NSM_VICTIM:
            self.target = action - DO_VICTIM
            self.target_unit = 0
            self.mission = MISSIONS
            self.note("nsm_attacks", "9.5b", self.active, self.target)
            self.push(s.NSM_UNIT)
        elif step == s.NSM_UNIT:
            units = self.victims_of(action - DO_UNIT)
            self.target_unit = units & -units
            self.whisper(INS, "nsm_victim", "9.5b", action - DO_UNIT)
            self.push(s.NSM_FIGHT)
            self.push_chit(INS)
        elif step == s.NSM_FIGHT:
            self.show_chit(action - DO_DRAW)
            self.fight_nsm(self.rating_of(action - DO_DRAW, TR))
        elif argument == 0:
            self.show_chit(action - DO_DRAW)
            self.push(s.NSM_BRAWL, 1 + action - DO_DRAW)
        else:
            self.show_chit(action - DO_DRAW)
            self.brawl(self.rating_of(argument - 1, TR), self.rating_of(action - DO_DRAW, TR))

    def brawl(self, militia: i64, criminals: i64) -> None:
        """The higher TR wins, the loser is eliminated (9.5c)."""
        area = self.active
        self.lead("nsm_fought", "9.5c", area, militia, criminals)
        if militia == criminals:
            return
        self.add_row(area, R_CRIMINALS if militia > criminals else R_NSM, -1)
        self.note("criminal_lost" if militia > criminals else "nsm_lost", "9.5c", area)
        self.terrorise(area, NONE, "9.5d")

    def fight_nsm(self, strength: i64) -> None:
        """The victim's TR and chit against a random TR; a victim that loses is shown and Disrupted (9.5d)."""
        area = self.active
        chit = self.chit_value(INS, TR)
        least: i64 = strength - (MOST_CHIT if chit > 0 else 0)
        total = self.rating(INS, self.target_unit, TR) + chit
        self.show_played(INS, False)
        self.mission = NONE
        if total > strength:
            self.tell_fighter(self.target, least + 1, HIGHEST_TR)
            self.add_row(area, R_NSM, -1)
            self.add(INS, L_NSM, 1)
            self.note("nsm_lost", "9.5d", area)
            self.terrorise(area, NONE, "9.5d")
        elif total < strength:
            self.disrupt_unit(self.target, self.target_unit, BY_NSM)
            self.terrorise(area, NONE, "9.5d")
        else:
            self.tell_fighter(self.target, least, strength - (LEAST_CHIT if chit > 0 else 0))
            self.note("nsm_held", "9.5d", area)
        self.target = NONE
        self.target_unit = 0
