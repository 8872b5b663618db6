"""Victory Points (7.2): secret, by the current Strategy; who wins and when (D-R75, D-R77)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.step import Step
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas


class Score(Step):
    """Score both sides, then test for victory (7.2)."""

    number: i64 = 83

    def unasked(self, state: Maracas) -> None:
        state.pop()
        for side in range(i64(c.SIDES)):
            for strategy in range(i64(c.STRATEGIES)):
                open_points = deed_points(state, side, strategy) + population_points(state, side, strategy)
                guess = state.number(side, c.GUESS + strategy) + open_points - penalty(state, side, strategy)
                state.set_number(side, c.GUESS + strategy, guess if guess > 0 else 0)
            book(state, side, state.number(side, c.STRATEGY))
        clear_deeds(state)
        test_victory(state)


def line(state: Maracas, side: i64, strategy: i64, name: i64) -> i64:
    return state.tables.scheme[(side * c.STRATEGIES + strategy) * c.LINES + name]


def controls_population(state: Maracas, side: i64, area: i64) -> bool:
    """Whether a side controls the population: more Infrastructure Units, no Terror, no Criminals or NSM (7.21)."""
    if state.is_frozen(area) or state.is_terrorised(area):
        return False
    if state.row(area, c.R_CRIMINALS if side == c.GOV else c.R_NSM) > 0:
        return False
    return state.effective_iu(side, area) > state.effective_iu(1 - side, area)


def population_points(state: Maracas, side: i64, strategy: i64) -> i64:
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        found += population_points_in(state, side, strategy, area)
    return found


def population_points_in(state: Maracas, side: i64, strategy: i64, area: i64) -> i64:
    """The population points of an Area, at most its Population Number (7.21)."""
    scale = line(state, side, strategy, c.X_POPULATION)
    if scale == 0 or not controls_population(state, side, area):
        return 0
    pn = state.tables.pn[area]
    points: i64 = 1
    if scale == c.WHOLE_PN:
        points = pn
    elif scale == c.EACH_IU:
        points = state.effective_iu(side, area)
    return points if points < pn else pn


def controls_loc(state: Maracas, side: i64, area: i64) -> bool:
    """Whether a side holds the line: units to match the terrain, dispersed ones count two; no enemy (7.22, D-R19)."""
    if state.tables.loc & BIT[area] == 0 or state.is_frozen(area) or state.units_in(1 - side, area) != 0:
        return False
    units = state.units_in(side, area)
    number = count(units)
    if side == c.GOV:
        number += count(units & state.flipped & state.tables.regular[c.GOV])
    return number >= state.tables.tm[area]


def loc_points(state: Maracas, side: i64, strategy: i64) -> i64:
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        found += loc_points_in(state, side, strategy, area)
    return found


def loc_points_in(state: Maracas, side: i64, strategy: i64, area: i64) -> i64:
    return line(state, side, strategy, c.X_LOC) if controls_loc(state, side, area) else 0


def deed_points(state: Maracas, side: i64, strategy: i64) -> i64:
    """The points for this turn's mission results."""
    found = state.number(side, c.L_PARA) * line(state, side, strategy, c.X_PARA)
    found += state.number(side, c.L_REGULAR) * line(state, side, strategy, c.X_REGULAR)
    found += state.number(side, c.L_FOREIGN) * line(state, side, strategy, c.X_FOREIGN)
    found += state.number(side, c.L_IU) * line(state, side, strategy, c.X_IU)
    found += state.number(side, c.L_CRIMINALS) * line(state, side, strategy, c.X_CRIMINALS)
    found += state.number(side, c.L_NSM) * line(state, side, strategy, c.X_NSM)
    return found + state.number(side, c.L_OBJECTIVES) * line(state, side, strategy, c.X_OBJECTIVE)


def penalty(state: Maracas, side: i64, strategy: i64) -> i64:
    """The penalty for Terror and for running neither Attack nor Ambush."""
    found: i64 = 0
    scale = line(state, side, strategy, c.X_TERROR)
    if scale == c.ONE_POINT:
        found = state.number(side, c.L_TERROR)
    elif scale == c.WHOLE_PN:
        found = state.number(side, c.L_TERROR_PN)
    if state.number(side, c.L_ACTIVE) == 0:
        found -= line(state, side, strategy, c.X_IDLE)
    return found


def book(state: Maracas, side: i64, strategy: i64) -> None:
    """Add to a side's total, which never falls below 0."""
    deeds = deed_points(state, side, strategy)
    people = population_points(state, side, strategy)
    lines = loc_points(state, side, strategy)
    lost = penalty(state, side, strategy)
    total = state.number(side, c.VP) + deeds + people + lines - lost
    state.set_number(side, c.VP, total if total > 0 else 0)
    if state.recorder is not None:
        if deeds > 0:
            state.whisper(side, "vp_deeds", "7.2", side, deeds)
        if people > 0:
            state.whisper(side, "vp_population", "7.21", side, people)
        if lines > 0:
            state.whisper(side, "vp_loc", "7.22", side, lines)
        tell_areas(state, side, strategy)
        if lost > 0:
            state.whisper(side, "vp_lost", "7.2", side, lost)
        state.whisper(side, "vp_total", "7.2", side, state.number(side, c.VP))


def tell_areas(state: Maracas, side: i64, strategy: i64) -> None:
    """Report where the points for population and lines of communication come from."""
    for area in range(i64(c.AREAS)):
        people = population_points_in(state, side, strategy, area)
        lines = loc_points_in(state, side, strategy, area)
        if people > 0:
            state.whisper(side, "vp_population_in", "7.21", area, people)
        if lines > 0:
            state.whisper(side, "vp_loc_in", "7.22", area, lines)


def clear_deeds(state: Maracas) -> None:
    for side in range(i64(c.SIDES)):
        for name in range(c.L_PARA, i64(c.L_ACTIVE + 1)):
            state.set_number(side, name, 0)


def test_victory(state: Maracas) -> None:
    """End the game if one or both reach the victory level, or after the last turn (D-R77)."""
    one, other = state.number(c.GOV, c.VP), state.number(c.INS, c.VP)
    level = state.tables.level
    reached = one >= level or other >= level
    if one != other and reached:
        both = one >= level and other >= level
        end_game(state, c.BY_BOTH if both else c.BY_VICTORY, c.GOV if one > other else c.INS)
    elif state.turn >= state.tables.last_turn:
        if one == other:
            end_game(state, c.BY_DRAW, -1)
        else:
            end_game(state, c.BY_LAST_TURN, c.GOV if one > other else c.INS)


def end_game(state: Maracas, reason: i64, winner: i64) -> None:
    state.reason = reason
    state.winner = winner
    state.end()
    state.known_units = 0  # all counters are turned up
    state.known_assets = 0
    for side in range(i64(c.SIDES)):
        state.note("final", "7.23", side, state.number(side, c.VP))
    if winner >= 0:
        state.note("won", "7.23", winner)
