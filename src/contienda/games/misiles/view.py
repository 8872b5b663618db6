"""What everybody sees of a position: all of it (5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.core.game import CHANCE, OVER
from contienda.games.misiles.elements import DO_COLLECT, ELEMENTS, NAMES, PARTS, WAY_NAMES, element_of_cost
from contienda.games.misiles.sheets import NOBODY
from contienda.games.misiles.steps import PAIRING, STEP_NAMES
from contienda.games.misiles.threats import threat

if TYPE_CHECKING:
    from contienda.games.misiles.position import Misiles


def view(state: Misiles) -> dict[str, object]:
    over = state.who == OVER
    return {
        "turn": int(state.turn),
        "active": int(state.active if state.turn > 0 or over else state.argument()),  # set-up: who collects (4.2)
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


def promises(state: Misiles) -> list[dict[str, object]]:
    """Collections that complete their element, with what is lost beyond (7.6), or find it full (M-R2)."""
    found: list[dict[str, object]] = []
    for action in state.actions():
        cost, die = (action - DO_COLLECT) // 6 + 2, (action - DO_COLLECT) % 6 + 1
        if cost == 7:
            continue
        element = element_of_cost(cost)
        room = PARTS - state.marked(state.who, element)
        if not state.is_open(state.who, element):
            found.append({"code": action, "outcome": "full", "lost": die})
        elif room <= die < 6:  # a 6 is rolled again
            found.append({"code": action, "outcome": "completes", "lost": int(die - room)})
    return found


def sheet(state: Misiles, seat: int) -> dict[str, object]:
    row = seat * ELEMENTS
    return {
        "complete": {NAMES[each]: int(state.complete[row + each]) for each in range(ELEMENTS)},
        "parts": {NAMES[each]: int(state.parts[row + each]) for each in range(ELEMENTS)},
        "wall": bool(state.walled(seat)),
        "clock": int(state.clock[seat]),
        "total": int(state.total(seat)),
        "threat": (threat(state, seat) or None) if state.who != OVER else None,
    }
