"""What a seat may see: everything except the other team's hand; a facilitator and spectators see no hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict, TypeVar, get_args

from contienda.core.state import CHANCE, OVER
from contienda.games.buenosos._steps import STEP_NAMES
from contienda.games.buenosos.constants import (
    BASIC,
    BLUE,
    CARD_NAMES,
    DECK,
    DECK_SIZE,
    DISCARDED,
    EVENT_NAMES,
    EVENTS,
    FIRST_EVENT,
    HAND,
    KNOWN,
    LATENT,
    NODE_NAMES,
    NODES,
    NONE,
    PROGRAM_NAMES,
    RED,
    SERVICES,
    TABLE,
)
from contienda.games.buenosos.effect_codes import (
    L_SOURCE,
    R_A,
    R_DURATION,
    R_N,
    R_OP,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
)
from contienda.games.buenosos.primitive import ONE_SERVICE, TWO_SERVICES
from contienda.games.buenosos.primitives.catalogue import ALL
from contienda.games.buenosos.rules.winning import critical_down, recovery_goal
from contienda.games.buenosos.state import BuenOsos

_PHASE_OF = {
    "latent": 0,
    "event": 1,
    "preparation": 2,
    "attack": 3,
    "attack_end": 3,
    "response": 4,
    "response_end": 4,
    "intermittency": 5,
    "cascade": 5,
    "leftover": 5,
    "closing": 5,
}


Name = TypeVar("Name", bound=str)
State = Literal["ok", "degraded", "intermittent", "down"]
Phase = Literal["recon", "access", "persistence", "lateral", "impact"]
Kind = Literal["digital", "physical", "citizen"]
Until = Literal["", "turn", "guard", "game"]
STATES: tuple[State, ...] = get_args(State)  # by number
PHASES: tuple[Phase, ...] = get_args(Phase)
KINDS: tuple[Kind, ...] = get_args(Kind)
UNTIL: tuple[Until, ...] = get_args(Until)


class Campaign(TypedDict):
    """The campaign line: permanent phases, those counted only this turn, and how many are new."""

    marked: list[Phase]
    this_turn: list[Phase]
    new: int


class Service(TypedDict):
    """A service or provider on the table; `price` is the cost of its state at the closing."""

    id: str
    provider: bool
    state: State
    integrity: int
    maximum: int
    criticality: int
    kinds: list[Kind]
    depends_on: list[str]
    feeds: list[str]
    price: int


class Standing(TypedDict):
    """A lasting effect: its source, its subject, remaining uses and duration."""

    source: str
    op: str
    services: list[str]
    n: int
    uses: int  # -1: unlimited
    until: Until


class Team(TypedDict):
    """A team's cards; `known` are those everybody knows are in its hand."""

    hand: list[str] | None
    hand_size: int
    known: list[str]
    deck: int
    discard: list[str]
    table: list[str]


class Events(TypedDict):
    """The event deck: how many are left, and the names of discarded and latent events."""

    deck: int
    discard: list[str]
    latent: list[str]


class Limits(TypedDict):
    """Where the markers start or end, and what both sides need to win."""

    stability: int
    stability_goal: int
    stability_cap: int
    trust: int
    economic_cost: int
    critical_down: int


class BuenOsosView(TypedDict):
    """The whole table."""

    turn: int
    turns: int
    step: str
    phase: int
    actor: int | Literal["chance"] | None
    stability: int
    trust: int
    economic_cost: int | None
    pending_loss: int
    trust_lost: int
    budgets: list[int]
    campaign: Campaign
    services: list[Service]
    fallen: list[str]
    recovered: list[str]
    critical_down: int
    recovery_goal: int
    standing: list[Standing]
    secondary: list[str]
    playing: str | None
    targets: list[str]
    basic_used: list[bool]
    teams: list[Team]
    events: Events
    tossing: list[str]
    limits: Limits
    winner: int | None
    ending: str | None


def view(state: BuenOsos, seat: int) -> BuenOsosView:
    over = state.who == OVER
    tables = state.tables
    return {
        "turn": int(state.turn),
        "turns": int(tables.turns),
        "step": "over" if over else STEP_NAMES[state.step()],
        "phase": phase(state),
        "actor": "chance" if state.who == CHANCE else None if over else int(state.who),
        "stability": int(state.stability),
        "trust": int(state.trust),
        "economic_cost": int(state.economic_cost) if tables.economy else None,
        "pending_loss": int(state.ledger),
        "trust_lost": int(state.trust_lost),
        "budgets": [int(state.budget_red), int(state.budget_blue)],
        "campaign": {
            "marked": names(state.marks, PHASES),
            "this_turn": names(state.marks_now, PHASES),
            "new": int(state.marks_used),
        },
        "services": [service(state, node) for node in range(NODES) if int(state.present) >> node & 1],
        "fallen": names(state.fallen, NODE_NAMES),
        "recovered": names(state.recovered, NODE_NAMES),
        "critical_down": int(critical_down(state)),
        "recovery_goal": int(recovery_goal(state)),
        "standing": [standing(state, index) for index in range(int(state.row_count))],
        "secondary": secondary(state),
        "playing": None if state.playing == NONE else PROGRAM_NAMES[state.playing],
        "targets": [NODE_NAMES[node] for node in (state.pick_a, state.pick_b) if node != NONE],
        "basic_used": [bool(int(state.basic_used) >> side & 1) for side in (RED, BLUE)],
        "teams": [team(state, side, seat) for side in (RED, BLUE)],
        "events": {
            "deck": len(cards(state, EVENTS, DECK)),
            "discard": cards(state, EVENTS, DISCARDED),
            "latent": cards(state, EVENTS, LATENT),
        },
        "tossing": names(state.tossing, NODE_NAMES),
        "limits": {
            "stability": int(tables.stability_start),
            "stability_goal": int(tables.blue_min_stability),
            "stability_cap": int(tables.stability_cap),
            "trust": int(tables.trust_max),
            "economic_cost": int(tables.economy_max),
            "critical_down": int(tables.red_crit5_needed),
        },
        "winner": None if state.winner == NONE else int(state.winner),
        "ending": state.ending() if over else None,
    }


def phase(state: BuenOsos) -> int:
    """The phase of the turn, 0 to 5, from the next pending step; events are carried out in phase 1."""
    if state.who == OVER:
        return 5
    if FIRST_EVENT <= state.playing < BASIC:
        return 1
    for place in reversed(range(state.depth)):
        name = STEP_NAMES[state.step_at(place)]
        if name in _PHASE_OF:
            return _PHASE_OF[name]
    return 0


def names(members: int, all_names: Sequence[Name]) -> list[Name]:
    return [name for place, name in enumerate(all_names) if int(members) >> place & 1]


def service(state: BuenOsos, node: int) -> Service:
    tables = state.tables
    return {
        "id": NODE_NAMES[node],
        "provider": node >= SERVICES,
        "state": STATES[state.status(node)],
        "integrity": int(state.integrity[node]),
        "maximum": int(tables.maximum[node]),
        "criticality": int(tables.criticality[node]),
        "kinds": [kind for kind in KINDS if int(getattr(tables, kind)) >> node & 1],
        "depends_on": names(int(tables.needs[node]) & int(state.present), NODE_NAMES),
        "feeds": names(int(tables.feeds[node]) & int(state.present), NODE_NAMES),
        "price": int(tables.price_of_state(node, state.status(node))) if node < SERVICES else 0,
    }


def standing(state: BuenOsos, index: int) -> Standing:
    primitive = ALL[state.row(index, R_OP)]
    subject = int(state.row(index, R_SUBJECT))
    about: list[str] = []
    if primitive.about == ONE_SERVICE and subject >= 0:
        about = [NODE_NAMES[subject]]
    elif primitive.about == TWO_SERVICES:
        about = [NODE_NAMES[subject], NODE_NAMES[state.row(index, R_A)]]
    return {
        "source": PROGRAM_NAMES[state.row(index, R_SOURCE)],
        "op": primitive.name,
        "services": about,
        "n": int(state.row(index, R_N)),
        "uses": int(state.row(index, R_USES)),
        "until": UNTIL[state.row(index, R_DURATION)],
    }


def secondary(state: BuenOsos) -> list[str]:
    """Cards whose secondary effects could be undone now."""
    found = {int(state.logged(index, L_SOURCE)) for index in range(int(state.log_count))}
    return [PROGRAM_NAMES[card] for card in sorted(found)]


def team(state: BuenOsos, side: int, seat: int) -> Team:
    return {
        "hand": cards(state, side, HAND) if seat == side else None,
        "hand_size": int(state.hand_size(side)),
        "known": cards(state, side, KNOWN),
        "deck": len(cards(state, side, DECK)),
        "discard": cards(state, side, DISCARDED),
        "table": cards(state, side, TABLE),
    }


def cards(state: BuenOsos, side: int, place: int) -> list[str]:
    """The names of a pile's cards, repeated for each copy."""
    all_names = EVENT_NAMES if side == EVENTS else CARD_NAMES[side * DECK_SIZE : (side + 1) * DECK_SIZE]
    pile = int(state.pile(side, place))
    slots = [slot for slot in range(DECK_SIZE) if pile >> slot & 1]
    return sorted(all_names[int(state.tables.kind_of[side * DECK_SIZE + slot])] for slot in slots)
