"""The totals a mission would compare before chits are played, as far as the viewer knows them."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from contienda.core.state import Legal
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules import strength
from contienda.games.maracas.rules.counters import rating_sum
from contienda.games.maracas.rules.mission_chits import plays_two
from contienda.games.maracas.rules.missions import list_targets
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.view_types import Offer, Totals


def offers(state: Maracas, seat: i64) -> list[Offer]:
    """For the seat that decides about a mission: each choice with its totals."""
    picks = (steps.MISSION, steps.GO_ON, steps.TARGET, steps.AMBUSH_UNIT, steps.BOMBERS)
    if state.who < 0 or state.who != seat or state.step() not in picks:
        return []
    found: list[Offer] = []
    for code in state.actions():
        twin = cast("Maracas", state.copy())
        if code >= c.DO_PICK:
            twin.target_unit = twin.find_unit(c.GOV, twin.stack_units[twin.target], code - c.DO_PICK)
        elif code >= c.DO_BOMBERS:
            twin.bombers = code - c.DO_BOMBERS
        elif code >= c.DO_MISSION:
            twin.mission, twin.target = code - c.DO_MISSION, c.NONE
            aim(twin, targets(twin))
        elif code >= c.DO_TARGET:
            aim(twin, [code])
        else:
            continue
        found.append({"code": code, "totals": mission_totals(twin, seat, int(twin.go_stack))})
    return found


def targets(state: Maracas) -> list[int]:
    """The action codes of the current mission's possible targets; empty if it has no target."""
    if state.mission not in (c.PATROL, c.ATTACK, c.AMBUSH):
        return []
    found = Legal()
    list_targets(state, found)
    return [int(found.codes[number]) for number in range(int(found.count))]


def aim(state: Maracas, codes: list[int]) -> None:
    """Aim at the only target and, in an Ambush of a stack, at its only unit."""
    if len(codes) != 1:
        return
    code = codes[0]
    if code >= c.DO_TARGET_CRIMINAL:
        state.target = c.CRIMINAL + code - c.DO_TARGET_CRIMINAL
    else:
        state.target = code - c.DO_TARGET
        regular = int(state.stack_units[state.target]) & int(state.tables.regular[c.GOV])
        state.target_unit = regular if state.mission == c.AMBUSH and regular & (regular - 1) == 0 else 0


def mission_totals(state: Maracas, seat: i64, stack: i64) -> Totals | None:
    """The totals of the current mission, as this seat knows them."""
    mission, target = int(state.mission), int(state.target)
    if state.stack_at[stack] == c.NONE or mission in (c.NONE, c.MOVE) or state.place_of(stack) == c.QRF:
        return None
    side, area = int(state.side_of(stack)), int(state.place_of(stack))
    own, against, drawn = compared(state, area, stack, mission, target)
    knows_own = side == c.GOV or seat == c.INS or is_shown(state, stack)
    hides = target != c.NONE and state.aims_at_stack() and not is_shown(state, target)
    knows_other = side == c.INS or seat == c.INS or not hides
    second = mission == c.AMBUSH and state.aims_at_stack() and knows_own
    own_chits, against_chits = chits_allowed(state, side, area, mission)
    return {
        "own": own if knows_own else None,
        "against": against if knows_other else None,
        "open": open_part(state, area, mission, target) if against is None or not knows_other else None,
        "random": drawn,
        "second": int(strength.ambush_strength(state, stack)) if second else None,
        "own_chits": own_chits,
        "against_chits": against_chits,
    }


def chits_allowed(state: Maracas, side: i64, area: i64, mission: i64) -> tuple[int, int]:
    """How many chits the side and its enemy may add to their totals, those already chosen included (6)."""
    at_stack = state.target == c.NONE or state.aims_at_stack()
    own = mission in (c.PATROL, c.ATTACK, c.REDUCE, c.SABOTAGE, c.INTIMIDATE) or (
        mission == c.REMOVE_TERROR and int(state.row(area, c.R_IU + side)) > 0
    )
    other = mission in (c.PATROL, c.SWEEP, c.INTIMIDATE) or (mission in (c.ATTACK, c.AMBUSH) and at_stack)
    return may_add(state, side, own), may_add(state, 1 - side, other)


def may_add(state: Maracas, side: i64, allowed: bool) -> int:
    if not allowed:
        return 0
    most = 2 if state.target != c.NONE and plays_two(state, side) else 1
    return most if state.tables.no_chit else min(most, int(state.hand_size(side)))


def open_part(state: Maracas, area: i64, mission: i64, target: i64) -> int | None:
    """What everybody knows of the other total."""
    if mission in (c.PATROL, c.SWEEP):
        return int(strength.open_cover(state, area))
    if mission != c.ATTACK:
        return None
    seen = 0 if target == c.NONE else int(state.stack_units[target]) & int(state.up_units)
    return int(state.tables.tm[area]) + int(rating_sum(state, c.INS, seen, c.TR))


def is_shown(state: Maracas, stack: i64) -> bool:
    """Whether everybody knows all counters of a stack."""
    return bool(state.side_of(stack) == c.GOV or state.down(stack) == 0)


def compared(state: Maracas, area: i64, stack: i64, mission: i64, target: i64) -> tuple[int, int | None, str | None]:
    """The side's own total, the enemy's, and the rating of a random chit added to it."""
    pn, tm = int(state.tables.pn[area]), int(state.tables.tm[area])
    if mission in (c.PATROL, c.SWEEP):
        against = int(strength.cover_of(state, target)) if mission == c.PATROL and target != c.NONE else None
        return int(strength.patrol_strength(state, stack)), against, None
    if mission == c.ATTACK:
        own = int(strength.troop_strength(state, stack, c.CRIMINAL <= target <= c.NSM))
        if not state.aims_at_stack():
            return own, tm, "tr"
        return own, int(strength.troop_strength(state, target, False)) + tm if target != c.NONE else None, None
    if mission == c.AMBUSH:
        own = int(strength.surprise(state, stack, False))
        if not state.aims_at_stack():
            return own, 0, "tr"
        unit = int(state.target_unit)
        return own, int(state.rating(c.GOV, unit, c.TR)) if unit else None, None
    own = int(strength.non_tactical_strength(state, stack, mission))
    if mission in (c.REDUCE, c.INTIMIDATE):
        own += int(strength.bomb_strength(state, stack))
    if mission == c.INTIMIDATE:
        return own, int(rating_sum(state, c.GOV, strength.paramilitaries_in(state, area), c.CMR)), None
    if mission == c.SABOTAGE:
        return own, pn, None
    return own, pn if mission in (c.REDUCE, c.REMOVE_TERROR) else 0, "cmr"
