"""What a seat may see: everything except the other team's hand; a facilitator and spectators see no hand."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.state import CHANCE, OVER
from contienda.games.buenosos._steps import STEP_NAMES
from contienda.games.buenosos.constants import (
    BLUE,
    CARD_NAMES,
    DECK,
    DECK_SIZE,
    DISCARDED,
    EVENT_NAMES,
    EVENTS,
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
from contienda.games.buenosos.static_data import Tables
from contienda.games.buenosos.turn_phase import phase
from contienda.games.buenosos.view_types import (
    BuenOsosView,
    Condition,
    Kind,
    Phase,
    Service,
    Standing,
    Team,
    Until,
)

CONDITIONS: Final[list[Condition]] = ["ok", "degraded", "intermittent", "down"]  # by number
PHASES: Final[list[Phase]] = ["recon", "access", "persistence", "lateral", "impact"]
UNTIL: Final[list[Until]] = ["", "turn", "guard", "game"]
# The names of each deck's cards.
NAMES: Final[list[list[str]]] = [CARD_NAMES[:DECK_SIZE], CARD_NAMES[DECK_SIZE:], EVENT_NAMES]


def view(state: BuenOsos, seat: i64) -> BuenOsosView:
    over = state.who == OVER
    tables = state.tables
    return {
        "turn": int(state.turn),
        "turns": int(tables.turns),
        "step": "over" if over else STEP_NAMES[state.step()],
        "phase": int(phase(state)),
        "actor": "chance" if state.who == CHANCE else None if over else int(state.who),
        "stability": int(state.stability),
        "trust": int(state.trust),
        "economic_cost": int(state.economic_cost) if tables.economy else None,
        "pending_loss": int(state.ledger),
        "trust_lost": int(state.trust_lost),
        "budgets": [int(state.budget_red), int(state.budget_blue)],
        "campaign": {
            "marked": phases(state.marks),
            "this_turn": phases(state.marks_now),
            "new": int(state.marks_used),
        },
        "services": services(state),
        "fallen": nodes(state.fallen),
        "recovered": nodes(state.recovered),
        "critical_down": int(critical_down(state)),
        "recovery_goal": int(recovery_goal(state)),
        "standing": [standing(state, index) for index in range(state.row_count)],
        "secondary": secondary(state),
        "playing": None if state.playing == NONE else PROGRAM_NAMES[state.playing],
        "targets": targets(state),
        "basic_used": [state.basic_used & 1 != 0, state.basic_used & 2 != 0],
        "teams": [team(state, RED, seat), team(state, BLUE, seat)],
        "events": {
            "deck": int(count(state.pile(EVENTS, DECK))),
            "discard": cards(state, EVENTS, DISCARDED),
            "latent": cards(state, EVENTS, LATENT),
        },
        "tossing": nodes(state.tossing),
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


def nodes(members: i64) -> list[str]:
    found: list[str] = []
    while members != 0:
        found.append(NODE_NAMES[lowest(members)])
        members &= members - 1
    return found


def phases(members: i64) -> list[Phase]:
    found: list[Phase] = []
    while members != 0:
        found.append(PHASES[lowest(members)])
        members &= members - 1
    return found


def targets(state: BuenOsos) -> list[str]:
    found: list[str] = []
    if state.pick_a != NONE:
        found.append(NODE_NAMES[state.pick_a])
    if state.pick_b != NONE:
        found.append(NODE_NAMES[state.pick_b])
    return found


def services(state: BuenOsos) -> list[Service]:
    """The nodes on the table; what does not change with their state is computed once per map."""
    links = link_names(state.tables, state.present)
    found: list[Service] = []
    left = state.present
    while left != 0:
        node = lowest(left)
        left &= left - 1
        found.append(service(state, node, links[node]))
    return found


class Links:
    """What a node depends on, what it feeds and its kinds, by name."""

    def __init__(self, tables: Tables, node: i64, present: i64) -> None:
        self.needs = nodes(tables.needs[node] & present)
        self.feeds = nodes(tables.feeds[node] & present)
        self.kinds: list[Kind] = []
        if tables.digital & BIT[node] != 0:
            self.kinds.append("digital")
        if tables.physical & BIT[node] != 0:
            self.kinds.append("physical")
        if tables.citizen & BIT[node] != 0:
            self.kinds.append("citizen")


def link_names(tables: Tables, present: i64) -> list[Links]:
    """The links of every node while these are on the table."""
    known = tables.links
    if present not in known:
        if len(known) >= 64:
            known.clear()
        known[present] = [Links(tables, node, present) for node in range(i64(NODES))]
    return cast(list[Links], known[present])


def service(state: BuenOsos, node: i64, links: Links) -> Service:
    tables = state.tables
    condition = state.status(node)
    return {
        "id": NODE_NAMES[node],
        "provider": node >= SERVICES,
        "state": CONDITIONS[condition],
        "integrity": int(state.integrity[node]),
        "maximum": int(tables.maximum[node]),
        "criticality": int(tables.criticality[node]),
        "kinds": links.kinds,
        "depends_on": links.needs,
        "feeds": links.feeds,
        "price": int(tables.price_of_state(node, condition)) if node < SERVICES else 0,
    }


def standing(state: BuenOsos, index: i64) -> Standing:
    primitive = ALL[state.row(index, R_OP)]
    subject = state.row(index, R_SUBJECT)
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
    if state.log_count == 0:
        return []
    found = {int(state.logged(index, L_SOURCE)) for index in range(state.log_count)}
    return [PROGRAM_NAMES[card] for card in sorted(found)]


def team(state: BuenOsos, side: i64, seat: i64) -> Team:
    return {
        "hand": cards(state, side, HAND) if seat == side else None,
        "hand_size": int(state.hand_size(side)),
        "known": cards(state, side, KNOWN),
        "deck": int(count(state.pile(side, DECK))),
        "discard": cards(state, side, DISCARDED),
        "table": cards(state, side, TABLE),
    }


def cards(state: BuenOsos, side: i64, place: i64) -> list[str]:
    """The names of a pile's cards in order, repeated for each copy."""
    names = NAMES[side]
    kind_of = state.tables.kind_of
    first = side * DECK_SIZE
    slots = state.pile(side, place)
    copies = slots & state.tables.extra[side] != 0
    found: list[str] = []
    while slots != 0:
        found.append(names[kind_of[first + lowest(slots)]])
        slots &= slots - 1
    if copies:
        found.sort()
    return found
