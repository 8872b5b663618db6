"""The micro-debrief after a turn (5.5c): what each team is asked, and facts from the events that help to answer.

An optional part of the game: tables and the terminal find it by its name.
"""

from __future__ import annotations

from contienda.core.events import Event
from contienda.core.game import Game
from contienda.core.state import State
from contienda.games.buenosos import analysis, debrief_markers
from contienda.games.buenosos.constants import (
    BLUE,
    CARD_NAMES,
    DECK_SIZE,
    NODE_NAMES,
    PHASE_NAMES,
    PROGRAM_NAMES,
    RED,
)
from contienda.games.buenosos.debrief_markers import Country, Measure
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.state import BuenOsos

Fact = tuple[str, dict[str, int | str]]  # a text of the game, and its arguments: numbers, or pieces as `kind:name`
QUESTIONS = {RED: "micro-malosos", BLUE: "micro-buenosos"}
MOST = 8  # facts at a time


def turns_done(state: State) -> int:
    """Return how many turns are complete: the next one begins at once."""
    assert isinstance(state, BuenOsos)
    return max(0, int(state.turn) - 1)


def question(seat: int) -> str:
    """Return what a team is asked; the facilitator is not."""
    return QUESTIONS.get(seat, "")


def facts(game: Game, options: dict[str, int], events: list[Event], turn: int, seat: int) -> list[Fact]:
    """Return what that team should remember of the turn."""
    assert isinstance(game, BuenososGame)
    of_turn = during(events, turn)
    found = attack(events, of_turn, turn) if seat == RED else defence(game, options, events, of_turn, turn)
    return found[:MOST]


def during(events: list[Event], turn: int) -> list[Event]:
    """Return the events of one turn."""
    tale = analysis.Tale(events)
    return [event for event in events if tale.turn[event.number] == turn]


def until(events: list[Event], turn: int) -> list[Event]:
    """Return the events up to the end of that turn."""
    tale = analysis.Tale(events)
    return [event for event in events if tale.turn[event.number] <= turn]


# --- MalOsos: the phase and the purpose -------------------------------------------------------------------------------


def attack(events: list[Event], of_turn: list[Event], turn: int) -> list[Fact]:
    """Return the phases advanced, what the cards aimed at, and what fell."""
    found: list[Fact] = []
    for row in analysis.campaign(events):
        if row.turn == turn:
            found += [("event-phase_marked", {"phase": f"phase:{PHASE_NAMES[each]}"}) for each in row.marked]
            found += [("event-phase_counts", {"phase": f"phase:{PHASE_NAMES[each]}"}) for each in row.counted]
    if not found:
        found.append(("micro-no-phase", {}))
    for event in of_turn:
        if event.kind == "targeted" and event.arguments[0] < DECK_SIZE:
            source, service = event.arguments
            found.append(("event-targeted", {"source": program(source), "service": node(service)}))
    return [*once(found), *fallen(of_turn)]


# --- BuenOsos: the control that mattered ------------------------------------------------------------------------------


def defence(
    game: BuenososGame, options: dict[str, int], events: list[Event], of_turn: list[Event], turn: int
) -> list[Fact]:
    """Return what DRP and BCP cards were worth, what other controls prevented, and what fell in spite of them."""
    found: list[Fact] = []
    for each in worth(events, Country(game, options), turn):
        numbers: dict[str, int | str] = {
            "stability": each.stability,
            "trust": each.trust,
            "integrity": each.integrity,
        }
        found.append(("micro-plan", {"card": f"card:{CARD_NAMES[each.card]}", **numbers}))
    if not found:
        found.append(("micro-no-control", {}))
    for event in of_turn:
        if event.kind == "shielded":
            service, source = event.arguments
            found.append(("event-shielded", {"service": node(service), "source": program(source)}))
        elif event.kind == "saved":
            service, left, source, _ = event.arguments
            found.append(("event-saved", {"service": node(service), "left": left, "source": program(source)}))
    for (service, source), points in lessened(of_turn).items():
        found.append(("event-lessened", {"service": node(service), "points": points, "source": program(source)}))
    return [*once(found), *fallen(of_turn)]


def worth(events: list[Event], country: Country, turn: int) -> list[Measure]:
    """Return what each DRP or BCP card changed in that turn alone, without cards that changed nothing."""
    before = {each.card: each for each in debrief_markers.measures(until(events, turn - 1), country)}
    found: list[Measure] = []
    for each in debrief_markers.measures(until(events, turn), country):
        old = before.get(each.card, Measure(each.card, each.plan))
        stability, trust = each.stability - old.stability, each.trust - old.trust
        integrity = each.integrity - old.integrity
        if stability or trust or integrity:
            found.append(Measure(each.card, each.plan, each.plays - old.plays, stability, trust, integrity))
    return found


def lessened(of_turn: list[Event]) -> dict[tuple[int, int], int]:
    """Return the damage prevented, by service and control."""
    found: dict[tuple[int, int], int] = {}
    for event in of_turn:
        if event.kind == "lessened":
            service, points, source = event.arguments
            found[service, source] = found.get((service, source), 0) + points
    return found


def fallen(of_turn: list[Event]) -> list[Fact]:
    return once([("event-fell", {"service": node(event.arguments[0])}) for event in of_turn if event.kind == "fell"])


def once(found: list[Fact]) -> list[Fact]:
    """Return each fact once."""
    kept: list[Fact] = []
    for each in found:
        if each not in kept:
            kept.append(each)
    return kept


def node(number: int) -> str:
    return f"service:{NODE_NAMES[number]}"


def program(number: int) -> str:
    return f"card:{PROGRAM_NAMES[number]}"
