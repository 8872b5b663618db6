"""The facilitator's decision (11b): changes to markers and services outside the cards, and an event of choice.

Teams never have these actions in their lists. They are possible only between two cards, so that no effect is half done.
A change stops at the bounds of its marker, like any other. A chosen event is an argument of the pending step that leads
to the next reveal; nobody knows it before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.adjustment import Adjustment
from contienda.core.bitset import BIT
from contienda.games.buenosos import _steps as s
from contienda.games.buenosos import constants as e
from contienda.games.buenosos.mechanics.markers import gain_trust, lose_stability
from contienda.games.buenosos.primitives.services import heal, lose_integrity
from contienda.games.buenosos.rules.winning import look_at_once
from contienda.games.buenosos.state import BuenOsos

BETWEEN_CARDS: Final = [s.DRAW, s.TRIM, s.EVENT, s.PREPARATION, s.ATTACK, s.RESPONSE, s.CYCLE]
BY_NO_CARD: Final = e.CARDS  # a program that is not a card: its healing does not improve the state (R35)


# --- what may be changed now -----------------------------------------------------------------------------------------


def adjustments(state: BuenOsos) -> list[Adjustment]:
    """Every change that is possible now and would change something."""
    if state.turn == 0 or state.step() not in BETWEEN_CARDS:
        return []
    tables = state.tables
    found = marker(e.DO_RAISE_STABILITY, "stability", state.stability, tables.stability_start)
    found += marker(e.DO_RAISE_TRUST, "trust", state.trust, tables.trust_max)
    node: i64 = 0
    while node < tables.width:
        if state.present & ~state.down & BIT[node] != 0:  # only recovery ends Down (7.4b)
            found += service(state, node)
        node += 1
    if next_reveal(state) != e.NONE:
        found += events(state)
    return found


def marker(raising: i64, name: str, value: i64, most: i64) -> list[Adjustment]:
    """Both directions of a marker, without those in which it cannot move."""
    found: list[Adjustment] = []
    if value < most:
        found.append(Adjustment(f"raise_{name}", "", int(value), 0, int(most), steps(raising)))
    if value > 0:
        lowering = raising + e.MOST_CHANGE
        found.append(Adjustment(f"lower_{name}", "", int(value), 0, int(most), steps(lowering)))
    return found


def service(state: BuenOsos, node: i64) -> list[Adjustment]:
    """Both directions of a service's INT."""
    most, value = int(state.tables.maximum[node]), int(state.integrity[node])
    piece = f"service:{e.NODE_NAMES[node]}"
    row = node * e.MOST_CHANGE
    found: list[Adjustment] = []
    if value < most:
        found.append(Adjustment("raise_integrity", piece, value, 0, most, steps(e.DO_RAISE_INTEGRITY + row)))
    found.append(Adjustment("lower_integrity", piece, value, 0, most, steps(e.DO_LOWER_INTEGRITY + row)))
    return found


def steps(first: i64) -> list[int]:
    return [int(first) + points for points in range(e.MOST_CHANGE)]


def events(state: BuenOsos) -> list[Adjustment]:
    """The events in the deck or the discard pile."""
    kinds = state.kinds(e.EVENTS, e.DECK) | state.kinds(e.EVENTS, e.DISCARDED)
    codes = [e.DO_CHOOSE_EVENT + kind for kind in range(e.DECK_SIZE) if kinds & BIT[kind] != 0]
    return [Adjustment("choose_event", "", -1, 0, 0, codes)] if codes else []


def next_reveal(state: BuenOsos) -> i64:
    """The place of the pending step that leads to the next reveal, or NONE in the last turn."""
    place = state.depth - 1
    while place >= 0:
        step = state.step_at(place)
        if step == s.EVENT or (step == s.CLOSING and state.turn < state.tables.turns):
            return place
        place -= 1
    return e.NONE


# --- carrying it out -------------------------------------------------------------------------------------------------


def adjust(state: BuenOsos, action: i64) -> None:
    """Carry out one of these changes, then look for a winner if the rules do so at once (R31)."""
    state.begin("ruled", "11b")
    if action >= e.DO_CHOOSE_EVENT:
        choose_event(state, action - e.DO_CHOOSE_EVENT)
    elif action >= e.DO_RAISE_INTEGRITY:
        change_integrity(state, action)
    else:
        change_marker(state, action)
    look_at_once(state)
    state.settle()


def change_marker(state: BuenOsos, action: i64) -> None:
    points = (action - e.DO_RAISE_STABILITY) % e.MOST_CHANGE + 1
    if action < e.DO_LOWER_STABILITY:
        gain_stability(state, points)
    elif action < e.DO_RAISE_TRUST:
        lose_stability(state, points, "11b")
    elif action < e.DO_LOWER_TRUST:
        gain_trust(state, points, "11b")
    else:
        take_trust(state, points)


def gain_stability(state: BuenOsos, points: i64) -> None:
    """Raise Stability, up to where it started."""
    before = state.stability
    state.stability += points
    if state.stability > state.tables.stability_start:
        state.stability = state.tables.stability_start
    state.note("stability_rose", "11b", state.stability - before, state.stability)


def take_trust(state: BuenOsos, points: i64) -> None:
    """Lower Trust outside the cap of the turn, which limits what the game does (8.3c)."""
    lost = points if points < state.trust else state.trust
    state.trust -= lost
    state.note("trust_fell", "11b", lost, state.trust)


def change_integrity(state: BuenOsos, action: i64) -> None:
    """Change INT past all guards; at 0 the node falls (7.4a)."""
    row = (action - e.DO_RAISE_INTEGRITY) % (e.NODES * e.MOST_CHANGE)
    node, points = row // e.MOST_CHANGE, row % e.MOST_CHANGE + 1
    if action < e.DO_LOWER_INTEGRITY:
        heal(state, node, points, BY_NO_CARD, "11b")
    else:
        lose_integrity(state, node, points, "11b")


def choose_event(state: BuenOsos, kind: i64) -> None:
    state.change_argument(next_reveal(state), kind + 1)
    state.note("event_chosen", "11b")


def forget_choice(state: BuenOsos) -> None:
    """Drop the chosen event from a world imagined by a seat, which cannot know it."""
    place = next_reveal(state)
    if place != e.NONE:
        state.change_argument(place, 0)
