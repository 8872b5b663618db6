"""What chance decides: chits from the cup and from the pool, counters by type, strategies, victims."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count, lowest, nth
from contienda.core.game import Legal
from contienda.core.rng import Rng
from contienda.games.maracas import steps as s
from contienda.games.maracas.elements import (
    DO_DEALT,
    DO_DRAW,
    DO_FORCE,
    DO_INTEL,
    DO_ORDERS,
    DO_SIDE,
    DO_UNIT,
    GOV,
    INS,
    INTEL,
    STRATEGIES,
    T_GR,
    UNUSED,
)
from contienda.games.maracas.ending import Ending


class Chance(Ending):
    """Outcomes and their weights."""

    def is_chance(self, step: i64) -> bool:
        return (
            self.is_open_draw(step)
            or self.is_secret_draw(step)
            or self.is_force_draw(step)
            or step == s.STRATEGY
            or step == s.ORDERS
            or step == s.OTHER_STRATEGY
            or step == s.INTEL
            or step == s.ORDERS_SIDE
            or step == s.NSM_VICTIM
            or step == s.NSM_UNIT
        )

    def is_open_draw(self, step: i64) -> bool:
        """A chit drawn for all to see."""
        return (
            step == s.RANDOM
            or step == s.FREE_DRAW
            or step == s.EVENT
            or step == s.EVENT_SECOND
            or step == s.INFORMATION
            or step == s.NSM_FIGHT
            or step == s.NSM_BRAWL
            or step == s.COLUMN
        )

    def is_secret_draw(self, step: i64) -> bool:
        """A chit only one side sees."""
        return step == s.HAND or step == s.LUCK or step == s.APPEAL_OWN or step == s.APPEAL_HQ

    def is_force_draw(self, step: i64) -> bool:
        """A counter by type."""
        return step == s.FORCE or step == s.ROTATION_DRAW or step == s.GAIN_UNIT or step == s.PROMOTED

    def drawable(self, step: i64) -> i64:
        """The counters of the type that is drawn."""
        if step == s.FORCE:
            kind = self.argument() % 8
            return self.units_at(INS if kind >= T_GR else GOV, UNUSED) & self.tables.type_mask[kind]
        if step == s.ROTATION_DRAW:
            return self.relief_units()
        if step == s.GAIN_UNIT:
            return self.unused_of(self.argument() % 2, self.argument() // 2)
        return self.units_at(INS, UNUSED) & self.tables.type_mask[T_GR]

    def drawing_side(self, step: i64) -> i64:
        if step == s.FORCE:
            return INS if self.argument() % 8 >= T_GR else GOV
        if step == s.GAIN_UNIT:
            return self.argument() % 2
        return GOV if step == s.ROTATION_DRAW else INS

    def strategies_drawn(self, step: i64) -> i64:
        return 15 if step == s.STRATEGY else self.other_strategies(self.argument() % 2)

    def list_chance(self, step: i64, out: Legal) -> None:
        if self.is_open_draw(step):
            self.list_chits(self.cup, DO_DRAW, out)
        elif self.is_secret_draw(step):
            self.list_chits(self.cup, DO_DEALT, out)
        elif self.is_force_draw(step):
            units, side = self.drawable(step), self.drawing_side(step)
            last: i64 = -1
            while units != 0:
                kind = self.kind_of(side, units & -units)
                units &= units - 1
                if kind != last:
                    last = kind
                    out.add(DO_FORCE + kind)
        elif step == s.INTEL:
            chit: i64 = 0
            while chit < INTEL:
                if self.pool[chit] > 0:
                    out.add(DO_INTEL + chit)
                chit += 1
        elif step == s.ORDERS_SIDE:
            out.add(DO_SIDE)
            out.add(DO_SIDE + 1)
        elif step == s.NSM_VICTIM:
            self.list_nsm_victims(out)
        elif step == s.NSM_UNIT:
            self.list_nsm_units(out)
        else:
            found = self.strategies_drawn(step)
            while found != 0:
                out.add(DO_ORDERS + self.argument() % 2 * STRATEGIES + lowest(found))
                found &= found - 1

    def weight(self, step: i64, action: i64) -> i64:
        if self.is_open_draw(step):
            return self.copies(self.cup, action - DO_DRAW)
        if self.is_secret_draw(step):
            return self.copies(self.cup, action - DO_DEALT)
        if self.is_force_draw(step):
            return count(self.drawable(step) & self.tables.kind_mask[action - DO_FORCE])
        if step == s.INTEL:
            return self.pool[action - DO_INTEL]
        if step == s.NSM_UNIT:
            return count(self.victims_of(action - DO_UNIT))
        return 1

    def weights(self) -> list[int]:
        step = self.step()
        found: list[int] = []
        for action in self.actions():
            found.append(self.weight(step, action))
        return found

    def sample(self, rng: Rng) -> i64:
        step = self.step()
        if self.is_open_draw(step):
            return DO_DRAW + self.sample_chit(self.cup, rng)
        if self.is_secret_draw(step):
            return DO_DEALT + self.sample_chit(self.cup, rng)
        if self.is_force_draw(step):
            units = self.drawable(step)
            bit = nth(units, rng.below(count(units)))
            return DO_FORCE + self.tables.kind_of_unit[self.drawing_side(step) * 64 + bit]
        if step == s.NSM_UNIT:
            units = self.stack_units[self.target]
            return DO_UNIT + self.tables.kind_of_unit[INS * 64 + nth(units, rng.below(count(units)))]
        if step == s.INTEL:
            left = rng.below(self.pool_size())
            chit: i64 = 0
            while left >= self.pool[chit]:
                left -= self.pool[chit]
                chit += 1
            return DO_INTEL + chit
        out = Legal()
        self.list_chance(step, out)
        return out.codes[rng.below(out.count)]
