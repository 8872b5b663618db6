"""Insurgent counters as the Government may imagine them: dealt anew from the numbers everybody can count.

Known are the heights of stacks and underground boxes, whatever lies face up, is Disrupted or identified, Militia and
Guerrillas by number, and Main Force and Assets up to what Appeals may have changed unseen. What was seen once is
remembered: Guerrillas of a kind that lay face up are still somewhere, Main Force that was hit may still be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.games.maracas.elements import (
    AREAS,
    AVAILABLE,
    DISRUPTED,
    FIRST_GUERRILLAS,
    FIRST_MAIN_FORCE,
    INS,
    MISSIONS,
    NONE,
    PLACES,
    T_GR,
    T_MF,
    UNUSED,
)
from contienda.games.maracas.recalled import FIRST_UNIT, PARTS, UNIT_KINDS, Parts, Pool, Recalled
from contienda.games.maracas.tables import FORCE_ASSETS, FORCE_INS_MIL, FORCE_TYPE

TRIES: Final = 60
MOST_MILITIA: Final = 16
MOST_GUERRILLAS: Final = 14
MOST_MAIN_FORCE: Final = 6
MOST_OTHERS: Final = 16  # Assets that are neither Nodes nor Dummies


class Room:
    """Unknown Main Force units and Assets at most."""

    def __init__(self, mains: i64, assets: i64) -> None:
        self.mains: i64 = mains
        self.assets: i64 = assets


class Covered:
    """Counters of stacks that lie face down: how many, and of which Area some are known to come."""

    def __init__(self, stacks: int) -> None:
        self.heights: vec[i64] = vec[i64]([0] * stacks)
        self.held: vec[i64] = vec[i64]([0] * (AREAS * UNIT_KINDS))


class Imagined(Recalled):
    """Deals unknown counters to where they may be."""

    def imagine_counters(self, turns: i64, rng: Rng) -> None:
        units = self.tables.units[INS] & ~self.units_at(INS, UNUSED)
        nodes = self.nodes_in_play() & ~self.identified & ~self.assets_at(INS, DISRUPTED)
        covered = Covered(int(self.stacks))
        for stack in range(int(self.stacks)):  # Nodes that lie face up are no longer to be found
            nodes &= ~(self.stack_assets[stack] & self.up_assets) if self.stack_at[stack] // 64 % 2 == INS else -1
        self.relabel(covered)
        if self.turn == 0:
            self.imagine_setup(units, rng)
        else:
            self.deal_counters(covered, nodes & ~self.known_assets, turns, rng)
        if self.mission == MISSIONS and self.target_unit != 0:
            found = self.stack_units[self.target]
            self.target_unit = BIT[nth(found, rng.below(count(found)))]

    # --- what is known ----------------------------------------------------------------------------------------------

    def relabel(self, covered: Covered) -> None:
        """Counters everybody knows take the first bits of their kind; all others are out of play for now."""
        free_units, free_assets = self.tables.units[INS], self.tables.assets[INS] | self.tables.dummies
        up_units, known_assets = self.up_units, self.up_assets | self.identified
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
                covered.heights[stack] = count(units & ~up_units) + count(assets & ~known_assets)
                self.hold(covered.held, self.origin_of(stack), units & ~up_units & self.known_units)
                units = self.same_hit_units(units & up_units, free_units, hits)
                seen = self.same_assets(assets & known_assets, free_assets)
                self.stack_units[stack] = units
                self.stack_assets[stack] = seen
                self.up_units |= units
                self.up_assets |= seen & ~self.tables.nodes | seen & up_assets
                free_units &= ~units
                free_assets &= ~seen
            stack += 1
        free_units = self.relabel_boxes(free_units, free_assets)
        self.box_units[INS * PLACES + DISRUPTED] = lost
        self.box_assets[INS * PLACES + DISRUPTED] = fallen
        row: i64 = 0
        while row < AREAS * UNIT_KINDS:
            number = covered.held[row]
            while number > 0:
                bit = self.first_of_kind(free_units, FIRST_UNIT + row % UNIT_KINDS)
                self.known_units |= bit
                free_units &= ~bit
                number -= 1
            row += 1
        self.box_units[INS * PLACES + UNUSED] = free_units

    def relabel_boxes(self, free_units: i64, free_assets: i64) -> i64:
        """What everybody knows to be in the boxes stays there; the units that are left."""
        known_units, known_assets = self.known_units, self.known_assets & ~self.identified
        self.known_units = 0
        self.known_assets = 0
        place: i64 = 0
        while place < PLACES:
            row = INS * PLACES + place
            nodes = self.box_assets[row] & self.identified
            units: i64 = 0
            assets: i64 = 0
            if place < AREAS:
                units = self.same_units(self.box_units[row] & known_units, free_units)
                assets = self.same_assets(self.box_assets[row] & known_assets, free_assets)
            if place != DISRUPTED:
                self.box_units[row] = units
                self.box_assets[row] = nodes | assets
                free_units &= ~units
                free_assets &= ~(nodes | assets)
                self.known_units |= units
                self.known_assets |= assets
            place += 1
        self.box_assets[INS * PLACES + UNUSED] = free_assets
        return free_units

    def hold(self, held: vec[i64], area: i64, units: i64) -> None:
        while units != 0:
            held[area * UNIT_KINDS + self.kind_of(INS, units & -units) - FIRST_UNIT] += 1
            units &= units - 1

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

    def fits(self, parts: Parts, militia: i64, guerrillas: i64, room: Room) -> bool:
        """Whether so many unknown counters can fill the parts."""
        waiting, militia_waiting = parts.held_of(0, UNIT_KINDS), parts.held_of(0, 1)
        if militia < 0 or guerrillas < self.guerrillas_known(parts):
            return False
        if militia + militia_waiting > parts.total(parts.most, True):
            return False
        if militia > count(self.units_at(INS, UNUSED) & self.tables.militia[INS]):
            return False
        if guerrillas > count(self.units_at(INS, UNUSED) & self.tables.type_mask[T_GR]):
            return False
        units = militia + guerrillas + room.mains + waiting
        most = parts.total(parts.most, False)
        if units < most:
            most = units
        return (
            self.least_units(parts, militia + militia_waiting) <= units
            and parts.total(parts.size, False) - most <= room.assets
        )

    def guerrillas_known(self, parts: Parts) -> i64:
        """Those that were seen and are hidden now: they cannot have left the game."""
        found: i64 = 0
        kind: i64 = FIRST_GUERRILLAS
        while kind < FIRST_MAIN_FORCE:
            missed = self.missed(parts, kind)
            found += missed if missed > 0 else 0
            kind += 1
        return found

    def least_units(self, parts: Parts, militia: i64) -> i64:
        """Units on the map at least: one a stack, and all Militia."""
        settled = parts.total(parts.least, True)
        found = parts.total(parts.least, False) - settled
        return found + (settled if settled > militia else militia)

    # --- dealing ----------------------------------------------------------------------------------------------------

    def deal_counters(self, covered: Covered, nodes: i64, turns: i64, rng: Rng) -> None:
        dummies = self.tables.dummies if self.tables.with_assets else 0
        tries: i64 = 0
        while True:
            parts = self.measure(covered.heights, covered.held)
            if tries == TRIES:  # no world was found that agrees with all that was told of stacks
                parts.barred = vec[i64]([0] * PARTS)
                self.settle_held(parts, rng)
            pool = self.fill_pool(parts, nodes, turns, tries == TRIES, rng)
            if tries == TRIES:
                break
            if self.settle_memory(parts, pool, rng) and self.fits_pool(parts, pool, nodes):
                break
            tries += 1
        self.place_settled(parts)
        nodes &= ~parts.all_assets
        dummies &= ~parts.all_assets
        sure = count(nodes) + count(dummies)
        militia, guerrillas, mains, others = pool.militia, pool.guerrillas, pool.mains, pool.others
        free_units = pool.units & ~parts.all_units
        free_mains = free_units & self.tables.type_mask[T_MF]
        plain = pool.assets & ~parts.all_assets
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
        some = self.remembered(parts, free_units & self.tables.type_mask[T_GR], guerrillas, True, 0, rng)
        some |= self.remembered(parts, free_mains, mains, True, turns, rng)
        self.place_units(parts, self.pick_militia(militia), some, rng)
        self.hurt_again(some | parts.all_units | self.known_units, rng)
        self.place_assets(parts, nodes, self.remembered(parts, plain, others, False, turns, rng) | dummies, rng)

    def fill_pool(self, parts: Parts, nodes: i64, turns: i64, certain: bool, rng: Rng) -> Pool:
        """How much may be in play unseen; an Appeal brings a Main Force unit or two Assets, or takes them."""
        pool = Pool()
        pool.units = self.units_at(INS, UNUSED) & ~parts.all_units
        if self.tables.with_assets:
            pool.assets = self.assets_at(INS, UNUSED) & self.tables.assets[INS] & ~self.tables.nodes
            pool.assets &= ~parts.all_assets
        mains, assets = count(pool.units & self.tables.type_mask[T_MF]), count(pool.assets)
        sure = count((nodes | (self.tables.dummies if self.tables.with_assets else 0)) & ~parts.all_assets)
        known_militia = MOST_MILITIA - count(pool.units & self.tables.militia[INS])
        known_guerrillas = MOST_GUERRILLAS - count(pool.units & self.tables.type_mask[T_GR])
        forces = self.guess_forces(parts, known_militia, known_guerrillas, Room(mains, sure + assets), rng)
        pool.militia = forces % 32
        pool.guerrillas = forces // 32 % 32
        pool.mains = forces // 1024 % 32 - (MOST_MAIN_FORCE - mains)
        pool.others = forces // 32768 - (MOST_OTHERS - assets) if self.tables.with_assets else 0
        pool.most_mains = mains if certain or mains < pool.mains + turns else pool.mains + turns
        pool.most_others = assets if certain or assets < pool.others + 2 * turns else pool.others + 2 * turns
        pool.mains = self.wander(pool.mains, turns, 1, rng)
        pool.others = self.wander(pool.others, turns, 2, rng)
        return pool

    def fits_pool(self, parts: Parts, pool: Pool, nodes: i64) -> bool:
        """Whether the rest can be dealt as well; Dummies alone may be wherever other Assets are ruled out."""
        sure = count((nodes | (self.tables.dummies if self.tables.with_assets else 0)) & ~parts.all_assets)
        barred: i64 = 0
        part: i64 = 0
        while part < parts.count:
            if parts.barred[part] != 0:
                barred += parts.size[part] - parts.least[part]
            part += 1
        if barred > count(self.tables.dummies & ~parts.all_assets):
            return False
        return self.fits(parts, pool.militia, pool.guerrillas, Room(pool.most_mains, sure + pool.most_others))

    def place_settled(self, parts: Parts) -> None:
        self.box_units[INS * PLACES + UNUSED] &= ~parts.all_units
        self.box_assets[INS * PLACES + UNUSED] &= ~parts.all_assets
        self.box_assets[INS * PLACES + AVAILABLE] |= parts.spare_assets
        stack: i64 = 0
        while stack < self.stacks:
            self.stack_units[stack] |= parts.put_units[AREAS + stack]
            self.stack_assets[stack] |= parts.put_assets[AREAS + stack]
            stack += 1

    def remembered(self, parts: Parts, counters: i64, number: i64, units: bool, turns: i64, rng: Rng) -> i64:
        """That many of these: first those that were seen before, unless an Appeal may have taken them, then any."""
        found: i64 = 0
        rest = counters
        while rest != 0 and number > 0:
            kind = self.kind_of(INS, rest & -rest) if units else self.asset_kind(INS, rest & -rest)
            same = rest & self.tables.kind_mask[kind]
            rest &= ~same
            missed = self.missed(parts, kind)
            while missed > 0 and same != 0 and number > 0:
                missed -= 1
                if turns == 0 or rng.below(8) > 0:
                    found |= same & -same
                    same &= same - 1
                    number -= 1
        return found | self.some_of(counters & ~found, number, rng)

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
        places = parts.size[:]
        part: i64 = 0
        while part < parts.count:
            places[part] -= parts.units[part]
            part += 1
        left = parts.total(places, False)
        self.bring_on(0, nodes | some)
        part = 0
        while part < parts.count:
            while parts.barred[part] != 0 and places[part] > 0:
                free = (some | (nodes if self.nodes_seen == NONE else 0)) & ~parts.barred[part]
                bit = BIT[nth(free, rng.below(count(free)))]
                some &= ~bit
                nodes &= ~bit
                self.put_asset(part, bit)
                places[part] -= 1
                left -= 1
            part += 1
        sure: i64 = 0
        if self.nodes_seen != NONE:
            sure = self.nodes_seen - self.nodes_on_map()
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

    def nodes_on_map(self) -> i64:
        """Those everybody knows to be there."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found += count(self.assets_in(INS, area) & (self.identified | self.known_assets & self.tables.nodes))
            area += 1
        return found


def within(number: i64, least: i64, most: i64) -> i64:
    if number < least:
        number = least
    if number > most:
        number = most
    return number if number > 0 else 0
