"""What a mission would compare, as far as the one who looks knows it: both totals before chits are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.core.game import OVER
from contienda.games.maracas import elements as e
from contienda.games.maracas import steps as s

if TYPE_CHECKING:
    from contienda.games.maracas.position import Maracas

Totals = dict[str, int | str | None]


def offers(state: Maracas, seat: int) -> list[dict[str, object]]:
    """For who decides about a mission: each with its target and totals."""
    if state.who in (OVER, -1) or state.who != seat or state.step() not in (s.MISSION, s.GO_ON, s.TARGET):
        return []
    stack = int(state.go_stack)
    found: list[dict[str, object]] = []
    for code in state.actions():
        mission, target = int(state.mission), e.NONE
        if code >= e.DO_MISSION:
            mission = code - e.DO_MISSION
        elif code >= e.DO_TARGET_CRIMINAL:
            target = e.CRIMINAL + code - e.DO_TARGET_CRIMINAL
        elif code >= e.DO_TARGET:
            target = code - e.DO_TARGET
        else:
            continue
        found.append({"code": code, "totals": mission_totals(state, seat, stack, mission, target)})
    return found


def mission_totals(state: Maracas, seat: int, stack: int, mission: int, target: int) -> Totals | None:
    """Without chits; None for what this seat cannot know. `random` names the rating of the chit drawn against it."""
    if state.stack_at[stack] == e.NONE or mission in (e.NONE, e.MOVE) or state.place_of(stack) == e.QRF:
        return None
    side, area = int(state.side_of(stack)), int(state.place_of(stack))
    own, against, drawn = compared(state, side, area, stack, mission, target)
    knows_own = side == e.GOV or seat == e.INS or is_shown(state, stack)
    hides = target != e.NONE and target < 100 and not is_shown(state, target)
    knows_other = side == e.INS or seat == e.INS or not hides
    return {
        "own": own if knows_own else None,
        "against": against if knows_other else None,
        "random": drawn,
    }


def is_shown(state: Maracas, stack: int) -> bool:
    """Whether everybody knows all counters of a stack."""
    return bool(state.side_of(stack) == e.GOV or state.down(stack) == 0)


def compared(
    state: Maracas, side: int, area: int, stack: int, mission: int, target: int
) -> tuple[int, int | None, str | None]:
    """Own total, the other's, and the rating of a random chit that is added to it."""
    pn, tm = int(state.tables.pn[area]), int(state.tables.tm[area])
    if mission in (e.PATROL, e.SWEEP):
        against = int(state.cover(target)) if mission == e.PATROL and target != e.NONE else None
        return int(state.patrol_strength(stack)), against, None
    if mission == e.ATTACK:
        own = int(state.troop_strength(stack, e.CRIMINAL <= target <= e.NSM))
        if target >= 100:
            return own, tm, "tr"
        return own, int(state.troop_strength(target, False)) + tm if target != e.NONE else None, None
    if mission == e.AMBUSH:
        if target >= 100:
            return int(state.surprise(stack, False)), 0, "tr"
        unit = int(state.target_unit)
        return int(state.surprise(stack, False)), int(state.rating(e.GOV, unit, e.TR)) if unit else None, None
    if mission == e.INTIMIDATE:
        para = int(state.total(e.GOV, state.para_in(area), e.CMR))
        return int(state.civil_strength(stack, mission) + state.bombs(stack)), para, None
    own = int(state.civil_strength(stack, mission))
    if mission == e.REDUCE:
        own += int(state.bombs(stack))
    if mission == e.SABOTAGE:
        return own, pn, None
    return own, pn if mission in (e.REDUCE, e.REMOVE_TERROR) else 0, "cmr"
