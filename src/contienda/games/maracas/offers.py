"""What a mission would compare, as far as the one who looks knows it: both totals before chits are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from contienda.core.game import CHANCE, OVER, Legal
from contienda.games.maracas import elements as e
from contienda.games.maracas import steps as s

if TYPE_CHECKING:
    from contienda.games.maracas.position import Maracas

Totals = dict[str, int | str | None]


def offers(state: Maracas, seat: int) -> list[dict[str, object]]:
    """For who decides about a mission: each choice with its totals."""
    if not asks(state, seat, [s.MISSION, s.GO_ON, s.TARGET, s.AMBUSH_UNIT, s.BOMBERS]):
        return []
    found: list[dict[str, object]] = []
    for code in state.actions():
        twin = cast("Maracas", state.copy())
        if code >= e.DO_PICK:
            twin.target_unit = twin.find_unit(e.GOV, twin.stack_units[twin.target], code - e.DO_PICK)
        elif code >= e.DO_BOMBERS:
            twin.bombers = code - e.DO_BOMBERS
        elif code >= e.DO_MISSION:
            twin.mission, twin.target = code - e.DO_MISSION, e.NONE
            aim(twin, targets(twin))
        elif code >= e.DO_TARGET:
            aim(twin, [code])
        else:
            continue
        found.append({"code": code, "totals": mission_totals(twin, seat, int(twin.go_stack))})
    return found


def prospects(state: Maracas, seat: int) -> list[dict[str, object]]:
    """For who picks a stack: every mission it may run, against every target."""
    if not asks(state, seat, [s.GO]):
        return []
    found: list[dict[str, object]] = []
    for code in state.actions():
        if not e.DO_STACK <= code < e.DO_TARGET:
            continue
        for mission in range(e.MISSIONS):
            if mission == e.MOVE or not state.can_run(code - e.DO_STACK, mission):
                continue
            twin = cast("Maracas", state.copy())
            twin.go_stack, twin.mission, twin.target = code - e.DO_STACK, mission, e.NONE
            for target in targets(twin) or [e.NONE]:
                aim(twin, [target] if target != e.NONE else [])
                totals = mission_totals(twin, seat, int(twin.go_stack))
                found.append(
                    {
                        "stack": code - e.DO_STACK + 1,
                        "mission": e.MISSION_NAMES[mission],
                        "target": named(int(twin.target)),
                        "totals": totals,
                    }
                )
    return found


def asks(state: Maracas, seat: int, steps: list[int]) -> bool:
    return state.who not in (OVER, CHANCE) and state.who == seat and state.step() in steps


def targets(state: Maracas) -> list[int]:
    """Codes of what the mission at hand may be aimed at; none if it is aimed at nobody."""
    if state.mission not in (e.PATROL, e.ATTACK, e.AMBUSH):
        return []
    found = Legal()
    state.list_targets(found)
    return [int(found.codes[number]) for number in range(int(found.count))]


def aim(state: Maracas, codes: list[int]) -> None:
    """At the only target; of a stack that is ambushed, at the only unit."""
    if len(codes) != 1:
        return
    code = codes[0]
    if code >= e.DO_TARGET_CRIMINAL:
        state.target = e.CRIMINAL + code - e.DO_TARGET_CRIMINAL
    else:
        state.target = code - e.DO_TARGET
        regular = int(state.stack_units[state.target]) & int(state.tables.regular[e.GOV])
        state.target_unit = regular if state.mission == e.AMBUSH and regular & (regular - 1) == 0 else 0


def named(target: int) -> int | str | None:
    """A stack by its number, or what is no stack."""
    if target == e.NONE:
        return None
    return ["criminal", "nsm", "objective"][target - e.CRIMINAL] if target >= e.CRIMINAL else target + 1


def mission_totals(state: Maracas, seat: int, stack: int) -> Totals | None:
    """Without chits; None for what this seat cannot know.

    `open` is the part of a hidden total that everybody knows, `random` the rating of the chit drawn against the
    mission, `second` the own total of the second comparison of an Ambush (6.13d).
    """
    mission, target = int(state.mission), int(state.target)
    if state.stack_at[stack] == e.NONE or mission in (e.NONE, e.MOVE) or state.place_of(stack) == e.QRF:
        return None
    side, area = int(state.side_of(stack)), int(state.place_of(stack))
    own, against, drawn = compared(state, side, area, stack, mission, target)
    knows_own = side == e.GOV or seat == e.INS or is_shown(state, stack)
    hides = target != e.NONE and target < 100 and not is_shown(state, target)
    knows_other = side == e.INS or seat == e.INS or not hides
    second = mission == e.AMBUSH and target < e.CRIMINAL and knows_own
    return {
        "own": own if knows_own else None,
        "against": against if knows_other else None,
        "open": open_part(state, area, mission, target) if against is None or not knows_other else None,
        "random": drawn,
        "second": int(state.ambush_strength(stack)) if second else None,
    }


def open_part(state: Maracas, area: int, mission: int, target: int) -> int | None:
    """What everybody knows of the other total."""
    if mission in (e.PATROL, e.SWEEP):
        return int(state.open_cover(area))
    if mission != e.ATTACK:
        return None
    seen = 0 if target == e.NONE else int(state.stack_units[target]) & int(state.up_units)
    return int(state.tables.tm[area]) + int(state.total(e.INS, seen, e.TR))


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
