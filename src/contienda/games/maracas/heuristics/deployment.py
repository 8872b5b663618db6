"""Where counters are needed: infrastructure in the setup, units in Deployment, and which of them form a stack."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.games.maracas import constants as c
from contienda.games.maracas.heuristics.valuation import change, holding, points
from contienda.games.maracas.rules.government_deployment import movable_units
from contienda.games.maracas.state import Maracas

WANTED: Final = vec[i64]([8, 6, 9, 4, 7, 2])  # units of each type to buy in the free setup
ENOUGH_ASSETS: Final = 4
ENOUGH_IU: Final = 6
CROWD: Final = 0.3  # how much each unit present lowers the need for another
COMPANY: Final = 0.5  # a stack of three does more than three stacks of one
UNGUARDED: Final = 4.0  # for the Insurgent: the last infrastructure of an Area falls without a fight
WORTH_A_TRANSFER: Final = 0.8  # how much better another Area must be


def first_infrastructure(state: Maracas, side: i64, area: i64) -> float:
    """Points for the price; a densely populated Area is harder to lose (10.2, 6.16)."""
    own, other = state.row(area, c.R_IU + side), state.row(area, c.R_IU + 1 - side)
    gain = holding(state, side, area, own + 1, other) - holding(state, side, area, own, other)
    pn = float(state.tables.pn[area])
    return 1.0 + 2.0 * gain / pn + 0.1 * pn - 0.3 * float(own)


def purchase(state: Maracas, side: i64, action: i64) -> float:
    """The appeal of buying: a balanced force, cheap enough not to concede too many points (10.1)."""
    if action >= c.DO_TAKE:
        bought = state.assets_at(side, c.AVAILABLE) & state.tables.assets[side]
        return 0.5 if count(bought) < ENOUGH_ASSETS else -1.0
    kind = action - c.DO_TYPE
    units = state.units_at(side, c.AVAILABLE)
    of_kind = units & (state.tables.militia[side] if kind == c.T_MIL else state.tables.type_mask[kind])
    return 1.0 if count(of_kind) < WANTED[kind] else -1.0


def need(state: Maracas, side: i64, area: i64) -> float:
    """How much an Area needs one more unit."""
    if state.is_frozen(area):
        return -5.0
    mine = float(count(state.units_in(side, area)))
    found = government_need(state, area) if side == c.GOV else insurgent_need(state, area)
    if mine % 3.0 > 0.0:
        found += COMPANY
    return found - CROWD * mine


def government_need(state: Maracas, area: i64) -> float:
    """The Government's need: Insurgents to find, infrastructure to guard, build or reduce, and open roads."""
    seen = float(state.row(area, c.R_SHOWN))
    own, other = state.effective_iu(c.GOV, area), state.row(area, c.R_IU + c.INS)
    found = 0.25 * points(state, c.GOV, c.X_PARA) * min(seen, 4.0)
    if other > 0:
        found += 0.35 * (points(state, c.GOV, c.X_IU) + change(state, c.GOV, area, 0, -1))
    if not state.is_terrorised(area):
        found += 0.3 * change(state, c.GOV, area, 1, 0)
    guards = count(state.units_in(c.GOV, area))
    if own > 0 and guards == 0:
        found += 0.5 + 0.3 * holding(state, c.GOV, area, own, other)
    if seen == 0.0 and state.tables.loc & BIT[area] != 0 and 2 * guards < state.tables.tm[area]:
        found += points(state, c.GOV, c.X_LOC)
    return found


def insurgent_need(state: Maracas, area: i64) -> float:
    """The Insurgent's need: infrastructure to guard and build, paramilitaries to intimidate, weak enemies."""
    own, other = state.row(area, c.R_IU + c.INS), state.effective_iu(c.GOV, area)
    soldiers = state.units_in(c.GOV, area)
    found = 0.0
    if not state.is_terrorised(area):
        found += 0.35 * change(state, c.INS, area, 1, 0)
    if own > 0 and state.units_in(c.INS, area) == 0:
        found += UNGUARDED + 0.3 * holding(state, c.INS, area, own, other)
    if other > 0 and soldiers == 0:
        found += 0.25 * (points(state, c.INS, c.X_IU) + change(state, c.INS, area, 0, -1))
    paramilitary = count(soldiers & state.tables.paramilitary[c.GOV])
    if paramilitary > 0:
        found += 0.25 * points(state, c.INS, c.X_PARA) * min(float(paramilitary), 2.0)
    return found - 0.05 * float(count(soldiers))


def militia_need(state: Maracas, side: i64, area: i64) -> float:
    """The need for Militia, which stays: it keeps the enemy away from infrastructure."""
    found = need(state, side, area)
    if state.row(area, c.R_IU + side) > 0:
        found += 1.0
    return found


def asset_need(state: Maracas, side: i64, area: i64) -> float:
    """The need for Assets: where units are, a few to each."""
    units = count(state.units_in(side, area))
    if units == 0 or state.is_frozen(area):
        return -5.0
    return 0.4 * float(units if units < 3 else 3) - 0.4 * float(count(state.assets_in(side, area)))


def asset_worth(state: Maracas, kind: i64) -> float:
    """What an Asset adds to missions; building is the most common."""
    row = kind * c.EFFECTS
    effect = state.tables.effect
    found = float(effect[row + c.F_BUILD]) + 0.4 * float(effect[row + c.F_PATROL] + effect[row + c.F_SENSOR])
    return found + 0.3 * float(effect[row + c.F_ATTACK]) + 0.7 * float(effect[row + c.F_ATTACK_EACH])


# --- the Government's transfers --------------------------------------------------------------------------------------


def best_need(state: Maracas, side: i64, without: i64) -> float:
    best = -9.0
    for area in range(i64(c.AREAS)):
        if area != without:
            best = max(best, need(state, side, area))
    return best


def transfer_from(state: Maracas, place: i64) -> float:
    """The appeal of a transfer: bring reserves on; move a unit only to a much better Area."""
    if place >= c.AREAS:
        return 3.0
    if movable_units(state, place) == 0:
        return -1.0
    here = need(state, c.GOV, place) + CROWD
    return best_need(state, c.GOV, place) - here - WORTH_A_TRANSFER


def transfer_to(state: Maracas, look: i64, place: i64) -> float:
    if place >= c.AREAS:
        return -6.0
    return asset_need(state, c.GOV, place) if state.is_asset_look(look) else need(state, c.GOV, place)


def arrive_at(state: Maracas, look: i64, area: i64) -> float:
    return asset_need(state, c.INS, area) if state.is_asset_look(look) else need(state, c.INS, area)


# --- stacks ----------------------------------------------------------------------------------------------------------


def joining(look: i64) -> float:
    """The appeal of joining a stack: full stacks of dispersed units, which find and build better than they fight."""
    return 1.0 + 0.5 * float(c.back_in(look))


def joining_cell(state: Maracas, stack: i64, look: i64) -> float:
    """The appeal of joining a cell: units that build together; one Militia apart, which keeps the enemy out (6.16b)."""
    if state.is_asset_look(look):
        return 0.5
    kind = c.kind_in(look)
    area = state.place_of(stack)
    if state.tables.kind_mask[kind] & state.tables.militia[c.INS] == 0:
        return float(state.tables.printed(kind, 0, c.CMR))
    left = state.units_at(c.INS, area)
    guarded = state.units_in(c.INS, area) & ~left & ~state.stack_units[stack] != 0
    if left & (left - 1) == 0 and state.stack_units[stack] != 0 and state.row(area, c.R_IU + c.INS) > 0 and not guarded:
        return -1.0
    return 0.5
