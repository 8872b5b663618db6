"""Rules of thumb for ¡Misiles, Ahora!: a pick is worth what it adds to your own sheet and takes from your rivals'.

All sheets are open, so this module reads no hidden information (5.2).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.heuristics import Heuristics
from contienda.core.state import State
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

KEENNESS: Final = 3.0  # appeal per point of worth
TEMPO: Final = 0.5  # worth of having the turn
NOW: Final = 0.8  # share of the best play's worth credited to the player whose turn it is
NEXT: Final = 0.25  # … and to the others, who may not get to make it
IMPOSSIBLE: Final = -99.0
COUNTERED: Final = 0.8  # worth of making the rival spend Counter-espionage, minus the collection it gives them
SPENT_COUNTER: Final = 0.8  # worth of Counter-espionage as a deterrent
# How many of 216 throws complete a missile that has 0 to 4 parts, including rerolls of a pair of 7.
GAMBLE_THROWS: Final = vec[float]([4.8, 8.5, 12.2, 15.9, 19.0])


class MisilesHeuristics(Heuristics):
    """Judges actions and positions as a careful player would."""

    horizon: i64 = 12  # a few turns of sensible play reveal more than the current sheets

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, Misiles)
        return KEENNESS * worth_of(state, action)

    def value(self, state: State, seat: i64) -> float:
        """Estimate the chance to win from each sheet's strength, the best play each seat has, and whose turn it is."""
        assert isinstance(state, Misiles)
        all_seats = 0.0
        mine = 0.0
        twin = state.copy()
        assert isinstance(twin, Misiles)
        for each in range(state.seats):
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
        return mine / all_seats

    def settled(self, state: State) -> bool:
        """Whether play is between turns; in the middle of an exchange the sheets say little."""
        assert isinstance(state, Misiles)
        return state.depth == 3 and state.step() == ROLL and state.way == NOBODY


HEURISTICS: Final = MisilesHeuristics()


def worth_of(state: Misiles, action: i64) -> float:
    """What an action is worth to the seat that decides."""
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
    """How much weakening this rival helps: the rival's share of all rivals' chances to win."""
    if state.seats == 2:
        return 1.0
    theirs = exp(strength(state, other))
    all_rivals = 0.0
    for each in range(state.seats):
        if each != me:
            all_rivals += exp(strength(state, each))
    return theirs / all_rivals


def giving(state: Misiles, me: i64, other: i64, element: i64) -> float:
    """What it costs to hand over a complete."""
    return last_copy(state, me, element) + rivalry(state, me, other) * next_copy(state, other, element)


def taking(state: Misiles, other: i64, element: i64) -> float:
    """What taking a complete from an opponent is worth: your gain plus their loss."""
    me = state.active
    return next_copy(state, me, element) + rivalry(state, me, other) * last_copy(state, other, element)


def best_exchange(state: Misiles, other: i64) -> float:
    """The best exchange of one complete with this opponent; swapping equal elements changes nothing (M-R28)."""
    me = state.active
    best = IMPOSSIBLE
    for mine in range(i64(ELEMENTS)):
        spied: i64 = 1 if mine == SPY and state.way != BY_SPY_COMPLETE else 0  # Espionage itself is yet to be spent
        if state.completes(me, mine) > spied:
            cost = giving(state, me, other, mine)
            for theirs in range(i64(ELEMENTS)):
                if state.completes(other, theirs) > 0:
                    best = max(best, taking(state, other, theirs) - cost if theirs != mine else 0.0)
    return best


def swapping(state: Misiles, other: i64, element: i64) -> float:
    """What the best swap with this line costs the opponent, or the swap with the first line if one is picked."""
    if state.pick_a != NOBODY:
        return swap_damage(state, other, state.pick_a, element)
    best = IMPOSSIBLE
    for second in range(i64(ELEMENTS)):
        if second != element and state.marked(other, second) > 0:
            best = max(best, swap_damage(state, other, element, second))
    return best


def swap_damage(state: Misiles, other: i64, one: i64, two: i64) -> float:
    first = state.marked(other, one)
    second = state.marked(other, two)
    now = unfinished(state, other, one, first) + unfinished(state, other, two, second)
    then = unfinished(state, other, one, second) + unfinished(state, other, two, first)
    return rivalry(state, state.active, other) * (now - then)


def best_swap(state: Misiles, other: i64) -> float:
    best = IMPOSSIBLE
    for element in range(i64(ELEMENTS)):
        if state.marked(other, element) > 0:
            best = max(best, swapping(state, other, element))
    return best


def two_cheapest(state: Misiles, seat: i64, spent: i64) -> float:
    """What it costs to part with the two least useful completes, after one of `spent` is gone."""
    least = VICTORY * 2.0
    second = VICTORY * 2.0
    for element in range(i64(ELEMENTS)):
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
    return least + second


# --- attack ----------------------------------------------------------------------------------------------------------


def way_worth(state: Misiles, way: i64) -> float:
    """What playing an element this way is worth, minus the mark it costs."""
    me = state.active
    element = ELEMENT_OF_WAY[way]
    spent = last_copy(state, me, element)
    if way == BY_MISSILE:
        return collection(state, me) - spent  # the additional element could also be played without the missile
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
    for seat in range(state.seats):
        if fits(state, way, seat):
            best = max(best, aimed(state, way, seat))
    return best - spent


def best_play(state: Misiles) -> float:
    """What the active player's best attack is worth; 0 if no attack is worth making."""
    best = 0.0
    for way in range(BY_MISSILE + 1, i64(WAYS)):  # a missile is never worth playing for its own sake
        if can_play(state, way):
            best = max(best, way_worth(state, way))
    return best


def aimed(state: Misiles, way: i64, target: i64) -> float:
    """What an element is worth when played at this target."""
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
    """What Espionage or Propaganda is worth against a target if nobody cancels it."""
    if way == BY_SPY_PARTS:
        return best_swap(state, target)
    if way == BY_SPY_COMPLETE:
        return best_exchange(state, target)
    # Both give what they need least, which the other seldom wants.
    me = state.active
    theirs = two_cheapest(state, target, NOBODY)
    mine = two_cheapest(state, me, PROPAGANDA)
    return (1.0 + rivalry(state, me, target)) * (theirs - mine)


def clock_change(state: Misiles, owner: i64, boxes: i64) -> float:
    """What changing the lit boxes of a clock is worth: your own should run out soon, a rival's never."""
    change = lit_clock(state, owner, boxes) - lit_clock(state, owner, state.clock[owner])
    return change if owner == state.active else -rivalry(state, state.active, owner) * change


def three_parts(state: Misiles, seat: i64) -> float:
    """What one part in each of the three most valuable lines is worth (11.8a)."""
    first = 0.0
    second = 0.0
    third = 0.0
    for element in range(i64(ELEMENTS)):
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
    return first + second + third


def by_crisis(state: Misiles, me: i64) -> float:
    """What the missile from a crisis is worth: less if other missiles must be erased for it."""
    missiles = state.completes(me, MISSILE)
    spare = state.total(me) - missiles - 1
    if spare < 2:
        missiles -= 2 - spare
    return nth_copy(state, me, MISSILE, missiles + 1) - unfinished(state, me, MISSILE, state.marked(me, MISSILE))


def gamble(parts: i64) -> float:
    """The chance that one collection completes a missile with this many parts: two ones and a suitable third die."""
    return GAMBLE_THROWS[parts] / 216.0


def completed(state: Misiles, element: i64) -> float:
    """What completing this element by Space Race is worth; it is played at once if possible (M-R7)."""
    me = state.active
    twin = state.copy()
    assert isinstance(twin, Misiles)
    complete_line(twin, me, element, "11.3")
    best = IMPOSSIBLE
    for way in range(i64(WAYS)):
        if ELEMENT_OF_WAY[way] == element and can_play(twin, way):
            best = max(best, way_worth(twin, way))
    gain = by_parts(state, me, element, 5)
    return gain if best == IMPOSSIBLE else gain + best


def best_completed(state: Misiles) -> float:
    best = IMPOSSIBLE
    for element in range(i64(ELEMENTS)):
        if is_space_candidate(state, state.active, element):
            best = max(best, completed(state, element))
    return best


def countering(state: Misiles, me: i64) -> float:
    """What playing Counter-espionage is worth: protection and a collection; never spend it to protect others."""
    if state.target != me:
        return IMPOSSIBLE
    return unanswered(state, state.way, me) + collection(state, me) - SPENT_COUNTER
