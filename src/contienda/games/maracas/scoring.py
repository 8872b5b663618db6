"""Victory Points (7.2): secret, by the Strategy then held; who wins, and when (D-R75, D-R77)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.maracas.elements import (
    AREAS,
    BY_BOTH,
    BY_DRAW,
    BY_LAST_TURN,
    BY_VICTORY,
    GOV,
    GUESS,
    INS,
    L_ACTIVE,
    L_CRIMINALS,
    L_FOREIGN,
    L_IU,
    L_NSM,
    L_OBJECTIVES,
    L_PARA,
    L_REGULAR,
    L_TERROR,
    L_TERROR_PN,
    R_CRIMINALS,
    R_NSM,
    SIDES,
    STRATEGIES,
    STRATEGY,
    VP,
)
from contienda.games.maracas.operations import Operations
from contienda.games.maracas.tables import (
    EACH_IU,
    LINES,
    ONE_POINT,
    WHOLE_PN,
    X_CRIMINALS,
    X_FOREIGN,
    X_IDLE,
    X_IU,
    X_LOC,
    X_NSM,
    X_OBJECTIVE,
    X_PARA,
    X_POPULATION,
    X_REGULAR,
    X_TERROR,
)


class Scoring(Operations):
    """The Victory Point Adjustment Segment."""

    def line(self, side: i64, strategy: i64, name: i64) -> i64:
        return self.tables.scheme[(side * STRATEGIES + strategy) * LINES + name]

    def controls_population(self, side: i64, area: i64) -> bool:
        """More Infrastructure Units than the enemy; no Terror; Criminals and NSM stand in the way (7.21)."""
        if self.is_frozen(area) or self.is_terrorised(area):
            return False
        if self.row(area, R_CRIMINALS if side == GOV else R_NSM) > 0:
            return False
        return self.effective_iu(side, area) > self.effective_iu(1 - side, area)

    def population_points(self, side: i64, strategy: i64) -> i64:
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found += self.population_points_in(side, strategy, area)
            area += 1
        return found

    def population_points_in(self, side: i64, strategy: i64, area: i64) -> i64:
        """At most the Population Number of the Area (7.21)."""
        scale = self.line(side, strategy, X_POPULATION)
        if scale == 0 or not self.controls_population(side, area):
            return 0
        pn = self.tables.pn[area]
        points: i64 = 1
        if scale == WHOLE_PN:
            points = pn
        elif scale == EACH_IU:
            points = self.effective_iu(side, area)
        return points if points < pn else pn

    def controls_loc(self, side: i64, area: i64) -> bool:
        """Units at least the terrain's number, a dispersed one counting two, and no enemy unit (7.22, D-R19)."""
        if self.tables.loc & BIT[area] == 0 or self.is_frozen(area) or self.units_in(1 - side, area) != 0:
            return False
        units = self.units_in(side, area)
        number = count(units)
        if side == GOV:
            number += count(units & self.flipped & self.tables.regular[GOV])
        return number >= self.tables.tm[area]

    def loc_points(self, side: i64, strategy: i64) -> i64:
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            found += self.loc_points_in(side, strategy, area)
            area += 1
        return found

    def loc_points_in(self, side: i64, strategy: i64, area: i64) -> i64:
        return self.line(side, strategy, X_LOC) if self.controls_loc(side, area) else 0

    def deed_points(self, side: i64, strategy: i64) -> i64:
        """What was achieved in the missions of this turn."""
        found = self.number(side, L_PARA) * self.line(side, strategy, X_PARA)
        found += self.number(side, L_REGULAR) * self.line(side, strategy, X_REGULAR)
        found += self.number(side, L_FOREIGN) * self.line(side, strategy, X_FOREIGN)
        found += self.number(side, L_IU) * self.line(side, strategy, X_IU)
        found += self.number(side, L_CRIMINALS) * self.line(side, strategy, X_CRIMINALS)
        found += self.number(side, L_NSM) * self.line(side, strategy, X_NSM)
        return found + self.number(side, L_OBJECTIVES) * self.line(side, strategy, X_OBJECTIVE)

    def penalty(self, side: i64, strategy: i64) -> i64:
        """For Terror, and for having run neither Attack nor Ambush."""
        found: i64 = 0
        scale = self.line(side, strategy, X_TERROR)
        if scale == ONE_POINT:
            found = self.number(side, L_TERROR)
        elif scale == WHOLE_PN:
            found = self.number(side, L_TERROR_PN)
        if self.number(side, L_ACTIVE) == 0:
            found -= self.line(side, strategy, X_IDLE)
        return found

    def adjust(self) -> None:
        """Both books, then the victory test."""
        self.pop()
        side: i64 = 0
        while side < SIDES:
            strategy: i64 = 0
            while strategy < STRATEGIES:
                open_points = self.deed_points(side, strategy) + self.population_points(side, strategy)
                guess = self.number(side, GUESS + strategy) + open_points - self.penalty(side, strategy)
                self.set_number(side, GUESS + strategy, guess if guess > 0 else 0)
                strategy += 1
            self.book(side, self.number(side, STRATEGY))
            side += 1
        self.clear_deeds()
        self.test_victory()

    def book(self, side: i64, strategy: i64) -> None:
        """A total never falls below 0."""
        deeds = self.deed_points(side, strategy)
        people = self.population_points(side, strategy)
        lines = self.loc_points(side, strategy)
        lost = self.penalty(side, strategy)
        total = self.number(side, VP) + deeds + people + lines - lost
        self.set_number(side, VP, total if total > 0 else 0)
        if self.recorder is not None:
            if deeds > 0:
                self.whisper(side, "vp_deeds", "7.2", side, deeds)
            if people > 0:
                self.whisper(side, "vp_population", "7.21", side, people)
            if lines > 0:
                self.whisper(side, "vp_loc", "7.22", side, lines)
            self.tell_areas(side, strategy)
            if lost > 0:
                self.whisper(side, "vp_lost", "7.2", side, lost)
            self.whisper(side, "vp_total", "7.2", side, self.number(side, VP))

    def tell_areas(self, side: i64, strategy: i64) -> None:
        """Where the points for population and lines of communication come from."""
        area: i64 = 0
        while area < AREAS:
            people = self.population_points_in(side, strategy, area)
            lines = self.loc_points_in(side, strategy, area)
            if people > 0:
                self.whisper(side, "vp_population_in", "7.21", area, people)
            if lines > 0:
                self.whisper(side, "vp_loc_in", "7.22", area, lines)
            area += 1

    def clear_deeds(self) -> None:
        side: i64 = 0
        while side < SIDES:
            name: i64 = L_PARA
            while name <= L_ACTIVE:
                self.set_number(side, name, 0)
                name += 1
            side += 1

    def test_victory(self) -> None:
        """The level reached, by one or by both; or the last turn (D-R77)."""
        one, other = self.number(GOV, VP), self.number(INS, VP)
        level = self.tables.level
        reached = one >= level or other >= level
        if one != other and reached:
            both = one >= level and other >= level
            self.end_game(BY_BOTH if both else BY_VICTORY, GOV if one > other else INS)
        elif self.turn >= self.tables.last_turn:
            if one == other:
                self.end_game(BY_DRAW, -1)
            else:
                self.end_game(BY_LAST_TURN, GOV if one > other else INS)

    def end_game(self, reason: i64, winner: i64) -> None:
        self.reason = reason
        self.winner = winner
        self.known_units = 0  # all counters are turned up
        self.known_assets = 0
        side: i64 = 0
        while side < SIDES:
            self.note("final", "7.23", side, self.number(side, VP))
            side += 1
        if winner >= 0:
            self.note("won", "7.23", winner)
