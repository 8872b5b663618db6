"""Rules of thumb for ¡Misiles, Ahora!: a pick is worth what it adds to one's own sheet and takes from the rivals'.

All sheets lie open, so that nothing looked at here is a secret (5.2).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.game import Heuristics, State
from contienda.games.misiles._steps import ROLL
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
    BY_SPY_COMPLETE,
    BY_SPY_PARTS,
    BY_WALL,
    CLOCK_BOXES,
    COUNTERSPY,
    DO_COLLECT,
    DO_COMPLETE,
    DO_COUNTER,
    DO_ERASE,
    DO_GIVE,
    DO_LET_PASS,
    DO_MARK,
    DO_PLAY,
    DO_SEARCH,
    DO_SWAP,
    DO_TAKE,
    DO_TARGET,
    ELEMENT_OF_WAY,
    ELEMENTS,
    MISSILE,
    PROPAGANDA,
    SPY,
    WAYS,
)
from contienda.games.misiles.heuristics.valuation import (
    VICTORY,
    by_parts,
    choice_worth,
    collection,
    last_copy,
    lit_clock,
    next_copy,
    nth_copy,
    others_hold,
    shelter,
    strength,
    unfinished,
)
from contienda.games.misiles.rules.conditions import can_play, fits, is_space_candidate
from contienda.games.misiles.rules.sheets import complete_line
from contienda.games.misiles.state import NOBODY, Misiles

KEENNESS: Final = 3.0  # points of appeal for a point of worth
TEMPO: Final = 0.5  # having the turn
NOW: Final = 0.8  # of what the best play would bring, to whoever has the turn
NEXT: Final = 0.25  # … and to the others, should it still be there
IMPOSSIBLE: Final = -99.0
COUNTERED: Final = 0.8  # that Counter-espionage is spent; it is worth more than the collection it brings
SPENT_COUNTER: Final = 0.8  # Counter-espionage as a deterrent
# Of 216 throws, those that complete a missile with none to four parts; a pair of 7 re-rolled included.
GAMBLE_THROWS: Final = vec[float]([4.8, 8.5, 12.2, 15.9, 19.0])


class MisilesHeuristics(Heuristics):
    """What a careful player counts."""

    horizon: i64 = 12  # a few turns of sensible play tell more than the sheets as they lie

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Misiles)
        return KEENNESS * worth_of(state, action)

    def value(self, state: State, seat: i64) -> float:
        """Each sheet by its strength, by what could be played from it, and the turn is worth something."""
        assert isinstance(state, Misiles)
        all_seats = 0.0
        mine = 0.0
        twin = state.copy()
        assert isinstance(twin, Misiles)
        each: i64 = 0
        while each < state.seats:
            twin.active = each
            worth = strength(state, each)
            if each == state.active:
                worth += TEMPO + NOW * best_play(twin)
            else:
                worth += NEXT * best_play(twin)
            chance = exp(worth)
            all_seats += chance
            if each == seat:
                mine = chance
            each += 1
        return mine / all_seats

    def settled(self, state: State) -> bool:
        """Between turns; in the middle of an exchange sheets tell little."""
        assert isinstance(state, Misiles)
        return state.depth == 3 and state.step() == ROLL and state.way == NOBODY


HEURISTICS: Final = MisilesHeuristics()


def worth_of(state: Misiles, action: i64) -> float:
    """What an action changes, for the seat that decides."""
    me = state.who
    if action < DO_PLAY:
        choice = action - DO_COLLECT
        return choice_worth(state, me, choice // 6 + 2, choice % 6 + 1)
    if action < DO_SEARCH:
        return way_worth(state, action - DO_PLAY)
    if action == DO_SEARCH:
        return collection(state, me)
    if action < DO_COUNTER:
        return aimed(state, state.way, action - DO_TARGET)
    if action == DO_COUNTER:
        return countering(state, me)
    if action == DO_LET_PASS:
        return 0.0
    if action < DO_GIVE:
        return swapping(state, state.target, action - DO_SWAP)
    if action < DO_TAKE:
        other = state.target if me == state.active else state.active
        return -giving(state, me, other, action - DO_GIVE)
    if action < DO_ERASE:
        return taking(state, state.target, action - DO_TAKE) if action - DO_TAKE != state.offer_a else 0.0
    if action < DO_MARK:
        return -last_copy(state, me, action - DO_ERASE)
    if action < DO_COMPLETE:
        return by_parts(state, me, action - DO_MARK, 1)
    return completed(state, action - DO_COMPLETE)


# --- rivals ----------------------------------------------------------------------------------------------------------


def rivalry(state: Misiles, me: i64, other: i64) -> float:
    """How much it helps to weaken that rival: his part of all that rivals may hope for."""
    if state.seats == 2:
        return 1.0
    his = exp(strength(state, other))
    all_rivals = 0.0
    each: i64 = 0
    while each < state.seats:
        if each != me:
            all_rivals += exp(strength(state, each))
        each += 1
    return his / all_rivals


def giving(state: Misiles, me: i64, other: i64, element: i64) -> float:
    """What it costs to hand over a complete."""
    return last_copy(state, me, element) + rivalry(state, me, other) * next_copy(state, other, element)


def taking(state: Misiles, other: i64, element: i64) -> float:
    """What it is worth to get a complete from the other: to have it, and that he has it no more."""
    me = state.active
    return next_copy(state, me, element) + rivalry(state, me, other) * last_copy(state, other, element)


def best_exchange(state: Misiles, other: i64) -> float:
    """The best complete of his for one of mine; one of the same kind changes nothing (M-R28)."""
    me = state.active
    best = IMPOSSIBLE
    mine: i64 = 0
    while mine < ELEMENTS:
        spied: i64 = 1 if mine == SPY and state.way != BY_SPY_COMPLETE else 0  # still to be spent
        if state.completes(me, mine) > spied:
            cost = giving(state, me, other, mine)
            his: i64 = 0
            while his < ELEMENTS:
                if state.completes(other, his) > 0:
                    best = max(best, taking(state, other, his) - cost if his != mine else 0.0)
                his += 1
        mine += 1
    return best


def swapping(state: Misiles, other: i64, element: i64) -> float:
    """What his best swap with this line costs the other; with the first line picked, the swap with that one."""
    if state.pick_a != NOBODY:
        return swap_damage(state, other, state.pick_a, element)
    best = IMPOSSIBLE
    second: i64 = 0
    while second < ELEMENTS:
        if second != element and state.marked(other, second) > 0:
            best = max(best, swap_damage(state, other, element, second))
        second += 1
    return best


def swap_damage(state: Misiles, other: i64, one: i64, two: i64) -> float:
    first = state.marked(other, one)
    second = state.marked(other, two)
    now = unfinished(state, other, one, first) + unfinished(state, other, two, second)
    then = unfinished(state, other, one, second) + unfinished(state, other, two, first)
    return rivalry(state, state.active, other) * (now - then)


def best_swap(state: Misiles, other: i64) -> float:
    best = IMPOSSIBLE
    element: i64 = 0
    while element < ELEMENTS:
        if state.marked(other, element) > 0:
            best = max(best, swapping(state, other, element))
        element += 1
    return best


def two_cheapest(state: Misiles, seat: i64, spent: i64) -> float:
    """What it costs to part with the two completes least needed, one of `spent` being gone already."""
    least = VICTORY * 2.0
    second = VICTORY * 2.0
    element: i64 = 0
    while element < ELEMENTS:
        number = state.completes(seat, element) - (1 if element == spent else 0)
        picks: i64 = 0
        while picks < 2 and number > 0:
            cost = nth_copy(state, seat, element, number)
            if cost < least:
                second = least
                least = cost
            elif cost < second:
                second = cost
            number -= 1
            picks += 1
        element += 1
    return least + second


# --- attack ----------------------------------------------------------------------------------------------------------


def way_worth(state: Misiles, way: i64) -> float:
    """What playing an element this way brings, its mark being spent."""
    me = state.active
    element = ELEMENT_OF_WAY[way]
    spent = last_copy(state, me, element)
    if way == BY_MISSILE:
        return collection(state, me) - spent  # the element played after it could be played without it
    if way == BY_CRISIS:
        return by_crisis(state, me) - two_cheapest(state, me, element) - spent
    if way == BY_SPACE:
        return best_completed(state) - spent
    if way == BY_WALL:
        return shelter(state, me) - spent
    if way == BY_HOTLINE_PARTS:
        return three_parts(state, me) - spent
    if way == BY_ROULETTE_DICE:
        return 2.0 * collection(state, me) - two_cheapest(state, me, element) - spent
    if way == BY_ROULETTE_MISSILE:
        return VICTORY * gamble(state.marked(me, MISSILE)) - last_copy(state, me, MISSILE) - spent
    if way == BY_CLOCK_LIGHT:
        return lit_clock(state, me, CLOCK_BOXES) - spent
    best = IMPOSSIBLE
    seat: i64 = 0
    while seat < state.seats:
        if fits(state, way, seat):
            best = max(best, aimed(state, way, seat))
        seat += 1
    return best - spent


def best_play(state: Misiles) -> float:
    """What the active player's best attack brings; nought if none is any good."""
    best = 0.0
    way: i64 = BY_MISSILE + 1  # playing a missile is never worth it in itself
    while way < WAYS:
        if can_play(state, way):
            best = max(best, way_worth(state, way))
        way += 1
    return best


def aimed(state: Misiles, way: i64, target: i64) -> float:
    """What an element does once it is played at this target."""
    if way == BY_HOTLINE_CLOCK:
        return clock_change(state, target, 0)
    if way == BY_CLOCK_ADD:
        return clock_change(state, target, state.clock[target] + 1)
    if way == BY_CLOCK_REMOVE:
        return clock_change(state, target, state.clock[target] - 1)
    if others_hold(state, state.active, COUNTERSPY):
        return min(COUNTERED, unanswered(state, way, target))
    return unanswered(state, way, target)


def unanswered(state: Misiles, way: i64, target: i64) -> float:
    """What Espionage or Propaganda does to a target if nobody cancels it."""
    if way == BY_SPY_PARTS:
        return best_swap(state, target)
    if way == BY_SPY_COMPLETE:
        return best_exchange(state, target)
    # Both give what they need least, and what one needs least the other seldom wants.
    me = state.active
    his = two_cheapest(state, target, NOBODY)
    mine = two_cheapest(state, me, PROPAGANDA)
    return (1.0 + rivalry(state, me, target)) * (his - mine)


def clock_change(state: Misiles, owner: i64, boxes: i64) -> float:
    """What another number of lit boxes is worth: one's own clock should run out soon, another's never."""
    change = lit_clock(state, owner, boxes) - lit_clock(state, owner, state.clock[owner])
    return change if owner == state.active else -rivalry(state, state.active, owner) * change


def three_parts(state: Misiles, seat: i64) -> float:
    """A part in each of the three lines where it is worth most (11.8a)."""
    first = 0.0
    second = 0.0
    third = 0.0
    element: i64 = 0
    while element < ELEMENTS:
        gain = by_parts(state, seat, element, 1)
        if gain > first:
            third = second
            second = first
            first = gain
        elif gain > second:
            third = second
            second = gain
        elif gain > third:
            third = gain
        element += 1
    return first + second + third


def by_crisis(state: Misiles, me: i64) -> float:
    """The missile that a crisis brings, which counts less where others have to be erased for it."""
    missiles = state.completes(me, MISSILE)
    spare = state.total(me) - missiles - 1
    if spare < 2:
        missiles -= 2 - spare
    return nth_copy(state, me, MISSILE, missiles + 1) - unfinished(state, me, MISSILE, state.marked(me, MISSILE))


def gamble(parts: i64) -> float:
    """The chance that one collection completes a missile with so many parts: two ones, and a third die that will do."""
    return GAMBLE_THROWS[parts] / 216.0


def completed(state: Misiles, element: i64) -> float:
    """Space Race: the element is complete, and played at once if it can be (M-R7)."""
    me = state.active
    twin = state.copy()
    assert isinstance(twin, Misiles)
    complete_line(twin, me, element, "11.3")
    best = IMPOSSIBLE
    way: i64 = 0
    while way < WAYS:
        if ELEMENT_OF_WAY[way] == element and can_play(twin, way):
            best = max(best, way_worth(twin, way))
        way += 1
    gain = by_parts(state, me, element, 5)
    return gain if best == IMPOSSIBLE else gain + best


def best_completed(state: Misiles) -> float:
    best = IMPOSSIBLE
    element: i64 = 0
    while element < ELEMENTS:
        if is_space_candidate(state, state.active, element):
            best = max(best, completed(state, element))
        element += 1
    return best


def countering(state: Misiles, me: i64) -> float:
    """Counter-espionage saves what is aimed at its owner and brings a collection; for others it is too good."""
    if state.target != me:
        return IMPOSSIBLE
    return unanswered(state, state.way, me) + collection(state, me) - SPENT_COUNTER
