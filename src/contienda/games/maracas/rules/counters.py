"""Counters to choose from: those that look alike are one choice. Also Asset effects and draws of units by type."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step, Weights
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas


class UnitDraw(Step):
    """Chance draws a unit of one type."""

    def side(self, state: Maracas) -> i64:
        """The unit's owner."""
        raise NotImplementedError

    def units(self, state: Maracas) -> i64:
        """The units of that type."""
        raise NotImplementedError

    def who(self, state: Maracas) -> i64:
        return CHANCE

    def list(self, state: Maracas, out: Legal) -> None:
        units, side = self.units(state), self.side(state)
        while units != 0:
            kind = state.kind_of(side, units)
            units &= ~state.tables.kind_mask[kind]
            out.add(c.DO_FORCE + kind)

    def weights(self, state: Maracas) -> Weights:
        found: Weights = []
        for action in state.actions():
            found.append(count(self.units(state) & state.tables.kind_mask[action - c.DO_FORCE]))
        return found

    def sample(self, state: Maracas, rng: Rng) -> i64:
        units = self.units(state)
        return c.DO_FORCE + state.kind_of(self.side(state), BIT[nth(units, rng.below(count(units)))])


def list_units(state: Maracas, side: i64, units: i64, verb: i64, out: Legal) -> None:
    seen: i64 = 0
    last: i64 = c.NONE
    while units != 0:
        bit = units & -units
        units &= units - 1
        look = state.unit_look(side, bit)
        if c.kind_in(look) != last:
            last = c.kind_in(look)
            seen = 0
        if seen & BIT[look % c.LOOKS] == 0:
            seen |= BIT[look % c.LOOKS]
            out.add(verb + look)


def list_assets(state: Maracas, side: i64, assets: i64, verb: i64, out: Legal) -> None:
    last: i64 = c.NONE
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        kind = state.asset_kind(side, bit)
        if kind != last:
            last = kind
            out.add(verb + c.look(kind, 0, 0))


def rating_sum(state: Maracas, side: i64, units: i64, rating: i64) -> i64:
    """The sum of a rating over these units."""
    found: i64 = 0
    while units != 0:
        bit = units & -units
        units &= units - 1
        found += state.rating(side, bit, rating)
    return found


def effects(state: Maracas, side: i64, assets: i64, column: i64) -> i64:
    """The total effect of these Assets there."""
    found: i64 = 0
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        found += state.tables.effect[state.asset_kind(side, bit) * c.EFFECTS + column]
    return found


def effective(state: Maracas, side: i64, assets: i64, column: i64) -> i64:
    """The Assets that add something in this column or the next."""
    found: i64 = 0
    while assets != 0:
        bit = assets & -assets
        assets &= assets - 1
        row = state.asset_kind(side, bit) * c.EFFECTS + column
        if state.tables.effect[row] + state.tables.effect[row + 1] != 0:
            found |= bit
    return found
