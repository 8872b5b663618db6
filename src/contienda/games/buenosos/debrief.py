"""What BuenOsos adds to the debrief: the four items of chapter 12, and the markers turn by turn."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.events import Event
from contienda.core.game import Game
from contienda.core.state import State
from contienda.games.buenosos import analysis, debrief_barrier, debrief_markers
from contienda.games.buenosos.analysis import Chain, Tale
from contienda.games.buenosos.constants import BASIC, CARDS, DECK_SIZE, DO_PLAY, DO_PLAY_FREE, DOWN, NONE, SERVICES
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.state import BuenOsos
from contienda.play.match import Match

FEWEST_STEPS, MOST_STEPS = 4, 6  # of the cascade to tell (12.1): cause, services, country
MILLISECONDS = 1  # to play on from the middle of a game
# What matters for the course of a game, the weightiest first.
WEIGHTS = {"fell": 90, "recovered": 80, "saved": 70, "event_revealed": 15, "phase_erased": 35, "shielded": 30}
SIGHT = 20  # points of Stability or Trust that weigh as much as a fall


def markers(state: State) -> list[Marker]:
    assert isinstance(state, BuenOsos)
    return [Marker("stability", -1, int(state.stability)), Marker("trust", -1, int(state.trust))]


def weight(event: Event) -> int:
    """How much an event matters for the course of the game."""
    if event.kind == "stability_fell":
        return 10 + event.arguments[0] * WEIGHTS["fell"] // SIGHT
    if event.kind == "trust_fell":
        return 5 + event.arguments[0] * WEIGHTS["fell"] // SIGHT
    if event.kind == "targeted" and event.arguments[0] < DECK_SIZE:
        return 25
    return WEIGHTS.get(event.kind, 0)


def count(event: Event) -> tuple[str, int] | None:
    """Cards played, for points and for free, by team."""
    if event.kind in ("played", "played_free"):
        return event.kind, event.arguments[0] // DECK_SIZE
    return None


def plan_of(game: Game, action: int) -> str:
    """`drp` or `bcp` if the action plays such a card."""
    assert isinstance(game, BuenososGame)
    for verb in (DO_PLAY, DO_PLAY_FREE):
        card = game.scenario.cards.get(action - verb)
        if 0 <= action - verb < CARDS and card is not None and card["subtype"] in debrief_markers.PLANS:
            return str(card["subtype"])
    return ""


def chapters(match: Match) -> dict[str, object]:
    """The items of chapter 12 that the log itself answers; what-ifs come from playing on."""
    game, events = match.game, match.recorder.events
    assert isinstance(game, BuenososGame)
    country = debrief_markers.Country(game, match.options)
    tale = Tale(events)
    return {
        "cascade": cascade(match, country),
        "campaign": campaign(match, tale),
        "measures": [
            {
                "card": each.card,
                "plan": each.plan,
                "plays": each.plays,
                "stability": each.stability,
                "trust": each.trust,
                "integrity": each.integrity,
            }
            for each in debrief_markers.measures(events, country)
        ],
        "goals": goals(match, country),
        "turns": [
            {"turn": row.turn, "stability": row.stability, "trust": row.trust, "economy": row.economic_cost}
            for row in debrief_markers.turns(events, country)
        ],
        "costs": [{"service": service, "points": points} for service, points in debrief_markers.costs(events).items()],
        "tail": tail(match, tale),
    }


def goals(match: Match, country: debrief_markers.Country) -> dict[str, object]:
    """What each side had to reach, and how far it came (6)."""
    state = match.state
    assert isinstance(state, BuenOsos)
    fell = [fall for fall in analysis.falls(match.recorder.events) if not fall.taken_back]
    return {
        "stability": int(state.stability),
        "trust": int(state.trust),
        "start": [country.stability, country.trust],
        "goal": country.goal,
        "critical_needed": country.critical_needed,
        "critical_down": sum(int(state.status(node)) == DOWN for node in country.critical),
        "fallen": list(dict.fromkeys(fall.service for fall in fell)),
        "recovered": list(dict.fromkeys(fall.service for fall in fell if fall.back != NONE)),
        "states": [
            [node, int(state.status(node)), int(state.integrity[node]), country.maximum(node)]
            for node in range(SERVICES)
            if country.maximum(node) > 0
        ],
    }


# --- 12.1: one complete cascade ---------------------------------------------------------------------------------------


def cascade(match: Match, country: debrief_markers.Country) -> dict[str, object] | None:
    """The chain to tell: 4 to 6 steps from its cause to the country, the longest, then the most severe."""
    chains = [chain for chain in analysis.cascades(match.recorder.events) if chain.links[-1].service < SERVICES]
    if not chains:
        return None
    paid = {closing.turn: closing for closing in debrief_markers.closings(match.recorder.events)}
    chain = max(chains, key=lambda each: rank(each, paid, country))
    last = chain.links[-1]
    closing = paid.get(last.turn)
    price = sum(closing.prices.get(last.service, (0, 0))) if closing is not None else 0
    return {
        "source": chain.source,
        "start": chain.start,
        "cut": debrief_barrier.cut(match, chain),
        "state": chain.state,
        "turn": chain.turn,
        "links": [
            {
                "service": link.service,
                "dependency": link.dependency,
                "turn": link.turn,
                "wave": link.wave,
                "points": link.points,
                "clause": link.clause,
                "state": link.state,
            }
            for link in chain.links
        ],
        "country": {
            "turn": last.turn,
            "points": price,
            "lost": closing.lost if closing is not None else 0,
            "left": closing.left if closing is not None else country.stability,
        },
    }


def steps(chain: Chain) -> int:
    """How many steps a person would tell: the cause if there is one, every service, and the country."""
    return (chain.source != NONE) + 1 + len(chain.links) + 1


def rank(
    chain: Chain, paid: dict[int, debrief_markers.Closing], country: debrief_markers.Country
) -> tuple[bool, int, int, int, int]:
    """Chains of the asked length first, then longer, dearer, worse and more critical ones."""
    last = chain.links[-1]
    closing = paid.get(last.turn)
    price = sum(closing.prices.get(last.service, (0, 0))) if closing is not None else 0
    length = steps(chain)
    worst = sum(link.state for link in chain.links)
    critical = sum(link.service in country.critical for link in chain.links)
    in_bounds = FEWEST_STEPS <= length <= MOST_STEPS
    return in_bounds, length if length <= MOST_STEPS else -length, price, worst, critical


# --- 12.2: the campaign line ------------------------------------------------------------------------------------------


def campaign(match: Match, tale: Tale) -> list[dict[str, object]]:
    """By turn: the phases marked and erased, and the cards of MalOsos with their targets."""
    rows = {row.turn: row for row in analysis.campaign(match.recorder.events)}
    played: dict[int, list[dict[str, object]]] = {turn: [] for turn in rows}
    for event in match.recorder.events:
        if event.kind in ("played", "played_free") and event.arguments[0] < DECK_SIZE:
            played[tale.turn[event.number]].append({"card": event.arguments[0], "targets": []})
        elif event.kind == "targeted" and event.arguments[0] < DECK_SIZE:
            for row in reversed(played[tale.turn[event.number]]):
                targets = row["targets"]
                if row["card"] == event.arguments[0] and isinstance(targets, list):
                    targets.append(event.arguments[1])
                    break
    return [
        {
            "turn": turn,
            "marked": list(row.marked),
            "counted": list(row.counted),
            "erased": list(row.erased),
            "standing": list(row.standing),
            "cards": played[turn],
        }
        for turn, row in rows.items()
    ]


# --- 12.4: a tail risk ------------------------------------------------------------------------------------------------


def tail(match: Match, tale: Tale) -> dict[str, object] | None:
    """The event card that did most harm: when it came, how likely that was, what it did, and what would have helped."""
    harm: dict[int, int] = {}
    hurt: dict[int, dict[int, int]] = {}
    for event in match.recorder.events:
        if event.kind == "damaged":
            source = tale.program(event)
            if CARDS <= source < BASIC:
                harm[source] = harm.get(source, 0) + event.arguments[1]
                services = hurt.setdefault(source, {})
                services[event.arguments[0]] = services.get(event.arguments[0], 0) + event.arguments[1]
    revealed = [event for event in match.recorder.events if event.kind == "event_revealed"]
    told = [event for event in revealed if event.arguments[0] in harm]
    if not told:
        return None
    worst = max(told, key=lambda event: (harm[event.arguments[0]], -event.number))
    state = match.game.start(len(match.seats), match.options)
    for action in match.actions[: worst.step]:
        state.apply(action)
    outcomes = len(state.actions())
    source = worst.arguments[0]
    worn = sorted(hurt[source], key=lambda each: -hurt[source][each])
    struck = [each for each in match.recorder.events if each.kind == "damaged" and tale.program(each) == source]

    def harmful(events: list[Event]) -> int:
        told = Tale(events)
        return sum(each.arguments[1] for each in events if each.kind == "damaged" and told.program(each) == source)

    return {
        "services": [{"service": service, "points": hurt[source][service]} for service in worn],
        "struck": tale.turn[struck[0].number],
        "barrier": debrief_barrier.barrier(match, harmful, struck[0].step, tale.turn[struck[-1].number], worn),
        "event": worst.arguments[0],
        "turn": tale.turn[worst.number],
        "step": worst.step,
        "one_in": outcomes,  # as likely as every other event still in the deck
        "integrity": harm[worst.arguments[0]],
    }
