"""What a seat knows as numbers: everything except the other team's hand; a facilitator and spectators see no hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.observation import Feature, Observer, Row
from contienda.core.state import OVER, State
from contienda.games.buenosos._steps import STEP_NAMES
from contienda.games.buenosos.constants import (
    BLUE,
    DECK,
    DECK_SIZE,
    DISCARDED,
    ENDINGS,
    EVENTS,
    FACILITATOR,
    HAND,
    KNOWN,
    LATENT,
    MOST_INTEGRITY,
    NODES,
    NONE,
    PHASES,
    PROGRAMS,
    RED,
    SERVICES,
    TABLE,
)
from contienda.games.buenosos.effect_codes import L_SOURCE, R_A, R_N, R_OP, R_SOURCE, R_SUBJECT, R_USES
from contienda.games.buenosos.primitive import ONE_SERVICE, TWO_SERVICES
from contienda.games.buenosos.primitives.catalogue import ALL
from contienda.games.buenosos.rules.winning import critical_down, recovery_goal
from contienda.games.buenosos.state import BuenOsos
from contienda.games.buenosos.turn_phase import phase

TEAMS: Final = 2
MOST: Final = 32_767
STEP_COUNT: Final = i64(len(STEP_NAMES))
PRIMITIVES: Final = i64(len(ALL))
ABOUT: Final = vec[i64]([i64(each.about) for each in ALL])
TURN_PHASES: Final = 6

FEATURES: Final = [
    Feature("seat", 3, 1, "which seat this is: MalOsos, BuenOsos, facilitator"),
    Feature("facilitated", 1, 1, "a third seat plays the facilitator"),
    Feature("step", len(STEP_NAMES), 1, "the pending step"),
    Feature("actor", 3, 1, "whose decision it is"),
    Feature("phase", TURN_PHASES, 1, "the phase of the turn"),
    Feature("turn", 1, 99, "turns begun"),
    Feature("turns", 1, 99, "turns of the game"),
    Feature("stability", 1, 1_000, "Stability"),
    Feature("trust", 1, 100, "Trust of the citizens"),
    Feature("economic_cost", 1, 1_000, "economic cost, in the advanced variant"),
    Feature("pending_loss", 1, MOST, "Stability lost directly this turn, settled at the closing"),
    Feature("trust_lost", 1, 100, "Trust lost this turn"),
    Feature("budgets", TEAMS, 1_000, "points left this turn, by team"),
    Feature("marks", PHASES, 1, "campaign phases done permanently"),
    Feature("marks_this_turn", PHASES, 1, "campaign phases that count only this turn"),
    Feature("new_marks", 1, PHASES, "new campaign phases this turn"),
    Feature("present", NODES, 1, "services and providers on the table"),
    Feature("integrity", NODES, MOST_INTEGRITY, "integrity of each"),
    Feature("degraded", NODES, 1, "those that are Degraded"),
    Feature("intermittent", NODES, 1, "those that are Intermittent"),
    Feature("down", NODES, 1, "those that are Down"),
    Feature("prices", SERVICES, 1_000, "what the state of each service costs at the closing"),
    Feature("fallen", SERVICES, 1, "services that ever fell"),
    Feature("recovered", SERVICES, 1, "services brought back"),
    Feature("critical_down", 1, SERVICES, "critical services that count for MalOsos"),
    Feature("recovery_goal", 1, SERVICES, "services BuenOsos must have recovered"),
    Feature("standing", PROGRAMS, 99, "lasting effects by the card or program that laid them"),
    Feature("standing_uses", PROGRAMS, 99, "their uses left; -1 for unlimited", low=-99),
    Feature("standing_on", len(ALL) * NODES, 99, "lasting effects by primitive and the node they are about"),
    Feature("standing_n", len(ALL) * NODES, MOST, "the sum of their numbers", low=-MOST),
    Feature("secondary", PROGRAMS, 1, "cards whose secondary effects could be undone now"),
    Feature("playing", PROGRAMS, 1, "the card or program being carried out"),
    Feature("targets", 2 * NODES, 1, "the declared targets"),
    Feature("basic_used", TEAMS, 1, "basic actions taken this turn"),
    Feature("hand", DECK_SIZE, 9, "the cards of your hand"),
    Feature("hand_sizes", TEAMS, DECK_SIZE, "cards in hand, by team"),
    Feature("known", TEAMS * DECK_SIZE, 9, "cards everybody knows are in hand, by team"),
    Feature("deck", TEAMS, DECK_SIZE, "cards in the deck, by team"),
    Feature("discards", TEAMS * DECK_SIZE, 9, "discarded cards, by team"),
    Feature("table", TEAMS * DECK_SIZE, 9, "cards on the table, by team"),
    Feature("event_deck", 1, DECK_SIZE, "events in the deck"),
    Feature("event_discards", DECK_SIZE, 9, "discarded events"),
    Feature("latent", DECK_SIZE, 9, "latent events"),
    Feature("tossing", NODES, 1, "nodes that still have to toss"),
    Feature("limits", 6, MOST, "Stability: start, goal, cap; most Trust, economic cost and critical services"),
    Feature("winner", 2, 1, "the side that won"),
    Feature("ending", len(ENDINGS), 1, "how the game ended"),
]


class BuenOsosObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BuenOsos)
        write(state, seat, row)


def write(state: BuenOsos, seat: i64, row: Row) -> None:
    tables = state.tables
    over = state.who == OVER
    row.one_of(seat, 3)
    row.flag(state.seats > FACILITATOR)
    row.one_of(NONE if over else state.step(), STEP_COUNT)
    row.one_of(state.who, 3)
    row.one_of(phase(state), TURN_PHASES)
    row.put(state.turn)
    row.put(tables.turns)
    row.put(state.stability)
    row.put(state.trust)
    row.put(state.economic_cost if tables.economy else 0)
    row.put(state.ledger)
    row.put(state.trust_lost)
    row.put(state.budget_red)
    row.put(state.budget_blue)
    row.members(state.marks, PHASES)
    row.members(state.marks_now, PHASES)
    row.put(state.marks_used)
    write_services(state, row)
    write_standing(state, row)
    row.one_of(state.playing, PROGRAMS)
    row.one_of(state.pick_a, NODES)
    row.one_of(state.pick_b, NODES)
    row.members(state.basic_used, TEAMS)
    write_cards(state, seat, row)
    row.members(state.tossing, NODES)
    row.put(tables.stability_start)
    row.put(tables.blue_min_stability)
    row.put(tables.stability_cap)
    row.put(tables.trust_max)
    row.put(tables.economy_max)
    row.put(tables.red_crit5_needed)
    row.one_of(state.winner, 2)
    row.one_of(state.reason if over else NONE, i64(len(ENDINGS)))


def write_services(state: BuenOsos, row: Row) -> None:
    present = state.present
    row.members(present, NODES)
    for node in range(i64(NODES)):
        if present & BIT[node] != 0:
            row.put_at(node, state.integrity[node])
    row.skip(NODES)
    row.members(state.degraded & present, NODES)
    row.members(state.intermittent & present & ~state.degraded, NODES)
    row.members(state.down & present & ~state.degraded & ~state.intermittent, NODES)
    affected = state.affected() & present
    for node in range(i64(SERVICES)):
        row.put(0 if affected & BIT[node] == 0 else state.tables.price_of_state(node, state.status(node)))
    row.members(state.fallen, SERVICES)
    row.members(state.recovered, SERVICES)
    row.put(critical_down(state))
    row.put(recovery_goal(state))


def write_standing(state: BuenOsos, row: Row) -> None:
    """Count lasting effects by their source, and by primitive and node."""
    for index in range(state.row_count):
        row.add_at(state.row(index, R_SOURCE), 1)
    row.skip(PROGRAMS)
    for index in range(state.row_count):
        row.add_at(state.row(index, R_SOURCE), state.row(index, R_USES))
    row.skip(PROGRAMS)
    for index in range(state.row_count):
        add_about(state, row, index, 1)
    row.skip(PRIMITIVES * NODES)
    for index in range(state.row_count):
        add_about(state, row, index, state.row(index, R_N))
    row.skip(PRIMITIVES * NODES)
    for index in range(state.log_count):
        source = state.logged(index, L_SOURCE)
        if row.is_zero(source):
            row.put_at(source, 1)
    row.skip(PROGRAMS)


def add_about(state: BuenOsos, row: Row, index: i64, number: i64) -> None:
    """Add a number to the nodes a lasting effect is about."""
    primitive = state.row(index, R_OP)
    about = ABOUT[primitive]
    subject = state.row(index, R_SUBJECT)
    if about == ONE_SERVICE and subject >= 0:
        row.add_at(primitive * NODES + subject, number)
    elif about == TWO_SERVICES:
        row.add_at(primitive * NODES + subject, number)
        row.add_at(primitive * NODES + state.row(index, R_A), number)


def write_cards(state: BuenOsos, seat: i64, row: Row) -> None:
    if seat == RED or seat == BLUE:
        pile(state, seat, HAND, row)
    else:
        row.skip(DECK_SIZE)
    row.put(state.hand_size(RED))
    row.put(state.hand_size(BLUE))
    pile(state, RED, KNOWN, row)
    pile(state, BLUE, KNOWN, row)
    row.put(count(state.pile(RED, DECK)))
    row.put(count(state.pile(BLUE, DECK)))
    pile(state, RED, DISCARDED, row)
    pile(state, BLUE, DISCARDED, row)
    pile(state, RED, TABLE, row)
    pile(state, BLUE, TABLE, row)
    row.put(count(state.pile(EVENTS, DECK)))
    pile(state, EVENTS, DISCARDED, row)
    pile(state, EVENTS, LATENT, row)


def pile(state: BuenOsos, side: i64, place: i64, row: Row) -> None:
    """Write the number of copies of each card in a pile."""
    slots = state.pile(side, place)
    kind_of = state.tables.kind_of
    first = side * DECK_SIZE
    while slots != 0:
        row.add_at(kind_of[first + lowest(slots)], 1)
        slots &= slots - 1
    row.skip(DECK_SIZE)


OBSERVER: Final = BuenOsosObserver(FEATURES)
