"""Decision (8): attack or search, the element to play, and its target."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.misiles._steps import (
    ask_additional,
    ask_counter,
    ask_effect,
    ask_gain_missile,
    ask_red_telephone,
    ask_roll,
    ask_sacrifice,
    ask_space_race,
    ask_target,
    completed_element,
)
from contienda.games.misiles.constants import (
    BY_CLOCK_ADD,
    BY_CLOCK_LIGHT,
    BY_CLOCK_REMOVE,
    BY_CRISIS,
    BY_HOTLINE_CLOCK,
    BY_HOTLINE_PARTS,
    BY_MISSILE,
    BY_ROULETTE_DICE,
    BY_ROULETTE_MISSILE,
    BY_SPACE,
    BY_WALL,
    CLOCK_BOXES,
    COUNTERSPY,
    DO_PLAY,
    DO_SEARCH,
    DO_TARGET,
    ELEMENT_OF_WAY,
    MISSILE,
)
from contienda.games.misiles.rules.conditions import any_way, any_way_of, list_targets, list_ways, list_ways_of
from contienda.games.misiles.rules.sheets import erase
from contienda.games.misiles.state import BITS, NOBODY, Misiles


class Decision(Step):
    """The active player attacks or searches, not both (8.1)."""

    number: i64 = 7

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_ways(state, out)
        out.add(DO_SEARCH)

    def do(self, state: Misiles, action: i64) -> None:
        state.pop()
        if action == DO_SEARCH:
            state.lead("searched", "8.5", state.active)
            ask_roll(state, state.active)
        else:
            play(state, action - DO_PLAY)


class Additional(Step):
    """After a Missile the active player plays one more element if possible (11.1, M-R5)."""

    number: i64 = 8

    def who(self, state: Misiles) -> i64:
        return state.active if any_way(state) else UNASKED

    def list(self, state: Misiles, out: Legal) -> None:
        list_ways(state, out)

    def do(self, state: Misiles, action: i64) -> None:
        state.pop()
        play(state, action - DO_PLAY)


class Completed(Step):
    """The player plays what Space Race completed at once; if they cannot, it stays complete (11.3, M-R7)."""

    number: i64 = 9
    arguments: str = "element"

    def who(self, state: Misiles) -> i64:
        return state.active if any_way_of(state, completed_element(state)) else UNASKED

    def list(self, state: Misiles, out: Legal) -> None:
        list_ways_of(state, completed_element(state), out)

    def do(self, state: Misiles, action: i64) -> None:
        state.pop()
        play(state, action - DO_PLAY)


class Target(Step):
    """The active player chooses a target for the element (5.3, M-R8)."""

    number: i64 = 10

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_targets(state, state.way, out)

    def do(self, state: Misiles, action: i64) -> None:
        state.pop()
        aim(state, action - DO_TARGET)


def play(state: Misiles, way: i64) -> None:
    """Erase the mark, then carry out the element (8.3, 8.4)."""
    seat = state.active
    element = ELEMENT_OF_WAY[way]
    state.lead("played", "8.3", seat, element)
    erase(state, seat, element, "8.3")
    state.way = way
    state.pick_a = NOBODY
    state.pick_b = NOBODY
    if way == BY_MISSILE:
        ask_additional(state)
        ask_roll(state, seat)
    elif way == BY_CRISIS:
        ask_gain_missile(state)
        ask_sacrifice(state, 2)
    elif way == BY_SPACE:
        ask_space_race(state)
    elif way == BY_WALL:
        state.walls |= BITS[seat]
        state.note("wall_on", "11.4a", seat)
    elif way == BY_HOTLINE_PARTS:
        ask_red_telephone(state, 3)
    elif way == BY_ROULETTE_DICE:
        ask_roll(state, seat)
        ask_roll(state, seat)
        ask_sacrifice(state, 2)
    elif way == BY_ROULETTE_MISSILE:
        erase(state, seat, MISSILE, "11.9b")
        state.gamble = True
        ask_roll(state, seat)
    elif way == BY_CLOCK_LIGHT:
        state.clock[seat] = CLOCK_BOXES
        state.note("clock_lit", "11.10a", seat)
    else:
        ask_target(state)


def aim(state: Misiles, seat: i64) -> None:
    """Set the target: clocks change at once; other effects can still be answered (M-R11)."""
    way = state.way
    state.target = seat
    if way == BY_HOTLINE_CLOCK:
        state.clock[seat] = 0
        state.note("clock_dark", "11.8b", seat)
    elif way == BY_CLOCK_ADD:
        state.clock[seat] += 1
        state.note("clock_set", "11.10b", seat, state.clock[seat])
    elif way == BY_CLOCK_REMOVE:
        state.clock[seat] -= 1
        state.note("clock_set", "11.10b", seat, state.clock[seat])
    else:
        state.lead("targeted", "5.3", state.active, seat)
        ask_effect(state)
        behind: i64 = state.seats
        while behind > 1:
            behind -= 1
            other = (state.active + behind) % state.seats
            if state.completes(other, COUNTERSPY) > 0:
                ask_counter(state, other)
