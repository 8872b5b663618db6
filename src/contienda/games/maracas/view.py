"""What a seat may see of a position: the map, the Government's counters, its own counters, hand and books.

Of the Insurgent's counters others see their number and what was turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.core.game import CHANCE, OVER
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.offers import mission_totals, named, offers, prospects
from contienda.games.maracas.rules.memory import CADRES, FLAG_NAMES, TOLD_NAMES, node_place
from contienda.games.maracas.rules.planning import points_left
from contienda.games.maracas.rules.setup import force, price_of_counters, price_of_iu

if TYPE_CHECKING:
    from contienda.games.maracas.state import Maracas


def view(state: Maracas, seat: int) -> dict[str, object]:
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
        "cup": 50 - sum(int(state.hand_size(side)) for side in (0, 1)),
        "iu_left": int(state.iu_left()),
        "irregulars_left": int(state.irregulars_left()),
        "pool": {name: int(state.pool[kind]) for kind, name in enumerate(c.INTEL_NAMES)},
        "areas": [area(state, each, seat) for each in range(c.AREAS)],
        "stacks": [
            stack(state, each, seat)
            for each in range(int(state.stacks))
            if state.stack_at[each] != c.NONE and is_told(state, each, seat)
        ],
        "sides": [side(state, each, seat) for each in range(c.SIDES)],
        "mission": mission(state, seat),
        "hits": hits(state),
        "asking": asking(state, seat),
        "offers": offers(state, seat),
        "prospects": prospects(state, seat),
        "winner": None if state.winner == c.NONE else int(state.winner),
        "ending": state.ending() if over else None,
    }


# --- whose decision it is --------------------------------------------------------------------------------------------


def asked(state: Maracas, seat: int) -> tuple[str, object]:
    """The step and who acts; what somebody decides unseen looks like its beginning."""
    if state.who == OVER:
        return "over", None
    step = int(state.step())
    actor: object = "chance" if state.who == CHANCE else int(state.who)
    secret = int(state.secret_side())
    if steps.STEP_NAMES[step] in ("appeal_own", "appeal_hq", "gain_unit", "other_strategy"):
        return "appeal", secret
    if secret in (c.NONE, seat):
        return steps.STEP_NAMES[step], actor
    if step in (steps.RECOVER, steps.HEAL, steps.BUY) or (step == steps.HAND and state.argument() >= 128):
        return "recover", secret
    if steps.APPEAL <= step <= steps.OTHER_STRATEGY:
        return "appeal", secret
    if step == steps.WITHDRAW_UNIT:
        return "withdraw", secret
    if steps.ARRIVE <= step <= steps.HIDE:
        return "arrive", secret
    if steps.MISSION <= step <= steps.BOMBERS or step == steps.GO_ON:
        return "go_on" if state.running else "go", secret
    if step in (steps.CHIT, steps.ADVANTAGE) and not (
        step == steps.ADVANTAGE and (state.mission == c.AMBUSH or state.tables.no_chit)
    ):
        return "chit", secret
    if step in (steps.FORCE, steps.BUY_FORCE, steps.CHOOSE_ASSETS, steps.PLACE_MILITIA, steps.PLACE_UNITS):
        return setup_step(state, step), secret
    return steps.STEP_NAMES[step], actor


def setup_step(state: Maracas, step: int) -> str:
    if state.tables.free_setup:
        return "buy_force"
    if step == steps.FORCE:
        return "force"
    return "choose_assets" if force(state, c.FORCE_ASSETS + c.INS) > 0 else "place_militia"


def asking(state: Maracas, seat: int) -> dict[str, object] | None:
    """What the step is about, for who decides: a place, a stack, a counter, how many are left."""
    if state.who == OVER:
        return None
    step, argument = int(state.step()), int(state.argument())
    if step in (steps.ORDERS, steps.STRATEGY):
        return {"side": argument}
    if int(state.secret_side()) not in (c.NONE, seat):
        return None
    if step in (steps.IU, steps.CHOOSE_ASSETS, steps.GAIN_ASSETS, steps.LOSE_ASSETS):
        return {"left": None if argument // 2 == c.FREE_POINTS else argument // 2}
    if step == steps.PLACE_UNITS:
        number = argument // 2
        side = argument % 2
        found = state.asset_kind(side, 2 ** (number - 64)) if number >= 64 else state.kind_of(side, 2**number)
        return {"counter": c.KIND_NAMES[found]}
    if step in (steps.FORM, steps.GUARD, steps.CELL, steps.HIDE):
        return {"stack": argument + 1, "place": c.PLACE_NAMES[state.place_of(argument)]}
    if step == steps.DISRUPT_UNIT:
        return {"stack": argument + 1}
    if step in (steps.TRANSFER_UNIT, steps.ROTATION_UNIT, steps.COUP_UNIT, steps.INDEPENDENT_UNIT):
        return {"place": c.PLACE_NAMES[argument]}
    if step in (steps.WITHDRAW_UNIT, steps.LOSE_UNIT):
        return {"place": c.PLACE_NAMES[argument // 2]}
    if step in (steps.TRANSFER_TO, steps.INDEPENDENT_TO):
        return {"place": c.PLACE_NAMES[argument % 16], **look(argument // 16)}
    if step == steps.ROTATION_DRAW:
        unit = int(state.unit_look(c.GOV, 2 ** (argument // 16)))
        return {"place": c.PLACE_NAMES[argument % 16], **look(unit)}
    if step == steps.EVENT_SECOND:
        return {"tens": argument + 1}
    if step == steps.GO:
        return {"passes": argument // 2}
    if step == steps.CRIMINALS:
        return {"areas": [name for number, name in enumerate(c.AREA_NAMES) if argument >> number & 1]}
    if step in (steps.MARKET_CRIMINAL, steps.SWAP):
        return {"taken": argument}
    if step == steps.FORCE:
        return {"type": c.TYPE_NAMES[argument % 8], "left": argument // 8}
    if step == steps.HAND:
        return {"side": argument % 2, "left": argument // 2 % 64}
    if step == steps.LOSE_ASSET:
        return {"place": c.PLACE_NAMES[argument // 8], "left": argument // 2 % 4}
    if step == steps.GAIN_UNIT:
        return {"type": c.TYPE_NAMES[argument // 2]}
    if step == steps.ARRIVE_TO:
        return look(argument)
    if step == steps.HEAL:
        return look(argument // 2)
    if step == steps.HITS:
        return {"stack": argument % 128 + 1, "left": argument // 128 % 64}
    if step in (steps.ROTATION, steps.COUP, steps.DISRUPT, steps.INTEL):
        return {"left": argument}
    return None


def look(code: int) -> dict[str, object]:
    """A counter as it is picked: its kind, its Hits, whether its other side is up."""
    return {
        "counter": c.KIND_NAMES[code // c.LOOKS],
        "hits": code % c.LOOKS // 2,
        "back": code % 2 == 1,
    }


# --- pieces ----------------------------------------------------------------------------------------------------------


def area_name(number: int) -> str | None:
    return None if number == c.NONE else c.AREA_NAMES[number]


def chit_name(state: Maracas, kind: int) -> str | None:
    return None if kind == c.NONE else state.tables.chit_names[kind]


def bits(found: int) -> list[int]:
    members = []
    found = int(found)
    while found:
        members.append(found & -found)
        found &= found - 1
    return members


def counters(state: Maracas, owner: int, units: int, assets: int) -> list[dict[str, object]]:
    """Counters that look alike are one entry with its number; their order tells nothing but what they look like."""
    found: dict[tuple[int, int, bool, bool], int] = {}
    for bit in bits(units):
        look = int(state.unit_look(owner, bit))
        up = owner == c.GOV or bool(int(state.up_units) & bit)
        key = (look // c.LOOKS, look % c.LOOKS // 2, look % 2 == 1, up)
        found[key] = found.get(key, 0) + 1
    for bit in bits(assets):
        up = owner == c.GOV or bool((int(state.up_assets) | int(state.identified)) & bit)
        key = (int(state.asset_kind(owner, bit)), 0, False, up)
        found[key] = found.get(key, 0) + 1
    return [
        {"kind": c.KIND_NAMES[kind], "hits": hits, "back": back, "up": up, "n": n}
        for (kind, hits, back, up), n in sorted(found.items())
    ]


def chits(state: Maracas, packed: int) -> list[str]:
    return [name for kind, name in enumerate(state.tables.chit_names) for _ in range(int(state.copies(packed, kind)))]


# --- the map ---------------------------------------------------------------------------------------------------------


def area(state: Maracas, number: int, seat: int) -> dict[str, object]:
    """`counters` are those of the Area itself: Informants, and all that stand in no stack."""
    own = seat == c.INS or state.who == OVER
    here = 2**number
    informants = int(state.assets_at(c.GOV, number)) & int(state.tables.informants)
    known = int(state.assets_at(c.INS, number)) if own else known_nodes(state, number)
    return {
        "id": c.AREA_NAMES[number],
        "pn": int(state.tables.pn[number]),
        "tm": int(state.tables.tm[number]),
        "loc": bool(int(state.tables.loc) & here),
        "objective": bool(int(state.tables.objectives) & here),
        "iu": [int(state.row(number, c.R_IU + each)) for each in range(c.SIDES)],
        "sabotage": int(state.row(number, c.R_SABOTAGE)),
        "criminals": int(state.row(number, c.R_CRIMINALS)),
        "nsm": int(state.row(number, c.R_NSM)),
        "terror": bool(int(state.terror) & here),
        "new_terror": bool(int(state.new_terror) & here),
        "frozen": bool(int(state.frozen) & here),
        "activated": bool(int(state.activated) & here),
        "rewarded": bool(int(state.rewarded) & here),
        "tries": [int(state.row(number, c.R_TRIES + each)) for each in range(c.SIDES)],
        "informants": len(bits(informants)),
        "counters": [
            counters(state, c.GOV, state.units_at(c.GOV, number), int(state.assets_at(c.GOV, number)) & ~informants),
            counters(state, c.INS, state.units_at(c.INS, number) if own else 0, known),
        ],
        "underground": int(state.row(number, c.R_SHOWN)),
        "remembered": remembered(state, number),
    }


def remembered(state: Maracas, area: int) -> list[dict[str, object]]:
    """Face-down counters everybody knows to be there, or in a stack that was formed there."""
    units = int(state.units_from(area)) & int(state.known_units)
    assets = int(state.assets_from(area)) & int(state.known_assets) & ~int(state.identified)
    kinds = [int(state.kind_of(c.INS, bit)) for bit in bits(units)]
    kinds += [int(state.asset_kind(c.INS, bit)) for bit in bits(assets)]
    return [{"kind": c.KIND_NAMES[kind], "n": kinds.count(kind)} for kind in sorted(set(kinds))]


def told(state: Maracas, number: int) -> dict[str, int] | None:
    """What missions told of the face-down counters of a stack: bounds by name, and what holds (1)."""
    if state.side_of(number) == c.GOV or state.stack_told[number] == 0 or state.down(number) == 0:
        return None
    found = {name: int(state.told(number, field)) for field, name in enumerate(TOLD_NAMES)}
    found = {name: value - name.endswith("most") for name, value in found.items() if value}
    flags = int(state.stack_told[number]) // CADRES
    return found | {name: 1 for bit, name in enumerate(FLAG_NAMES) if flags >> bit & 1}


def known_nodes(state: Maracas, place: int) -> int:
    """Identified Nodes in a box; while the Insurgent deploys unseen, where they were before."""
    if not is_deploying(state):
        return int(state.assets_at(c.INS, place)) & int(state.identified)
    return sum(bit for bit in bits(state.identified) if int(node_place(state, bit)) == place)


def is_deploying(state: Maracas) -> bool:
    return state.who != OVER and steps.ARRIVE <= int(state.step()) <= steps.HIDE


def is_told(state: Maracas, number: int, seat: int) -> bool:
    """Stacks the Insurgent is forming are his alone."""
    if seat == c.INS or state.who == OVER or state.side_of(number) == c.GOV:
        return True
    return not is_deploying(state)


def stack(state: Maracas, number: int, seat: int) -> dict[str, object]:
    """`hidden` counters are face down; who sees them finds them among `counters`."""
    owner = int(state.side_of(number))
    units, assets = int(state.stack_units[number]), int(state.stack_assets[number])
    hidden = int(state.down(number)) if owner == c.INS else 0
    if owner == c.INS and seat != c.INS and state.who != OVER:
        units &= int(state.up_units)
        assets &= int(state.up_assets) | int(state.identified)
    return {
        "id": number + 1,
        "side": owner,
        "place": c.PLACE_NAMES[state.place_of(number)],
        "where": c.WHERE_NAMES[state.where(number)],
        "counters": counters(state, owner, units, assets),
        "hidden": hidden,
        "acted": bool(state.is_marked(number, c.ACTED)),
        "moved": bool(state.is_marked(number, c.MOVED)),
        "ambushed": bool(state.is_marked(number, c.AMBUSHED)),
        "barred": bool(state.is_marked(number, c.BARRED)),
        "told": told(state, number),
    }


# --- the sides -------------------------------------------------------------------------------------------------------


def side(state: Maracas, owner: int, seat: int) -> dict[str, object]:
    own = owner == seat or state.who == OVER
    return {
        "tp_max": int(state.number(owner, c.TP_MAX)),
        "tp": int(points_left(state, owner)) if own else int(state.tp(owner)),
        "advantages": int(state.number(owner, c.ADVANTAGES)),
        "hand_size": int(state.hand_size(owner)),
        "hand": chits(state, state.union(state.hands[owner], state.fresh[owner])) if own else None,
        "absent": chits(state, state.absent[owner]),
        "played": chits(state, state.played[owner]) if own else None,
        "uses_advantage": bool(state.number(owner, c.USES_ADVANTAGE)) if own else None,
        "strategy": int(state.number(owner, c.STRATEGY)) + 1 if own else None,
        "vp": int(state.number(owner, c.VP)) if own else None,
        "wait": int(state.number(owner, c.WAIT)) if own else None,
        "plan": plan(state, owner) if own else None,
        "boxes": boxes(state, owner, own),
    }


def boxes(state: Maracas, owner: int, own: bool) -> dict[str, object]:
    """The Unit Box; of the Insurgent's Available only he sees what is in it."""
    found: dict[str, object] = {}
    for name, place in (("available", c.AVAILABLE), ("qrf", c.QRF), ("disrupted", c.DISRUPTED)):
        units, assets = int(state.units_at(owner, place)), int(state.assets_at(owner, place))
        if place == c.AVAILABLE and owner == c.INS and not own:
            units, assets = 0, known_nodes(state, place)
        found[name] = counters(state, owner, units, assets)
    recruits = int(state.units_at(owner, c.UNUSED)) & int(state.tables.militia[owner])
    found["recruits"] = len(bits(recruits)) if own or owner == c.GOV else None
    return found


def plan(state: Maracas, owner: int) -> dict[str, object]:
    """What was decided in a segment both decide at once, and is not told yet."""
    return {
        "counters": planned(state, owner),
        "bought": chits(state, state.fresh[owner]),
        "spent": int(state.number(owner, c.SPENT)),
        "own_chit": chit_name(state, int(state.number(owner, c.OWN_CHIT)) - 1),
        "hq_chit": chit_name(state, int(state.number(owner, c.HEADQUARTERS)) - 1),
        "price": int(price_of_counters(state, owner) + price_of_iu(state, owner)) if state.tables.free_setup else None,
    }


def planned(state: Maracas, owner: int) -> list[dict[str, object]]:
    """Counters to be recovered, healed, withdrawn, gained or lost, with the place where they are now."""
    found: list[dict[str, object]] = []
    for place, name in enumerate(c.PLACE_NAMES):
        in_area = place < c.AREAS
        units = int(state.units_in(owner, place) if in_area else state.units_at(owner, place))
        assets = int(state.assets_in(owner, place) if in_area else state.assets_at(owner, place))
        units &= int(state.plan_units[owner])
        assets &= int(state.plan_assets[owner])
        found += [{"place": name, **each} for each in counters(state, owner, units, assets)]
    return found


# --- the mission at hand ---------------------------------------------------------------------------------------------


def mission(state: Maracas, seat: int) -> dict[str, object] | None:
    """Once it is declared everybody sees it; before that only who picks it."""
    if state.mission == c.MISSIONS:
        seen = seat == c.INS and state.target_unit != 0
        victim = c.KIND_NAMES[state.kind_of(c.INS, state.target_unit)] if seen else None
        return {"mission": "nsm", "stack": int(state.target) + 1, "unit": victim}
    if state.go_stack == c.NONE or not (state.declared or seat == state.runner_side):
        return {"stack": int(state.go_stack) + 1} if state.running else None
    found: dict[str, object] = {
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


def hits(state: Maracas) -> list[dict[str, object]]:
    """Hits still to be allocated, the next ones first."""
    found = [frame // 256 for frame in reversed(state.pending()) if frame % 256 == steps.HITS]
    return [{"stack": frame % 128 + 1, "left": frame // 128 % 64, "loser": frame >= 128 * 64} for frame in found]


def target(state: Maracas) -> object:
    """A stack by its number, an Area, or what is no stack."""
    if state.mission == c.MOVE and state.target != c.NONE:
        return c.AREA_NAMES[state.target]
    return named(int(state.target))
