"""The Intelligence Segment and the Intelligence Pool (9.3): everything drawn is open."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.deployment import Deployment
from contienda.games.maracas.elements import (
    ADVANTAGES,
    AVAILABLE,
    BLANK,
    DO_DONE,
    DO_DRAW,
    DO_INTEL,
    DO_PAY,
    GOV,
    IA_GOV,
    IA_INS,
    INFORMANT,
    INTEL,
    IR,
    TP_NOW,
    UNUSED,
)


class Intelligence(Deployment):
    """Pay, draw, keep."""

    def pool_size(self) -> i64:
        found: i64 = 0
        kind: i64 = 0
        while kind < INTEL:
            found += self.pool[kind]
            kind += 1
        return found

    def legal_intelligence(self, out: Legal) -> None:
        if self.tp(GOV) > 0 and self.pool_size() > 0:
            out.add(DO_PAY)
        out.add(DO_DONE)

    def do_intelligence(self, step: i64, action: i64) -> None:
        if step == s.INTELLIGENCE:
            if action == DO_DONE:
                self.pop()
            else:
                self.add(GOV, TP_NOW, -1)
                self.note("paid_intelligence", "9.32", GOV, self.tp(GOV))
                self.push(s.INFORMATION)
        elif step == s.INFORMATION:
            self.pop()
            self.show_chit(action - DO_DRAW)
            self.push(s.INTEL, self.rating_of(action - DO_DRAW, IR))
        else:
            self.draw_intel(action - DO_INTEL)

    def draw_intel(self, kind: i64) -> None:
        left = self.argument()
        self.pop()
        self.push(s.INTEL, left - 1)
        self.pool[kind] -= 1
        if kind == BLANK:
            self.blanks_aside += 1
            return
        self.note("intel_drawn", "9.31", kind)
        if kind == IA_GOV or kind == IA_INS:
            self.add(kind - IA_GOV, ADVANTAGES, 1)
        elif kind == INFORMANT:
            free = self.assets_at(GOV, UNUSED) & self.tables.informants
            self.shift_asset(GOV, free & -free, UNUSED, AVAILABLE)
            self.new_informants |= free & -free
        else:
            self.identified |= BIT[self.tables.first_node + kind - 4]

    def runs_intelligence(self, step: i64) -> bool:
        if step == s.INTEL and (self.argument() == 0 or self.pool_size() == 0):
            self.pop()
            self.pool[BLANK] += self.blanks_aside  # 9.32: blanks go back
            self.blanks_aside = 0
            return True
        if step == s.INTELLIGENCE and not self.tables.with_intelligence:
            self.pop()
            return True
        return False

    def spend_advantage(self, side: i64) -> None:
        """It returns to the pool as its own colour (9.3)."""
        self.add(side, ADVANTAGES, -1)
        self.pool[IA_GOV + side] += 1
        self.note("advantage_used", "9.33", side)

    def remove_informants(self, area: i64) -> None:
        """They return to the pool, at no cost in Task Points (6.18)."""
        bits = self.assets_at(GOV, area) & self.tables.informants
        while bits != 0:
            bit = bits & -bits
            bits &= bits - 1
            self.shift_asset(GOV, bit, area, UNUSED)
            self.pool[INFORMANT] += 1
            self.note("informant_removed", "6.18b", area)

    def is_informed(self, area: i64) -> bool:
        return self.assets_at(GOV, area) & self.tables.informants != 0

    def has_advantage(self, side: i64) -> bool:
        return self.number(side, ADVANTAGES) > 0
