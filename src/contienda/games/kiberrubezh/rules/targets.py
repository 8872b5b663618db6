"""Targets of effects on the table (L.3, K-R54, K-R56): who picks, from what, and what happens to them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import (
    E_A,
    E_N,
    E_ZONE,
    FROM_DESTROY,
    FROM_TURN,
    IN_ASSETS,
    IN_ATTACK,
    IN_DEFENCE,
)
from contienda.games.kiberrubezh.rules.effects import picker, side
from contienda.games.kiberrubezh.rules.leaving import destroy_doomed, leave_table
from contienda.games.kiberrubezh.rules.listing import list_assets, list_copies
from contienda.games.kiberrubezh.rules.properties import give_point, open_attacks, unprotected
from contienda.games.kiberrubezh.rules.sources import NO_SLOT, card_of, owner_of, slot_of
from contienda.games.kiberrubezh.rules.turning import turn_card, unturn_card
from contienda.games.kiberrubezh.state import Kiberrubezh


class TargetPick(Step):
    """What the four steps that pick cards on the table share; they have the same arguments."""

    stops_early: bool = False  # with "up to n", the player may stop before the last card

    def targets(self, state: Kiberrubezh, source: i64, row: i64) -> i64:
        """The cards that may be picked, as slots."""
        raise NotImplementedError

    def take(self, state: Kiberrubezh, seat: i64, slot: i64, row: i64) -> None:
        """What happens to a card that is picked."""
        raise NotImplementedError

    def finish(self, state: Kiberrubezh) -> None:
        state.pop()

    def slots(self, state: Kiberrubezh) -> i64:
        return self.targets(state, s.destroy_source(state), s.destroy_row(state))

    def may_stop(self, state: Kiberrubezh) -> bool:
        return self.stops_early and is_up_to(state, s.destroy_row(state))

    def who(self, state: Kiberrubezh) -> i64:
        left, row, source = s.destroy_left(state), s.destroy_row(state), s.destroy_source(state)
        return who_picks(state, left, row, source, self.slots(state), self.may_stop(state))

    def unasked(self, state: Kiberrubezh) -> None:
        slots = self.slots(state)
        if s.destroy_left(state) > 0 and slots != 0:
            self.pick(state, lowest(slots))
        else:
            self.finish(state)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_targets(state, self.slots(state), self.may_stop(state), out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_ENOUGH:
            state.pop()
        else:
            self.pick(state, target_named(state, action))

    def pick(self, state: Kiberrubezh, slot: i64) -> None:
        """Take one card; the step goes on with the next."""
        left, row, source = s.destroy_left(state), s.destroy_row(state), s.destroy_source(state)
        state.pop()
        state.push(self.number, s.pack_destroy(left - 1, row, source))
        self.take(state, side(state, source, row), slot, row)


class Destroy(TargetPick):
    """A player picks the cards to destroy; then they leave together (L.3, K-R57)."""

    number: i64 = 32
    arguments: str = "left:128 row:4096 source"

    def targets(self, state: Kiberrubezh, source: i64, row: i64) -> i64:
        return destroyable(state, source, row)

    def take(self, state: Kiberrubezh, seat: i64, slot: i64, row: i64) -> None:
        state.planes[seat * c.PLANES + c.DOOMED] |= BIT[slot]

    def finish(self, state: Kiberrubezh) -> None:
        seat = targeted_seat(state)
        state.pop()
        destroy_doomed(state, seat)


class Turn(TargetPick):
    """A player picks cards to turn; a frozen one skips its owner's next unturning (L.3, K-R63)."""

    number: i64 = 33
    arguments: str = "left:128 row:4096 source"
    stops_early: bool = True

    def targets(self, state: Kiberrubezh, source: i64, row: i64) -> i64:
        return turnable(state, source, row)

    def take(self, state: Kiberrubezh, seat: i64, slot: i64, row: i64) -> None:
        turn_card(state, seat, slot, state.tables.effect(row, E_A) != 0)


class UnturnSome(TargetPick):
    """A player picks cards to unturn early (L.3)."""

    number: i64 = 34
    arguments: str = "left:128 row:4096 source"
    stops_early: bool = True

    def targets(self, state: Kiberrubezh, source: i64, row: i64) -> i64:
        return unturnable(state, source, row)

    def take(self, state: Kiberrubezh, seat: i64, slot: i64, row: i64) -> None:
        unturn_card(state, seat, slot)


class Return(TargetPick):
    """A player picks cards to return to their owner's hand (L.3)."""

    number: i64 = 35
    arguments: str = "left:128 row:4096 source"

    def targets(self, state: Kiberrubezh, source: i64, row: i64) -> i64:
        return returnable(state, source, row)

    def take(self, state: Kiberrubezh, seat: i64, slot: i64, row: i64) -> None:
        state.note("returned", "L.3", seat, state.card(seat, slot))
        leave_table(state, seat, slot, c.HAND)


class Stop(Step):
    """A player picks attacks of the wave for an event to block, of any category: one, or up to n (L.3, K-R54)."""

    number: i64 = 36
    arguments: str = "left:128 row:4096 source"

    def who(self, state: Kiberrubezh) -> i64:
        owner = owner_of(s.stop_source(state))
        slots = open_attacks(state, 1 - owner)
        if s.stop_left(state) == 0 or slots == 0:
            return UNASKED
        forced = not is_up_to(state, s.stop_row(state)) and state.all_alike(1 - owner, slots)
        return UNASKED if forced else owner

    def unasked(self, state: Kiberrubezh) -> None:
        slots = open_attacks(state, 1 - owner_of(s.stop_source(state)))
        if s.stop_left(state) > 0 and slots != 0:
            stop_by_event(state, lowest(slots))
        else:
            state.pop()

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        attacker = 1 - owner_of(s.stop_source(state))
        list_copies(state, attacker, open_attacks(state, attacker), c.DO_STOP, out)
        if is_up_to(state, s.stop_row(state)):
            out.add(c.DO_ENOUGH)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        if action == c.DO_ENOUGH:
            state.pop()
        else:
            stop_by_event(state, state.slot_named(state.active, action - c.DO_STOP))


def stop_by_event(state: Kiberrubezh, slot: i64) -> None:
    left, row, source = s.stop_left(state), s.stop_row(state), s.stop_source(state)
    attacker = 1 - owner_of(source)
    state.pop()
    s.ask_stop(state, left - 1, row, source)
    give_point(state, attacker, slot)
    state.note("stopped", "L.3", card_of(source), state.card(attacker, slot))


# --- possible targets ------------------------------------------------------------------------------------------------


def in_zone(state: Kiberrubezh, seat: i64, zone: i64) -> i64:
    if zone == IN_ASSETS:
        return state.assets_of(seat)
    if zone == IN_DEFENCE:
        return state.measures_of(seat)
    return state.attacks_of(seat) if zone == IN_ATTACK else state.plane(seat, c.WAVE)


def destroyable(state: Kiberrubezh, source: i64, row: i64) -> i64:
    """The cards not yet picked, without the opponent's protected ones."""
    seat = side(state, source, row)
    slots = in_zone(state, seat, state.tables.effect(row, E_ZONE)) & ~state.plane(seat, c.DOOMED)
    return slots if seat == owner_of(source) else unprotected(state, seat, slots, FROM_DESTROY)


def turnable(state: Kiberrubezh, source: i64, row: i64) -> i64:
    seat = side(state, source, row)
    slots = in_zone(state, seat, state.tables.effect(row, E_ZONE)) & ~state.plane(seat, c.TURNED)
    return slots if seat == owner_of(source) else unprotected(state, seat, slots, FROM_TURN)


def unturnable(state: Kiberrubezh, source: i64, row: i64) -> i64:
    """The turned cards, or only those of another number."""
    seat = side(state, source, row)
    slots = in_zone(state, seat, state.tables.effect(row, E_ZONE)) & state.plane(seat, c.TURNED)
    return slots & ~state.tables.slots(seat, card_of(source)) if state.tables.effect(row, E_A) != 0 else slots


def returnable(state: Kiberrubezh, source: i64, row: i64) -> i64:
    """All cards of a zone, or all except the source itself."""
    zone = state.tables.effect(row, E_ZONE)
    slots = in_zone(state, side(state, source, row), zone)
    return slots & ~itself(state, source, zone) if state.tables.effect(row, E_A) != 0 else slots


def itself(state: Kiberrubezh, source: i64, zone: i64) -> i64:
    """The slot of the source, as a set; an asset just laid is found by its initial state."""
    if zone != IN_ASSETS:
        return BIT[slot_of(source)] if slot_of(source) != NO_SLOT else 0
    card = card_of(source)
    slots = state.standing(owner_of(source), card, c.IS_TURNED if state.tables.enters_turned[card] != 0 else c.READY)
    return slots if slots & (slots - 1) == 0 else 0  # several identical copies: any other may be taken


# --- picking ---------------------------------------------------------------------------------------------------------


def is_up_to(state: Kiberrubezh, row: i64) -> bool:
    """Whether the player may stop early: with "up to n", but not with an exact number (K-R54)."""
    return state.tables.effect(row, E_N) > 1


def who_picks(state: Kiberrubezh, left: i64, row: i64, source: i64, slots: i64, may_stop: bool) -> i64:
    """Who picks; nobody if nothing is left, or if one must be taken and all are alike."""
    if left == 0 or slots == 0 or (not may_stop and state.all_alike(side(state, source, row), slots)):
        return UNASKED
    return picker(state, source, row)


def targeted_seat(state: Kiberrubezh) -> i64:
    """Whose cards are picked; all four steps that pick cards on the table have the same arguments."""
    return side(state, s.destroy_source(state), s.destroy_row(state))


def list_targets(state: Kiberrubezh, slots: i64, may_stop: bool, out: Legal) -> None:
    """List assets by state, other cards by copy."""
    seat = targeted_seat(state)
    if state.tables.assets[seat] & slots != 0:
        list_assets(state, seat, slots, out)
    else:
        list_copies(state, seat, slots, c.DO_TARGET, out)
    if may_stop:
        out.add(c.DO_ENOUGH)


def target_named(state: Kiberrubezh, action: i64) -> i64:
    """The slot of the card an action names."""
    seat = targeted_seat(state)
    if action < c.DO_TARGET_ASSET:
        return state.slot_named(seat, action - c.DO_TARGET)
    code = action - c.DO_TARGET_ASSET
    return lowest(state.standing(seat, code // c.CONDITIONS, code % c.CONDITIONS) & ~state.plane(seat, c.DOOMED))
