"""Analyses the markers from the events: each closing's sum, Stability and Trust by turn, and the worth of DRP and BCP.

Read-only, like `analysis.py`. To know what a closing would otherwise have cost, it needs the prices of that game:
`Country` takes them from its options.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from contienda.core.events import Event
from contienda.games.buenosos.analysis import Tale
from contienda.games.buenosos.constants import CARDS, DOWN, NONE, OK, SERVICES
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.primitives.markers import IGNORE_TRUST_ZERO
from contienda.games.buenosos.static_data import Tables

BASE, EXTRA = 0, 1  # the two parts of a state's price (8.1, 8.2)
AT_CLOSING = "8.4a"  # the clause of the Stability loss not caused by the economy
PLANS = ("drp", "bcp")


class Country:
    """Start values, prices, caps and plans of one game."""

    def __init__(self, game: BuenososGame, options: dict[str, int]) -> None:
        tables: Tables = game.tables(options)
        self.tables = tables
        self.stability = int(tables.stability_start)
        self.trust = int(tables.trust_start)
        self.economic_cost = int(tables.economy_start)
        self.goal = int(tables.blue_min_stability)
        self.critical_needed = int(tables.red_crit5_needed)
        self.critical = {node for node in range(SERVICES) if int(tables.most_critical) >> node & 1}
        self.citizen = {node for node in range(SERVICES) if int(tables.citizen) >> node & 1}
        self.plans = {
            program: str(card["subtype"])
            for program, card in game.scenario.cards.items()
            if program < CARDS and card["subtype"] in PLANS
        }

    def maximum(self, service: int) -> int:
        return int(self.tables.maximum[service])

    def price(self, service: int, state: int) -> tuple[int, int]:
        """The price of a state at a closing: its base and the surcharge for criticality."""
        return int(self.tables.penalty[state]), int(self.tables.surcharge(service, state))

    def loss(self, base: int, extra: int, panic: int, relief: int) -> int:
        """The Stability lost at a closing, even below 0 (8.1b, 8.4, R20, R69)."""
        cap = int(self.tables.stability_cap)
        capped = min(cap, base) + extra + panic if self.tables.cap_base else min(cap, base + extra + panic)
        return max(0, capped - relief)


@dataclass
class Closing:
    """The Stability sum of one closing: prices by service, direct losses, Trust at 0, cap, reliefs and result."""

    turn: int
    prices: dict[int, tuple[int, int]] = field(default_factory=dict)
    direct: int = 0
    panic: int = 0
    capped: int = 0
    reliefs: list[tuple[int, int, int]] = field(default_factory=list)  # by service, points and program
    lost: int = 0
    economy: int = 0  # lost to the Economic Cost
    left: int = 0

    def base(self) -> int:
        return self.direct + sum(price[BASE] for price in self.prices.values())

    def extra(self) -> int:
        return sum(price[EXTRA] for price in self.prices.values())

    def relief(self) -> int:
        return sum(points for _, points, _ in self.reliefs)


@dataclass
class Turn:
    """The markers at the end of a turn, and how they changed during it."""

    turn: int
    stability: int
    trust: int
    economic_cost: int
    stability_lost: int = 0
    trust_lost: int = 0
    trust_gained: int = 0


@dataclass
class Measure:
    """One DRP or BCP card: how often it was played and its worth in Stability, Trust and INT."""

    card: int
    plan: str
    plays: int = 0
    stability: int = 0
    trust: int = 0
    integrity: int = 0


@dataclass
class Claim:
    """A service that a card repaired or recovered, and its condition without that card."""

    card: int
    service: int
    state: int = OK  # the state would be at least this bad
    points: int = 0  # INT it would lack
    spared: int = 0  # Trust saved because the service did not fall

    def otherwise(self, actual: int) -> int:
        return max(self.state, actual)


def closings(events: list[Event]) -> list[Closing]:
    """Every closing so far, summed up from its events."""
    found: list[Closing] = []
    direct, turn = 0, 0
    for event in events:
        values = event.arguments
        if event.kind == "turn_began":
            direct, turn = 0, values[0]
        elif event.kind == "loss_entered":
            direct = values[1]
        elif event.kind == "closing":
            turn = values[0]
            found.append(Closing(turn, direct=direct))
        elif not found or found[-1].turn != turn:
            continue
        elif event.kind == "penalised":
            found[-1].prices[values[0]] = (values[1], values[2])
        elif event.kind == "panic":
            found[-1].panic = values[0]
        elif event.kind == "capped":
            found[-1].capped = values[0]
        elif event.kind == "relieved":
            found[-1].reliefs.append((values[0], values[1], values[2]))
        elif event.kind == "stability_fell":
            found[-1].left = values[1]
            if event.clause == AT_CLOSING:
                found[-1].lost = values[0]
            else:
                found[-1].economy = values[0]
    return found


def turns(events: list[Event], country: Country) -> list[Turn]:
    """Stability, Trust and Economic Cost at the end of every turn, or now for the current one."""
    found: list[Turn] = []
    for event in events:
        if event.kind == "turn_began":
            last = found[-1] if found else Turn(0, country.stability, country.trust, country.economic_cost)
            found.append(Turn(event.arguments[0], last.stability, last.trust, last.economic_cost))
        elif not found:
            continue
        elif event.kind == "stability_fell":
            found[-1].stability_lost += event.arguments[0]
            found[-1].stability = event.arguments[1]
        elif event.kind == "trust_fell":
            found[-1].trust_lost += event.arguments[0]
            found[-1].trust = event.arguments[1]
        elif event.kind == "trust_rose":
            found[-1].trust_gained += event.arguments[0]
            found[-1].trust = event.arguments[1]
        elif event.kind == "economy_rose":
            found[-1].economic_cost = event.arguments[1]
    return found


def costs(events: list[Event]) -> dict[int, int]:
    """What each service cost at the closings before cap and relief, the most expensive first."""
    found: dict[int, int] = {}
    for closing in closings(events):
        for service, price in closing.prices.items():
            found[service] = found.get(service, 0) + sum(price)
    return dict(sorted(found.items(), key=lambda each: (-each[1], each[0])))


def measures(events: list[Event], country: Country) -> list[Measure]:
    """What each DRP and BCP card played was worth, the best first.

    Stability: how much more each closing would have cost without this one card, all else equal. That includes the
    reliefs it gave; the price difference between the actual state of its service and its state without the card; and
    Trust at 0, if the card kept it above. Without the card, a recovered service stays Down until it falls again. A
    repaired one keeps its earlier state until it falls or is repaired again, and is Down once its INT would have
    reached 0. The cap counts, so a card in a turn that hit the cap anyway is worth less. Trust: what it gave, and what
    a prevented fall would have cost. INT: what it restored. Not counted, because no event shows it: further cascades,
    falls of other services, and budget saved.
    """
    reader = _Reader(events, country)
    for event in events:
        reader.read(event)
    return sorted(reader.found.values(), key=lambda each: (-each.stability - each.trust, -each.integrity, each.card))


class _Reader:
    """Reads the events once and tracks the alternative condition of every repaired service."""

    def __init__(self, events: list[Event], country: Country) -> None:
        self.country = country
        self.tale = Tale(events)
        self.found: dict[int, Measure] = {}
        self.states: dict[int, int] = {}
        self.claims: list[Claim] = []
        self.trust = country.trust
        self.gained: dict[int, int] = {}  # Trust gained this turn, by card
        self.calming: set[int] = set()  # cards that cover Trust at 0 this turn
        self.trust_was_zero = False
        self.closings = {closing.turn: closing for closing in closings(events)}

    def read(self, event: Event) -> None:
        values = event.arguments
        kind = event.kind
        if kind == "turn_began":
            self.gained, self.calming = {}, set()
            self.trust_was_zero = self.trust == 0
        elif kind in ("played", "played_free"):
            if values[0] in self.country.plans:
                self.measure(values[0]).plays += 1
        elif kind == "laid":
            if values[1] == IGNORE_TRUST_ZERO:
                self.calming.add(values[0])
        elif kind in ("trust_fell", "trust_rose"):
            self.trust = values[1]
            card = self.tale.doer(event)
            if kind == "trust_rose" and card in self.country.plans:
                self.measure(card).trust += values[0]
                self.gained[card] = self.gained.get(card, 0) + values[0]
        elif kind == "stability_fell" and event.clause == AT_CLOSING:
            self.close(self.closings[self.tale.turn[event.number]])
        elif values and values[0] < SERVICES:
            self.read_service(event, values[0])

    def measure(self, card: int) -> Measure:
        if card not in self.found:
            self.found[card] = Measure(card, self.country.plans[card])
        return self.found[card]

    def read_service(self, event: Event, service: int) -> None:
        """Track a service and what it owes to cards."""
        kind, values = event.kind, event.arguments
        before = self.states.get(service, OK)
        card = self.tale.doer(event) if kind in ("healed", "improved", "recovered") else NONE
        claim = self.claim(card, service) if card in self.country.plans else None
        if kind == "healed" and claim is not None:
            claim.points += values[1]
            self.measure(card).integrity += values[1]
        elif kind == "damaged":
            for each in self.claims:
                if each.service == service and 0 < values[2] <= each.points:
                    self.would_have_fallen(each)
        elif kind in ("worsened", "improved", "recovered", "saved"):
            self.states[service] = values[3] if kind == "saved" else values[1]
            if claim is not None:
                claim.state = max(claim.state, before)
                if kind == "recovered":
                    self.measure(card).integrity += values[2]
        elif kind == "fell":
            self.states[service] = DOWN
            for each in [each for each in self.claims if each.service == service]:
                self.measure(each.card).trust -= each.spared
                self.claims.remove(each)

    def claim(self, card: int, service: int) -> Claim:
        """The card's claim on a service; it replaces other repairs but not a recovery."""
        for each in self.claims:
            if each.card == card and each.service == service:
                return each
        self.claims = [each for each in self.claims if each.service != service or each.state == DOWN]
        self.claims.append(Claim(card, service))
        return self.claims[-1]

    def would_have_fallen(self, claim: Claim) -> None:
        """Record that the service would be Down from now on without the INT this card gave."""
        if claim.state == DOWN:
            return
        claim.state = DOWN
        if claim.service in self.country.citizen and not self.country.tables.trust_each_turn:
            claim.spared = min(int(self.country.tables.trust_loss_fall), self.trust)
            self.measure(claim.card).trust += claim.spared

    def close(self, closing: Closing) -> None:
        """Compare the closing with what it would have cost without each card."""
        base, extra, panic, relief = closing.base(), closing.extra(), closing.panic, closing.relief()
        actual = self.country.loss(base, extra, panic, relief)
        for card in self.country.plans:
            given = sum(points for _, points, source in closing.reliefs if source == card)
            more_base, more_extra, more_trust = 0, 0, 0
            for claim in [each for each in self.claims if each.card == card]:
                state = self.states.get(claim.service, OK)
                worse = self.country.price(claim.service, claim.otherwise(state))
                now = self.country.price(claim.service, state)
                more_base += worse[BASE] - now[BASE]
                more_extra += worse[EXTRA] - now[EXTRA]
                if claim.otherwise(state) == DOWN != state and claim.service in self.country.citizen:
                    more_trust += int(self.country.tables.trust_each_turn) * int(self.country.tables.trust_loss_fall)
            more_panic = int(self.country.tables.trust_zero_penalty) if self.calmed(card) else 0
            otherwise = self.country.loss(base + more_base, extra + more_extra, panic + more_panic, relief - given)
            if otherwise > actual or more_trust:
                self.measure(card).stability += otherwise - actual
                self.measure(card).trust += more_trust

    def calmed(self, card: int) -> bool:
        """Whether this card is why Trust, at 0 when the turn began, costs no Stability now (8.3b, R70)."""
        if not self.trust_was_zero:
            return False
        if self.trust == 0:
            return card in self.calming
        return self.trust <= self.gained.get(card, 0)
