"""Collection (7): the three dice, the choice of the pair, and rerolls."""

from __future__ import annotations

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step, Weights
from contienda.games.misiles._steps import (
    ask_pairing,
    ask_reroll_pair,
    ask_reroll_part,
    pairing_seat,
    reroll_pair_seat,
    reroll_part_seat,
    roll_seat,
)
from contienda.games.misiles.constants import (
    DO_COLLECT,
    DO_REROLL_PAIR,
    DO_REROLL_PART,
    DO_ROLL,
    MISSILE,
    element_of_cost,
)
from contienda.games.misiles.rules.sheets import mark_parts, win
from contienda.games.misiles.state import BY_ROULETTE, Misiles

# The 216 ordered throws of three dice, each as the number of the same dice in ascending order.
THROWS: Final = vec[i64]([a * 36 + b * 6 + c for a, b, c in map(sorted, product(range(6), repeat=3))])


class Roll(Step):
    """Chance rolls three dice (7.1)."""

    number: i64 = 3
    arguments: str = "seat"

    def who(self, state: Misiles) -> i64:
        return CHANCE

    def list(self, state: Misiles, out: Legal) -> None:
        """List all throws, dice in ascending order."""
        a: i64 = 0
        while a < 6:
            b: i64 = a
            while b < 6:
                c: i64 = b
                while c < 6:
                    out.add(DO_ROLL + a * 36 + b * 6 + c)
                    c += 1
                b += 1
            a += 1

    def do(self, state: Misiles, action: i64) -> None:
        seat = roll_seat(state)
        dice = action - DO_ROLL
        state.pop()
        state.low = dice // 36 + 1
        state.middle = dice // 6 % 6 + 1
        state.high = dice % 6 + 1
        state.lead("rolled", "7.1", seat, state.low, state.middle, state.high)
        ask_pairing(state, seat)

    def weights(self, state: Misiles) -> Weights:
        """The number of ordered throws that show these dice."""
        found: Weights = []
        for code in state.actions():
            dice = code - DO_ROLL
            kinds = len({dice // 36, dice // 6 % 6, dice % 6})
            found.append(1 if kinds == 1 else 3 if kinds == 2 else 6)
        return found

    def sample(self, state: Misiles, rng: Rng) -> i64:
        throw = rng.below(216)
        return DO_ROLL + THROWS[throw]


class Pairing(Step):
    """The player chooses the part die; the other two dice are the pair (7.2)."""

    number: i64 = 6
    arguments: str = "seat"

    def who(self, state: Misiles) -> i64:
        return pairing_seat(state)

    def list(self, state: Misiles, out: Legal) -> None:
        """List each distinct choice once. A pair of 7 may be chosen (M-R1)."""
        low = state.low
        middle = state.middle
        high = state.high
        out.add(DO_COLLECT + (low + middle - 2) * 6 + high - 1)
        if middle != high:
            out.add(DO_COLLECT + (low + high - 2) * 6 + middle - 1)
        if low != middle:
            out.add(DO_COLLECT + (middle + high - 2) * 6 + low - 1)

    def do(self, state: Misiles, action: i64) -> None:
        seat = pairing_seat(state)
        choice = action - DO_COLLECT
        state.cost = choice // 6 + 2
        state.part = choice % 6 + 1
        state.lead("pairing_chosen", "7.2", seat, state.cost, state.part)
        collect(state, seat)


class RerollPair(Step):
    """Chance rerolls a pair of 7 until it shows another sum (7.4)."""

    number: i64 = 4
    arguments: str = "seat"

    def who(self, state: Misiles) -> i64:
        return CHANCE

    def list(self, state: Misiles, out: Legal) -> None:
        a: i64 = 0
        while a < 6:
            b: i64 = a
            while b < 6:
                if a + b != 5:
                    out.add(DO_REROLL_PAIR + a * 6 + b)
                b += 1
            a += 1

    def do(self, state: Misiles, action: i64) -> None:
        seat = reroll_pair_seat(state)
        pair = action - DO_REROLL_PAIR
        state.cost = pair // 6 + pair % 6 + 2
        state.lead("pair_rerolled", "7.4", seat, pair // 6 + 1, pair % 6 + 1)
        collect(state, seat)

    def weights(self, state: Misiles) -> Weights:
        found: Weights = []
        for code in state.actions():
            pair = code - DO_REROLL_PAIR
            found.append(1 if pair // 6 == pair % 6 else 2)
        return found

    def sample(self, state: Misiles, rng: Rng) -> i64:
        while True:
            pair = rng.below(36)
            a = pair // 6
            b = pair % 6
            if a + b != 5:
                return DO_REROLL_PAIR + (a * 6 + b if a <= b else b * 6 + a)


class RerollPart(Step):
    """Chance rerolls a part die of 6 until it shows another number (7.5)."""

    number: i64 = 5
    arguments: str = "seat"

    def who(self, state: Misiles) -> i64:
        return CHANCE

    def list(self, state: Misiles, out: Legal) -> None:
        die: i64 = 0
        while die < 5:
            out.add(DO_REROLL_PART + die)
            die += 1

    def do(self, state: Misiles, action: i64) -> None:
        seat = reroll_part_seat(state)
        state.part = action - DO_REROLL_PART + 1
        state.lead("part_rerolled", "7.5", seat, state.part)
        collect(state, seat)

    def weights(self, state: Misiles) -> Weights:
        return [1] * 5

    def sample(self, state: Misiles, rng: Rng) -> i64:
        return DO_REROLL_PART + rng.below(5)


def collect(state: Misiles, seat: i64) -> None:
    """Re-roll a pair of 7, then a part die of 6 (7.4, 7.5, M-R20); then mark the parts (7.3)."""
    state.pop()
    if state.cost == 7:
        ask_reroll_pair(state, seat)
        return
    if state.part == 6:
        ask_reroll_part(state, seat)
        return
    element = element_of_cost(state.cost)
    completed = mark_parts(state, seat, element, state.part, "7.3")
    state.low = 0
    state.middle = 0
    state.high = 0
    state.cost = 0
    state.part = 0
    if state.gamble:
        state.gamble = False
        if completed and element == MISSILE:
            win(state, seat, BY_ROULETTE, "10.3")
        else:
            state.note("gamble_lost", "11.9b", seat)
