"""What a card would have prevented: the same game again with one more play of Blue, everything else as it was.

Chance draws what it drew, and both teams do what they did. What is not possible any more is left out: a play that the
extra card has made too dear, a card that is already in the hand. So a figure here is about this one game;
for the average worth of a decision see `contienda.analysis`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from contienda.core.bitset import BIT
from contienda.core.events import Event, Recorder
from contienda.core.state import OVER
from contienda.games.buenosos.analysis import Chain, Tale, cascades
from contienda.games.buenosos.constants import (
    BLUE,
    DECK,
    DECK_SIZE,
    DISCARDED,
    DO_PASS,
    DO_PLAY,
    DO_PLAY_FREE,
    DO_TARGET,
    HAND,
    NODES,
    TABLE,
)
from contienda.games.buenosos.mechanics.piles import move
from contienda.games.buenosos.state import BuenOsos
from contienda.play.match import Match

AMPLE = 30  # budget of a card that is only tried out
AHEAD = 12  # actions of the game that may be left out at a time
MOST_CHOICES = 8  # of one play: targets, payment
HELD, DECKED, GONE, LAID = "hand", "deck", "discard", "table"
DEAR = "dear"  # in the hand, but it could not be played
PLACES = ((HAND, HELD), (TABLE, LAID), (DECK, DECKED), (DISCARDED, GONE))


@dataclass(frozen=True)
class Moment:
    """A decision of Blue at which one more card could be played."""

    step: int
    turn: int
    state: BuenOsos


@dataclass(frozen=True)
class Tried:
    """A card played on a service, and the events of the game from there."""

    card: int
    service: int
    moment: Moment
    where: str  # the card was: hand, table, deck, discard
    events: list[Event]
    stability: dict[int, int]  # by turn


def moments(match: Match, first: int, last: int) -> list[Moment]:
    """Return where Blue begins to play cards, from step `first` on and before step `last`: once in each phase."""
    state = cast(BuenOsos, match.game.start(len(match.seats), match.options))
    found: list[Moment] = []
    waiting = True
    for step, action in enumerate(match.actions[:last]):
        mine = state.actor() == BLUE
        if mine and waiting and step >= first and DO_PASS in state.actions():
            found.append(Moment(step, int(state.turn), cast(BuenOsos, state.copy())))
            waiting = False
        elif not mine:
            waiting = True
        state.apply(action)
    return found


def tried(match: Match, moment: Moment, card: int, services: list[int], held: bool) -> Tried | None:
    """Play a card at that moment, on the first of these services it can have, and go on as the game went.

    With `held`, only what was possible counts: the card in the hand and its price in the budget.
    """
    state = cast(BuenOsos, moment.state.copy())
    where = place_of(state, card)
    if not held:
        if where in (DECKED, GONE):
            move(state, BLUE, card - DECK_SIZE, DECK if where == DECKED else DISCARDED, HAND)
        state.budget_blue = max(int(state.budget_blue), AMPLE)
    recorder = Recorder()
    recorder.step = moment.step
    state.attach(recorder)
    code = next((code for code in (DO_PLAY_FREE + card, DO_PLAY + card) if code in state.actions()), None)
    if code is None:
        return None
    depth = int(state.depth)
    state.apply(code)
    target = -1
    for _ in range(MOST_CHOICES):
        if state.actor() != BLUE or int(state.depth) <= depth:
            break
        listed = state.actions()
        wanted = next((DO_TARGET + each for each in services if DO_TARGET + each in listed), listed[0])
        if target < 0 and DO_TARGET <= wanted < DO_TARGET + NODES:
            target = wanted - DO_TARGET
        state.apply(wanted)
    stability = {}
    for turn, value in followed(match, state, moment.step):
        stability[turn] = value
    return Tried(card, target, moment, where, recorder.events, stability) if stability else None


def place_of(state: BuenOsos, card: int) -> str:
    """Return where a card of Blue is."""
    slots = int(state.slots_of(BLUE, card - DECK_SIZE))
    return next((name for place, name in PLACES if int(state.pile(BLUE, place)) & slots), "")


def followed(match: Match, state: BuenOsos, step: int) -> Iterator[tuple[int, int]]:
    """Go on as the game went; yield each turn with the Stability at its end."""
    actors, at, turn = actors_of(match), step, int(state.turn)
    for _ in range(2 * len(match.actions)):
        if state.actor() == OVER or at >= len(match.actions):
            break
        actor, listed = int(state.actor()), state.actions()
        ahead = range(at, min(at + AHEAD, len(match.actions)))
        again = next((each for each in ahead if actors[each] == actor and match.actions[each] in listed), None)
        if again is not None:
            state.apply(match.actions[again])
            at = again + 1
        else:
            state.apply(DO_PASS if DO_PASS in listed else listed[0])
            at += actors[at] == actor
        if int(state.turn) != turn:
            yield turn, int(state.stability)
            turn = int(state.turn)
    if state.actor() == OVER:
        yield turn, int(state.stability)


def actors_of(match: Match) -> list[int]:
    """Return who decided each action."""
    state = match.game.start(len(match.seats), match.options)
    found = []
    for action in match.actions:
        found.append(int(state.actor()))
        state.apply(action)
    return found


def cards_of_blue(moment: Moment, held: bool) -> list[int]:
    """Return the cards to try at that moment: those in the hand, or every card Blue has."""
    kinds = 0
    for place in (HAND,) if held else (HAND, DECK, DISCARDED):
        kinds |= int(moment.state.kinds(BLUE, place))
    return [DECK_SIZE + number for number in range(DECK_SIZE) if kinds & int(BIT[number])]


# --- where a cascade could be cut -------------------------------------------------------------------------------------


def cut(match: Match, chain: Chain) -> dict[str, object] | None:
    """Return the play that would have cut a cascade and saved most Stability.

    Cards of the hand that could be paid come first; if none helps, any card of the deck shows what was missing.
    """
    events = match.recorder.events
    begin = next((event.step for event in events if event.kind == "turn_began" and event.arguments[0] == chain.turn), 0)
    last = next(event.step for event in events if event.number == chain.links[-1].event)
    before = stability_by_turn(events)
    services = list(dict.fromkeys([*(link.service for link in chain.links), chain.start]))
    for held in (True, False):
        best: tuple[int, int, Tried, int] | None = None
        for moment in moments(match, begin, last + 1):
            for card in cards_of_blue(moment, held):
                found = tried(match, moment, card, services, held)
                at = broken(chain, found) if found is not None else None
                if found is None or at is None:
                    continue
                turn = chain.links[-1].turn
                if turn not in found.stability:
                    continue
                saved = found.stability[turn] - before.get(turn, 0)
                if saved > 0 and (best is None or (saved, -at) > best[:2]):
                    best = (saved, -at, found, at)
        if best is not None:
            saved, _, found, at = best
            return {
                "card": found.card,
                "service": found.service,
                "turn": found.moment.turn,
                "step": found.moment.step,
                "where": found.where if held or found.where != HELD else DEAR,
                "link": at,
                "stability": saved,
            }
    return None


def broken(chain: Chain, found: Tried) -> int | None:
    """Return the first link of the chain that does not happen any more; None if all do."""
    told = {
        (link.service, link.dependency, link.turn, link.state) for each in cascades(found.events) for link in each.links
    }
    for at, link in enumerate(chain.links):
        if link.turn < found.moment.turn:
            continue  # it happened before
        if (link.service, link.dependency, link.turn, link.state) not in told:
            return at
    return None


def stability_by_turn(events: list[Event]) -> dict[int, int]:
    """Return the Stability at the end of each turn in which it changed."""
    found: dict[int, int] = {}
    tale = Tale(events)
    for event in events:
        if event.kind in ("stability_fell", "stability_rose"):
            found[tale.turn[event.number]] = event.arguments[1]
    return found


# --- the barrier against a rare event ---------------------------------------------------------------------------------


def barrier(
    match: Match, harmful: Callable[[list[Event]], int], step: int, last: int, services: list[int]
) -> dict[str, object] | None:
    """Return the card that would have prevented most of what an event did, played shortly before it struck.

    `last` is the turn in which it struck last: the game must be able to go on that far.
    """
    harm = harmful(match.recorder.events)
    before = moments(match, 0, step)[-2:]
    best: tuple[int, bool, Tried] | None = None
    for moment in before:
        for card in cards_of_blue(moment, False):
            found = tried(match, moment, card, services, False)
            if found is None or last not in found.stability:
                continue
            prevented = harm - harmful(found.events)
            if prevented > 0 and (best is None or (prevented, found.where == HELD) > best[:2]):
                best = (prevented, found.where == HELD, found)
    if best is None:
        return None
    prevented, _, found = best
    return {
        "card": found.card,
        "service": found.service,
        "turn": found.moment.turn,
        "where": found.where,
        "prevented": prevented,
    }
