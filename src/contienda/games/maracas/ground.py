"""The map and the books of both sides: infrastructure, sabotage, terror, irregulars, Task Points, what was achieved."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import CHANCE, Legal
from contienda.games.maracas.elements import (
    ADVANTAGES,
    AREAS,
    GOV,
    IA_GOV,
    IA_INS,
    INFORMANT,
    INS,
    L_TERROR,
    L_TERROR_PN,
    NONE,
    NUMBERS,
    R_CRIMINALS,
    R_IU,
    R_NSM,
    R_SABOTAGE,
    R_SHOWN,
    ROWS,
    SIDES,
    TP_MAX,
    TP_NOW,
    VP,
)
from contienda.games.maracas.memory import Memory


class Ground(Memory):
    """What stands in the Areas, and what each side has."""

    rows: vec[i64]  # by Area and row
    numbers: vec[i64]  # by side and name
    pool: vec[i64]  # the Intelligence Pool, by kind of chit
    blanks_aside: i64 = 0  # drawn in this batch; they go back after it
    terror: i64 = 0  # sets of Areas
    new_terror: i64 = 0  # placed in this Phase
    frozen: i64 = 0
    activated: i64 = 0
    rewarded: i64 = 0  # Objectives that have paid this turn
    turn: i64 = 0
    event: i64 = 0
    column: i64 = NONE
    militia_change: i64 = 0  # since the set-up, of Insurgent Militia on the map and of Guerrillas in play
    guerrilla_change: i64 = 0
    price: i64 = 0  # free set-up: what the Insurgent paid for his counters
    first_nodes: i64 = 0  # Nodes in play after the set-up
    nodes_seen: i64 = NONE  # Nodes on the map, told by the Task Points of the turn
    reason: i64 = NONE
    winner: i64 = NONE
    who: i64 = CHANCE

    def lay_map(self) -> None:
        self.rows = vec[i64]([0] * (AREAS * ROWS))
        self.numbers = vec[i64]([0] * (SIDES * NUMBERS))
        self.pool = self.tables.pool[:]
        side: i64 = 0
        while side < SIDES:
            self.numbers[side * NUMBERS + TP_MAX] = self.tables.tp_start
            side += 1

    # --- Areas ------------------------------------------------------------------------------------------------------

    def row(self, area: i64, name: i64) -> i64:
        return self.rows[area * ROWS + name]

    def add_row(self, area: i64, name: i64, number: i64) -> None:
        self.rows[area * ROWS + name] += number

    def total_of(self, name: i64) -> i64:
        """Over all Areas."""
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found += self.rows[area * ROWS + name]
            area += 1
        return found

    def iu_left(self) -> i64:
        """Infrastructure Units in the common pool (10)."""
        return self.tables.iu_pool - self.total_of(R_IU + GOV) - self.total_of(R_IU + INS)

    def irregulars_left(self) -> i64:
        return self.tables.irregulars - self.total_of(R_CRIMINALS) - self.total_of(R_NSM)

    def is_frozen(self, area: i64) -> bool:
        return self.frozen & BIT[area] != 0

    def is_terrorised(self, area: i64) -> bool:
        return self.terror & BIT[area] != 0

    def effective_iu(self, side: i64, area: i64) -> i64:
        """Each Sabotage cancels one of the Government's (7.21)."""
        found = self.row(area, R_IU + side)
        if side == GOV:
            found -= self.row(area, R_SABOTAGE)
            if found < 0:
                found = 0
        return found

    def list_areas(self, areas: i64, verb: i64, out: Legal) -> None:
        while areas != 0:
            out.add(verb + lowest(areas))
            areas &= areas - 1

    def terrorise(self, area: i64, side: i64, clause: str) -> None:
        """A marker is placed; who ran the mission is charged, nobody for the NSM (D-R10, D-R75)."""
        if self.is_terrorised(area):
            return
        self.terror |= BIT[area]
        self.new_terror |= BIT[area]
        if side != NONE:
            self.numbers[side * NUMBERS + L_TERROR] += 1
            self.numbers[side * NUMBERS + L_TERROR_PN] += self.tables.pn[area]
        self.note("terrorised", clause, area)

    # --- numbers of a side ------------------------------------------------------------------------------------------

    def number(self, side: i64, name: i64) -> i64:
        return self.numbers[side * NUMBERS + name]

    def set_number(self, side: i64, name: i64, value: i64) -> None:
        self.numbers[side * NUMBERS + name] = value

    def add(self, side: i64, name: i64, value: i64) -> None:
        self.numbers[side * NUMBERS + name] += value

    def tp(self, side: i64) -> i64:
        return self.numbers[side * NUMBERS + TP_NOW]

    def lose_tp(self, side: i64) -> None:
        """One Task Point, if there is one (D-R79)."""
        if self.numbers[side * NUMBERS + TP_NOW] > 0:
            self.numbers[side * NUMBERS + TP_NOW] -= 1

    def lower_allocation(self, side: i64, number: i64) -> None:
        """Up or down, within its bounds (3.6)."""
        value = self.numbers[side * NUMBERS + TP_MAX] - number
        if value < self.tables.tp_least:
            value = self.tables.tp_least
        if value > self.tables.tp_most:
            value = self.tables.tp_most
        self.numbers[side * NUMBERS + TP_MAX] = value

    # --- what must always hold --------------------------------------------------------------------------------------

    def audit_ground(self) -> list[str]:
        wrong: list[str] = []
        if self.iu_left() < 0 or self.irregulars_left() < 0:
            wrong.append("more infrastructure or irregulars than counters")
        for area in range(AREAS):
            pn = self.tables.pn[area]
            for name in range(ROWS):
                if self.row(area, name) < 0:
                    wrong.append(f"Area {area}: row {name} is {self.row(area, name)}")
            for name in (R_SABOTAGE, R_CRIMINALS, R_NSM):
                if self.row(area, name) > pn:
                    wrong.append(f"Area {area}: row {name} is above {pn}")
        for side in range(SIDES):
            if not self.tables.tp_least <= self.number(side, TP_MAX) <= self.tables.tp_most:
                wrong.append(f"side {side}: allocation {self.number(side, TP_MAX)}")
            for name in (TP_NOW, VP, ADVANTAGES):
                if self.number(side, name) < 0:
                    wrong.append(f"side {side}: number {name} is {self.number(side, name)}")
        for kind in (IA_GOV, IA_INS):
            side = kind - IA_GOV
            if self.pool[kind] + self.number(side, ADVANTAGES) != self.tables.pool[kind]:
                wrong.append(f"Advantages of side {side} are not conserved")
        out = count(self.box_assets[15] & self.tables.informants)
        if self.tables.with_intelligence and self.pool[INFORMANT] != out:
            wrong.append("Informants are not conserved")
        return wrong

    def ug_seen(self, area: i64) -> i64:
        """Insurgent counters in the box of an Area, as the Government saw them last."""
        return self.rows[area * ROWS + R_SHOWN]
