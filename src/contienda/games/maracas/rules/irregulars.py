"""Criminals and Non-State Militia (9.4, 9.5): they appear before Deployment; NSM attack before any mission."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest, nth
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.area_state import list_areas, terrorise
from contienda.games.maracas.rules.chits import OpenDraw, show_chit
from contienda.games.maracas.rules.losses import disrupt_unit
from contienda.games.maracas.rules.memory import HIGHEST_TR, LEAST_CHIT, MOST_CHIT, remember_nodes, tell_fighter
from contienda.games.maracas.rules.mission_chits import ask_for_chit, chit_value, show_played
from contienda.games.maracas.state import Maracas, only


class Irregulars(Step):
    """Criminals and NSM appear, if they are in the game (9.4, 9.5a)."""

    number: i64 = 98

    def unasked(self, state: Maracas) -> None:
        state.pop()
        remember_nodes(state)
        if state.tables.with_nsm:
            steps.ask_militias(state)
        if state.tables.with_criminals:
            steps.ask_criminals(state, lawless(state))


class Criminals(Step):
    """One appears in each lawless Area; the Insurgent chooses where if there are too few (9.4)."""

    number: i64 = 35
    arguments: str = "areas"

    def who(self, state: Maracas) -> i64:
        return c.INS if 0 < state.irregulars_left() < count(steps.criminals_areas(state)) else UNASKED

    def unasked(self, state: Maracas) -> None:
        areas = steps.criminals_areas(state)
        if areas == 0 or state.irregulars_left() == 0:
            state.pop()
        else:
            place_criminal(state, lowest(areas), areas)

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(steps.criminals_areas(state), c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        place_criminal(state, action - c.DO_AREA, steps.criminals_areas(state))


class Militias(Step):
    """NSM appear where there are fewest; the Insurgent breaks ties (9.5a)."""

    number: i64 = 36

    def who(self, state: Maracas) -> i64:
        return c.INS if missing_nsm(state) < count(unprotected(state)) else UNASKED

    def unasked(self, state: Maracas) -> None:
        areas = unprotected(state)
        if areas == 0:
            state.pop()
        else:
            place_nsm(state, lowest(areas))

    def list(self, state: Maracas, out: Legal) -> None:
        list_areas(unprotected(state), c.DO_AREA, out)

    def do(self, state: Maracas, action: i64) -> None:
        place_nsm(state, action - c.DO_AREA)


class NsmAttacks(Step):
    """The next NSM attacks, Areas in map order; the Government breaks ties (9.5b, D-R72)."""

    number: i64 = 53
    arguments: str = "area:16 left"

    def unasked(self, state: Maracas) -> None:
        area, left = steps.nsm_attacks_area(state), steps.nsm_attacks_left(state)
        state.pop()
        if left == 0:
            area += 1
            while area < c.AREAS and (state.row(area, c.R_NSM) == 0 or state.is_frozen(area)):
                area += 1
            if area < c.AREAS:
                steps.ask_nsm_attacks(state, area, state.row(area, c.R_NSM))
            return
        steps.ask_nsm_attacks(state, area, left - 1)
        state.active = area
        insurgents, criminals = targets_at_large(state, area), state.row(area, c.R_CRIMINALS)
        if insurgents > criminals:
            steps.ask_nsm_victim(state)
        elif insurgents < criminals:
            steps.ask_nsm_brawl(state, 0)
        elif insurgents > 0:
            steps.ask_nsm_choice(state)


class NsmChoice(Step):
    """With as many Insurgents as Criminals, the Government chooses whom the NSM attack (9.5b)."""

    number: i64 = 54

    def who(self, state: Maracas) -> i64:
        return c.GOV

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_INSURGENTS)
        out.add(c.DO_CRIMINALS)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        if action == c.DO_INSURGENTS:
            steps.ask_nsm_victim(state)
        else:
            steps.ask_nsm_brawl(state, 0)


class NsmVictim(Step):
    """Chance picks the stack the NSM attack (9.5b)."""

    number: i64 = 55

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def list(self, state: Maracas, out: Legal) -> None:
        for stack in range(state.stacks):
            if state.is_there(stack, c.INS, state.active) and state.where(stack) == c.AT_LARGE:
                out.add(c.DO_VICTIM + stack)

    def do(self, state: Maracas, action: i64) -> None:
        state.pop()
        state.target = action - c.DO_VICTIM
        state.target_unit = 0
        state.mission = c.MISSIONS
        state.note("nsm_attacks", "9.5b", state.active, state.target)
        steps.ask_nsm_unit(state)


class NsmUnit(Step):
    """Chance picks the unit of that stack; only the Insurgent knows it (9.5b)."""

    number: i64 = 56

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(c.INS)

    def list(self, state: Maracas, out: Legal) -> None:
        units = state.stack_units[state.target]
        while units != 0:
            kind = state.kind_of(c.INS, units)
            units &= ~state.tables.kind_mask[kind]
            out.add(c.DO_UNIT + kind)

    def weights(self, state: Maracas) -> Weights:
        found: Weights = []
        for action in state.actions():
            found.append(count(state.stack_units[state.target] & state.tables.kind_mask[action - c.DO_UNIT]))
        return found

    def sample(self, state: Maracas, rng: Rng) -> i64:
        units = state.stack_units[state.target]
        return c.DO_UNIT + state.kind_of(c.INS, BIT[nth(units, rng.below(count(units)))])

    def do(self, state: Maracas, action: i64) -> None:
        kind = action - c.DO_UNIT
        state.pop()
        state.target_unit = state.first_of_kind(state.stack_units[state.target], kind)
        state.whisper(c.INS, "nsm_victim", "9.5b", kind)
        steps.ask_nsm_fight(state)
        ask_for_chit(state, c.INS)


class NsmFight(OpenDraw):
    """The victim's TR and chit against a random TR; a victim that loses is revealed and Disrupted (9.5d)."""

    number: i64 = 57

    def do(self, state: Maracas, action: i64) -> None:
        chit = action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        fight_nsm(state, state.rating_of(chit, c.TR))


class NsmBrawl(OpenDraw):
    """A chit for the NSM, then one for the Criminals: the higher TR wins (9.5c)."""

    number: i64 = 58
    arguments: str = "first"

    def do(self, state: Maracas, action: i64) -> None:
        first, chit = steps.nsm_brawl_first(state), action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        if first == 0:
            steps.ask_nsm_brawl(state, 1 + chit)
        else:
            brawl(state, state.rating_of(first - 1, c.TR), state.rating_of(chit, c.TR))


# --- where they appear -----------------------------------------------------------------------------------------------


def lawless(state: Maracas) -> i64:
    """The Terrorised Areas without Police and with room for a Criminal (9.4)."""
    found: i64 = 0
    for area in range(i64(c.AREAS)):
        if state.is_terrorised(area) and state.units_at(c.GOV, area) & state.tables.type_mask[c.T_POL] == 0:
            if state.row(area, c.R_CRIMINALS) < state.tables.pn[area]:
                found |= BIT[area]
    return found


def place_criminal(state: Maracas, area: i64, left: i64) -> None:
    state.pop()
    state.add_row(area, c.R_CRIMINALS, 1)
    state.note("criminal_placed", "9.4", area)
    steps.ask_criminals(state, left & ~BIT[area])


def missing_nsm(state: Maracas) -> i64:
    """How many are still to appear: one per Terrorised Area, while counters last (9.5a)."""
    missing = count(state.terror) - state.total_of(c.R_NSM)
    if missing > state.irregulars_left():
        missing = state.irregulars_left()
    return missing if missing > 0 else 0


def unprotected(state: Maracas) -> i64:
    """Where the next NSM may appear: Terrorised Areas with the fewest, then others; nowhere if there are enough."""
    if missing_nsm(state) == 0:
        return 0
    found = fewest_nsm(state, state.terror)
    return found if found != 0 else fewest_nsm(state, c.ALL_AREAS & ~state.terror)


def fewest_nsm(state: Maracas, areas: i64) -> i64:
    found: i64 = 0
    best: i64 = 99
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        number = state.row(area, c.R_NSM)
        if number >= state.tables.pn[area] or number > best:
            continue
        if number < best:
            best = number
            found = 0
        found |= BIT[area]
    return found


def place_nsm(state: Maracas, area: i64) -> None:
    state.add_row(area, c.R_NSM, 1)
    state.note("nsm_placed", "9.5a", area)


# --- attacks of NSM --------------------------------------------------------------------------------------------------


def begin_nsm_attacks(state: Maracas) -> None:
    """Start at the first Area."""
    if state.tables.with_nsm:
        left: i64 = 0 if state.is_frozen(0) else state.row(0, c.R_NSM)
        steps.ask_nsm_attacks(state, 0, left)


def targets_at_large(state: Maracas, area: i64) -> i64:
    """The Insurgent counters at large; their number is public."""
    found: i64 = 0
    for stack in range(state.stacks):
        if state.is_there(stack, c.INS, area) and state.where(stack) == c.AT_LARGE:
            found += state.height(stack)
    return found


def brawl(state: Maracas, militia: i64, criminals: i64) -> None:
    """The higher TR wins; the loser is eliminated (9.5c)."""
    area = state.active
    state.lead("nsm_fought", "9.5c", area, militia, criminals)
    if militia == criminals:
        return
    state.add_row(area, c.R_CRIMINALS if militia > criminals else c.R_NSM, -1)
    state.note("criminal_lost" if militia > criminals else "nsm_lost", "9.5c", area)
    terrorise(state, area, c.NONE, "9.5d")


def fight_nsm(state: Maracas, strength: i64) -> None:
    """Compare the victim's TR and chit with a random TR; reveal and Disrupt a victim that loses (9.5d)."""
    area = state.active
    chit = chit_value(state, c.INS, c.TR)
    least: i64 = strength - (MOST_CHIT if chit > 0 else 0)
    total = state.rating(c.INS, state.target_unit, c.TR) + chit
    show_played(state, c.INS, False)
    state.mission = c.NONE
    if total > strength:
        tell_fighter(state, state.target, least + 1, HIGHEST_TR)
        state.add_row(area, c.R_NSM, -1)
        state.add(c.INS, c.L_NSM, 1)
        state.note("nsm_lost", "9.5d", area)
        terrorise(state, area, c.NONE, "9.5d")
    elif total < strength:
        disrupt_unit(state, state.target, state.target_unit, c.BY_NSM)
        terrorise(state, area, c.NONE, "9.5d")
    else:
        tell_fighter(state, state.target, least, strength - (LEAST_CHIT if chit > 0 else 0))
        state.note("nsm_held", "9.5d", area)
    state.target = c.NONE
    state.target_unit = 0
