"""Explains a finished game from its events: what hit each service and why, cascades, campaign line, falls, the end.

Read-only: lists of events go in, facts with the engine's own numbers come out (services, programs, states and phases as
in `constants.py`; -1 for none). No words, no rules, no position. `debrief_markers.py` analyses the markers and what the
recovery and continuity cards were worth.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from contienda.core.events import Event
from contienda.games.buenosos.constants import BASIC, DOWN, NONE

UPKEEP = "5.0a"  # the clause by which a Degraded service loses INT at upkeep
TAKEN_BACK = "R40"  # ... by which the CSIRT card undoes a fall

CHANGES = ("worsened", "fell", "saved", "improved", "recovered")  # events that change the state of a service
_HITS = (*CHANGES, "damaged", "shielded", "healed")  # all events about a service; its number is the first argument
_PROGRAMS = ("targeted", "played", "played_free", "acted")  # the number of the program is the first argument
_BESIDES = ("boosted", "lessened", "pierced")  # events just before the damage they modify


@dataclass(frozen=True)
class Arrow:
    """A dependency that carried an impact in a wave."""

    event: int
    dependency: int
    wave: int
    points: int
    clause: str


@dataclass(frozen=True)
class Control:
    """A program that raised or lowered damage, and by how many points of INT."""

    source: int
    points: int


@dataclass(frozen=True)
class Hit:
    """One event of a service.

    `kind` is the kind of the event, or `absorbed` for damage that guards reduced to nothing. `through` says how it
    came: `card` (any program), `arrow`, `spread`, `upkeep`, or "" if the events do not say. `source` is the program at
    its root, even behind a dependency. `dependency` and `wave` are set for what came along an arrow (a spread has wave
    0); `arrows` holds everything that hit the service in that wave.
    """

    event: int
    turn: int
    kind: str
    clause: str
    points: int = 0
    left: int = NONE  # INT afterwards
    state: int = NONE  # afterwards
    through: str = ""
    source: int = NONE
    dependency: int = NONE
    wave: int = 0
    arrows: tuple[Arrow, ...] = ()
    lessened: tuple[Control, ...] = ()
    boosted: tuple[Control, ...] = ()
    control: int = NONE  # the program that shielded or saved the service


@dataclass(frozen=True)
class Link:
    """One step of a cascade: a service that got worse through a dependency in a wave (0 for a spread, 7.6)."""

    service: int
    dependency: int
    turn: int
    wave: int
    points: int
    clause: str
    state: int  # the state it reached
    event: int  # the arrow or the spread


@dataclass(frozen=True)
class Chain:
    """A cascade: the service it began with, the program behind it (if any), and its steps."""

    start: int
    state: int  # of the first service when the cascade started
    turn: int
    source: int
    links: tuple[Link, ...]

    def services(self) -> list[int]:
        return [self.start, *(link.service for link in self.links)]


@dataclass(frozen=True)
class Campaign:
    """The campaign line in one turn: phases newly marked, counted only this turn, erased, and marked at its end."""

    turn: int
    marked: tuple[int, ...]
    counted: tuple[int, ...]
    erased: tuple[int, ...]
    standing: tuple[int, ...]


@dataclass(frozen=True)
class Fall:
    """A service that went Down: what brought it down, and when and how it came back, if it did."""

    service: int
    turn: int
    event: int
    source: int
    through: str
    dependency: int
    back: int = NONE  # the turn of its recovery
    by: int = NONE
    taken_back: bool = False  # the fall was undone (R34)


@dataclass(frozen=True)
class Ending:
    """The end of the game: its place in the list of endings, turn, clause, cause, and the services that fell."""

    reason: int
    turn: int
    clause: str
    cause: int
    down: tuple[int, ...]  # services that were Down
    fallen: tuple[int, ...]  # services that ever went Down
    recovered: tuple[int, ...]


class Tale:
    """Indexes the events of a game: their turns, and the previous change of each service."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.by_number = {event.number: event for event in events}
        self.turn: dict[int, int] = {}
        self.before: dict[int, int] = {}  # a state change -> the previous one of the same service
        self.arrows: dict[tuple[int, int, int], list[Arrow]] = {}  # by turn, wave and service
        turn = began(events)
        last: dict[int, int] = {}
        for event in events:
            if event.kind == "turn_began":
                turn = event.arguments[0]
            self.turn[event.number] = turn
            if event.kind in CHANGES:
                service = event.arguments[0]
                self.before[event.number] = last.get(service, NONE)
                last[service] = event.number
            elif event.kind == "arrow_hit":
                service, dependency, wave, points = event.arguments
                arrow = Arrow(event.number, dependency, wave, points, event.clause)
                self.arrows.setdefault((turn, wave, service), []).append(arrow)

    def back(self, event: Event) -> Event | None:
        """The cause of an event; for an incomplete repair, whatever had hurt the service before."""
        number = event.cause
        if event.kind in ("improved", "recovered"):
            number = self.before[event.number]
        return self.by_number.get(number)

    def path(self, event: Event) -> list[Event]:
        """The chain from this event back to its first cause."""
        found = [event]
        while (cause := self.back(found[-1])) is not None:
            found.append(cause)
        return found

    def program(self, event: Event) -> int:
        """The nearest program behind an event: a card, event card, basic action, perk or effect on fall."""
        for each in self.path(event):
            if each.kind in _PROGRAMS:
                return each.arguments[0]
            if each.kind == "basic_taken":
                return BASIC + each.arguments[0]
        return NONE

    def doer(self, event: Event) -> int:
        """The program that directly caused this event; for a recovery, the card that brought it."""
        cause = self.by_number.get(event.cause)
        return self.program(cause) if cause is not None else NONE

    def approach(self, event: Event) -> tuple[str, Event | None]:
        """How an event reached its service: the nearest arrow, spread, upkeep or program behind it."""
        for each in self.path(event):
            if each.kind == "arrow_hit":
                return "arrow", each
            if each.kind == "spread":
                return "spread", each
            if each.kind == "damaged" and each.clause == UPKEEP:
                return "upkeep", each
            if each.kind in _PROGRAMS or each.kind == "basic_taken":
                return "card", each
        return "", None


def began(events: list[Event]) -> int:
    """The turn in which these events begin; 0 before the first turn."""
    for event in events:
        if event.kind == "turn_began":
            return event.arguments[0] - 1
        if event.kind == "closing":
            return event.arguments[0]
    return 0


# --- the history of a service ----------------------------------------------------------------------------------------


def history(events: list[Event], service: int) -> list[Hit]:
    """Everything that happened to one service, in order: the cause, the dependency, and what reduced it."""
    tale = Tale(events)
    found: list[Hit] = []
    beside: list[Event] = []
    for event in events:
        mine = bool(event.arguments) and event.arguments[0] == service
        if beside and (event.cause != beside[0].cause or (mine and event.kind in CHANGES)):
            found += absorbed(tale, beside)
            beside = []
        if mine and event.kind in _BESIDES:
            beside.append(event)
        elif mine and event.kind in _HITS:
            found.append(hit(tale, event, beside if event.kind == "damaged" else []))
            if event.kind == "damaged":
                beside = []
    return found + absorbed(tale, beside)


def absorbed(tale: Tale, beside: list[Event]) -> list[Hit]:
    """Damage that was reduced to nothing."""
    if not any(event.kind == "lessened" for event in beside):
        return []
    return [replace(hit(tale, beside[-1], beside), kind="absorbed", points=0, left=NONE)]


def hit(tale: Tale, event: Event, beside: list[Event]) -> Hit:
    through, at = tale.approach(event)
    repairs = event.kind in ("healed", "improved", "recovered")
    if repairs:
        through, at = ("card" if tale.doer(event) != NONE else "", None)
    turn = tale.turn[event.number]
    dependency, wave = NONE, 0
    arrows: tuple[Arrow, ...] = ()
    if at is not None and at.kind == "arrow_hit":
        _, dependency, wave, _ = at.arguments
        arrows = tuple(tale.arrows[tale.turn[at.number], wave, at.arguments[0]])
    elif at is not None and at.kind == "spread":
        dependency = at.arguments[0]
    points, left, state, control = _numbers(event)
    return Hit(
        event=event.number,
        turn=turn,
        kind=event.kind,
        clause=event.clause,
        points=points,
        left=left,
        state=state,
        through=through,
        source=tale.doer(event) if repairs else tale.program(event),
        dependency=dependency,
        wave=wave,
        arrows=arrows,
        lessened=tuple(Control(each.arguments[2], each.arguments[1]) for each in beside if each.kind == "lessened"),
        boosted=tuple(Control(each.arguments[2], each.arguments[1]) for each in beside if each.kind == "boosted"),
        control=control,
    )


def _numbers(event: Event) -> tuple[int, int, int, int]:
    """Points, remaining INT, state and control, as far as an event of this kind has them."""
    rest = event.arguments[1:]
    if event.kind in ("damaged", "healed"):
        return rest[0], rest[1], NONE, NONE
    if event.kind in ("worsened", "improved"):
        return 0, NONE, rest[0], NONE
    if event.kind == "recovered":
        return 0, rest[1], rest[0], NONE
    if event.kind == "saved":
        return 0, rest[0], rest[2], rest[1]
    if event.kind == "fell":
        return 0, 0, DOWN, NONE
    return 0, NONE, NONE, rest[0] if event.kind == "shielded" else NONE


# --- cascades -------------------------------------------------------------------------------------------------------


def cascades(events: list[Event]) -> list[Chain]:
    """Chains in which each service got worse through the previous one, longest first, without chains inside others.

    A chain may span several turns: an arrow's impact comes from whatever put its dependency into its state.
    """
    tale = Tale(events)
    found: dict[tuple[int, ...], Chain] = {}
    for event in events:
        if event.kind in ("worsened", "fell", "saved"):
            chain = chain_to(tale, event)
            if chain.links:
                key = tuple(link.event for link in chain.links)
                found[key] = chain  # keeps the last of several changes by one arrow
    inner = {key[:length] for key in found for length in range(len(key))}
    whole = [chain for key, chain in found.items() if key not in inner]
    return sorted(whole, key=lambda chain: (-len(chain.links), -len(set(chain.services())), chain.links[0].event))


def chain_to(tale: Tale, event: Event) -> Chain:
    """How a state change came about, starting at the first service."""
    links: list[Link] = []
    service, state, turn = event.arguments[0], NONE, tale.turn[event.number]
    reached: Event | None = None  # the last change of the current service
    for each in tale.path(event):
        if each.kind in CHANGES and reached is None:
            reached, state, turn = each, _numbers(each)[2], tale.turn[each.number]
        elif each.kind in ("arrow_hit", "spread"):
            target, dependency, wave, points = _step(tale, each, reached)
            turn = tale.turn[each.number]
            links.append(Link(target, dependency, turn, wave, points, each.clause, state, each.number))
            service, state, reached = dependency, NONE, None
    links.reverse()
    return Chain(service, state, turn, tale.program(event), tuple(links))


def _step(tale: Tale, event: Event, reached: Event | None) -> tuple[int, int, int, int]:
    """Target, dependency, wave and points of an arrow or a spread."""
    if event.kind == "arrow_hit":
        service, dependency, wave, points = event.arguments
        return service, dependency, wave, points
    dependency, service = event.arguments
    cause = tale.by_number.get(reached.cause) if reached is not None else None
    return service, dependency, 0, cause.arguments[1] if cause is not None and cause.kind == "damaged" else 0


# --- the game as a whole --------------------------------------------------------------------------------------------


def campaign(events: list[Event]) -> list[Campaign]:
    """The campaign line, one row for each turn begun."""
    found: list[Campaign] = []
    for event in events:
        if event.kind == "turn_began":
            found.append(Campaign(event.arguments[0], (), (), (), found[-1].standing if found else ()))
        elif found and event.kind in ("phase_marked", "phase_counts", "phase_erased"):
            phase, row = event.arguments[0], found[-1]
            if event.kind == "phase_marked":
                row = replace(row, marked=(*row.marked, phase), standing=tuple(sorted({*row.standing, phase})))
            elif event.kind == "phase_counts":
                row = replace(row, counted=(*row.counted, phase))
            else:
                rest = tuple(each for each in row.standing if each != phase)
                row = replace(row, erased=(*row.erased, phase), standing=rest)
            found[-1] = row
    return found


def falls(events: list[Event]) -> list[Fall]:
    """Every fall, with its recovery."""
    tale = Tale(events)
    found: list[Fall] = []
    open_: dict[int, int] = {}  # service -> its index in the list
    for event in events:
        service = event.arguments[0] if event.arguments else NONE
        turn = tale.turn[event.number]
        if event.kind == "fell":
            told = hit(tale, event, [])
            open_[service] = len(found)
            found.append(Fall(service, turn, event.number, told.source, told.through, told.dependency))
        elif event.kind in ("recovered", "improved") and service in open_:
            at = open_.pop(service)
            undone = event.kind == "improved" and event.clause == TAKEN_BACK
            found[at] = replace(found[at], back=turn, by=tale.doer(event), taken_back=undone)
    return found


def ending(events: list[Event]) -> Ending | None:
    """How the game ended, or None while it goes on."""
    last = next((event for event in reversed(events) if event.kind == "ended"), None)
    if last is None:
        return None
    told = [fall for fall in falls(events) if not fall.taken_back]
    return Ending(
        reason=last.arguments[0],
        turn=Tale(events).turn[last.number],
        clause=last.clause,
        cause=last.cause,
        down=tuple(fall.service for fall in told if fall.back == NONE),
        fallen=tuple(dict.fromkeys(fall.service for fall in told)),
        recovered=tuple(dict.fromkeys(fall.service for fall in told if fall.back != NONE)),
    )


def controls(events: list[Event]) -> list[Control]:
    """How much INT damage each control prevented in the whole game, the most effective first."""
    found: dict[int, int] = {}
    for event in events:
        if event.kind == "lessened":
            found[event.arguments[2]] = found.get(event.arguments[2], 0) + event.arguments[1]
    ranked = sorted(found.items(), key=lambda each: (-each[1], each[0]))
    return [Control(source, points) for source, points in ranked]
