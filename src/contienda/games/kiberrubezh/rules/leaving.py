"""Cards leave the table: returned, discarded, destroyed, or for lack of power (1.7, 8.3, K-R11)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh._steps import ask_order, ask_overload, overload_seat
from contienda.games.kiberrubezh.constants import DECK_SIZE, DISCARD, DO_DISCARD, DOOMED, GONE, WAVE
from contienda.games.kiberrubezh.effect_codes import DESTROYED
from contienda.games.kiberrubezh.rules.effects import dequeue, enqueue
from contienda.games.kiberrubezh.rules.listing import list_copies
from contienda.games.kiberrubezh.rules.places import take_off_table
from contienda.games.kiberrubezh.rules.power import overload, recount
from contienda.games.kiberrubezh.rules.properties import open_attacks
from contienda.games.kiberrubezh.rules.sources import NO_SLOT, make_source, owner_of, slot_of, waiting_source
from contienda.games.kiberrubezh.state import Kiberrubezh


def leave_table(state: Kiberrubezh, seat: i64, slot: i64, goal: i64) -> None:
    """Move a card from the table to its owner's hand or discard pile; losing an asset may cause an overload."""
    if state.tables.assets[seat] & BIT[slot] != 0:
        ask_overload(state, seat)
    else:
        forget(state, seat, slot)
    take_off_table(state, seat, slot, goal)
    recount(state, seat)


def forget(state: Kiberrubezh, seat: i64, slot: i64) -> None:
    """Drop the later effects of a measure or attack card that leaves the table (K-R50, K-R72)."""
    if state.plane(seat, WAVE) & BIT[slot] != 0 and state.link_count > 0:
        leave_wave(state, seat, slot)
    at: i64 = state.queue_count - 1
    while at >= 0:
        source = waiting_source(state.queue[at])
        if slot_of(source) == slot and owner_of(source) == seat:
            dequeue(state, at)
        at -= 1


def leave_wave(state: Kiberrubezh, seat: i64, slot: i64) -> None:
    """Remove an attack before blocks are settled: with all its points it counts as blocked (K-R50)."""
    was_blocked = open_attacks(state, seat) & BIT[slot] == 0
    i: i64 = 1
    while i < state.link_count * 2:
        if state.links[i] & BIT[slot] != 0:
            state.links[i] &= ~BIT[slot]
            if was_blocked:
                state.links[i] |= BIT[GONE]
        i += 2


# --- destruction -----------------------------------------------------------------------------------------------------


def destroy_doomed(state: Kiberrubezh, seat: i64) -> None:
    """Remove all picked cards together; then resolve overload, then their own effects (K-R57)."""
    doomed = state.plane(seat, DOOMED)
    if doomed == 0:
        return
    waiting = state.queue_count
    assets = doomed & state.tables.assets[seat]
    while doomed != 0:
        slot = highest(doomed)
        doomed &= ~BIT[slot]
        card = state.card(seat, slot)
        state.note("destroyed", "L.3", seat, card)
        if BIT[slot] & state.tables.assets[seat] == 0:
            forget(state, seat, slot)
        take_off_table(state, seat, slot, DISCARD)
        if state.tables.rows(card, DESTROYED) > 0:
            enqueue(state, DESTROYED, make_source(seat, card, NO_SLOT))
    recount(state, seat)
    if state.queue_count > waiting:
        ask_order(state, seat, DESTROYED)
    if assets != 0:
        ask_overload(state, seat)


def highest(slots: i64) -> i64:
    """The last member of a set: when an asset leaves, the slots above it move down."""
    slot: i64 = DECK_SIZE - 1
    while slots & BIT[slot] == 0:
        slot -= 1
    return slot


# --- overload --------------------------------------------------------------------------------------------------------


class Overload(Step):
    """The player discards cards one by one until the assets cover the rest (K-R11, K-R58)."""

    number: i64 = 19
    arguments: str = "seat"

    def who(self, state: Kiberrubezh) -> i64:
        seat = overload_seat(state)
        slots = overload(state, seat)
        return UNASKED if slots == 0 or state.all_alike(seat, slots) else seat

    def unasked(self, state: Kiberrubezh) -> None:
        seat = overload_seat(state)
        slots = overload(state, seat)
        if slots == 0:
            state.pop()
        else:
            drop(state, seat, lowest(slots))

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        seat = overload_seat(state)
        list_copies(state, seat, overload(state, seat), DO_DISCARD, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        seat = overload_seat(state)
        drop(state, seat, state.slot_named(seat, action - DO_DISCARD))


def drop(state: Kiberrubezh, seat: i64, slot: i64) -> None:
    state.note("dropped", "K-R11", seat, state.card(seat, slot))
    leave_table(state, seat, slot, DISCARD)
