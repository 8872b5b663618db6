"""Playing a card: pay, name targets, choose how to pay for an untested recovery, carry out, put away (4.2, 9.1b).

Basic actions and events go the same way without payment.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.buenosos._steps import ask_effects, ask_payment, ask_target
from contienda.games.buenosos.constants import (
    BASIC,
    BLUE,
    CARDS,
    DECK_SIZE,
    DISCARDED,
    DO_PAY_MORE,
    DO_TAKE_HALF,
    EVENTS,
    FIRST_EVENT,
    HAND,
    HIGH_IMPACT,
    IMPACT,
    NONE,
    PLAY_KEY,
    RED,
    TABLE,
)
from contienda.games.buenosos.effect_codes import PICK_NOTHING, RESTORES, TESTED
from contienda.games.buenosos.mechanics.lasting_effects import release, spend
from contienda.games.buenosos.mechanics.markers import pay
from contienda.games.buenosos.mechanics.piles import move
from contienda.games.buenosos.mechanics.programs import carry_out, chooser, look_before
from contienda.games.buenosos.primitives.cards import FREE_PLAY, LIMIT_PLAYS, barred, price, use_price_rows, use_up
from contienda.games.buenosos.primitives.guards import spend_attack_guards
from contienda.games.buenosos.rules.requirements import meets_requirements
from contienda.games.buenosos.rules.targets import has_target
from contienda.games.buenosos.rules.winning import look_at_once
from contienda.games.buenosos.state import BuenOsos


class Payment(Step):
    """Blue chooses for an untested recovery: only part of the INT, or a higher cost (9.1b, R36)."""

    number: i64 = 14

    def who(self, state: BuenOsos) -> i64:
        return chooser(state)

    def list(self, state: BuenOsos, out: Legal) -> None:
        out.add(DO_TAKE_HALF)
        if state.budget_blue >= state.tables.untested_extra_cost:
            out.add(DO_PAY_MORE)

    def do(self, state: BuenOsos, action: i64) -> None:
        state.pop()
        recover_untested(state, action == DO_TAKE_HALF)
        if action == DO_PAY_MORE:
            pay(state, BLUE, state.tables.untested_extra_cost, state.playing)


class Effects(Step):
    """Carry out the effects of a program in order (5.3e, R60)."""

    number: i64 = 15

    def unasked(self, state: BuenOsos) -> None:
        """Carry out effects; one that needs a choice waits for it, then the rest follow."""
        if state.effect_row == NONE:
            begin_program(state)
        end = state.tables.effect_at[state.playing + 1]
        depth = state.depth
        while state.effect_row < end:
            state.effect_row += 1
            state.recall(PLAY_KEY)
            carry_out(state, state.effect_row - 1)
            if state.depth != depth:
                return
        finish_program(state)


# --- when a card may be played (R57)
# --------------------------------------------------------------------------------------


def can_play(state: BuenOsos, card: i64, free: bool) -> bool:
    """Whether a card is affordable, not barred, has its requirements met and has a target."""
    left = state.budget(card // DECK_SIZE)
    if not free:
        left -= price(state, card)
        if left < 0:
            return False
    return not barred(state, card) and meets_requirements(state, card) and has_target(state, card, left)


def untested(state: BuenOsos, card: i64) -> bool:
    """Whether this is the first recovery and nothing has been tested (9.1b, R36)."""
    kind = state.tables.recovers[card]
    if kind == 0 or state.restored or state.flags & BIT[TESTED] != 0:
        return False
    return kind == RESTORES or state.tables.untested_any


# --- playing it -------------------------------------------------------------------------------------------------------


def play(state: BuenOsos, card: i64, free: bool) -> None:
    """Announce and pay; then ask for targets, the payment of an untested recovery, and the effects."""
    side = card // DECK_SIZE
    cost: i64 = 0 if free else price(state, card)
    if free:
        state.lead("played_free", "R67", card)
    else:
        state.lead("played", "4.2b", card, cost)
    take_up(state, card)
    move(state, side, card % DECK_SIZE, HAND, TABLE)
    state.plays += 1
    state.serial = state.plays
    if free:
        spend(state, state.find(FREE_PLAY, side))
    else:
        use_price_rows(state, card)
        state.paid_now |= BIT[state.tables.subtype[card]]
        pay(state, side, cost, card)
    count_play(state, card)
    ask_effects(state)
    if untested(state, card):
        if free:
            recover_untested(state, True)  # R67
        else:
            ask_payment(state)
    if state.tables.pick[card] != PICK_NOTHING:
        ask_target(state)


def recover_untested(state: BuenOsos, half: bool) -> None:
    """Note the first recovery without a test; later ones need no choice (9.1b, R36)."""
    state.halved = half
    state.restored = True
    state.note("untested", "9.1b", state.playing)


def take_basic(state: BuenOsos, side: i64) -> None:
    """Take the free basic action of the turn (4.4a)."""
    state.basic_used |= BIT[side]
    program: i64 = BASIC + side
    state.lead("basic_taken", "4.4a", side)
    take_up(state, program)
    ask_effects(state)
    if state.tables.pick[program] != PICK_NOTHING:
        ask_target(state)


def take_up(state: BuenOsos, program: i64) -> None:
    state.playing = program
    state.pick_a = NONE
    state.pick_b = NONE
    state.effect_row = NONE
    state.halved = False
    state.remember(PLAY_KEY)


def count_play(state: BuenOsos, card: i64) -> None:
    """Record the play for later requirements and limits (R39, R47)."""
    side = card // DECK_SIZE
    subtype = state.tables.subtype[card]
    if side == RED:
        state.played_red |= BIT[card]
        if subtype == IMPACT or subtype == HIGH_IMPACT:
            state.impact_played = True  # R65
    else:
        state.played_blue |= BIT[card % DECK_SIZE]
    state.subtypes_now |= BIT[subtype]
    use_up(state, LIMIT_PLAYS, card)


# --- carrying it out --------------------------------------------------------------------------------------------------


def begin_program(state: BuenOsos) -> None:
    """Remember the states before the program."""
    look_before(state)
    state.fell = 0
    state.met = 0
    state.met_any = False
    state.effect_row = state.tables.effect_at[state.playing]


def finish_program(state: BuenOsos) -> None:
    """Spend the guards it met and put the card away (R64, R74)."""
    program = state.playing
    state.recall(PLAY_KEY)
    if state.tables.attack[program] != 0:
        spend_attack_guards(state)
    state.pop()
    state.playing = NONE
    state.pick_a = NONE
    state.pick_b = NONE
    state.effect_row = NONE
    state.halved = False
    state.was_degraded = 0
    state.was_intermittent = 0
    state.was_down = 0
    state.fell = 0
    state.met = 0
    state.met_any = False
    if program < CARDS:
        release(state, program, state.serial)
    elif program < BASIC:
        move(state, EVENTS, program - FIRST_EVENT, TABLE, DISCARDED)
    look_at_once(state)
