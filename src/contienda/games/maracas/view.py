"""What a seat may see: the map, the Government's counters, and its own counters, hand and books.

Others see the number of the Insurgent's counters and those turned up.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from contienda.core.state import OVER
from contienda.core.step import named_arguments
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.mission_totals import Offer, Totals, mission_totals, offers
from contienda.games.maracas.question import DEPLOYING, Actor, Question, asked, asking
from contienda.games.maracas.rules.memory import CADRES, FLAG_NAMES, TOLD_NAMES, node_place
from contienda.games.maracas.rules.placement import price_of_counters, price_of_iu
from contienda.games.maracas.rules.planning import points_left
from contienda.games.maracas.state import Maracas

NO_STACKS = ["criminal", "nsm", "objective"]  # targets, from CRIMINAL on


class Kind(TypedDict):
    """A number of counters of one kind."""

    kind: str
    n: int


class Counters(Kind):
    """Counters that look alike."""

    hits: int
    back: bool
    up: bool


class Planned(Counters):
    """Counters to be recovered, healed, withdrawn, gained or lost, with their current place."""

    place: str


class Area(TypedDict):
    """An Area; `counters` are those of the Area itself: Informants and everything not in a stack."""

    id: str
    pn: int
    tm: int
    loc: bool
    objective: bool
    iu: list[int]
    sabotage: int
    criminals: int
    nsm: int
    terror: bool
    new_terror: bool
    frozen: bool
    activated: bool
    rewarded: bool
    tries: list[int]
    informants: int
    counters: list[list[Counters]]
    underground: int
    remembered: list[Kind]


class Stack(TypedDict):
    """A stack; `hidden` counters are face down: viewers who may see them find them in `counters`."""

    id: int
    side: int
    place: str
    where: str
    counters: list[Counters]
    hidden: int
    acted: bool
    moved: bool
    ambushed: bool
    barred: bool
    told: dict[str, int] | None


class Plan(TypedDict):
    """A secret decision of a segment in which both decide at once, not yet revealed."""

    counters: list[Planned]
    bought: list[str]
    spent: int
    own_chit: str | None
    hq_chit: str | None
    price: int | None


class Boxes(TypedDict):
    """The Unit Box; only the Insurgent sees the contents of their Available section."""

    available: list[Counters]
    qrf: list[Counters]
    disrupted: list[Counters]
    recruits: int | None


class Side(TypedDict):
    """A side's books; None for what is secret."""

    tp_max: int
    tp: int
    advantages: int
    hand_size: int
    hand: list[str] | None
    absent: list[str]
    played: list[str] | None
    uses_advantage: bool | None
    strategy: int | None
    vp: int | None
    wait: int | None
    plan: Plan | None
    boxes: Boxes


class Mission(TypedDict, total=False):
    """The current mission; before its declaration others see at most its stack."""

    side: int
    stack: int
    mission: str | None
    target: int | str | None  # a stack number, an Area, or a target other than a stack
    unit: str | None
    bombers: int
    random: str | None
    declared: bool
    totals: NotRequired[Totals | None]


class Hits(TypedDict):
    """Hits still to be assigned."""

    stack: int
    left: int
    loser: bool


class MaracasView(TypedDict):
    """The whole table."""

    turn: int
    last_turn: int
    level: int
    step: str
    actor: Actor
    event: str | None
    column: int | None
    active: str | None
    chit: str | None
    cup: int
    iu_left: int
    irregulars_left: int
    forces: dict[str, int] | None
    pool: dict[str, int]
    areas: list[Area]
    stacks: list[Stack]
    sides: list[Side]
    mission: Mission | None
    hits: list[Hits]
    asking: Question | None
    offers: list[Offer]
    winner: int | None
    ending: str | None


def view(state: Maracas, seat: int) -> MaracasView:
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
        "forces": forces(state),
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
        "winner": None if state.winner == c.NONE else int(state.winner),
        "ending": state.ending() if over else None,
    }


def forces(state: Maracas) -> dict[str, int] | None:
    """How many units of each type are still to be drawn at the set-up; what a side buys in a free set-up is secret."""
    if state.tables.free_setup:
        return None
    found: dict[str, int] = {}
    for place in range(int(state.depth)):
        if state.step_at(place) == steps.FORCE:
            left = named_arguments(state.game.step_objects.by_number[steps.FORCE], int(state.argument_at(place)))
            found[c.TYPE_NAMES[left["unit_type"]]] = left["left"]
    return found or None


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


def counters(state: Maracas, owner: int, units: int, assets: int) -> list[Counters]:
    """Counters that look alike are one entry with a number; the order reveals nothing else."""
    found: dict[tuple[int, int, bool, bool], int] = {}
    for bit in bits(units):
        look = int(state.unit_look(owner, bit))
        up = owner == c.GOV or bool(int(state.up_units) & bit)
        key = (int(c.kind_in(look)), int(c.hits_in(look)), c.back_in(look) == 1, up)
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


def area(state: Maracas, number: int, seat: int) -> Area:
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


def remembered(state: Maracas, area: int) -> list[Kind]:
    """The face-down counters everybody knows to be there, or in a stack formed there."""
    units = int(state.units_from(area)) & int(state.known_units)
    assets = int(state.assets_from(area)) & int(state.known_assets) & ~int(state.identified)
    kinds = [int(state.kind_of(c.INS, bit)) for bit in bits(units)]
    kinds += [int(state.asset_kind(c.INS, bit)) for bit in bits(assets)]
    return [{"kind": c.KIND_NAMES[kind], "n": kinds.count(kind)} for kind in sorted(set(kinds))]


def known_bounds(state: Maracas, number: int) -> dict[str, int] | None:
    """What missions revealed about a stack's face-down counters: bounds by name, and facts (1)."""
    if state.side_of(number) == c.GOV or state.stack_told[number] == 0 or state.down(number) == 0:
        return None
    found = {name: int(state.known_bound(number, field)) for field, name in enumerate(TOLD_NAMES)}
    found = {name: value - name.endswith("most") for name, value in found.items() if value}
    flags = int(state.stack_told[number]) // CADRES
    return found | {name: 1 for bit, name in enumerate(FLAG_NAMES) if flags >> bit & 1}


def known_nodes(state: Maracas, place: int) -> int:
    """The identified Nodes in a box; while the Insurgent deploys in secret, where they were before."""
    if not is_deploying(state):
        return int(state.assets_at(c.INS, place)) & int(state.identified)
    return sum(bit for bit in bits(state.identified) if int(node_place(state, bit)) == place)


def is_deploying(state: Maracas) -> bool:
    return state.who != OVER and state.step() in DEPLOYING


def is_told(state: Maracas, number: int, seat: int) -> bool:
    """Whether others may see this stack; not while the Insurgent is forming it."""
    if seat == c.INS or state.who == OVER or state.side_of(number) == c.GOV:
        return True
    return not is_deploying(state)


def stack(state: Maracas, number: int, seat: int) -> Stack:
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
        "told": known_bounds(state, number),
    }


# --- the sides -------------------------------------------------------------------------------------------------------


def side(state: Maracas, owner: int, seat: int) -> Side:
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


def boxes(state: Maracas, owner: int, own: bool) -> Boxes:
    def held(place: int) -> list[Counters]:
        if place == c.AVAILABLE and owner == c.INS and not own:
            return counters(state, owner, 0, known_nodes(state, place))
        return counters(state, owner, state.units_at(owner, place), state.assets_at(owner, place))

    recruits = int(state.units_at(owner, c.UNUSED)) & int(state.tables.militia[owner])
    return {
        "available": held(c.AVAILABLE),
        "qrf": held(c.QRF),
        "disrupted": held(c.DISRUPTED),
        "recruits": len(bits(recruits)) if own or owner == c.GOV else None,
    }


def plan(state: Maracas, owner: int) -> Plan:
    price = int(price_of_counters(state, owner) + price_of_iu(state, owner)) if state.tables.free_setup else None
    return {
        "counters": planned(state, owner),
        "bought": chits(state, state.fresh[owner]),
        "spent": int(state.number(owner, c.SPENT)),
        "own_chit": chit_name(state, int(state.number(owner, c.OWN_CHIT)) - 1),
        "hq_chit": chit_name(state, int(state.number(owner, c.HEADQUARTERS)) - 1),
        "price": price,
    }


def planned(state: Maracas, owner: int) -> list[Planned]:
    found: list[Planned] = []
    for place, name in enumerate(c.PLACE_NAMES):
        in_area = place < c.AREAS
        units = int(state.units_in(owner, place) if in_area else state.units_at(owner, place))
        assets = int(state.assets_in(owner, place) if in_area else state.assets_at(owner, place))
        units &= int(state.plan_units[owner])
        assets &= int(state.plan_assets[owner])
        found += [{"place": name, **each} for each in counters(state, owner, units, assets)]
    return found


# --- the current mission
# -------------------------------------------------------------------------------------------------


def mission(state: Maracas, seat: int) -> Mission | None:
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
    twin = cast("Maracas", state.copy())
    while twin.depth > 0:
        if twin.step() == steps.HITS:
            stack, left = int(steps.hits_stack(twin)), int(steps.hits_left(twin))
            found.append({"stack": stack + 1, "left": left, "loser": steps.hits_loser(twin) != 0})
        twin.pop()
    return found
