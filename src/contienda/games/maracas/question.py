"""The current question as a seat may see it: the step, who acts, and its subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.placement import ASSETS_FROM
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.view_types import Actor, Question
from contienda.games.maracas.visible import visible_actor, visible_step

# How to read what a step's arguments say.
Readers = dict[int, Callable[[Maracas], i64]]
LEFT: Final[Readers] = {
    steps.IU: steps.iu_points,
    steps.CHOOSE_ASSETS: steps.choose_assets_left,
    steps.GAIN_ASSETS: steps.gain_assets_left,
    steps.LOSE_ASSETS: steps.lose_assets_left,
    steps.LOSE_ASSET: steps.lose_asset_left,
    steps.ROTATION: steps.rotation_left,
    steps.COUP: steps.coup_left,
    steps.DISRUPT: steps.disrupt_left,
    steps.INTEL: steps.intel_left,
    steps.FORCE: steps.force_left,
    steps.HAND: steps.hand_left,
    steps.HITS: steps.hits_left,
}
PLACE: Final[Readers] = {
    steps.TRANSFER_UNIT: steps.transfer_unit_place,
    steps.TRANSFER_TO: steps.transfer_to_place,
    steps.ROTATION_UNIT: steps.rotation_unit_place,
    steps.ROTATION_DRAW: steps.rotation_draw_place,
    steps.COUP_UNIT: steps.coup_unit_place,
    steps.INDEPENDENT_UNIT: steps.independent_unit_area,
    steps.INDEPENDENT_TO: steps.independent_to_area,
    steps.WITHDRAW_UNIT: steps.withdraw_unit_area,
    steps.LOSE_UNIT: steps.lose_unit_place,
    steps.LOSE_ASSET: steps.lose_asset_place,
}
LOOK: Final[Readers] = {
    steps.TRANSFER_TO: steps.transfer_to_look,
    steps.INDEPENDENT_TO: steps.independent_to_look,
    steps.ARRIVE_TO: steps.arrive_to_look,
    steps.HEAL: steps.heal_look,
}
STACK: Final[Readers] = {
    steps.FORM: steps.form_stack,
    steps.GUARD: steps.guard_stack,
    steps.CELL: steps.cell_stack,
    steps.HIDE: steps.hide_stack,
    steps.DISRUPT_UNIT: steps.disrupt_unit_stack,
    steps.HITS: steps.hits_stack,
}
TYPE: Final[Readers] = {steps.FORCE: steps.force_unit_type, steps.GAIN_UNIT: steps.gain_unit_unit_type}


def asked(state: Maracas, seat: i64) -> tuple[str, Actor]:
    """The step and who acts."""
    if state.who == OVER:
        return "over", None
    actor = visible_actor(state, seat)
    return steps.STEP_NAMES[visible_step(state, seat)], "chance" if actor == CHANCE else int(actor)


def asking(state: Maracas, seat: i64) -> Question | None:
    """The subject, for the seat that decides."""
    if state.who == OVER:
        return None
    step = state.step()
    if step == steps.ORDERS:
        return {"side": int(steps.orders_side(state))}
    if step == steps.STRATEGY:
        return {"side": int(steps.strategy_side(state))}
    secret = state.secret_side()
    return question(state, int(step)) if secret == c.NONE or secret == seat else None


def question(state: Maracas, step: int) -> Question | None:
    found: Question = {}
    if step in LEFT:
        left = int(LEFT[step](state))
        found["left"] = None if step == steps.IU and left == c.FREE_POINTS else left
    if step in PLACE:
        found["place"] = c.PLACE_NAMES[PLACE[step](state)]
    if step in LOOK:
        found |= look(LOOK[step](state))
    if step in STACK:
        stack = STACK[step](state)
        found["stack"] = int(stack) + 1
        if step not in (steps.DISRUPT_UNIT, steps.HITS):
            found["place"] = c.PLACE_NAMES[state.place_of(stack)]
    if step in TYPE:
        found["type"] = c.TYPE_NAMES[TYPE[step](state)]
    if step == steps.PLACE_UNITS:
        found["counter"] = c.KIND_NAMES[counter_kind(state, steps.place_units_side(state))]
    elif step == steps.ROTATION_DRAW:
        found |= look(state.unit_look(c.GOV, BIT[steps.rotation_draw_unit(state)]))
    elif step == steps.CRIMINALS:
        areas = int(steps.criminals_areas(state))
        found["areas"] = [name for number, name in enumerate(c.AREA_NAMES) if areas >> number & 1]
    elif step in (steps.SWAP, steps.MARKET_CRIMINAL):
        found["taken"] = int(state.argument())
    elif step == steps.HAND:
        found["side"] = int(steps.hand_side(state))
    elif step == steps.EVENT_SECOND:
        found["tens"] = int(steps.event_second_first(state)) + 1
    elif step == steps.GO:
        found["passes"] = int(steps.go_passes(state))
    return found or None


def counter_kind(state: Maracas, side: i64) -> i64:
    """The kind of the counter being placed."""
    counter = steps.place_units_counter(state)
    if counter < ASSETS_FROM:
        return state.kind_of(side, BIT[counter])
    return state.asset_kind(side, BIT[counter - ASSETS_FROM])


def look(code: i64) -> Question:
    """A counter to pick: its kind, its Hits, and whether its other side is up."""
    return {"counter": c.KIND_NAMES[c.kind_in(code)], "hits": int(c.hits_in(code)), "back": c.back_in(code) == 1}
