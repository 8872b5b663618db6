"""Deployment (5.3, 9.4, 9.5): irregulars appear, the Government shifts and stacks its counters, the Insurgent brings on
and stacks his; how many and where is told when he has finished.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import Legal
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    ACTED,
    AREAS,
    AT_LARGE,
    AVAILABLE,
    BARRED,
    DO_ADD,
    DO_AREA,
    DO_AT_LARGE,
    DO_CLOSE,
    DO_DONE,
    DO_FIRST,
    DO_GUARD,
    DO_OUTSIDE,
    DO_PICK,
    DO_PLACE,
    DO_SECOND,
    DO_UNDERGROUND,
    E_ARMY_POLICE,
    E_COUP,
    E_FRIENDLY_FIRE,
    GOV,
    GUARD,
    INS,
    KINDS,
    LOOKS,
    MOST_ASSETS,
    MOST_UNITS,
    NONE,
    PLACES,
    QRF,
    R_CRIMINALS,
    R_IU,
    R_NSM,
    RATINGS,
    T_CBT,
    T_POL,
    TR,
    UNDERGROUND,
    UNUSED,
)
from contienda.games.maracas.events import ALL_AREAS
from contienda.games.maracas.planning import Planning


class Deployment(Planning):
    """From the plans to the first mission."""

    shifted_units: i64 = 0  # Government counters already shifted in this Segment
    shifted_assets: i64 = 0
    new_informants: i64 = 0  # drawn this turn: placed in a later one (9.32)
    node_places: i64 = 0  # four bits a Node
    allowance: i64 = 0  # Dummies that may still be brought on (9.1)

    def remember_nodes(self) -> None:
        """Where each identified Node is before anybody deploys."""
        self.node_places = 0
        place: i64 = UNUSED
        while place >= 0:
            letter: i64 = 0
            while letter < 4:
                if self.assets_at(INS, place) & self.identified & BIT[self.tables.first_node + letter] != 0:
                    self.node_places += place << (letter * 4)
                letter += 1
            place -= 1

    def node_place(self, node: i64) -> i64:
        """Where an identified Node was then."""
        return (self.node_places >> ((lowest(node) - self.tables.first_node) * 4)) & 15

    # --- Criminals and NSM ------------------------------------------------------------------------------------------

    def lawless(self) -> i64:
        """Terrorised Areas without Police and with room for a Criminal (9.4)."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if self.is_terrorised(area) and self.units_at(GOV, area) & self.tables.type_mask[T_POL] == 0:
                if self.row(area, R_CRIMINALS) < self.tables.pn[area]:
                    found |= BIT[area]
            area += 1
        return found

    def place_criminal(self, area: i64, left: i64) -> None:
        self.pop()
        self.add_row(area, R_CRIMINALS, 1)
        self.note("criminal_placed", "9.4", area)
        self.push(s.CRIMINALS, left & ~BIT[area])

    def missing_nsm(self) -> i64:
        """How many are still to appear: as many as Terrorised Areas, while counters last (9.5a)."""
        missing = count(self.terror) - self.total_of(R_NSM)
        if missing > self.irregulars_left():
            missing = self.irregulars_left()
        return missing if missing > 0 else 0

    def unprotected(self) -> i64:
        """Where the next NSM appears: Terrorised Areas with the fewest, then others; nowhere if there are enough."""
        if self.missing_nsm() == 0:
            return 0
        found = self.fewest_nsm(self.terror)
        return found if found != 0 else self.fewest_nsm(ALL_AREAS & ~self.terror)

    def fewest_nsm(self, areas: i64) -> i64:
        found: i64 = 0
        best: i64 = 99
        while areas != 0:
            area = lowest(areas)
            areas &= areas - 1
            number = self.row(area, R_NSM)
            if number >= self.tables.pn[area] or number > best:
                continue
            if number < best:
                best = number
                found = 0
            found |= BIT[area]
        return found

    # --- the Government ---------------------------------------------------------------------------------------------

    def movable_units(self, place: i64) -> i64:
        """What may be shifted from there: not Militia, nothing twice, no unit held by an event."""
        found = self.units_at(GOV, place) & ~self.tables.militia[GOV] & ~self.shifted_units & ~self.fixed_units
        if place == QRF and self.event == E_COUP:
            found &= ~self.tables.type_mask[T_CBT]
        return found

    def movable_assets(self, place: i64) -> i64:
        found = self.assets_at(GOV, place) & ~self.shifted_assets & ~self.new_informants
        if place != AVAILABLE:
            found &= ~self.tables.informants
        return found

    def transfer_places(self) -> i64:
        found: i64 = 0
        place: i64 = 0
        while place <= QRF:
            if place >= AREAS or not self.is_frozen(place):
                if self.movable_units(place) | self.movable_assets(place) != 0:
                    found |= BIT[place]
            place += 1
        return found

    def transfer_goals(self, place: i64, look: i64) -> i64:
        goals = ALL_AREAS & ~self.frozen
        if not self.is_asset_look(look) or self.tables.kind_mask[look // LOOKS] & self.tables.informants == 0:
            goals |= BIT[AVAILABLE] | BIT[QRF]
        return goals & ~BIT[place]

    def transfer(self, place: i64, look: i64, goal: i64) -> None:
        self.pop()
        if self.is_asset_look(look):
            bit = self.first_of_kind(self.movable_assets(place), look // LOOKS)
            self.shift_asset(GOV, bit, place, goal)
            self.shifted_assets |= bit
        else:
            bit = self.find_unit(GOV, self.movable_units(place), look)
            self.shift_unit(GOV, bit, place, goal)
            self.shifted_units |= bit
            if goal >= AREAS:
                self.flipped &= ~bit
        self.note("transferred", "5.3b", look // LOOKS, place, goal)

    def loose_units(self, place: i64) -> i64:
        return self.units_at(GOV, place)

    def loose_assets(self, place: i64) -> i64:
        return self.assets_at(GOV, place) & ~self.tables.informants

    def next_government_stack(self, place: i64) -> None:
        """Each place in map order, then the QRF, until every counter is in a stack (5.3c)."""
        self.pop()
        while place <= QRF:
            stackable = place != AVAILABLE and (place >= AREAS or not self.is_frozen(place))
            if stackable and self.loose_units(place) | self.loose_assets(place) != 0:
                self.push(s.STACKS, place)
                self.push(s.FORM, self.open_stack(GOV, place, AT_LARGE))
                return
            place += 1

    def joinable_units(self, stack: i64) -> i64:
        """Units of the place that may still join (D-R74, events 44 and 54)."""
        units = self.stack_units[stack]
        if count(units) >= MOST_UNITS:
            return 0
        found = self.loose_units(self.place_of(stack))
        if self.event == E_ARMY_POLICE:
            if units & self.tables.type_mask[T_CBT] != 0:
                found &= ~self.tables.type_mask[T_POL]
            if units & self.tables.type_mask[T_POL] != 0:
                found &= ~self.tables.type_mask[T_CBT]
        elif self.event == E_FRIENDLY_FIRE:
            if self.has_foreign(stack):
                found &= ~self.tables.type_mask[T_CBT]
            if self.has_national(stack):
                found &= ~self.tables.foreign_units
        return found

    def joinable_assets(self, stack: i64) -> i64:
        if count(self.stack_assets[stack]) >= MOST_ASSETS:
            return 0
        found = self.loose_assets(self.place_of(stack))
        if self.event == E_FRIENDLY_FIRE:
            if self.has_foreign(stack):
                found &= self.tables.foreign_assets
            if self.has_national(stack):
                found &= ~self.tables.foreign_assets
        return found

    def has_foreign(self, stack: i64) -> bool:
        units, assets = self.stack_units[stack], self.stack_assets[stack]
        return units & self.tables.foreign_units != 0 or assets & self.tables.foreign_assets != 0

    def has_national(self, stack: i64) -> bool:
        """A national CBT or Asset; Militia and Police join either."""
        units, assets = self.stack_units[stack], self.stack_assets[stack]
        return units & self.tables.type_mask[T_CBT] != 0 or assets & ~self.tables.foreign_assets != 0

    def list_joining(self, stack: i64, out: Legal) -> None:
        """Regular units may take either mode, where their Hits allow it (D-R25); in the QRF they are concentrated."""
        units = self.joinable_units(stack)
        regular = units & self.tables.regular[GOV]
        self.list_units(GOV, units & ~regular, DO_ADD, out)
        seen: i64 = 0
        last: i64 = NONE
        while regular != 0:
            bit = regular & -regular
            regular &= regular - 1
            kind = self.kind_of(GOV, bit)
            hits = self.hits_of(GOV, bit)
            if kind != last:
                last = kind
                seen = 0
            if seen & BIT[hits] != 0:
                continue
            seen |= BIT[hits]
            out.add(DO_ADD + kind * LOOKS + hits * 2)
            if self.place_of(stack) != QRF and hits < self.tables.kind_rating[kind * 6 + RATINGS + TR]:
                out.add(DO_ADD + kind * LOOKS + hits * 2 + 1)
        self.list_assets(GOV, self.joinable_assets(stack), DO_ADD, out)
        if self.stack_units[stack] | self.stack_assets[stack] != 0:
            out.add(DO_CLOSE)

    def join(self, stack: i64, look: i64) -> None:
        place = self.place_of(stack)
        if self.is_asset_look(look):
            bit = self.first_of_kind(self.joinable_assets(stack), look // LOOKS)
            self.box_assets[GOV * PLACES + place] &= ~bit
            self.stack_assets[stack] |= bit
            return
        bit = self.find_in_any_mode(self.joinable_units(stack), look)
        self.box_units[GOV * PLACES + place] &= ~bit
        self.stack_units[stack] |= bit
        if look % 2 == 1:
            self.flipped |= bit
        else:
            self.flipped &= ~bit

    def find_in_any_mode(self, units: i64, look: i64) -> i64:
        """A unit with this look, or a regular one that takes it now."""
        bit = self.find_unit(GOV, units, look)
        if bit == 0:
            bit = self.find_unit(GOV, units, look - 1 if look % 2 == 1 else look + 1)
        return bit

    def close_stack(self, stack: i64) -> None:
        """It stands; in an Objective Area it may go into the empty box (9.6)."""
        self.pop()
        if self.stack_units[stack] & self.fixed_units != 0:
            self.mark(stack, BARRED | ACTED)
        place = self.place_of(stack)
        self.note("stacked", "5.3c", stack, place, self.height(stack))
        if place < AREAS and self.tables.objectives & BIT[place] != 0 and self.stack_units[stack] != 0:
            if self.guard_of(place) == NONE:
                self.push(s.GUARD, stack)

    # --- the Insurgent ----------------------------------------------------------------------------------------------

    def safe_areas(self) -> i64:
        """Areas with an own Infrastructure Unit that are not frozen."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if self.row(area, R_IU + INS) > 0 and not self.is_frozen(area):
                found |= BIT[area]
            area += 1
        return found

    def legal_arrivals(self, out: Legal) -> None:
        if self.safe_areas() != 0:
            self.list_units(INS, self.units_at(INS, AVAILABLE), DO_PICK, out)
            self.list_assets(INS, self.assets_at(INS, AVAILABLE) & ~self.tables.dummies, DO_PICK, out)
        out.add(DO_DONE)

    def arrive(self, look: i64, area: i64) -> None:
        self.pop()
        if self.is_asset_look(look):
            free = self.assets_at(INS, AVAILABLE) & ~self.tables.dummies
            self.shift_asset(INS, self.first_of_kind(free, look // LOOKS), AVAILABLE, area)
        else:
            self.shift_unit(INS, self.find_unit(INS, self.units_at(INS, AVAILABLE), look), AVAILABLE, area)
        self.allowance += 1
        self.whisper(INS, "arrived", "5.3d", look // LOOKS, area)

    def next_cell(self, area: i64) -> None:
        """Each Area in map order until every unit is in a stack (5.3e)."""
        self.pop()
        while area < AREAS:
            if not self.is_frozen(area) and self.units_at(INS, area) != 0:
                self.push(s.CELLS, area)
                self.push(s.CELL, self.open_stack(INS, area, UNDERGROUND))
                return
            area += 1

    def free_dummies(self, area: i64) -> i64:
        """Dummies of the box first, then from Available as far as the allowance goes."""
        here = self.assets_at(INS, area) & self.tables.dummies
        if here == 0 and self.allowance > 0:
            here = self.assets_at(INS, AVAILABLE) & self.tables.dummies
        return here

    def legal_cell(self, stack: i64, out: Legal) -> None:
        area = self.place_of(stack)
        if count(self.stack_units[stack]) < MOST_UNITS:
            self.list_units(INS, self.units_at(INS, area), DO_ADD, out)
        if count(self.stack_assets[stack]) < MOST_ASSETS:
            self.list_assets(INS, self.assets_at(INS, area) & ~self.tables.dummies, DO_ADD, out)
            if self.free_dummies(area) != 0:
                out.add(DO_ADD + (KINDS - 1) * LOOKS)
        if self.stack_units[stack] != 0:
            out.add(DO_CLOSE)

    def join_cell(self, stack: i64, look: i64) -> None:
        area = self.place_of(stack)
        if not self.is_asset_look(look):
            bit = self.find_unit(INS, self.units_at(INS, area), look)
            self.box_units[INS * PLACES + area] &= ~bit
            self.stack_units[stack] |= bit
            return
        if look // LOOKS == KINDS - 1:
            free = self.free_dummies(area)
            bit = free & -free
            if self.assets_at(INS, area) & bit == 0:
                self.allowance -= 1
        else:
            bit = self.first_of_kind(self.assets_at(INS, area), look // LOOKS)
        self.box_assets[INS * PLACES + area] &= ~bit
        self.box_assets[INS * PLACES + AVAILABLE] &= ~bit
        self.stack_assets[stack] |= bit

    def finish_cells(self) -> None:
        """What is in no stack goes to Available (D-R65); now everybody sees how many stand where."""
        self.pop()
        area: i64 = 0
        while area < AREAS:
            if not self.is_frozen(area):
                row = INS * PLACES + area
                self.known_assets &= ~self.assets_from(area)
                self.box_assets[INS * PLACES + AVAILABLE] |= self.box_assets[row]
                self.box_assets[row] = 0
            area += 1
        self.allowance = 0
        self.nodes_seen = NONE
        self.show_boxes()
        stack: i64 = 0
        while stack < self.stacks:
            if self.stack_at[stack] != NONE and self.side_of(stack) == INS:
                self.note("cell_seen", "5.3e", stack, self.place_of(stack), self.where(stack), self.height(stack))
            stack += 1

    # --- offered, done, going on by itself --------------------------------------------------------------------------

    def side_deploying(self, step: i64) -> i64:
        return GOV if s.TRANSFER <= step <= s.GUARD else INS

    def legal_deployment(self, step: i64, out: Legal) -> None:
        argument = self.argument()
        if step == s.CRIMINALS:
            self.list_areas(argument, DO_AREA, out)
        elif step == s.MILITIAS:
            self.list_areas(self.unprotected(), DO_AREA, out)
        elif step == s.FIRST:
            out.add(DO_FIRST)
            out.add(DO_SECOND)
        elif step == s.TRANSFER:
            self.list_areas(self.transfer_places(), DO_PLACE, out)
            out.add(DO_DONE)
        elif step == s.TRANSFER_UNIT:
            self.list_units(GOV, self.movable_units(argument), DO_PICK, out)
            self.list_assets(GOV, self.movable_assets(argument), DO_PICK, out)
        elif step == s.TRANSFER_TO:
            self.list_areas(self.transfer_goals(argument % 16, argument // 16), DO_PLACE, out)
        elif step == s.FORM:
            self.list_joining(argument, out)
        elif step == s.GUARD:
            out.add(DO_GUARD)
            out.add(DO_OUTSIDE)
        elif step == s.ARRIVE:
            self.legal_arrivals(out)
        elif step == s.ARRIVE_TO:
            self.list_areas(self.safe_areas(), DO_AREA, out)
        elif step == s.CELL:
            self.legal_cell(argument, out)
        else:
            out.add(DO_UNDERGROUND)
            out.add(DO_AT_LARGE)

    def do_deployment(self, step: i64, action: i64) -> None:
        argument = self.argument()
        if step == s.CRIMINALS:
            self.place_criminal(action - DO_AREA, argument)
        elif step == s.MILITIAS:
            self.add_row(action - DO_AREA, R_NSM, 1)
            self.note("nsm_placed", "9.5a", action - DO_AREA)
        elif step == s.FIRST:
            self.pop()
            self.push_deployments(action == DO_FIRST)
        elif step == s.TRANSFER:
            if action == DO_DONE:
                self.pop()
            else:
                self.push(s.TRANSFER_UNIT, action - DO_PLACE)
        elif step == s.TRANSFER_UNIT:
            self.pop()
            self.push(s.TRANSFER_TO, argument + 16 * (action - DO_PICK))
        elif step == s.TRANSFER_TO:
            self.transfer(argument % 16, argument // 16, action - DO_PLACE)
        elif step == s.FORM:
            if action == DO_CLOSE:
                self.close_stack(argument)
            else:
                self.join(argument, action - DO_ADD)
        elif step == s.GUARD:
            self.pop()
            if action == DO_GUARD:
                self.put_stack(argument, self.place_of(argument), GUARD)
                self.note("guards", "9.6a", argument, self.place_of(argument))
        elif step == s.ARRIVE:
            if action == DO_DONE:
                self.pop()
            else:
                self.push(s.ARRIVE_TO, action - DO_PICK)
        elif step == s.ARRIVE_TO:
            self.arrive(argument, action - DO_AREA)
        elif step == s.CELL:
            if action == DO_CLOSE:
                self.pop()
                self.push(s.HIDE, argument)
            else:
                self.join_cell(argument, action - DO_ADD)
        else:
            self.pop()
            self.put_stack(argument, self.place_of(argument), UNDERGROUND if action == DO_UNDERGROUND else AT_LARGE)

    def push_deployments(self, insurgent_first: bool) -> None:
        """Government first, unless the option lets the Insurgent choose (5.3a, D-R1)."""
        self.allowance = 0
        self.shifted_units = 0
        self.shifted_assets = 0
        if not insurgent_first:
            self.push_insurgent()
        self.push(s.STACKS, 0)
        self.push(s.TRANSFER)
        if insurgent_first:
            self.push_insurgent()

    def push_insurgent(self) -> None:
        self.push(s.DEPLOYED)
        self.push(s.CELLS, 0)
        self.push(s.ARRIVE)

    def runs_deployment(self, step: i64) -> bool:
        argument = self.argument()
        if step == s.IRREGULARS:
            self.pop()
            self.remember_nodes()
            if self.tables.with_nsm:
                self.push(s.MILITIAS)
            if self.tables.with_criminals:
                self.push(s.CRIMINALS, self.lawless())
        elif step == s.CRIMINALS:
            if argument != 0 and 0 < self.irregulars_left() < count(argument):
                return False
            if argument == 0 or self.irregulars_left() == 0:
                self.pop()
            else:
                self.place_criminal(lowest(argument), argument)
        elif step == s.MILITIAS:
            areas = self.unprotected()
            if self.missing_nsm() < count(areas):
                return False
            if areas == 0:
                self.pop()
            else:
                self.do_deployment(step, DO_AREA + lowest(areas))
        elif step == s.FIRST:
            if self.tables.insurgent_chooses:
                return False
            self.pop()
            self.push_deployments(False)
        elif step == s.STACKS:
            self.next_government_stack(argument)
        elif step == s.CELLS:
            self.next_cell(argument)
        elif step == s.DEPLOYED:
            self.finish_cells()
        else:
            return False
        return True
