"""Chance Chits: the cup, the two hands, and what is known of them (2.2, 5.2).

The cup is unordered. `absent` holds chits everybody knows are not in a hand: they were seen outside it since its owner
last drew.
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count, lowest, nth
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step, Weights
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas


class OpenDraw(Step):
    """Chance draws a chit in public."""

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def list(self, state: Maracas, out: Legal) -> None:
        list_chits(state.cup, c.DO_DRAW, out)

    def weights(self, state: Maracas) -> Weights:
        return cup_weights(state)

    def sample(self, state: Maracas, rng: Rng) -> i64:
        return c.DO_DRAW + sample_chit(state, state.cup, rng)


class SecretDraw(Step):
    """Chance draws a chit that only one side sees."""

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def list(self, state: Maracas, out: Legal) -> None:
        list_chits(state.cup, c.DO_DEALT, out)

    def weights(self, state: Maracas) -> Weights:
        return cup_weights(state)

    def sample(self, state: Maracas, rng: Rng) -> i64:
        return c.DO_DEALT + sample_chit(state, state.cup, rng)


def cup_weights(state: Maracas) -> list[int]:
    """The number of copies of each different chit in the cup."""
    found: list[int] = []
    rest = state.cup & c.LISTED
    while rest != 0:
        found.append(state.copies(state.cup, lowest(rest)))
        rest &= rest - 1
    return found


def list_chits(chits: i64, verb: i64, out: Legal) -> None:
    """List the different chits, each once."""
    kind: i64 = 0
    chits &= c.LISTED
    while chits != 0:
        if chits & 1 != 0:
            out.add(verb + kind)
        chits >>= 1
        kind += 1


def sample_chit(state: Maracas, chits: i64, rng: Rng) -> i64:
    return state.tables.chit_of_bit[nth(chits, rng.below(count(chits)))]


def show_chit(state: Maracas, kind: i64) -> None:
    """Draw a chit in public and put it back: neither hand holds it (D-R67)."""
    state.shown = kind
    for side in range(i64(c.SIDES)):
        if state.copies(state.absent[side], kind) == 0:
            state.absent[side] = state.with_chit(state.absent[side], kind)


def is_cup_low(state: Maracas) -> bool:
    """Whether the cup is too low to draw to a hand (D-R67)."""
    return count(state.cup) <= c.LEAST_CUP


def most_bought(state: Maracas) -> i64:
    """The most chits to buy: half of what may leave the cup, so that neither purchase reveals the other (D-R89)."""
    return (count(state.cup) + count(state.fresh[0]) + count(state.fresh[1]) - c.LEAST_CUP) // 2


def deal_chit(state: Maracas, side: i64, kind: i64, bought: bool) -> None:
    """Move a chit from the cup to a hand; others no longer know what the hand lacks."""
    state.cup = state.without_chit(state.cup, kind)
    if bought:
        state.fresh[side] = state.with_chit(state.fresh[side], kind)
    else:
        state.hands[side] = state.with_chit(state.hands[side], kind)
        state.absent[side] = 0


def merge_fresh(state: Maracas, side: i64) -> None:
    """Add bought chits to the hand."""
    if state.fresh[side] != 0:
        state.absent[side] = 0
    state.hands[side] = state.union(state.hands[side], state.fresh[side])
    state.fresh[side] = 0


def give_back(state: Maracas, side: i64, chits: i64, seen: bool) -> None:
    """Return chits to the cup, in public or not."""
    state.cup = state.union(state.cup, chits)
    if not seen:
        return
    state.absent[side] = state.union(state.absent[side], chits)
    kind: i64 = 0
    rest = chits & c.LISTED
    while rest != 0:
        if rest & 1 != 0 and state.copies(state.absent[1 - side], kind) == 0:
            state.absent[1 - side] = state.with_chit(state.absent[1 - side], kind)
        rest >>= 1
        kind += 1
