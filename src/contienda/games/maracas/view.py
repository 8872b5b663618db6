"""What a seat may see: the map, the Government's counters, and its own counters, hand and books.

Others see the number of the Insurgent's counters and those turned up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.state import OVER
from contienda.core.step import named_arguments
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.mission_totals import mission_totals, offers
from contienda.games.maracas.question import asked, asking
from contienda.games.maracas.rules.memory import CADRES, FLAG_NAMES, TOLD_NAMES
from contienda.games.maracas.rules.placement import price_of_counters, price_of_iu
from contienda.games.maracas.rules.planning import points_left
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.view_types import (
    Area,
    Boxes,
    Counters,
    Hits,
    Kind,
    MaracasView,
    Mission,
    Plan,
    Planned,
    Side,
    Stack,
)
from contienda.games.maracas.visible import (
    is_told,
    known_nodes,
    remembered_assets,
    remembered_units,
    sees_insurgents,
    shown_assets,
    shown_units,
)

NO_STACKS: Final = ["criminal", "nsm", "objective"]  # targets, from CRIMINAL on


def view(state: Maracas, seat: i64) -> MaracasView:
    over = state.who == OVER
    step, actor = asked(state, seat)
    tables = state.tables
    return {
        "turn": int(state.turn),
        "last_turn": int(tables.last_turn),
        "level": int(tables.level),
        "step": step,
        "actor": actor,
        "event": c.EVENT_NAMES[state.event] if state.turn else None,
        "column": None if state.column == c.NONE else int(state.column) + 1,
        "active": area_name(state.active),
        "chit": chit_name(state, state.shown),
        "cup": int(c.CHIT_BITS - state.hand_size(c.GOV) - state.hand_size(c.INS)),
        "iu_left": int(state.iu_left()),
        "irregulars_left": int(state.irregulars_left()),
        "forces": forces(state),
        "pool": {name: int(state.pool[kind]) for kind, name in enumerate(c.INTEL_NAMES)},
        "areas": [area(state, each, seat) for each in range(i64(c.AREAS))],
        "stacks": [stack(state, each, seat) for each in range(state.stacks) if is_told(state, each, seat)],
        "sides": [side(state, each, seat) for each in range(i64(c.SIDES))],
        "mission": mission(state, seat),
        "hits": hits(state),
        "asking": asking(state, seat),
        "offers": offers(state, seat),
        "winner": None if state.winner == c.NONE else int(state.winner),
        "ending": state.ending() if over else None,
    }


def forces(state: Maracas) -> dict[str, int] | None:
    """How many units of each type are still to be drawn at the set-up; what a side buys in a free set-up is secret."""
    if state.tables.free_setup or state.turn > 0:
        return None
    found: dict[str, int] = {}
    for place in range(state.depth):
        if state.step_at(place) == steps.FORCE:
            left = named_arguments(state.game.step_objects.by_number[steps.FORCE], state.argument_at(place))
            found[c.TYPE_NAMES[left["unit_type"]]] = left["left"]
    return found or None


# --- pieces ----------------------------------------------------------------------------------------------------------


def area_name(number: i64) -> str | None:
    return None if number == c.NONE else c.AREA_NAMES[number]


def chit_name(state: Maracas, kind: i64) -> str | None:
    return None if kind == c.NONE else state.tables.chit_names[kind]


def counters(state: Maracas, owner: i64, units: i64, assets: i64) -> list[Counters]:
    """Counters that look alike are one entry with a number; the order reveals nothing else."""
    if units == 0 and assets == 0:
        return []
    keys: list[int] = []
    while units != 0:
        bit = units & -units
        units &= units - 1
        up: i64 = 1 if owner == c.GOV or state.up_units & bit != 0 else 0
        keys.append(state.unit_look(owner, bit) * 2 + up)
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        up = 1 if owner == c.GOV or (state.up_assets | state.identified) & bit != 0 else 0
        keys.append(c.look(state.asset_kind(owner, bit), 0, 0) * 2 + up)
    keys.sort()
    found: list[Counters] = []
    last = -1
    for key in keys:
        if key == last:
            found[-1]["n"] += 1
            continue
        last = key
        look: i64 = key // 2
        found.append(
            {
                "kind": c.KIND_NAMES[c.kind_in(look)],
                "hits": int(c.hits_in(look)),
                "back": c.back_in(look) == 1,
                "up": key % 2 == 1,
                "n": 1,
            }
        )
    return found


def chits(state: Maracas, packed: i64) -> list[str]:
    found: list[str] = []
    if packed == 0:
        return found
    for kind in range(i64(c.CHITS)):
        found += [state.tables.chit_names[kind]] * int(state.copies(packed, kind))
    return found


# --- the map ---------------------------------------------------------------------------------------------------------


def area(state: Maracas, number: i64, seat: i64) -> Area:
    own = sees_insurgents(state, seat)
    here = BIT[number]
    tables = state.tables
    assets = state.assets_at(c.GOV, number)
    informants = assets & tables.informants
    known = state.assets_at(c.INS, number) if own else known_nodes(state, number)
    return {
        "id": c.AREA_NAMES[number],
        "pn": int(tables.pn[number]),
        "tm": int(tables.tm[number]),
        "loc": tables.loc & here != 0,
        "objective": tables.objectives & here != 0,
        "iu": [int(state.row(number, c.R_IU)), int(state.row(number, c.R_IU + 1))],
        "sabotage": int(state.row(number, c.R_SABOTAGE)),
        "criminals": int(state.row(number, c.R_CRIMINALS)),
        "nsm": int(state.row(number, c.R_NSM)),
        "terror": state.terror & here != 0,
        "new_terror": state.new_terror & here != 0,
        "frozen": state.frozen & here != 0,
        "activated": state.activated & here != 0,
        "rewarded": state.rewarded & here != 0,
        "tries": [int(state.row(number, c.R_TRIES)), int(state.row(number, c.R_TRIES + 1))],
        "informants": int(count(informants)),
        "counters": [
            counters(state, c.GOV, state.units_at(c.GOV, number), assets & ~informants),
            counters(state, c.INS, state.units_at(c.INS, number) if own else 0, known),
        ],
        "underground": int(state.row(number, c.R_SHOWN)),
        "remembered": remembered(state, number),
    }


def remembered(state: Maracas, area: i64) -> list[Kind]:
    """The face-down counters everybody knows to be there, or in a stack formed there."""
    found: list[Kind] = []
    if state.known_units == 0 and state.known_assets == 0:
        return found
    units, assets = remembered_units(state, area), remembered_assets(state, area)
    kinds: list[int] = []
    while units != 0:
        kinds.append(state.kind_of(c.INS, units & -units))
        units &= units - 1
    while assets != 0:
        kinds.append(state.asset_kind(c.INS, assets & -assets))
        assets &= assets - 1
    for kind in sorted(set(kinds)):
        found.append({"kind": c.KIND_NAMES[kind], "n": kinds.count(kind)})
    return found


def known_bounds(state: Maracas, number: i64) -> dict[str, int] | None:
    """What missions revealed about a stack's face-down counters: bounds by name, and facts (1)."""
    if state.side_of(number) == c.GOV or state.stack_told[number] == 0 or state.down(number) == 0:
        return None
    found: dict[str, int] = {}
    for field in range(i64(len(TOLD_NAMES))):
        name = TOLD_NAMES[field]
        value = state.known_bound(number, field)
        if value > 0:
            found[name] = int(value) - int(name.endswith("most"))
    flags = state.stack_told[number] // CADRES
    for fact in range(i64(len(FLAG_NAMES))):
        if flags & BIT[fact] != 0:
            found[FLAG_NAMES[fact]] = 1
    return found


def stack(state: Maracas, number: i64, seat: i64) -> Stack:
    owner = state.side_of(number)
    return {
        "id": int(number) + 1,
        "side": int(owner),
        "place": c.PLACE_NAMES[state.place_of(number)],
        "where": c.WHERE_NAMES[state.where(number)],
        "counters": counters(state, owner, shown_units(state, number, seat), shown_assets(state, number, seat)),
        "hidden": int(state.down(number)) if owner == c.INS else 0,
        "acted": state.is_marked(number, c.ACTED),
        "moved": state.is_marked(number, c.MOVED),
        "ambushed": state.is_marked(number, c.AMBUSHED),
        "barred": state.is_marked(number, c.BARRED),
        "told": known_bounds(state, number),
    }


# --- the sides -------------------------------------------------------------------------------------------------------


def side(state: Maracas, owner: i64, seat: i64) -> Side:
    own = owner == seat or state.who == OVER
    return {
        "tp_max": int(state.number(owner, c.TP_MAX)),
        "tp": int(points_left(state, owner)) if own else int(state.tp(owner)),
        "advantages": int(state.number(owner, c.ADVANTAGES)),
        "hand_size": int(state.hand_size(owner)),
        "hand": chits(state, state.union(state.hands[owner], state.fresh[owner])) if own else None,
        "absent": chits(state, state.absent[owner]),
        "played": chits(state, state.played[owner]) if own else None,
        "uses_advantage": state.number(owner, c.USES_ADVANTAGE) != 0 if own else None,
        "strategy": int(state.number(owner, c.STRATEGY)) + 1 if own else None,
        "vp": int(state.number(owner, c.VP)) if own else None,
        "wait": int(state.number(owner, c.WAIT)) if own else None,
        "plan": plan(state, owner) if own else None,
        "boxes": boxes(state, owner, own),
    }


def boxes(state: Maracas, owner: i64, own: bool) -> Boxes:
    recruits = state.units_at(owner, c.UNUSED) & state.tables.militia[owner]
    units, assets = state.units_at(owner, c.AVAILABLE), state.assets_at(owner, c.AVAILABLE)
    if owner == c.INS and not own:
        units, assets = 0, known_nodes(state, c.AVAILABLE)
    return {
        "available": counters(state, owner, units, assets),
        "qrf": counters(state, owner, state.units_at(owner, c.QRF), state.assets_at(owner, c.QRF)),
        "disrupted": counters(state, owner, state.units_at(owner, c.DISRUPTED), state.assets_at(owner, c.DISRUPTED)),
        "recruits": int(count(recruits)) if own or owner == c.GOV else None,
    }


def plan(state: Maracas, owner: i64) -> Plan:
    price = int(price_of_counters(state, owner) + price_of_iu(state, owner)) if state.tables.free_setup else None
    return {
        "counters": planned(state, owner),
        "bought": chits(state, state.fresh[owner]),
        "spent": int(state.number(owner, c.SPENT)),
        "own_chit": chit_name(state, state.number(owner, c.OWN_CHIT) - 1),
        "hq_chit": chit_name(state, state.number(owner, c.HEADQUARTERS) - 1),
        "price": price,
    }


def planned(state: Maracas, owner: i64) -> list[Planned]:
    found: list[Planned] = []
    if state.plan_units[owner] == 0 and state.plan_assets[owner] == 0:
        return found
    for place in range(i64(c.PLACES)):
        in_area = place < c.AREAS
        units = state.units_in(owner, place) if in_area else state.units_at(owner, place)
        assets = state.assets_in(owner, place) if in_area else state.assets_at(owner, place)
        for each in counters(state, owner, units & state.plan_units[owner], assets & state.plan_assets[owner]):
            found.append(
                {
                    "place": c.PLACE_NAMES[place],
                    "kind": each["kind"],
                    "hits": each["hits"],
                    "back": each["back"],
                    "up": each["up"],
                    "n": each["n"],
                }
            )
    return found


# --- the current mission ---------------------------------------------------------------------------------------------


def mission(state: Maracas, seat: i64) -> Mission | None:
    """The mission: visible to all once declared, before that only to its side."""
    if state.mission == c.MISSIONS:
        seen = seat == c.INS and state.target_unit != 0
        victim = c.KIND_NAMES[state.kind_of(c.INS, state.target_unit)] if seen else None
        return {"mission": "nsm", "stack": int(state.target) + 1, "unit": victim}
    if state.go_stack == c.NONE or not (state.declared or seat == state.runner_side):
        return {"stack": int(state.go_stack) + 1} if state.running else None
    found: Mission = {
        "side": int(state.runner_side),
        "stack": int(state.go_stack) + 1,
        "mission": None if state.mission == c.NONE else c.MISSION_NAMES[state.mission],
        "target": target(state),
        "unit": None if state.target_unit == 0 else c.KIND_NAMES[state.kind_of(c.GOV, state.target_unit)],
        "bombers": int(state.bombers),
        "random": chit_name(state, state.random),
        "declared": bool(state.declared),
    }
    if state.declared and state.mission not in (c.NONE, c.MOVE) and state.stack_at[state.go_stack] != c.NONE:
        found["totals"] = mission_totals(state, seat, int(state.go_stack))
    return found


def target(state: Maracas) -> int | str | None:
    if state.target == c.NONE:
        return None
    if state.mission == c.MOVE:
        return c.AREA_NAMES[state.target]
    return int(state.target) + 1 if state.aims_at_stack() else NO_STACKS[state.target - c.CRIMINAL]


def hits(state: Maracas) -> list[Hits]:
    """Hits still to be assigned, the next first."""
    found: list[Hits] = []
    place = state.depth - 1
    while place >= 0:
        if state.step_at(place) == steps.HITS:
            each = named_arguments(state.game.step_objects.by_number[steps.HITS], state.argument_at(place))
            found.append({"stack": each["stack"] + 1, "left": each["left"], "loser": each["loser"] != 0})
        place -= 1
    return found
