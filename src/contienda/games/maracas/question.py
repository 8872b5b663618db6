"""The current question as a seat may see it: the step, who acts, and its subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypedDict

from contienda.core.state import CHANCE, OVER
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.placement import ASSETS_FROM
from contienda.games.maracas.rules.setup import force
from contienda.games.maracas.state import Maracas

Actor = int | Literal["chance"] | None

# A segment decided in secret looks to others as it did at its start.
PLANNING = (steps.RECOVER, steps.HEAL, steps.BUY)
DEPLOYING = (steps.ARRIVE, steps.ARRIVE_TO, steps.CELL, steps.HIDE)
PICKING = (steps.MISSION, steps.TARGET, steps.AMBUSH_UNIT, steps.BOMBERS, steps.GO_ON)
SETTING_UP = (steps.FORCE, steps.BUY_FORCE, steps.CHOOSE_ASSETS, steps.PLACE_MILITIA, steps.PLACE_UNITS)
UNNOTICED = (steps.APPEAL_OWN, steps.APPEAL_HQ, steps.GAIN_UNIT, steps.OTHER_STRATEGY)  # draws nobody else may notice

# How to read what a step's arguments say.
Readers = dict[int, Callable[[Maracas], int]]
LEFT: Readers = {
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
PLACE: Readers = {
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
LOOK: Readers = {
    steps.TRANSFER_TO: steps.transfer_to_look,
    steps.INDEPENDENT_TO: steps.independent_to_look,
    steps.ARRIVE_TO: steps.arrive_to_look,
    steps.HEAL: steps.heal_look,
}
STACK: Readers = {
    steps.FORM: steps.form_stack,
    steps.GUARD: steps.guard_stack,
    steps.CELL: steps.cell_stack,
    steps.HIDE: steps.hide_stack,
    steps.DISRUPT_UNIT: steps.disrupt_unit_stack,
    steps.HITS: steps.hits_stack,
}
TYPE: Readers = {steps.FORCE: steps.force_unit_type, steps.GAIN_UNIT: steps.gain_unit_unit_type}


class Question(TypedDict, total=False):
    """The subject of the step: a place, a stack, a counter, how many are left."""

    side: int
    left: int | None
    counter: str
    hits: int
    back: bool
    stack: int
    place: str
    type: str
    tens: int
    passes: int
    areas: list[str]
    taken: int


def asked(state: Maracas, seat: int) -> tuple[str, Actor]:
    """The step and who acts."""
    if state.who == OVER:
        return "over", None
    step = int(state.step())
    actor: Actor = "chance" if state.who == CHANCE else int(state.who)
    secret = int(state.secret_side())
    if step in UNNOTICED:
        return "appeal", secret
    if secret in (c.NONE, seat):
        return steps.STEP_NAMES[step], actor
    if step in PLANNING or (step == steps.HAND and steps.hand_bought(state)):
        return "recover", secret
    if steps.APPEAL <= step <= steps.OTHER_STRATEGY:
        return "appeal", secret
    if step == steps.WITHDRAW_UNIT:
        return "withdraw", secret
    if step in DEPLOYING:
        return "arrive", secret
    if step in PICKING:
        return "go_on" if state.running else "go", secret
    if step == steps.CHIT or (step == steps.ADVANTAGE and state.mission != c.AMBUSH and not state.tables.no_chit):
        return "chit", secret
    if step in SETTING_UP:
        return setup_step(state, step), secret
    return steps.STEP_NAMES[step], actor


def setup_step(state: Maracas, step: int) -> str:
    if state.tables.free_setup:
        return "buy_force"
    if step == steps.FORCE:
        return "force"
    return "choose_assets" if force(state, c.FORCE_ASSETS + c.INS) > 0 else "place_militia"


def asking(state: Maracas, seat: int) -> Question | None:
    """The subject, for the seat that decides."""
    if state.who == OVER:
        return None
    step = int(state.step())
    if step == steps.ORDERS:
        return {"side": int(steps.orders_side(state))}
    if step == steps.STRATEGY:
        return {"side": int(steps.strategy_side(state))}
    return question(state, step) if int(state.secret_side()) in (c.NONE, seat) else None


def question(state: Maracas, step: int) -> Question | None:
    found: Question = {}
    if step in LEFT:
        left = int(LEFT[step](state))
        found["left"] = None if step == steps.IU and left == c.FREE_POINTS else left
    if step in PLACE:
        found["place"] = c.PLACE_NAMES[PLACE[step](state)]
    if step in LOOK:
        found |= look(int(LOOK[step](state)))
    if step in STACK:
        stack = int(STACK[step](state))
        found["stack"] = stack + 1
        if step not in (steps.DISRUPT_UNIT, steps.HITS):
            found["place"] = c.PLACE_NAMES[state.place_of(stack)]
    if step in TYPE:
        found["type"] = c.TYPE_NAMES[TYPE[step](state)]
    if step == steps.PLACE_UNITS:
        found["counter"] = c.KIND_NAMES[counter_kind(state, steps.place_units_side(state))]
    elif step == steps.ROTATION_DRAW:
        found |= look(int(state.unit_look(c.GOV, 2 ** int(steps.rotation_draw_unit(state)))))
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


def counter_kind(state: Maracas, side: int) -> int:
    """The kind of the counter being placed."""
    counter = int(steps.place_units_counter(state))
    if counter < ASSETS_FROM:
        return int(state.kind_of(side, 2**counter))
    return int(state.asset_kind(side, 2 ** (counter - ASSETS_FROM)))


def look(code: int) -> Question:
    """A counter to pick: its kind, its Hits, and whether its other side is up."""
    return {"counter": c.KIND_NAMES[c.kind_in(code)], "hits": int(c.hits_in(code)), "back": c.back_in(code) == 1}
