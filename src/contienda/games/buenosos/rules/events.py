"""Phase 1 of a turn: an event is revealed and acts, stays latent or is discarded (5.1, R44)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.buenosos._steps import ask_effects, event_chosen
from contienda.games.buenosos.constants import (
    DECK,
    DECK_SIZE,
    DISCARDED,
    DO_REVEAL,
    EVENTS,
    FIRST_EVENT,
    LATENT,
    NONE,
    TABLE,
)
from contienda.games.buenosos.effect_codes import ACTS_ALWAYS, ACTS_FROM_TURN, ACTS_FROM_TURN_ONLY
from contienda.games.buenosos.mechanics.piles import move, rebuild_deck
from contienda.games.buenosos.rules.lists import list_pile, sample_card
from contienda.games.buenosos.rules.playing import take_up
from contienda.games.buenosos.state import BuenOsos, at_least


class Latent(Step):
    """Latent events act when their time comes (R44)."""

    number: i64 = 4

    def unasked(self, state: BuenOsos) -> None:
        kind = due_event(state)
        if kind == NONE:
            state.pop()
        else:
            act(state, kind, LATENT)


class Event(Step):
    """Chance reveals an event (5.1a)."""

    number: i64 = 5
    arguments: str = "chosen?"

    def who(self, state: BuenOsos) -> i64:
        return CHANCE if event_chosen(state) == NONE and state.pile(EVENTS, DECK) != 0 else UNASKED

    def unasked(self, state: BuenOsos) -> None:
        """Reveal the event the facilitator chose; rebuild an empty deck; skip the phase without any events."""
        chosen = event_chosen(state)
        if chosen != NONE:
            state.pop()
            if state.copies_in(EVENTS, DECK, chosen) == 0:
                move(state, EVENTS, chosen, DISCARDED, DECK)
            reveal(state, chosen, "11b")
        elif not rebuild_deck(state, EVENTS):
            state.pop()

    def list(self, state: BuenOsos, out: Legal) -> None:
        list_pile(state.kinds(EVENTS, DECK), DO_REVEAL, out)

    def weights(self, state: BuenOsos) -> Weights:
        return [int(state.copies_in(EVENTS, DECK, code - DO_REVEAL)) for code in state.actions()]

    def sample(self, state: BuenOsos, rng: Rng) -> i64:
        return DO_REVEAL + sample_card(state, EVENTS, DECK, rng)

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        reveal(state, action - DO_REVEAL, "5.1a")


def reveal(state: BuenOsos, kind: i64, clause: str) -> None:
    """Activate the event at once, keep it latent, or discard it (5.1b, 5.1c)."""
    event: i64 = FIRST_EVENT + kind
    state.lead("event_revealed", clause, event)
    if is_active(state, event):
        act(state, kind, DECK)
    elif state.tables.activation[event] == ACTS_FROM_TURN:
        move(state, EVENTS, kind, DECK, LATENT)
        state.note("event_waits", "5.1c", event)
    else:
        move(state, EVENTS, kind, DECK, DISCARDED)
        state.note("event_idle", "5.1c", event)


def act(state: BuenOsos, kind: i64, source: i64) -> None:
    """Apply an event."""
    event: i64 = FIRST_EVENT + kind
    move(state, EVENTS, kind, source, TABLE)
    if state.recorder is not None:
        state.lead("acted", state.tables.clauses[event], event)
    take_up(state, event)
    ask_effects(state)


def is_active(state: BuenOsos, event: i64) -> bool:
    kind = state.tables.activation[event]
    a = state.tables.activation_a[event]
    if kind == ACTS_ALWAYS:
        return True
    if kind == ACTS_FROM_TURN or kind == ACTS_FROM_TURN_ONLY:
        return state.turn >= a
    return state.any_in(a, at_least(state.tables.activation_b[event]))


def due_event(state: BuenOsos) -> i64:
    """A latent event whose time has come (R44), or NONE."""
    waiting = state.pile(EVENTS, LATENT)
    kind: i64 = 0
    while kind < DECK_SIZE and waiting >= BIT[kind]:
        if waiting & BIT[kind] != 0 and is_active(state, FIRST_EVENT + kind):
            return kind
        kind += 1
    return NONE
