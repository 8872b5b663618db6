"""Properties that hold while a card lies unturned on the table (L.1, L.4): protection, boosts, absorption, evasion.

Two cards of one number do not add up, different numbers do (L.4).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh.elements import (
    BLOCKED,
    CATEGORIES,
    DONE,
    NAMED_1,
    NAMED_2,
    NAMED_4,
    NUMBERS,
    PLANES,
    POINT_1,
    POINT_2,
    WAVE,
)
from contienda.games.kiberrubezh.elements import BOOST as BOOST_NUMBER
from contienda.games.kiberrubezh.ops import BY_ANY, BY_CATEGORY, BY_MULTI, BY_NO_CATEGORY
from contienda.games.kiberrubezh.power import Power


class Statics(Power):
    """What cards on the table do without being used."""

    hit_any: bool  # an unblocked attack has dealt damage this turn
    hit_categories: i64  # the categories of which one has

    # --- protection -------------------------------------------------------------------------------------------------

    def unprotected(self, seat: i64, slots: i64, danger: i64) -> i64:
        """Those of a seat's cards that an opposing effect can destroy or turn (K-R56)."""
        tables = self.tables
        ready = self.ready_of(seat)
        shelters = tables.shelters[seat] & ready
        while shelters != 0:
            if tables.shelter[self.card(seat, lowest(shelters))] & danger != 0:
                slots &= ~tables.assets[seat]
                break
            shelters &= shelters - 1
        armoured = tables.armoured[seat] & ready & slots
        while armoured != 0:
            slot = lowest(armoured)
            armoured &= armoured - 1
            if tables.armour[self.card(seat, slot)] & danger != 0:
                slots &= ~BIT[slot]
        return slots

    # --- attack cards -----------------------------------------------------------------------------------------------

    def category(self, seat: i64, slot: i64) -> i64:
        """The category of an attack, named or printed."""
        row = seat * PLANES
        bit = BIT[slot]
        planes = self.planes
        named: i64 = 0
        if planes[row + NAMED_1] & bit != 0:
            named += 1
        if planes[row + NAMED_2] & bit != 0:
            named += 2
        if planes[row + NAMED_4] & bit != 0:
            named += 4
        return named - 1 if named > 0 else self.tables.category[self.card(seat, slot)]

    def name_category(self, seat: i64, slot: i64, category: i64) -> None:
        row = seat * PLANES
        bit = BIT[slot]
        named = category + 1
        self.planes[row + NAMED_1] = self.planes[row + NAMED_1] & ~bit | (bit if named & 1 != 0 else 0)
        self.planes[row + NAMED_2] = self.planes[row + NAMED_2] & ~bit | (bit if named & 2 != 0 else 0)
        self.planes[row + NAMED_4] = self.planes[row + NAMED_4] & ~bit | (bit if named & 4 != 0 else 0)

    def points(self, seat: i64, slot: i64) -> i64:
        """Block points an attack of the wave has got."""
        row = seat * PLANES
        found: i64 = 0
        if self.planes[row + POINT_1] & BIT[slot] != 0:
            found += 1
        if self.planes[row + POINT_2] & BIT[slot] != 0:
            found += 2
        return found

    def lacks(self, seat: i64, slot: i64) -> i64:
        """Block points it still lacks (K-R46)."""
        return self.tables.tough[self.card(seat, slot)] - self.points(seat, slot)

    def give_point(self, seat: i64, slot: i64) -> None:
        row = seat * PLANES
        bit = BIT[slot]
        if self.planes[row + POINT_1] & bit != 0:
            self.planes[row + POINT_2] |= bit
        self.planes[row + POINT_1] ^= bit

    def open_attacks(self, seat: i64) -> i64:
        """Attacks of the wave that lack block points, as a set."""
        found = self.plane(seat, WAVE) & ~self.plane(seat, BLOCKED) & ~self.plane(seat, DONE)
        rest = found
        while rest != 0:
            slot = lowest(rest)
            rest &= rest - 1
            if self.lacks(seat, slot) <= 0:
                found &= ~BIT[slot]
        return found

    def evades(self, seat: i64, slot: i64) -> i64:
        """Which classes of measures cannot block this attack: its own property and what others grant (L.4)."""
        tables = self.tables
        found = tables.unblockable[self.card(seat, slot)]
        granters = tables.granters[seat] & self.ready_of(seat)
        if granters != 0:
            category = self.category(seat, slot)
            while granters != 0:
                card = self.card(seat, lowest(granters))
                granters &= granters - 1
                if tables.grant_category[card] == category:
                    found |= tables.grant[card]
        return found

    def can_block(self, measure: i64, attacker: i64, slot: i64) -> bool:
        """Whether a measure, given by its card, fits an attack: by category, and not evaded (3.9, 3.10)."""
        tables = self.tables
        categories = tables.categories[measure]
        if categories != 0 and categories & BIT[self.category(attacker, slot)] == 0:
            return False
        own_class: i64 = BY_ANY | (BY_CATEGORY if categories != 0 else BY_NO_CATEGORY)
        if tables.blocks[measure] >= 2:
            own_class |= BY_MULTI
        return self.evades(attacker, slot) & own_class == 0

    def blockable(self, attacker: i64, measure: i64) -> i64:
        """The attacks of the wave that a measure, given by its card, may block now, as a set (10.2)."""
        found = self.open_attacks(attacker)
        rest = found
        while rest != 0:
            slot = lowest(rest)
            rest &= rest - 1
            if not self.can_block(measure, attacker, slot):
                found &= ~BIT[slot]
        return found

    # --- damage -----------------------------------------------------------------------------------------------------

    def boosted(self, seat: i64, category: i64) -> i64:
        """Cards more from the opponent's deck for the unblocked attack that comes now (K-R53)."""
        tables = self.tables
        found = self.numbers[seat * NUMBERS + BOOST_NUMBER]
        if self.hit_categories & BIT[category] == 0:
            slots = tables.boosters[seat] & self.ready_of(seat)
            last: i64 = -1
            while slots != 0:
                card = self.card(seat, lowest(slots))
                slots &= slots - 1
                if card != last and tables.boost_category[card] == category:
                    found += tables.boost[card]
                last = card
        return found

    def absorbed(self, seat: i64) -> i64:
        """Cards fewer from this seat's deck for the unblocked attack that comes now (K-R53)."""
        if self.hit_any:
            return 0
        tables = self.tables
        found: i64 = 0
        slots = tables.absorbers[seat] & self.ready_of(seat)
        last: i64 = -1
        while slots != 0:
            card = self.card(seat, lowest(slots))
            slots &= slots - 1
            if card != last:
                found += tables.absorb[card]
            last = card
        return found

    def audit_wave(self) -> list[str]:
        wrong: list[str] = []
        for seat in range(2):
            if self.plane(seat, WAVE) & ~self.tables.attacks[seat]:
                wrong.append(f"seat {seat}: something that is no attack card is in a wave")
            if (self.plane(seat, BLOCKED) | self.plane(seat, DONE)) & ~self.plane(seat, WAVE):
                wrong.append(f"seat {seat}: an attack outside the wave is blocked or done")
            slots = self.plane(seat, WAVE)
            while slots != 0:
                slot = lowest(slots)
                slots &= slots - 1
                if self.lacks(seat, slot) < 0 or not 0 <= self.category(seat, slot) < CATEGORIES:
                    wrong.append(f"seat {seat}: too many block points, or no category, in slot {slot}")
        return wrong
