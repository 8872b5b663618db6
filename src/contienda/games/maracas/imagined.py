"""Insurgent counters as the Government may imagine them: dealt anew from the numbers everybody can count.

Known are the heights of stacks and underground boxes, whatever lies face up, is Disrupted or identified, Militia and
Guerrillas by number, and Main Force and Assets up to what Appeals may have changed unseen. What was seen once is
remembered: Guerrillas of a kind that lay face up are still somewhere, Main Force that was hit may still be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bits import BIT, count, nth
from contienda.core.rng import Rng
from contienda.games.maracas.elements import (
    AREAS,
    AVAILABLE,
    DISRUPTED,
    FIRST_GUERRILLAS,
    FIRST_MAIN_FORCE,
    INS,
    MISSIONS,
    MOST_ASSETS,
    MOST_UNITS,
    MOVED,
    NONE,
    PLACES,
    R_SHOWN,
    ROWS,
    T_GR,
    T_MF,
    UNUSED,
)
from contienda.games.maracas.tables import FORCE_ASSETS, FORCE_INS_MIL, FORCE_TYPE
from contienda.games.maracas.turn import Turn

PARTS: Final = AREAS + 98  # the boxes of the Areas, then stacks
MOST_MILITIA: Final = 16
MOST_GUERRILLAS: Final = 14
MOST_MAIN_FORCE: Final = 6
MOST_OTHERS: Final = 16  # Assets that are neither Nodes nor Dummies


class Parts:
    """Unknown counters by part: how many, and how many of them are units."""

    size: vec[i64]
    least: vec[i64]  # units, because a stack holds one and at most three Assets
    most: vec[i64]
    units: vec[i64]
    mobile: vec[i64]  # 1 for a stack that has moved: no Militia is in it
    count: i64 = 0

    def __init__(self) -> None:
        self.size = vec[i64]([0] * PARTS)
        self.least = vec[i64]([0] * PARTS)
        self.most = vec[i64]([0] * PARTS)
        self.units = vec[i64]([0] * PARTS)
        self.mobile = vec[i64]([0] * PARTS)

    def total(self, numbers: vec[i64], settled: bool) -> i64:
        """Over all parts, or over those that may hold Militia."""
        found: i64 = 0
        part: i64 = 0
        while part < self.count:
            if not settled or self.mobile[part] == 0:
                found += numbers[part]
            part += 1
        return found


class Room:
    """Unknown Main Force units and Assets at most."""

    def __init__(self, mains: i64, assets: i64) -> None:
        self.mains: i64 = mains
        self.assets: i64 = assets


class Imagined(Turn):
    """Deals unknown counters to where they may be."""

    def imagine_counters(self, turns: i64, rng: Rng) -> None:
        units = self.tables.units[INS] & ~self.units_at(INS, UNUSED)
        nodes = self.nodes_in_play() & ~self.identified & ~self.assets_at(INS, DISRUPTED)
        heights = vec[i64]([0] * int(self.stacks))
        for stack in range(int(self.stacks)):  # Nodes that lie face up are no longer to be found
            nodes &= ~(self.stack_assets[stack] & self.up_assets) if self.stack_at[stack] // 64 % 2 == INS else -1
        self.relabel(heights)
        if self.turn == 0:
            self.imagine_setup(units, rng)
        else:
            self.deal_counters(self.measure(heights), nodes, turns, rng)
        if self.mission == MISSIONS and self.target_unit != 0:
            found = self.stack_units[self.target]
            self.target_unit = BIT[nth(found, rng.below(count(found)))]

    # --- what is known ----------------------------------------------------------------------------------------------

    def relabel(self, heights: vec[i64]) -> None:
        """Counters everybody knows take the first bits of their kind; all others are out of play for now."""
        free_units, free_assets = self.tables.units[INS], self.tables.assets[INS] | self.tables.dummies
        known_units, known_assets = self.up_units, self.up_assets | self.identified
        up_assets = self.up_assets
        hits = self.hits[:]
        self.up_units = 0
        self.up_assets = 0
        self.set_hits(INS, self.tables.units[INS], 0)
        lost = self.same_units(self.units_at(INS, DISRUPTED), free_units)
        fallen = self.same_assets(self.assets_at(INS, DISRUPTED), free_assets)
        free_units &= ~lost
        free_assets &= ~fallen
        stack: i64 = 0
        while stack < self.stacks:
            if self.stack_at[stack] != NONE and self.side_of(stack) == INS:
                units, assets = self.stack_units[stack], self.stack_assets[stack]
                heights[stack] = count(units & ~known_units) + count(assets & ~known_assets)
                units = self.same_hit_units(units & known_units, free_units, hits)
                seen = self.same_assets(assets & known_assets, free_assets)
                self.stack_units[stack] = units
                self.stack_assets[stack] = seen
                self.up_units |= units
                self.up_assets |= seen & ~self.tables.nodes | seen & up_assets
                free_units &= ~units
                free_assets &= ~seen
            stack += 1
        place: i64 = 0
        while place < PLACES:
            row = INS * PLACES + place
            self.box_units[row] = 0
            if place != DISRUPTED:
                self.box_assets[row] &= self.identified
                free_assets &= ~self.box_assets[row]
            place += 1
        self.box_units[INS * PLACES + DISRUPTED] = lost
        self.box_assets[INS * PLACES + DISRUPTED] = fallen
        self.box_units[INS * PLACES + UNUSED] = free_units
        self.box_assets[INS * PLACES + UNUSED] = free_assets

    def order_labels(self) -> None:
        """All is known: counters of a kind take their bits in the order of the places."""
        hits = self.hits[:]
        self.set_hits(INS, self.tables.units[INS], 0)
        free_units, free_assets = self.tables.units[INS], self.tables.assets[INS] | self.tables.dummies
        place: i64 = 0
        while place < PLACES:
            row = INS * PLACES + place
            self.box_units[row] = self.same_hit_units(self.box_units[row], free_units, hits)
            self.box_assets[row] = self.same_assets(self.box_assets[row], free_assets)
            free_units &= ~self.box_units[row]
            free_assets &= ~self.box_assets[row]
            place += 1

    def same_units(self, units: i64, free: i64) -> i64:
        """As many of each kind, from the first free bits."""
        found: i64 = 0
        while units != 0:
            found |= self.first_of_kind(free & ~found, self.kind_of(INS, units & -units))
            units &= units - 1
        return found

    def same_assets(self, assets: i64, free: i64) -> i64:
        found: i64 = 0
        while assets != 0:
            found |= self.first_of_kind(free & ~found, self.asset_kind(INS, assets & -assets))
            assets &= assets - 1
        return found

    def same_hit_units(self, units: i64, free: i64, hits: vec[i64]) -> i64:
        """Units with their Hits, the least hit of a kind first."""
        found: i64 = 0
        number: i64 = 0
        while number < 5:
            rest = units
            while rest != 0:
                bit = rest & -rest
                rest &= rest - 1
                had: i64 = 0
                if hits[INS * 3] & bit != 0:
                    had += 1
                if hits[INS * 3 + 1] & bit != 0:
                    had += 2
                if hits[INS * 3 + 2] & bit != 0:
                    had += 4
                if had == number:
                    new = self.first_of_kind(free & ~found, self.kind_of(INS, bit))
                    found |= new
                    self.set_hits(INS, new, had)
            number += 1
        return found

    # --- set-up -----------------------------------------------------------------------------------------------------

    def imagine_setup(self, units: i64, rng: Rng) -> None:
        """In the random set-up as many of each type as there are; in the free one nothing is bought yet (D-R83)."""
        if self.tables.free_setup:
            return
        self.bring_on(self.pick_militia(count(units & self.tables.militia[INS])), 0)
        kind: i64 = T_GR
        while kind <= T_MF:
            number = count(units & self.tables.type_mask[kind])
            self.bring_on(self.some_of(self.units_at(INS, UNUSED) & self.tables.type_mask[kind], number, rng), 0)
            kind += 1

    def pick_militia(self, number: i64) -> i64:
        """Militia is all alike."""
        free = self.units_at(INS, UNUSED) & self.tables.militia[INS]
        found: i64 = 0
        while number > 0:
            found |= free & -free
            free &= free - 1
            number -= 1
        return found

    def some_of(self, counters: i64, number: i64, rng: Rng) -> i64:
        """That many of these, each as likely."""
        found: i64 = 0
        while number > 0 and counters != 0:
            bit = BIT[nth(counters, rng.below(count(counters)))]
            counters &= ~bit
            found |= bit
            number -= 1
        return found

    def bring_on(self, units: i64, assets: i64) -> None:
        """From out of play to Available."""
        self.box_units[INS * PLACES + UNUSED] &= ~units
        self.box_assets[INS * PLACES + UNUSED] &= ~assets
        self.box_units[INS * PLACES + AVAILABLE] |= units
        self.box_assets[INS * PLACES + AVAILABLE] |= assets

    # --- how much is where ------------------------------------------------------------------------------------------

    def measure(self, heights: vec[i64]) -> Parts:
        parts = Parts()
        area: i64 = 0
        while area < AREAS:
            hidden = self.rows[area * ROWS + R_SHOWN] - count(self.assets_at(INS, area))
            parts.size[area] = hidden
            parts.most[area] = hidden
            area += 1
        parts.count = AREAS + self.stacks
        stack: i64 = 0
        while stack < self.stacks:
            hidden = heights[stack]
            if hidden > 0:
                part = AREAS + stack
                up = count(self.stack_units[stack])
                parts.size[part] = hidden
                least = hidden - (MOST_ASSETS - count(self.stack_assets[stack]))
                if least < 1 - up:
                    least = 1 - up
                parts.least[part] = least if least > 0 else 0
                parts.most[part] = hidden if hidden < MOST_UNITS - up else MOST_UNITS - up
                parts.mobile[part] = 1 if self.stack_at[stack] & MOVED != 0 else 0
            stack += 1
        return parts

    def fits(self, parts: Parts, militia: i64, guerrillas: i64, room: Room) -> bool:
        """Whether so many unknown counters can fill the parts."""
        if militia < 0 or guerrillas < self.guerrillas_known() or militia > parts.total(parts.most, True):
            return False
        if militia > count(self.units_at(INS, UNUSED) & self.tables.militia[INS]):
            return False
        if guerrillas > count(self.units_at(INS, UNUSED) & self.tables.type_mask[T_GR]):
            return False
        units = militia + guerrillas + room.mains
        most = parts.total(parts.most, False)
        if units < most:
            most = units
        return self.least_units(parts, militia) <= units and parts.total(parts.size, False) - most <= room.assets

    def guerrillas_known(self) -> i64:
        """Those that were seen and are hidden now: they cannot have left the game."""
        found: i64 = 0
        kind: i64 = FIRST_GUERRILLAS
        while kind < FIRST_MAIN_FORCE:
            missed = self.met_of(kind) - self.seen_now(kind)
            found += missed if missed > 0 else 0
            kind += 1
        return found

    def least_units(self, parts: Parts, militia: i64) -> i64:
        """Units on the map at least: one a stack, and all Militia."""
        settled = parts.total(parts.least, True)
        found = parts.total(parts.least, False) - settled
        return found + (settled if settled > militia else militia)

    # --- dealing ----------------------------------------------------------------------------------------------------

    def deal_counters(self, parts: Parts, nodes: i64, turns: i64, rng: Rng) -> None:
        free_units, free_assets = self.units_at(INS, UNUSED), self.assets_at(INS, UNUSED)
        free_mains = free_units & self.tables.type_mask[T_MF]
        dummies = self.tables.dummies if self.tables.with_assets else 0
        plain = free_assets & self.tables.assets[INS] & ~self.tables.nodes if self.tables.with_assets else 0
        sure = count(nodes) + count(dummies)
        known_militia = MOST_MILITIA - count(free_units & self.tables.militia[INS])
        known_guerrillas = MOST_GUERRILLAS - count(free_units & self.tables.type_mask[T_GR])
        room = Room(count(free_mains), sure + count(plain))
        forces = self.guess_forces(parts, known_militia, known_guerrillas, room, rng)
        militia = forces % 32
        guerrillas = forces // 32 % 32
        mains = forces // 1024 % 32 - (MOST_MAIN_FORCE - count(free_mains))
        others = forces // 32768 - (MOST_OTHERS - count(plain)) if self.tables.with_assets else 0
        mains, others = self.wander(mains, turns, 1, rng), self.wander(others, turns, 2, rng)
        mains = within(mains, self.least_units(parts, militia) - militia - guerrillas, count(free_mains))
        most = parts.total(parts.most, False)
        units = militia + guerrillas + mains
        if most > units:
            short = parts.total(parts.size, False) - units - sure - count(plain)
            if short > 0:
                mains += short
                units += short
            most = units
        others = within(others, parts.total(parts.size, False) - most - sure, count(plain))
        self.share_units(parts, militia, units, sure + others, rng)
        some = self.remembered(free_units & self.tables.type_mask[T_GR], guerrillas, True, 0, rng)
        some |= self.remembered(free_mains, mains, True, turns, rng)
        self.place_units(parts, self.pick_militia(militia), some, rng)
        self.hurt_again(some, rng)
        self.place_assets(parts, nodes, self.remembered(plain, others, False, turns, rng) | dummies, rng)

    def remembered(self, counters: i64, number: i64, units: bool, turns: i64, rng: Rng) -> i64:
        """That many of these: first those that were seen before, unless an Appeal may have taken them, then any."""
        found: i64 = 0
        rest = counters
        while rest != 0 and number > 0:
            kind = self.kind_of(INS, rest & -rest) if units else self.asset_kind(INS, rest & -rest)
            same = rest & self.tables.kind_mask[kind]
            rest &= ~same
            missed = self.met_of(kind) - self.seen_now(kind)
            while missed > 0 and same != 0 and number > 0:
                missed -= 1
                if turns == 0 or rng.below(8) > 0:
                    found |= same & -same
                    same &= same - 1
                    number -= 1
        return found | self.some_of(counters & ~found, number, rng)

    def seen_now(self, kind: i64) -> i64:
        mask = self.tables.kind_mask[kind]
        if self.tables.kind_is_asset[kind] != 0:
            return count((self.up_assets | self.assets_at(INS, DISRUPTED)) & mask)
        return count((self.up_units | self.units_at(INS, DISRUPTED)) & mask)

    def hurt_again(self, units: i64, rng: Rng) -> None:
        """Main Force turned down with Hits still has them, if the Insurgent has not paid to remove them."""
        if self.scars == 0:
            return
        units &= self.tables.type_mask[T_MF]
        scars = self.scars
        while units != 0:
            bit = units & -units
            units &= units - 1
            hits: i64 = 3
            while hits > 0:
                if self.scarred(self.kind_of(INS, bit), hits) > 0:
                    if rng.below(2) == 0:
                        self.set_hits(INS, bit, hits)
                        self.scars -= self.scar(bit)
                    hits = 0
                hits -= 1
        self.scars = scars

    def guess_forces(self, parts: Parts, known_militia: i64, known_guerrillas: i64, room: Room, rng: Rng) -> i64:
        """Unknown Militia and Guerrillas, Main Force and Assets at the set-up, in one number."""
        if not self.tables.free_setup:
            militia = self.force(FORCE_INS_MIL) + self.militia_change - known_militia
            guerrillas = self.force(FORCE_TYPE + T_GR) + self.guerrilla_change - known_guerrillas
            assets = self.force(FORCE_ASSETS + INS) - self.first_nodes
            return militia + 32 * guerrillas + 1024 * self.force(FORCE_TYPE + T_MF) + 32768 * assets
        found: i64 = 0
        number: i64 = 0
        mains: i64 = 0
        while mains <= MOST_MAIN_FORCE:
            assets = 0
            while assets <= (MOST_OTHERS if self.tables.with_assets else 0):
                rest = self.price - 3 * mains - (assets + self.first_nodes + 1) // 2 * 3
                guerrillas = 0
                while guerrillas <= MOST_GUERRILLAS and rest - 2 * guerrillas >= 0:
                    militia = rest - 2 * guerrillas + self.militia_change - known_militia
                    more = guerrillas + self.guerrilla_change - known_guerrillas
                    if rest - 2 * guerrillas <= MOST_MILITIA and self.fits(parts, militia, more, room):
                        number += 1
                        if rng.below(number) == 0:
                            found = militia + 32 * more + 1024 * mains + 32768 * assets
                    guerrillas += 1
                assets += 1
            mains += 1
        return found

    def wander(self, number: i64, turns: i64, most: i64, rng: Rng) -> i64:
        """Appeals may have added to it or taken from it."""
        while turns > 0:
            luck = rng.below(10)
            if luck == 0:
                number += most
            elif luck == 1:
                number -= most
            turns -= 1
        return number

    def share_units(self, parts: Parts, militia: i64, units: i64, assets: i64, rng: Rng) -> None:
        """How many unknown units each part holds."""
        part: i64 = 0
        while part < parts.count:
            parts.units[part] = parts.least[part]
            part += 1
        while parts.total(parts.units, True) < militia:
            self.add_unit(parts, True, rng)
        now = parts.total(parts.units, False)
        most = parts.total(parts.most, False)
        if units < most:
            most = units
        least = parts.total(parts.size, False) - assets
        if least < now:
            least = now
        goal = least + rng.below(most - least + 1)
        while now < goal:
            self.add_unit(parts, False, rng)
            now += 1

    def add_unit(self, parts: Parts, settled: bool, rng: Rng) -> None:
        """One more unit in a part that has room for it, each room as likely."""
        room: i64 = 0
        part: i64 = 0
        while part < parts.count:
            if not settled or parts.mobile[part] == 0:
                room += parts.most[part] - parts.units[part]
            part += 1
        left = rng.below(room)
        part = 0
        while True:
            if not settled or parts.mobile[part] == 0:
                here = parts.most[part] - parts.units[part]
                if left < here:
                    parts.units[part] += 1
                    return
                left -= here
            part += 1

    def place_units(self, parts: Parts, militia: i64, some: i64, rng: Rng) -> None:
        """Militia where nothing has moved, then the others; who finds no place is Available."""
        open_places = parts.units[:]
        rest = militia
        while rest != 0:
            bit = rest & -rest
            rest &= rest - 1
            self.put_unit(self.draw_part(parts, open_places, True, rng), bit)
        left: i64 = parts.total(open_places, False)
        self.bring_on(militia | some, 0)
        self.box_units[INS * PLACES + AVAILABLE] &= ~militia
        while left > 0:
            bit = BIT[nth(some, rng.below(count(some)))]
            some &= ~bit
            self.box_units[INS * PLACES + AVAILABLE] &= ~bit
            self.put_unit(self.draw_part(parts, open_places, False, rng), bit)
            left -= 1

    def put_unit(self, part: i64, bit: i64) -> None:
        if part < AREAS:
            self.box_units[INS * PLACES + part] |= bit
        else:
            self.stack_units[part - AREAS] |= bit

    def draw_part(self, parts: Parts, places: vec[i64], settled: bool, rng: Rng) -> i64:
        """A part with an open place, each place as likely; the place is taken."""
        left = rng.below(parts.total(places, settled))
        part: i64 = 0
        while True:
            if not settled or parts.mobile[part] == 0:
                if left < places[part]:
                    places[part] -= 1
                    return part
                left -= places[part]
            part += 1

    def place_assets(self, parts: Parts, nodes: i64, some: i64, rng: Rng) -> None:
        """Assets and Dummies in the places that are left; Nodes as many as the Task Points told."""
        places = vec[i64]([0] * PARTS)
        part: i64 = 0
        while part < parts.count:
            places[part] = parts.size[part] - parts.units[part]
            part += 1
        left = parts.total(places, False)
        self.bring_on(0, nodes | some)
        sure: i64 = 0
        if self.nodes_seen != NONE:
            sure = self.nodes_seen - self.identified_on_map()
            first = self.some_of(nodes, sure if sure < left else left, rng)
            while first != 0:
                self.put_asset(self.draw_part(parts, places, False, rng), first & -first)
                first &= first - 1
                left -= 1
            if left > count(some):
                some |= nodes & self.assets_at(INS, AVAILABLE)
        else:
            some |= nodes
        while left > 0:
            bit = BIT[nth(some, rng.below(count(some)))]
            some &= ~bit
            self.put_asset(self.draw_part(parts, places, False, rng), bit)
            left -= 1

    def put_asset(self, part: i64, bit: i64) -> None:
        self.box_assets[INS * PLACES + AVAILABLE] &= ~bit
        if part < AREAS:
            self.box_assets[INS * PLACES + part] |= bit
        else:
            self.stack_assets[part - AREAS] |= bit

    def identified_on_map(self) -> i64:
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found += count(self.assets_in(INS, area) & self.identified)
            area += 1
        return found


def within(number: i64, least: i64, most: i64) -> i64:
    if number < least:
        number = least
    if number > most:
        number = most
    return number if number > 0 else 0
