"""Invariants of every position: counters, chits and markers are conserved."""

from __future__ import annotations

from contienda.core.bitset import BIT, count
from contienda.games.maracas import _codec
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.state import Maracas


def audit(state: Maracas) -> list[str]:
    return [*_codec.out_of_bounds(state), *audit_chits(state), *audit_forces(state), *audit_areas(state)]


def audit_chits(state: Maracas) -> list[str]:
    """Check that there are fifty chits, none of them twice."""
    wrong: list[str] = []
    for kind in range(c.CHITS):
        total = state.copies(state.cup, kind)
        for side in range(c.SIDES):
            total += state.copies(state.hands[side], kind) + state.copies(state.fresh[side], kind)
            total += state.copies(state.played[side], kind)
        expected = 2 if state.tables.chit_second[kind] != 0 else 1
        if total != expected:
            wrong.append(f"chit {state.tables.chit_names[kind]}: {total} instead of {expected}")
    return wrong


def audit_forces(state: Maracas) -> list[str]:
    """Check that each counter is in exactly one place and that marks are where they belong."""
    wrong: list[str] = []
    forming = state.argument() if state.depth > 0 and state.step() in (steps.FORM, steps.CELL) else c.NONE
    for side in range(c.SIDES):
        units, assets = 0, 0
        parts: list[tuple[int, int]] = []
        for place in range(c.PLACES):
            parts.append((state.box_units[side * c.PLACES + place], state.box_assets[side * c.PLACES + place]))
        for stack in range(state.stacks):
            if state.stack_at[stack] == c.NONE:
                if state.stack_units[stack] | state.stack_assets[stack]:
                    wrong.append(f"stack {stack} is no more and holds counters")
            elif state.side_of(stack) == side:
                parts.append((state.stack_units[stack], state.stack_assets[stack]))
                if state.stack_units[stack] | state.stack_assets[stack] == 0 and stack != forming:
                    wrong.append(f"stack {stack} is empty")
                if count(state.stack_units[stack]) > 3 or count(state.stack_assets[stack]) > 3:
                    wrong.append(f"stack {stack} is too large")
                if side == c.INS and state.stack_units[stack] == 0 and stack != forming:
                    wrong.append(f"stack {stack} has no combat unit")
        for some, more in parts:
            if units & some or assets & more:
                wrong.append(f"side {side}: a counter in two places")
            units |= some
            assets |= more
        extra = state.tables.informants if side == c.GOV else state.tables.dummies
        if units != state.tables.units[side] or assets != (state.tables.assets[side] | extra):
            wrong.append(f"side {side}: counters {units:b} and {assets:b}")
        still = state.box_units[side * c.PLACES + c.UNUSED] | state.box_units[side * c.PLACES + c.DISRUPTED]
        if state.hurt(side) & still:
            wrong.append(f"side {side}: Hits on a unit that is not in play")
        for bit in range(42):
            if state.hurt(side) & BIT[bit] and state.hits_of(side, BIT[bit]) >= state.rating(side, BIT[bit], c.TR):
                wrong.append(f"side {side}: unit {bit} has too many Hits")
    off = state.box_units[c.AVAILABLE] | state.box_units[c.DISRUPTED] | state.box_units[c.UNUSED]
    if state.flipped & off:
        wrong.append("a unit off the map is flipped")
    return wrong


def audit_areas(state: Maracas) -> list[str]:
    wrong: list[str] = []
    if state.iu_left() < 0 or state.irregulars_left() < 0:
        wrong.append("more infrastructure or irregulars than counters")
    for area in range(c.AREAS):
        pn = state.tables.pn[area]
        for name in range(c.ROWS):
            if state.row(area, name) < 0:
                wrong.append(f"Area {area}: row {name} is {state.row(area, name)}")
        for name in (c.R_SABOTAGE, c.R_CRIMINALS, c.R_NSM):
            if state.row(area, name) > pn:
                wrong.append(f"Area {area}: row {name} is above {pn}")
    for side in range(c.SIDES):
        if not state.tables.tp_least <= state.number(side, c.TP_MAX) <= state.tables.tp_most:
            wrong.append(f"side {side}: allocation {state.number(side, c.TP_MAX)}")
        for name in (c.TP_NOW, c.VP, c.ADVANTAGES):
            if state.number(side, name) < 0:
                wrong.append(f"side {side}: number {name} is {state.number(side, name)}")
    for kind in (c.IA_GOV, c.IA_INS):
        side = kind - c.IA_GOV
        if state.pool[kind] + state.number(side, c.ADVANTAGES) != state.tables.pool[kind]:
            wrong.append(f"Advantages of side {side} are not conserved")
    out = count(state.assets_at(c.GOV, c.UNUSED) & state.tables.informants)
    if state.tables.with_intelligence and state.pool[c.INFORMANT] != out:
        wrong.append("Informants are not conserved")
    return wrong
