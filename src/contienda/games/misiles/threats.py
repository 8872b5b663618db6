"""Threats to show at a glance: who wins next turn unless somebody acts, and how."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.games.misiles.constants import CRISIS, HOTLINE, MISSILE, PARTS, PROPAGANDA, SPACE, SPY
from contienda.games.misiles.rules.conditions import is_space_candidate
from contienda.games.misiles.state import Misiles

THREATS: Final = [
    "clock", "turn_lost", "crisis", "hotline", "space_crisis", "space_hotline",
    "spy", "propaganda", "space_spy", "space_propaganda", "missiles",
]  # fmt: skip


def threat(state: Misiles, seat: i64) -> str:
    """The first of THREATS that applies, or "". Unstoppable threats come before Espionage and Propaganda."""
    missiles = state.completes(seat, MISSILE)
    boxes = state.clock[seat]
    if boxes == 1 and missiles > 0:
        return "clock"  # 11.10d
    if boxes == 1 or (boxes > 0 and state.strict_clock):
        return "turn_lost"  # 11.10d, M-R15
    two = missiles == 2
    spare = state.total(seat) - missiles - 1  # completes left to erase or give once an element is played (M-R4)
    certain = [
        ("crisis", CRISIS, two and spare > 1),
        ("hotline", HOTLINE, two and state.marked(seat, MISSILE) == PARTS - 1),
    ]
    countered = [
        ("spy", SPY, two and spare > 0 and rival_missile(state, seat)),  # needs something else to give (M-R28)
        ("propaganda", PROPAGANDA, forced_missiles(state, seat, missiles, spare)),
    ]
    for ways in (certain, countered):
        for name, element, wins in ways:
            if wins and state.completes(seat, element) > 0:
                return name
        for name, element, wins in ways:
            if wins and state.completes(seat, SPACE) > 0 and is_space_candidate(state, seat, element):
                return f"space_{name}"
    return "missiles" if two else ""


def rival_missile(state: Misiles, seat: i64) -> bool:
    """Whether a missile can be taken from an opponent without an active wall."""
    for other in range(state.seats):
        if other != seat and not state.walled(other) and state.completes(other, MISSILE) > 0:
            return True
    return False


def forced_missiles(state: Misiles, seat: i64, missiles: i64, spare: i64) -> bool:
    """Whether an opponent with few other completes must give up the missiles this seat still needs (11.5, M-R9)."""
    kept = missiles if spare > 1 else missiles + spare - 2  # with too little to spare, missiles must be given too
    for other in range(state.seats):
        if other != seat and not state.walled(other) and state.total(other) > 1:
            besides = state.total(other) - state.completes(other, MISSILE)
            if besides < 2 and kept + 2 - besides > 2:
                return True
    return False
