"""What a glance at a sheet should tell: who wins with the next turn unless somebody acts, and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from contienda.games.misiles.elements import CRISIS, HOTLINE, MISSILE, PARTS, SPACE, SPY

if TYPE_CHECKING:
    from contienda.games.misiles.position import Misiles

THREATS: Final = [
    "clock", "turn_lost", "crisis", "hotline", "space_crisis", "spy", "space_spy", "missiles",
]  # fmt: skip


def threat(state: Misiles, seat: i64) -> str:
    """The first of THREATS that holds, or nothing: those that nobody can counter come before spies."""
    missiles = state.completes(seat, MISSILE)
    boxes = state.clock[seat]
    if boxes == 1 and missiles > 0:
        return "clock"  # 11.10d
    if boxes == 1 or (boxes > 0 and state.strict_clock):
        return "turn_lost"  # 11.10d, M-R15
    if missiles != 2:
        return ""
    others = state.total(seat) - missiles
    if state.completes(seat, CRISIS) > 0 and others > 2:
        return "crisis"  # two more to erase, neither a missile
    if state.completes(seat, HOTLINE) > 0 and state.marked(seat, MISSILE) == PARTS - 1:
        return "hotline"
    races = state.completes(seat, SPACE) > 0
    if races and state.is_space_candidate(seat, CRISIS) and others > 2:
        return "space_crisis"
    if others > 1 and rival_missile(state, seat):  # something else to give (M-R28)
        if state.completes(seat, SPY) > 0:
            return "spy"
        if races and state.is_space_candidate(seat, SPY):
            return "space_spy"
    return "missiles"


def rival_missile(state: Misiles, seat: i64) -> bool:
    """Whether a missile can be taken from somebody who is not behind a wall."""
    other: i64 = 0
    while other < state.seats:
        if other != seat and not state.walled(other) and state.completes(other, MISSILE) > 0:
            return True
        other += 1
    return False
