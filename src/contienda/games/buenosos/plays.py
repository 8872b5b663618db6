"""Playing a card: pay, name targets, choose how to pay for an untested recovery, carry out, put away.

Basic actions and events go the same way without the payment.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.effects import PLAY_KEY
from contienda.games.buenosos.elements import (
    BASIC,
    BLUE,
    CARDS,
    DECK_SIZE,
    DRP,
    EVENTS,
    FIRST_EVENT,
    HIGH_IMPACT,
    IMPACT,
    NONE,
    RED,
)
from contienda.games.buenosos.ops import (
    ACTS_ALWAYS,
    ACTS_FROM_TURN,
    ACTS_FROM_TURN_ONLY,
    DISCOUNT,
    FREE_PLAY,
    LIMIT_PLAYS,
    PICK_NOTHING,
    PICK_ONE,
    R_OP,
    R_USES,
    TAX,
)
from contienda.games.buenosos.piles import DECK, DISCARDED, HAND, LATENT, TABLE
from contienda.games.buenosos.steps import EFFECTS, PAYMENT, SECOND, TARGET
from contienda.games.buenosos.victory import Victory


class Plays(Victory):
    """From the hand to the discard."""

    turn: i64 = 0
    basic_used: i64 = 0  # set of sides (4.4a)
    impact_played: bool = False  # an Impact card this turn (R4)

    def side_of(self, program: i64) -> i64:
        """Who chooses for a program; what events leave open is Blue's."""
        return RED if program < DECK_SIZE or program == BASIC else BLUE

    # --- cards ------------------------------------------------------------------------------------------------------

    def play(self, card: i64, free: bool) -> None:
        """Announce and pay; targets, an untested recovery's choice and the effects follow."""
        side = card // DECK_SIZE
        kind = card % DECK_SIZE
        cost: i64 = 0
        if not free:
            cost = self.price(card)
        if free:
            self.lead("played_free", "R67", card)
        else:
            self.lead("played", "4.2b", card, cost)
        self.take_up(card)
        self.move(side, kind, HAND, TABLE)
        self.plays += 1
        self.serial = self.plays
        if free:
            self.spend(self.find(FREE_PLAY, side))
        else:
            self.use_price_rows(card)
            self.paid_now |= BIT[self.tables.subtype[card]]
            self.pay(side, cost, card)
        self.count_play(card)
        self.push(EFFECTS)
        if self.untested(card):
            if free:
                self.take_half()  # R67
            else:
                self.push(PAYMENT)
        if self.tables.pick[card] != PICK_NOTHING:
            self.push(TARGET)

    def take_up(self, program: i64) -> None:
        self.playing = program
        self.pick_a = NONE
        self.pick_b = NONE
        self.effect_row = NONE
        self.halved = False
        if self.recorder is not None:
            self.recorder.remember(PLAY_KEY, self.recorder.current)

    def pay(self, side: i64, cost: i64, card: i64) -> None:
        """Budget points; those paid for DRP cards also cost the economy (R53, R76)."""
        if side == RED:
            self.budget_red -= cost
        else:
            self.budget_blue -= cost
        if self.tables.subtype[card] == DRP:
            self.add_economic_cost(cost * self.tables.economy_per_point)

    def use_price_rows(self, card: i64) -> None:
        """Taxes and discounts that changed the price are used (R66)."""
        if self.in_force & (BIT[TAX] | BIT[DISCOUNT]) == 0:
            return
        side = card // DECK_SIZE
        index: i64 = 0
        while index < self.row_count:
            op = self.row(index, R_OP)
            if (op == TAX or op == DISCOUNT) and self.row(index, R_USES) > 0 and self.concerns(index, side, card):
                if op == TAX:
                    if self.spend(index):
                        continue
                else:  # counts anew next turn, so its row stays
                    self.set_row(index, R_USES, self.row(index, R_USES) - 1)
            index += 1

    def count_play(self, card: i64) -> None:
        """What later cards ask about, and limits of plays (R39, R47)."""
        side = card // DECK_SIZE
        subtype = self.tables.subtype[card]
        if side == RED:
            self.played_red |= BIT[card]
            if subtype == IMPACT or subtype == HIGH_IMPACT:
                self.impact_played = True  # R65
        else:
            self.played_blue |= BIT[card % DECK_SIZE]
        self.subtypes_now |= BIT[subtype]
        if self.stands(LIMIT_PLAYS):
            index: i64 = 0
            while index < self.row_count:
                if (
                    self.row(index, R_OP) == LIMIT_PLAYS
                    and self.row(index, R_USES) > 0
                    and self.concerns(index, side, card)
                ):
                    self.set_row(index, R_USES, self.row(index, R_USES) - 1)
                index += 1

    def aim(self, node: i64) -> None:
        """Name a target; a watched service costs more at the declaration (5.3b, R64)."""
        card = self.playing
        first = self.step() == TARGET
        self.pop()
        if first:
            self.pick_a = node
        else:
            self.pick_b = node
        self.lead("targeted", "5.3b", card, node)
        if self.recorder is not None:
            self.recorder.remember(PLAY_KEY, self.recorder.current)
        if card < CARDS:
            tax = self.attack_tax(card, node)
            if tax > 0:
                self.pay(card // DECK_SIZE, tax, card)
                self.note("attack_taxed", "R64", node, tax)
        if first and self.tables.pick[card] != PICK_ONE:
            self.push(SECOND)

    def take_half(self) -> None:
        """An untested recovery gives part of the INT (9.1b, R36)."""
        self.halved = True
        self.restored = True
        self.note("untested", "9.1b", self.playing)

    def pay_more(self) -> None:
        self.restored = True
        self.note("untested", "9.1b", self.playing)
        self.pay(BLUE, self.tables.untested_extra_cost, self.playing)

    def take_basic(self, side: i64) -> None:
        """The free basic action of the turn (4.4a)."""
        self.basic_used |= BIT[side]
        program: i64 = BASIC + side
        self.lead("basic_taken", "4.4a", side)
        self.take_up(program)
        self.push(EFFECTS)
        if self.tables.pick[program] != PICK_NOTHING:
            self.push(TARGET)

    # --- carrying out -----------------------------------------------------------------------------------------------

    def continue_program(self) -> None:
        """Effects in their order; one that needs a choice waits for it and goes on after."""
        if self.effect_row == NONE:
            self.begin_program()
        end = self.tables.effect_at[self.playing + 1]
        depth = self.depth
        while self.effect_row < end:
            self.effect_row += 1
            if self.recorder is not None:
                self.recorder.current = self.recorder.recall(PLAY_KEY)
            self.carry_out(self.effect_row - 1)
            if self.depth != depth:
                return
        self.finish_program()

    def finish_program(self) -> None:
        """Guards it met are spent, and the card goes where it belongs (R64, R74)."""
        program = self.playing
        if self.recorder is not None:
            self.recorder.current = self.recorder.recall(PLAY_KEY)
        if self.tables.attack[program] != 0:
            self.spend_attack_guards()
        self.pop()
        self.playing = NONE
        self.pick_a = NONE
        self.pick_b = NONE
        self.effect_row = NONE
        self.halved = False
        self.was_degraded = 0
        self.was_intermittent = 0
        self.was_down = 0
        self.fell = 0
        self.met = 0
        self.met_any = False
        if program < CARDS:
            self.release(program, self.serial)
        elif program < BASIC:
            self.move(EVENTS, program - FIRST_EVENT, TABLE, DISCARDED)
        self.look_at_once()

    # --- events (5.1) -----------------------------------------------------------------------------------------------

    def reveal(self, kind: i64) -> None:
        """Active at once, latent, or discarded (5.1b, 5.1c)."""
        event: i64 = FIRST_EVENT + kind
        self.lead("event_revealed", "5.1a", event)
        if self.is_active(event):
            self.act(kind, DECK)
        elif self.tables.activation[event] == ACTS_FROM_TURN:
            self.move(EVENTS, kind, DECK, LATENT)
            self.note("event_waits", "5.1c", event)
        else:
            self.move(EVENTS, kind, DECK, DISCARDED)
            self.note("event_idle", "5.1c", event)

    def act(self, kind: i64, source: i64) -> None:
        """An event applies."""
        event: i64 = FIRST_EVENT + kind
        self.move(EVENTS, kind, source, TABLE)
        if self.recorder is not None:
            self.lead("acted", self.tables.clauses[event], event)
        self.take_up(event)
        self.push(EFFECTS)

    def is_active(self, event: i64) -> bool:
        kind = self.tables.activation[event]
        a = self.tables.activation_a[event]
        if kind == ACTS_ALWAYS:
            return True
        if kind == ACTS_FROM_TURN or kind == ACTS_FROM_TURN_ONLY:
            return self.turn >= a
        return self.any_in(a, 15 - (BIT[self.tables.activation_b[event]] - 1))  # this state or worse

    def due_event(self) -> i64:
        """A latent event whose time has come (R44), or NONE."""
        waiting = self.pile(EVENTS, LATENT)
        kind: i64 = 0
        while kind < DECK_SIZE and waiting >= BIT[kind]:
            if waiting & BIT[kind] != 0 and self.is_active(FIRST_EVENT + kind):
                return kind
            kind += 1
        return NONE
