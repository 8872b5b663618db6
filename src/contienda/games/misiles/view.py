"""What everybody sees of a position: everything (5.2)."""

from __future__ import annotations

from contienda.core.state import CHANCE, OVER
from contienda.games.misiles._steps import PAIRING, STEP_NAMES
from contienda.games.misiles.constants import DO_COLLECT, ELEMENTS, NAMES, PARTS, WAY_NAMES, element_of_cost
from contienda.games.misiles.state import NOBODY, Misiles
from contienda.games.misiles.threats import threat
from contienda.games.misiles.view_types import MisilesView, Promise, Sheet


def view(state: Misiles) -> MisilesView:
    over = state.who == OVER
    return {
        "turn": int(state.turn),
        "active": int(state.active if state.turn > 0 or over else state.argument()),  # setup: who collects (4.2)
        "step": "over" if over else STEP_NAMES[state.step()],
        "actor": "chance" if state.who == CHANCE else None if over else int(state.who),
        "dice": [int(die) for die in (state.low, state.middle, state.high) if die > 0],
        "chosen": {"cost": int(state.cost), "parts": int(state.part)} if state.cost > 0 else None,
        "playing": None if state.way == NOBODY or over else WAY_NAMES[state.way],
        "target": None if state.target == NOBODY or over else int(state.target),
        "picked": [NAMES[pick] for pick in (state.pick_a, state.pick_b) if pick != NOBODY],
        "offered": [NAMES[pick] for pick in (state.offer_a, state.offer_b) if pick != NOBODY],
        "promises": [] if over or state.step() != PAIRING else promises(state),
        "sheets": [sheet(state, seat) for seat in range(state.seats)],
        "winner": None if state.winner == NOBODY else int(state.winner),
        "ending": state.ending() if over else None,
    }


def promises(state: Misiles) -> list[Promise]:
    """List the collections that complete their element, with the parts lost (7.6), or that find it full (M-R2)."""
    found: list[Promise] = []
    for action in state.actions():
        cost, die = (action - DO_COLLECT) // 6 + 2, (action - DO_COLLECT) % 6 + 1
        if cost == 7:
            continue
        element = element_of_cost(cost)
        room = PARTS - state.marked(state.who, element)
        if not state.is_open(state.who, element):
            found.append({"code": action, "outcome": "full", "lost": die})
        elif room <= die < 6:  # a 6 is rerolled
            found.append({"code": action, "outcome": "completes", "lost": int(die - room)})
    return found


def sheet(state: Misiles, seat: int) -> Sheet:
    row = seat * ELEMENTS
    return {
        "complete": {NAMES[each]: int(state.complete[row + each]) for each in range(ELEMENTS)},
        "parts": {NAMES[each]: int(state.parts[row + each]) for each in range(ELEMENTS)},
        "wall": bool(state.walled(seat)),
        "clock": int(state.clock[seat]),
        "total": int(state.total(seat)),
        "threat": (threat(state, seat) or None) if state.who != OVER else None,
    }
