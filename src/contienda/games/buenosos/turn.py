"""The sequence of play (5): start, event, preparation, attack, response, closing; who decides, and what follows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.game import CHANCE, OVER
from contienda.games.buenosos.cascade import AT_RANDOM, COIN
from contienda.games.buenosos.elements import (
    BLUE,
    DECK_SIZE,
    DEGRADED,
    DO_BASIC,
    DO_CANCEL,
    DO_DISCARD,
    DO_DRAW,
    DO_ERASE,
    DO_LEFTOVER,
    DO_LOSE,
    DO_PASS,
    DO_PLAY,
    DO_PLAY_FREE,
    DO_REPAIR,
    DO_REVEAL,
    DO_SCATTER,
    DO_SPREAD,
    DO_SUPPLY,
    DO_TAKE_HALF,
    DO_TARGET,
    DO_TOSS,
    DOWN,
    EVENTS,
    FACILITATOR,
    IMPACT_BOX,
    NONE,
    RED,
    SERVICES,
)
from contienda.games.buenosos.offers import Offers
from contienda.games.buenosos.ops import GAME, LOGGED, LOST_CARD, STANDING, TURN, WINDOW
from contienda.games.buenosos.piles import DECK, DISCARDED, HAND, LATENT
from contienda.games.buenosos.steps import (
    ATTACK,
    ATTACK_END,
    CANCEL,
    CASCADE,
    CLOSING,
    CYCLE,
    DRAW,
    EFFECTS,
    EVENT,
    GIVE_UP,
    HUNT,
    INTERMITTENCY,
    LEFTOVER,
    LOSE,
    PAYMENT,
    PREPARATION,
    REPAIR,
    RESPONSE,
    RESPONSE_END,
    SECOND,
    SPREAD,
    START,
    SUPPLY,
    TARGET,
    TRIM,
)
from contienda.games.buenosos.steps import LATENT as LATENT_STEP
from contienda.games.buenosos.tables import Tables

REST_STEP: Final = 3  # repair


class Turn(Offers):
    """Asks the right seat the right question, in the order of the rulebook."""

    def set_up(self, seats: int, tables: Tables) -> None:
        """Services, decks, markers, providers, first hands (3, R54)."""
        self.seats = seats
        self.tables = tables
        self.steps = vec[i64]([0] * 24)
        self.rows = vec[i64]([0] * (8 * STANDING))
        self.log = vec[i64]([0] * LOGGED)
        self.lay_out_decks()
        self.build_country()
        self.forget_dealt()
        self.push(START, 1)
        self.push(DRAW, RED)
        self.push(DRAW, BLUE)
        if tables.providers_drawn > 0:
            self.push(SUPPLY, tables.providers_drawn)
        self.settle()

    def actor(self) -> i64:
        return self.who

    # --- going on until somebody has to decide ----------------------------------------------------------------------

    def settle(self) -> None:
        while self.reason == NONE:
            if self.settled(self.step()):
                return
        self.who = OVER

    def settled(self, step: i64) -> bool:
        """Do what needs no decision; says whether somebody has to decide now."""
        if step == EFFECTS:
            self.continue_program()
            return False
        if step == DRAW:
            return self.ask_draw(self.argument())
        if step == PREPARATION or step == ATTACK:
            return self.ask(RED)
        if step == RESPONSE:
            return self.ask(BLUE)
        if step == TARGET or step == SECOND or step == PAYMENT or step == HUNT or step == CANCEL or step == REPAIR:
            return self.ask(self.side_of(self.playing))
        if step == TRIM:
            if self.hand_size(self.argument()) > self.tables.hand_max:
                return self.ask(self.argument())
            self.pop()
        elif step == CYCLE:
            if self.pile(self.argument() % 2, HAND) != 0:
                return self.ask(self.argument() % 2)
            self.pop()
        elif step == LOSE or step == GIVE_UP:
            side = self.argument() % 2
            if self.pile(side, HAND) != 0:
                return self.ask(CHANCE if step == LOSE else side)
            self.pop()
        elif step == EVENT:
            if self.rebuild_deck(EVENTS):
                return self.ask(CHANCE)
            self.pop()
        elif step == INTERMITTENCY:
            return self.ask_toss()
        elif step == SPREAD:
            target = self.tables.intermittency_target
            return self.ask(FACILITATOR if target == 0 else CHANCE if target == AT_RANDOM else RED)
        elif step == LEFTOVER:
            return self.ask(FACILITATOR)
        elif step == SUPPLY:
            return self.ask(CHANCE)
        else:
            self.go_on(step)
        return False

    def go_on(self, step: i64) -> None:
        """Steps that only happen."""
        if step == START:
            self.start_turn(self.argument())
        elif step == LATENT_STEP:
            kind = self.due_event()
            if kind == NONE:
                self.pop()
            else:
                self.act(kind, LATENT)
        elif step == ATTACK_END:
            self.end_attack()
        elif step == RESPONSE_END:
            self.pop()
            self.end_own_phase(BLUE)
        elif step == CASCADE:
            self.cascade(self.argument())
        elif step == CLOSING:
            self.pop()
            self.close_turn()
            if self.reason == NONE:
                self.end_turn()

    def ask(self, who: i64) -> bool:
        self.who = who
        return True

    def ask_draw(self, side: i64) -> bool:
        """Draw up to five, one by one, the rest of a deck before its reshuffle (5.0f, 10.2a, R43, R74)."""
        if self.hand_size(side) < self.tables.hand_target and self.rebuild_deck(side):
            self.who = CHANCE
            return True
        self.pop()
        return False

    def ask_toss(self) -> bool:
        node = self.next_tosser()
        if node == NONE:
            self.pop()
            return False
        percent = self.tables.intermittency_percent
        if self.tables.intermittency != COIN or percent == 0 or percent == 100:
            self.toss(node, self.tables.intermittency != COIN or percent == 100)
            return False
        self.who = CHANCE
        return True

    # --- the turn ---------------------------------------------------------------------------------------------------

    def start_turn(self, turn: i64) -> None:
        """Step 0: upkeep, budgets, draws; then the phases (5.0)."""
        self.pop()
        self.turn = turn
        self.begin("turn_began", "5.0a", turn)
        cause = self.cause()
        self.trust_zero = self.trust == 0
        self.upkeep()
        self.resume(cause)
        self.look_at_once()
        if self.reason != NONE:
            return
        self.grant_perks()
        self.look_at_once()
        if self.reason != NONE:
            return
        self.budget_red = self.tables.budget_red  # 5.0e
        self.budget_blue = self.tables.budget_blue - self.economic_step(1)
        if self.budget_blue < 0:
            self.budget_blue = 0
        self.note("budgets_set", "5.0e", self.budget_red, self.budget_blue)
        self.refresh_discounts()
        self.push(CLOSING)
        self.push(CASCADE, 1)
        self.push(INTERMITTENCY)
        self.push(RESPONSE_END)
        self.push(RESPONSE)
        self.push(ATTACK_END)
        self.push(ATTACK)
        self.push(PREPARATION)
        self.push(EVENT)
        self.push(LATENT_STEP)
        self.push(TRIM, RED)
        self.push(TRIM, BLUE)
        self.push(DRAW, RED)
        self.push(DRAW, BLUE)

    def upkeep(self) -> None:
        """Providers improve, rested services too where that is the reading; Degraded ones lose INT (5.0a, R71, R75)."""
        tables = self.tables
        unhurt = self.present & ~self.hurt
        affected = self.affected()
        self.hurt = 0
        rested: i64 = 0
        node: i64 = 0
        while node < tables.width:
            if unhurt & affected & BIT[node] != 0:
                if node >= SERVICES:
                    self.improve_provider(node, "R75")
                elif tables.repair == REST_STEP and self.state(node) != DOWN:
                    if tables.needs[node] & self.present & affected == 0:
                        rested |= BIT[node]
            node += 1
        node = 0
        while node < SERVICES:
            if rested & BIT[node] != 0:
                self.improve(node, "R71")
            elif self.state(node) == DEGRADED and self.present & BIT[node] != 0 and tables.upkeep_degraded > 0:
                cause = self.cause()
                before = self.hurt
                if self.recorder is not None:
                    self.recorder.current = self.recorder.recall(node)
                self.lose_integrity(node, tables.upkeep_degraded, "5.0a")
                self.hurt = before | (self.hurt & ~BIT[node])  # upkeep does not count as being hurt
                self.resume(cause)
            node += 1

    def end_attack(self) -> None:
        """The Impact box is marked (R4), Red tidies its hand, and windows of protection close (R1)."""
        self.pop()
        if self.impact_played:
            self.mark_phase(IMPACT_BOX, GAME)
        self.end_own_phase(RED)
        if not self.tables.strict_timing:
            self.end_rows(WINDOW)

    def end_own_phase(self, side: i64) -> None:
        """Hand limit and, where it is allowed, a refresh (10.3b, R41)."""
        self.push(TRIM, side)
        if self.tables.cycle > 0:
            self.push(CYCLE, side + 2 * self.tables.cycle)
        if side == BLUE:
            self.begin_intermittency()

    def end_turn(self) -> None:
        """What stood for the turn ends; the next one begins (5.5d)."""
        self.end_rows(TURN)
        if self.tables.strict_timing:
            self.end_rows(WINDOW)
        self.log_count = 0
        self.subtypes_before |= self.subtypes_now
        self.subtypes_now = 0
        self.paid_now = 0
        self.marks_now = 0
        self.marks_used = 0
        self.basic_used = 0
        self.impact_played = False
        self.ledger = 0
        self.trust_lost = 0
        if self.tables.cascade_changes:
            self.forget_dealt()
        self.note("turn_ended", "5.5d", self.turn)
        self.push(START, self.turn + 1)

    # --- what is done -----------------------------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        if action < DO_PLAY_FREE:
            self.play(action - DO_PLAY, False)
        elif action < DO_BASIC:
            self.play(action - DO_PLAY_FREE, True)
        elif action == DO_BASIC:
            self.take_basic(self.who)
        elif action == DO_PASS:
            self.note("passed", "4.2b", self.who)
            self.pop()
        elif action < DO_REPAIR:
            self.aim(action - DO_TARGET)
        elif action < DO_DRAW:
            self.decide(action)
        else:
            self.happen(action)
        self.settle()

    def decide(self, action: i64) -> None:
        """Choices of a seat besides cards and targets."""
        argument = self.argument()
        step = self.step()
        self.pop()
        if action < DO_SPREAD:
            self.lead("repaired", "R75", SERVICES + action - DO_REPAIR)
            self.repair_provider(SERVICES + action - DO_REPAIR, argument // 100, argument % 100)
        elif action < DO_LEFTOVER:
            self.spread(argument, action - DO_SPREAD)
        elif action < DO_DISCARD:
            self.apply_leftover(action - DO_LEFTOVER)
        elif action < DO_CANCEL:
            self.choose_discard(action - DO_DISCARD, step, argument)
        elif action < DO_ERASE:
            self.cancel_secondary(action - DO_CANCEL)
        elif action < DO_TAKE_HALF:
            self.erase_phase(action - DO_ERASE)
        elif action == DO_TAKE_HALF:
            self.take_half()
        else:
            self.pay_more()

    def choose_discard(self, card: i64, step: i64, argument: i64) -> None:
        if step == GIVE_UP:
            self.discard(card, argument // 2 - 1, "11.1a")
            return
        self.discard(card, NONE, "10.3b" if step == TRIM else "R41")
        if step == TRIM:
            self.push(TRIM, argument)
        elif argument >= 4:
            self.push(CYCLE, argument - 2)

    def discard(self, card: i64, blamed: i64, clause: str) -> None:
        """A card from the hand to its discard, face up."""
        self.move(card // DECK_SIZE, card % DECK_SIZE, HAND, DISCARDED)
        self.blamed = blamed
        self.write_log(LOST_CARD, card)
        self.blamed = NONE
        self.note("discarded", clause, card)

    def happen(self, action: i64) -> None:
        """Chance."""
        argument = self.argument()
        if action < DO_LOSE:
            card: i64 = action - DO_DRAW
            side = card // DECK_SIZE
            self.move(side, card % DECK_SIZE, DECK, HAND)
            self.note("drew", "5.0f", side)
            self.whisper(side, "drew_card", "5.0f", card)
        elif action < DO_REVEAL:
            self.pop()
            self.discard(action - DO_LOSE, argument // 2 - 1, "R42")
        elif action < DO_SUPPLY:
            self.pop()
            self.reveal(action - DO_REVEAL)
        elif action < DO_TOSS:
            self.pop()
            self.present |= BIT[SERVICES + action - DO_SUPPLY]
            self.note("supplied", "R54", SERVICES + action - DO_SUPPLY)
            if argument > 1:
                self.push(SUPPLY, argument - 1)
        elif action < DO_SCATTER:
            self.toss(self.next_tosser(), action == DO_TOSS + 1)
        else:
            self.pop()
            self.spread(argument, action - DO_SCATTER)
