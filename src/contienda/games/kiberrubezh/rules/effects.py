"""The order of effects (L.1, L.3, 11.2): one card's as printed, several cards' as their owner chooses.

`primitives/` declares what each effect does; the rules reach it through the static data.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh.constants import CATEGORIES, CHOICES, DO_CHOOSE, DO_NAME, DO_RESOLVE, NONE, TABLE
from contienda.games.kiberrubezh.effect_codes import BY_OPPONENT, E_N, E_PICK, E_SIDE, TRIGGERS
from contienda.games.kiberrubezh.rules.properties import name_category
from contienda.games.kiberrubezh.rules.sources import (
    NO_SLOT,
    card_of,
    is_waiting_for,
    make_source,
    make_waiting,
    owner_of,
    slot_of,
    waiting_source,
    waiting_trigger,
)
from contienda.games.kiberrubezh.state import Kiberrubezh


def start_effects(state: Kiberrubezh, source: i64, trigger: i64) -> None:
    """Run all effects of a card at this trigger, in the printed order."""
    at = card_of(source) * TRIGGERS + trigger
    rows = state.tables.effect_count[at]
    if rows > 0:
        s.ask_run(state, rows, state.tables.effect_at[at], source)


class Run(Step):
    """Run the next effect of the current card (L.3)."""

    number: i64 = 21
    arguments: str = "left:128 row:4096 source"

    def unasked(self, state: Kiberrubezh) -> None:
        left, row, source = s.run_left(state), s.run_row(state), s.run_source(state)
        state.pop()
        if left > 1:
            s.ask_run(state, left - 1, row + 1, source)
        state.tables.primitive(row).carry_out(state, source, row)


def picker(state: Kiberrubezh, source: i64, row: i64) -> i64:
    """Who picks the targets of a row, or chooses."""
    owner = owner_of(source)
    return 1 - owner if state.tables.effect(row, E_PICK) == BY_OPPONENT else owner


def side(state: Kiberrubezh, source: i64, row: i64) -> i64:
    """The seat whose cards a row is about."""
    owner = owner_of(source)
    return owner if state.tables.effect(row, E_SIDE) == 0 else 1 - owner


def is_there(state: Kiberrubezh, source: i64) -> bool:
    """Whether the measure or attack card behind an effect is still on the table."""
    slot = slot_of(source)
    return slot != NO_SLOT and state.plane(owner_of(source), TABLE) & BIT[slot] != 0


def lessened(state: Kiberrubezh, source: i64, n: i64) -> i64:
    """The number of the current damage's own effect, reduced by absorption (K-R53)."""
    if state.lessen == 0 or source != state.striking:
        return n
    less = n if n < state.lessen else state.lessen
    state.lessen -= less
    return n - less


# --- triggered effects -----------------------------------------------------------------------------------------------


def queue_up(state: Kiberrubezh, seat: i64, slots: i64, trigger: i64) -> None:
    """Queue the effects these cards have at a trigger; their owner orders them (K-R28)."""
    waiting = state.queue_count
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        card = state.card(seat, slot)
        if state.tables.rows(card, trigger) > 0:
            enqueue(state, trigger, make_source(seat, card, slot))
    if state.queue_count > waiting:
        s.ask_order(state, seat, trigger)


def enqueue(state: Kiberrubezh, trigger: i64, source: i64) -> None:
    """Queue a triggered effect until its owner has ordered it."""
    code = make_waiting(trigger, source)
    if state.queue_count < i64(len(state.queue)):
        state.queue[state.queue_count] = code
    else:
        state.queue = append(state.queue, code)
    state.queue_count += 1


def dequeue(state: Kiberrubezh, at: i64) -> i64:
    found = state.queue[at]
    state.queue_count -= 1
    while at < state.queue_count:
        state.queue[at] = state.queue[at + 1]
        at += 1
    return found


class Order(Step):
    """The owner of several effects triggered at once chooses which comes next (11.2, K-R28)."""

    number: i64 = 20
    arguments: str = "seat:2 trigger"

    def who(self, state: Kiberrubezh) -> i64:
        """Ask nobody if all effects belong to one card number."""
        at = next_waiting(state, 0)
        if at == NONE:
            return UNASKED
        card = card_of(waiting_source(state.queue[at]))
        while at != NONE:
            if card_of(waiting_source(state.queue[at])) != card:
                return s.order_seat(state)
            at = next_waiting(state, at + 1)
        return UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        at = next_waiting(state, 0)
        if at == NONE:
            state.pop()
        else:
            resolve(state, at)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        """By card, each number once."""
        at = next_waiting(state, 0)
        while at != NONE:
            card = card_of(waiting_source(state.queue[at]))
            if place_in_queue(state, card) == at:
                out.add(DO_RESOLVE + card)
            at = next_waiting(state, at + 1)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        resolve(state, place_in_queue(state, action - DO_RESOLVE))


def next_waiting(state: Kiberrubezh, at: i64) -> i64:
    """The first effect of this seat and trigger in the queue from `at` on, or NONE."""
    seat, trigger = s.order_seat(state), s.order_trigger(state)
    for place in range(at, state.queue_count):
        if is_waiting_for(state.queue[place], seat, trigger):
            return place
    return NONE


def place_in_queue(state: Kiberrubezh, card: i64) -> i64:
    """The queue index of this card's first effect."""
    at = next_waiting(state, 0)
    while card_of(waiting_source(state.queue[at])) != card:
        at = next_waiting(state, at + 1)
    return at


def resolve(state: Kiberrubezh, at: i64) -> None:
    """Run a triggered effect."""
    code = dequeue(state, at)
    source = waiting_source(code)
    state.lead("took_effect", "L.1", owner_of(source), card_of(source))
    start_effects(state, source, waiting_trigger(code))


# --- choices ---------------------------------------------------------------------------------------------------------


class Choose(Step):
    """A player chooses one of a card's options, if more than one would do anything (L.3, K-R56)."""

    number: i64 = 38
    arguments: str = "left:128 row:4096 source"

    def who(self, state: Kiberrubezh) -> i64:
        first = next_open(state, 0)
        if first == NONE or next_open(state, first + 1) == NONE:
            return UNASKED
        return picker(state, s.choose_source(state), s.choose_row(state))

    def unasked(self, state: Kiberrubezh) -> None:
        option = next_open(state, 0)
        if option == NONE:
            state.pop()
        else:
            choose(state, option)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        card = card_of(s.choose_source(state))
        option = next_open(state, 0)
        while option != NONE:
            out.add(DO_CHOOSE + card * CHOICES + option)
            option = next_open(state, option + 1)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        choose(state, (action - DO_CHOOSE) % CHOICES)


def next_open(state: Kiberrubezh, option: i64) -> i64:
    """The first option from this one on that would do anything, or NONE."""
    tables = state.tables
    row, source = s.choose_row(state), s.choose_source(state)
    for each in range(option, tables.effect(row, E_N)):
        first = tables.option_row(row, each)
        for effect in range(first, first + tables.option_rows(row, each)):
            if tables.primitive(effect).changes_something(state, source, effect):
                return each
    return NONE


def choose(state: Kiberrubezh, option: i64) -> None:
    row, source = s.choose_row(state), s.choose_source(state)
    state.pop()
    state.lead("chose", "L.3", picker(state, source, row), card_of(source) * CHOICES + option)
    s.ask_run(state, state.tables.option_rows(row, option), state.tables.option_row(row, option), source)


class Name(Step):
    """The owner of an attack names its category (L.3)."""

    number: i64 = 37
    arguments: str = "source"

    def who(self, state: Kiberrubezh) -> i64:
        return owner_of(s.name_source(state))

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        for category in range(i64(CATEGORIES)):
            out.add(DO_NAME + category)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        source = s.name_source(state)
        category = action - DO_NAME
        state.pop()
        name_category(state, owner_of(source), slot_of(source), category)
        state.note("named", "L.3", card_of(source), category)
