"""The sequence of play: set-up, start of the turn, collection, decision, end of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.game import CHANCE, OVER, Legal
from contienda.core.rng import Rng
from contienda.games.misiles.effects import Effects
from contienda.games.misiles.elements import (
    DO_COLLECT,
    DO_COMPLETE,
    DO_COUNTER,
    DO_ERASE,
    DO_GIVE,
    DO_LET_PASS,
    DO_MARK,
    DO_PLAY,
    DO_REROLL_PAIR,
    DO_REROLL_PART,
    DO_ROLL,
    DO_SEARCH,
    DO_SWAP,
    DO_TAKE,
    DO_TARGET,
    LIMIT,
    MISSILE,
    element_of_cost,
)
from contienda.games.misiles.sheets import BITS, BY_CLOCK, BY_ROULETTE, NOBODY
from contienda.games.misiles.steps import (
    ADDITIONAL,
    ANSWER,
    COMPLETED,
    COUNTER,
    DECISION,
    EFFECT,
    END,
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    GAIN_MISSILE,
    OFFER,
    PAIRING,
    RED_TELEPHONE,
    REROLL_PAIR,
    REROLL_PART,
    ROLL,
    SACRIFICE,
    SPACE_RACE,
    START,
    SWAP,
    TARGET,
)


class Turn(Effects):
    """Asks the right seat the right question, in the order of the rulebook."""

    who: i64 = CHANCE
    turn: i64 = 0
    strict_clock: bool = False
    low: i64 = 0  # the dice as they lie, in ascending order
    middle: i64 = 0
    high: i64 = 0
    cost: i64 = 0  # what was chosen: the sum of the pair, and the die for the parts
    part: i64 = 0

    def set_up(self, seats: int, first: int, strict_clock: bool) -> None:
        """Sheets; then two collections each, from the first player to the left (4.2, M-R19)."""
        self.hand_out_sheets(seats)
        self.strict_clock = strict_clock
        self.active = first
        self.push(START, first)
        for behind in range(seats - 1, -1, -1):
            self.push(ROLL, (first + behind) % seats)
            self.push(ROLL, (first + behind) % seats)
        self.settle()

    # --- whose decision it is ---------------------------------------------------------------------------------------

    def actor(self) -> i64:
        return self.who

    def settle(self) -> None:
        """Carry out what needs nobody, until somebody is asked."""
        while True:
            if self.winner != NOBODY:
                while self.depth > 0:
                    self.pop()
                self.who = OVER
                return
            step = self.step()
            if step == START:
                self.start_turn(self.argument())
            elif step == GAIN_MISSILE:
                self.pop()
                self.complete_line(self.active, MISSILE, "11.2")
            elif step == EFFECT:
                self.begin_effect()
            elif step == ADDITIONAL and not self.any_way():
                self.pop()  # M-R5: nothing can be played
            elif step == COMPLETED and not self.any_way_of(self.argument()):
                self.pop()  # M-R7: it stays complete
            elif step == END and self.total(self.active) <= LIMIT:
                self.pop()
                self.push(START, (self.active + 1) % self.seats)  # 6.1: to the left
            else:
                break
        if step == ROLL or step == REROLL_PAIR or step == REROLL_PART:
            self.who = CHANCE
        elif step == PAIRING or step == COUNTER:
            self.who = self.argument()
        elif step == ANSWER:
            self.who = self.target
        else:
            self.who = self.active

    def legal(self, out: Legal) -> None:
        if self.who == OVER:
            return
        step = self.step()
        if step == PAIRING:
            self.list_pairings(out)
        elif step == DECISION:
            self.list_ways(out)
            out.add(DO_SEARCH)
        elif step == ADDITIONAL:
            self.list_ways(out)
        elif step == COMPLETED:
            self.list_ways_of(self.argument(), out)
        elif step == TARGET:
            self.list_targets(self.way, out)
        elif step == COUNTER:
            out.add(DO_COUNTER)
            out.add(DO_LET_PASS)
        elif step == SACRIFICE or step == END:
            self.list_completes(self.active, DO_ERASE, out)
        elif step == SPACE_RACE:
            self.list_space_candidates(self.active, DO_COMPLETE, out)
        elif step == RED_TELEPHONE:
            self.list_open_lines(self.active, DO_MARK, out)
        elif step == SWAP:
            self.list_lines_with_parts(self.target, DO_SWAP, out)
        elif step == OFFER or step == EXCHANGE_GIVE:
            self.list_completes(self.active, DO_GIVE, out)
        elif step == ANSWER:
            self.list_completes(self.target, DO_GIVE, out)
        elif step == EXCHANGE_TAKE:
            self.list_completes(self.target, DO_TAKE, out)
        else:
            self.list_rolls(step, out)

    def advance(self, action: i64) -> None:
        step = self.step()
        if step == ROLL:
            self.roll(action - DO_ROLL)
        elif step == PAIRING:
            self.choose_pairing(action - DO_COLLECT)
        elif step == REROLL_PAIR:
            pair = action - DO_REROLL_PAIR
            self.cost = pair // 6 + pair % 6 + 2
            self.lead("pair_rerolled", "7.4", self.argument(), pair // 6 + 1, pair % 6 + 1)
            self.collect()
        elif step == REROLL_PART:
            self.part = action - DO_REROLL_PART + 1
            self.lead("part_rerolled", "7.5", self.argument(), self.part)
            self.collect()
        elif step == DECISION and action == DO_SEARCH:
            self.pop()
            self.lead("searched", "8.5", self.active)
            self.push(ROLL, self.active)
        elif step == DECISION or step == ADDITIONAL or step == COMPLETED:
            self.pop()
            self.play(action - DO_PLAY)
        elif step == TARGET:
            self.aim(action - DO_TARGET)
        elif step == COUNTER:
            self.answer_counter(action == DO_COUNTER)
        elif step == SACRIFICE:
            self.sacrifice(action - DO_ERASE)
        elif step == SPACE_RACE:
            self.pop()
            element: i64 = action - DO_COMPLETE
            self.complete_line(self.active, element, "11.3")
            self.push(COMPLETED, element)
        elif step == RED_TELEPHONE:
            self.place_part(action - DO_MARK)
        elif step == SWAP:
            self.pick_swap(action - DO_SWAP)
        elif step == OFFER:
            self.offer(action - DO_GIVE)
        elif step == ANSWER:
            self.answer(action - DO_GIVE)
        elif step == EXCHANGE_GIVE:
            self.pop()
            self.offer_a = action - DO_GIVE
            self.push(EXCHANGE_TAKE)
        elif step == EXCHANGE_TAKE:
            self.pop()
            self.exchange(self.offer_a, NOBODY, action - DO_TAKE, NOBODY, "11.6b")
        else:  # END
            self.erase(self.active, action - DO_ERASE, "9.1")
        self.settle()

    # --- start of the turn ------------------------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        """Own wall off, own clock one box darker (11.4b, 11.10c, M-R24); then collection and decision."""
        self.pop()
        self.active = seat
        self.way = NOBODY
        self.target = NOBODY
        self.turn += 1
        self.begin("turn_began", "6.1", seat, self.turn)
        self.push(END)
        if self.walled(seat):
            self.walls -= BITS[seat]
            self.note("wall_off", "11.4b", seat)
        if self.clock[seat] > 0:
            self.clock[seat] -= 1
            self.lead("clock_ticked", "11.10c", seat, self.clock[seat])
            if self.clock[seat] == 0:
                if self.completes(seat, MISSILE) > 0:
                    self.win(seat, BY_CLOCK, "10.2")
                else:
                    self.note("turn_lost", "11.10d", seat)
                return
            if self.strict_clock:
                self.note("turn_lost", "M-R15", seat)
                return
        self.push(DECISION)
        self.push(ROLL, seat)

    # --- collection (7) ---------------------------------------------------------------------------------------------

    def roll(self, dice: i64) -> None:
        seat = self.argument()
        self.pop()
        self.low = dice // 36 + 1
        self.middle = dice // 6 % 6 + 1
        self.high = dice % 6 + 1
        self.lead("rolled", "7.1", seat, self.low, self.middle, self.high)
        self.push(PAIRING, seat)

    def list_pairings(self, out: Legal) -> None:
        """Which die gives the parts; equal dice make the same choice. A pair of 7 may be chosen (M-R1)."""
        low = self.low
        middle = self.middle
        high = self.high
        out.add(DO_COLLECT + (low + middle - 2) * 6 + high - 1)
        if middle != high:
            out.add(DO_COLLECT + (low + high - 2) * 6 + middle - 1)
        if low != middle:
            out.add(DO_COLLECT + (middle + high - 2) * 6 + low - 1)

    def choose_pairing(self, choice: i64) -> None:
        self.cost = choice // 6 + 2
        self.part = choice % 6 + 1
        self.lead("pairing_chosen", "7.2", self.argument(), self.cost, self.part)
        self.collect()

    def collect(self) -> None:
        """Re-roll a pair of 7, then a part die of 6 (7.4, 7.5, M-R20); then mark the parts (7.3)."""
        seat = self.argument()
        self.pop()
        if self.cost == 7:
            self.push(REROLL_PAIR, seat)
            return
        if self.part == 6:
            self.push(REROLL_PART, seat)
            return
        element = element_of_cost(self.cost)
        completed = self.mark_parts(seat, element, self.part, "7.3")
        self.low = 0
        self.middle = 0
        self.high = 0
        self.cost = 0
        self.part = 0
        if self.gamble:
            self.gamble = False
            if completed and element == MISSILE:
                self.win(seat, BY_ROULETTE, "10.3")
            else:
                self.note("gamble_lost", "11.9b", seat)

    # --- chance -----------------------------------------------------------------------------------------------------

    def list_rolls(self, step: i64, out: Legal) -> None:
        """Dice in ascending order; re-rolls only as they can end (7.4, 7.5)."""
        a: i64 = 0
        if step == REROLL_PART:
            while a < 5:
                out.add(DO_REROLL_PART + a)
                a += 1
            return
        while a < 6:
            b: i64 = a
            while b < 6:
                if step == REROLL_PAIR:
                    if a + b != 5:
                        out.add(DO_REROLL_PAIR + a * 6 + b)
                else:
                    c: i64 = b
                    while c < 6:
                        out.add(DO_ROLL + a * 36 + b * 6 + c)
                        c += 1
                b += 1
            a += 1

    def weights(self) -> list[int]:
        """How many ordered throws show these dice."""
        step = self.step()
        found: list[int] = []
        for code in self.actions():
            if step == ROLL:
                dice = code - DO_ROLL
                kinds = len({dice // 36, dice // 6 % 6, dice % 6})
                found.append(1 if kinds == 1 else 3 if kinds == 2 else 6)
            elif step == REROLL_PAIR:
                pair = code - DO_REROLL_PAIR
                found.append(1 if pair // 6 == pair % 6 else 2)
            else:
                found.append(1)
        return found

    def sample(self, rng: Rng) -> i64:
        step = self.step()
        if step == REROLL_PART:
            return DO_REROLL_PART + rng.below(5)
        if step == REROLL_PAIR:
            while True:
                pair = rng.below(36)
                a = pair // 6
                b = pair % 6
                if a + b != 5:
                    return DO_REROLL_PAIR + (a * 6 + b if a <= b else b * 6 + a)
        throw = rng.below(216)
        low = throw // 36
        middle = throw // 6 % 6
        high = throw % 6
        if low > middle:
            low, middle = middle, low
        if middle > high:
            middle, high = high, middle
        if low > middle:
            low, middle = middle, low
        return DO_ROLL + low * 36 + middle * 6 + high
