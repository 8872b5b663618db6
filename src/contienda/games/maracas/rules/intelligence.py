"""The Intelligence Segment and the Intelligence Pool (9.3): all draws are public."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.chits import OpenDraw, show_chit
from contienda.games.maracas.rules.forces import shift_asset
from contienda.games.maracas.state import Maracas


class Intelligence(Step):
    """The Government pays for information as often as it likes (9.32)."""

    number: i64 = 50

    def who(self, state: Maracas) -> i64:
        return c.GOV if state.tables.with_intelligence else UNASKED

    def list(self, state: Maracas, out: Legal) -> None:
        if state.tp(c.GOV) > 0 and pool_size(state) > 0:
            out.add(c.DO_PAY)
        out.add(c.DO_DONE)

    def do(self, state: Maracas, action: i64) -> None:
        if action == c.DO_DONE:
            state.pop()
            return
        state.add(c.GOV, c.TP_NOW, -1)
        state.note("paid_intelligence", "9.32", c.GOV, state.tp(c.GOV))
        steps.ask_information(state)


class Information(OpenDraw):
    """Chance draws a chit whose IR is the number of draws from the pool (9.32)."""

    number: i64 = 51

    def do(self, state: Maracas, action: i64) -> None:
        chit = action - c.DO_DRAW
        state.pop()
        show_chit(state, chit)
        steps.ask_intel(state, state.rating_of(chit, c.IR))


class Intel(Step):
    """Chance draws from the Intelligence Pool; blanks go back after the batch (9.31, 9.32)."""

    number: i64 = 52
    arguments: str = "left"

    def who(self, state: Maracas) -> i64:
        return CHANCE if steps.intel_left(state) > 0 and pool_size(state) > 0 else UNASKED

    def unasked(self, state: Maracas) -> None:
        state.pop()
        state.pool[c.BLANK] += state.blanks_aside
        state.blanks_aside = 0

    def list(self, state: Maracas, out: Legal) -> None:
        for chit in range(i64(c.INTEL)):
            if state.pool[chit] > 0:
                out.add(c.DO_INTEL + chit)

    def weights(self, state: Maracas) -> Weights:
        found: Weights = []
        for number in state.pool:
            if number > 0:
                found.append(number)
        return found

    def sample(self, state: Maracas, rng: Rng) -> i64:
        left = rng.below(pool_size(state))
        chit: i64 = 0
        while left >= state.pool[chit]:
            left -= state.pool[chit]
            chit += 1
        return c.DO_INTEL + chit

    def do(self, state: Maracas, action: i64) -> None:
        kind, left = action - c.DO_INTEL, steps.intel_left(state)
        state.pop()
        steps.ask_intel(state, left - 1)
        state.pool[kind] -= 1
        state.note("intel_drawn", "9.31", kind)
        if kind == c.BLANK:
            state.blanks_aside += 1
        elif kind == c.IA_GOV or kind == c.IA_INS:
            state.add(kind - c.IA_GOV, c.ADVANTAGES, 1)
        elif kind == c.INFORMANT:
            free = state.assets_at(c.GOV, c.UNUSED) & state.tables.informants
            shift_asset(state, c.GOV, free & -free, c.UNUSED, c.AVAILABLE)
            state.new_informants |= free & -free
        else:
            state.identified |= BIT[state.tables.first_node + kind - c.IDENTIFIER]


def pool_size(state: Maracas) -> i64:
    found: i64 = 0
    for kind in range(i64(c.INTEL)):
        found += state.pool[kind]
    return found


def spend_advantage(state: Maracas, side: i64) -> None:
    """Return the Advantage to the pool in its own colour (9.3)."""
    state.add(side, c.ADVANTAGES, -1)
    state.pool[c.IA_GOV + side] += 1
    state.note("advantage_used", "9.33", side)


def remove_informants(state: Maracas, area: i64) -> None:
    """Return Informants to the pool at no cost in Task Points (6.18)."""
    bits = state.assets_at(c.GOV, area) & state.tables.informants
    while bits != 0:
        bit = bits & -bits
        bits &= bits - 1
        shift_asset(state, c.GOV, bit, area, c.UNUSED)
        state.pool[c.INFORMANT] += 1
        state.note("informant_removed", "6.18b", area)


def is_informed(state: Maracas, area: i64) -> bool:
    return state.assets_at(c.GOV, area) & state.tables.informants != 0


def has_advantage(state: Maracas, side: i64) -> bool:
    return state.number(side, c.ADVANTAGES) > 0
