"""Targets of effects and the discards an overload asks for: who picks, from what, and what then happens."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.games.kiberrubezh.effects import LEFT, ROWS, card_of, frame, owner_of, slot_of
from contienda.games.kiberrubezh.elements import CHOICES, DISCARD, DOOMED, HAND, PLANES
from contienda.games.kiberrubezh.handling import Handling
from contienda.games.kiberrubezh.ops import BLOCK, BY_OPPONENT, E_A, E_N, E_OP, E_PICK, E_ZONE, IN_ASSETS, TURN, UNTURN
from contienda.games.kiberrubezh.steps import DESTROY, RETURN, RUN, STOP
from contienda.games.kiberrubezh.steps import TURN as TURN_STEP


class Picks(Handling):
    """Steps about cards on the table."""

    # --- targets ----------------------------------------------------------------------------------------------------

    def may_stop(self, row: i64) -> bool:
        """`Up to n` leaves a choice, an exact number does not (K-R54)."""
        op = self.tables.effect(row, E_OP)
        return (op == TURN or op == UNTURN or op == BLOCK) and self.tables.effect(row, E_N) > 1

    def ask_targets(self, step: i64) -> bool:
        """Ask for the next target; take the only one there is where one must be taken."""
        argument = self.argument()
        row = argument // LEFT % ROWS
        src = argument // (LEFT * ROWS)
        slots = self.candidates(src, row)
        if argument % LEFT == 0 or slots == 0:
            self.end_targets(step, src, row)
            return False
        if not self.may_stop(row) and self.all_alike(self.side(src, row), slots):
            self.target(step, lowest(slots))
            return False
        return self.ask(self.picker(src, row))

    def all_alike(self, seat: i64, slots: i64) -> bool:
        """Whether there is nothing to choose."""
        if slots & (slots - 1) == 0:
            return True
        first = lowest(slots)
        if slots & ~self.tables.slots(seat, self.card(seat, first)) != 0:
            return False
        if self.tables.assets[seat] & slots != 0:
            condition = self.condition(seat, first)
            return slots & ~self.standing(seat, self.card(seat, first), condition) == 0
        rest = slots & (slots - 1)
        while rest != 0:
            if not self.looks_like_earlier(seat, lowest(rest), slots):
                return False
            rest &= rest - 1
        return True

    def target(self, step: i64, slot: i64) -> None:
        """One target more."""
        argument = self.argument()
        row = argument // LEFT % ROWS
        src = argument // (LEFT * ROWS)
        seat = self.side(src, row)
        self.pop()
        self.push(step, argument - 1)
        if step == DESTROY:
            self.planes[seat * PLANES + DOOMED] |= BIT[slot]
        elif step == RETURN:
            self.note("returned", "L.3", seat, self.card(seat, slot))
            self.leave_table(seat, slot, HAND)
        elif step == TURN_STEP:
            self.turn_card(seat, slot, self.tables.effect(row, E_A) != 0)
        else:
            self.unturn_card(seat, slot)

    def target_asset(self, card: i64, condition: i64) -> None:
        """Assets are told apart by how they stand."""
        argument = self.argument()
        seat = self.side(argument // (LEFT * ROWS), argument // LEFT % ROWS)
        slots = self.standing(seat, card, condition) & ~self.plane(seat, DOOMED)
        self.target(self.step(), lowest(slots))

    def is_about_assets(self) -> bool:
        return self.tables.effect(self.argument() // LEFT % ROWS, E_ZONE) == IN_ASSETS

    def end_targets(self, step: i64, src: i64, row: i64) -> None:
        self.pop()
        if step == DESTROY:
            self.destroy_doomed(self.side(src, row))

    # --- block points of events -------------------------------------------------------------------------------------

    def ask_stop(self) -> bool:
        """An event blocks attacks of the wave, of any category: exactly one, or up to n (K-R54)."""
        argument = self.argument()
        owner = owner_of(argument // (LEFT * ROWS))
        slots = self.open_attacks(1 - owner)
        if argument % LEFT == 0 or slots == 0:
            self.pop()
            return False
        if not self.may_stop(argument // LEFT % ROWS) and self.all_alike(1 - owner, slots):
            self.stop_by_event(lowest(slots))
            return False
        return self.ask(owner)

    def stop_by_event(self, slot: i64) -> None:
        argument = self.argument()
        src = argument // (LEFT * ROWS)
        attacker = 1 - owner_of(src)
        self.pop()
        self.push(STOP, argument - 1)
        self.give_point(attacker, slot)
        self.note("stopped", "L.3", card_of(src), self.card(attacker, slot))

    # --- one of several ---------------------------------------------------------------------------------------------

    def chooser(self) -> i64:
        argument = self.argument()
        owner = owner_of(argument // (LEFT * ROWS))
        return 1 - owner if self.tables.effect(argument // LEFT % ROWS, E_PICK) == BY_OPPONENT else owner

    def is_open(self, option: i64) -> bool:
        """Whether an option would do anything (K-R56)."""
        argument = self.argument()
        tables = self.tables
        at = (tables.effect(argument // LEFT % ROWS, E_A) + option) * 2
        return self.does_something(argument // (LEFT * ROWS), tables.options[at], tables.options[at + 1])

    def ask_choose(self) -> bool:
        open_ones: i64 = 0
        last: i64 = 0
        option: i64 = 0
        while option < self.tables.effect(self.argument() // LEFT % ROWS, E_N):
            if self.is_open(option):
                open_ones += 1
                last = option
            option += 1
        if open_ones > 1:
            return self.ask(self.chooser())
        if open_ones == 1:
            self.choose(last)
        else:
            self.pop()
        return False

    def choose(self, option: i64) -> None:
        argument = self.argument()
        src = argument // (LEFT * ROWS)
        at = (self.tables.effect(argument // LEFT % ROWS, E_A) + option) * 2
        seat = self.chooser()
        self.pop()
        self.lead("chose", "L.3", seat, card_of(src) * CHOICES + option)
        self.push(RUN, frame(src, self.tables.options[at], self.tables.options[at + 1]))

    # --- overload ---------------------------------------------------------------------------------------------------

    def ask_overload(self) -> bool:
        """Cards go one by one until the assets cover the rest (K-R11, K-R58)."""
        seat = self.argument()
        slots = self.overload(seat)
        if slots == 0:
            self.pop()
            return False
        if self.all_alike(seat, slots):
            self.drop(seat, lowest(slots))
            return False
        return self.ask(seat)

    def drop(self, seat: i64, slot: i64) -> None:
        self.note("dropped", "K-R11", seat, self.card(seat, slot))
        self.leave_table(seat, slot, DISCARD)

    # --- naming a category ------------------------------------------------------------------------------------------

    def name(self, category: i64) -> None:
        src = self.argument()
        self.pop()
        self.name_category(owner_of(src), slot_of(src), category)
        self.note("named", "L.3", card_of(src), category)
